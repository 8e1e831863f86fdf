//! Journals of other rules, and journals that do not fit: looked at, never played on.

use elysium_kernel::{Seat, Viewer};
use elysium_kit::{AnyGame, InWords};
use elysium_text::Lang;
use elysium_wire::{Command, ErrorCode, LineKind, Part, TableStatus, plain};

use super::super::{Busy, ReadOnly, Sitter, Table};
use super::long::answer;
use super::world::{Came, TIMEOUTS, begun, who};
use crate::journal::{Absence, AnsweredBy, Entry, Journal, JournalEvent};

/// So many answers leave any game unfinished.
const SOME: usize = 3;

/// A table after some answers and a word, or at its end.
pub fn played(game: &'static dyn AnyGame, answers: usize) -> Table {
    let mut rng = fastrand::Rng::with_seed(5);
    let mut table = begun(game, game.player_counts()[0], Vec::new(), 5);
    let say = Command::Say { text: "Hello".into() };
    assert!(matches!(table.take(&who(0), "say", &say, 2_000_000), Came::Done));
    for _ in 0..answers {
        if !answer(&mut table, &mut rng) {
            break;
        }
    }
    while table.let_time_pass(2_000_000) {}
    table
}

fn read(table: &Table, change: impl Fn(&mut JournalEvent)) -> Table {
    let changed = |entry: &Entry| {
        let mut entry = entry.clone();
        change(&mut entry.what);
        entry
    };
    let entries: Vec<_> = table.journal.iter().map(|entry| changed(entry)).collect();
    Table::read(&table.id, Journal::from(entries), &[]).expect("every journal can be looked at")
}

fn under_other_rules(table: &Table) -> Table {
    read(table, |what| {
        if let JournalEvent::Started { rules, .. } = what {
            *rules += 1;
        }
    })
}

#[test]
fn a_running_table_of_other_rules_says_why_it_cannot_go_on() {
    for game in elysium_games::GAMES {
        let table = played(*game, SOME);
        let mut other = under_other_rules(&table);
        let why = ReadOnly::OtherRules { found: game.version() + 1, known: game.version() };
        assert_eq!((other.read_only(), other.status()), (Some(&why), TableStatus::Frozen));
        assert_eq!((other.seq(), other.now(Viewer::Spectator, Lang::En).answers), (table.seq(), SOME as u32));
        // In words, in every language.
        let words = |lang| plain(&other.now(Viewer::Spectator, lang).read_only.expect("a reason"));
        assert!(words(Lang::En).contains("version") && words(Lang::En) != words(Lang::Pl));
        assert!(!why.in_words(Lang::Fr).to_string().is_empty());
        // What needs no game is there.
        let lines = other.lines_since(0, Viewer::Spectator, Lang::En);
        assert!(lines.iter().any(|line| line.kind == LineKind::Chat));
        assert!(lines.iter().all(|line| line.kind != LineKind::Game));
        // Nothing happens.
        assert!(other.due(&TIMEOUTS, Busy::default()).is_none());
        for (i, command) in
            [Command::TakeBack, Command::Leave, Command::Say { text: "x".into() }].iter().enumerate()
        {
            let came = other.take(&who(0), &i.to_string(), command, 2_000_000);
            assert!(matches!(came, Came::Refused(ErrorCode::ReadOnly)));
        }
    }
}

#[test]
fn a_finished_table_of_other_rules_keeps_its_result_and_its_record() {
    for game in elysium_games::GAMES {
        let table = played(*game, usize::MAX);
        assert_eq!(table.status(), TableStatus::Over);
        let other = under_other_rules(&table);
        assert_eq!(other.status(), TableStatus::Over);
        let result = |table: &Table| table.now(Viewer::Spectator, Lang::En).result.expect("a result");
        assert_eq!(result(&other).winners, result(&table).winners);
        // The record as it is stored is the record that is written from the game, but for its version.
        let (own, stored) = (table.record().expect("a record"), other.record().expect("a record"));
        let version = |rules: u32| format!("\"rules\":{rules},");
        assert_eq!(stored, own.replacen(&version(game.version()), &version(game.version() + 1), 1));
        assert!(game.read_record(&own, usize::MAX).is_ok() && game.read_record(&stored, usize::MAX).is_err());
    }
}

/// Everybody who sat at the table is a bot of this level.
fn with_bots(table: &Table, level: &str) -> Table {
    read(table, |what| match what.clone() {
        JournalEvent::SeatTaken { seat, deck, .. } => {
            *what = JournalEvent::BotSeated { seat, level: level.into(), deck };
        }
        JournalEvent::Answered { seat, word, spent, .. } => {
            *what = JournalEvent::Answered { seat, word, spent, by: AnsweredBy::Bot };
        }
        _ => {}
    })
}

#[test]
fn a_table_with_a_bot_that_is_gone_says_why_it_cannot_go_on() {
    for game in elysium_games::GAMES {
        // Whoever is dealt what depends on who adds to the shuffle: only the start is the same.
        let table = played(*game, 0);
        assert_eq!(with_bots(&table, game.bots()[0]).read_only(), None);
        let gone = with_bots(&table, "grandmaster");
        let why = ReadOnly::UnknownBot { level: "grandmaster".into() };
        assert_eq!((gone.read_only(), gone.status()), (Some(&why), TableStatus::Frozen));
        assert!(gone.play().is_some(), "its position is shown");
        assert!(gone.due(&TIMEOUTS, Busy::default()).is_none(), "nobody answers for the bot");
        for lang in Lang::ALL {
            let words = plain(&gone.now(Viewer::Spectator, *lang).read_only.expect("a reason"));
            assert!(words.contains("grandmaster"), "{lang}: {words}");
        }
        // A person for whom such a bot stands in is no better off.
        let left = JournalEvent::BotSubstituted { seat: Seat(0), level: "hard".into(), why: Absence::Left };
        let entry = Entry { seq: table.seq() + 1, at: 2_000_000, command: None, what: left };
        let left = table.after(entry, None).expect("they can leave");
        assert_eq!(read(&left, |_| {}).read_only(), Some(&ReadOnly::UnknownBot { level: "hard".into() }));
    }
}

#[test]
fn a_finished_game_needs_no_bots() {
    for game in elysium_games::GAMES {
        let mut table = played(*game, usize::MAX);
        assert_eq!(table.status(), TableStatus::Over);
        table.chairs[0].sitter = Sitter::Bot { level: "grandmaster".into() };
        assert_eq!(table.unknown_bot(), None);
    }
}

/// Whoever has won is a link to their seat, as in every other line.
#[test]
fn the_closing_line_links_to_the_winners() {
    for game in elysium_games::GAMES {
        let table = played(*game, usize::MAX);
        let winners = table.now(Viewer::Spectator, Lang::En).result.expect("a result").winners;
        assert!(!winners.is_empty());
        for lang in Lang::ALL {
            let line = table.lines_since(0, Viewer::Spectator, *lang).pop().expect("a closing line");
            let linked = line.parts.iter().filter_map(|part| match part {
                Part::Seat { seat, .. } => Some(seat),
                _ => None,
            });
            assert_eq!(linked.collect::<Vec<_>>(), winners.iter().collect::<Vec<_>>(), "{lang}: {line:?}");
        }
    }
}

#[test]
fn a_journal_that_does_not_fit_is_opened_up_to_where_it_does() {
    for game in elysium_games::GAMES {
        let table = played(*game, usize::MAX);
        let forged = read(&table, |what| {
            if let JournalEvent::Answered { word, .. } = what {
                *word = "nonsense".into();
            }
        });
        let first = table.journal.iter().find(|entry| matches!(entry.what, JournalEvent::Answered { .. }));
        let entry = first.expect("an answer").seq;
        assert_eq!(forged.read_only(), Some(&ReadOnly::Broken { entry }));
        let otherwise = read(&table, |what| {
            if let JournalEvent::Ended { digest, .. } = what {
                digest.replace_range(..1, "x");
            }
        });
        assert_eq!(otherwise.read_only(), Some(&ReadOnly::Broken { entry: table.seq() }));
        assert_eq!(otherwise.status(), TableStatus::Over);
    }
}
