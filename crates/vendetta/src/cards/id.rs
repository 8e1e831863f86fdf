//! Names of cards: one small number for every card of the game.

use elysium_kit::card_ids;
use elysium_kit::sets::Set;

use super::book;

card_ids! {
    /// Any card.
    pub struct CardId of book().names;
    /// A card's table and its place in it.
    pub enum CardKind {
        Clan: clan_card,
        /// The victim is the first.
        Ally: ally,
        Location: location,
        Relic: relic,
    }
}

impl CardId {
    /// All victims are equal and share one id.
    pub const VICTIM: CardId = CardId::ally(0);

    /// The id in the fact tables: `BR03`.
    pub fn code(self) -> &'static str {
        book().names.code(self)
    }
}

pub type AllySet = Set<CardId, { CardId::ally(0).number() }>;
pub type LocationCards = Set<CardId, { CardId::location(0).number() }>;
pub type Relics = Set<CardId, { CardId::relic(0).number() }>;
