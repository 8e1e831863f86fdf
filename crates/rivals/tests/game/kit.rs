//! The kernel's test kit over thousands of random games: all table sizes, starter and random decks,
//! all options.
//!
//! `ELYSIUM_KIT_GAMES=10000 cargo test -p elysium-rivals --test game kit` plays more of them.

use elysium_kernel::testkit::{Kit, check};
use elysium_rivals::Rivals;

use crate::deals;

fn random_games(players: usize) {
    let games = std::env::var("ELYSIUM_KIT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(680);
    let report = check::<Rivals>(Kit::new(games, 50_000), |number| deals::setup(players, number));
    println!("{players} players: {report:?}");
}

#[test]
fn two_players_hold_everything_that_the_kernel_asks() {
    random_games(2);
}

#[test]
fn three_players_hold_everything_that_the_kernel_asks() {
    random_games(3);
}

#[test]
fn four_players_hold_everything_that_the_kernel_asks() {
    random_games(4);
}
