//! Names of cards: one small number for every card of the game.

use elysium_kit::card_ids;
use elysium_kit::sets::Set;

use super::book;

card_ids! {
    /// Any card.
    pub struct CardId of book(false).names;
    /// A card's table and its place in it.
    pub enum CardKind {
        Vampire: vampire,
        Library: library,
        City: city,
        Haven: haven,
        Agenda: agenda,
    }
}

pub type CityCards = Set<CardId, { CardId::city(0).number() }>;
