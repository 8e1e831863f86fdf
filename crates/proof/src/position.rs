//! A table as a test wants it.

use elysium_kernel::scenario::{Facts, Sheet};
use elysium_kernel::{Game, Seat, Seed};
use elysium_kit::Title;

use crate::english;

/// A game at the position with these facts: subject, key, words.
pub fn position<G: Facts + Title>(facts: &[(&str, &str, &[&str])]) -> Game<G> {
    let mut sheet = Sheet::default();
    for (subject, key, words) in facts {
        sheet.set(subject, key, *words);
    }
    let (setup, state) = G::position(&sheet)
        .unwrap_or_else(|error| panic!("{}: {}: {}", error.subject, error.key, english::<G>(&error.reason)));
    Game::from_position(setup, Seed::number(1), state, Default::default())
}

/// A seat gives these answers, one after another.
#[track_caller]
pub fn answer_all<G: Title>(game: &mut Game<G>, seat: Seat, words: &str) {
    for word in words.split_whitespace() {
        game.play(seat, word).unwrap_or_else(|e| panic!("{seat}: {word}: {}", english::<G>(&e.reason())));
    }
}
