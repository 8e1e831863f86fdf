//! Decks that players bring: plain text as sites and programs write it, links and JSON; and the decks to start with.

mod catalog;
mod coded;
mod heading;
pub mod limits;
pub(crate) mod official;
mod resolve;
mod text;

use elysium_kit::DeckProblem;

use crate::cards::CardId;

pub use catalog::VtesDecks;

/// The decks to start with, as they were sold.
pub const STARTERS: [(&str, &str); 5] = [
    ("malkavian", include_str!("../../data/decks/malkavian.txt")),
    ("nosferatu", include_str!("../../data/decks/nosferatu.txt")),
    ("toreador", include_str!("../../data/decks/toreador.txt")),
    ("tremere", include_str!("../../data/decks/tremere.txt")),
    ("ventrue", include_str!("../../data/decks/ventrue.txt")),
];

/// A deck and what is said about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub name: Option<String>,
    pub author: Option<String>,
    pub comment: Option<String>,
    /// Every copy for itself, in the order of the file.
    pub crypt: Vec<CardId>,
    pub library: Vec<CardId>,
}

/// Reads a deck that can be played at some table, or lists everything that is wrong with it. Whether its library is
/// too large for the table at hand is for [`limits::at_table`].
pub fn read(text: &str) -> Result<Listing, Vec<DeckProblem>> {
    // Some editors begin a file with a mark of its encoding.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).trim();
    let found = if text.starts_with('{') {
        coded::json(text)
    } else if text.lines().count() == 1 && text.starts_with("http") {
        coded::link(text)
    } else {
        text::read(text)
    };
    resolve::listing(found)
}

/// A starter deck by name.
pub fn starter(name: &str) -> Option<Listing> {
    let (_, text) = STARTERS.iter().find(|(starter, _)| starter.eq_ignore_ascii_case(name))?;
    read(text).ok()
}
