//! Where a player's vampires are, and which of them leads.

use elysium_kernel::Seat;
use elysium_kernel::scenario::given::words;
use elysium_kernel::scenario::{About, FactError, Given};

use super::words::{names, vampire_card};
use super::zones::take;
use super::{Read, Reading};
use crate::cards::{CardId, Clan, book};
use crate::sets::{FACTION, Maybe, Slot};
use crate::state::Place;
use crate::{Rivals, State, reasons};

type Fact = super::Fact<Seat>;

/// More parties than a player has vampires.
const MOST_PARTIES: u8 = FACTION as u8 + 1;

fn at(state: &State, seat: Seat, place: Place) -> Vec<String> {
    names(state, state.which(seat, move |vampire| vampire.place == place))
}

fn enter(draft: &mut Reading, seat: Seat, given: Given, card: CardId, place: Place) -> Read<()> {
    let slot = take(draft, seat, given, card)?;
    // §8.6: one vampire of a name in play.
    let mut others = draft.everyone().into_iter().flat_map(|seat| draft.state.vampires(seat));
    if others.any(|other| draft.state.card(other) == card) {
        return Err(given.wrong(reasons::played_twice(card.slug()).by_rule(8, 6)));
    }
    draft.state[slot].place = place;
    Ok(())
}

fn enter_all(draft: &mut Reading, seat: Seat, given: Given, place: Place) -> Read<()> {
    let cards = given.list(vampire_card)?.unwrap_or_default();
    cards.into_iter().try_for_each(|card| enter(draft, seat, given, card, place))
}

/// The vampire with the highest Blood Potency.
fn strongest(state: &State, slots: impl Iterator<Item = Slot>) -> Option<Slot> {
    slots.max_by_key(|slot| {
        let card = state.card(*slot);
        (book(false).marks(card).potency, std::cmp::Reverse(card))
    })
}

pub(super) static PLACES: About<Rivals, Seat> = About(&[
    Fact::new("home", "<card vampire>*", "vampires in the Haven", |state, seat| {
        at(state, seat, Place::Haven)
    })
    .given("the strongest of the deck", |draft, seat, given| enter_all(draft, seat, given, Place::Haven)),
    Fact::new("torpor", "<card vampire>*", "vampires in torpor", |state, seat| {
        at(state, seat, Place::Torpor)
    })
    .given("none", |draft, seat, given| enter_all(draft, seat, given, Place::Torpor)),
    Fact::new(
        "streets",
        "<cards vampire>*",
        "vampires in The Streets; a party is joined with `+`: `skunk+brother hydra`",
        |state, seat| {
            let parties = (0..MOST_PARTIES).map(|party| at(state, seat, Place::Streets(party)).join("+"));
            parties.filter(|party| !party.is_empty()).collect()
        },
    )
    .given("none", |draft, seat, given| {
        let party = |words: &str| words.split('+').map(vampire_card).collect::<Result<Vec<_>, _>>();
        for (number, members) in (0..).zip(given.list(party)?.unwrap_or_default()) {
            for card in members {
                enter(draft, seat, given, card, Place::Streets(number))?;
            }
        }
        Ok(())
    }),
]);

/// As at the start of a game, if nothing is said.
pub(super) fn at_least_one(draft: &mut Reading) -> Read<()> {
    for seat in draft.everyone() {
        if ["home", "torpor", "streets"].iter().any(|key| draft.sheet.get(seat, key).is_some()) {
            continue;
        }
        let free = State::vampire_slots(seat, super::zones::free_vampires(draft, seat)?);
        if let Some(slot) = strongest(&draft.state, free) {
            let card = draft.state.card(slot);
            let mut others = draft.everyone().into_iter().flat_map(|seat| draft.state.vampires(seat));
            if others.any(|other| draft.state.card(other) == card) {
                let reason = reasons::played_twice(card.slug()).by_rule(8, 6);
                return Err(FactError::new(seat, "home", reason));
            }
            draft.state[slot].place = Place::Haven;
        }
    }
    Ok(())
}

pub(super) static LEADER: About<Rivals, Seat> = About(&[
    Fact::new("leader", "<card vampire>", "the Leader", |state, seat| names(state, state.leader(seat)))
        .given("the strongest of those in play", |draft, seat, given| {
            let state = &mut draft.state;
            let named = given.one(vampire_card)?;
            let all = State::vampire_slots(seat, (1 << FACTION) - 1);
            let leader = match named {
                Some(card) => all.into_iter().find(|slot| state.card(*slot) == card),
                None if given.words.is_some() => None,
                None => strongest(state, state.vampires(seat)),
            };
            state[seat].leader = leader.map_or(Maybe::NONE, |slot| Maybe::some(slot.nth_vampire() as u8));
            state[seat].clan = leader.and_then(|slot| state.marks(slot).clan);
            Ok(())
        }),
    Fact::new(
        "clan",
        "brujah|toreador|ventrue|malkavian",
        "the clan of a Leader who has been burned",
        |state, seat| {
            let gone = state.leader(seat).is_none();
            words(state[seat].clan.filter(|_| gone).map(Clan::slug))
        },
    )
    .given("that of the Leader", |draft, seat, given| {
        let clan = |word: &str| Clan::find(word).ok_or_else(|| reasons::no_clan(word));
        if let Some(clan) = given.one(clan)? {
            draft.state[seat].clan = Some(clan);
        }
        Ok(())
    }),
]);
