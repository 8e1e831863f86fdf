//! A position written as facts and read back is the same position.

use elysium_kernel::scenario::{Facts, Sheet};
use elysium_kernel::{Game, Random, Rules, Seat, Seed};
use elysium_vendetta::sets::Slot;
use elysium_vendetta::{Setup, State, Vendetta};

/// What is no part of a position: the numbers behind the order of cards on a side (the order itself
/// is compared), and what was shown in the step under way.
fn comparable(state: &State) -> (State, Vec<Slot>) {
    let sides = state.locations().flat_map(|at| (0..state.setup.players).map(move |i| (at, Seat(i))));
    let order = sides.flat_map(|(at, seat)| state.side_in_order(at, seat)).collect();
    let mut state = *state;
    (state.placed, state.stamp, state.exposed) = Default::default();
    (state, order)
}

/// Random games at every number of players, with and without each variant.
fn games(mut at: impl FnMut(&Game<Vendetta>)) {
    for number in 0..40 {
        let players = 3 + (number % 4) as u8;
        let mut setup = Setup::for_players(players);
        (setup.relics, setup.location_cards) = (number % 3 == 0, number % 2 == 0);
        let mut game = Game::<Vendetta>::new(setup, Seed::number(number)).unwrap();
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
        if answers.is_empty() {
            let sheet: Sheet = Vendetta::facts(state);
            let (setup, read) = Vendetta::position(&sheet).unwrap_or_else(|e| panic!("{e}\n{sheet}"));
            assert_eq!(setup, *game.setup());
            assert_eq!(comparable(&read), comparable(state), "\n{sheet}");
            positions += 1;
        }
    });
    assert!(positions > 1_000, "{positions} positions are too few to mean anything");
}

#[test]
fn positions_in_other_words_are_other_positions() {
    let (mut before, mut changes) = (None, 0);
    games(|game| {
        let now = (comparable(game.now()), Vendetta::in_words(game.now()));
        if let Some((state, words)) = before.replace(now.clone()) {
            assert_eq!(state == now.0, words == now.1, "\n{words}\n\n{}", now.1);
            changes += usize::from(state != now.0);
        }
    });
    assert!(changes > 1_000, "{changes} changes are too few to mean anything");
}

#[test]
fn the_page_tells_every_fact() {
    elysium_proof::facts_page::<Vendetta>();
}

/// Reads a scenario's `given` and returns why it fails.
fn failure(given: &str) -> String {
    let file = format!("game: vendetta\nscenario: x\ngiven:\n{given}\nthen:\n  asked A\n");
    let reports = elysium_kernel::scenario::run::<Vendetta>(&file).unwrap();
    let failure = reports.into_iter().next().unwrap().failure.expect("this position must be refused");
    format!("{}: {}", failure.line, failure.reason)
}

#[test]
fn impossible_positions_are_refused_with_line_and_reason() {
    for (given, line, words) in [
        ("table: players 9", 4, "1.1"),
        ("table: players 5, variants teams", 4, "14.5"),
        ("table: variants moonlight", 4, "location-cards"),
        ("table: round 4", 4, "three rounds"),
        ("table: turn 3", 4, "turn"),
        ("table: step dancing", 4, "dancing"),
        ("F: blood 3", 4, "4 players"),
        ("3 A: blood 1", 4, "4 players"),
        ("A: blood many", 4, "many"),
        ("A: blod 3", 4, "one can say: clan, blood"),
        ("Q: blood 3", 4, "Q"),
        ("A: clan brujah\nB: clan brujah", 5, "two players"),
        ("A: clan brujah, hand vanish", 4, "vanish"),
        ("A: clan brujah, hand challenge\n1 A: up challenge", 4, "challenge"),
        ("1 A: up challenge\n2 A: up challenge", 5, "two places"),
        ("A: alliance marcel\nB: alliance marcel", 5, "two places"),
        ("A: alliance nobody", 4, "nobody"),
        ("A: tokens 3", 2, "cannot be"),
        ("A: score 7", 4, "follows from the rest and is `4` here"),
        ("1 A: up challenge, down bloody-fury, order challenge", 4, "each once"),
        ("A: relic elders-phial rod-of-cain", 4, "one word"),
        ("table: round 0", 4, "three rounds"),
        ("A: blood 150\n1 A: blood 100", 2, "cannot be"),
    ] {
        let failure = failure(given);
        assert!(failure.starts_with(&format!("{line}: ")) && failure.contains(words), "{given}: {failure}");
    }
}
