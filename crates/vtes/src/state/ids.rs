//! Small numbers that stand for cards and minions, and sets of them.

use std::fmt;

use elysium_kernel::Seat;
use elysium_kit::sets::{Bits, Member, Set};
use serde::{Deserialize, Serialize};

use crate::cards::Clan;

/// Cards of one player: library cards come first.
pub const CARDS: usize = 128;
/// The place of the first crypt card.
pub const CRYPT: u8 = 100;
/// Room in play for the whole table (§18.22).
pub const MINIONS: usize = 48;
pub const PERMANENTS: usize = 96;

/// A card of somebody's deck, for the whole game. Which card it is, is in [`State::def`](super::State).
/// It is written as one number, and kept as two bytes, which fit anywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
pub struct Slot {
    owner: u8,
    index: u8,
}

impl From<u16> for Slot {
    fn from(number: u16) -> Slot {
        Slot { owner: (number >> 7) as u8, index: (number & 127) as u8 }
    }
}

impl From<Slot> for u16 {
    fn from(slot: Slot) -> u16 {
        slot.number()
    }
}

impl Slot {
    pub const fn new(owner: Seat, index: u8) -> Slot {
        Slot { owner: owner.0, index }
    }

    pub const fn owner(self) -> Seat {
        Seat(self.owner)
    }

    /// Its place among the cards of its owner.
    pub const fn index(self) -> usize {
        self.index as usize
    }

    pub const fn is_crypt(self) -> bool {
        self.index() >= CRYPT as usize
    }

    pub const fn number(self) -> u16 {
        (self.owner as u16) << 7 | self.index as u16
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.owner(), self.index())
    }
}

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident)+) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(pub u8);

        impl $name {
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Member for $name {
            #[inline]
            fn number(self) -> u16 {
                self.0.into()
            }

            #[inline]
            fn numbered(number: u16) -> $name {
                $name(number as u8)
            }
        }
    )+};
}

ids! {
    /// A minion in play, contested ones included. A minion that comes back has another number.
    MinionId
    /// A card in play that is no minion.
    PermanentId
}

pub type MinionSet = Set<MinionId>;

/// Cards of one player, or cards in play, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Wide(pub u128);

impl Wide {
    pub const NONE: Wide = Wide(0);

    #[inline]
    pub const fn has(self, index: usize) -> bool {
        self.0 >> index & 1 == 1
    }

    #[inline]
    pub const fn insert(&mut self, index: usize) {
        self.0 |= 1 << index;
    }

    #[inline]
    pub const fn remove(&mut self, index: usize) {
        self.0 &= !(1 << index);
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Library cards alone.
    pub const fn library(self) -> Wide {
        Wide(self.0 & ((1 << CRYPT) - 1))
    }

    pub const fn crypt(self) -> Wide {
        Wide(self.0 & !((1 << CRYPT) - 1))
    }

    /// Lowest first.
    #[inline]
    pub const fn iter(self) -> WideBits {
        WideBits { low: self.0 as u64, high: (self.0 >> 64) as u64 }
    }

    /// The member with so many below it.
    pub fn nth(self, n: usize) -> Option<u8> {
        let low = (self.0 as u64).count_ones() as usize;
        if n < low {
            return Bits(self.0 as u64).nth(n);
        }
        Bits((self.0 >> 64) as u64).nth(n - low).map(|i| i + 64)
    }
}

/// The members of a wide set, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct WideBits {
    low: u64,
    high: u64,
}

impl Iterator for WideBits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.low != 0 {
            let i = self.low.trailing_zeros() as u8;
            self.low &= self.low - 1;
            return Some(i);
        }
        if self.high == 0 {
            return None;
        }
        let i = self.high.trailing_zeros() as u8;
        self.high &= self.high - 1;
        Some(i + 64)
    }
}

impl fmt::Debug for Wide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// What texts speak of: a Methuselah, a minion, another card in play, or a card elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum Thing {
    #[default]
    Nothing,
    Player(Seat),
    Minion(MinionId),
    Permanent(PermanentId),
    /// In a hand, a deck, an ash heap, an uncontrolled region, or being played.
    Card(Slot),
    /// A clan that was chosen.
    Clan(Clan),
}

impl Thing {
    pub const fn minion(self) -> Option<MinionId> {
        if let Thing::Minion(minion) = self { Some(minion) } else { None }
    }

    pub const fn permanent(self) -> Option<PermanentId> {
        if let Thing::Permanent(permanent) = self { Some(permanent) } else { None }
    }

    pub const fn player(self) -> Option<Seat> {
        if let Thing::Player(seat) = self { Some(seat) } else { None }
    }

    pub fn is_something(self) -> bool {
        self != Thing::Nothing
    }
}
