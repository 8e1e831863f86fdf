//! Tables for random games: starter decks, and random decks of the pool.

use elysium_vtes::cards::{CardId, CardKind, book};
use elysium_vtes::setup::starters;
use elysium_vtes::{Deck, Setup, State, TableOptions};

/// A deck of any cards: copies as they fall.
fn deck(rng: &mut fastrand::Rng) -> Deck {
    let (crypt, library): (Vec<_>, Vec<_>) =
        CardId::all().partition(|card| matches!(card.kind(), CardKind::Crypt(_)));
    let some = |cards: &[CardId], n: usize, rng: &mut fastrand::Rng| -> Vec<CardId> {
        (0..n).map(|_| cards[rng.usize(..cards.len())]).collect()
    };
    // Of two groups that follow each other, as the rules want it (§5.3).
    let group = |card: &CardId| book().crypt(*card).group.unwrap_or(1);
    let lowest = group(&crypt[rng.usize(..crypt.len())]);
    let crypt: Vec<_> =
        crypt.into_iter().filter(|card| (lowest..=lowest + 1).contains(&group(card))).collect();
    Deck { crypt: some(&crypt, 12, rng), library: some(&library, 60, rng) }
}

pub fn setup(players: usize, number: u64) -> Setup {
    let mut rng = fastrand::Rng::with_seed(number);
    let options = TableOptions { turn_limit: 120, ..TableOptions::default() };
    // One game in four is played with the decks that were sold.
    let decks = match number % 4 {
        3 => starters(Some(players as u8)).decks,
        _ => (0..players).map(|_| deck(&mut rng)).collect(),
    };
    Setup { decks, options }
}

/// No random game takes more answers than this.
pub const LONGEST: usize = 20_000;

/// Searches copy states all the time.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 8 * 1024, "{} bytes", size_of::<State>());
}
