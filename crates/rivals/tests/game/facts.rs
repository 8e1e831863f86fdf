//! A position written as facts and read back is the same position.

mod canonical;

use elysium_kernel::scenario::Facts;
use elysium_kernel::{Game, Random, Rules, Seed};
use elysium_rivals::setup::{Options, Setup};
use elysium_rivals::{Rivals, decks};

use canonical::canonical;

/// Random games at every number of players, with and without the options.
fn games(mut at: impl FnMut(&Game<Rivals>)) {
    for number in 0..24 {
        let players = 2 + number as usize % 3;
        let starter = |i: usize| decks::starter(decks::STARTERS[i % 4].0).unwrap();
        let decks = (0..players).map(|i| starter(i + number as usize)).collect();
        let (custom, errata, bluffs) = (number % 2 == 0, number % 5 == 0, number % 3 == 0);
        let options = Options { custom, errata, bluffs, ..Options::default() };
        let mut game = Game::<Rivals>::new(Setup { decks, options }, Seed::number(number)).unwrap();
        let mut random = Random::new(number);
        while let Some(open) = game.next_question() {
            let seat = open.who;
            at(&game);
            let choice = game.ask(seat, &mut random).unwrap();
            game.apply(seat, choice).unwrap();
        }
        at(&game);
    }
}

#[test]
fn facts_tell_the_whole_position() {
    let mut positions = 0;
    games(|game| {
        let (state, answers) = game.step_start();
        let between = state.attack.is_none() && state.scheme.is_none() && state.claimant.is_none();
        if answers.is_empty() && between {
            let sheet = Rivals::facts(state);
            let (_, read) = Rivals::position(&sheet).unwrap_or_else(|e| panic!("{e}\n{sheet}"));
            assert_eq!(canonical(&read), canonical(state), "\n{sheet}");
            positions += 1;
        }
    });
    assert!(positions > 1_000, "{positions} positions are too few to mean anything");
}

#[test]
fn positions_in_other_words_are_other_positions() {
    let (mut before, mut changes) = (None, 0);
    games(|game| {
        let now = (canonical(game.now()), Rivals::in_words(game.now()));
        if let Some((state, words)) = before.replace(now.clone()) {
            assert_eq!(state == now.0, words == now.1, "\n{words}\n\n{}\n{:?}\n{:?}", now.1, state, now.0);
            changes += usize::from(state != now.0);
        }
    });
    assert!(changes > 1_000, "{changes} changes are too few to mean anything");
}

#[test]
fn the_page_tells_every_fact() {
    elysium_proof::facts_page::<Rivals>();
}

/// Reads a scenario's `given` and returns why it fails.
fn failure(given: &str) -> String {
    let file = format!("game: rivals\nscenario: x\ngiven:\n{given}\nthen:\n  asked A\n");
    let reports = elysium_kernel::scenario::run::<Rivals>(&file).unwrap();
    let failure = reports.into_iter().next().unwrap().failure.expect("this position must be refused");
    format!("{}: {}", failure.line, failure.reason)
}

#[test]
fn impossible_positions_are_refused_with_line_and_reason() {
    for (given, line, words) in [
        ("table: players 5", 4, "rule 2.1"),
        ("table: variants moonlight", 4, "custom, errata"),
        ("table: tokens 10", 4, "rule 2.5"),
        ("table: turn 101", 4, "27.8"),
        ("table: step dancing", 4, "turn-start"),
        ("table: step damage", 4, "no position can stand at"),
        ("table: supply A/3", 4, "follows from the rest"),
        ("C: prestige 3", 4, "2 players"),
        ("A: prestige many", 4, "many"),
        ("A: prestige 300", 4, "300"),
        ("A: prestige 60", 4, "tokens"),
        ("A: blod 3", 4, "one can say: deck, haven"),
        ("A: deck cards", 4, "brujah"),
        ("A: deck none, hand sucker-punch", 4, "7 vampires"),
        ("A: rival A", 4, "2.14"),
        ("A: hand nobody", 4, "nobody"),
        ("A: shown sucker-punch", 4, "not in the hand"),
        ("A: ongoing sucker-punch", 4, "not Ongoing"),
        ("A: home skunk, torpor skunk", 4, "two places"),
        ("A: home skunk\nB: home skunk", 5, "8.6"),
        ("skunk: blood 2", 4, "is not in play"),
        ("A: home skunk\nskunk: blood 9", 5, "14.11"),
        ("A: home skunk\nskunk: potency 9", 5, "follows from the rest"),
        ("A 2: card under-the-table", 4, "counted from 1"),
        ("A 1: tokens A", 4, "which card"),
        ("city: streets skunk", 4, "no city card"),
        ("attack: intel 1", 4, "begin before it"),
        ("scheme: yes A", 4, "begin before it"),
    ] {
        let failure = failure(given);
        assert!(failure.starts_with(&format!("{line}: ")) && failure.contains(words), "{given}: {failure}");
    }
}
