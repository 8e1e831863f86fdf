//! Names of cards: one small number for every card of the game.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::book;

pub const VAMPIRES: u8 = 36;
pub const LIBRARY_CARDS: u8 = 69;
pub const CITY_CARDS: u8 = 20;
pub const HAVENS: u8 = 8;
pub const AGENDAS: u8 = 8;
pub const FIRST_LIBRARY: u8 = VAMPIRES;
pub const FIRST_CITY: u8 = FIRST_LIBRARY + LIBRARY_CARDS;
pub const FIRST_HAVEN: u8 = FIRST_CITY + CITY_CARDS;
pub const FIRST_AGENDA: u8 = FIRST_HAVEN + HAVENS;

/// Any card: vampires, Library cards, City cards, Havens, Agendas, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct CardId(pub u8);

impl CardId {
    pub const COUNT: u8 = FIRST_AGENDA + AGENDAS;

    pub fn all() -> impl Iterator<Item = CardId> {
        (0..Self::COUNT).map(CardId)
    }

    pub const fn haven(haven: u8) -> CardId {
        CardId(FIRST_HAVEN + haven)
    }

    pub const fn agenda(agenda: u8) -> CardId {
        CardId(FIRST_AGENDA + agenda)
    }

    #[inline]
    pub const fn sort(self) -> Sort {
        match self.0 {
            0..FIRST_LIBRARY => Sort::Vampire(self.0),
            FIRST_LIBRARY..FIRST_CITY => Sort::Library(self.0 - FIRST_LIBRARY),
            FIRST_CITY..FIRST_HAVEN => Sort::City(self.0 - FIRST_CITY),
            FIRST_HAVEN..FIRST_AGENDA => Sort::Haven(self.0 - FIRST_HAVEN),
            _ => Sort::Agenda(self.0 - FIRST_AGENDA),
        }
    }

    /// The id in notation, data files and fact tables: `sucker-punch`.
    pub fn slug(self) -> &'static str {
        book(false).slug(self)
    }

    /// By slug, in any case.
    pub fn find(text: &str) -> Option<CardId> {
        Self::all().find(|card| card.slug().eq_ignore_ascii_case(text))
    }
}

/// A card's table and its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    Vampire(u8),
    Library(u8),
    City(u8),
    Haven(u8),
    Agenda(u8),
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.serialize_str(self.slug()) } else { s.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        if d.is_human_readable() {
            let text = String::deserialize(d)?;
            CardId::find(&text).ok_or_else(|| D::Error::custom(format!("there is no card `{text}`")))
        } else {
            match u8::deserialize(d)? {
                id if id < CardId::COUNT => Ok(CardId(id)),
                id => Err(D::Error::custom(format!("there is no card number {id}"))),
            }
        }
    }
}
