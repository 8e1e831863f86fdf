//! Deck files (`docs/decks.md`), and the four decks to start with.

mod catalog;
pub mod heading;
mod limits;
pub mod names;
mod reader;

use elysium_kit::DeckProblem;

use crate::cards::CardId;
use crate::setup::DeckList;

pub use catalog::RivalsDecks;

/// The decks to start with, in the order that the rulebook suggests (§2.6). They are reconstructed:
/// the official lists are not known here.
pub const STARTERS: [(&str, &str); 4] = [
    ("brujah", include_str!("../../data/decks/brujah.txt")),
    ("toreador", include_str!("../../data/decks/toreador.txt")),
    ("ventrue", include_str!("../../data/decks/ventrue.txt")),
    ("malkavian", include_str!("../../data/decks/malkavian.txt")),
];

/// A deck and what its file says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub name: Option<String>,
    pub author: Option<String>,
    pub comment: Option<String>,
    /// Whom its maker would start with. Only a wish: the game decides or asks (§2.7).
    pub leader: Option<CardId>,
    pub deck: DeckList,
}

/// A starter deck by name.
pub fn starter(name: &str) -> Option<DeckList> {
    let (_, text) = STARTERS.iter().find(|(starter, _)| starter.eq_ignore_ascii_case(name))?;
    read(text).ok().map(|listing| listing.deck)
}

/// Reads a deck file. The deck can be played, or everything that is wrong with it is listed.
pub fn read(text: &str) -> Result<Listing, Vec<DeckProblem>> {
    reader::read(text)
}
