//! A position written as facts and read back is the same position.

use elysium_kernel::scenario::{Facts, Sheet};
use elysium_kernel::{Game, Random, Seed};
use elysium_rivals::setup::{Options, Setup};
use elysium_rivals::{Rivals, decks};

/// Words of a fact come in the order of slots, which a sheet does not name.
fn sorted(sheet: &Sheet) -> Vec<String> {
    let mut lines = Vec::new();
    for subject in sheet.subjects() {
        for key in sheet.keys(subject) {
            let mut words = sheet.get(subject, key).unwrap_or_default().to_vec();
            if !matches!(key, "under" | "faction-under") {
                // Members of a party, too.
                words = words
                    .iter()
                    .map(|word| {
                        let mut members: Vec<_> = word.split('+').collect();
                        members.sort_unstable();
                        members.join("+")
                    })
                    .collect();
                words.sort();
            }
            lines.push(format!("{subject}: {key} {}", words.join(" ")));
        }
    }
    lines
}

#[test]
fn facts_tell_the_whole_position() {
    let mut positions = 0;
    for number in 0..24 {
        let players = 2 + number as usize % 3;
        let starter = |i: usize| decks::starter(decks::STARTERS[i % 4].0).unwrap();
        let decks = (0..players).map(|i| starter(i + number as usize)).collect();
        let options = Options { custom: number % 2 == 0, errata: number % 5 == 0, ..Options::default() };
        let mut game = Game::<Rivals>::new(Setup { decks, options }, Seed::number(number)).unwrap();
        let mut random = Random::new(number);
        while let Some(open) = game.next_question() {
            let seat = open.who;
            let (state, answers) = game.step_start();
            let between = state.attack.is_none() && state.scheme.is_none() && state.claimant.is_none();
            if answers.is_empty() && between && state.turn > 0 {
                let sheet = Rivals::facts(state);
                let (_, read) = Rivals::position(&sheet).unwrap_or_else(|e| panic!("{e}\n{sheet}"));
                assert_eq!(sorted(&Rivals::facts(&read)), sorted(&sheet), "\n{sheet}");
                positions += 1;
            }
            let choice = game.ask(seat, &mut random).unwrap();
            game.apply(seat, choice).unwrap();
        }
    }
    assert!(positions > 1_000, "{positions} positions are too few to mean anything");
}
