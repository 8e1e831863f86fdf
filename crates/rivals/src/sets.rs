//! Small sets and lists: card slots, places, rows without allocation.

use std::fmt;
use std::ops::{Index, IndexMut};

use elysium_kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// The members of a set of small numbers, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let i = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(i)
    }
}

/// A small number or none, in one byte: `Option<u8>` takes two.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Maybe(u8);

impl Maybe {
    pub const NONE: Maybe = Maybe(0);

    pub const fn some(n: u8) -> Maybe {
        Maybe(n + 1)
    }

    #[inline]
    pub const fn get(self) -> Option<u8> {
        self.0.checked_sub(1)
    }
}

impl fmt::Debug for Maybe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// A list of at most `N` plain values, copied with the state.
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Row { len: 0, items: [T::default(); N] }
    }
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The most that it can hold.
    pub const fn room(&self) -> usize {
        N
    }

    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes an item out; the rest keeps its order.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self.as_slice()[at];
        self.items.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        self.items[self.len as usize] = T::default();
        item
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }
}

impl<T: Copy + Default, const N: usize> Index<usize> for Row<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, at: usize) -> &T {
        &self.as_slice()[at]
    }
}

impl<T: Copy + Default, const N: usize> IndexMut<usize> for Row<T, N> {
    #[inline]
    fn index_mut(&mut self, at: usize) -> &mut T {
        &mut self.as_mut_slice()[at]
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Row<T, N> {}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.as_slice())
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(d)?;
        if items.len() > N {
            return Err(serde::de::Error::custom(format!("{} items where {N} have room", items.len())));
        }
        let mut row = Row::default();
        items.into_iter().for_each(|item| row.push(item));
        Ok(row)
    }
}
