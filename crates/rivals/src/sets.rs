//! Small sets and lists: card slots, places, rows without allocation.

use std::fmt;

use elysium_kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use elysium_kit::sets::{Bits, Maybe};

/// Most cards of a Library (§24), and all of a Faction Deck.
pub const LIBRARY: usize = 60;
pub const FACTION: usize = 7;

/// A card of a player's own deck: 0 to 59 its Library, 60 to 66 its vampires. Which card it is
/// stands in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Slot(pub u16);

/// The id of a card on the table: `A17`. Whoever reads it need not know how it is made.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.owner(), self.index())
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        let slot = || {
            let (owner, index) = text.split_at_checked(1)?;
            let (owner, index): (Seat, u8) = (owner.parse().ok()?, index.parse().ok()?);
            (usize::from(index) < LIBRARY + FACTION).then(|| Slot::library(owner, index))
        };
        slot().ok_or_else(|| serde::de::Error::custom(format!("there is no card `{text}` on a table")))
    }
}

impl Slot {
    #[inline]
    pub const fn library(owner: Seat, i: u8) -> Slot {
        Slot((owner.0 as u16) << 7 | i as u16)
    }

    #[inline]
    pub const fn vampire(owner: Seat, i: u8) -> Slot {
        Slot::library(owner, LIBRARY as u8 + i)
    }

    #[inline]
    pub const fn owner(self) -> Seat {
        Seat((self.0 >> 7) as u8)
    }

    /// Its number in the owner's Library, or 60 and more for a vampire.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 127) as usize
    }

    #[inline]
    pub const fn is_vampire(self) -> bool {
        self.index() >= LIBRARY
    }

    /// Its number among the owner's vampires.
    #[inline]
    pub const fn nth_vampire(self) -> usize {
        self.index() - LIBRARY
    }
}

/// A list of at most `N` plain values, copied with the state.
pub type List<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;
