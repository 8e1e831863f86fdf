//! The rules for decks, held against what was read.

use elysium_kernel::{Rule, cite};
use elysium_kit::{DeckError, DeckProblem};

use super::heading::DeckHeading;
use crate::cards::CardId;
use crate::sets::{FACTION, LIBRARY};
use crate::setup::{COPIES, LIBRARY_LEAST};

/// Cards under a heading.
#[derive(Debug, Default)]
pub(super) struct Pile {
    /// As in the file: card, copies, line.
    pub cards: Vec<(CardId, usize, usize)>,
    /// How many cards there are that nobody knows. They count: their name is wrong, not their number.
    pub unknown: usize,
}

impl Pile {
    pub fn size(&self) -> usize {
        self.unknown + self.cards.iter().map(|(_, copies, _)| copies).sum::<usize>()
    }

    /// Each copy for itself.
    pub fn copies(&self) -> Vec<CardId> {
        self.cards.iter().flat_map(|&(card, copies, _)| std::iter::repeat_n(card, copies)).collect()
    }
}

/// §24.1: exactly 7 vampires, no two alike.
pub(super) fn vampires(pile: &Pile) -> Vec<DeckProblem> {
    cite(24, 1);
    check(pile, DeckHeading::Vampires, Rule::new(24, 1), (FACTION, FACTION), 1)
}

/// §24.2: 40 to 60 Library cards, at most 3 of one name.
pub(super) fn library(pile: &Pile) -> Vec<DeckProblem> {
    cite(24, 2);
    check(pile, DeckHeading::Library, Rule::new(24, 2), (LIBRARY_LEAST, LIBRARY), COPIES)
}

fn check(
    pile: &Pile,
    heading: DeckHeading,
    rule: Rule,
    (least, most): (usize, usize),
    copies: usize,
) -> Vec<DeckProblem> {
    let (rule, name) = (Some(rule), heading.word());
    let mut problems = Vec::new();
    for (i, &(card, _, line)) in pile.cards.iter().enumerate() {
        let of = |cards: &[(CardId, usize, usize)]| -> usize {
            cards.iter().filter(|(other, ..)| *other == card).map(|(_, copies, _)| copies).sum()
        };
        // EventText once, at the line that is one too many.
        if of(&pile.cards[..i]) <= copies && of(&pile.cards[..=i]) > copies {
            let have = of(&pile.cards);
            let error = DeckError::Copies { pile: name, card: card.slug(), have, most: copies };
            problems.push(DeckProblem { line: Some(line), rule, error });
        }
    }
    let have = pile.size();
    if !(least..=most).contains(&have) {
        problems.push(DeckProblem {
            line: None,
            rule,
            error: DeckError::Size { pile: name, have, least, most },
        });
    }
    problems
}
