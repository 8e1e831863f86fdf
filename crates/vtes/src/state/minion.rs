//! Vampires and allies in play, and other cards in play.

use elysium_kernel::Seat;
use serde::{Deserialize, Serialize};

use super::ids::{MinionId, PermanentId, Slot};
use crate::cards::{Clan, Discipline, Sect};
use crate::titles::Title;

/// A set of Disciplines, by level: a bit for each. Virtues, which come last, have one level only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Disciplines {
    basic: [u8; 5],
    superior: [u8; 4],
}

impl Disciplines {
    #[inline]
    pub const fn has(self, discipline: Discipline, superior: bool) -> bool {
        let (byte, bit) = (discipline as usize / 8, discipline as u8 % 8);
        let set = if superior {
            if byte < self.superior.len() { self.superior[byte] } else { 0 }
        } else {
            self.basic[byte]
        };
        set >> bit & 1 == 1
    }

    /// One level more: basic first, then superior.
    pub const fn raise(&mut self, discipline: Discipline) {
        let (byte, bit) = (discipline as usize / 8, 1 << (discipline as u8 % 8));
        if self.basic[byte] & bit != 0 && byte < self.superior.len() {
            self.superior[byte] |= bit;
        }
        self.basic[byte] |= bit;
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Minion {
    pub slot: Slot,
    pub controller: Seat,
    /// Blood of a vampire, life of an ally.
    pub blood: u8,
    pub ally: bool,
    pub title: Option<Title>,
    pub title_contested: bool,
    /// Made from the card and what holds for it (`stats::refresh`), because requirements ask for them all the time.
    pub clan: Option<Clan>,
    pub sect: Sect,
    pub capacity: u8,
    pub disciplines: Disciplines,
    /// What it did or had done to it in this turn.
    pub turn: Deeds,
    /// The way in which an ally was recruited.
    pub mode: u8,
    /// Came into play by being recruited in this turn, so it cannot act.
    pub new: bool,
}

/// What a minion has done in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Deeds {
    pub bled: bool,
    pub called: bool,
    pub acted: bool,
}

impl Default for Minion {
    fn default() -> Minion {
        Minion {
            slot: Slot::default(),
            controller: Seat(0),
            blood: 0,
            ally: false,
            title: None,
            title_contested: false,
            clan: None,
            sect: Sect::Independent,
            capacity: 0,
            disciplines: Disciplines::default(),
            turn: Deeds::default(),
            mode: 0,
            new: false,
        }
    }
}

/// What a card in play lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Host {
    /// In play on its own, under somebody's control.
    Table,
    Minion(MinionId),
    Permanent(PermanentId),
}

/// Equipment, a retainer, a location or any other card in play that is no minion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Permanent {
    pub slot: Slot,
    pub controller: Seat,
    pub host: Host,
    /// Counters, or the life of a retainer.
    pub counters: u8,
    /// The mode in which it was played.
    pub mode: u8,
    pub locked: bool,
    /// Out of play because somebody else has the same unique card.
    pub contested: bool,
}

impl Default for Permanent {
    fn default() -> Permanent {
        Permanent {
            slot: Slot::default(),
            controller: Seat(0),
            host: Host::Table,
            counters: 0,
            mode: 0,
            locked: false,
            contested: false,
        }
    }
}
