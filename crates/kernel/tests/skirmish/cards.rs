//! What the pieces are called: kinds of cards, card slots, minions.

use elysium_kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// The most seats a table has.
pub const SEATS: usize = 5;
/// Cards of each player.
pub const CARDS: usize = 16;
/// Minions of each player.
pub const MINIONS: usize = 3;
pub const EVERYBODY: Seats = Seats::first(SEATS);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// An action becomes harder to block.
    Stealth,
    /// A block attempt catches up with stealth; costs the blocker 1 blood.
    Intercept,
    /// A bleed goes to somebody else.
    Deflect,
    /// A card that another player has just played has no effect.
    Cancel,
    /// Changes the range.
    Maneuver,
    /// A strike that hits nobody and is not hit.
    Dodge,
    /// One point of damage less.
    Prevent,
    /// A minion that would burn does not; costs 1 pool.
    Save,
    /// Another round of combat, or none.
    Press,
}

impl Kind {
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Stealth => "stealth",
            Kind::Intercept => "intercept",
            Kind::Deflect => "deflect",
            Kind::Cancel => "cancel",
            Kind::Maneuver => "maneuver",
            Kind::Dodge => "dodge",
            Kind::Prevent => "prevent",
            Kind::Save => "save",
            Kind::Press => "press",
        }
    }
}

/// Everybody plays the same cards, and everybody knows which.
pub const DECK: [Kind; CARDS] = [
    Kind::Stealth,
    Kind::Stealth,
    Kind::Intercept,
    Kind::Intercept,
    Kind::Deflect,
    Kind::Deflect,
    Kind::Cancel,
    Kind::Cancel,
    Kind::Cancel,
    Kind::Maneuver,
    Kind::Dodge,
    Kind::Prevent,
    Kind::Prevent,
    Kind::Save,
    Kind::Save,
    Kind::Press,
];

/// One card of one player. What it is stands in the state, and not everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot {
    pub owner: Seat,
    pub index: u8,
}

impl Slot {
    pub const fn bit(self) -> u16 {
        1 << self.index
    }

    /// The slots of `owner` whose bits are set.
    pub fn of_set(owner: Seat, set: u16) -> impl Iterator<Item = Slot> {
        (0..CARDS as u8).map(move |index| Slot { owner, index }).filter(move |slot| set & slot.bit() != 0)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MinionId {
    pub owner: Seat,
    pub index: u8,
}

impl MinionId {
    pub fn all_of(owner: Seat) -> impl Iterator<Item = MinionId> {
        (0..MINIONS as u8).map(move |index| MinionId { owner, index })
    }
}
