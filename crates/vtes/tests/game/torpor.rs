//! Torpor, rescue, diablerie and the blood hunt (chapter 12).

use elysium_vtes::state::{Host, PollStage};
use elysium_vtes::vocabulary::Event;

use crate::table::{A, B, C, Position, Table, card, minion};

#[test]
fn leaving_torpor_costs_two_blood_and_leaves_the_vampire_locked() {
    // §12.6, §12.8.
    let mut table = Position::new(3).torpor(A, "madison").start();
    table.play("A act:madison").pass();
    let madison = minion(table.state(), "madison");
    assert!(table.state().is_ready(madison) && table.state().locked.has(madison));
    assert_eq!(table.blood("madison"), 4);
    let table = Position::new(3).torpor(A, "madison").ready(A, "krid").blood("madison", 1).start();
    assert_eq!(table.refused(A, "act:madison"), "12.6");
}

/// A's Madison tries to leave torpor and is blocked by B's vampire, which has enough intercept.
fn blocked(blocker: &'static str) -> Table {
    let position = Position::new(3).torpor(A, "madison").ready(B, blocker).on(B, blocker, "sport-bike");
    let mut table = position.start();
    table.play(&format!("A act:madison\nB block:{blocker}")).pass();
    table
}

#[test]
fn a_blocker_may_diablerize_who_tries_to_leave_torpor() {
    // §12.10, §12.11: no combat; the blocker is locked and decides then. A blood hunt follows.
    let mut table = blocked("brock-sterling");
    assert!(table.asked().starts_with("B Diablerie"), "{}", table.asked());
    let blocker = minion(table.state(), "brock-sterling");
    assert!(table.state().locked.has(blocker));
    table.play("B yes").pass();
    assert!(!table.in_play("madison") && table.in_ash(A, "madison"));
    assert!(table.happened(Event::BloodHuntCalled { minion: card("brock-sterling") }));
}

#[test]
fn a_blocked_vampire_stays_in_torpor_and_pays_nothing() {
    // §12.12.
    let mut table = blocked("brock-sterling");
    table.play("B no").pass();
    let madison = minion(table.state(), "madison");
    assert!(table.state().torpor.has(madison) && table.blood("madison") == 6);
}

#[test]
fn a_rescue_is_paid_for_by_either_or_both() {
    // §12.13, §12.14, §12.17, §12.18.
    let mut table = Position::new(3).ready(A, "mkhokheli").torpor(A, "madison").blood("madison", 1).start();
    table.play("A act:mkhokheli\nA rescue:madison");
    assert!(!table.offers(A, "n:0") && table.offers(A, "n:2"), "Madison has 1 blood");
    table.play("A n:1").pass();
    let madison = minion(table.state(), "madison");
    assert!(table.state().is_ready(madison) && !table.state().locked.has(madison));
    assert_eq!((table.blood("mkhokheli"), table.blood("madison")), (5, 0));
}

#[test]
fn a_rescued_vampire_stays_with_its_controller() {
    // §12.16, §12.17: B's vampire; the action is directed, and B may block it.
    let mut table = Position::new(3).ready(A, "mkhokheli").torpor(B, "madison").ready(B, "krid").start();
    table.play("A act:mkhokheli\nA rescue:madison\nA n:2");
    assert!(table.offers(B, "block:krid"));
    table.pass();
    let madison = minion(table.state(), "madison");
    assert!(table.state().is_ready(madison) && table.state()[madison].controller == B);
}

/// Mkhokheli of A diablerizes Madison, who lies in B's torpor.
fn diablerie(position: Position) -> Table {
    let mut table = position.ready(A, "mkhokheli").torpor(B, "madison").start();
    table.play("A act:mkhokheli\nA diablerize:madison").pass();
    table
}

#[test]
fn the_diablerist_gets_blood_and_equipment_and_the_victim_burns() {
    // §12.24: what is above capacity is lost. §12.25 to §12.27.
    let position = Position::new(3).blood("mkhokheli", 4).blood("madison", 5);
    let mut table =
        position.ready(A, "mkhokheli").torpor(B, "madison").on(B, "madison", "44-magnum kevlar-vest").start();
    table.play("A act:mkhokheli\nA diablerize:madison").pass();
    assert!(table.asked().starts_with("A Take"), "{}", table.asked());
    table.play("A take:44-magnum\nA done").pass();
    assert_eq!(table.blood("mkhokheli"), 6);
    assert!(table.in_ash(B, "madison") && table.in_ash(B, "kevlar-vest") && !table.in_ash(B, "44-magnum"));
    let mine = minion(table.state(), "mkhokheli");
    assert_eq!(table.state().on(Host::Minion(mine)).count(), 1);
}

#[test]
fn only_one_vehicle_can_be_taken_along() {
    // §4.34, §12.25: the diablerist has one already.
    let position =
        Position::new(3).ready(A, "mkhokheli").torpor(B, "madison").on(A, "mkhokheli", "sport-bike");
    let mut table = position.on(B, "madison", "sport-bike 44-magnum").start();
    table.play("A act:mkhokheli\nA diablerize:madison").pass();
    assert!(table.asked().ends_with("done take:44-magnum"), "{}", table.asked());
}

#[test]
fn a_second_unique_piece_is_burned() {
    // §12.26: A has a copy already. (The position leaves the contest out that the two copies would have.)
    let position = Position::new(3).ready(A, "mkhokheli krid").torpor(B, "madison");
    let position = position.on(A, "krid", "bowl-of-convergence").on(B, "madison", "bowl-of-convergence");
    let mut table = position.start();
    table.play("A act:mkhokheli\nA diablerize:madison").pass();
    let bowl = table.asked().split(' ').find(|word| word.starts_with("take:")).expect("offered").to_owned();
    table.play(&format!("A {bowl}")).pass();
    assert!(table.in_ash(B, "bowl-of-convergence") && !table.in_ash(A, "bowl-of-convergence"));
}

#[test]
fn the_blood_hunt_burns_the_diablerist_if_it_passes() {
    // §12.35, §12.38, §12.40, §12.43.
    let mut table = diablerie(Position::new(3).ready(B, "alice-chen").ready(C, "chrysanthemum"));
    assert!(table.asked().contains("Polling"), "{}", table.asked());
    table.play("B votes:for\nC votes:for\nA votes:against").counted();
    assert!(table.happened(Event::Passed { yes: 3, no: 2 }));
    assert!(table.in_ash(A, "mkhokheli") && !table.in_play("mkhokheli"));
}

#[test]
fn a_tied_blood_hunt_fails() {
    // §12.41: also none to none.
    let mut table = diablerie(Position::new(3).ready(B, "alice-chen"));
    table.play("B votes:for\nA votes:against").counted();
    assert!(table.happened(Event::Failed { yes: 2, no: 2 }) && table.in_play("mkhokheli"));
    let mut table = diablerie(Position::new(3));
    table.counted();
    assert!(table.happened(Event::Failed { yes: 0, no: 0 }) && table.in_play("mkhokheli"));
}

#[test]
fn no_modifiers_and_reactions_but_cards_burned_for_votes() {
    // §12.39, §12.42: the caller of an action has no calling card here, and may burn one like anybody.
    let position =
        Position::new(3).hand(A, "bewitching-oration ancilla-empowerment").ready(B, "chrysanthemum");
    let mut table = diablerie(position.hand(B, "protected-district"));
    assert_eq!(table.refused(A, "play:bewitching-oration/pre"), "12.39");
    assert!(!table.asked().contains("play:protected-district") && !table.offers(A, "vote-calling:for"));
    table.play("A vote-card:ancilla-empowerment.against\nB votes:for").counted();
    assert!(table.happened(Event::Failed { yes: 1, no: 1 }));
    // Texts in play can be used (§12.40).
    let mut table = diablerie(Position::new(3).table(B, "ventrue-headquarters"));
    table.play("A pass\nB use:ventrue-headquarters\nB votes:for").counted();
    assert!(table.in_ash(A, "mkhokheli"));
}

#[test]
fn no_blood_hunt_is_held_for_a_diablerist_that_is_gone() {
    // §12.37: something has happened to Mkhokheli in the moment before.
    let table = diablerie(Position::new(3).ready(B, "alice-chen"));
    let table = table.changed(|state| {
        let gone = minion(state, "mkhokheli");
        let slot = state[gone].slot;
        state.ready.remove(gone);
        state.locked.remove(gone);
        state[slot.owner()].ash.insert(slot.index());
        let referendum = state.referendum.as_mut().expect("the blood hunt");
        (referendum.stage, referendum.hunted) = (PollStage::Diablerized, None);
    });
    assert!(table.state().referendum.is_none() && !table.asked().contains("Polling"), "{}", table.asked());
    assert!(!table.events().iter().any(|event| matches!(event, Event::BloodHuntCalled { .. })));
}

#[test]
fn allies_neither_rescue_nor_diablerize() {
    // §12.13, §12.19.
    let mut table = Position::new(3).ready(A, "underbridge-stray").torpor(B, "madison").start();
    table.play("A act:underbridge-stray");
    assert!(!table.offers(A, "diablerize:madison") && !table.offers(A, "rescue:madison"));
}
