//! Names of cards, clans, places and seats.

use elysium_kernel::Seat;
use elysium_kit::{Say, word_of, wording};
use elysium_text::{Args, Link, Text};

use super::Words;
use crate::State;
use crate::cards::{AllyKind, CardId, CardKind, Clan, Kind, book};
use crate::sets::Loc;
use crate::vocabulary::{Phase, Stage};

impl Words {
    /// The name alone; whoever shows it marks an invented card.
    pub fn card_name(self, card: CardId) -> Text {
        self.plain(&format!("card-{}", card.code()))
    }

    /// The name as it is shown, as a link to the card, with the mark of an invented one.
    pub fn card(self, card: CardId) -> Text {
        let name = wording::card(card.slug(), self.card_name(card));
        if book().homemade(card) { self.say("card-homemade", Args::new().set("name", name)) } else { name }
    }

    pub fn clan(self, clan: Clan) -> Text {
        self.group(clan.slug())
    }

    /// A clan, or what cards without one are grouped by.
    pub fn group(self, group: &str) -> Text {
        self.plain(&format!("group-{group}"))
    }

    /// The name of a location, as a label.
    pub fn place(self, at: Loc) -> Text {
        self.location("place", at)
    }

    /// `at Location 2`: whole phrases, since other languages decline names of places.
    pub fn at(self, at: Loc) -> Text {
        self.location("place-at", at)
    }

    /// `to Location 2`.
    pub fn to(self, at: Loc) -> Text {
        self.location("place-to", at)
    }

    /// `from Location 2`.
    pub fn from(self, at: Loc) -> Text {
        self.location("place-from", at)
    }

    fn location(self, id: &str, at: Loc) -> Text {
        Text::link(Link::Place(at.name()), self.say(id, Args::new().set("place", at.name())))
    }

    pub fn seat(self, state: &State, seat: Seat) -> Text {
        self.seat_of(seat, state[seat].clan)
    }

    /// A seat by its clan, or by its letter before clans are chosen.
    pub fn seat_of(self, seat: Seat, clan: Option<Clan>) -> Text {
        self.seat_with(seat, clan.map(|clan| self.clan(clan)))
    }

    pub fn phase(self, phase: Phase) -> Text {
        self.plain(&format!("phase-{}", word_of(&phase)))
    }

    pub fn stage(self, stage: Stage) -> Text {
        self.plain(&format!("stage-{}", word_of(&stage)))
    }
}

/// The word for a card's kind in listings and message ids.
pub(super) fn kind_word(card: CardId) -> &'static str {
    match card.kind() {
        CardKind::Clan(i) => match book().clan_cards[i as usize].kind {
            Kind::Preparation => "preparation",
            Kind::Conflict => "conflict",
            Kind::Aftermath => "aftermath",
            Kind::Passive => "passive",
        },
        CardKind::Ally(i) => match book().allies[i as usize].kind {
            AllyKind::Human => "human",
            AllyKind::Vampire => "vampire",
            AllyKind::Victim => "victim",
        },
        CardKind::Location(_) => "location",
        CardKind::Relic(_) => "relic",
    }
}
