//! Names of cards, clans, disciplines, types and seats.

use elysium_kernel::Seat;
use elysium_kit::{Say, word_of, wording};
use elysium_text::Text;

use super::Words;
use crate::State;
use crate::cards::{CardId, CardKind, CityKind, Clan, Discipline, Kind, Type, book};
use crate::sets::Slot;
use crate::vocabulary::Phase;

impl Words {
    /// The name of a card, as a link to it.
    pub fn card(self, card: CardId) -> Text {
        wording::card(card.slug(), self.card_name(card))
    }

    pub fn card_name(self, card: CardId) -> Text {
        self.plain(&format!("card-{}", card.slug()))
    }

    /// The name of a card of a player's deck.
    pub fn slot(self, state: &State, slot: Slot) -> Text {
        self.card(state.card(slot))
    }

    /// The name of a City card.
    pub fn city(self, state: &State, slot: u8) -> Text {
        self.card(state.book().city_id(slot))
    }

    /// The cards that hunt vampires.
    pub fn hunter(self) -> Text {
        let book = book(false);
        let hunts = |card: &CardId| book.city[card.place()].kind == CityKind::Hunter;
        let hunters = book.names.core(CardId::city).filter(hunts);
        self.joined("moment-or", hunters.map(|card| self.card(card))).unwrap_or_default()
    }

    pub fn clan(self, clan: Clan) -> Text {
        self.plain(&format!("clan-{}", clan.slug()))
    }

    /// A clan, or what cards without one are grouped by.
    pub fn group(self, group: &str) -> Text {
        match Clan::find(group) {
            Some(clan) => self.clan(clan),
            None => self.plain("group-neutral"),
        }
    }

    pub fn discipline(self, discipline: Discipline) -> Text {
        self.plain(&format!("discipline-{}", discipline.slug()))
    }

    pub fn kind_of_attack(self, kind: Type) -> Text {
        self.plain(&format!("type-{}", kind.slug()))
    }

    pub fn phase(self, phase: Phase) -> Text {
        self.plain(&format!("phase-{}", word_of(&phase)))
    }

    /// A seat by its clan, or by its letter before there is a Leader.
    pub fn seat(self, state: &State, seat: Seat) -> Text {
        self.seat_of(seat, clan_of(state, seat))
    }

    pub fn seat_of(self, seat: Seat, clan: Option<Clan>) -> Text {
        self.seat_with(seat, clan.map(|clan| self.clan(clan)))
    }
}

/// The clan that a player goes by.
pub(crate) fn clan_of(state: &State, seat: Seat) -> Option<Clan> {
    state[seat].clan
}

/// The word for a card's kind in listings and message ids.
pub(super) fn kind_word(card: CardId) -> &'static str {
    match card.kind() {
        CardKind::Vampire(_) => "vampire",
        CardKind::Library(i) => match &book(false).library[i as usize] {
            card if card.kind == Kind::Action && card.unhosted => "unhosted-action",
            card => card.kind.slug(),
        },
        CardKind::City(i) => book(false).city[i as usize].kind.slug(),
        CardKind::Haven(_) => "haven",
        CardKind::Agenda(_) => "agenda",
    }
}
