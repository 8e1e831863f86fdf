//! The bots at the table: they finish every kind of game, and the easy one beats chance.

use elysium_kernel::testkit::Tries;
use elysium_proof::{play, share};
use elysium_rivals::setup::{Options, Setup};
use elysium_rivals::{GAME, bots, decks};

use crate::deals;

/// Starter decks, each in every seat in turn.
fn starters(players: u64, game: u64) -> Setup {
    let deck = |i: u64| decks::starter(decks::STARTERS[((i + game / players) % 4) as usize].0).unwrap();
    Setup { decks: (0..players).map(deck).collect(), options: Options::default() }
}

/// Wins at least this share of games against random bots.
fn easy_wins(players: u64, least: f64) {
    let share = share(GAME, Tries::new(100, 400, 4_000), "easy", "random", |game| starters(players, game));
    println!("easy against {} random: {share}", players - 1);
    share.insist_on(least);
}

#[test]
fn the_easy_bot_beats_a_random_one() {
    easy_wins(2, 0.80);
}

#[test]
fn the_easy_bot_beats_three_random_ones() {
    easy_wins(4, 0.55);
}

#[test]
fn easy_bots_finish_every_kind_of_game() {
    for number in Tries::new(12, 128, 2_048) {
        let setup = deals::setup(2 + number as usize % 3, number);
        play(GAME, &setup, number, |_| "easy");
    }
}

#[test]
fn a_bot_plays_the_same_way_with_the_same_seed() {
    let [first, again] = [(); 2].map(|()| play(GAME, &starters(4, 7), 7, |_| "easy"));
    assert_eq!(first, again);
}

#[test]
fn bots_are_known_by_name() {
    assert!(bots::NAMES.iter().all(|name| bots::by_name(name, 1).is_some()));
    assert!(bots::by_name("nobody", 1).is_none());
}
