//! Where options lie on the table.

use std::collections::BTreeMap;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Random, Seed};
use elysium_kit::{Vocabulary, targets};

use crate::{GameTests, setup};

/// An option lies somewhere on the table in front of whoever is asked, at least now and then, or its word is declared
/// to lie nowhere.
pub fn every_choice_lies_somewhere_or_is_declared_to_lie_nowhere<T: GameTests>() {
    let mut lie: BTreeMap<&'static str, bool> = BTreeMap::new();
    for number in Tries::new(4, 16, 400) {
        let mut game = Game::<T::Game>::new(setup::<T>(number), Seed::number(number)).expect("a set-up");
        let mut random = Random::new(number);
        loop {
            for open in game.open() {
                for &choice in open.options.iter().filter(|choice| !choice.info().nowhere) {
                    let lies = !targets::<T::Game, _>(game.now(), open.who, choice).is_empty();
                    *lie.entry(choice.word()).or_default() |= lies;
                }
            }
            let Some(who) = game.next_question().map(|open| open.who) else { break };
            let choice = game.ask(who, &mut random).expect("a question has an answer");
            game.apply(who, choice).expect("what is offered can be chosen");
        }
    }
    let nowhere: Vec<_> = lie.iter().filter(|(_, lies)| !**lies).map(|(word, _)| *word).collect();
    assert!(!lie.is_empty(), "nothing was asked");
    assert!(nowhere.is_empty(), "they lie nowhere, and are not declared `nowhere`: {}", nowhere.join(", "));
}
