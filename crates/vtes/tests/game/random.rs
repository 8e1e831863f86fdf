//! Tables for random games: decks that were sold, and random decks of all cards.

use elysium_vtes::setup::starters;
use elysium_vtes::{Setup, State, random_setup};

/// One game in four is played with the decks that were sold.
pub fn setup(players: usize, number: u64) -> Setup {
    let mut setup = random_setup(players, number);
    if number % 4 == 3 {
        setup.decks = starters(Some(players as u8)).decks;
    }
    setup
}

/// No random game takes more answers than this.
pub const LONGEST: usize = 20_000;

/// Searches copy states all the time.
#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 8 * 1024, "{} bytes", size_of::<State>());
}
