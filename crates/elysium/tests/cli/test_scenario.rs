//! `elysium scenario`.

use std::fs;
use std::path::PathBuf;

use crate::kit::{elysium, file, keys, record};

/// Challenge takes one blood; with another number in `blood`, it is expected to do something else.
fn scenario(name: &str, blood: u8) -> String {
    format!(
        "scenario: {name}
given:
  table: players 3, turn 2, active B, ambition A
  A: clan brujah
  B: clan gangrel, blood 5, hand fearless gangrel-hunt, alliance none
  1 A: up challenge
when:
  B: play:fearless at:2 face:up blood:1
then:
  B: blood {blood}
"
    )
}

fn game(scenarios: &[String]) -> String {
    format!("game: vendetta\n\n{}", scenarios.join("\n"))
}

#[test]
fn scenarios_that_hold_are_ok() {
    let path = file("holds.scn", game(&[scenario("one", 3), scenario("two", 3)]));
    let out = elysium(&["scenario", &path]).ok();
    assert_eq!(out, "ok      one\nok      two\n2 ok, 0 failed.\n");
}

#[test]
fn a_scenario_that_fails_is_shown_with_expectation_and_log() {
    let path = file("fails.scn", game(&[scenario("good", 3), scenario("bad", 4)]));
    let ran = elysium(&["scenario", &path]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{ran:?}");
    assert!(ran.out.starts_with("ok      good\nFAILED  bad ("), "{}", ran.out);
    for word in ["fails.scn, line 23", "expected 4, actual 3", "[3.", "1 ok, 1 failed."] {
        assert!(ran.out.contains(word), "{word} is not in\n{}", ran.out);
    }
}

#[test]
fn the_json_has_an_entry_a_scenario_and_one_for_a_file_that_cannot_be_read() {
    let good = file("json.scn", game(&[scenario("good", 3), scenario("bad", 4)]));
    let broken = file("broken.scn", "game: vendetta\n\nnonsense\n");
    let ran = elysium(&["scenario", "--json", &good, &broken, "/no/such.scn"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let json: serde_json::Value = serde_json::from_str(&ran.out).expect("JSON");
    let entries = json.as_array().expect("an array");
    assert_eq!(keys(&entries[0]), ["file", "name", "ok", "reason"]);
    let ok: Vec<_> = entries.iter().map(|entry| entry["ok"] == true).collect();
    assert_eq!(ok, [true, false, false, false]);
    assert_eq!((&entries[0]["name"], &entries[0]["reason"]), (&"good".into(), &serde_json::Value::Null));
    assert!(entries[1]["reason"].as_str().is_some_and(|reason| reason.contains("expected 4")), "{json}");
    assert_eq!(entries[2]["file"], broken.as_str());
    assert!(entries[3]["reason"].as_str().is_some_and(|reason| reason.contains("no file")), "{json}");
}

#[test]
fn every_scenario_file_below_a_directory_is_run_in_order() {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("scenarios");
    fs::create_dir_all(root.join("b/deep")).expect("a directory");
    fs::create_dir_all(root.join("empty")).expect("a directory");
    for (name, text) in [("c.scn", "third"), ("a.scn", "first"), ("b/deep/x.scn", "second")] {
        fs::write(root.join(name), game(&[scenario(text, 3)])).expect("a file");
    }
    fs::write(root.join("notes.txt"), "not a scenario").expect("a file");
    let out = elysium(&["scenario", &root.display().to_string()]).ok();
    assert_eq!(out, "ok      first\nok      second\nok      third\n3 ok, 0 failed.\n");
    let err = elysium(&["scenario", &root.join("empty").display().to_string()]).fails(1);
    assert!(err.contains("hint: The names of scenario files end in .scn"), "{err}");
}

#[test]
fn a_file_of_an_unknown_game_is_answered_with_the_games() {
    let ran = elysium(&["scenario", &file("chess.scn", "game: chess\n")]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("There is no game “chess”"), "{ran:?}");
    let ran = elysium(&["scenario", &file("misspelt.scn", "game: rivls\nscenario: x\n")]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("did you mean `rivals`?"), "{ran:?}");
    elysium(&["scenario"]).fails(2);
}

#[test]
fn a_new_scenario_runs_and_holds() {
    for game in ["vendetta", "rivals"] {
        let text = elysium(&["scenario", "new", game]).ok();
        assert!(text.contains(&format!("game: {game}")) && text.contains("then:"), "{text}");
        let out = elysium(&["scenario", &file(&format!("new-{game}.scn"), &text)]).ok();
        assert!(out.ends_with("1 ok, 0 failed.\n"), "{out}");
    }
    elysium(&["scenario", "new"]).fails(2);
}

/// How a bug report becomes a ruling.
#[test]
fn the_position_of_a_record_becomes_a_scenario_that_holds() {
    let path = file("from.rec", record(7, usize::MAX));
    for (answers, name) in [("0", "0 answers"), ("1", "1 answer"), ("37", "37 answers"), ("90", "90 answers")]
    {
        let text = elysium(&["scenario", "new", "--from", &path, "--at", answers]).ok();
        assert!(text.contains(&format!("scenario: A game after {name}\n")), "{text}");
        let out = elysium(&["scenario", &file(&format!("from-{answers}.scn"), &text)]).ok();
        assert!(out.ends_with("1 ok, 0 failed.\n"), "{text}\n{out}");
    }
    assert!(elysium(&["scenario", "new", "--from", &path]).ok().contains("asked nobody"));
    elysium(&["scenario", "new", "rivals", "--from", &path]).fails(2);
    elysium(&["scenario", "new", "rivals", "--at", "5"]).fails(2);
    elysium(&["scenario", "new", "--from", "/no/such.rec"]).fails(1);
}

#[test]
fn a_position_past_the_end_of_a_record_is_refused_with_its_number_of_answers() {
    let path = file("from-short.rec", record(7, 12));
    let from =
        |at: &str, lang: &str| elysium(&["scenario", "new", "--from", &path, "--at", at, "--lang", lang]);
    assert!(from("12", "en").ok().contains("scenario: A game after 12 answers\n"));
    let error = from("13", "en").fails(1);
    assert!(error.contains("no position after 13 answers: it holds 12 answers."), "{error}");
    for lang in ["es", "fr", "pl"] {
        let error = from("9999", lang).fails(1);
        assert!(error.contains("9999") && error.contains("12") && error.contains("--at"), "{error}");
    }
}

#[test]
fn the_help_says_what_is_not_checked() {
    assert!(
        elysium(&["scenario", "--help"])
            .ok()
            .contains("that the scenario reaches them is checked by the tests")
    );
}

#[test]
fn the_log_of_a_scenario_that_holds_is_printed_if_asked_for() {
    let path = file("log.scn", game(&[scenario("one", 3)]));
    let out = elysium(&["scenario", "--log", &path]).ok();
    assert!(out.starts_with("ok      one\n") && out.contains("[3."), "{out}");
}
