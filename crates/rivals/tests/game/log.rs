//! The log: every event names the rule that spoke, and the rule exists.

use elysium_kernel::{Game, Random, Seed, Viewer};
use elysium_rivals::Rivals;

use crate::deals;

#[test]
fn every_event_names_a_rule_of_the_page() {
    let statements = elysium_proof::Page::new("rivals", &[]).statements();
    for number in 0..60 {
        let setup = deals::setup(2 + number as usize % 3, number);
        let mut game = Game::<Rivals>::new(setup, Seed::number(number)).unwrap();
        let mut random = Random::new(number);
        while let Some(seat) = game.next_question().map(|open| open.who) {
            let choice = game.ask(seat, &mut random).unwrap();
            game.apply(seat, choice).unwrap();
        }
        for (n, rule, event) in game.log().since(0, Viewer::Omniscient) {
            assert!(statements.contains(&rule), "game {number}, event {n}: rule {rule} of {event:?}");
        }
    }
}
