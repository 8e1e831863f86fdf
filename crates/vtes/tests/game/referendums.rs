//! Referendums (chapter 10).

use elysium_vtes::cards::{Class, Sect};
use elysium_vtes::titles::{Domain, Title};
use elysium_vtes::vocabulary::Event;

use crate::table::{A, B, C, D, Position, Table, card, minion};

const KRC: &str = "A act:mkhokheli\nA play:kine-resources-contested@mkhokheli";

/// Four Methuselahs; Mkhokheli, a prince of A's, calls Kine Resources Contested. Nobody can block.
fn called(position: Position) -> Table {
    let mut table = position.ready(A, "mkhokheli").hand(A, "kine-resources-contested").start();
    table.play(KRC).pass();
    table
}

/// With 2 points for B and 2 for C.
pub fn against_b_and_c(position: Position) -> Table {
    let mut table = called(position);
    table.play("A points:a.0\nA points:b.2\nA points:c.2").pass();
    table
}

fn untitled(state: &mut elysium_vtes::State, slug: &str, title: Title, sect: Sect) {
    let one = minion(state, slug);
    (state[one].title, state[one].sect) = (Some(title), sect);
}

const PRISCUS: Title = Title { class: Some(Class::Priscus), of: Domain::None };

#[test]
fn terms_are_chosen_after_success_by_the_caller() {
    // §10.1, §10.4: the card is named when the action is announced, its terms when it has succeeded.
    let table = called(Position::new(4));
    assert!(table.asked().starts_with("A Points"), "{}", table.asked());
    assert!(table.happened(Event::Succeeds { minion: card("mkhokheli") }));
    // At least two Methuselahs get points of Kine Resources Contested: not all 4 to A.
    assert!(!table.offers(A, "points:a.4") && table.offers(A, "points:a.3"));
}

#[test]
fn a_majority_passes_and_the_effects_happen() {
    // Without other votes the prince's 2 and the card's 1 are enough (§10.22, §10.28, §10.40).
    let mut table = against_b_and_c(Position::new(4));
    assert!(table.asked().starts_with("A Polling"), "{}", table.asked());
    table.play("A votes:for").counted();
    assert!(table.happened(Event::Passed { yes: 3, no: 0 }));
    assert_eq!([A, B, C, D].map(|seat| table.pool(seat)), [20, 18, 18, 20]);
    assert!(table.in_ash(A, "kine-resources-contested"), "it stays nowhere");
}

#[test]
fn a_tie_fails_and_so_does_a_referendum_without_votes() {
    // §10.41: 2 votes of Alice Chen against 2 of Mkhokheli.
    let mut table = against_b_and_c(Position::new(4).ready(B, "alice-chen"));
    table.play("A vote:mkhokheli.for\nB votes:against").counted();
    assert!(table.happened(Event::Failed { yes: 2, no: 2 }) && table.pool(B) == 20);
    let mut table = against_b_and_c(Position::new(4));
    table.counted();
    assert!(table.happened(Event::Failed { yes: 0, no: 0 }) && table.pool(B) == 20);
}

#[test]
fn votes_are_cast_in_any_order_and_are_not_changed() {
    let mut table = against_b_and_c(Position::new(4).ready(B, "alice-chen").ready(D, "ayelech lloyd-brooks"));
    // §10.8: D comes last in order and casts first. §10.12: some for, others against.
    table.play("D vote:lloyd-brooks.against");
    assert_eq!(table.votes(), [0, 1]);
    table.play("D vote:ayelech.for\nB votes:for");
    assert_eq!(table.votes(), [4, 1]);
    // §10.11, §10.13: what is cast stays, and one vampire takes one side.
    assert_eq!(table.refused(A, "vote-edge:for"), "10.31");
    assert!(!table.offers(B, "votes:for") && !table.offers(B, "votes:against"));
    // §10.10, §10.17: nobody has to cast; it is over when all have finished.
    table.counted();
    assert!(table.happened(Event::Passed { yes: 4, no: 1 }));
}

#[test]
fn a_seat_that_has_finished_is_asked_again_when_something_changes() {
    // §10.18.
    let mut table = against_b_and_c(Position::new(4).ready(B, "alice-chen"));
    table.play("B pass\nA vote-calling:for");
    assert!(table.offers(B, "votes:against"));
}

#[test]
fn the_calling_card_has_one_vote_and_is_the_only_card_of_its_caller() {
    // §10.21 to §10.23.
    let mut table = against_b_and_c(Position::new(4).hand(A, "ancilla-empowerment"));
    assert_eq!(table.refused(A, "vote-card:ancilla-empowerment.for"), "10.21");
    table.play("A vote-calling:against");
    assert_eq!(table.votes(), [0, 1]);
    assert!(!table.offers(A, "vote-calling:for"));
    assert_eq!(table.refused(A, "vote-card:ancilla-empowerment.for"), "10.21");
}

#[test]
fn others_burn_one_political_card_and_replace_it_after_the_referendum() {
    // §10.21, §10.25 to §10.27. No minion is needed.
    let cards = "ancilla-empowerment parity-shift deflection deflection deflection deflection deflection";
    let mut table = against_b_and_c(Position::new(4).hand(B, cards).library(B, "deflection"));
    table.play("B vote-card:ancilla-empowerment.against");
    assert!(table.in_ash(B, "ancilla-empowerment") && table.votes() == [0, 1]);
    assert_eq!(table.refused(B, "vote-card:parity-shift.against"), "10.21");
    assert_eq!(table.state()[B].hand.len(), 6, "not replaced yet");
    table.counted();
    assert_eq!(table.state()[B].hand.len(), 7);
    assert!(table.state()[B].deck.library().is_empty());
}

#[test]
fn the_edge_is_burned_for_a_vote() {
    // §10.31.
    let mut table = against_b_and_c(Position::new(4).edge(D));
    table.play("D vote-edge:against");
    assert_eq!((table.votes(), table.state().edge), ([0, 1], None));
    assert_eq!(table.refused(D, "vote-edge:against"), "10.31");
}

#[test]
fn titles_vote_while_their_vampire_is_ready() {
    // §10.28, §10.29: a primogen has 1, a prince 2; locked ones vote, those in torpor do not.
    let position =
        Position::new(4).ready(B, "chrysanthemum belinde").torpor(B, "alice-chen").locked("belinde");
    let mut table = against_b_and_c(position);
    assert!(!table.offers(B, "vote:alice-chen.for"));
    table.play("B votes:against");
    assert_eq!(table.votes(), [0, 3]);
}

#[test]
fn a_vampire_without_a_title_has_no_votes() {
    // §10.20.
    let table = against_b_and_c(Position::new(4).ready(B, "madison"));
    assert!(!table.offers(B, "vote:madison.for") && !table.asked().contains("B Polling"));
}

#[test]
fn votes_gained_after_casting_go_to_the_same_side() {
    // §10.15: Mkhokheli has superior Presence, which brings 4 votes (Bewitching Oration).
    let mut table = against_b_and_c(Position::new(4).hand(A, "bewitching-oration"));
    table.play("A vote:mkhokheli.for\nA play:bewitching-oration/PRE@mkhokheli").pass();
    assert_eq!(table.votes(), [2, 0], "they need not be cast at once (§10.14)");
    assert_eq!(table.refused(A, "vote:mkhokheli.against"), "10.13");
    table.play("A vote:mkhokheli.for");
    assert_eq!(table.votes(), [6, 0]);
    assert_eq!(table.refused(A, "vote:mkhokheli.for"), "10.11");
}

#[test]
fn one_vampire_casts_all_it_has_together() {
    // §10.13: 2 of the title and 3 of Perfect Paragon, for 1 blood.
    let mut table = against_b_and_c(Position::new(4).hand(A, "perfect-paragon"));
    table.play("A play:perfect-paragon/pre@mkhokheli").pass();
    table.play("A vote:mkhokheli.for");
    assert_eq!((table.votes(), table.blood("mkhokheli")), ([5, 0], 5));
}

#[test]
fn cards_wait_for_their_turn_and_votes_do_not() {
    // §10.9: B's reaction waits for A, whose modifier comes first; D's votes do not wait.
    let position = Position::new(4).hand(A, "bewitching-oration").ready(B, "chrysanthemum");
    let mut table = against_b_and_c(position.hand(B, "protected-district").ready(D, "lloyd-brooks"));
    table.play("B play:protected-district/reaction.2@chrysanthemum");
    assert!(!table.in_ash(B, "protected-district"), "A has not answered");
    table.play("A play:bewitching-oration/PRE@mkhokheli").pass();
    assert!(table.in_ash(A, "bewitching-oration") && !table.in_ash(B, "protected-district"));
    table.play("B play:protected-district/reaction.2@chrysanthemum\nD votes:for");
    assert!(
        table.votes() == [1, 0] && !table.in_ash(B, "protected-district"),
        "withdrawn: the count has changed"
    );
    table.play("B play:protected-district/reaction.2@chrysanthemum\nA pass").pass();
    assert!(table.in_ash(B, "protected-district"));
}

#[test]
fn without_legal_terms_no_referendum_is_held() {
    // §10.6: nobody has more pool than the caller any more. The action was successful (§10.42).
    let position = Position::new(4).ready(A, "mkhokheli").hand(A, "parity-shift perfect-paragon").pool(A, 30);
    let mut table = position.pool(B, 31).hand(B, "direct-intervention").start();
    table.play("A act:mkhokheli\nA play:parity-shift@mkhokheli\nB pass");
    table.play("A play:perfect-paragon/PRE@mkhokheli\nB play:direct-intervention").pass();
    assert!(table.happened(Event::NoTerms { card: card("parity-shift") }));
    assert!(table.happened(Event::Succeeds { minion: card("mkhokheli") }));
    assert!(table.state().referendum.is_none() && table.in_ash(A, "parity-shift"));
}

#[test]
fn a_blocked_political_action_holds_no_referendum() {
    // §10.2: and its card is burned.
    let position = Position::new(4).ready(A, "mkhokheli").hand(A, "kine-resources-contested");
    let mut table = position.ready(B, "brock-sterling madison").on(B, "brock-sterling", "sport-bike").start();
    table.play(KRC).play("B block:brock-sterling").pass();
    assert!(table.happened(Event::Blocked { minion: card("mkhokheli"), blocker: card("brock-sterling") }));
    assert!(table.in_ash(A, "kine-resources-contested"));
    assert!(!table.events().iter().any(|event| matches!(event, Event::Calls { .. })));
}

#[test]
fn prisci_have_a_ballot_each_and_three_votes_together() {
    // §10.33 to §10.38: the block goes with the majority, and swings with each ballot.
    let position = Position::new(4).ready(B, "krid").ready(C, "ryan").ready(D, "sully").change(|state| {
        for slug in ["krid", "ryan", "sully"] {
            untitled(state, slug, PRISCUS, Sect::Sabbat);
        }
    });
    let mut table = against_b_and_c(position);
    table.play("B vote:krid.against");
    assert!(table.votes() == [0, 0] && table.happened(Event::BlockSwings { yes: Some(false) }));
    table.play("C vote:ryan.for");
    assert!(table.happened(Event::BlockSwings { yes: None }), "tied: it abstains");
    table.play("D vote:sully.for");
    assert!(table.happened(Event::BlockSwings { yes: Some(true) }));
    table.play("A vote:mkhokheli.against").counted();
    assert!(table.happened(Event::Passed { yes: 3, no: 2 }), "§10.35, §10.39: {:?}", table.events());
}

#[test]
fn votes_of_the_ousted_stay_and_points_for_them_fall_on_nobody() {
    // §10.46: C has voted for, and has no pool left when B votes, too.
    let position = Position::new(4).ready(C, "belinde").ready(B, "chrysanthemum").ready(C, "ayelech");
    let mut table = against_b_and_c(position);
    table.play("C vote:belinde.for");
    let mut table = table.changed(|state| state[C].pool = 0);
    table.play("B votes:against");
    assert!(table.happened(Event::Ousted { who: C }));
    assert_eq!(table.votes(), [2, 1], "Belinde's votes stay");
    table.play("A votes:for").counted();
    assert!(table.happened(Event::Passed { yes: 5, no: 1 }));
    // B is C's predator: 6 pool, less the 2 points; nobody else loses anything.
    assert_eq!([A, B, D].map(|seat| table.pool(seat)), [20, 24, 20]);
}

#[test]
fn nothing_comes_of_a_referendum_whose_caller_is_ousted() {
    // §15.10, §15.11.
    let table = against_b_and_c(Position::new(4).ready(B, "alice-chen"));
    let mut table = table.changed(|state| state[A].pool = 0);
    table.play("B votes:for");
    assert!(table.happened(Event::Ousted { who: A }) && table.state().referendum.is_none());
    assert!(!table.events().iter().any(|event| matches!(event, Event::Passed { .. } | Event::Failed { .. })));
    assert_eq!((table.state().active, table.pool(B), table.pool(C)), (B, 20, 20));
}

/// A vampire goes to torpor by hand.
fn to_torpor(state: &mut elysium_vtes::State, slug: &str) {
    let one = minion(state, slug);
    state.ready.remove(one);
    state.torpor.insert(one);
}

#[test]
fn votes_of_a_vampire_that_is_not_ready_any_more_stay_in_the_count() {
    // §10.44, §10.45: also those of the caller, and the referendum goes on without it.
    let mut table = against_b_and_c(Position::new(4).ready(D, "ayelech lloyd-brooks"));
    table.play("D vote:ayelech.against\nA votes:for");
    let mut table = table.changed(|state| {
        to_torpor(state, "ayelech");
        to_torpor(state, "mkhokheli");
        to_torpor(state, "lloyd-brooks");
    });
    assert!(!table.asked().contains("D Polling"), "what is not cast is not cast any more (§10.29)");
    table.counted();
    assert!(table.happened(Event::Passed { yes: 3, no: 2 }) && table.pool(B) == 18, "{:?}", table.events());
}
