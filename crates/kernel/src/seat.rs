//! Seats, sets of seats, and who is looking.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Reason;
use crate::scenario::reasons;

/// The most seats any game has.
pub const MAX_SEATS: usize = 8;

/// A place at the table, written `A`, `B`, ... in notation, records and scenarios.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Seat(pub u8);

impl Seat {
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: usize) -> Seat {
        Seat(if self.0 as usize + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// The next seat counter-clockwise at a table of `seats`.
    pub const fn previous(self, seats: usize) -> Seat {
        Seat(if self.0 == 0 { seats as u8 - 1 } else { self.0 - 1 })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A word that is not a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotASeat(pub String);

/// For developers and for whoever reads a damaged file.
impl fmt::Display for NotASeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a seat: seats are A, B, C ... or 1, 2, 3 ...", self.0)
    }
}

impl std::error::Error for NotASeat {}

impl From<NotASeat> for Reason {
    fn from(NotASeat(word): NotASeat) -> Reason {
        reasons::no_seat(&word)
    }
}

/// `A` or `a`, or the number of the seat counted from 1.
impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        let seat = match text.as_bytes() {
            [c @ b'A'..=b'H'] => c - b'A',
            [c @ b'a'..=b'h'] => c - b'a',
            [c @ b'1'..=b'8'] => c - b'1',
            _ => return Err(NotASeat(text.into())),
        };
        Ok(Seat(seat))
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.serialize_char(self.letter()) } else { s.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        if d.is_human_readable() {
            String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
        } else {
            u8::deserialize(d).map(Seat)
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
pub struct Seats(pub u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    /// The first `n` seats.
    pub const fn first(n: usize) -> Seats {
        Seats(((1u16 << n) - 1) as u8)
    }

    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Readable as a list of letters, compact as a bit set.
impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.collect_seq(*self) } else { s.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        if d.is_human_readable() {
            Ok(Vec::<Seat>::deserialize(d)?.into_iter().collect())
        } else {
            u8::deserialize(d).map(Seats)
        }
    }
}

/// Seats in ascending order.
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Seat(seat))
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    Seat(Seat),
    /// Sees what is open to all.
    Spectator,
    /// Sees everything: replays after the end, judges, scenarios.
    Omniscient,
}

impl Viewer {
    /// Does this viewer see what `seat` sees of its own?
    pub const fn sees(self, seat: Seat) -> bool {
        self.among(Seats::one(seat))
    }

    /// Is this viewer among the `seats` that may know a secret?
    pub const fn among(self, seats: Seats) -> bool {
        match self {
            Viewer::Seat(seat) => seats.has(seat),
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }
}
