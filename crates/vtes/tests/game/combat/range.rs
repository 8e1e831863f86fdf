//! Range and maneuvers.

use super::{blocked, stage};
use crate::table::{A, B, Position};
use elysium_vtes::state::CombatStage;
use elysium_vtes::vocabulary::Event;

/// Mkhokheli stands for Ira of the book: it acts, has one card to maneuver with, and strikes with its hands.
fn mazz_and_ira() -> Position {
    Position::new(2)
        .ready(A, "mkhokheli")
        .hand(A, "resist-earths-grasp")
        .ready(B, "mazz")
        .on(B, "mazz", "submachine-gun")
        .hand(B, "resist-earths-grasp")
}

/// §11.12, §11.14, §11.15, §11.16, §11.18, §11.31, §11.32: the example of 6.4.2.
#[test]
fn mazz_and_ira_answer_each_other_until_one_has_no_maneuver_left() {
    let mut table = blocked(mazz_and_ira(), "mkhokheli", "mazz");
    assert!(!table.state().combat.expect("they fight").long, "a round begins at close range");
    table.play("A pass\nB maneuver:submachine-gun");
    assert!(table.state().combat.expect("they fight").long);
    table.play("A play:resist-earths-grasp/cel.2@mkhokheli");
    assert!(!table.state().combat.expect("they fight").long);
    table.play("B play:resist-earths-grasp/cel.2@mazz");
    // Nobody can maneuver any more: long range, and Mazz is bound to the gun, which does 3 damage; a hand strike does none.
    assert!(table.happened(Event::Range { long: true }));
    assert_eq!((table.blood("mkhokheli"), table.blood("mazz")), (6 - 1 - 3, 3 - 1));
    assert_eq!(stage(&table), CombatStage::Press, "the cards have given presses");
}

/// §11.13: not twice in a row, not even when the opponent passes in between.
#[test]
fn nobody_maneuvers_twice_in_a_row() {
    let mut table = blocked(mazz_and_ira(), "mkhokheli", "mazz");
    table.play("A pass\nB maneuver:submachine-gun");
    assert!(!table.offers(B, "play:resist-earths-grasp/cel.2@mazz"));
    table.play("A pass");
    assert_eq!(stage(&table), CombatStage::Press, "the range was settled at once");
    assert!(table.happened(Event::Range { long: true }));
}

/// §11.18, §11.46: the maneuver of a weapon chooses its strike for the first pair, and for that one alone.
#[test]
fn a_weapon_that_maneuvers_strikes() {
    let position = mazz_and_ira().hand(B, "blur");
    let mut table = blocked(position, "mkhokheli", "mazz");
    table.play("A pass\nB maneuver:submachine-gun\nA pass\nB play:blur/cel@mazz");
    assert_eq!(stage(&table), CombatStage::Choose);
    assert!(table.offers(B, "strike:hands"), "any strike may be chosen as an additional strike");
    table.play("B strike:hands");
    assert_eq!(table.blood("mkhokheli"), 6 - 3, "hands do nothing at long range");
}

/// §11.19: a second weapon cannot be used to maneuver with in the same round.
#[test]
fn only_one_weapon_maneuvers_in_a_round() {
    let position = mazz_and_ira().on(B, "mazz", "44-magnum");
    let mut table = blocked(position, "mkhokheli", "mazz");
    table.play("A pass\nB maneuver:submachine-gun\nA play:resist-earths-grasp/cel.2@mkhokheli");
    assert_eq!(table.refused(B, "maneuver:44-magnum"), "11.19");
    assert!(table.offers(B, "play:resist-earths-grasp/cel.2@mazz"), "other maneuvers are open to it");
}

/// §11.30: a minion bound to a strike that has been forbidden has none in that pair.
#[test]
fn a_bound_strike_that_is_forbidden_is_lost() {
    let position = Position::new(2)
        .ready(A, "pug-jackson")
        .hand(A, "immortal-grapple resist-earths-grasp")
        .ready(B, "mazz")
        .on(B, "mazz", "submachine-gun");
    let mut table = blocked(position, "pug-jackson", "mazz");
    // The first pass is one to stealth.
    table.play("A pass\nA pass\nB maneuver:submachine-gun\nA play:resist-earths-grasp/cel.2@pug-jackson");
    table.play("A play:immortal-grapple/pot@pug-jackson");
    table.pass();
    assert_eq!((table.blood("pug-jackson"), table.blood("mazz")), (6 - 1, 3 - 1));
}

/// §11.23: a range that is set leaves no maneuvers.
#[test]
fn a_round_whose_range_is_set_has_no_maneuvers() {
    let position = Position::new(2).ready(A, "pug-jackson").hand(A, "immortal-grapple").ready(B, "mazz").on(
        B,
        "mazz",
        "submachine-gun 44-magnum",
    );
    let mut table = blocked(position, "pug-jackson", "mazz");
    table.play("B pass\nA play:immortal-grapple/POT@pug-jackson\nA press:immortal-grapple");
    // In the second round the weapons could maneuver, if anybody could.
    assert_eq!(super::round(&table), 2);
    assert_eq!(stage(&table), CombatStage::Choose);
    assert!(!table.state().combat.expect("they fight").long);
    assert!(table.offers(B, "use:submachine-gun/1@mazz"), "the grapple was for one round");
}

/// A reaction gives its minion a maneuver in the combat that comes of the block; it may be left unused (§11.21).
#[test]
fn a_reaction_gives_a_maneuver() {
    let position = Position::new(2)
        .ready(A, "andi-liu")
        .hand(A, "cloak-the-gathering")
        .ready(B, "colette")
        .hand(B, "spirits-touch");
    let mut table = position.start();
    table.play("A act:andi-liu\nA bleed\nB block:colette\nA play:cloak-the-gathering/obf@andi-liu");
    table.play("B play:spirits-touch/AUS@colette\nB maneuver:spirits-touch");
    assert!(table.happened(Event::Range { long: true }));
    assert_eq!((table.blood("andi-liu"), table.blood("colette")), (6, 5), "hands do not reach");
}

/// A card of two types is a maneuver in combat.
#[test]
fn swallowed_by_the_night_maneuvers() {
    let position = Position::new(2).ready(A, "belinde").hand(A, "swallowed-by-the-night").ready(B, "mazz");
    let mut table = blocked(position, "belinde", "mazz");
    table.play("A pass\nA play:swallowed-by-the-night/OBF@belinde");
    assert_eq!((table.blood("belinde"), table.blood("mazz")), (6, 3));
}
