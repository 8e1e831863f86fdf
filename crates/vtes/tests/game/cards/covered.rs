//! Every part of every clause of every card runs: in a scenario, with made-up cards if need be, or in random games.

use std::collections::BTreeSet;

use elysium_kernel::testkit::Tries;
use elysium_kit::{ClausePart, Workbench, random_game};
use elysium_vtes::GAME;

use crate::made_up;
use crate::subject::Subject;

/// Parts that nothing can make run, each with the reason: card, clause, number.
const NEVER: &[(&str, &str, usize, &str)] = &[];

/// Before each part that ran with made-up cards, as their process prints it.
const RAN: &str = "ran: ";

/// A part in one line.
fn line(part: &ClausePart) -> String {
    format!("{} {} {} {}", part.card, part.clause, part.number, part.effect)
}

fn run(scenarios: Vec<(String, String)>) {
    for (_, text) in scenarios {
        GAME.run_scenarios(&text).unwrap_or_else(|error| panic!("{}", error.reason));
    }
}

#[test]
fn every_clause_of_every_card_runs() {
    let work: &dyn Workbench = GAME.workbench().expect("V:TES has one");
    let with_made_up = made_up::with_cards(module_path!(), "every_clause_of_every_card_runs", || {
        work.fired(&mut || run(made_up::scenarios())).iter().for_each(|part| println!("{RAN}{}", line(part)));
    });
    let Some(with_made_up) = with_made_up else { return };
    let tries = Tries::new(10, 300, 2_000);
    let fired = work.fired(&mut || {
        run(elysium_proof::scenarios::<Subject>());
        for number in tries.numbers() {
            assert!(random_game(GAME, work, number), "game {number}");
        }
    });
    let mut ran: BTreeSet<String> = fired.iter().map(line).collect();
    ran.extend(with_made_up.lines().filter_map(|said| said.strip_prefix(RAN)).map(String::from));
    // Made-up cards are no cards of the pool: they help it to run, and need not run themselves.
    let clauses = work.clauses();
    assert!(clauses.len() > 300, "{} parts", clauses.len());
    let excused = |part: &ClausePart| {
        NEVER.iter().any(|(card, clause, number, _)| {
            (part.card, part.clause.as_str(), part.number) == (card, clause, *number)
        })
    };
    let missing: Vec<_> =
        clauses.iter().filter(|part| !ran.contains(&line(part)) && !excused(part)).collect();
    let list: String = missing.iter().map(|part| line(part) + "\n").collect();
    assert!(
        missing.is_empty() || !tries.are_many(),
        "{} of {} parts never ran:\n{list}",
        missing.len(),
        clauses.len()
    );
    for (card, clause, number, why) in NEVER {
        let there = clauses
            .iter()
            .any(|part| (part.card, part.clause.as_str(), part.number) == (card, clause, *number));
        assert!(there && !why.is_empty(), "{card} {clause} {number} is no part of a clause");
    }
}
