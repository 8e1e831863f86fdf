//! Damage: prevention, healing, wounds.

use elysium_vtes::state::CombatStage;
use elysium_vtes::vocabulary::Event;

use super::{blocked, is_in_torpor, is_over, stage};
use crate::table::{A, B, Position, card, minion};

/// §11.87, §11.88, §11.93: the last blood heals; what cannot be healed wounds.
#[test]
fn a_vampire_heals_with_its_last_blood_or_goes_to_torpor() {
    let fight = |blood: u8| {
        let position =
            Position::new(2).ready(A, "pug-jackson").hand(A, "roundhouse").ready(B, "belinde").change(
                move |state| {
                    let belinde = minion(state, "belinde");
                    state[belinde].blood = blood;
                },
            );
        let mut table = blocked(position, "pug-jackson", "belinde");
        table.play("A play:roundhouse/POT@pug-jackson");
        (table.blood("belinde"), is_in_torpor(&table, "belinde"))
    };
    assert_eq!(fight(5), (1, false));
    assert_eq!(fight(4), (0, false));
    assert_eq!(fight(3), (0, true));
}

/// §11.38, §11.47: both go to torpor; there are no presses, and the combat is over.
#[test]
fn both_go_to_torpor() {
    let position = Position::new(2)
        .ready(A, "aunt-linda")
        .blood("aunt-linda", 1)
        .hand(A, "roundhouse")
        .ready(B, "wauneka")
        .blood("wauneka", 1)
        .hand(B, "roundhouse");
    let mut table = blocked(position, "aunt-linda", "wauneka");
    table.play("A play:roundhouse/POT@aunt-linda\nB play:roundhouse/POT@wauneka");
    assert!(is_in_torpor(&table, "aunt-linda") && is_in_torpor(&table, "wauneka"));
    assert!(is_over(&table));
    assert!(!table.happened(Event::Presses { minion: card("aunt-linda"), on: true }));
}

/// §11.80, §11.81, §11.83: one card after the other, the acting side first, and only while there is damage.
#[test]
fn damage_is_prevented_card_by_card() {
    let position = Position::new(2)
        .ready(A, "madison")
        .hand(A, "skin-of-rock skin-of-rock")
        .ready(B, "horst-von-bruhl")
        .on(B, "horst-von-bruhl", "submachine-gun")
        .hand(B, "skin-of-rock skin-of-rock");
    let mut table = blocked(position, "madison", "horst-von-bruhl");
    table.play("B pass\nB use:submachine-gun/1@horst-von-bruhl");
    assert_eq!(stage(&table), CombatStage::Prevent);
    assert!(!table.offers(B, "play:skin-of-rock/FOR@horst-von-bruhl"), "it is not yet B's turn");
    table.play("A play:skin-of-rock/FOR@madison\nA play:skin-of-rock/for@madison");
    // Three of three are prevented: now the other side.
    assert!(!table.offers(A, "pass"));
    table.play("B play:skin-of-rock/FOR@horst-von-bruhl");
    assert_eq!((table.blood("madison"), table.blood("horst-von-bruhl")), (6, 6));
    assert!(
        is_over(&table),
        "one damage needs no second card, and what the first could prevent beyond it is lost"
    );
}

/// X is paid and prevents X and 1 more; the superior gives a press, which lasts for the round (§11.51).
#[test]
fn hidden_strength_prevents_what_was_paid_for() {
    let position = Position::new(2).ready(A, "madison").hand(A, "hidden-strength").ready(B, "mazz").on(
        B,
        "mazz",
        "submachine-gun",
    );
    let mut table = blocked(position, "madison", "mazz");
    table.play("B pass\nB use:submachine-gun/1@mazz\nA play:hidden-strength/FOR@madison\nA n:1");
    assert_eq!((table.blood("madison"), table.blood("mazz")), (6 - 1 - 1, 3 - 1));
    table.play("A press:hidden-strength");
    assert_eq!(super::round(&table), 2);
}

/// A vest prevents 1 damage, or 2 of a gun, once in a combat.
#[test]
fn a_vest_prevents_more_of_a_gun() {
    let fight = |strike: &str| {
        let position = Position::new(2)
            .ready(A, "mazz")
            .on(A, "mazz", "kevlar-vest")
            .ready(B, "aunt-linda")
            .on(B, "aunt-linda", "submachine-gun")
            .hand(B, "undead-strength");
        let mut table = blocked(position, "mazz", "aunt-linda");
        table.play("B pass");
        table.play(&format!("B {strike}\nA use:kevlar-vest@mazz"));
        (table.blood("mazz"), is_over(&table))
    };
    assert_eq!(fight("use:submachine-gun/1@aunt-linda"), (3 - 1, true));
    assert_eq!(fight("play:undead-strength/POT.1@aunt-linda"), (3 - 2, true));
}

/// Guardian Angel prevents 1 damage in each combat.
#[test]
fn a_guardian_angel_prevents_once_a_combat() {
    let position = Position::new(2)
        .ready(A, "mazz")
        .hand(A, "resist-earths-grasp")
        .on(A, "mazz", "guardian-angel")
        .ready(B, "aunt-linda");
    let mut table = blocked(position, "mazz", "aunt-linda");
    table.play("A pass\nA use:guardian-angel/2@mazz");
    assert_eq!(table.blood("mazz"), 3);
    table.play("A play:resist-earths-grasp/cel.1@mazz");
    assert!(is_over(&table), "in the second round nobody is asked to prevent anything");
    assert_eq!(table.blood("mazz"), 3 - 1 - 1);
}

/// Precognition gives prevention in the first round of the combat with the one it blocked.
#[test]
fn precognition_prevents_in_the_first_round() {
    let position = Position::new(2)
        .ready(A, "andi-liu")
        .hand(A, "cloak-the-gathering")
        .ready(B, "colette")
        .hand(B, "precognition");
    let mut table = position.start();
    table.play("A act:andi-liu\nA bleed\nB block:colette\nA play:cloak-the-gathering/obf@andi-liu");
    table.play("B play:precognition/AUS@colette\nB prevent:precognition");
    assert_eq!((table.blood("andi-liu"), table.blood("colette")), (5, 5));
}

/// §11.99: Taste of Vitae counts what was burned to heal.
#[test]
fn taste_of_vitae_counts_blood_lost_to_damage() {
    let position = Position::new(2)
        .ready(A, "pug-jackson")
        .blood("pug-jackson", 2)
        .hand(A, "roundhouse taste-of-vitae")
        .ready(B, "belinde")
        .blood("belinde", 3);
    let mut table = blocked(position, "pug-jackson", "belinde");
    table.play("A play:roundhouse/POT@pug-jackson");
    assert_eq!(stage(&table), CombatStage::EndOfRound, "it comes although Belinde is in torpor (§11.52)");
    table.play("A play:taste-of-vitae@pug-jackson");
    assert_eq!(table.blood("pug-jackson"), 2 - 1 + 3, "four damage, but only three blood were there");
    assert!(is_over(&table));
}

/// §11.84, §11.85, §11.90, §11.91: Daring the Dawn hurts outside combat, after the action.
#[test]
fn damage_outside_combat_is_applied_at_once() {
    let dawn = |level: &str, blood: u8| {
        let position = Position::new(2)
            .ready(A, "madison")
            .hand(A, "daring-the-dawn skin-of-rock")
            .ready(B, "mazz")
            .change(move |state| {
                let madison = minion(state, "madison");
                state[madison].blood = blood;
            });
        let mut table = position.start();
        table.play(&format!("A act:madison\nA bleed\nA play:daring-the-dawn/{level}@madison"));
        table.pass();
        table
    };
    let table = dawn("FOR", 3);
    assert_eq!((table.pool(B), table.blood("madison")), (19, 3));
    assert!(is_in_torpor(&table, "madison"), "one point wounds and costs no blood");
    let table = dawn("for", 3);
    assert_eq!(table.blood("madison"), 2);
    assert!(is_in_torpor(&table, "madison"), "the second costs a blood");
}

/// Crows hurt with the first pair of strikes of each round, at any range, and are not dodged (§11.69, §11.98).
#[test]
fn crows_come_with_the_first_pair() {
    let position = Position::new(2)
        .ready(A, "horace-radcliffe")
        .hand(A, "carrion-crows")
        .on(A, "horace-radcliffe", "murder-of-crows")
        .ready(B, "pug-jackson")
        .hand(B, "dodge blur resist-earths-grasp")
        .on(B, "pug-jackson", "44-magnum");
    let position = super::life(position, "murder-of-crows", 2);
    let mut table = blocked(position, "horace-radcliffe", "pug-jackson");
    table.play("A play:carrion-crows/ANI@horace-radcliffe\nB pass\nB play:dodge@pug-jackson\nB play:blur/cel@pug-jackson");
    // 2 of the crows that carry, 1 of those that murder; then Blur's cost, and no further crows.
    assert_eq!(table.blood("pug-jackson"), 6 - 3 - 1);
    table.play("B strike:hands\nB play:resist-earths-grasp/cel.1@pug-jackson");
    assert_eq!(super::round(&table), 2);
}
