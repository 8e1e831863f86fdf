//! Cards of a sheet, by name.

use elysium_kernel::Seats;
use elysium_kernel::scenario::given::words;

use crate::State;
use crate::cards::{CardId, Clan, PER_CLAN, Sort};
use crate::sets::{Slot, Slots};

pub(super) fn a_clan(word: &str) -> Result<Clan, String> {
    Clan::find(word).ok_or_else(|| format!("there is no clan `{word}`"))
}

pub(super) fn a_relic(word: &str) -> Result<u8, String> {
    match CardId::find(word).map(CardId::sort) {
        Some(Sort::Relic(relic)) => Ok(relic),
        _ => Err(format!("there is no relic `{word}`")),
    }
}

pub(super) fn a_location_card(word: &str) -> Result<u8, String> {
    match CardId::find(word).map(CardId::sort) {
        Some(Sort::Location(card)) => Ok(card),
        _ => Err(format!("there is no location card `{word}`")),
    }
}

/// An ally's number; [`ALLIES`](crate::cards::ALLIES) for a victim.
pub(super) fn an_ally(word: &str) -> Result<u8, String> {
    match CardId::find(word).map(CardId::sort) {
        Some(Sort::Ally(ally)) => Ok(ally),
        _ => Err(format!("there is no ally or victim `{word}`")),
    }
}

/// The slot of a clan card in this game.
pub(super) fn a_card(state: &State, word: &str) -> Result<Slot, String> {
    let Some(Sort::Clan(def)) = CardId::find(word).map(CardId::sort) else {
        return Err(format!("there is no clan card `{word}`"));
    };
    let clan = Clan::ALL[def as usize / PER_CLAN];
    let owner = Seats::first(state.seats()).into_iter().find(|&seat| state[seat].clan == Some(clan));
    owner
        .map(|seat| Slot::of(seat, def as usize % PER_CLAN))
        .ok_or_else(|| format!("nobody here is {}", clan.slug()))
}

/// Clan cards by name.
pub(super) fn slugs(state: &State, slots: impl IntoIterator<Item = Slot>) -> Vec<String> {
    words(slots.into_iter().map(|slot| state.card_of(slot).slug()))
}

pub(super) fn slots(cards: Option<Vec<Slot>>) -> Slots {
    cards.unwrap_or_default().into_iter().fold(Slots::NONE, |set, slot| set.or(Slots::one(slot)))
}
