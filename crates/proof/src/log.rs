//! The log of a game: every event carries a rule of the page, and one that can be the reason for it.

use std::collections::{BTreeMap, BTreeSet};

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Random, Rule, Seed, Viewer, scenario};

use crate::page::statements;
use crate::words::answer;
use crate::{GameTests, root, setup, texts};

/// In the scenarios, which bring every card into play, and in random games.
pub fn every_event_carries_the_rule_that_applies<T: GameTests>() {
    let statements = statements::<T>();
    let mut wrong = BTreeMap::new();
    for (file, text) in texts(&root().join("scenarios").join(T::game().name()), "scn") {
        let reports = scenario::run::<T::Game>(&text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        for report in reports {
            if let Some(game) = &report.game {
                check::<T>(&statements, game, &report.name, &mut wrong);
            }
        }
    }
    for number in Tries::new(12, 60, 1_000) {
        let mut game = Game::<T::Game>::new(setup::<T>(number), Seed::number(number)).unwrap();
        answer(&mut game, &mut Random::new(number), usize::MAX);
        check::<T>(&statements, &game, &format!("game {number}"), &mut wrong);
    }
    let list: Vec<String> = wrong.into_values().collect();
    assert!(list.is_empty(), "these rules are not the reasons:\n{}", list.join("\n"));
}

/// Notes each rule that is wrong for an event, once for each kind of event.
fn check<T: GameTests>(
    statements: &BTreeSet<Rule>,
    game: &Game<T::Game>,
    name: &str,
    wrong: &mut BTreeMap<(Rule, String), String>,
) {
    for (n, rule, event) in game.log().since(0, Viewer::Omniscient) {
        if !statements.contains(&rule) || !T::can_be_the_reason(rule, &event) {
            let event = format!("{event:?}");
            let kind = event.split(' ').next().unwrap_or_default().to_owned();
            wrong.entry((rule, kind)).or_insert_with(|| format!("{rule} of {event} (event {n} of {name})"));
        }
    }
}
