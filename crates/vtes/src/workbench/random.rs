//! Random decks of all cards.

use crate::cards::{CardId, CardKind, book};
use crate::{Deck, Setup, TableOptions};

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
    Setup { decks: (0..players).map(|_| deck(&mut rng)).collect(), options }
}
