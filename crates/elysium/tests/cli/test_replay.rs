//! `elysium replay`.

use crate::kit::{elysium, file, record};

#[test]
fn a_record_is_printed_with_rules_and_ends_with_the_table_and_the_winner() {
    let path = file("printed.rec", record(1, usize::MAX));
    let out = elysium(&["replay", &path]).ok();
    let first = out.lines().next().unwrap_or_default();
    assert!(first.contains("vendetta") && first.contains("A: human, B: random"), "{first}");
    assert!(out.lines().any(|line| line.contains("[1.5] ")), "{out}");
    assert!(out.trim_end().lines().last().is_some_and(|line| line.contains("Scores:")), "{out}");
    assert!(!out.contains('\x1b') && !out.contains('⟦'), "{out}");
}

#[test]
fn a_genuine_record_is_confirmed() {
    let text = record(2, usize::MAX);
    let digest =
        text.split("\"digest\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a digest");
    let out = elysium(&["replay", "--verify", &file("genuine.rec", &text)]).ok();
    assert!(out.starts_with("OK") && out.contains(digest) && out.contains("finished"), "{out}");
    let out = elysium(&["replay", "--verify", &file("aside.rec", record(2, 9))]).ok();
    assert!(out.starts_with("OK") && out.contains("paused") && out.contains("9 answers"), "{out}");
}

#[test]
fn a_record_is_printed_in_part() {
    let path = file("part.rec", record(3, usize::MAX));
    let lines = |to: &str| elysium(&["replay", &path, "--to", to]).ok().lines().count();
    assert!(lines("0") < lines("12") && lines("12") < lines("99999999"));
    let out = elysium(&["replay", &path, "--to", "12"]).ok();
    assert!(out.contains("not over"), "{out}");
    // What stands after the answers asked for is not looked at.
    let damaged = format!("{}\ngibberish", record(3, 99).lines().take(20).collect::<Vec<_>>().join("\n"));
    assert!(elysium(&["replay", &file("part-2.rec", damaged), "--to", "9"]).code == Some(0));
}

#[test]
fn a_seat_is_shown_less_than_everything() {
    let path = file("seat.rec", record(4, 40));
    let (all, seen) = (elysium(&["replay", &path]).ok(), elysium(&["replay", &path, "--as", "B"]).ok());
    assert_ne!(all, seen);
    assert_eq!(seen, elysium(&["replay", &path, "--as", "2"]).ok());
    let err = elysium(&["replay", &path, "--as", "E"]).fails(1);
    assert!(err.contains("no seat E") && err.contains("A to D"), "{err}");
    assert!(elysium(&["replay", &path, "--as", "Z"]).fails(2).contains("hint: Seats are"));
}

/// What is done to a record, and what the complaint must say.
fn damaged(name: &str, change: impl Fn(Vec<String>) -> Vec<String>, says: &[&str]) {
    let lines = change(record(5, usize::MAX).lines().map(str::to_owned).collect());
    let path = file(name, lines.join("\n"));
    for verify in [&[][..], &["--verify"]] {
        let err = elysium(&[&["replay", &path], verify].concat()).fails(1);
        assert!(err.starts_with("error: ") && err.contains("\nhint: "), "{err}");
        assert!(says.iter().all(|word| err.contains(word)), "{err} does not say {says:?}");
    }
}

#[test]
fn damaged_records_are_refused_with_line_and_reason() {
    damaged("cut.rec", |lines| lines[..10].to_vec(), &["line 10", "cut short"]);
    damaged("hole.rec", |lines| [&lines[..4], &lines[5..]].concat(), &["line 5", "number 4 should be"]);
    damaged("nojson.rec", |lines| set(lines, 6, "gibberish"), &["line 7", "not understood"]);
    damaged("empty.rec", |_| Vec::new(), &["line 1", "empty"]);
    let forged = r#"{"n":2,"seat":"H","answer":"clan:brujah"}"#;
    damaged("forged.rec", move |lines| set(lines, 2, forged), &["line 3"]);
    let last = |digit: &str| format!("\"digest\":\"{digit}");
    damaged(
        "digest.rec",
        |lines| {
            let (at, end) = (lines.len() - 1, lines[lines.len() - 1].clone());
            let other = if end.contains(&last("0")) { "1" } else { "0" };
            let cut = end.find("\"digest\":\"").map_or(0, |at| at + 10);
            set(lines, at, &format!("{}{other}{}", &end[..cut], &end[cut + 1..]))
        },
        &["digests differ"],
    );
    let seats = |lines: Vec<String>| {
        let header = lines[0].replace("\"players\":4", "\"players\":200");
        set(lines, 0, &header)
    };
    damaged("players.rec", seats, &["line 1", "Rule 1.1"]);
}

fn set(mut lines: Vec<String>, at: usize, text: &str) -> Vec<String> {
    lines[at] = text.to_owned();
    lines
}

#[test]
fn what_is_no_record_is_refused() {
    let other = r#"{"elysium":"record","format":1,"game":"chess","rules":1}"#;
    let err = elysium(&["replay", &file("chess.rec", other)]).fails(1);
    let games = format!("hint: The games are: {}", elysium_games::names());
    assert!(err.contains("chess") && err.contains(&games), "{err}");
    let scenario = r#"{"elysium":"scenario","format":1,"game":"vendetta"}"#;
    assert!(
        elysium(&["replay", &file("other.rec", scenario)])
            .fails(1)
            .contains("not the first line of a record")
    );
    assert!(
        elysium(&["replay", &file("binary.rec", b"{}\n\xff\xfe")])
            .fails(1)
            .contains("line 2 is not valid UTF-8")
    );
    assert!(elysium(&["replay", env!("CARGO_TARGET_TMPDIR")]).fails(1).contains("is a directory"));
    assert!(elysium(&["replay", "/no/such/file"]).fails(1).contains("There is no file /no/such/file"));
}

/// The version of the rules that the program writes into records.
fn version() -> u64 {
    let text = record(6, 9);
    let header: serde_json::Value =
        serde_json::from_str(text.lines().next().expect("a header")).expect("JSON");
    header["rules"].as_u64().expect("a version")
}

/// The same record, as if it had been played under another version of the rules.
fn under_rules(text: &str, other: u64) -> String {
    text.replacen(&format!("\"rules\":{}", version()), &format!("\"rules\":{other}"), 1)
}

#[test]
fn a_record_of_another_version_is_shown_as_it_is_written_and_not_replayed() {
    let text = under_rules(&record(6, usize::MAX), 9);
    // Another version may know other set-ups and other answers.
    let text = text.replacen("\"setup\":{", "\"setup\":{\"moonlight\":true,", 1);
    let words: Vec<_> = text.lines().nth(1).unwrap_or_default().split("\"answer\":\"").collect();
    let text = text.replacen(words[1], "dance:all-night\"}", 1);
    let path = file("newer.rec", &text);
    let out = elysium(&["replay", &path]).ok();
    for words in [
        "version 9 of the rules",
        &format!("this program has version {}", version()),
        "not replayed",
        "moonlight",
    ] {
        assert!(out.contains(words), "{words}: {out}");
    }
    assert!(out.contains("    1  ") && out.contains(": dance:all-night"), "{out}");
    assert!(out.trim_end().lines().last().is_some_and(|line| line.contains("Scores:")), "{out}");
    assert!(elysium(&["replay", &path, "--to", "3"]).ok().lines().count() < out.lines().count());
    let seen = elysium(&["replay", &path, "--as", "B"]).ok();
    assert!(seen.contains("  B: ") && !seen.contains("  C: "), "{seen}");
    let spanish = elysium(&["--lang", "es", "replay", &path]).ok();
    assert!(spanish.contains("versión 9 de las reglas"), "{spanish}");
    let aside = under_rules(&record(6, 9), 9);
    let out = elysium(&["replay", &file("newer-aside.rec", aside)]).ok();
    assert!(out.contains("paused after 9 answers"), "{out}");
}

#[test]
fn a_record_of_another_version_is_neither_verified_nor_played_on() {
    let path = file("older.rec", under_rules(&record(6, 20), 0));
    for args in [&["replay", "--verify", &path][..], &["play", "vendetta", "--resume", &path]] {
        let err = elysium(args).fails(1);
        assert!(
            err.contains("version 0 of the rules") && err.contains("neither verified nor continued"),
            "{err}"
        );
        assert!(err.contains(&format!("hint: “elysium replay {path}”")), "{err}");
    }
    // A damaged one says what is wrong, here too, and what is sound can be looked at.
    let gap = under_rules(&record(6, 20), 0).replacen("{\"n\":5,", "{\"n\":6,", 1);
    let gap = file("older-gap.rec", gap);
    assert!(elysium(&["replay", &gap]).fails(1).contains("--to N shows the first N answers"));
    let out = elysium(&["replay", &gap, "--to", "4"]).ok();
    assert!(out.contains("    4  ") && !out.contains("    5  ") && !out.contains("paused"), "{out}");
    let cut = under_rules(&record(6, 20), 0).lines().take(9).collect::<Vec<_>>().join("\n");
    assert!(elysium(&["replay", &file("older-cut.rec", cut)]).fails(1).contains("cut short"));
}

/// A file may come from anybody: what a terminal would obey is shown instead, wherever it stands.
#[test]
fn control_characters_in_a_record_are_shown_and_not_obeyed() {
    let names = |text: &str| text.replacen("\"names\":[\"human\"", "\"names\":[\"x\\u001b[2Jevil\"", 1);
    let first_answer = |text: &str, word: &str| {
        let line = text.lines().nth(1).unwrap_or_default();
        let answer = line.split("\"answer\":\"").nth(1).unwrap_or_default().to_owned();
        text.replacen(&answer, &format!("{word}\"}}"), 1)
    };
    let named = names(&record(7, 20));
    assert!(named.contains("u001b"), "{named}");
    let out = elysium(&["replay", &file("named.rec", &named)]).ok();
    assert!(out.contains("x␛[2Jevil") && !out.contains('\x1b'), "{out}");
    let of_other_rules = under_rules(&first_answer(&named, "\\u001b[31mred"), 9);
    let out = elysium(&["replay", &file("named-newer.rec", &of_other_rules)]).ok();
    assert!(out.contains("x␛[2Jevil") && out.contains("␛[31mred") && !out.contains('\x1b'), "{out}");
    let refused = file("refused.rec", first_answer(&named, "\\u001b[31mred"));
    for args in [&["replay", "--verify", &refused][..], &["play", "vendetta", "--resume", &refused]] {
        let err = elysium(args).fails(1);
        assert!(err.contains("␛[31mred") && !err.contains('\x1b'), "{err}");
    }
}
