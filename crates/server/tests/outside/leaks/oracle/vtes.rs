//! Hands, libraries, crypts and uncontrolled vampires are secret; what is or has been in play lies open.

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Seat, Seats};
use elysium_vtes::cards::CardId;
use elysium_vtes::state::{MAX_PLAYERS, Slot};
use elysium_vtes::vocabulary::Event;
use elysium_vtes::{State, Vtes};

use super::{Learns, Oracle};

/// What everybody sees: cards in play, being played, burned and out of the game.
fn open_to_all(state: &State) -> Vec<Slot> {
    let minions = state.controlled().or(state.contested).iter().map(|minion| state[minion].slot);
    let permanents = state.in_play.iter().map(|index| state.permanents[usize::from(index)].slot);
    let playing = state.limbo.iter().filter_map(|play| Some(play.0?.slot));
    let action = state.action.and_then(|action| action.card);
    let mut open: Vec<_> = minions.chain(permanents).chain(playing).chain(action).collect();
    for seat in state.everyone() {
        let (ash, removed) = (state[seat].ash.iter(), state[seat].removed.iter());
        open.extend(ash.chain(removed).map(|index| Slot::new(seat, index)));
        let shown = state[seat].uncontrolled.iter().filter(|one| one.known.len() >= MAX_PLAYERS);
        open.extend(shown.map(|one| one.slot));
    }
    open.extend(
        state
            .everyone()
            .into_iter()
            .filter(|&seat| shows_hand(state, seat))
            .flat_map(|seat| state[seat].hand.iter().map(move |index| Slot::new(seat, index))),
    );
    open
}

/// The prey of whoever has put Revelations into play.
fn shows_hand(state: &State, seat: Seat) -> bool {
    state.in_play.iter().any(|index| {
        let one = &state.permanents[usize::from(index)];
        state.card(one.slot).slug() == "revelations" && state.prey(one.controller) == Some(seat)
    })
}

/// What one player sees besides: hand and uncontrolled vampires, and what was looked at.
fn open_to(state: &State, seat: Seat) -> Vec<Slot> {
    let mut own: Vec<_> = state[seat].hand.iter().map(|index| Slot::new(seat, index)).collect();
    own.extend(state[seat].uncontrolled.iter().map(|one| one.slot));
    for of in state.everyone() {
        own.extend(state[of].uncontrolled.iter().filter(|one| one.known.has(seat)).map(|one| one.slot));
        if state.lookers.has(seat) {
            own.extend(state.looked[of.index()].iter().map(|index| Slot::new(of, index)));
        }
    }
    own
}

impl Oracle for Vtes {
    fn tries() -> Tries {
        Tries::new(2, 5, 100)
    }

    fn agreed(number: u64) -> (u8, Vec<&'static str>) {
        // Whole games have a thousand answers and more.
        (2 + (number % 5) as u8, vec!["turn-limit=12"])
    }

    fn open(state: &State, seat: Option<Seat>) -> Vec<&'static str> {
        let own = seat.map(|seat| open_to(state, seat)).unwrap_or_default();
        let slots = open_to_all(state).into_iter().chain(own);
        slots.map(|slot| state.card(slot)).map(CardId::slug).collect()
    }

    fn learns(_: &State, event: &Event) -> Learns {
        match *event {
            Event::Drew { who, .. } | Event::DrewCrypt { who, .. } => Learns::Only(Seats::one(who)),
            Event::Looked { who, of, .. } => Learns::Only(Seats::one(who).with(of)),
            // Played or shown, and perhaps back in a hand or under the library before the next question.
            Event::Played { .. } | Event::Shown { .. } | Event::ReturnedToHand { .. } => Learns::All,
            _ => Learns::Nobody,
        }
    }
}
