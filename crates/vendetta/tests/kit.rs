//! The kernel's test kit over random games: all table sizes, all variants.

use elysium_kernel::testkit::{Kit, check};
use elysium_vendetta::{Setup, Vendetta};

/// Every mixture of players, variants and options comes up as the number grows.
fn setup(number: u64) -> Setup {
    let bit = |i: u32| number / 7 >> i & 1 == 1;
    let players = 3 + (number % 4) as u8;
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

#[test]
fn random_games_hold_everything_that_the_kernel_asks() {
    let games = std::env::var("ELYSIUM_KIT_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let report = check::<Vendetta>(Kit::new(games, 2_000), setup);
    println!("{report:?}");
    assert_eq!(report.moved, 0, "in Vendetta no hidden card decides who is asked");
}
