//! Names of cards: one small number for every card of the game.

use elysium_kit::card_ids;

use super::book;

card_ids! {
    /// Any card.
    pub struct CardId of book().names;
    /// A card's table and its place in it.
    pub enum CardKind {
        Crypt: crypt,
        Library: library,
    }
}
