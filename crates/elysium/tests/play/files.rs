//! Records: written at once, resumed, never lost.

use std::fs;
use std::process::Command;

use super::table::{Dir, Said, arg, ones, play};

fn elysium(args: &[&str]) -> Said {
    let output = Command::new(env!("CARGO_BIN_EXE_elysium")).args(args).output().expect("it can be started");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
    Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// What the program says from the first question on to the end of the input, without what it
/// reported before that.
fn position(out: &str) -> Vec<String> {
    let after = |text: &str| text.split("> table\n").nth(1).map(str::to_owned);
    vec![after(out).expect("the table was shown"), out.rsplit("\n\n").next().unwrap_or_default().to_owned()]
}

#[test]
fn the_end_of_the_input_leaves_a_record_that_goes_on_where_it_stood() {
    let dir = Dir::new("resume");
    let (first, second) = (dir.file("first.jsonl"), dir.file("second.jsonl"));
    // Several places to stop at: in the middle of a turn, and of questions put to all.
    for answers in [0, 1, 2, 4, 7, 12, 30] {
        let _ = fs::remove_file(&first);
        let input = "1\n".repeat(answers);
        let kept = ["--lang", "en", "--seed", "5", "--seat", "B", "--record", arg(&first)];
        let before = play(&kept, &(input + "table\nwhy\n")).well();
        assert!(before.contains(&format!("The game is saved in {}.", arg(&first))), "{before}");
        let command = format!("elysium play vendetta --resume {0} --record {0}", arg(&first));
        assert!(before.contains(&command), "{before}");
        let record = fs::read_to_string(&first).expect("the record is there");

        let resumed = ["--lang", "en", "--resume", arg(&first)];
        let after = play(&resumed, "table\nwhy\n").well();
        assert!(after.contains(&format!("The game is saved in {}.", arg(&first))), "{after}");
        let (before, after) = (position(&before), position(&after));
        let table = |text: &str| text.split("\n> ").next().map(str::to_owned);
        assert_eq!(table(&before[0]), table(&after[0]), "after {answers} answers");
        assert_eq!(fs::read_to_string(&first).expect("it is there"), record, "resuming alone writes nothing");

        let moved = [&resumed[..], &["--record", arg(&second)]].concat();
        let out = play(&moved, &ones()).well();
        assert!(out.contains(" points ("), "{out}");
        assert!(out.contains(&format!("elysium replay {}", arg(&second))), "{out}");
        let verdict = elysium(&["--lang", "en", "replay", "--verify", arg(&second)]).well();
        assert!(verdict.contains("finished"), "{verdict}");
        let again = play(&["--lang", "en", "--resume", arg(&second)], "").well();
        assert!(again.contains(" points ("), "a finished game shows its end:\n{again}");
        fs::remove_file(&second).expect("it is there");
    }
}

#[test]
fn the_record_holds_every_answer_at_any_moment() {
    let dir = Dir::new("moments");
    let file = dir.file("game.jsonl");
    let args = ["--lang", "en", "--seed", "6", "--record", arg(&file)];
    let out = play(&args, "1\n1\nundo\nlog\n").well();
    assert!(out.contains("Every answer is saved at once"), "{out}");
    let record = fs::read_to_string(&file).expect("it is there");
    assert!(record.lines().last().is_some_and(|line| line.contains("\"paused\"")), "{record}");
    assert!(record.lines().next().is_some_and(|line| line.contains("[\"human\",\"")), "{record}");
    assert_eq!(record.matches("\"seat\":\"A\"").count(), 1, "the decision taken back is gone:\n{record}");
    assert_eq!(fs::read_dir(dir.file(".")).expect("readable").count(), 1, "no draft is left");
}

#[test]
fn a_killed_game_has_lost_nothing() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::Stdio;

    let dir = Dir::new("killed");
    let file = dir.file("game.jsonl");
    let mut child = Command::new(env!("CARGO_BIN_EXE_elysium"))
        .args(["play", "vendetta", "--lang", "en", "--seed", "9", "--record", arg(&file)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it can be started");
    let mut stdin = child.stdin.take().expect("it has an input");
    let out = BufReader::new(child.stdout.take().expect("it has an output"));
    stdin.write_all(b"1\n1\nnonsense\n").expect("it listens");
    stdin.flush().expect("it listens");
    let heard = out.lines().map_while(Result::ok).any(|line| line.contains("“nonsense”"));
    assert!(heard, "both answers were taken before it was killed");
    child.kill().expect("it is alive");
    child.wait().expect("it is dead");
    let out = play(&["--lang", "en", "--resume", arg(&file)], "undo\nundo\nundo\n").well();
    assert_eq!(out.matches("Taken back: ").count(), 2, "{out}");
}

#[test]
fn a_game_is_saved_on_demand_and_no_other_file_is_lost() {
    let dir = Dir::new("save");
    let (mine, other) = (dir.file("my game.jsonl"), dir.file("other.txt"));
    fs::write(&other, "precious").expect("writable");
    let input = format!("1\nsave {}\nsave {}\n1\nsave\nquit\n", arg(&other), arg(&mine));
    let out = play(&["--lang", "en", "--seed", "3"], &input).well();
    assert!(out.contains("already exists and holds something else"), "{out}");
    assert!(out.contains(&format!("--resume '{}'", arg(&mine))), "{out}");
    assert_eq!(fs::read_to_string(&other).expect("it is there"), "precious");
    let record = fs::read_to_string(&mine).expect("it is there");
    assert_eq!(record.matches("\"seat\":\"A\"").count(), 2, "{record}");

    let said = play(&["--lang", "en", "--record", arg(&other)], "");
    assert_eq!(said.code, Some(1));
    assert!(said.err.contains("already exists"), "{}", said.err);
    assert_eq!(fs::read_to_string(&other).expect("it is there"), "precious");
}

#[test]
fn a_record_that_is_broken_is_refused_with_its_line() {
    let dir = Dir::new("broken");
    let file = dir.file("game.jsonl");
    play(&["--lang", "en", "--seed", "4", "--record", arg(&file)], "1\n1\n1\n").well();
    let record = fs::read_to_string(&file).expect("it is there");
    let lines: Vec<_> = record.lines().collect();
    let cut = lines[..lines.len() - 1].join("\n");
    let changed = record.replacen("clan:", "clan:x", 1);
    for text in [cut.as_str(), changed.as_str(), "", "not a record"] {
        fs::write(&file, text).expect("writable");
        let said = play(&["--lang", "en", "--resume", arg(&file)], "");
        assert_eq!(said.code, Some(1), "{text}");
        assert!(said.err.contains("line "), "{}", said.err);
    }
}
