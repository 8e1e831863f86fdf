//! Small sets and lists: card slots, places, rows without allocation.

use elysium_kernel::Seat;
use serde::{Deserialize, Serialize};

pub use elysium_kit::sets::{Bits, Maybe};

/// Most cards of a Library (§24), and all of a Faction Deck.
pub const LIBRARY: usize = 60;
pub const FACTION: usize = 7;

/// A card of a player's own deck: 0 to 59 its Library, 60 to 66 its vampires. Which card it is
/// stands in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot(pub u16);

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
pub type Row<T, const N: usize> = tinyvec::ArrayVec<[T; N]>;
