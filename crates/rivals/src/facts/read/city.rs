//! The cards of the city.

use elysium_kernel::scenario::{FactError, Sheet};

use super::words::*;
use crate::State;
use crate::cards::{CITY_SLOTS, CardId, CityKind, Sort};
use crate::sets::Maybe;

/// City cards by slot, each once.
pub(super) struct CityCards {
    pub free: Vec<(u8, CardId)>,
}

impl CityCards {
    pub fn new(state: &State) -> CityCards {
        CityCards { free: (0..CITY_SLOTS as u8).map(|slot| (slot, state.book().city_id(slot))).collect() }
    }

    pub fn take(&mut self, card: CardId) -> Result<u8, String> {
        let at = self.free.iter().position(|(_, other)| *other == card);
        at.map(|at| self.free.remove(at).0).ok_or_else(|| format!("there is no further `{}`", card.slug()))
    }

    pub fn place(mut self, sheet: &Sheet, state: &mut State) -> Read<()> {
        let city = |word: &str| a_card_of(word, "city card", |sort| matches!(sort, Sort::City(_)));
        state.city = Default::default();
        for key in ["streets", "discard", "burned", "boxed", "deck"] {
            for card in sheet.list("city", key, city)?.unwrap_or_default() {
                let slot = self.take(card).map_err(|reason| FactError::new("city", key, reason))?;
                let set = match key {
                    "streets" => &mut state.city.streets,
                    "discard" => &mut state.city.discard,
                    "burned" => &mut state.city.burned,
                    "boxed" => &mut state.city.boxed,
                    _ => &mut state.city.deck,
                };
                *set |= 1 << slot;
            }
        }
        // What is nowhere else is in the deck, or in the box if the deck is named.
        let rest = self.free.iter().fold(0, |set, (slot, _)| set | 1u32 << slot);
        if sheet.get("city", "deck").is_some() {
            state.city.boxed |= rest;
        } else {
            state.city.deck |= rest;
        }
        self.events(sheet, state)
    }

    /// Ongoing Events without a word are the active player's.
    pub fn events(&self, sheet: &Sheet, state: &mut State) -> Read<()> {
        let bare = sheet.list("city", "tokenless", a_card)?.unwrap_or_default();
        let owners = sheet.list("city", "events", |word| match split(word) {
            (card, Some(seat)) => Ok((a_card(card)?, a_seat(state, seat)?)),
            _ => Err("expected event/seat".into()),
        })?;
        for slot in state.streets() {
            let card = state.book().city_id(slot);
            if state.book().city_card(slot).kind != CityKind::OngoingEvent {
                continue;
            }
            let named = owners.iter().flatten().find(|(event, _)| *event == card);
            let owner = named.map_or(state.active, |(_, seat)| *seat);
            state.city.owner[slot as usize] = Maybe::some(owner.0);
            if !bare.contains(&card) {
                state.city.tokened |= 1 << slot;
            }
        }
        Ok(())
    }
}
