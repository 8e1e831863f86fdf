//! Aggravated damage, and what cannot be prevented.

use elysium_vtes::vocabulary::Event;

use super::super::{blocked, is_in_torpor, is_over};
use super::with_cards;
use crate::table::{A, B, Position, card};

/// §11.90, §11.93: the first example of 6.4.6.
#[test]
fn krid_goes_to_torpor_with_his_blood() {
    with_cards(module_path!(), "krid_goes_to_torpor_with_his_blood", || {
        let position =
            Position::new(2).ready(A, "mazz").hand(A, "hail-of-embers").ready(B, "krid").blood("krid", 1);
        let mut table = blocked(position, "mazz", "krid");
        table.play("A play:hail-of-embers@mazz");
        assert_eq!(table.blood("krid"), 1);
        assert!(is_in_torpor(&table, "krid"));
    });
}

/// §11.91: the second.
#[test]
fn milo_burns_blood_to_escape_destruction() {
    with_cards(module_path!(), "milo_burns_blood_to_escape_destruction", || {
        let milo = "milo-the-invisible-horror";
        let position = Position::new(2)
            .ready(A, "mazz")
            .hand(A, "pillar-of-fire taste-of-vitae")
            .blood("mazz", 1)
            .ready(B, milo)
            .blood(milo, 2);
        let mut table = blocked(position, "mazz", milo);
        table.play("A play:pillar-of-fire@mazz\nA play:taste-of-vitae@mazz");
        assert_eq!(table.blood(milo), 0);
        assert!(is_in_torpor(&table, milo));
        assert_eq!(
            table.blood("mazz"),
            2,
            "its own was lost to Milo's strike, but blood burned to escape destruction counts (§11.99)"
        );
    });
}

/// §11.92, §11.94: the third. Meaghan stands for Barth: 2 normal damage of a stronger hand, 1 aggravated of the ground.
#[test]
fn barth_is_burned() {
    with_cards(module_path!(), "barth_is_burned", || {
        let position = Position::new(2)
            .ready(A, "aunt-linda")
            .hand(A, "burning-ground undead-strength")
            .ready(B, "meaghan")
            .blood("meaghan", 1);
        let mut table = blocked(position, "aunt-linda", "meaghan");
        table.play("A play:burning-ground@aunt-linda\nA play:undead-strength/pot.1@aunt-linda");
        assert!(!table.in_play("meaghan"));
        assert!(table.in_ash(B, "meaghan"));
        assert!(
            !table.happened(Event::ToTorpor { card: card("meaghan"), by: None }),
            "without passing through torpor"
        );
        assert!(is_over(&table));
    });
}

/// §11.82: whoever prevents chooses, aggravated before normal if wanted.
#[test]
fn the_victim_chooses_which_damage_is_prevented() {
    with_cards(module_path!(), "the_victim_chooses_which_damage_is_prevented", || {
        let start = || {
            let position = Position::new(2)
                .ready(A, "aunt-linda")
                .hand(A, "burning-ground undead-strength")
                .ready(B, "brock-sterling")
                .hand(B, "skin-of-rock");
            let mut table = blocked(position, "aunt-linda", "brock-sterling");
            table.play("A play:burning-ground@aunt-linda\nA play:undead-strength/pot.1@aunt-linda");
            table.play("B play:skin-of-rock/FOR@brock-sterling");
            table
        };
        let mut table = start();
        table.play("B damage:aunt-linda.aggravated");
        assert_eq!(
            table.blood("brock-sterling"),
            3 - 1,
            "the second point was of the hand, for nothing else was left"
        );
        assert!(!is_in_torpor(&table, "brock-sterling"));
        let mut table = start();
        table.play("B damage:aunt-linda\nB damage:aunt-linda");
        assert_eq!(table.blood("brock-sterling"), 3);
        assert!(is_in_torpor(&table, "brock-sterling"));
    });
}

/// §11.84: what cannot be prevented is not offered for prevention.
#[test]
fn unpreventable_damage_goes_straight_to_healing() {
    with_cards(module_path!(), "unpreventable_damage_goes_straight_to_healing", || {
        let position = Position::new(2)
            .ready(A, "mazz")
            .hand(A, "sure-shot")
            .ready(B, "brock-sterling")
            .hand(B, "skin-of-rock");
        let mut table = blocked(position, "mazz", "brock-sterling");
        table.play("A play:sure-shot@mazz");
        assert_eq!(table.blood("brock-sterling"), 3 - 2);
    });
}

/// Aggravated hands, and Undead Strength with a melee weapon, which is no hand strike.
#[test]
fn hands_may_be_aggravated_and_weapons_led() {
    with_cards(module_path!(), "hands_may_be_aggravated_and_weapons_led", || {
        let position = || {
            Position::new(2)
                .ready(A, "aunt-linda")
                .on(A, "aunt-linda", "club")
                .hand(A, "burning-fists undead-strength")
                .ready(B, "belinde")
        };
        let mut table = blocked(position(), "aunt-linda", "belinde");
        table.play("A play:burning-fists@aunt-linda\nA strike:hands");
        assert!(is_in_torpor(&table, "belinde"));
        assert_eq!(table.blood("belinde"), 6);
        let mut table = blocked(position(), "aunt-linda", "belinde");
        table.play("A play:burning-fists@aunt-linda\nA play:undead-strength/POT.2@aunt-linda");
        // Strength 1, 1 of the club, 2 of the card: normal damage.
        assert_eq!(table.blood("belinde"), 6 - 4);
    });
}
