//! Decks: what is read, in which forms, and what is reported of those that cannot be played.

mod forms;
mod official;
mod rules;

use elysium_kernel::Rule;
use elysium_kit::{DeckError, DeckProblem};
use elysium_vtes::cards::CardId;
use elysium_vtes::decks::{self, Listing};

/// 12 crypt cards and 40 of a library; tests exchange pieces of it.
const GOOD: &str = "\
Deck Name: Roses
Author: Ana
Description: Vote
and bleed.

Crypt (12 cards, min=12, max=32, avg=5.3)
-----------------------------------------
4x Catalina Vega  8  for AUS CEL PRE  prince  Toreador:6
4x Nik Sikko      3  cel pre          Toreador:6
4x Kathy Glens    5  aus cel tha PRE  Toreador:6

Library (40 cards)
Master (10; 4 trifle)
6x Blood Doll
4x Vessel

Action Modifier (10)
10x Aire of Elation

Combat (10)
10x Majesty

Equipment (10)
10x .44 Magnum
";

#[track_caller]
fn good(text: &str) -> Listing {
    decks::read(text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}"))
}

/// The same cards, in whatever order.
#[track_caller]
fn same(text: &str) {
    let sorted = |cards: &[CardId]| {
        let mut slugs: Vec<_> = cards.iter().map(|card| card.slug()).collect();
        slugs.sort_unstable();
        slugs
    };
    let (deck, expected) = (good(text), good(GOOD));
    assert_eq!(sorted(&deck.crypt), sorted(&expected.crypt), "{text}");
    assert_eq!(sorted(&deck.library), sorted(&expected.library), "{text}");
}

/// What is wrong with a text: line, rule and what it is.
#[track_caller]
fn wrong(text: &str) -> Vec<(Option<usize>, Option<String>, DeckError)> {
    let problems = decks::read(text).expect_err("a bad deck");
    let parts = |DeckProblem { line, rule, error }| (line, rule.as_ref().map(Rule::to_string), error);
    problems.into_iter().map(parts).collect()
}

/// The one thing that is wrong with the good deck once a piece of it is exchanged.
#[track_caller]
fn only(from: &str, to: &str) -> (Option<usize>, Option<String>, DeckError) {
    assert!(GOOD.contains(from), "{from} is not in the deck");
    let mut problems = wrong(&GOOD.replacen(from, to, 1));
    assert_eq!(problems.len(), 1, "{problems:#?}");
    problems.remove(0)
}
