//! Random games with random decks of the pool: everything that the kernel's test kit asks of a game.

use elysium_kernel::Rules;
use elysium_kernel::testkit::{Kit, Tries, check_with_stops};
use elysium_vtes::cards::{CardId, CardKind, book};
use elysium_vtes::{Deck, Setup, State, TableOptions, Vtes};

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

/// No random game takes more answers than this.
pub const LONGEST: usize = 20_000;

fn random_games(players: usize) {
    let tries = Tries::new(1, 3, 400);
    let kit = Kit { leaks: true, ..Kit::new(tries.numbers(), LONGEST) };
    let report = check_with_stops::<Vtes>(kit, |number| setup(players, number), crate::stops::any);
    println!("{report:?}");
}

#[test]
fn two_players() {
    random_games(2);
}

#[test]
fn three_players() {
    random_games(3);
}

#[test]
fn four_players() {
    random_games(4);
}

#[test]
fn five_players() {
    random_games(5);
}

#[test]
fn six_players() {
    random_games(6);
}

/// Searches copy states all the time.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 8 * 1024, "{} bytes", size_of::<State>());
}

#[test]
fn playouts_do_not_allocate() {
    for setup in [setup(5, 1), setup(6, 2), elysium_vtes::setup::starters(None)] {
        let start = Vtes::begin(&setup).expect("the set-up can be played");
        let (decisions, allocations) = elysium_proof::playouts::<Vtes>(&start);
        assert!(decisions > 5_000, "{decisions} decisions are no playouts");
        assert_eq!(allocations, 0, "{decisions} decisions");
    }
}
