//! The words before a colon.

use crate::cards::{CardId, CardKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckHeading {
    Name,
    Author,
    Comment,
    Haven,
    Agenda,
    Leader,
    Vampires,
    Library,
}

/// A slip of the pen: more wrong letters make another word.
const SLIPS: usize = 2;

impl DeckHeading {
    pub const COUNT: usize = Self::ALL.len();

    pub const ALL: [DeckHeading; 8] = [
        DeckHeading::Name,
        DeckHeading::Author,
        DeckHeading::Comment,
        DeckHeading::Haven,
        DeckHeading::Agenda,
        DeckHeading::Leader,
        DeckHeading::Vampires,
        DeckHeading::Library,
    ];

    /// As they are written, in the order of [`DeckHeading::ALL`].
    pub const WORDS: [&'static str; Self::COUNT] =
        ["Name", "Author", "Comment", "Haven", "Agenda", "Leader", "Vampires", "Library"];

    pub const fn word(self) -> &'static str {
        Self::WORDS[self as usize]
    }

    pub fn find(word: &str) -> Option<DeckHeading> {
        Self::ALL.into_iter().find(|heading| heading.word().eq_ignore_ascii_case(word))
    }

    /// The heading that a misspelt one was meant to be.
    pub fn near(word: &str) -> Option<DeckHeading> {
        let word = word.to_lowercase();
        let far = |heading: DeckHeading| strsim::damerau_levenshtein(&heading.word().to_lowercase(), &word);
        let nearest = Self::ALL.into_iter().min_by_key(|&heading| far(heading))?;
        (far(nearest) <= SLIPS && far(nearest) * 2 < word.chars().count()).then_some(nearest)
    }

    /// Whether cards stand on the lines below it.
    pub const fn is_pile(self) -> bool {
        matches!(self, DeckHeading::Vampires | DeckHeading::Library)
    }

    /// Where a card belongs, if it belongs in a deck at all.
    pub const fn of(card: CardId) -> Option<DeckHeading> {
        match card.kind() {
            CardKind::Vampire(_) => Some(DeckHeading::Vampires),
            CardKind::Library(_) => Some(DeckHeading::Library),
            CardKind::Haven(_) => Some(DeckHeading::Haven),
            CardKind::Agenda(_) => Some(DeckHeading::Agenda),
            CardKind::City(_) => None,
        }
    }
}
