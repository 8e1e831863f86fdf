//! The kernel's test kit over random games: all table sizes, all variants.

use elysium_kernel::testkit::{Kit, Tries, check};
use elysium_vendetta::{Setup, Vendetta};

/// Every mixture of variants and options comes up in 128 numbers.
fn setup(players: u8, number: u64) -> Setup {
    let bit = |i: u32| number >> i & 1 == 1;
    Setup {
        players,
        location_cards: bit(0),
        relics: bit(1),
        teams: players == 6 || players == 4 && bit(2),
        house: true,
        deploying_may_empty_own_pool: bit(3),
        blood_only_players_are_ranked: !bit(4),
        zero_power_players_are_ranked: !bit(5),
        triggers_after_whole_play: !bit(6),
    }
}

fn random_games(players: u8) {
    let games = Tries::new(8, 128, 4_096).numbers();
    let report = check::<Vendetta>(Kit::new(games, 2_000), |number| setup(players, number));
    println!("{players} players: {report:?}");
    assert_eq!(report.moved, 0, "in Vendetta no hidden card decides who is asked");
}

#[test]
fn three_players_hold_everything_that_the_kernel_asks() {
    random_games(3);
}

#[test]
fn four_players_and_teams_of_two_hold_everything_that_the_kernel_asks() {
    random_games(4);
}

#[test]
fn five_players_hold_everything_that_the_kernel_asks() {
    random_games(5);
}

#[test]
fn six_players_in_teams_hold_everything_that_the_kernel_asks() {
    random_games(6);
}
