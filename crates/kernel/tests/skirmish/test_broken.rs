//! The kit can fail: games with one mistake each, and what it says about them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use elysium_kernel::testkit::{Kit, check};

use crate::bug::Bug;
use crate::rules::Skirmish;
use crate::words::Setup;

/// What the kit says about a game with this mistake.
fn complaint(bug: Bug, kit: Kit) -> String {
    let checked =
        catch_unwind(AssertUnwindSafe(|| check::<Skirmish>(kit, |_| Setup { bug, ..Setup::table() })));
    match checked {
        Ok(report) => panic!("{bug:?} went unnoticed: {report:?}"),
        Err(panic) => match panic.downcast::<String>() {
            Ok(text) => *text,
            Err(panic) => panic.downcast_ref::<&str>().copied().unwrap_or_default().into(),
        },
    }
}

/// The complaint has all of these words in it.
#[track_caller]
fn caught(bug: Bug, words: &[&str]) {
    let complaint = complaint(bug, Kit::new(0..20, 3000));
    assert!(words.iter().all(|word| complaint.contains(word)), "{bug:?}: {complaint}");
}

/// Several checks of the kit would find it; which is first, does not matter.
#[track_caller]
fn caught_by_one_of(bug: Bug, complaints: &[&str]) {
    let complaint = complaint(bug, Kit::new(0..20, 3000));
    assert!(complaints.iter().any(|words| complaint.contains(words)), "{bug:?}: {complaint}");
}

#[test]
fn a_complaint_says_how_to_see_it_again() {
    let complaint = complaint(Bug::PoolVanishes, Kit::new(0..20, 3000));
    assert!(complaint.starts_with("game 0, after 5 answers: "), "{complaint}");
    assert_eq!(complaint.lines().skip(1).filter(|line| line.contains(": bid:")).count(), 5);
}

#[test]
fn a_view_that_shows_a_hidden_card_is_caught() {
    caught(Bug::ViewShowsHand, &["sees what is hidden"]);
}

#[test]
fn an_event_that_leaks_is_caught() {
    caught(Bug::DrawLeaks, &["sees in the events what is hidden", "Drew"]);
    caught(Bug::LookLeaks, &["sees in the events what is hidden", "Looked"]);
}

#[test]
fn an_event_that_leaks_after_the_last_question_of_its_step_is_caught() {
    caught(Bug::LateDrawLeaks, &["sees in the events what is hidden", "Discarded", "Drew"]);
}

#[test]
fn options_that_reveal_what_others_hold_are_caught() {
    caught(Bug::OptionsLeak, &["question shows what is hidden"]);
}

#[test]
fn a_question_that_depends_on_the_outside_is_caught() {
    caught_by_one_of(
        Bug::Restless,
        &["saved and restored, the game is another", "disagrees with itself", "answered in place"],
    );
}

#[test]
fn an_event_that_depends_on_the_outside_is_caught() {
    // An interactive game notices by itself, in builds that check.
    caught_by_one_of(Bug::Chatty, &["emitted other events", "disagrees with itself", "sees in the events"]);
}

#[test]
fn an_invariant_that_breaks_is_caught() {
    caught(Bug::PoolVanishes, &["skirmish-tokens total="]);
    caught(Bug::CardInTwoZones, &["skirmish-two-zones seat="]);
}

#[test]
fn a_game_without_an_end_is_caught() {
    caught(Bug::Endless, &["the game does not end"]);
}

#[test]
fn options_that_read_the_same_are_caught() {
    caught(Bug::Ambiguous, &["is ambiguous"]);
}

#[test]
fn an_option_both_offered_and_refused_is_caught() {
    caught(Bug::TwoMinds, &["is offered and refused at once"]);
}

#[test]
fn a_playout_by_other_rules_is_caught() {
    caught(Bug::OtherInPlace, &["answered in place, the game is another"]);
}

#[test]
fn a_re_deal_that_contradicts_what_the_viewer_knows_is_caught() {
    caught_by_one_of(
        Bug::RedealsTheKnown,
        &["sees what is hidden", "shows what is hidden", "sees in the events"],
    );
}

#[test]
fn an_if_around_a_question_is_caught() {
    let says =
        ["sees what is hidden", "sees in the events", "left recorded answers unused", "from who was asked"];
    caught_by_one_of(Bug::AsksOnlyHolders, &says);
}

#[test]
fn an_option_offered_twice_is_caught() {
    caught(Bug::OfferedTwice, &["is offered twice"]);
}

#[test]
fn an_outcome_while_a_question_is_open_is_caught() {
    caught(Bug::OverInMidStep, &["a question and an outcome"]);
}

#[test]

fn steps_without_end_and_without_a_question_are_caught() {
    caught(Bug::Silent, &["asked nobody anything"]);
}
