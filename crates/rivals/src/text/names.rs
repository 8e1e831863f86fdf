//! Names of cards, clans, disciplines, types and seats.

use elysium_kernel::{Seat, Seats};
use elysium_text::Args;

use super::Words;
use crate::State;
use crate::cards::{CardId, Clan, Discipline, Kind, Sort, Type, book};
use crate::sets::Slot;
use crate::vocabulary::Phase;

impl Words {
    pub fn card(self, card: CardId) -> String {
        self.plain(&format!("card-{}", card.slug()))
    }

    /// The name of a card of a player's deck.
    pub fn slot(self, state: &State, slot: Slot) -> String {
        self.card(state.card(slot))
    }

    /// The name of a City card.
    pub fn city(self, state: &State, slot: u8) -> String {
        self.card(state.book().city_id(slot))
    }

    pub fn clan(self, clan: Clan) -> String {
        self.plain(&format!("clan-{}", clan.slug()))
    }

    /// A clan, or what cards without one are grouped by.
    pub fn group(self, group: &str) -> String {
        match Clan::find(group) {
            Some(clan) => self.clan(clan),
            None => self.plain("group-neutral"),
        }
    }

    pub fn discipline(self, discipline: Discipline) -> String {
        self.plain(&format!("discipline-{}", discipline.slug()))
    }

    pub fn kind_of_attack(self, kind: Type) -> String {
        self.plain(&format!("type-{}", kind.slug()))
    }

    pub fn kind(self, kind: &str) -> String {
        self.plain(&format!("kind-{kind}"))
    }

    pub fn phase(self, phase: Phase) -> String {
        self.plain(match phase {
            Phase::Beginning => "phase-beginning",
            Phase::Action => "phase-action",
            Phase::End => "phase-end",
        })
    }

    /// `B (Toreador)` by the clan of the Leader, or the letter alone before there is one.
    pub fn seat_with(self, seat: Seat, clan: Option<Clan>) -> String {
        let args = Args::new().set("seat", seat.to_string());
        match clan {
            Some(clan) => self.say("seat-clan", args.set("clan", self.clan(clan))),
            None => self.say("seat", args),
        }
    }

    pub fn seat(self, state: &State, seat: Seat) -> String {
        self.seat_with(seat, clan_of(state, seat))
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

    /// Clauses put together from the front by a message.
    pub fn joined(self, join: &str, clauses: impl Iterator<Item = String>) -> Option<String> {
        clauses.reduce(|first, second| self.say(join, Args::new().set("first", first).set("second", second)))
    }
}

/// The clan of a player is that of the Leader.
pub(crate) fn clan_of(state: &State, seat: Seat) -> Option<Clan> {
    state.leader(seat).and_then(|leader| state.marks(leader).clan)
}

/// The word for a card's kind in listings and message ids.
pub(super) fn kind_word(card: CardId) -> &'static str {
    match card.sort() {
        Sort::Vampire(_) => "vampire",
        Sort::Library(i) => match &book(false).library[i as usize] {
            card if card.kind == Kind::Action && card.unhosted => "unhosted-action",
            card => card.kind.slug(),
        },
        Sort::City(i) => book(false).city[i as usize].kind.slug(),
        Sort::Haven(_) => "haven",
        Sort::Agenda(_) => "agenda",
    }
}
