//! The cards: a data file, read and checked once.

use elysium_kit::cards::{CardError, CardSet, InUse, Names};
use elysium_kit::sets::Set;
use elysium_kit::{card_ids, printed};
use serde::Deserialize;

card_ids! {
    /// Any card.
    pub struct CardId of book().names;
    /// A card's table and its place in it.
    pub enum CardKind { Card: card }
}

/// Cards in a hand or deck, in one word.
pub type Cards = Set<CardId, { CardId::card(0).number() }>;

/// What is printed on a card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    #[serde(default)]
    pub set: CardSet,
    pub value: u8,
    /// §2.2: it cannot be played in the first round.
    #[serde(default)]
    pub late: bool,
}

printed!(slug = id; Card);

/// Every card of the game.
pub struct Book {
    pub names: Names<CardId>,
    cards: Vec<Card>,
}

impl Book {
    pub fn read(text: &str) -> Result<Book, CardError> {
        let mut names = Names::default();
        let cards: Vec<Card> = names.read("cards.ron", text, CardId::card)?;
        if cards.len() > Cards::MOST {
            let reason = format!("{} cards, and a set has room for {}", cards.len(), Cards::MOST);
            return Err(CardError::of_file("cards.ron", reason));
        }
        Ok(Book { names, cards })
    }
}

static BOOK: InUse<Book> = InUse::new();

/// The cards.
pub fn book() -> &'static Book {
    BOOK.get(|| Book::read(include_str!("../data/cards.ron")))
}

impl CardId {
    /// What is printed on it.
    pub fn printed(self) -> &'static Card {
        &book().cards[self.place()]
    }

    pub fn value(self) -> u8 {
        self.printed().value
    }
}
