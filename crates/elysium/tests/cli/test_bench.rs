//! `elysium bench`.

use crate::kit::{elysium, keys};

#[test]
fn the_json_has_its_shape() {
    let json = elysium(&["bench", "--seconds", "0.05", "--players", "3", "--json"]).json();
    let expected = [
        "apply_decisions_per_second",
        "clock",
        "decisions_per_game",
        "game",
        "options_per_question",
        "players",
        "playout_decisions_per_second",
        "polls_per_game",
        "questions",
        "search_decisions_per_second",
        "slices",
        "state_bytes",
    ];
    assert_eq!(keys(&json), expected);
    assert_eq!((&json["game"], &json["players"]), (&"vendetta".into(), &3.into()));
    assert_eq!((&json["clock"], &json["slices"]), (&"thread-cpu".into(), &10.into()));
    for key in expected.iter().filter(|key| !["game", "clock", "polls_per_game", "questions"].contains(*key))
    {
        assert!(json[*key].as_f64().is_some_and(|number| number > 1.0), "{key} of {json}");
    }
    let questions = json["questions"].as_array().expect("a list");
    assert!(questions.len() > 5, "{json}");
    assert_eq!(keys(&questions[0]), ["decisions_per_game", "nanoseconds", "options", "question"]);
    let sum: f64 = questions.iter().filter_map(|kind| kind["decisions_per_game"].as_f64()).sum();
    let all = json["decisions_per_game"].as_f64().expect("a number");
    assert!((sum / all - 1.0).abs() < 0.2, "{sum} decisions by kind, {all} in all");
    assert!(questions.iter().all(|kind| kind["options"].as_f64().is_some_and(|n| n >= 2.0)), "{json}");
}

#[test]
fn the_report_has_a_line_per_figure_and_says_what_a_second_is() {
    let out = elysium(&["bench", "vendetta", "--seconds", "0.05"]).ok();
    let kinds =
        out.lines().position(|line| line.starts_with("Question")).expect("a table by kind of question");
    assert_eq!(kinds, 9, "{out}");
    assert!(out.lines().count() > kinds + 5, "{out}");
    assert!(
        out.ends_with("Seconds are CPU time of this thread, and the best of 10 slices counts.\n"),
        "{out}"
    );
    assert!(out.starts_with("vendetta, 4 players"), "{out}");
}

#[test]
fn a_time_that_cannot_be_measured_is_refused() {
    for seconds in ["0", "-1", "nan", "inf", "1e300", "x"] {
        let err = elysium(&["bench", &format!("--seconds={seconds}")]).fails(2);
        assert!(err.contains("0.01 to 3600"), "{err}");
    }
    elysium(&["bench", "--players", "9"]).fails(1);
}
