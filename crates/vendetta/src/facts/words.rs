//! Cards of a sheet, by name.

use elysium_kernel::scenario::given::words;
use elysium_kernel::{Reason, Seats};

use crate::cards::{CardId, CardKind, Clan, book};
use crate::sets::{Slot, Slots};
use crate::{State, reasons};

pub(super) fn a_clan(word: &str) -> Result<Clan, Reason> {
    Clan::find(word).ok_or_else(|| reasons::no_clan(word))
}

/// A card of one table, or that it is none.
fn of_table(word: &str, is_none: fn(&str) -> Reason, is: fn(CardKind) -> bool) -> Result<CardId, Reason> {
    CardId::find(word).filter(|card| is(card.kind())).ok_or_else(|| is_none(word))
}

pub(super) fn a_relic(word: &str) -> Result<CardId, Reason> {
    of_table(word, reasons::no_relic, |sort| matches!(sort, CardKind::Relic(_)))
}

pub(super) fn a_location_card(word: &str) -> Result<CardId, Reason> {
    of_table(word, reasons::no_location_card, |sort| matches!(sort, CardKind::Location(_)))
}

pub(super) fn an_ally(word: &str) -> Result<CardId, Reason> {
    of_table(word, reasons::no_ally, |sort| matches!(sort, CardKind::Ally(_)))
}

/// The slot of a clan card in this game.
pub(super) fn a_card(state: &State, word: &str) -> Result<Slot, Reason> {
    let card = of_table(word, reasons::no_clan_card, |sort| matches!(sort, CardKind::Clan(_)))?;
    let clan = book().clan_cards[card.place()].clan;
    let owner = Seats::first(state.seats()).into_iter().find(|&seat| state[seat].clan == Some(clan));
    let owner = owner.ok_or_else(|| reasons::nobody_is(clan.slug()))?;
    let place = state.def[owner.index()].iter().position(|&def| def == Some(card));
    place.map(|i| Slot::of(owner, i)).ok_or_else(|| reasons::nobody_plays(word))
}

/// Clan cards by name.
pub(super) fn slugs(state: &State, slots: impl IntoIterator<Item = Slot>) -> Vec<String> {
    words(slots.into_iter().map(|slot| state.card_of(slot).slug()))
}

pub(super) fn slots(cards: Option<Vec<Slot>>) -> Slots {
    cards.unwrap_or_default().into_iter().collect()
}
