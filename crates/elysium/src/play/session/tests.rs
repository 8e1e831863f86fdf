//! The session on a small game.

use std::fs;

use elysium_kernel::Seed;

use super::*;
use crate::event_lines;
use crate::play::toy::{Ask, GAME, asked, session, wait};
use crate::play::why;

fn table(seed: u64) -> Session {
    let mut session = session(Lang::En, 0, seed, GameFile::default());
    wait(&mut session);
    session
}

/// Answers with the option at a place, or the last one, and lets the bots answer.
fn answer(session: &mut Session, at: usize) {
    let options = session.options();
    session.answer(&options[at.min(options.len() - 1)]).expect("it was offered");
    wait(session);
}

/// What the human sees: table, question, log.
fn seen(session: &Session) -> String {
    format!(
        "{:?} {:?} {:?}",
        session.play().view(session.viewer()),
        session.question(),
        session.events_since(0)
    )
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
    let play = session.play();
    let held: Vec<_> = (0..3).map(Seat).filter(|seat| play.holds_answer_of(*seat)).collect();
    assert_eq!((held, play.asked()), (vec![Seat(1), Seat(2)], elysium_kernel::Seats::one(Seat(0))));
    assert_eq!(asked(&session), Some(Ask::Call));
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
    assert_eq!(session.take_back().as_deref(), Some("call:heads"));
    while session.outcome().is_none() {
        answer(&mut session, 1);
    }
}

#[test]
fn only_what_happened_since_the_last_decision_is_news() {
    let mut session = table(4);
    assert_eq!(session.news(), 0);
    let length = session.play().event_count();
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
    let play = GAME.read_record(&first.record(), usize::MAX).expect("the record is whole").play;
    let again = Session::new(Lang::En, GAME, play, first.seating.clone(), GameFile::default());
    assert_eq!(again.news(), again.play().event_count());
    assert_eq!(seen(&again), seen(&first));
}

#[test]
fn a_question_that_answered_itself_is_explained() {
    let mut session = table(6);
    // Call, go on, a stone; call: then round 2 leaves no rest.
    for _ in 0..4 {
        answer(&mut session, 0);
    }
    assert_eq!(asked(&session), Some(Ask::Stone));
    let forced = session.play().forced(session.human(), Lang::En);
    let refused: Vec<_> =
        forced.iter().flat_map(|forced| &forced.refused).map(|one| one.word.as_str()).collect();
    assert_eq!((forced.len(), refused), (1, vec!["rest"]));
    assert_eq!(forced[0].refused[0].rule.as_deref(), Some("2.2"));
    let text: Vec<_> = why::lines(&session).iter().map(elysium_kit::Line::plain).collect();
    assert!(text.iter().any(|line| line == "- Rest: Nobody rests in round 2. (rule 2.2)"), "{text:#?}");
    assert!(text.iter().any(|line| line.ends_with("is gone. (rule 2.3)")), "{text:#?}");
}

#[test]
fn the_story_keeps_the_secrets_of_others() {
    let mut session = table(7);
    answer(&mut session, 0);
    let calls: Vec<_> = session
        .events_since(0)
        .iter()
        .map(|event| event_lines::reasoned(event, Lang::En).to_string())
        .collect();
    assert!(calls.contains(&"Ana calls Heads.".into()), "{calls:?}");
    assert!(calls.contains(&format!("{} calls a side.", session.names[1])), "{calls:?}");
}

#[test]
fn a_choice_that_is_not_offered_changes_nothing() {
    let mut session = table(8);
    let before = seen(&session);
    assert!(session.answer("rest").is_err());
    assert_eq!(session.options(), ["call:heads", "call:tails"]);
    assert_eq!(seen(&session), before);
}

#[test]
fn every_answer_is_in_the_file_at_once() {
    let path = std::env::temp_dir().join(format!("elysium-session-{}.jsonl", std::process::id()));
    let file = GameFile::new(Some(&path), None).expect("the file is new");
    let mut session = session(Lang::En, 1, 9, file);
    let same = |session: &Session| {
        let text = fs::read_to_string(&path).expect("the file is there");
        let recorded = GAME.read_record(&text, usize::MAX).expect("the record is whole");
        assert_eq!(recorded.play.digest(), session.play().digest());
        assert_eq!(recorded.names, ["random", "human", "random"]);
        assert_eq!(session.saved_in(), Some(path.as_path()));
    };
    same(&session);
    while session.outcome().is_none() {
        match session.options().first() {
            Some(word) => session.answer(word).expect("it was offered"),
            None => session.let_bot_answer(),
        }
        same(&session);
    }
    session.take_back();
    same(&session);
    assert!(session.take_save_error().is_none());
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
    let file = GameFile::new(Some(nowhere), None).expect("nothing is there to be lost");
    let mut session = session(Lang::En, 0, 10, file);
    assert!(session.take_save_error().is_some());
    wait(&mut session);
    answer(&mut session, 0);
    assert!(session.take_save_error().is_some());
    assert_eq!(session.saved_in(), None);
}

#[test]
fn a_game_whose_time_is_up_ends_with_the_turn() {
    let game = elysium_games::game("vtes").expect("a game with a time limit");
    let setup = game.setup(Some(2), &["time-limit=30".into()]).expect("a table");
    let play = game.start(&setup, Seed::number(3)).expect("a game");
    let seating = Seating::new(game, 2, None, &[]).expect("two seats");
    let mut session = Session::new(Lang::En, game, play, seating, GameFile::default());
    for _ in 0..3 {
        wait(&mut session);
        answer(&mut session, 0);
    }
    assert!(!session.play().is_time_up());
    let half_an_hour = Duration::from_secs(30 * 60);
    let left = session.clock();
    assert!(
        matches!(left, Some(Clock::Left(left)) if left <= half_an_hour && left > half_an_hour / 2),
        "{left:?}"
    );
    session.time_up_at = Some(Instant::now());
    assert_eq!(session.clock(), Some(Clock::Up));
    while session.outcome().is_none() {
        answer(&mut session, 0);
    }
    let scores = session.outcome().expect("an outcome").scores;
    assert_eq!(scores, [Some(1), Some(1)], "half a point for each");
    assert!(session.record().contains(r#""time":"up""#));
    assert_eq!(session.clock(), None, "it is over");
}
