//! The kernel's test kit over random games: all table sizes, starter and random decks, all options.

use elysium_kernel::testkit::{Kit, Tries, check};
use elysium_rivals::Rivals;

use crate::deals;

fn random_games(players: usize) {
    let games = Tries::new(4, 128, 4_096).numbers();
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
