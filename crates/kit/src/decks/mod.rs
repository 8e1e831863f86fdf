//! Decks that players bring: their files, what is wrong with them, what is in them.
//!
//! A trait of its own beside [`Title`](crate::Title), handed out by one method of it: a game without
//! decks says nothing at all, a game with decks has everything about them in one place, and the
//! program still needs only its one list of games. Nothing here is in words: mistakes and cards are
//! data, and whoever shows them finds the messages.

pub mod line;
mod spelling;
#[cfg(test)]
mod tests;

use elysium_kernel::{Rule, Rules, Seat};
use serde::Serialize;

pub use spelling::Spellings;

/// The decks of a game.
pub trait Decks<G: Rules>: Sync {
    /// The decks to start with: the name on the command line, and the deck as a file has it.
    fn starters(&self) -> &'static [(&'static str, &'static str)];

    /// Whether the starters are only what can be concluded about the printed ones.
    fn reconstructed(&self) -> bool;

    /// Reads a deck and checks it against the rules for decks.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it, not just the first thing, in the order of its lines; what
    /// belongs to no line comes last.
    fn read(&self, text: &str) -> Result<DeckSheet, Vec<DeckProblem>>;

    /// Gives a seat of a set-up this deck instead of the one it has.
    ///
    /// # Errors
    ///
    /// As [`Decks::read`].
    fn bring(&self, setup: &mut G::Setup, seat: Seat, text: &str) -> Result<(), Vec<DeckProblem>>;
}

/// What is in a deck, for showing it. Cards are named by slug.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DeckSheet {
    pub name: Option<String>,
    pub author: Option<String>,
    pub comment: Option<String>,
    /// Single cards by heading, as `haven` or `leader`.
    pub single: Vec<(&'static str, &'static str)>,
    pub piles: Vec<DeckPile>,
}

/// A part of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckPile {
    /// Its heading in small letters: `library`.
    pub pile: &'static str,
    /// Each card once, with its number of copies, in the order of the file.
    pub cards: Vec<(&'static str, usize)>,
    /// The fact of its cards that is worth a curve: `potency`.
    pub curve: Option<&'static str>,
}

impl DeckPile {
    /// A pile of these cards: each once, where it is first, with its copies.
    pub fn new(pile: &'static str, cards: impl IntoIterator<Item = &'static str>) -> DeckPile {
        let mut counted: Vec<(&'static str, usize)> = Vec::new();
        for card in cards {
            match counted.iter_mut().find(|(slug, _)| *slug == card) {
                Some((_, copies)) => *copies += 1,
                None => counted.push((card, 1)),
            }
        }
        DeckPile { pile, cards: counted, curve: None }
    }

    /// With a curve of this fact of its cards.
    #[must_use]
    pub fn with_curve(self, fact: &'static str) -> DeckPile {
        DeckPile { curve: Some(fact), ..self }
    }

    /// How many cards it has.
    pub fn size(&self) -> usize {
        self.cards.iter().map(|(_, copies)| copies).sum()
    }
}

/// One thing that is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckProblem {
    /// The line of the file, from 1 on, if it is the matter of one line.
    pub line: Option<usize>,
    /// The rule that the deck breaks, if it is not just a slip of the pen.
    pub rule: Option<Rule>,
    pub error: DeckError,
}

/// A card that may have been meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Close {
    pub name: String,
    /// The program has it.
    pub playable: bool,
}

/// What can be wrong with a deck. Headings are written as in the file, without the colon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckError {
    /// No card has this name; `close` are those that may have been meant, nearest first.
    UnknownCard { given: String, close: Vec<Close> },
    /// The card exists, but not in this group or not advanced: those that there are, each with what tells it from the others.
    OtherPrinting { given: String, known: Vec<String> },
    /// A card of the game that the program does not have yet.
    NotImplemented { card: String },
    /// A line with a colon that is neither a heading nor a card.
    UnknownHeading { given: String, close: Option<&'static str>, known: &'static [&'static str] },
    /// A number of copies that is none: 0, or no number at all.
    Count { given: String },
    /// More copies than any deck can have.
    TooMany { given: String, most: u8 },
    /// A heading that needs a value, or a number without a card.
    Empty { given: String },
    /// A card before the first heading.
    NoHeading { card: &'static str, belongs: &'static str },
    /// A card under a heading where it does not belong.
    WrongHeading { card: &'static str, heading: &'static str, belongs: &'static str },
    /// A card that no deck has: it belongs to the table.
    NotForDecks { card: &'static str },
    /// What a deck has once stands there again.
    Twice { heading: &'static str, first: usize },
    /// What a deck must have is not there.
    Missing { heading: &'static str },
    /// The Leader is none of the deck's vampires.
    NotInDeck { heading: &'static str, card: &'static str, pile: &'static str },
    /// Too many copies of a card.
    Copies { pile: &'static str, card: &'static str, have: usize, most: usize },
    /// Too few or too many cards; [`usize::MAX`] is no limit.
    Size { pile: &'static str, have: usize, least: usize, most: usize },
    /// Cards of groups that do not go together, lowest first.
    GroupMix { groups: Vec<u8> },
    /// The file has the form of JSON, and is none.
    NotJson,
}

impl DeckError {
    /// Its name in messages and in output for programs.
    pub const fn slug(&self) -> &'static str {
        match self {
            DeckError::UnknownCard { .. } => "unknown-card",
            DeckError::OtherPrinting { .. } => "other-printing",
            DeckError::NotImplemented { .. } => "not-implemented",
            DeckError::UnknownHeading { .. } => "unknown-heading",
            DeckError::Count { .. } => "count",
            DeckError::TooMany { .. } => "too-many",
            DeckError::Empty { .. } => "empty",
            DeckError::NoHeading { .. } => "no-heading",
            DeckError::WrongHeading { .. } => "wrong-heading",
            DeckError::NotForDecks { .. } => "not-for-decks",
            DeckError::Twice { .. } => "twice",
            DeckError::Missing { .. } => "missing",
            DeckError::NotInDeck { .. } => "not-in-deck",
            DeckError::Copies { .. } => "copies",
            DeckError::Size { .. } => "size",
            DeckError::GroupMix { .. } => "group-mix",
            DeckError::NotJson => "not-json",
        }
    }
}
