//! Stops at a table: whose they are, who hears of them, and where they are kept.

use elysium_kernel::{Seat, Viewer};
use elysium_text::Lang;
use elysium_wire::{Command, ErrorCode, StopNow};

use super::super::Table;
use super::long::answer;
use super::world::{Came, begun, who};
use crate::journal::{Entry, Journal, JournalEvent};

const NOW: i64 = 2_000_000;

fn vtes(players: u8) -> Table {
    begun(elysium_games::game("vtes").expect("a game with windows"), players, Vec::new(), 7)
}

fn set(table: &mut Table, by: usize, setting: &str, value: &str) -> Came {
    let id = format!("stop {}", table.seq());
    let command = Command::SetStop { setting: setting.into(), value: value.into() };
    table.take(&who(by), &id, &command, NOW)
}

/// What a viewer is told that a setting is.
fn told(table: &Table, viewer: Viewer, setting: &str) -> Option<Vec<String>> {
    let stops = table.now(viewer, Lang::En).stops;
    stops.into_iter().find(|stop: &StopNow| stop.setting == setting).map(|stop| stop.values)
}

fn read_back(table: &Table, change: impl Fn(&mut JournalEvent)) -> Table {
    let text = serde_json::to_string(&table.journal).expect("a journal can be written");
    let mut entries: Vec<Entry> = serde_json::from_str(&text).expect("and read");
    entries.iter_mut().for_each(|entry| change(&mut entry.what));
    Table::read(&table.id, Journal::from(entries), &[]).expect("it can be looked at")
}

#[test]
fn a_stop_is_known_to_its_own_seat_alone() {
    let mut table = vtes(3);
    let (before, number) = (table.seen(Lang::En), table.shown_seq());
    assert!(matches!(set(&mut table, 1, "BLOCK", "never"), Came::Done));
    let set = JournalEvent::StopSet { seat: Seat(1), setting: "block".into(), value: "never".into() };
    assert_eq!(table.journal.last().map(|entry| &entry.what), Some(&set));
    assert!(table.is_quiet() && table.shown_seq() == number);
    for ((viewer, before), (_, now)) in before.iter().zip(table.seen(Lang::En)) {
        assert_eq!(*viewer == Viewer::Seat(Seat(1)), *before != now, "{viewer:?}");
    }
    assert_eq!(told(&table, Viewer::Seat(Seat(1)), "block"), Some(vec!["never".into()]));
    assert_eq!(told(&table, Viewer::Seat(Seat(0)), "block"), Some(vec!["ask".into()]));
    assert_eq!(told(&table, Viewer::Spectator, "block"), None);
    assert!(table.lines_since(number, Viewer::Seat(Seat(1)), Lang::En).is_empty());
}

#[test]
fn stops_are_kept_in_the_journal_and_in_the_record() {
    let mut table = vtes(3);
    let mut rng = fastrand::Rng::with_seed(3);
    for number in 0..60 {
        if number % 20 == 0 {
            assert!(matches!(set(&mut table, number % 3, "always", "other-between"), Came::Done));
        }
        answer(&mut table, &mut rng);
    }
    let read = read_back(&table, |_| {});
    assert_eq!(read.read_only(), None);
    assert_eq!((read.digest(), read.shown_seq()), (table.digest(), table.shown_seq()));
    assert_eq!(read.seen(Lang::En), table.seen(Lang::En));
    let record = table.record().expect("a game");
    assert_eq!(record.matches(r#""stops":{"always":["other-between"]}"#).count(), 3, "{record}");
    let again = elysium_games::game("vtes").expect("a game").read_record(&record, usize::MAX);
    assert_eq!(again.map(|recorded| recorded.play.digest()).ok(), table.digest());
    // Under other rules nothing is played, and everything is read.
    let other = read_back(&table, |what| {
        if let JournalEvent::Started { rules, .. } = what {
            *rules += 1;
        }
    });
    assert!(other.read_only().is_some() && other.seq() == table.seq());
}

/// A standing answer is kept with the table, told to its own seat, and can be revoked.
#[test]
fn a_standing_answer_is_given_until_it_is_revoked() {
    let rivals = elysium_games::game("rivals").expect("a game with standing answers");
    let is_draw = |table: &Table| {
        let asked = table.play().expect("a game").asked().into_iter().next();
        let question = asked.and_then(|seat| table.now(Viewer::Seat(seat), Lang::En).question);
        question.is_some_and(|question| {
            question.ask["word"] == "draw-from" && question.options.iter().any(|one| one.word == "library")
        })
    };
    let (mut told_of, mut again) = (0, 0);
    for seed in 0..6 {
        let mut table = begun(rivals, 2, Vec::new(), seed);
        let mut rng = fastrand::Rng::with_seed(seed);
        for by in 0..2 {
            assert!(matches!(set(&mut table, by, "draw", "library"), Came::Done));
        }
        for _ in 0..40 {
            answer(&mut table, &mut rng);
            assert!(!is_draw(&table));
            for seat in [Seat(0), Seat(1)] {
                let question = table.now(Viewer::Seat(seat), Lang::En).question;
                let forced = question.map_or_else(Vec::new, |question| question.forced);
                told_of += forced.iter().filter(|one| one.standing).count();
            }
        }
        let read = read_back(&table, |_| {});
        assert_eq!((read.read_only(), read.digest()), (None, table.digest()));
        assert_eq!(told(&read, Viewer::Seat(Seat(1)), "draw"), Some(vec!["library".into()]));
        assert_eq!(told(&read, Viewer::Spectator, "draw"), None);
        if table.play().is_some_and(|play| play.outcome().is_some()) {
            continue;
        }
        for by in 0..2 {
            assert!(matches!(set(&mut table, by, "draw", "ask"), Came::Done));
        }
        while answer(&mut table, &mut rng) {
            again += usize::from(is_draw(&table));
        }
    }
    assert!(
        told_of > 0 && again > 0,
        "what was answered is told, and who wants to be asked is: {told_of}, {again}"
    );
}

#[test]
fn what_cannot_be_set_is_refused() {
    let mut table = vtes(3);
    for (setting, value) in [("blok", "never"), ("block", "seldom"), ("pass-until", "combat")] {
        assert!(matches!(set(&mut table, 1, setting, value), Came::Refused(ErrorCode::BadStop)));
    }
    assert!(matches!(set(&mut table, 7, "block", "never"), Came::Refused(ErrorCode::NotSeated)));
    let vendetta = elysium_games::game("vendetta").expect("a game without this setting");
    let mut table = begun(vendetta, 3, Vec::new(), 7);
    assert!(matches!(set(&mut table, 1, "block", "never"), Came::Refused(ErrorCode::BadStop)));
    assert_eq!(told(&table, Viewer::Seat(Seat(1)), "block"), None);
}

#[test]
fn a_take_back_ends_passing_for_a_while_and_keeps_the_rest() {
    let mut table = vtes(2);
    let mut rng = fastrand::Rng::with_seed(3);
    let active = table.play().and_then(|play| play.asked().into_iter().next()).expect("somebody is asked");
    let (me, other) = (active.index(), 1 - active.index());
    answer(&mut table, &mut rng);
    assert!(matches!(set(&mut table, other, "pass-until", "turn"), Came::Done));
    assert!(matches!(set(&mut table, other, "block", "never"), Came::Done));
    let seat = Viewer::Seat(Seat(other as u8));
    assert_eq!(told(&table, seat, "pass-until"), Some(vec!["turn".into()]));
    assert!(matches!(table.take(&who(me), "back", &Command::TakeBack, NOW), Came::Done));
    table.take(&who(other), "allow", &Command::AllowTakeBack { allow: true }, NOW);
    while table.let_time_pass(NOW) {}
    assert!(table.journal.iter().any(|entry| matches!(entry.what, JournalEvent::TookBack { .. })));
    assert_eq!(told(&table, seat, "pass-until"), Some(vec!["off".into()]));
    assert_eq!(told(&table, seat, "block"), Some(vec!["never".into()]));
}

/// Whoever waits for news is told of such a question all the same.
#[test]
fn who_is_asked_by_a_quiet_entry_is_known() {
    let mut table = vtes(5);
    let mut rng = fastrand::Rng::with_seed(5);
    let mut quietly = 0;
    for _ in 0..400 {
        let before = table.questions();
        if !answer(&mut table, &mut rng) {
            break;
        }
        let (quiet, asked) = (table.is_quiet(), table.asked_quietly());
        for (seat, (now, before)) in (0..).map(Seat).zip(table.questions().iter().zip(&before)) {
            if now.is_some() && before.is_none() {
                assert_eq!(asked.has(seat), quiet, "{seat}");
                quietly += usize::from(quiet);
            }
        }
        assert!(quiet || asked.is_empty(), "what has a number is heard of by that");
    }
    assert!(quietly > 0, "nobody was asked in this way");
}
