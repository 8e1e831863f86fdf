//! Political cards, and the others of the pool that have to do with votes.

use elysium_vtes::vocabulary::Event;

use crate::referendums::against_b_and_c;
use crate::table::{A, B, C, D, Position, card, minion};

#[test]
fn votes_against_cannot_be_cast_for() {
    // Protected District makes a primogen vote against, with 3 votes more than the 1 of the title (§10.13).
    let position = || Position::new(4).ready(B, "chrysanthemum").hand(B, "protected-district");
    let play = "A pass\nB play:protected-district/reaction.2@chrysanthemum";
    let mut table = against_b_and_c(position());
    table.play(play).pass();
    assert!(table.happened(Event::Voted { who: B, source: Some(card("chrysanthemum")), n: 4, yes: false }));
    let mut table = against_b_and_c(position());
    table.play("B vote:chrysanthemum.for");
    assert_eq!(table.refused(B, "play:protected-district/reaction.1"), "10.13");
}

#[test]
fn an_abstaining_vampire_takes_its_votes_back_and_casts_no_more() {
    // §10.16: Scalpel Tongue needs Celerity and Presence; Tamoszius has both at superior.
    let position = Position::new(4).ready(A, "tamoszius").hand(A, "kine-resources-contested scalpel-tongue");
    let mut table = position.ready(B, "belinde ayelech").start();
    table.play("A act:tamoszius\nA play:kine-resources-contested@tamoszius").pass();
    table.play("A points:a.0\nA points:b.2\nA points:c.2").pass();
    assert!(!table.offers(A, "play:scalpel-tongue/CEL+PRE.1@tamoszius"), "nobody has voted");
    table.play("B vote:ayelech.against\nB vote:belinde.against");
    assert_eq!(table.votes(), [0, 4]);
    let word = table.asked();
    let scalpel =
        word.split(' ').find(|word| word.starts_with("play:scalpel-tongue/CEL+PRE")).expect("offered");
    let line = format!("A {scalpel}");
    table.play(&line).play("A target:belinde").pass();
    assert_eq!(table.votes(), [0, 2]);
    let belinde = minion(table.state(), "belinde");
    assert!(table.state().locked.has(belinde) && table.blood("belinde") == 5, "superior burns a blood");
    assert_eq!(table.refused(B, "vote:belinde.against"), "10.16");
}

#[test]
fn methuselahs_have_votes_by_cards_in_play() {
    // Ventrue Headquarters: locked for 3 votes of their controller, a source of its own (§10.13).
    let mut table =
        against_b_and_c(Position::new(4).table(B, "ventrue-headquarters").ready(B, "chrysanthemum"));
    table.play("A pass\nB use:ventrue-headquarters").pass();
    assert_eq!(table.votes(), [0, 0]);
    table.play("B vote:chrysanthemum.for\nB vote-text:ventrue-headquarters.against");
    assert_eq!(table.votes(), [1, 3]);
    assert!(!table.offers(B, "vote-text:ventrue-headquarters.against"));
}

#[test]
fn a_card_can_give_votes_to_several_vampires() {
    // Elysium: The Palace of Versailles: a vote more for each titled Camarilla vampire of its controller.
    let position = Position::new(4).table(B, "elysium-the-palace-of-versailles");
    let mut table = against_b_and_c(position.ready(B, "chrysanthemum belinde madison"));
    table.play("A pass\nB use:elysium-the-palace-of-versailles").pass();
    table.play("B votes:against");
    assert_eq!(table.votes(), [0, 5], "1 + 1 and 2 + 1, and none for Madison");
}

#[test]
fn a_vampire_can_gain_votes_by_its_own_text() {
    // Alexa Draper: a vote for a discarded card that requires Dominate.
    let mut table =
        against_b_and_c(Position::new(4).ready(B, "alexa-draper").hand(B, "deflection parity-shift"));
    table.play("A pass\nB use:alexa-draper").pass();
    assert!(table.in_ash(B, "deflection"));
    table.play("B votes:against");
    assert_eq!(table.votes(), [0, 3]);
}

#[test]
fn a_toll_is_paid_by_those_who_vote_against() {
    // Alexander Silverson called it: a vampire burns 1 blood to vote against, and cannot without.
    let position = Position::new(4).ready(A, "alexander-silverson").hand(A, "ancilla-empowerment");
    let mut table = position.ready(B, "belinde").ready(C, "ayelech").blood("ayelech", 0).start();
    table.play("A act:alexander-silverson\nA play:ancilla-empowerment@alexander-silverson").pass();
    assert!(table.offers(B, "votes:for") && !table.offers(B, "votes:against"), "no price is paid by the way");
    assert_eq!(table.refused(C, "vote:ayelech.against"), "1.19");
    table.play("B vote:belinde.against\nC vote:ayelech.for");
    assert_eq!((table.votes(), table.blood("belinde"), table.blood("ayelech")), ([2, 2], 5, 0));
}

#[test]
fn delaying_tactics_cancels_the_referendum() {
    // §10.43: it neither passes nor fails. The caller unlocks, the card goes back, and nobody of A's calls it again.
    let position = Position::new(4).ready(A, "catalina-vega").ready(B, "madison").hand(B, "delaying-tactics");
    let mut table = against_b_and_c(position);
    table.play("A votes:for\nB play:delaying-tactics@madison").pass();
    let events = table.events();
    assert!(!events.iter().any(|event| matches!(event, Event::Passed { .. } | Event::Failed { .. })));
    assert!(table.state().referendum.is_none() && table.pool(B) == 20);
    let caller = minion(table.state(), "mkhokheli");
    assert!(!table.state().locked.has(caller) && table.state()[A].hand.len() == 1);
    // It was the political action of that vampire for the turn, and the same action is closed to the others.
    table.play("A act:catalina-vega");
    assert_eq!(table.refused(A, "play:kine-resources-contested@catalina-vega"), "8.49");
}

#[test]
fn voter_captivation_looks_at_the_margin() {
    // Passed by 3: at superior up to 2 pool and the rest in blood.
    let mut table = against_b_and_c(Position::new(4).hand(A, "voter-captivation").blood("mkhokheli", 2));
    table.play("A votes:for");
    while table.asked().contains("Polling") {
        table.play("A pass");
    }
    assert!(!table.offers(A, "play:voter-captivation/PRE@alice-chen"));
    table.play("A play:voter-captivation/PRE@mkhokheli\nA n:2").pass();
    assert_eq!((table.pool(A), table.blood("mkhokheli")), (22, 3));
    // Not after one that failed.
    let mut table = against_b_and_c(Position::new(4).hand(A, "voter-captivation"));
    table.counted();
    assert!(!table.asked().contains("Resolved"), "{}", table.asked());
}

#[test]
fn parity_shift_moves_pool() {
    // Only from somebody with more pool than the caller; points to one or more others.
    let position = Position::new(4).ready(A, "mkhokheli").hand(A, "parity-shift").pool(C, 25).pool(A, 10);
    let mut table = position.pool(B, 9).start();
    table.play("A act:mkhokheli\nA play:parity-shift@mkhokheli").pass();
    assert!(!table.offers(A, "seat:b") && !table.offers(A, "seat:a"));
    table.play("A seat:c\nA points:a.2\nA points:b.1").pass();
    table.play("A votes:for").counted();
    assert_eq!([A, B, C, D].map(|seat| table.pool(seat)), [12, 10, 22, 20]);
}

#[test]
fn ancilla_empowerment_counts_minions() {
    let position =
        Position::new(4).ready(A, "mkhokheli").hand(A, "ancilla-empowerment").ready(B, "krid ryan");
    let mut table = position.start();
    table.play("A act:mkhokheli\nA play:ancilla-empowerment@mkhokheli").pass();
    table.play("A votes:for").counted();
    assert_eq!([A, B, C, D].map(|seat| table.pool(seat)), [19, 18, 20, 20]);
}

#[test]
fn consanguineous_boon_counts_vampires_of_the_clan() {
    let position = Position::new(4).ready(A, "mkhokheli").hand(A, "consanguineous-boon");
    let mut table = position.ready(B, "krid kathy-glens").ready(D, "min-seo nik-sikko").start();
    table.play("A act:mkhokheli\nA play:consanguineous-boon@mkhokheli").pass();
    assert!(!table.offers(A, "clan:avenger"), "a creed is no clan");
    table.play("A clan:toreador").pass();
    table.play("A votes:for").counted();
    assert_eq!([A, B, C, D].map(|seat| table.pool(seat)), [21, 21, 20, 22]);
}

#[test]
fn a_text_may_answer_to_a_passed_referendum() {
    // Sybren van Oosten may unlock when a referendum that he called passes.
    let position = Position::new(4)
        .ready(A, "sybren-van-oosten")
        .hand(A, "ancilla-empowerment kine-resources-contested");
    let mut table = position.start();
    table.play("A act:sybren-van-oosten\nA play:ancilla-empowerment@sybren-van-oosten").pass();
    table.play("A votes:for").counted();
    table.play("A yes");
    let sybren = minion(table.state(), "sybren-van-oosten");
    assert!(!table.state().locked.has(sybren));
    // It was his political action of the turn all the same.
    table.play("A act:sybren-van-oosten");
    assert_eq!(table.refused(A, "play:kine-resources-contested@sybren-van-oosten"), "8.54");
}
