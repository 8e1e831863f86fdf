//! What Influence comes to: for Titles, and for Schemes (sections 16, 17, 19).

use elysium_kernel::{Seat, Seats, cite};
use elysium_kit::{Forecast, Target};

use super::{between, perhaps};
use crate::State;
use crate::cards::Kind;
use crate::rules::{influence, legal, scheme, stats};
use crate::sets::Slot;
use crate::state::Scheme;
use crate::vocabulary::{Ask, Choice};

pub(super) fn forecasts(state: &State, who: Seat, ask: Ask, choice: Choice) -> Vec<Forecast> {
    match (ask, choice) {
        (_, Choice::Play(slot)) => played(state, slot),
        (Ask::Exert(_, missing), _) => match brings(state, who, choice) {
            // §19.3: so much is still needed.
            Some(amount) => {
                let left = missing.saturating_sub(amount);
                let mut found = vec![Forecast::sure("missing", missing, left)];
                found.extend(short(state, who, choice, left));
                found
            }
            None => Vec::new(),
        },
        (Ask::Scheme(_), Choice::Yes | Choice::No) => {
            state.scheme.map_or_else(Vec::new, |scheme| answered(state, &scheme, who, choice == Choice::Yes))
        }
        (Ask::Scheme(_), _) => {
            let (Some(scheme), Some(amount)) = (state.scheme, brings(state, who, choice)) else {
                return Vec::new();
            };
            let brought = brought(state, &scheme, who);
            // §17.12: what is held in the fist is paid if one's side wins.
            let held = if let Choice::Hide(n) = choice { perhaps(state, who, n) } else { Vec::new() };
            [vec![Forecast::sure("brought", brought, brought + amount)], held].concat()
        }
        _ => Vec::new(),
    }
}

/// The Influence that an answer brings, if that is what it does.
fn brings(state: &State, who: Seat, choice: Choice) -> Option<u8> {
    match choice {
        Choice::Exert(vampire) => Some(stats::influence(state, vampire)),
        Choice::Spend(n) | Choice::Hide(n) => Some(n),
        Choice::Modifier(slot) => influence::modifier(state, who, state.card(slot)).map(|(worth, _)| worth),
        _ => None,
    }
}

/// Prestige that is spent with this choice, and where nothing else can bring the rest any more (§16.10); it may be that a modifier has been played already
/// (§16.7).
fn short(state: &State, who: Seat, choice: Choice, left: u8) -> Vec<Forecast> {
    let mut then = *state;
    if let Choice::Exert(vampire) = choice {
        then[vampire].no_influence = true;
    }
    let spent = if let Choice::Spend(n) = choice { n } else { 0 };
    let rest = left.saturating_sub(influence::open_reach(&then, who));
    let modifier = match choice {
        Choice::Modifier(_) => 0,
        _ => influence::best_modifier(state, who, state[who].hand),
    };
    between(state, who, spent + rest.saturating_sub(modifier), spent + rest)
}

/// A Scheme or a Title before it is played: what can be brought, and what it takes.
fn played(state: &State, slot: Slot) -> Vec<Forecast> {
    let who = slot.owner();
    let text = state.book().library_card(state.card(slot));
    let spot = vec![Target::card(slot)];
    match text.kind {
        // §17.10: the larger sum wins, and a tie is YES.
        Kind::Scheme => {
            cite(17, 10);
            let of = |seat: Seat| state.coterie(seat).map(|one| stats::influence(state, one)).sum::<u8>();
            let foes = state.foes(who).into_iter().map(of).sum::<u8>();
            vec![Forecast::sure("influence", foes, of(who)).at(spot)]
        }
        // §19.3.
        Kind::Title => {
            let hosts = state.coterie(who).filter(|&host| legal::able(state, host, slot).is_ok());
            let most = hosts.map(|host| influence::potential(state, slot, host)).max().unwrap_or(0);
            vec![Forecast::sure("title", most, text.influence).at(spot)]
        }
        _ => Vec::new(),
    }
}

/// What one player has brought, as far as that player knows.
fn brought(state: &State, scheme: &Scheme, who: Seat) -> u8 {
    let i = who.index();
    let modifier =
        scheme.modifier[i].get().map_or(0, |n| scheme::worth(state, state.card(Slot::library(who, n))));
    scheme.open[i] + scheme.fist[i] + modifier
}

/// How it would stand: what everybody shows, and one's own hidden Influence.
fn answered(state: &State, scheme: &Scheme, who: Seat, yes: bool) -> Vec<Forecast> {
    let (mine, of) = (brought(state, scheme, who), |seat: Seat| scheme.open[seat.index()]);
    let sum = |side: Seats| side.into_iter().map(of).sum::<u8>();
    let (mut for_it, mut against) = (sum(scheme.yes), sum(scheme.no));
    *(if yes { &mut for_it } else { &mut against }) += mine;
    let stands = Forecast::sure("scheme", against, for_it);
    [vec![stands], perhaps(state, who, scheme.fist[who.index()])].concat()
}
