//! Time that a table agreed on: for the whole game, and for a vote.

use elysium_kernel::{Seat, Viewer};
use elysium_text::Lang;
use elysium_wire::Command;

use super::super::{Busy, Due, Duty, Table};
use super::long::answer;
use super::world::{Came, TIMEOUTS, begun, who};
use crate::journal::{AnsweredBy, Journal, JournalEvent};

/// People sit down and begin at this time, and answer at it.
const BEGAN: i64 = 2_000_000;

fn vtes(players: u8, variant: &str) -> Table {
    begun(elysium_games::game("vtes").expect("a game with clocks"), players, vec![variant.into()], 7)
}

fn due(table: &Table) -> Option<Due> {
    table.due(&TIMEOUTS, Busy::default())
}

fn read_back(table: &Table) -> Table {
    let entries: Vec<_> = table.journal.iter().map(|entry| entry.as_ref().clone()).collect();
    Table::read(&table.id, Journal::from(entries), &[]).expect("its own journal")
}

fn time_up_at(table: &Table) -> Option<i64> {
    table.now(Viewer::Spectator, Lang::En).time_up_at
}

#[test]
fn a_game_whose_time_is_up_ends_with_the_turn() {
    let mut table = vtes(2, "time-limit=30");
    let mut rng = fastrand::Rng::with_seed(3);
    let end = BEGAN + 30 * 60_000;
    for _ in 0..5 {
        assert!(answer(&mut table, &mut rng));
    }
    assert_eq!(time_up_at(&table), Some(end));
    assert!(!table.let_time_pass(end - 1), "it is not up yet");
    let (questions, number) = (table.questions(), table.shown_seq());
    assert!(table.let_time_pass(end));
    assert_eq!(table.journal.last().map(|entry| &entry.what), Some(&JournalEvent::TimeUp));
    assert_eq!(table.questions(), questions, "it answers nobody\'s question");
    assert_eq!((table.shown_seq(), time_up_at(&table)), (number + 1, None), "everybody hears of it");
    assert!(!table.let_time_pass(end + 1), "it is up once");
    let lines = table.lines_since(number, Viewer::Spectator, Lang::En);
    let text: Vec<_> = lines.iter().flat_map(|line| &line.parts).map(elysium_wire::Part::text).collect();
    assert_eq!(text, ["Time is up."]);
    let turn = table.view(Viewer::Spectator)["turn"].clone();
    assert_eq!(table.view(Viewer::Spectator)["last_turn"], true);
    while answer(&mut table, &mut rng) {}
    assert!(table.let_time_pass(end + 1) && table.is_over());
    assert_eq!(table.view(Viewer::Spectator)["turn"], turn, "the turn in which time ran out was the last");
    let outcome = table.play().and_then(elysium_kit::Play::outcome).expect("an outcome");
    assert_eq!(outcome.scores, [Some(1), Some(1)], "half a victory point for each survivor");
    let read = read_back(&table);
    assert_eq!((read.read_only(), read.digest()), (None, table.digest()));
    let record = table.record().expect("a game");
    let again = elysium_games::game("vtes").expect("a game").read_record(&record, usize::MAX);
    assert_eq!(again.map(|recorded| recorded.play.digest()).ok(), table.digest());
}

#[test]
fn time_that_is_up_is_up_after_a_take_back_as_well() {
    let mut table = vtes(2, "time-limit=30");
    let mut rng = fastrand::Rng::with_seed(3);
    let end = BEGAN + 30 * 60_000;
    let first = table.play().expect("a game").asked().into_iter().next().expect("somebody is asked");
    assert!(answer(&mut table, &mut rng));
    assert!(table.let_time_pass(end));
    let (me, other) = (first.index(), 1 - first.index());
    assert!(matches!(table.take(&who(me), "back", &Command::TakeBack, end), Came::Done));
    table.take(&who(other), "allow", &Command::AllowTakeBack { allow: true }, end);
    while table.let_time_pass(end) {}
    let took_back = |what: &JournalEvent| matches!(what, JournalEvent::TookBack { .. });
    assert!(table.journal.iter().any(|entry| took_back(&entry.what)));
    assert!(table.play().is_some_and(elysium_kit::Play::is_time_up));
    assert_eq!(read_back(&table).digest(), table.digest());
}

#[test]
fn a_table_without_a_limit_waits_for_ever() {
    let mut table = vtes(2, "time-limit=0");
    assert_eq!((time_up_at(&table), table.let_time_pass(i64::MAX / 8)), (None, false));
}

/// A table where a vote is open, and who has not voted.
fn polling(variant: &str) -> (Table, Seat) {
    let mut rng = fastrand::Rng::with_seed(5);
    for seed in 0..40 {
        let game = elysium_games::game("vtes").expect("a game with referendums");
        let mut table = begun(game, 3, vec![variant.into()], seed);
        for _ in 0..600 {
            let asked = table.play().expect("a game").asked();
            let votes = |seat: &Seat| {
                let words = table.play().expect("a game").words(*seat);
                words.iter().any(|word| word.starts_with("vote"))
            };
            if let Some(seat) = asked.into_iter().find(votes) {
                return (table, seat);
            }
            if !answer(&mut table, &mut rng) {
                break;
            }
        }
    }
    panic!("no referendum in forty games");
}

/// Proves 10.19: the polling closes a time after the last vote, and the table sets that time.
#[test]
fn who_does_not_vote_in_time_has_finished() {
    let (mut table, seat) = polling("polling-time=20");
    let end = BEGAN + 20_000;
    assert_eq!(due(&table), Some(Due { at: end, what: Duty::Pass(seat) }));
    let own = table.now(Viewer::Seat(seat), Lang::En).waiting;
    let until = own.iter().find(|waiting| waiting.seat == seat.to_string()).and_then(|waiting| waiting.until);
    assert_eq!(until, Some(end), "whoever is asked sees the clock");
    assert!(!table.let_time_pass(end - 1));
    assert!(table.let_time_pass(end));
    let passed = JournalEvent::Answered { seat, word: "pass".into(), by: AnsweredBy::Clock, spent: 20_000 };
    assert_eq!(table.journal.last().map(|entry| &entry.what), Some(&passed));
    assert_eq!(read_back(&table).digest(), table.digest());
    let (mut table, _) = polling("polling-time=0");
    assert!(!table.let_time_pass(i64::MAX / 8), "0 is no limit");
}

#[test]
fn who_plays_with_bots_alone_votes_in_peace() {
    let (mut table, seat) = polling("polling-time=20");
    for other in (0..3).filter(|other| *other != seat.index()) {
        assert!(matches!(table.take(&who(other), "leave", &Command::Leave, BEGAN), Came::Done));
    }
    let pass = |due: Option<Due>| matches!(due, Some(Due { what: Duty::Pass(_), .. }));
    assert!(!pass(due(&table)));
}
