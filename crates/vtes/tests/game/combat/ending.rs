//! Presses, rounds, the end of a combat, and how it begins.

use elysium_vtes::state::CombatStage;
use elysium_vtes::vocabulary::Event;

use super::{blocked, is_over, round, stage};
use crate::table::{A, B, C, Position, card, minion};

/// §11.48, §11.49, §11.50: a press continues, another one ends, and the two answer each other.
#[test]
fn presses_answer_each_other() {
    let position = Position::new(2)
        .ready(A, "tamoszius")
        .hand(A, "resist-earths-grasp resist-earths-grasp")
        .ready(B, "massimo-falconi")
        .hand(B, "resist-earths-grasp resist-earths-grasp");
    let start = || {
        let position = Position::new(2)
            .ready(A, "tamoszius")
            .hand(A, "resist-earths-grasp resist-earths-grasp")
            .ready(B, "massimo-falconi")
            .hand(B, "resist-earths-grasp");
        let mut table = blocked(position, "tamoszius", "massimo-falconi");
        table.play("A pass\nA pass\nB pass");
        assert_eq!(stage(&table), CombatStage::Press);
        table
    };
    let mut table = start();
    table.play("A play:resist-earths-grasp/cel.1@tamoszius");
    assert!(!table.offers(A, "play:resist-earths-grasp/cel.1@tamoszius"));
    table.play("B play:resist-earths-grasp/cel.1@massimo-falconi\nA pass");
    assert!(is_over(&table), "the press to continue was cancelled");
    let mut table = start();
    table
        .play("A play:resist-earths-grasp/cel.1@tamoszius\nB play:resist-earths-grasp/cel.1@massimo-falconi");
    table.play("A play:resist-earths-grasp/cel.1@tamoszius");
    assert!(table.happened(Event::Round { n: 2 }), "Massimo Falconi has nothing left to answer with");
    let mut table = blocked(position, "tamoszius", "massimo-falconi");
    table.play("A pass\nA pass\nB pass\nA pass\nB play:resist-earths-grasp/cel.1@massimo-falconi\nA pass");
    assert_eq!(round(&table), 2, "passing did not bind, and either side may continue");
}

/// §11.48: a press that can only continue does not cancel one.
#[test]
fn a_press_to_continue_cancels_nothing() {
    let position = Position::new(2)
        .ready(A, "lauren")
        .hand(A, "apportation apportation")
        .ready(B, "kathy-glens")
        .hand(B, "apportation");
    let mut table = blocked(position, "lauren", "kathy-glens");
    table.play("A play:apportation/tha@lauren");
    assert_eq!(round(&table), 2, "Kathy Glens was not even asked");
}

/// §11.53, §9.55: dodges are replaced after the combat, not before (§3.26).
#[test]
fn a_dodge_is_replaced_when_the_combat_is_over() {
    let position = Position::new(2)
        .ready(A, "mazz")
        .hand(A, "dodge arson arson arson arson arson arson")
        .library(A, "elder-library")
        .ready(B, "ashley");
    let mut table = blocked(position, "mazz", "ashley");
    table.play("A play:dodge@mazz");
    assert!(is_over(&table));
    let events = table.events();
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    assert!(at(&|event| *event == Event::CombatEnds) < at(&|event| matches!(event, Event::Drew { .. })));
}

/// §9.61, §9.62: Form of Mist ends the combat, and the action may go on as if unblocked for a blood.
#[test]
fn form_of_mist_lets_the_action_go_on() {
    // Nobody of the pool has Protean: the level is given by hand.
    let position = || {
        Position::new(2).ready(A, "mazz").hand(A, "form-of-mist").ready(B, "ashley meaghan").change(|state| {
            let mazz = minion(state, "mazz");
            for _ in 0..2 {
                state[mazz].disciplines.raise(elysium_vtes::cards::Discipline::Protean);
            }
        })
    };
    let mut table = blocked(position(), "mazz", "ashley");
    table.play("A play:form-of-mist/PRO@mazz");
    assert_eq!(table.blood("mazz"), 3, "the strike of Ashley did not resolve");
    table.play("A yes");
    assert_eq!(table.blood("mazz"), 2);
    assert!(table.happened(Event::GoesOn { minion: card("mazz") }));
    assert!(table.offers(B, "block:meaghan") && !table.offers(B, "block:ashley"), "Ashley is locked");
    table.play("B block:meaghan");
    assert_eq!(table.pool(B), 19, "a stealth was more than the second blocker could see");
    let mut table = blocked(position(), "mazz", "ashley");
    table.play("A play:form-of-mist/PRO@mazz\nA no");
    assert_eq!((table.pool(B), table.blood("mazz")), (20, 3));
    assert!(table.state().action.is_none());
}

/// §9.61: the card of the action comes back from the ash heap, and does what it says.
#[test]
fn the_card_of_an_action_that_goes_on_comes_back() {
    let position =
        Position::new(2).ready(A, "mazz").hand(A, "form-of-mist computer-hacking").ready(B, "ashley").change(
            |state| {
                let mazz = minion(state, "mazz");
                for _ in 0..2 {
                    state[mazz].disciplines.raise(elysium_vtes::cards::Discipline::Protean);
                }
            },
        );
    let mut table = position.start();
    table.play(
        "A act:mazz\nA play:computer-hacking@mazz\nB block:ashley\nA play:form-of-mist/PRO@mazz\nA yes",
    );
    assert_eq!(table.pool(B), 20 - 2);
    assert!(table.in_ash(A, "computer-hacking"));
}

/// §11.9: Deep Song makes its target the one that counts as acting, and locks it.
#[test]
fn deep_song_gives_the_first_opportunity_away() {
    let position = Position::new(2)
        .ready(A, "horace-radcliffe")
        .hand(A, "deep-song")
        .ready(B, "pug-jackson")
        .hand(B, "roundhouse");
    let mut table = position.start();
    table.play("A act:horace-radcliffe\nA play:deep-song/ANI@horace-radcliffe\nB pass");
    let combat = table.state().combat.expect("they fight");
    assert_eq!(combat.minions[0], minion(table.state(), "pug-jackson"));
    assert!(table.state().locked.has(combat.minions[0]));
    table.play("B play:roundhouse/POT@pug-jackson");
    assert_eq!((table.blood("horace-radcliffe"), table.blood("pug-jackson")), (1, 5));
}

/// Haven Uncovered lets any other minion rush its vampire; the action is successful and the combat no block (§9.62).
#[test]
fn a_rush_opens_a_combat() {
    let position = Position::new(3)
        .ready(A, "pug-jackson")
        .hand(A, "freak-drive")
        .ready(B, "ashley")
        .on(B, "ashley", "haven-uncovered")
        .ready(C, "meaghan");
    let mut table = position.start();
    table.play("A act:pug-jackson\nA use:haven-uncovered/1@pug-jackson\nB pass");
    assert!(table.happened(Event::CombatBegins { minion: card("pug-jackson"), against: card("ashley") }));
    assert_eq!((table.blood("pug-jackson"), table.blood("ashley")), (5, 2));
    assert!(
        table.offers(A, "play:freak-drive/for@pug-jackson"),
        "after the action means after its combat (§9.75)"
    );
    assert!(!table.state().locked.has(minion(table.state(), "ashley")), "combat locks nobody (§11.3)");
}

/// §15.27: a withdrawal fails when a minion enters combat.
#[test]
fn a_combat_breaks_a_withdrawal() {
    let position = Position::new(2)
        .ready(A, "mazz")
        .hand(A, "dodge")
        .ready(B, "ashley")
        .change(|state| state[B].withdrawing = true);
    let table = blocked(position, "mazz", "ashley");
    assert_eq!(stage(&table), CombatStage::Choose);
    assert!(table.happened(Event::WithdrawalBroken { who: B }));
}

/// §9.58: before the combat the older blocker may send the action away; nobody is locked.
#[test]
fn obedience_comes_before_the_combat() {
    let position = Position::new(2).ready(A, "mazz").ready(B, "madison").hand(B, "obedience");
    let mut table = blocked(position, "mazz", "madison");
    assert_eq!(stage(&table), CombatStage::BeforeCombat);
    table.play("B play:obedience/dom@madison");
    assert!(is_over(&table) && table.state().action.is_none());
    let state = table.state();
    assert!(!state.locked.has(minion(state, "mazz")) && !state.locked.has(minion(state, "madison")));
}

/// A stray that does not fight itself gives a press to a minion that does.
#[test]
fn a_stray_gives_a_press() {
    let position = Position::new(2).ready(A, "mazz underbridge-stray").ready(B, "ashley");
    let mut table = blocked(position, "mazz", "ashley");
    assert_eq!(stage(&table), CombatStage::Press);
    table.play("A use:underbridge-stray/1\nA press:underbridge-stray\nA pass");
    assert_eq!(round(&table), 2);
    assert_eq!(table.blood("underbridge-stray"), 3 - 1);
}

/// §11.1, §11.2: two minions of one Methuselah never fight.
#[test]
fn nobody_fights_a_minion_of_the_same_methuselah() {
    let position = Position::new(2).ready(A, "horace-radcliffe mazz").hand(A, "deep-song").ready(B, "ashley");
    let mut table = position.start();
    table.play("A act:horace-radcliffe\nA play:deep-song/ANI@horace-radcliffe\nA target:mazz");
    table.pass();
    assert!(is_over(&table));
    assert!(!table.events().iter().any(|event| matches!(event, Event::CombatBegins { .. })));
}
