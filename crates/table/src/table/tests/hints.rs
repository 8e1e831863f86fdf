//! "What would be good here?" at a table: who may ask, who hears of it, and that the game goes on as it was.

use elysium_kernel::{Seat, Viewer};
use elysium_text::Lang;
use elysium_wire::{Command, ErrorCode, HintRule, Part, TableOptions, plain};

use super::super::Table;
use super::world::{Came, begun, opened, who};
use crate::error::CommandError;
use crate::journal::{Entry, Journal, JournalEvent};

const NOW: i64 = 2_000_000;

/// A table of Vendetta with so many people, and bots in the other seats.
fn vendetta(people: usize, hints: HintRule) -> Table {
    let options = TableOptions { players: Some(4), hints, ..TableOptions::default() };
    let mut table = opened("vendetta", options, 4, 3);
    for i in 0..people {
        let seed = Some(format!("{i:064x}"));
        let sit = Command::Sit { seat: None, deck: None, seed };
        assert!(matches!(table.take(&who(i), "sit", &sit, NOW), Came::Done));
    }
    for i in people..4 {
        let bot = Command::AddBot { seat: None, level: None, deck: None };
        assert!(matches!(table.take(&who(0), &i.to_string(), &bot, NOW), Came::Done));
    }
    assert!(matches!(table.take(&who(0), "start", &Command::Start, NOW), Came::Done));
    until_asked(&mut table);
    table
}

/// Others answer until the first person is asked.
fn until_asked(table: &mut Table) {
    let mut now = NOW;
    while table.questions()[0].is_none() {
        now += 1_000;
        let asked = (1..4).find_map(|i| Some((i, table.questions()[i]?.0)));
        let (i, seq) = asked.expect("somebody is asked");
        if table.chairs[i].person().is_none() {
            assert!(table.let_time_pass(now));
            continue;
        }
        let word = table.play().expect("a game").words(Seat(i as u8))[0].clone();
        let seat = Seat(i as u8).to_string();
        let answer = Command::Answer { seat, expected_seq: seq, word };
        assert!(matches!(table.take(&who(i), &format!("answer {seq}"), &answer, NOW), Came::Done));
    }
}

fn seq(table: &Table) -> u32 {
    table.questions()[0].expect("a question").0
}

fn refusal(table: &Table) -> Option<String> {
    let error: CommandError = table.wants_hint(&who(0), seq(table)).err()?;
    assert_eq!(error.code, ErrorCode::NoHints);
    Some(plain(&error.in_words(Lang::En, None).text))
}

#[test]
fn who_plays_against_bots_is_told_and_nothing_happens() {
    let table = vendetta(1, HintRule::Alone);
    let before = (table.digest(), table.seq());
    assert!(table.now(Viewer::Seat(Seat(0)), Lang::En).hints);
    let wanted = table.wants_hint(&who(0), seq(&table)).expect("it may be asked");
    assert_eq!(wanted, (Seat(0), None), "nobody is there who has to hear of it");
    let words = table.play().expect("a game").words(Seat(0));
    for &lang in Lang::ALL {
        let hints = table.hints(Seat(0), lang);
        assert_eq!(hints.seq, seq(&table));
        assert!(words.contains(&hints.hints[0].word), "{hints:?}");
        assert!(!plain(&hints.hints[0].why).is_empty(), "a clan is chosen for a reason");
    }
    assert_eq!((table.digest(), table.seq()), before);
}

#[test]
fn it_is_refused_with_a_reason_where_the_table_does_not_allow_it() {
    assert_eq!(
        refusal(&vendetta(1, HintRule::Never)).as_deref(),
        Some("Nobody says at this table what would be good.")
    );
    let table = vendetta(2, HintRule::Alone);
    assert_eq!(
        refusal(&table).as_deref(),
        Some("With other people at the table nobody says what would be good.")
    );
    assert!(!table.now(Viewer::Seat(Seat(0)), Lang::En).hints);
    // Nor does anybody ask about a question that is not theirs, or not open.
    let alone = vendetta(1, HintRule::Alone);
    let code =
        |who_asks: usize, seq: u32| alone.wants_hint(&who(who_asks), seq).err().map(|error| error.code);
    assert_eq!(code(5, seq(&alone)), Some(ErrorCode::NotSeated));
    assert_eq!(code(0, seq(&alone) + 1), Some(ErrorCode::Late));
}

#[test]
fn other_people_see_that_somebody_has_asked_once_for_each_question() {
    let mut table = vendetta(2, HintRule::Everybody);
    let (digest, number) = (table.digest(), seq(&table));
    let (seat, told) = table.wants_hint(&who(0), number).expect("it may be asked");
    assert_eq!((seat, &told), (Seat(0), &Some(JournalEvent::Hinted { seat: Seat(0) })));
    let entry = Entry { seq: table.seq() + 1, at: NOW, command: None, what: told.expect("an entry") };
    let shown = table.shown_seq();
    table = table.after(entry.clone(), None).expect("it fits");
    let line = table.lines_since(shown, Viewer::Seat(Seat(1)), Lang::En).pop().expect("a line");
    assert_eq!(plain(&line.parts), "Person 0 asks what would be good.");
    assert!(line.parts.iter().any(|part| matches!(part, Part::Seat { seat, .. } if seat == "A")));
    // The question is the same, and so is the game.
    assert_eq!((seq(&table), table.digest()), (number, digest));
    assert_eq!(table.wants_hint(&who(0), number).expect("it may be asked again").1, None);
    assert!(table.after(Entry { seq: table.seq() + 1, ..entry }, None).is_err(), "nor is it said twice");
    // It is kept.
    let text = serde_json::to_string(&table.journal).expect("a journal can be written");
    let entries: Vec<Entry> = serde_json::from_str(&text).expect("and read");
    let read = Table::read(&table.id, Journal::from(entries), &[]).expect("it can be looked at");
    assert_eq!((read.read_only(), read.seq(), read.digest()), (None, table.seq(), table.digest()));
}

/// In a window the line would show who can do something.
#[test]
fn nobody_asks_in_a_window_of_others() {
    let mut table = begun(elysium_games::game("vtes").expect("a game with windows"), 3, Vec::new(), 7);
    table.options.hints = HintRule::Everybody;
    let mut rng = fastrand::Rng::with_seed(1);
    while table.open_window().is_none() {
        assert!(super::long::answer(&mut table, &mut rng), "a game has windows");
    }
    let seat = table.questions().iter().position(Option::is_some).expect("somebody is asked");
    let number = table.questions()[seat].expect("a question").0;
    let error = table.wants_hint(&who(seat), number).expect_err("not here");
    assert_eq!(error.code, ErrorCode::NoHints);
    assert!(!table.now(Viewer::Seat(Seat(seat as u8)), Lang::En).hints);
}

/// Journals of before say nothing about hints.
#[test]
fn a_table_without_the_option_is_one_for_those_who_play_alone() {
    let options: TableOptions = serde_json::from_str(r#"{"players":4}"#).expect("options of before");
    assert_eq!(options.hints, HintRule::Alone);
}
