//! From what was read to a deck: which of several cards of a name is meant, and what the rules say.

use elysium_kit::{DeckError, DeckProblem};

use super::heading::Section;
use super::official::Printing;
use super::{Listing, limits};
use crate::cards::CardId;

/// What a reader found.
#[derive(Default)]
pub(super) struct Found {
    pub name: Option<String>,
    pub author: Option<String>,
    pub comment: Option<String>,
    pub entries: Vec<Entry>,
    /// Cards that nobody knows. They count: their name is wrong, not their number.
    pub unknown: Unknown,
    pub problems: Vec<DeckProblem>,
}

#[derive(Clone, Copy, Default)]
pub(super) struct Unknown {
    pub crypt: usize,
    pub library: usize,
    pub anywhere: usize,
}

impl Unknown {
    pub fn add(&mut self, under: Option<Section>, copies: usize) {
        match under {
            Some(Section::Crypt) => self.crypt += copies,
            Some(Section::Library) => self.library += copies,
            None => self.anywhere += copies,
        }
    }
}

/// A card with its copies.
pub(super) struct Entry {
    /// Those that it can be, the likeliest first; never none.
    pub printings: Vec<Printing>,
    pub copies: usize,
    pub line: Option<usize>,
}

/// How far apart the groups of a crypt may be.
const APART: u8 = 1;

pub(super) fn listing(found: Found) -> Result<Listing, Vec<DeckProblem>> {
    let Found { name, author, comment, entries, unknown, mut problems } = found;
    let groups = groups(&entries);
    let (mut crypt, mut library) = (Pile::default(), Pile::default());
    for entry in entries {
        let printing = chosen(&entry.printings, &groups);
        let pile = if printing.of_crypt { &mut crypt } else { &mut library };
        pile.size += entry.copies;
        pile.groups.extend(printing.group);
        match printing.card {
            Some(card) => pile.cards.extend(std::iter::repeat_n(card, entry.copies)),
            None => {
                let error = DeckError::NotImplemented { card: printing.full_name() };
                problems.push(DeckProblem { line: entry.line, rule: None, error });
            }
        }
    }
    crypt.size += unknown.crypt;
    library.size += unknown.library;
    problems.extend(limits::crypt(crypt.size, unknown.anywhere, &crypt.groups));
    problems.extend(limits::library(library.size, unknown.anywhere));
    // The sort keeps the order of what belongs to the same line.
    problems.sort_by_key(|problem| problem.line.unwrap_or(usize::MAX));
    if problems.is_empty() {
        Ok(Listing { name, author, comment, crypt: crypt.cards, library: library.cards })
    } else {
        Err(problems)
    }
}

#[derive(Default)]
struct Pile {
    cards: Vec<CardId>,
    /// With those that cannot be played here.
    size: usize,
    groups: Vec<u8>,
}

/// The groups of crypt cards of which there is only one.
fn groups(entries: &[Entry]) -> Vec<u8> {
    let certain = entries.iter().filter(|entry| entry.printings.len() == 1);
    certain.filter_map(|entry| entry.printings[0].group).collect()
}

/// The first that goes with the groups of the crypt; a name alone means the base printing of the lowest.
fn chosen(printings: &[Printing], groups: &[u8]) -> Printing {
    let fits = |printing: &&Printing| {
        printing.group.is_none_or(|group| groups.iter().all(|other| group.abs_diff(*other) <= APART))
    };
    printings.iter().find(fits).copied().unwrap_or(printings[0])
}
