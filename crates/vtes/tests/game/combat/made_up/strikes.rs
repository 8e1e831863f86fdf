//! Kinds of strikes that no card of the pool has.

use super::super::{blocked, is_in_torpor, is_over, permanent, round};
use super::with_cards;
use crate::table::{A, B, Position, minion};

/// §11.63, §11.64, §11.66: the wounded do not strike back, unless theirs is a first strike, too.
#[test]
fn first_strikes_of_both_resolve_together() {
    with_cards(module_path!(), "first_strikes_of_both_resolve_together", || {
        let fight = |answer: &str| {
            let position = Position::new(2)
                .ready(A, "mazz")
                .hand(A, "quick-fist")
                .ready(B, "ashley")
                .hand(B, "quick-fist")
                .blood("ashley", 0);
            let mut table = blocked(position, "mazz", "ashley");
            table.play(&format!("A play:quick-fist@mazz\nB {answer}"));
            assert!(is_in_torpor(&table, "ashley"));
            table.blood("mazz")
        };
        assert_eq!(fight("strike:hands"), 3);
        assert_eq!(fight("play:quick-fist@ashley"), 2);
    });
}

/// §11.67: a dodge protects from a first strike.
#[test]
fn a_dodge_protects_from_first_strike_and_from_theft() {
    with_cards(module_path!(), "a_dodge_protects_from_first_strike_and_from_theft", || {
        for strike in ["quick-fist", "snatch", "disarm", "long-drink", "spellbind"] {
            let position = Position::new(2)
                .ready(A, "mazz")
                .blood("mazz", 1)
                .hand(A, "quick-fist snatch disarm long-drink spellbind")
                .ready(B, "ashley")
                .on(B, "ashley", "club")
                .hand(B, "dodge");
            let mut table = blocked(position, "mazz", "ashley");
            table.play(&format!("A play:{strike}@mazz\nB play:dodge@ashley"));
            assert_eq!(table.blood("ashley"), 3, "{strike}");
            let state = table.state();
            assert_eq!(state.bearer(permanent(state, "club")), Some(minion(state, "ashley")), "{strike}");
            // What a strike brings its own minion is not stopped.
            assert_eq!(table.blood("mazz"), if strike == "spellbind" { 2 } else { 1 }, "{strike}");
        }
    });
}

/// §11.58, §11.59, §11.65: destroyed by a strike of the same pair a weapon still strikes; by a first strike it does not.
#[test]
fn a_destroyed_weapon_strikes_unless_it_was_a_first_strike() {
    with_cards(module_path!(), "a_destroyed_weapon_strikes_unless_it_was_a_first_strike", || {
        let fight = |strike: &str| {
            let position = Position::new(2)
                .ready(A, "mazz")
                .hand(A, "disarm quick-disarm")
                .ready(B, "ashley")
                .on(B, "ashley", "submachine-gun club");
            let mut table = blocked(position, "mazz", "ashley");
            table.play(&format!("B pass\nA play:{strike}@mazz\nB use:club@ashley\nA take:club"));
            assert!(table.in_ash(B, "club"));
            table.blood("mazz")
        };
        assert_eq!(fight("disarm"), 3 - 2, "a club does one more than the strength");
        assert_eq!(fight("quick-disarm"), 3);
    });
}

/// §11.33, §11.61, §11.62: stolen equipment is the thief's, who can use it from the next round on.
#[test]
fn a_stolen_weapon_cannot_be_used_in_the_same_round() {
    with_cards(module_path!(), "a_stolen_weapon_cannot_be_used_in_the_same_round", || {
        let position = Position::new(2)
            .ready(A, "tamoszius")
            .hand(A, "snatch blur resist-earths-grasp")
            .ready(B, "ashley")
            .on(B, "ashley", "club");
        let mut table = blocked(position, "tamoszius", "ashley");
        table.play("A pass\nA pass\nA play:snatch@tamoszius\nB use:club@ashley");
        assert_eq!(table.blood("tamoszius"), 5 - 2, "it was still Ashley's when the strikes resolved");
        let state = table.state();
        assert_eq!(state.bearer(permanent(state, "club")), Some(minion(state, "tamoszius")));
        table.play("A play:blur/cel@tamoszius");
        // With nothing but the hands there is no choice.
        assert_eq!(table.blood("ashley"), 3 - 1);
        table.play("A play:resist-earths-grasp/cel.1@tamoszius");
        assert_eq!(round(&table), 2);
        assert!(table.offers(A, "use:club@tamoszius"));
        let nothing = Position::new(2).ready(A, "mazz").hand(A, "snatch disarm dodge").ready(B, "ashley");
        let table = blocked(nothing, "mazz", "ashley");
        assert_eq!(
            (table.refused(A, "play:snatch"), table.refused(A, "play:disarm")),
            ("11.33".into(), "11.33".into())
        );
    });
}

/// §11.76, §11.77: the example of 6.4.5 to the letter.
#[test]
fn cohn_rose_and_the_mage() {
    with_cards(module_path!(), "cohn_rose_and_the_mage", || {
        let position = Position::new(2)
            .ready(A, "cohn-rose")
            .blood("cohn-rose", 4)
            .hand(A, "long-drink")
            .ready(B, "hexer")
            .blood("hexer", 2);
        let mut table = blocked(position, "cohn-rose", "hexer");
        table.play("A play:long-drink@cohn-rose\nB use:hexer");
        assert_eq!(table.blood("cohn-rose"), 3);
        assert!(!table.in_play("hexer"));
    });
}

/// A strike that is a list of effects, and what it brings besides.
#[test]
fn a_strike_does_what_its_card_says() {
    with_cards(module_path!(), "a_strike_does_what_its_card_says", || {
        let position = Position::new(2)
            .ready(A, "mazz")
            .blood("mazz", 1)
            .hand(A, "spellbind dodge")
            .ready(B, "ashley")
            .hand(B, "dodge");
        let mut table = blocked(position, "mazz", "ashley");
        table.play("A play:spellbind@mazz\nB strike:hands");
        assert_eq!((table.blood("mazz"), table.blood("ashley")), (1 + 1 - 1, 2));
    });
}

/// A dodge that equipment gives, once in a combat.
#[test]
fn a_dodge_that_is_given() {
    with_cards(module_path!(), "a_dodge_that_is_given", || {
        let position = Position::new(2).ready(A, "tamoszius").hand(A, "blur").ready(B, "ashley").on(
            B,
            "ashley",
            "dancing-shoes",
        );
        let mut table = blocked(position, "tamoszius", "ashley");
        table.play("B dodge:dancing-shoes");
        assert_eq!(table.blood("ashley"), 3);
        table.play("A play:blur/CEL@tamoszius");
        assert_eq!(table.blood("ashley"), 3 - 2);
        assert!(is_over(&table));
    });
}

/// A strike that is chosen anew.
#[test]
fn a_strike_is_chosen_anew() {
    with_cards(module_path!(), "a_strike_is_chosen_anew", || {
        let position = Position::new(2)
            .ready(A, "aunt-linda")
            .hand(A, "second-thoughts roundhouse dodge")
            .ready(B, "wauneka")
            .hand(B, "roundhouse");
        let mut table = blocked(position, "aunt-linda", "wauneka");
        table.play("A strike:hands\nB play:roundhouse/POT@wauneka\nA play:second-thoughts@aunt-linda");
        table.play("A play:dodge@aunt-linda");
        assert_eq!((table.blood("aunt-linda"), table.blood("wauneka")), (4, 5));
    });
}

/// §11.31, §11.32: damage that does not reach does nothing at long range, of a text as of a strike.
#[test]
fn what_does_not_reach_does_nothing() {
    with_cards(module_path!(), "what_does_not_reach_does_nothing", || {
        let position = Position::new(2)
            .ready(A, "mazz")
            .on(A, "mazz", "44-magnum")
            .hand(A, "burning-ground")
            .ready(B, "belinde")
            .hand(B, "undead-strength");
        let mut table = blocked(position, "mazz", "belinde");
        table.play("A play:burning-ground@mazz\nA maneuver:44-magnum\nB play:undead-strength/pot.1@belinde");
        assert_eq!((table.blood("mazz"), table.blood("belinde")), (3, 6 - 2));
        assert!(!is_in_torpor(&table, "belinde"));
    });
}
