//! What no scenario can show of diablerie: two copies of a unique card are in play only while they are contested, and such a
//! position is refused.

use crate::table::{A, B, Position};

#[test]
fn a_second_unique_piece_is_burned() {
    // proves: 12.26
    // A has a copy already; the position leaves the contest out that the two would have.
    let position = Position::new(3).ready(A, "mkhokheli krid").torpor(B, "madison");
    let position = position.on(A, "krid", "bowl-of-convergence").on(B, "madison", "bowl-of-convergence");
    let mut table = position.start();
    table.play("A act:mkhokheli\nA diablerize:madison").pass();
    let bowl = table.asked().split(' ').find(|word| word.starts_with("take:")).expect("offered").to_owned();
    table.play(&format!("A {bowl}")).pass();
    assert!(table.in_ash(B, "bowl-of-convergence") && !table.in_ash(A, "bowl-of-convergence"));
}
