//! Random games with random decks of the pool: everything that the kernel's test kit asks of a game.

use elysium_kernel::Rules;
use elysium_kernel::testkit::{Kit, Tries, check};
use elysium_vtes::{State, Vtes};

pub use elysium_vtes::random_setup as setup;

/// No random game takes more answers than this.
pub const LONGEST: usize = 20_000;

fn random_games(players: usize) {
    let tries = Tries::new(1, 3, 400);
    let kit = Kit { leaks: true, ..Kit::new(tries.numbers(), LONGEST) };
    let report = check::<Vtes>(kit, |number| setup(players, number));
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
