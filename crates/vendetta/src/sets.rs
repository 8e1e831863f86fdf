//! Small sets and names: card slots, locations.

use elysium_kernel::Seat;
use elysium_kit::sets::{Member, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::PER_CLAN;

/// One of the nine clan cards of a seat. What card it is stands in [`State::def`](crate::State).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Slot(pub u8);

impl Slot {
    pub const fn of(seat: Seat, i: usize) -> Slot {
        Slot(seat.0 * PER_CLAN as u8 + i as u8)
    }

    /// The player of the card's clan.
    pub const fn owner(self) -> Seat {
        Seat(self.0 / PER_CLAN as u8)
    }

    /// Its number among its owner's cards.
    pub const fn index(self) -> usize {
        self.0 as usize % PER_CLAN
    }

    /// All nine cards of a seat.
    #[inline]
    pub const fn all_of(seat: Seat) -> Slots {
        Slot::some_of(seat, (1 << PER_CLAN) - 1)
    }

    /// Some of a seat's own cards, from the nine bits that zones keep.
    #[inline]
    pub const fn some_of(seat: Seat, bits: u16) -> Slots {
        Slots::from_bits((bits as u64) << (seat.0 as u32 * PER_CLAN as u32))
    }
}

impl Member for Slot {
    #[inline]
    fn number(self) -> u16 {
        self.0.into()
    }

    #[inline]
    fn numbered(number: u16) -> Slot {
        Slot(number as u8)
    }
}

/// A set of slots.
pub type Slots = Set<Slot>;

/// A location: the numbered ones, and the Prince's Haven, always last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Loc(pub u8);

impl Loc {
    pub const HAVEN: Loc = Loc(3);
    pub const COUNT: usize = 4;

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// `1`, `2`, `3` or `haven`.
    pub const fn name(self) -> &'static str {
        ["1", "2", "3", "haven"][self.0 as usize]
    }

    pub fn find(text: &str) -> Option<Loc> {
        Loc::all().find(|loc| loc.name() == text)
    }

    pub fn all() -> impl Iterator<Item = Loc> {
        (0..Self::COUNT as u8).map(Loc)
    }
}

/// For the page, the union of its names.
#[cfg(feature = "ts")]
impl ts_rs::TS for Loc {
    type WithoutGenerics = Loc;
    type OptionInnerType = Loc;

    fn name(_: &ts_rs::Config) -> String {
        "Loc".into()
    }

    fn inline(_: &ts_rs::Config) -> String {
        Loc::all().map(|loc| format!("{:?}", loc.name())).collect::<Vec<_>>().join(" | ")
    }

    fn decl(config: &ts_rs::Config) -> String {
        format!("type Loc = {};", Loc::inline(config))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Loc.ts".into())
    }
}

impl Serialize for Loc {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.serialize_str(self.name()) } else { s.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Loc {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if d.is_human_readable() {
            let text = String::deserialize(d)?;
            Loc::find(&text).ok_or_else(|| D::Error::custom(format!("there is no location `{text}`")))
        } else {
            u8::deserialize(d).map(Loc)
        }
    }
}
