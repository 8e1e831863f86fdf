//! Names of cards, clans, places and seats.

use elysium_kernel::{Seat, Seats};
use elysium_text::Args;

use super::Words;
use crate::State;
use crate::cards::{AllyKind, CardId, Clan, Kind, Sort, book};
use crate::sets::Loc;
use crate::vocabulary::{Phase, Stage};

impl Words {
    /// The name of a card; an invented one says so wherever it is shown.
    /// The name alone; whoever shows it marks an invented card.
    pub fn card_name(self, card: CardId) -> String {
        self.plain(&format!("card-{}", card.code()))
    }

    /// The name as it is shown, with the mark of an invented card.
    pub fn card(self, card: CardId) -> String {
        let name = self.card_name(card);
        if book().house(card) { self.say("card-house", Args::new().set("name", name)) } else { name }
    }

    pub fn clan(self, clan: Clan) -> String {
        self.group(clan.slug())
    }

    /// A clan, or what cards without one are grouped by.
    pub fn group(self, group: &str) -> String {
        self.plain(&format!("group-{group}"))
    }

    pub fn kind(self, kind: &str) -> String {
        self.plain(&format!("kind-{kind}"))
    }

    /// The name of a location, as a label.
    pub fn place(self, at: Loc) -> String {
        self.location("place", at)
    }

    /// `at Location 2`: whole phrases, since other languages decline names of places.
    pub fn at(self, at: Loc) -> String {
        self.location("place-at", at)
    }

    /// `to Location 2`.
    pub fn to(self, at: Loc) -> String {
        self.location("place-to", at)
    }

    /// `from Location 2`.
    pub fn from(self, at: Loc) -> String {
        self.location("place-from", at)
    }

    fn location(self, id: &str, at: Loc) -> String {
        self.say(id, Args::new().set("place", at.name()))
    }

    /// `B (Gangrel)`, or the letter alone before clans are chosen.
    pub fn seat_with(self, seat: Seat, clan: Option<Clan>) -> String {
        let args = Args::new().set("seat", seat.to_string());
        match clan {
            Some(clan) => self.say("seat-clan", args.set("clan", self.clan(clan))),
            None => self.say("seat", args),
        }
    }

    pub fn seat(self, state: &State, seat: Seat) -> String {
        self.seat_with(seat, state[seat].clan)
    }

    pub fn seats(self, state: &State, seats: Seats) -> String {
        self.list(seats.into_iter().map(|seat| self.seat(state, seat)).collect())
    }

    /// `x, y and z`.
    pub fn list(self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else { return String::new() };
        let Some(first) = items
            .into_iter()
            .reduce(|list, item| self.say("list-more", Args::new().set("list", list).set("item", item)))
        else {
            return last;
        };
        self.say("list-end", Args::new().set("list", first).set("item", last))
    }

    pub fn phase(self, phase: Phase) -> String {
        self.plain(match phase {
            Phase::Feed => "phase-feed",
            Phase::LocationSetup => "phase-location-setup",
            Phase::HandManagement => "phase-hand-management",
            Phase::Planning => "phase-planning",
            Phase::Resolution => "phase-resolution",
            Phase::EndOfRound => "phase-end-of-round",
        })
    }

    pub fn stage(self, stage: Stage) -> String {
        self.plain(match stage {
            Stage::Withdraw => "stage-withdraw",
            Stage::Revelation => "stage-revelation",
            Stage::Preparation => "stage-preparation",
            Stage::Conflict => "stage-conflict",
            Stage::Aftermath => "stage-aftermath",
        })
    }
}

/// The word for a card's kind in listings and message ids.
pub(super) fn kind_word(card: CardId) -> &'static str {
    match card.sort() {
        Sort::Clan(i) => match book().clan_cards[i as usize].kind {
            Kind::Preparation => "preparation",
            Kind::Conflict => "conflict",
            Kind::Aftermath => "aftermath",
            Kind::Passive => "passive",
        },
        Sort::Ally(i) => match book().allies[i as usize].kind {
            AllyKind::Human => "human",
            AllyKind::Vampire => "vampire",
            AllyKind::Victim => "victim",
        },
        Sort::Location(_) => "location",
        Sort::Relic(_) => "relic",
    }
}
