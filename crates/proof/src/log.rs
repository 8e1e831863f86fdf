//! The log of a game: does every event carry a rule, and one that can be the reason for it?

use elysium_kernel::{Game, Random, Rule, Rules, Seed, Viewer};

use crate::Page;

/// Plays a game at random and panics at an event whose rule the page does not have, or that `fits`
/// not: it says of an event whether this rule can be its reason.
pub fn insist_on_reasons<R: Rules>(
    page: Page,
    setup: R::Setup,
    number: u64,
    fits: impl Fn(&R::Event, Rule) -> bool,
) {
    let statements = page.statements();
    let mut game = Game::<R>::new(setup, Seed::number(number)).expect("the set-up is a good one");
    let mut random = Random::new(number);
    while let Some(seat) = game.next_question().map(|open| open.who) {
        let choice = game.ask(seat, &mut random).expect("chance always answers");
        game.apply(seat, choice).expect("what is offered is taken");
    }
    for (n, rule, event) in game.log().since(0, Viewer::Omniscient) {
        let what = || format!("game {number}, event {n}: rule {rule} of {event:?}");
        assert!(statements.contains(&rule), "the page has no such statement: {}", what());
        assert!(fits(&event, rule), "that is not the reason: {}", what());
    }
}
