//! Where the cards of a player are: hand, piles, regions.

use elysium_kernel::scenario::given::{a_seat, number, pair, split, words};
use elysium_kernel::scenario::{About, FactError, Given};
use elysium_kernel::{Reason, Seat, Seats};

use super::deck::{free, take};
use super::named::owned;
use super::words::{cards, crypt_card, library_card};
use super::{Read, Reading};
use crate::cards::{CardId, CardKind};
use crate::state::{
    Host, MAX_PLAYERS, Minion, MinionId, MinionSet, Permanent, Player, Slot, Standing, State, Thing,
    UNCONTROLLED, Uncontrolled, Wide,
};
use crate::{Vtes, names, reasons};

type Fact = super::Fact<Seat>;

/// Every named card of the player's own, and the pile that it is laid on.
fn each(draft: &mut Reading, seat: Seat, given: Given, pile: fn(&mut Player) -> &mut Wide) -> Read<()> {
    for card in given.list(CardId::named)?.unwrap_or_default() {
        let slot = take(draft, seat, card).map_err(|reason| given.wrong(reason))?;
        pile(&mut draft.state[seat]).insert(slot.index());
    }
    Ok(())
}

/// A card, and its owner if that is not the one whose it is now.
fn card(state: &State, slot: Slot, seat: Seat) -> String {
    let name = state.card(slot).slug();
    if slot.owner() == seat { name.into() } else { format!("{name}.{}", slot.owner()) }
}

fn minions(state: &State, seat: Seat, region: MinionSet) -> Vec<String> {
    let mine = region.iter().filter(|&minion| state[minion].controller == seat);
    words(mine.map(|minion| card(state, state[minion].slot, seat)))
}

/// Minions come into a region, as their cards have them.
fn enter(
    draft: &mut Reading,
    seat: Seat,
    given: Given,
    region: fn(&mut State) -> &mut MinionSet,
) -> Read<()> {
    let seats = draft.seats();
    for (card, owner) in given.list(|word| owned(word, seats, seat))?.unwrap_or_default() {
        let slot = take(draft, owner, card).map_err(|reason| given.wrong(reason))?;
        let state = &mut draft.state;
        let minion: MinionId =
            state.free_minion().ok_or_else(|| given.wrong(reasons::minions_many().by_rule(18, 22)))?;
        let ally = matches!(card.kind(), CardKind::Library(_));
        let title = crate::rules::titles::printed(card);
        state[minion] = Minion { slot, controller: seat, ally, title, ..Minion::default() };
        region(state).insert(minion);
    }
    Ok(())
}

fn lay(draft: &mut Reading, seat: Seat, host: Host, card: (CardId, Seat)) -> Result<(), Reason> {
    let slot = take(draft, card.1, card.0)?;
    let state = &mut draft.state;
    let permanent = state.free_permanent().ok_or_else(|| reasons::in_play_many().by_rule(18, 22))?;
    state[permanent] = Permanent { slot, controller: seat, host, ..Permanent::default() };
    state.in_play.insert(permanent.index());
    Ok(())
}

pub(super) static ZONES: About<Vtes, Seat> = About(&[
    Fact::new("hand", "<card not vampire>*", "cards in hand", |state, seat| cards(state, seat, state[seat].hand)).given(
        "none",
        |draft, seat, given| {
            given.list(library_card)?;
            each(draft, seat, given, |player| &mut player.hand)
        },
    ),
    Fact::new("ash", "<card>*", "the ash heap", |state, seat| cards(state, seat, state[seat].ash))
        .given("none", |draft, seat, given| each(draft, seat, given, |player| &mut player.ash)),
    Fact::new(
        "uncontrolled",
        "<card vampire>[.<SEAT>][/<number>]*",
        "the uncontrolled region, with the blood on its cards: `krid/1`, or `krid.B/1` for a card of B's deck",
        |state, seat| {
            let blood = |n: u8| if n == 0 { String::new() } else { format!("/{n}") };
            let all = state[seat].uncontrolled.iter();
            words(all.map(|one| format!("{}{}", card(state, one.slot, seat), blood(one.blood))))
        },
    )
    .in_order()
    .given("none", |draft, seat, given| {
        let seats = draft.seats();
        let vampires = given.list(|word| {
            let (card, blood) = split(word);
            let (card, owner) = owned(card, seats, seat)?;
            crypt_card(card.slug())?;
            Ok((card, owner, blood.map_or(Ok(0), number)?))
        })?;
        let vampires = vampires.unwrap_or_default();
        if vampires.len() > UNCONTROLLED {
            return Err(given.wrong(reasons::uncontrolled_many(UNCONTROLLED).by_rule(18, 22)));
        }
        for (card, owner, blood) in vampires {
            let slot = take(draft, owner, card).map_err(|reason| given.wrong(reason))?;
            draft.state[seat].uncontrolled.push(Uncontrolled { slot, blood, known: Seats::NONE });
        }
        Ok(())
    }),
    Fact::new(
        "shown",
        "<number>/<SEAT>|<number>/all*",
        "who else knows an uncontrolled card, by its place: `2/B`, or `2/all` for one that has been in play",
        |state, seat| {
            let shown = (1..).zip(&state[seat].uncontrolled).flat_map(|(place, one)| {
                if one.known == Seats::first(MAX_PLAYERS) {
                    return vec![format!("{place}/all")];
                }
                one.known.into_iter().map(|who| format!("{place}/{who}")).collect()
            });
            words(shown)
        },
    )
    .given("none", |draft, seat, given| {
        let seats = draft.seats();
        let shown = given.list(|word| {
            let (place, who) = pair(word, "2/B")?;
            let who = if who == "all" { Seats::first(MAX_PLAYERS) } else { Seats::one(a_seat(who, seats)?) };
            Ok((number::<usize>(place)?, who))
        })?;
        for (place, who) in shown.unwrap_or_default() {
            let region = &mut draft.state[seat].uncontrolled;
            let one = place.checked_sub(1).and_then(|place| region.get_mut(place));
            let one = one.ok_or_else(|| given.wrong(reasons::no_place(place)))?;
            one.known = one.known.into_iter().chain(who).collect();
        }
        Ok(())
    }),
    Fact::new(
        "ready",
        "<card vampire ally>[.<SEAT>]*",
        "vampires and allies in the ready region; `krid.B` for a card of B's deck",
        |state, seat| minions(state, seat, state.ready),
    )
    .given("none", |draft, seat, given| enter(draft, seat, given, |state| &mut state.ready)),
    Fact::new("torpor", "<card vampire>[.<SEAT>]*", "vampires in torpor", |state, seat| {
        minions(state, seat, state.torpor)
    })
    .given("none", |draft, seat, given| enter(draft, seat, given, |state| &mut state.torpor)),
    Fact::new("contested", "<card vampire ally>[.<SEAT>]*", "minions that are being contested", |state, seat| {
        minions(state, seat, state.contested)
    })
    .given("none", |draft, seat, given| enter(draft, seat, given, |state| &mut state.contested)),
    Fact::new("in-play", "<card not vampire ally>[.<SEAT>]*", "other cards in play that lie on no card", |state, seat| {
        let mine = state.on(Host::Table).filter(|&permanent| state[permanent].controller == seat);
        words(mine.map(|permanent| card(state, state[permanent].slot, seat)))
    })
    .given("none", |draft, seat, given| {
        let seats = draft.seats();
        for card in given.list(|word| owned(word, seats, seat))?.unwrap_or_default() {
            lay(draft, seat, Host::Table, card).map_err(|reason| given.wrong(reason))?;
        }
        Ok(())
    }),
]);

/// What lies on cards in play, and on these in turn. A card is named before what lies on it comes into play.
pub(super) fn attach(draft: &mut Reading) -> Read<()> {
    let mut next = 0;
    while let Some(&thing) = names::in_play(&draft.state).get(next) {
        next += 1;
        let name = names::name(&draft.state, thing);
        let (host, seat) = match thing {
            Thing::Minion(minion) => (Host::Minion(minion), draft.state[minion].controller),
            Thing::Permanent(permanent) => (Host::Permanent(permanent), draft.state[permanent].controller),
            Thing::Player(_) | Thing::Card(_) | Thing::Clan(_) | Thing::Nothing => continue,
        };
        let (seats, sheet) = (draft.seats(), draft.sheet);
        for word in sheet.get(&name, "attached").unwrap_or_default() {
            let laid = owned(word, seats, seat).and_then(|card| lay(draft, seat, host, card));
            laid.map_err(|reason| FactError::new(&name, "attached", reason))?;
        }
    }
    Ok(())
}

/// Words of a pile, as it lies.
fn pile(draft: &mut Reading, seat: Seat, given: Given, usual: fn(Wide) -> Wide) -> Read<()> {
    // Whoever is out of the game has no deck any more.
    if given.words.is_none() && draft.state.is_playing(seat) {
        let rest = usual(free(draft, seat));
        draft.notes.taken[seat.index()].0 |= rest.0;
        draft.state[seat].deck.0 |= rest.0;
    }
    each(draft, seat, given, |player| &mut player.deck)
}

pub(super) static DECKS: About<Vtes, Seat> = About(&[
    Fact::new("standing", "<standing>", "`playing`, `ousted` or `withdrawn`", |state, seat| {
        words([state[seat].standing.slug()])
    })
    .given("`playing`", |draft, seat, given| {
        let standing = given.one(|word| Standing::find(word).ok_or_else(|| reasons::no_standing(word)))?;
        draft.state.stand(seat, standing.unwrap_or(Standing::Playing));
        Ok(())
    }),
    Fact::new("removed", "<card>*", "cards that have left the game", |state, seat| {
        cards(state, seat, state[seat].removed)
    })
    .given("none; all that is nowhere else, for whoever is out of the game", |draft, seat, given| {
        each(draft, seat, given, |player| &mut player.removed)?;
        if given.words.is_none() && !draft.state.is_playing(seat) {
            let rest = free(draft, seat);
            draft.notes.taken[seat.index()].0 |= rest.0;
            draft.state[seat].removed = rest;
        }
        Ok(())
    }),
    Fact::new(
        "library",
        "<card not vampire>*",
        "exactly these are left of the library, in no known order",
        |state, seat| cards(state, seat, state[seat].deck.library()),
    )
    .given("all that is nowhere else", |draft, seat, given| {
        given.list(library_card)?;
        pile(draft, seat, given, Wide::library)
    }),
    Fact::new(
        "crypt",
        "<card vampire>*",
        "exactly these are left of the crypt, in no known order",
        |state, seat| cards(state, seat, state[seat].deck.crypt()),
    )
    .given("all that is nowhere else", |draft, seat, given| {
        given.list(crypt_card)?;
        pile(draft, seat, given, Wide::crypt)
    }),
    Fact::new("library-size", "<number>", "cards of the library", |state, seat| {
        words([state[seat].deck.library().len()])
    })
    .derived(),
    Fact::new("crypt-size", "<number>", "cards of the crypt", |state, seat| {
        words([state[seat].deck.crypt().len()])
    })
    .derived(),
]);
