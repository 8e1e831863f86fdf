//! What scenarios prove is reached by code, as far as code says what it does.

use elysium_proof::{GameTests, scenarios, wrong_proofs};

use crate::subject::Subject;

/// Statements that scenarios prove by what happens at the table, while no code on their way cites them. A statement leaves
/// this list with its mark in the code (`cite`), and no other may come to it.
const UNMARKED: &str = "\
    1.1 1.2 1.5 1.10 1.15 1.17 1.18 \
    2.1 2.2 2.6 2.9 2.10 2.11 2.14 2.15 2.17 2.21 2.22 2.23 \
    3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.12 3.13 3.14 3.15 3.16 3.17 3.18 3.20 3.22 3.23 3.24 3.26 3.28 3.33 \
    3.43 3.44 3.45 3.47 3.48 3.49 3.53 3.55 3.56 3.58 3.59 \
    4.1 4.3 4.10 4.12 4.13 4.14 4.16 4.17 4.18 4.20 4.21 4.22 4.23 4.33 \
    5.10 5.11 5.12 5.13 5.14 5.15 5.20 5.22 \
    6.4 6.6 6.7 6.8 6.11 6.12 6.14 6.15 6.16 6.17 6.18 6.23 6.25 6.26 6.27 6.29 6.30 6.31 6.33 6.34 6.35 \
    6.39 6.40 6.41 \
    7.2 7.3 7.5 7.6 7.7 7.8 7.9 7.10 7.11 7.12 7.13 \
    8.2 8.3 8.4 8.6 8.8 8.9 8.12 8.13 8.16 8.18 8.19 8.21 8.22 8.24 8.26 8.29 8.32 8.33 8.34 8.35 8.36 8.38 \
    8.39 8.40 8.41 8.42 8.46 8.47 8.48 8.50 8.51 8.52 \
    9.1 9.2 9.3 9.6 9.7 9.9 9.10 9.12 9.13 9.15 9.16 9.18 9.19 9.20 9.24 9.26 9.27 9.29 9.33 9.34 9.35 9.36 \
    9.37 9.38 9.40 9.41 9.44 9.45 9.46 9.47 9.48 9.50 9.51 9.52 9.54 9.57 9.59 9.65 9.72 9.73 9.74 9.75 9.78 \
    13.1 13.2 13.3 13.4 13.8 13.12 13.13 13.15 13.16 13.17 13.18 13.19 13.20 \
    14.1 14.4 14.6 \
    15.2 15.3 15.4 15.5 15.9 15.10 15.11 15.12 15.19 15.22 15.24 15.30 15.32 15.33 15.36 15.37 15.38 15.39 \
    17.2 17.27 17.28 17.33 17.34";

#[test]
fn every_scenario_reaches_what_it_proves_but_for_what_has_no_mark() {
    let unmarked = UNMARKED.split_whitespace().map(|rule| (rule, "no code cites it"));
    let unmarked: Vec<_> = unmarked.chain(Subject::UNREACHABLE.iter().copied()).collect();
    let wrong = wrong_proofs::<Subject>(&scenarios::<Subject>(), &unmarked);
    assert!(wrong.is_empty(), "{} wrong proofs:\n{}", wrong.len(), wrong.join("\n"));
}
