//! Retainers in combat.

use super::{blocked, is_over, life, permanent};
use crate::table::{A, B, Position};

/// §11.68, §11.96, §11.100 to §11.103: a retainer is aimed at from afar, dodges do not help it, and the combat goes on.
#[test]
fn a_retainer_is_aimed_at_at_long_range() {
    let position = Position::new(2)
        .ready(A, "mazz")
        .on(A, "mazz", "44-magnum")
        .ready(B, "horace-radcliffe")
        .on(B, "horace-radcliffe", "murder-of-crows raven-spy")
        .hand(B, "dodge");
    let position = life(life(position, "murder-of-crows", 2), "raven-spy", 2);
    let mut table = blocked(position, "mazz", "horace-radcliffe");
    table.play("A maneuver:44-magnum\nA target:murder-of-crows\nB play:dodge@horace-radcliffe");
    assert!(table.in_ash(B, "murder-of-crows"));
    assert_eq!(table.blood("horace-radcliffe"), 5);
    let state = table.state();
    assert_eq!(state[permanent(state, "raven-spy")].counters, 2, "nobody else was aimed at");
    assert_eq!(table.blood("mazz"), 3 - 1, "the crows had their damage of the same resolution");
    assert!(is_over(&table));
}

/// §11.101: at close range there is no such choice.
#[test]
fn a_retainer_cannot_be_aimed_at_at_close_range() {
    let position = Position::new(2)
        .ready(A, "mazz")
        .on(A, "mazz", "44-magnum")
        .ready(B, "horace-radcliffe")
        .on(B, "horace-radcliffe", "murder-of-crows");
    let position = life(position, "murder-of-crows", 2);
    let mut table = blocked(position, "mazz", "horace-radcliffe");
    table.play("A pass\nA use:44-magnum/1@mazz");
    assert_eq!(table.blood("horace-radcliffe"), 5 - 2);
    let state = table.state();
    assert_eq!(state[permanent(state, "murder-of-crows")].counters, 2);
}

/// §11.74 with §11.101: blood is stolen from a retainer's life as well.
#[test]
fn life_is_stolen_from_a_retainer() {
    let position = Position::new(2)
        .ready(A, "nassir")
        .blood("nassir", 1)
        .on(A, "nassir", "44-magnum")
        .hand(A, "theft-of-vitae apportation")
        .ready(B, "horace-radcliffe")
        .on(B, "horace-radcliffe", "raven-spy");
    let position = life(position, "raven-spy", 2);
    let mut table = blocked(position, "nassir", "horace-radcliffe");
    table.play("A play:apportation/THA@nassir\nA play:theft-of-vitae/tha@nassir\nA target:raven-spy");
    assert_eq!(table.blood("nassir"), 2);
    let state = table.state();
    assert_eq!(state[permanent(state, "raven-spy")].counters, 1);
}
