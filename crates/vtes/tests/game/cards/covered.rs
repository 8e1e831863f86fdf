//! Every part of every clause of every card runs in a scenario or in random games.

use elysium_kernel::testkit::Tries;
use elysium_kit::{ClausePart, Workbench, random_game};
use elysium_vtes::GAME;

use crate::subject::Subject;

/// Parts that nothing can make run, each with the reason: card, clause, number.
const NEVER: &[(&str, &str, usize, &str)] = &[
    ("form-of-mist", "play 1", 1, PROTEAN),
    ("form-of-mist", "play 2", 1, PROTEAN),
    ("form-of-mist", "play 2", 2, PROTEAN),
    ("form-of-mist", "play 2", 3, PROTEAN),
    ("form-of-mist", "play 2", 4, PROTEAN),
    ("form-of-mist", "play 2", 5, PROTEAN),
    ("form-of-mist", "play 2", 6, PROTEAN),
    ("predators-communion", "play 1", 1, ABOMBWE),
    ("predators-communion", "play 2", 1, ABOMBWE),
    ("predators-communion", "play 3", 1, ABOMBWE),
    ("preternatural-strength", "text 2", 1, "Torn Signpost is not in the files"),
    ("revelations", "text 1", 1, "rules never ask for it: it changes what others see"),
    ("undead-strength", "play 2", 1, MELEE),
    ("undead-strength", "play 4", 1, MELEE),
    ("villein", "text 1", 1, "Minion Tap is not in the files"),
];
const PROTEAN: &str = "no vampire in the files has Protean";
const ABOMBWE: &str = "no vampire in the files has Abombwe";
const MELEE: &str = "no melee weapon is in the files";

#[test]
fn every_clause_of_every_card_runs() {
    let work: &dyn Workbench = GAME.workbench().expect("V:TES has one");
    let tries = Tries::new(10, 300, 2_000);
    let fired = work.fired(&mut || {
        for (_, text) in elysium_proof::scenarios::<Subject>() {
            GAME.run_scenarios(&text).unwrap_or_else(|error| panic!("{}", error.reason));
        }
        for number in tries.numbers() {
            assert!(random_game(GAME, work, number), "game {number}");
        }
    });
    let never = |part: &&ClausePart| !fired.contains(*part);
    let excused = |part: &ClausePart| {
        NEVER.iter().any(|(card, clause, number, _)| {
            (part.card, part.clause.as_str(), part.number) == (card, clause, *number)
        })
    };
    let clauses = work.clauses();
    assert!(clauses.len() > 300, "{} parts", clauses.len());
    let missing: Vec<_> = clauses.iter().filter(never).filter(|part| !excused(part)).collect();
    let list =
        missing.iter().map(|part| format!("{} {} {} {}\n", part.card, part.clause, part.number, part.effect));
    let list: String = list.collect();
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
