//! The rules for decks.

use elysium_kernel::{Rule, cite};
use elysium_kit::{DeckError, DeckProblem};

use super::{STARTERS, read};
use crate::cards::CardId;

/// §5.2.
const CRYPT: Rule = Rule::new(5, 2);
/// §5.3.
const GROUPS: Rule = Rule::new(5, 3);
/// §5.4.
const LIBRARY: Rule = Rule::new(5, 4);
/// §5.5.
const LIBRARY_MOST: Rule = Rule::new(5, 5);

pub const CRYPT_LEAST: usize = 12;
pub const LIBRARY_LEAST: usize = 40;
const PER_PLAYER: usize = 10;
const MOST_PLAYERS: usize = 6;

/// The most cards of a library at a table.
pub const fn library_most(players: usize) -> usize {
    LIBRARY_LEAST + PER_PLAYER * players
}

/// `unknown`: cards that nobody knows and that may be of the crypt.
pub(super) fn crypt(have: usize, unknown: usize, groups: &[u8]) -> Vec<DeckProblem> {
    let mut problems = Vec::new();
    if have + unknown < CRYPT_LEAST {
        let error = DeckError::Size { pile: "Crypt", have, least: CRYPT_LEAST, most: usize::MAX };
        problems.push(DeckProblem { line: None, rule: Some(CRYPT), error });
    }
    let mut groups = groups.to_vec();
    groups.sort_unstable();
    groups.dedup();
    if let [lowest, .., highest] = groups[..]
        && highest - lowest > 1
    {
        let error = DeckError::GroupMix { groups };
        problems.push(DeckProblem { line: None, rule: Some(GROUPS), error });
    }
    problems
}

/// What holds at every table; `unknown`: cards that nobody knows and that may be of the library.
pub(super) fn library(have: usize, unknown: usize) -> Option<DeckProblem> {
    let most = library_most(MOST_PLAYERS);
    let rule = if have > most { LIBRARY_MOST } else { LIBRARY };
    let error = DeckError::Size { pile: "Library", have, least: LIBRARY_LEAST, most };
    let wrong = have + unknown < LIBRARY_LEAST || have > most;
    wrong.then_some(DeckProblem { line: None, rule: Some(rule), error })
}

/// Is a deck too large for its table? One that was sold like this never is, where `as_sold` is agreed on.
pub fn at_table(crypt: &[CardId], library: &[CardId], players: usize, as_sold: bool) -> Option<DeckProblem> {
    let (have, most) = (library.len(), library_most(players));
    if have <= most {
        return None;
    }
    if as_sold && was_sold(crypt, library) {
        cite(5, 6);
        return None;
    }
    cite(5, 7);
    let error = DeckError::Size { pile: "Library", have, least: LIBRARY_LEAST, most };
    Some(DeckProblem { line: None, rule: Some(LIBRARY_MOST), error })
}

/// Is it one of the ready decks, in whatever order?
fn was_sold(crypt: &[CardId], library: &[CardId]) -> bool {
    let sorted = |cards: &[CardId]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    let same = |one: &[CardId], other: &[CardId]| sorted(one) == sorted(other);
    let decks = STARTERS.iter().filter_map(|(_, text)| read(text).ok());
    decks.into_iter().any(|deck| same(&deck.crypt, crypt) && same(&deck.library, library))
}
