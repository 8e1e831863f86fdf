//! What scenarios prove is reached by code, as far as code says what it does.

use elysium_proof::{GameTests, scenarios, wrong_proofs};

use crate::subject::Subject;

/// Statements that scenarios prove by what happens at the table, while no code on their way cites them. A statement leaves
/// this list with its mark in the code (`cite`), and no other may come to it.
const UNMARKED: &str = "\
    8.2 8.3 8.4 8.6 8.8 8.9 8.12 8.13 8.16 8.19 8.21 8.22 8.24 8.26 8.29 8.32 8.33 8.34 8.35 8.36 8.38 8.39 \
    8.40 8.41 8.42 8.46 8.47 8.48 8.50 8.51 8.52 \
    9.3 9.6 9.7 9.9 9.10 9.12 9.13 9.15 9.16 9.18 9.19 9.20 9.24 9.26 9.27 9.29 9.33 9.34 9.35 9.36 9.37 \
    9.38 9.40 9.41 9.44 9.45 9.46 9.47 9.48 9.50 9.51 9.52 9.54 9.57 9.59 9.65 9.72 9.73 9.74 9.75 9.78";

#[test]
fn every_scenario_reaches_what_it_proves_but_for_what_has_no_mark() {
    let unmarked = UNMARKED.split_whitespace().map(|rule| (rule, "no code cites it"));
    let unmarked: Vec<_> = unmarked.chain(Subject::UNREACHABLE.iter().copied()).collect();
    let wrong = wrong_proofs::<Subject>(&scenarios::<Subject>(), &unmarked);
    assert!(wrong.is_empty(), "{} wrong proofs:\n{}", wrong.len(), wrong.join("\n"));
}
