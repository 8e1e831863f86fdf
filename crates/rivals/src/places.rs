//! The places of the table, and where choices lie that do not lie where their card does.

use elysium_kernel::Seat;
use elysium_kit::{Target, Vocabulary, place};
use serde::{Deserialize, Serialize};

use crate::cards::CardId;
use crate::rules::claim::prince_slot;
use crate::sets::Slot;
use crate::vocabulary::{Ask, Choice, Source};
use crate::{Rivals, State};

/// Where an option can lie, besides cards and seats. The page's table has each of these places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(game = crate::Rivals, names(CardId = "card", Seat = "side", u8 = "nth"))]
pub enum TablePlace {
    /// A card of the city in The Streets. Equal ones lie on one another.
    Street(CardId),
    Haven(Seat),
    Agenda(Seat),
    Library(Seat),
    /// The faction deck.
    Faction(Seat),
    /// The n-th face-down card of a player, counted from 1.
    Conspiracy(Seat, u8),
    /// The Attack card in play.
    AttackCard,
    CityDeck,
}

/// A choice that lies in this place alone.
fn at(one: TablePlace) -> Vec<Target> {
    vec![place::<Rivals>(one)]
}

/// Of equal cards only one is offered; any of them will do.
pub fn alike(state: &State, slot: Slot) -> Vec<Target> {
    let (owner, card) = (slot.owner(), state.card(slot));
    let player = &state[owner];
    let is_in = |set: u64| !slot.is_vampire() && set >> slot.index() & 1 == 1;
    let equal = |set: u64| State::library_slots(owner, set).filter(move |&other| state.card(other) == card);
    if is_in(player.hand) {
        return equal(player.hand).map(Target::card).collect();
    }
    if is_in(player.discard) {
        return equal(player.discard).map(Target::card).collect();
    }
    if is_in(player.ongoing) {
        let marks = |slot: Slot| {
            let tokens = player.laden.iter().find(|one| !one.down && usize::from(one.card) == slot.index());
            (tokens.map(|one| one.tokens), player.exhausted >> slot.index() & 1)
        };
        return equal(player.ongoing)
            .filter(|&other| marks(other) == marks(slot))
            .map(Target::card)
            .collect();
    }
    vec![Target::card(slot)]
}

fn street(state: &State, slot: u8) -> Vec<Target> {
    let there = state.city.streets >> slot & 1 == 1;
    if there { at(TablePlace::Street(state.book().city_id(slot))) } else { Vec::new() }
}

pub fn in_the_streets(state: &State, _: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Mortal(slot) | Choice::CityCard(slot) => street(state, slot),
        _ => Vec::new(),
    }
}

/// What an ability is used on. What is attached lies with its bearer.
pub fn source(state: &State, source: Source) -> Vec<Target> {
    match source {
        Source::Vampire(slot) | Source::Attached(slot, _) => vec![Target::card(slot)],
        Source::Ongoing(slot) => alike(state, slot),
        Source::Haven(seat) => at(TablePlace::Haven(seat)),
        Source::Agenda(seat) => at(TablePlace::Agenda(seat)),
        Source::AttackCard(_) => at(TablePlace::AttackCard),
        Source::City(slot) => street(state, slot),
    }
}

/// A claimant, and the title that is claimed, if it is there to be claimed.
pub fn claim(state: &State, _: Seat, choice: Choice) -> Vec<Target> {
    let Choice::Claim(slot) = choice else { return Vec::new() };
    let title = prince_slot(state).into_iter().flat_map(|title| street(state, title));
    [Target::card(slot)].into_iter().chain(title).collect()
}

/// Decks, Agenda and face-down cards of the player who is asked.
pub fn of_mine(_: &State, who: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Draw => [TablePlace::Library(who), TablePlace::Faction(who)].map(place::<Rivals>).into(),
        Choice::FromLibrary => at(TablePlace::Library(who)),
        Choice::FromFaction => at(TablePlace::Faction(who)),
        Choice::Flip => at(TablePlace::Agenda(who)),
        Choice::Show(nth, _)
        | Choice::Invite(nth, _)
        | Choice::Contribute(nth)
        | Choice::Resolve(nth)
        | Choice::FaceDown(nth) => at(TablePlace::Conspiracy(who, nth)),
        _ => Vec::new(),
    }
}

/// The card that a question is about.
pub fn asked_about(_: &State, _: Seat, ask: Ask) -> Vec<Target> {
    match ask {
        Ask::Contribute(seat, nth) => at(TablePlace::Conspiracy(seat, nth)),
        _ => Vec::new(),
    }
}

/// The deck that chance draws from.
pub fn drawn(_: &State, _: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Drawn(slot) => {
            let deck = if slot.is_vampire() { TablePlace::Faction } else { TablePlace::Library };
            at(deck(slot.owner()))
        }
        Choice::City(_) => at(TablePlace::CityDeck),
        _ => Vec::new(),
    }
}
