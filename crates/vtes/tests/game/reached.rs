//! What scenarios prove is reached by code, as far as code says what it does.

use elysium_proof::{GameTests, scenarios, wrong_proofs};

use crate::subject::Subject;

/// Statements that scenarios prove by what happens at the table, while no code on their way cites them. A statement leaves
/// this list with its mark in the code (`cite`), and no other may come to it.
const UNMARKED: &str = "\
    ";

#[test]
fn every_scenario_reaches_what_it_proves_but_for_what_has_no_mark() {
    let unmarked = UNMARKED.split_whitespace().map(|rule| (rule, "no code cites it"));
    let unmarked: Vec<_> = unmarked.chain(Subject::UNREACHABLE.iter().copied()).collect();
    let wrong = wrong_proofs::<Subject>(&scenarios::<Subject>(), &unmarked);
    assert!(wrong.is_empty(), "{} wrong proofs:\n{}", wrong.len(), wrong.join("\n"));
}
