//! The log of a game: every event carries a rule of the page, and one that can be the reason for it.

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Random, Seed, Viewer};

use crate::page::statements;
use crate::words::answer;
use crate::{GameTests, setup};

pub fn every_event_carries_the_rule_that_applies<T: GameTests>() {
    let statements = statements::<T>();
    for number in Tries::new(12, 60, 1_000) {
        let mut game = Game::<T::Game>::new(setup::<T>(number), Seed::number(number)).unwrap();
        answer(&mut game, &mut Random::new(number), usize::MAX);
        for (n, rule, event) in game.log().since(0, Viewer::Omniscient) {
            let what = || format!("game {number}, event {n}: rule {rule} of {event:?}");
            assert!(statements.contains(&rule), "the page has no such statement: {}", what());
            assert!(T::can_be_the_reason(rule, &event), "that is not the reason: {}", what());
        }
    }
}
