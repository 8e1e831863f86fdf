//! What comes after the first pair of strikes, after the presses and after a combat.

use elysium_vtes::state::CombatStage;
use elysium_vtes::vocabulary::Event;

use super::super::{blocked, is_over, stage};
use super::with_cards;
use crate::table::{A, B, Position};

/// §11.39: strikes that are given before are gained in their time, and count as the one effect of the round (§11.40).
#[test]
fn an_additional_strike_that_was_given_before() {
    with_cards(module_path!(), "an_additional_strike_that_was_given_before", || {
        let position = Position::new(2).ready(A, "tamoszius").hand(A, "second-wind blur").ready(B, "ashley");
        let mut table = blocked(position, "tamoszius", "ashley");
        table.play("A play:second-wind@tamoszius");
        assert_eq!(stage(&table), CombatStage::Additional);
        assert_eq!(table.blood("ashley"), 2);
        table.play("A additional:second-wind");
        assert_eq!(table.blood("ashley"), 1);
        assert!(is_over(&table), "Blur could not be played any more");
    });
}

/// §11.54: a further combat begins after the one under way.
#[test]
fn a_combat_that_waits_begins_after_this_one() {
    with_cards(module_path!(), "a_combat_that_waits_begins_after_this_one", || {
        let position = Position::new(2).ready(A, "mazz").hand(A, "grudge").ready(B, "ashley");
        let mut table = blocked(position, "mazz", "ashley");
        assert_eq!(stage(&table), CombatStage::Over);
        table.play("A play:grudge@mazz");
        let begun =
            table.events().into_iter().filter(|event| matches!(event, Event::CombatBegins { .. })).count();
        assert_eq!(begun, 2);
        assert_eq!((table.blood("mazz"), table.blood("ashley")), (1, 1));
    });
}

/// A combat that would end goes on with another round.
#[test]
fn a_combat_that_would_end_goes_on() {
    with_cards(module_path!(), "a_combat_that_would_end_goes_on", || {
        let position = Position::new(2).ready(A, "mazz").hand(A, "not-yet").ready(B, "ashley");
        let mut table = blocked(position, "mazz", "ashley");
        assert_eq!(stage(&table), CombatStage::WouldEnd);
        table.play("A play:not-yet@mazz");
        assert!(table.happened(Event::Round { n: 2 }));
        assert_eq!((table.blood("mazz"), table.blood("ashley")), (1, 1));
    });
}

/// §11.85: damage that is no strike's is resolved in its own moment, with prevention; it may end the combat (§11.38).
#[test]
fn damage_at_the_end_of_the_round() {
    with_cards(module_path!(), "damage_at_the_end_of_the_round", || {
        let position = Position::new(2)
            .ready(A, "mazz")
            .hand(A, "parting-shot")
            .ready(B, "brock-sterling")
            .hand(B, "skin-of-rock");
        let mut table = blocked(position, "mazz", "brock-sterling");
        table.play("B pass\nA play:parting-shot@mazz\nB play:skin-of-rock/FOR@brock-sterling");
        assert_eq!(table.blood("brock-sterling"), 3 - 1);
        assert!(is_over(&table));
    });
}

/// An effect that is no strike ends the combat; the end of the round still comes (§11.52).
#[test]
fn an_effect_ends_the_combat() {
    with_cards(module_path!(), "an_effect_ends_the_combat", || {
        let position = Position::new(2).ready(A, "mazz").hand(A, "fire-fan parting-shot").ready(B, "ashley");
        let mut table = blocked(position, "mazz", "ashley");
        table.play("A play:fire-fan@mazz");
        assert_eq!(stage(&table), CombatStage::EndOfRound);
        table.play("A play:parting-shot@mazz");
        assert_eq!((table.blood("mazz"), table.blood("ashley")), (3, 2));
    });
}
