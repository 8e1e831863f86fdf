//! Cards of a sheet, by name.

use elysium_kernel::Seats;
use elysium_kernel::scenario::given::words;

use crate::State;
use crate::cards::{CardId, CardKind, Clan, book};
use crate::sets::{Slot, Slots};

pub(super) fn a_clan(word: &str) -> Result<Clan, String> {
    Clan::find(word).ok_or_else(|| format!("there is no clan `{word}`"))
}

/// A card of one table.
fn of_table(word: &str, what: &str, is: fn(CardKind) -> bool) -> Result<CardId, String> {
    CardId::find(word).filter(|card| is(card.kind())).ok_or_else(|| format!("there is no {what} `{word}`"))
}

pub(super) fn a_relic(word: &str) -> Result<CardId, String> {
    of_table(word, "relic", |sort| matches!(sort, CardKind::Relic(_)))
}

pub(super) fn a_location_card(word: &str) -> Result<CardId, String> {
    of_table(word, "location card", |sort| matches!(sort, CardKind::Location(_)))
}

pub(super) fn an_ally(word: &str) -> Result<CardId, String> {
    of_table(word, "ally or victim", |sort| matches!(sort, CardKind::Ally(_)))
}

/// The slot of a clan card in this game.
pub(super) fn a_card(state: &State, word: &str) -> Result<Slot, String> {
    let card = of_table(word, "clan card", |sort| matches!(sort, CardKind::Clan(_)))?;
    let clan = book().clan_cards[card.place()].clan;
    let owner = Seats::first(state.seats()).into_iter().find(|&seat| state[seat].clan == Some(clan));
    let owner = owner.ok_or_else(|| format!("nobody here is {}", clan.slug()))?;
    let place = state.def[owner.index()].iter().position(|&def| def == Some(card));
    place.map(|i| Slot::of(owner, i)).ok_or_else(|| format!("nobody here plays with `{word}`"))
}

/// Clan cards by name.
pub(super) fn slugs(state: &State, slots: impl IntoIterator<Item = Slot>) -> Vec<String> {
    words(slots.into_iter().map(|slot| state.card_of(slot).slug()))
}

pub(super) fn slots(cards: Option<Vec<Slot>>) -> Slots {
    cards.unwrap_or_default().into_iter().collect()
}
