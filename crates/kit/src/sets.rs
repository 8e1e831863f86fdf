//! Small sets in one word, and small numbers in one byte: search copies them all day.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

/// Something that has a number, and that the number stands for.
pub trait Member: Copy {
    fn number(self) -> u16;
    fn numbered(number: u16) -> Self;
}

/// A set of things that are numbered from `FIRST` on: of words, or of the cards of one table. It is written
/// as a list of its members, so that numbers may change.
pub struct Set<T, const FIRST: u16 = 0>(u64, PhantomData<T>);

impl<T: Member, const FIRST: u16> Set<T, FIRST> {
    /// How many different things can be in a set.
    pub const MOST: usize = 64;
    pub const NONE: Self = Set(0, PhantomData);

    /// Those whose bits are set, counted from `FIRST`.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Set(bits, PhantomData)
    }

    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    #[inline]
    fn bit(one: T) -> u64 {
        1 << (one.number() - FIRST)
    }

    #[inline]
    pub fn has(self, one: T) -> bool {
        self.0 & Self::bit(one) != 0
    }

    #[inline]
    pub fn insert(&mut self, one: T) {
        self.0 |= Self::bit(one);
    }

    #[inline]
    pub fn remove(&mut self, one: T) {
        self.0 &= !Self::bit(one);
    }

    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Set(self.0 & other.0, PhantomData)
    }

    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Set(self.0 | other.0, PhantomData)
    }

    #[inline]
    pub const fn minus(self, other: Self) -> Self {
        Set(self.0 & !other.0, PhantomData)
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members in order of their numbers.
    #[inline]
    pub const fn iter(self) -> Members<T, FIRST> {
        Members(Bits(self.0), PhantomData)
    }

    /// Can this be in such a set? Of cards, only those of one table can.
    fn has_room_for(one: T) -> bool {
        one.number().checked_sub(FIRST).is_some_and(|bit| usize::from(bit) < Self::MOST)
    }
}

/// The members of a [`Set`], lowest number first.
pub struct Members<T, const FIRST: u16>(Bits, PhantomData<T>);

impl<T: Member, const FIRST: u16> Iterator for Members<T, FIRST> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.0.next().map(|i| T::numbered(FIRST + u16::from(i)))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<T: Member, const FIRST: u16> IntoIterator for Set<T, FIRST> {
    type Item = T;
    type IntoIter = Members<T, FIRST>;

    #[inline]
    fn into_iter(self) -> Members<T, FIRST> {
        self.iter()
    }
}

impl<T, const FIRST: u16> Clone for Set<T, FIRST> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T, const FIRST: u16> Copy for Set<T, FIRST> {}

impl<T, const FIRST: u16> Default for Set<T, FIRST> {
    #[inline]
    fn default() -> Self {
        Set(0, PhantomData)
    }
}

impl<T, const FIRST: u16> PartialEq for Set<T, FIRST> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<T, const FIRST: u16> Eq for Set<T, FIRST> {}

impl<T: Member, const FIRST: u16> FromIterator<T> for Set<T, FIRST> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Self {
        let mut set = Self::NONE;
        all.into_iter().for_each(|one| set.insert(one));
        set
    }
}

impl<T: Member + fmt::Debug, const FIRST: u16> fmt::Debug for Set<T, FIRST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize, const FIRST: u16> Serialize for Set<T, FIRST> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq;
        let mut list = s.serialize_seq(Some(self.len()))?;
        for one in *self {
            list.serialize_element(&one)?;
        }
        list.end()
    }
}

impl<'de, T: Member + Deserialize<'de>, const FIRST: u16> Deserialize<'de> for Set<T, FIRST> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let members = Vec::<T>::deserialize(d)?;
        if !members.iter().all(|one| Self::has_room_for(*one)) {
            return Err(serde::de::Error::custom("something of another kind is in the set"));
        }
        Ok(members.into_iter().collect())
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

/// `state[seat]` is what the state has for a seat: `by_seat!(State, players: Player)`.
#[macro_export]
macro_rules! by_seat {
    ($State:ty, $field:ident: $Item:ty) => {
        impl std::ops::Index<elysium_kernel::Seat> for $State {
            type Output = $Item;

            #[inline]
            fn index(&self, seat: elysium_kernel::Seat) -> &$Item {
                &self.$field[seat.index()]
            }
        }

        impl std::ops::IndexMut<elysium_kernel::Seat> for $State {
            #[inline]
            fn index_mut(&mut self, seat: elysium_kernel::Seat) -> &mut $Item {
                &mut self.$field[seat.index()]
            }
        }
    };
}
