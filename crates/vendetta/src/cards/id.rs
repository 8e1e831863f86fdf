//! Names of cards: one small number for every card of the game.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::book;

pub const CLAN_CARDS: u8 = 63;
pub const ALLIES: u8 = 30;
pub const LOCATION_CARDS: u8 = 7;
pub const RELICS: u8 = 8;
const FIRST_ALLY: u8 = CLAN_CARDS;
const FIRST_LOCATION: u8 = FIRST_ALLY + ALLIES + 1;
const FIRST_RELIC: u8 = FIRST_LOCATION + LOCATION_CARDS;

/// Any card: clan cards, allies, the victim, location cards, relics, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct CardId(pub u8);

impl CardId {
    pub const COUNT: u8 = FIRST_RELIC + RELICS;
    /// All 35 victims are equal and share one id.
    pub const VICTIM: CardId = CardId(FIRST_ALLY + ALLIES);

    pub const fn clan_card(def: u8) -> CardId {
        CardId(def)
    }

    pub const fn ally(ally: u8) -> CardId {
        CardId(FIRST_ALLY + ally)
    }

    pub const fn location(card: u8) -> CardId {
        CardId(FIRST_LOCATION + card)
    }

    pub const fn relic(relic: u8) -> CardId {
        CardId(FIRST_RELIC + relic)
    }

    pub fn all() -> impl Iterator<Item = CardId> {
        (0..Self::COUNT).map(CardId)
    }

    pub const fn sort(self) -> Sort {
        match self.0 {
            0..FIRST_ALLY => Sort::Clan(self.0),
            FIRST_ALLY..FIRST_LOCATION => Sort::Ally(self.0 - FIRST_ALLY),
            FIRST_LOCATION..FIRST_RELIC => Sort::Location(self.0 - FIRST_LOCATION),
            _ => Sort::Relic(self.0 - FIRST_RELIC),
        }
    }

    /// The id in the fact tables: `BR03`.
    pub fn code(self) -> &'static str {
        book().names(self).0
    }

    /// The id in notation: `challenge`.
    pub fn slug(self) -> &'static str {
        book().names(self).1
    }

    /// By code or slug, in any case.
    pub fn find(text: &str) -> Option<CardId> {
        Self::all()
            .find(|card| card.code().eq_ignore_ascii_case(text) || card.slug().eq_ignore_ascii_case(text))
    }
}

/// A card's table and its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    Clan(u8),
    /// 30 is the victim.
    Ally(u8),
    Location(u8),
    Relic(u8),
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
