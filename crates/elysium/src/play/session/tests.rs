//! The session on a small game.

use std::fs;

use elysium_kernel::{Rule, Seat};

use super::*;
use crate::play::toy::{Ask, Choice, Toy, session, wait};
use crate::play::{story, why};

fn table(seed: u64) -> Session<Toy> {
    let mut session = session(Lang::En, 0, seed, Store::default());
    wait(&mut session);
    session
}

/// Answers with the option at a place, or the last one, and lets the bots answer.
fn answer(session: &mut Session<Toy>, at: usize) {
    let open = session.asked().expect("the human is asked");
    let choice = open.options[at.min(open.options.len() - 1)];
    session.answer(choice).expect("it was offered");
    wait(session);
}

/// What the human sees: table, question, log.
fn seen(session: &Session<Toy>) -> String {
    format!("{:?} {:?} {:?}", session.view(), session.asked(), story::since(session, 0))
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let play = || {
        let mut session = table(5);
        let mut at = 0;
        while session.outcome().is_none() {
            answer(&mut session, at % 3);
            at += 1;
        }
        session.record()
    };
    assert_eq!(play(), play());
}

#[test]
fn bots_answer_first_where_all_are_asked_at_once() {
    let session = table(1);
    let open = session.game().open();
    assert_eq!(open.len(), 3);
    assert!(open.iter().all(|open| open.given.is_some() || open.who == session.human()));
    assert_eq!(session.asked().map(|open| open.ask), Some(Ask::Call));
}

#[test]
fn decisions_are_taken_back_one_by_one_to_the_first() {
    let mut session = table(2);
    let mut before = Vec::new();
    while session.outcome().is_none() {
        before.push(seen(&session));
        answer(&mut session, 0);
    }
    assert_eq!(before.len(), 5);
    while let Some(expected) = before.pop() {
        assert!(session.can_take_back());
        session.take_back().expect("there is a decision");
        assert_eq!(seen(&session), expected);
    }
    assert!(!session.can_take_back());
    assert_eq!(session.take_back(), None);
}

#[test]
fn the_game_goes_on_after_a_take_back() {
    let mut session = table(3);
    answer(&mut session, 0);
    let taken = session.take_back().expect("there is a decision");
    assert_eq!((taken.seat, taken.choice), (Seat(0), Choice::Heads));
    while session.outcome().is_none() {
        answer(&mut session, 1);
    }
}

#[test]
fn only_what_happened_since_the_last_decision_is_news() {
    let mut session = table(4);
    assert_eq!(session.news(), 0);
    let length = story::length(&session);
    answer(&mut session, 0);
    assert_eq!(session.news(), length);
    // "Go on" alone makes nothing happen, so the news stays.
    answer(&mut session, 0);
    assert_eq!(session.news(), length);
    session.take_back();
    session.take_back();
    assert_eq!(session.news(), 0);
}

#[test]
fn what_happened_before_a_game_was_put_aside_is_no_news() {
    let mut first = table(4);
    answer(&mut first, 0);
    let game = record::read::<Toy>(&first.record()).expect("the record is whole").game;
    let again = Session::new(Lang::En, game, first.seating.clone(), Store::default());
    assert_eq!(again.news(), story::length(&again));
    assert_eq!(seen(&again), seen(&first));
}

#[test]
fn a_question_that_answered_itself_is_explained() {
    let mut session = table(6);
    // Call, go on, a stone; call: then round 2 leaves no rest.
    for _ in 0..4 {
        answer(&mut session, 0);
    }
    assert_eq!(session.asked().map(|open| open.ask), Some(Ask::Stone));
    assert_eq!(session.forced().iter().map(|forced| forced.open.ask).collect::<Vec<_>>(), [Ask::Rest]);
    let refused = &session.forced()[0].open.refused;
    assert_eq!(refused[0].1.rule, Rule::new(2, 2));
    let text: Vec<_> = why::lines(&session).iter().map(|line| line.plain()).collect();
    assert!(text.iter().any(|line| line == "- Rest: Nobody rests in round 2. (rule 2.2)"), "{text:#?}");
    assert!(text.iter().any(|line| line.ends_with("is gone. (rule 2.3)")), "{text:#?}");
}

#[test]
fn the_story_keeps_the_secrets_of_others() {
    let mut session = table(7);
    answer(&mut session, 0);
    let calls: Vec<_> = story::since(&session, 0).into_iter().map(|told| told.text).collect();
    assert!(calls.contains(&"A the player calls Heads.".into()), "{calls:?}");
    assert!(calls.contains(&"B the player calls a side.".into()), "{calls:?}");
}

#[test]
fn a_choice_that_is_not_offered_changes_nothing() {
    let mut session = table(8);
    let before = seen(&session);
    assert!(session.answer(Choice::Rest).is_err());
    assert!(session.find("rest").is_err());
    assert_eq!(session.find("call:tails"), Ok(Choice::Tails));
    assert_eq!(seen(&session), before);
}

#[test]
fn every_answer_is_in_the_file_at_once() {
    let path = std::env::temp_dir().join(format!("elysium-session-{}.jsonl", std::process::id()));
    let store = Store::new(Some(&path), None).expect("the file is new");
    let mut session = session(Lang::En, 1, 9, store);
    let same = |session: &Session<Toy>| {
        let text = fs::read_to_string(&path).expect("the file is there");
        let replayed = record::read::<Toy>(&text).expect("the record is whole");
        assert_eq!(replayed.game.digest(), session.game().digest());
        assert_eq!(replayed.names, ["random", "human", "random"]);
        assert_eq!(session.saved_in(), Some(path.as_path()));
    };
    same(&session);
    while session.outcome().is_none() {
        match session.asked().map(|open| open.options[0]) {
            Some(choice) => session.answer(choice).expect("it was offered"),
            None => session.let_bot_answer(),
        }
        same(&session);
    }
    session.take_back();
    same(&session);
    assert!(session.take_trouble().is_none());
    fs::remove_file(&path).expect("the file is there");
}

#[test]
fn another_answer_makes_the_game_unsaved() {
    let path = std::env::temp_dir().join(format!("elysium-session-saved-{}.jsonl", std::process::id()));
    let mut session = table(12);
    answer(&mut session, 0);
    session.save(Some(&path)).expect("the file is new");
    assert_eq!(session.saved_in(), Some(path.as_path()));
    session.take_back();
    answer(&mut session, 1);
    assert_eq!(session.saved_in(), None);
    fs::remove_file(&path).expect("the file is there");
}

#[test]
fn a_file_that_cannot_be_written_does_not_stop_the_game() {
    let nowhere = Path::new("/nowhere/at/all.jsonl");
    let store = Store::new(Some(nowhere), None).expect("nothing is there to be lost");
    let mut session = session(Lang::En, 0, 10, store);
    assert!(session.take_trouble().is_some());
    wait(&mut session);
    answer(&mut session, 0);
    assert!(session.take_trouble().is_some());
    assert_eq!(session.saved_in(), None);
}
