//! The bots at the table: they finish every kind of game, and the easy one beats chance.

use elysium_kernel::testkit::Tries;
use elysium_proof::{play, share};
use elysium_vendetta::{GAME, Setup, bots};

/// The easy bot must win this share of games against three random ones; 25 % would be par.
const LEAST_SHARE: f64 = 0.45;

#[test]
fn the_easy_bot_beats_three_random_ones() {
    let share = share(GAME, Tries::new(100, 400, 4_000), "easy", "random", |_| Setup::for_players(4));
    println!("easy against three random bots: {share}");
    share.insist_on(LEAST_SHARE);
}

#[test]
fn easy_bots_finish_every_kind_of_game() {
    for number in Tries::new(16, 128, 2_048) {
        let bit = |i: u32| number >> i & 1 == 1;
        for players in 3..=6 {
            let setup = Setup {
                players,
                location_cards: bit(0),
                relics: bit(1),
                teams: players == 6 || players == 4 && bit(2),
                deploying_may_empty_own_pool: bit(3),
                blood_only_players_are_ranked: !bit(4),
                zero_power_players_are_ranked: !bit(5),
                triggers_after_whole_play: !bit(6),
                ..Setup::default()
            };
            let outcome = play(GAME, &setup, number, |_| "easy");
            assert!(!outcome.winners.is_empty(), "nobody won with {setup:?}");
        }
    }
}

#[test]
fn a_bot_plays_the_same_way_with_the_same_seed() {
    let setup = Setup { relics: true, location_cards: true, ..Setup::for_players(5) };
    let [first, again] = [(); 2].map(|()| play(GAME, &setup, 7, |_| "easy"));
    assert_eq!(first, again);
}

#[test]
fn bots_are_known_by_name() {
    assert!(bots::NAMES.iter().all(|name| bots::by_name(name, 1).is_some()));
    assert!(bots::by_name("nobody", 1).is_none());
}
