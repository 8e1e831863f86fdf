//! Why not: a way to play a card is named with its own reason, the one that tells most, and a card that has another time says
//! when that is.

use elysium_kernel::{Refusal, Seat};
use elysium_kit::Title as _;
use elysium_text::Lang;
use elysium_vtes::Vtes;
use elysium_vtes::state::ClauseNo;
use elysium_vtes::vocabulary::{Choice, Why};

use crate::table::{A, B, Position, Table, card};

/// A bleeds B and could add stealth to an attempt to block. B's vampire has Auspex at the basic level and a card with a way for each level.
fn bleed() -> Table {
    let position = Position::new(2).ready(A, "krid").hand(A, "faceless-night");
    let mut table = position.ready(B, "meaghan").hand(B, "eyes-of-argus").start();
    table.play("A act:krid\nA bleed");
    table
}

/// The way under which a card of the hand is refused, and the reason.
fn refused(table: &Table, seat: Seat, slug: &str) -> (ClauseNo, Why) {
    let asked = table.game.why_not(seat).expect("there is a question to be had");
    let of = |&(choice, refusal): &(Choice, Refusal<Why>)| match choice {
        Choice::Play(slot, clause, _) if table.state().card(slot) == card(slug) => {
            Some((clause, refusal.why))
        }
        _ => None,
    };
    let all: Vec<_> = asked.refused.iter().filter_map(of).collect();
    assert_eq!(all.len(), 1, "{slug} is refused once: {all:?}");
    all[0]
}

#[test]
fn a_way_is_named_with_its_own_reason() {
    // Before blocks only the superior way is for now, and that one is for a vampire that is locked.
    let why = Why::NeedsMore { card: card("eyes-of-argus"), minion: Some(card("meaghan")) };
    assert_eq!(refused(&bleed(), B, "eyes-of-argus"), (ClauseNo::Mode(1), why));
}

#[test]
fn the_reason_that_tells_most_is_given() {
    // While it attempts to block, both ways are for now: that no intercept is needed tells more than that it lacks a level.
    let mut table = bleed();
    table.play("B block:meaghan");
    let (clause, why) = refused(&table, B, "eyes-of-argus");
    assert_eq!((clause, why), (ClauseNo::Mode(0), Why::InterceptNotNeeded));
}

#[test]
fn a_card_with_another_time_says_when() {
    let told = |slug: &str| Vtes::why(Lang::En, Why::OtherTime { card: card(slug) }).to_string();
    assert_eq!(
        told("eyes-of-argus"),
        "Eyes of Argus cannot be used now. Its time: an action of another (as a card is played, before blocks, attempt to block, \
         nobody blocks and after the action)."
    );
    assert_eq!(
        told("faceless-night"),
        "Faceless Night cannot be used now. Its time: an action of your own (attempt to block)."
    );
    assert_eq!(told("villein"), "Villein cannot be used now. Its time: master phase.");
    assert_eq!(
        told("govern-the-unaligned"),
        "Govern the Unaligned cannot be used now. Its time: minion phase, between actions."
    );
    // In A's minion phase, the other's master card is refused for that reason.
    let mut table = Position::new(2).ready(A, "krid").ready(B, "meaghan").hand(B, "villein").start();
    table.play("A act:krid\nA bleed");
    assert_eq!(refused(&table, B, "villein").1, Why::OtherTime { card: card("villein") });
}
