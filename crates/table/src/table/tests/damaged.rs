//! Journals that are not whole, or not what they were: as much as can be read is shown, with the true reason.

use elysium_kernel::Viewer;
use elysium_kit::InWords;
use elysium_text::Lang;
use elysium_wire::{Command, ErrorCode, LineKind, TableStatus, plain};
use serde_json::{Value, json};

use super::super::{Busy, ReadOnly, Table};
use super::versions::played;
use super::with_every_game;
use super::world::{Came, TIMEOUTS, who};
use crate::journal::{Entry, Flaw, Journal};

/// The journal of a table as it is stored: numbers and JSON.
fn stored(table: &Table) -> Vec<(i64, Value)> {
    let body = |entry: &Entry| serde_json::to_value(entry).expect("plain data");
    table.journal.iter().map(|entry| (i64::from(entry.seq), body(entry))).collect()
}

fn found(stored: Vec<(i64, Value)>) -> Journal {
    stored
        .into_iter()
        .map(|(number, body)| (number, serde_json::from_value(body).map_err(|error| error.to_string())))
        .collect()
}

fn read(stored: Vec<(i64, Value)>) -> Result<Table, String> {
    Table::read("table", found(stored), &[])
}

/// Nothing happens at it, whoever asks for it.
fn stands_still(table: &mut Table) {
    assert!(table.due(&TIMEOUTS, Busy::default()).is_none());
    for (i, command) in [Command::Leave, Command::Start, Command::Say { text: "x".into() }].iter().enumerate()
    {
        let came = table.take(&who(0), &i.to_string(), command, 2_000_000);
        assert!(matches!(came, Came::Refused(ErrorCode::ReadOnly)));
    }
}

#[test]
fn a_journal_with_a_gap_or_an_unreadable_entry_is_shown_up_to_there() {
    with_every_game(|game| {
        let table = played(game, 3);
        let whole = stored(&table);
        for number in 1..=table.seq() {
            let at = number as usize - 1;
            let mut gap = whole.clone();
            gap.remove(at);
            let mut unreadable = whole.clone();
            unreadable[at].1 = json!({ "seq": number, "at": 1, "what": { "danced": {} } });
            let mut another = whole.clone();
            another[at].1["seq"] = json!(number + 1);
            let unreadable = [unreadable, another].map(|stored| (stored, Flaw::Unreadable { entry: number }));
            for (stored, flaw) in [(gap, Flaw::Missing { entry: number })].into_iter().chain(unreadable) {
                // What is missing at the end leaves no gap.
                if stored.len() < table.journal.len() && number == table.seq() {
                    assert_eq!(read(stored).expect("a shorter journal").read_only(), None);
                    continue;
                }
                let read = read(stored);
                if number == 1 {
                    assert!(read.is_err(), "there is nothing to show");
                    continue;
                }
                let mut read = read.expect("it can be looked at");
                assert_eq!(read.read_only(), Some(&ReadOnly::Flaw(flaw)));
                assert_eq!((read.status(), read.seq()), (TableStatus::Frozen, number - 1));
                // As it was then, but for questions.
                let entries: Vec<_> =
                    table.journal[..at].iter().map(|entry| entry.as_ref().clone()).collect();
                let before = Table::read("table", Journal::from(entries), &[]).expect("whole so far");
                assert_eq!(read.digest(), before.digest());
                for viewer in before.viewers() {
                    assert_eq!(read.view(viewer), before.view(viewer));
                    let lines = |table: &Table| table.lines_since(0, viewer, Lang::En);
                    assert_eq!(lines(&read), lines(&before));
                    assert_eq!(read.now(viewer, Lang::En).question, None);
                }
                for lang in Lang::ALL {
                    let why = plain(&read.now(Viewer::Spectator, *lang).read_only.expect("a reason"));
                    assert!(why.contains(&number.to_string()), "{why}");
                }
                stands_still(&mut read);
            }
        }
    });
}

#[test]
fn a_table_of_a_game_that_is_not_there_shows_what_needs_no_game() {
    with_every_game(|game| {
        for answers in [3, usize::MAX] {
            let table = played(game, answers);
            let mut other = stored(&table);
            other[0].1["what"]["opened"]["game"] = json!("chess");
            let mut other = read(other).expect("it can be looked at");
            assert_eq!(other.read_only(), Some(&ReadOnly::UnknownGame { game: "chess".into() }));
            for lang in Lang::ALL {
                assert!(other.read_only().expect("a reason").in_words(*lang).to_string().contains("chess"));
            }
            assert_eq!((other.info().game.as_str(), other.seq()), ("chess", table.seq()));
            assert_eq!(other.info().seats, table.info().seats);
            let lines = other.lines_since(0, Viewer::Spectator, Lang::En);
            assert!(lines.iter().any(|line| line.kind == LineKind::Chat));
            assert!(lines.iter().all(|line| line.kind != LineKind::Game));
            let over = table.status() == TableStatus::Over;
            assert_eq!(other.status(), if over { TableStatus::Over } else { TableStatus::Frozen });
            let winners =
                |table: &Table| table.now(Viewer::Spectator, Lang::En).result.map(|result| result.winners);
            assert_eq!(winners(&other), winners(&table));
            let (own, stored) = (table.record().expect("a record"), other.record().expect("a record"));
            if over {
                let name = |game: &str| format!("\"game\":\"{game}\"");
                assert_eq!(stored, own.replacen(&name(game.name()), &name("chess"), 1));
            }
            stands_still(&mut other);
        }
    });
}

/// Only its beginning cannot be done without.
#[test]
fn without_its_opening_nothing_of_a_table_can_be_shown() {
    let whole = stored(&played(elysium_games::GAMES[0], 3));
    assert!(read(Vec::new()).is_err());
    for players in [0, 9, 255] {
        let mut crowd = whole.clone();
        crowd[0].1["what"]["opened"]["players"] = json!(players);
        assert!(read(crowd).is_err());
    }
    let mut headless = whole.clone();
    headless[0].1["what"] = json!({ "conceded": { "seat": "A" } });
    assert!(read(headless).is_err());
}

/// Whatever is stored: a table or none, never a panic, and everything at it can be shown.
#[test]
fn no_damage_brings_a_table_down() {
    with_every_game(|game| {
        let mut rng = fastrand::Rng::with_seed(9);
        let whole = [stored(&played(game, 6)), stored(&played(game, usize::MAX))];
        let mut opened = 0;
        for round in 0..400 {
            let mut damaged = whole[usize::from(round % 40 == 0)].clone();
            for _ in 0..rng.usize(1..4) {
                let (at, other) = (rng.usize(..damaged.len()), rng.usize(..damaged.len()));
                match rng.u8(..8) {
                    0 => _ = damaged.remove(at),
                    1 => damaged[at].1 = damaged[other].1.clone(),
                    2 => {
                        let what = damaged[other].1["what"].clone();
                        damaged[at].1["what"] = what;
                    }
                    _ => spoil(&mut damaged[at].1, &mut rng),
                }
            }
            let Ok(table) = read(damaged) else { continue };
            opened += 1;
            for lang in [Lang::En, Lang::Pl] {
                table.shown(lang);
                table.lines_since(0, Viewer::Spectator, lang);
            }
            _ = table.record();
            if table.read_only().is_some() {
                assert!(table.due(&TIMEOUTS, Busy::default()).is_none());
            }
        }
        assert!(opened > 100, "{opened} tables of {} could be opened", game.name());
    });
}

/// Puts something else into one place of it.
fn spoil(value: &mut Value, rng: &mut fastrand::Rng) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let at = rng.usize(..fields.len());
            spoil(fields.values_mut().nth(at).expect("counted"), rng);
        }
        Value::Array(values) if !values.is_empty() => {
            let at = rng.usize(..values.len());
            spoil(&mut values[at], rng);
        }
        other => {
            let instead = [
                json!(null),
                json!(0),
                json!(7),
                json!(1_000_000),
                json!("H"),
                json!("A"),
                json!([]),
                json!({}),
            ];
            *other = instead[rng.usize(..instead.len())].clone();
        }
    }
}
