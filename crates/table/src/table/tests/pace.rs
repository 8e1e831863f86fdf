//! How long bots pause: once before each of their turns, so that people can follow, and not between its answers.

use elysium_kernel::Seat;
use elysium_wire::{Command, Pace, TableOptions};

use super::super::{Busy, Duty, Table, Timeouts};
use super::world::{Came, opened, who};
use crate::journal::JournalEvent;

const NOW: i64 = 2_000_000;
const PERSON: Seat = Seat(0);

/// A game of one person and three bots.
fn against_bots(game: &str, pace: Pace) -> Table {
    let options = TableOptions { players: Some(4), pace, ..TableOptions::default() };
    let mut table = opened(game, options, 4, 3);
    let sit = Command::Sit { seat: None, deck: None, seed: Some("0".repeat(64)) };
    assert!(matches!(table.take(&who(0), "sit", &sit, NOW), Came::Done));
    for i in 1..4 {
        let bot = Command::AddBot { seat: None, level: Some("random".into()), deck: None };
        assert!(matches!(table.take(&who(0), &i.to_string(), &bot, NOW), Came::Done));
    }
    assert!(matches!(table.take(&who(0), "start", &Command::Start, NOW), Came::Done));
    table
}

/// An answer: whose, after how long, and whether the same seat had answered the question before.
struct Answer {
    seat: Seat,
    after: i64,
    goes_on: bool,
}

/// So many answers, with people who answer at once and bots that think in no time.
fn answers(table: &mut Table, most: usize) -> Vec<Answer> {
    let (mut now, mut given) = (NOW, Vec::<Answer>::new());
    while given.len() < most && !table.is_over() {
        let before = now;
        let seat = if let Some((seq, _)) = table.questions()[PERSON.index()] {
            let word = table.play().expect("a game").words(PERSON)[0].clone();
            let answer = Command::Answer { seat: PERSON.to_string(), expected_seq: seq, word };
            let id = format!("answer {}", given.len());
            assert!(matches!(table.take(&who(0), &id, &answer, now), Came::Done));
            PERSON
        } else {
            let due = table.due(&Timeouts::default(), Busy::default()).expect("somebody is asked");
            now = now.max(due.at);
            table.do_what_is(due, now);
            let Duty::Bot(seat) = due.what else { continue };
            seat
        };
        let goes_on = given.last().is_some_and(|last| last.seat == seat);
        given.push(Answer { seat, after: now - before, goes_on });
    }
    given
}

#[test]
fn a_bot_pauses_once_before_its_turn() {
    for game in ["vendetta", "rivals", "vtes"] {
        let pause = Timeouts::default().bot;
        let all = answers(&mut against_bots(game, Pace::Calm), 400);
        let bots = || all.iter().filter(|answer| answer.seat != PERSON);
        assert!(bots().filter(|answer| answer.goes_on).all(|answer| answer.after == 0), "{game}");
        assert!(bots().filter(|answer| answer.after > 0).all(|answer| answer.after == pause), "{game}");
        assert!(
            bots().filter(|answer| answer.goes_on).count() > 5,
            "{game}: there are turns of several answers"
        );
        assert!(bots().filter(|answer| answer.after == pause).count() > 20, "{game}: there are pauses");
    }
}

#[test]
fn bots_that_are_asked_together_pause_together() {
    let mut table = against_bots("vendetta", Pace::Calm);
    let (mut together, mut now) = (0, NOW);
    for _ in 0..300 {
        let since: Vec<_> = (1..4).filter_map(|i| table.questions()[i]).map(|(_, since)| since).collect();
        if since.len() > 1 {
            together += 1;
            let due = table.due(&Timeouts::default(), Busy::default()).expect("bots are asked");
            assert!(due.at <= since[0] + Timeouts::default().bot, "nobody waits for another\'s pause");
        }
        if let Some((seq, _)) = table.questions()[PERSON.index()] {
            let word = table.play().expect("a game").words(PERSON)[0].clone();
            let answer = Command::Answer { seat: PERSON.to_string(), expected_seq: seq, word };
            assert!(matches!(table.take(&who(0), &format!("{seq}"), &answer, now), Came::Done));
        } else {
            let Some(due) = table.due(&Timeouts::default(), Busy::default()) else { break };
            now = now.max(due.at);
            table.do_what_is(due, now);
        }
    }
    assert!(together > 3, "Withdraw asks everybody at once");
}

/// Stage, acceptance 15: a bot's turn within 1.5 seconds, three planning turns within 4.5.
#[test]
fn three_bots_plan_within_four_and_a_half_seconds() {
    let mut table = against_bots("vendetta", Pace::Calm);
    let step = |table: &Table| table.view(elysium_kernel::Viewer::Spectator)["step"]["word"] == "planning";
    let (mut now, mut rounds) = (NOW, 0);
    let mut planned = None;
    for _ in 0..600 {
        if let Some((seq, _)) = table.questions()[PERSON.index()] {
            // All three have had a turn since this seat planned: this is the next one.
            if let Some(since) = planned.take().filter(|_| step(&table)) {
                assert!(now - since <= 4_500, "{} ms", now - since);
                rounds += 1;
            }
            let planning = step(&table);
            let word = table.play().expect("a game").words(PERSON)[0].clone();
            let answer = Command::Answer { seat: PERSON.to_string(), expected_seq: seq, word };
            assert!(matches!(table.take(&who(0), &format!("{seq}"), &answer, now), Came::Done));
            if planning && table.questions()[PERSON.index()].is_none() && step(&table) {
                planned = Some(now);
            }
            continue;
        }
        let Some(due) = table.due(&Timeouts::default(), Busy::default()) else { break };
        assert!(due.at - now <= 1_500);
        now = now.max(due.at);
        table.do_what_is(due, now);
    }
    assert!(rounds >= 3, "there are several planning turns in a round: {rounds}");
}

#[test]
fn nobody_pauses_where_bots_answer_at_once() {
    let mut table = against_bots("vendetta", Pace::Instant);
    assert!(answers(&mut table, 200).iter().all(|answer| answer.after == 0));
    assert!(table.journal.iter().any(|entry| matches!(entry.what, JournalEvent::Answered { .. })));
}
