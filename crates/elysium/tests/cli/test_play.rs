//! `elysium play`, as far as a script can play it: the rest is tested where it is written.

use std::io::Write;
use std::process::Stdio;

use crate::kit::{Ran, command, elysium, file};

/// Plays Vendetta with these lines on standard input.
fn play(args: &[&str], input: &str) -> Ran {
    play_game("vendetta", args, input)
}

fn play_game(game: &str, args: &[&str], input: &str) -> Ran {
    let mut command = command(&[&["play", game, "--plain"], args].concat());
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("the program starts");
    // The game may be over before all is read.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("the program ends");
    let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn a_game_is_played_put_aside_taken_up_and_replayed() {
    let path = file("played.rec", "");
    std::fs::remove_file(&path).expect("it was just written");
    play(&["--seed", "3", "--bots", "random", "--record", &path], "1\n1\nquit\n").ok();
    assert!(elysium(&["replay", &path, "--verify"]).ok().contains("paused"));
    play(&["--resume", &path, "--record", &path], &"1\n".repeat(2000)).ok();
    assert!(elysium(&["replay", &path, "--verify"]).ok().contains("finished"));
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    assert!(play(&["--seat", "H"], "").fails(1).contains("hint: The seats are A to D"));
    assert!(play(&["--variants", "nonsense"], "").fails(1).contains("relics"));
    assert!(play(&["--bots", "nobody"], "").fails(1).contains("hint: The bots are"));
    assert!(play(&["--resume", "/no/such/file"], "").fails(1).contains("There is no file"));
    let both = play(&["--resume", "x", "--seed", "1"], "").fails(2);
    assert!(both.contains("do not go together"), "{both}");
}

#[test]
fn stops_are_shown_and_set() {
    let path = file("stops.rec", "");
    std::fs::remove_file(&path).expect("it was just written");
    let input = "stops\nstops block never\nstops block\nstops blok never\nstops block seldom\nstops pass-until combat\n\
                 STOPS always undecided\nstops always no-undecided\nquit\n";
    let args = ["--lang", "en", "--seed", "3", "--bots", "random", "--record", &path];
    let out = play_game("vtes", &args, input).ok();
    let replies: Vec<_> = out.split("\n> ").skip(1).collect();
    let says =
        |at: usize, what: &str| assert!(replies[at].contains(what), "{what:?} is not in {}", replies[at]);
    says(
        0,
        "block ask — Blocks of an action that is directed at nobody: ask me. Also possible: likely, never",
    );
    says(0, "always — Ask me here even if I can only pass: nowhere. Possible: unlock, master,");
    says(0, "“stops SETTING VALUE” changes one");
    says(1, "block never — Blocks of an action that is directed at nobody: never block.");
    says(2, "block never");
    says(3, "There is no setting `blok`; did you mean `block`?");
    says(4, "`block` cannot be `seldom`. The values are: ask, likely, never.");
    says(
        5,
        "It is your own turn: you are asked about everything in it, and pass window by window. (rule 18.21)",
    );
    says(6, "always undecided — Ask me here even if I can only pass: before blocks.");
    says(7, "always — Ask me here even if I can only pass: nowhere.");
    let record = std::fs::read_to_string(&path).expect("the game is recorded");
    assert!(record.contains(r#""stops":{"block":"never"}"#), "{record}");
    assert!(elysium(&["replay", &path, "--verify"]).ok().contains("paused"));
}

#[test]
fn standing_answers_are_set_in_every_language() {
    let languages = [
        ("en", "stops", "end the turn"),
        ("es", "paradas", "terminar el turno"),
        ("fr", "arrets", "finir le tour"),
        ("pl", "przystanki", "zakończ turę"),
    ];
    for (lang, word, says) in languages {
        let out =
            play(&["--lang", lang, "--seed", "3"], &format!("{word}\n{word} end-turn end\nquit\n")).ok();
        assert_eq!(out.matches(says).count(), 1, "only once it is chosen: {out}");
        assert!(out.contains("end-turn ask — ") && out.contains("end-turn end — "), "{out}");
    }
}

#[test]
fn the_time_that_is_left_is_told() {
    let languages = [
        ("en", "time", "This game has no time limit.", "1:29:5"),
        ("es", "tiempo", "Esta partida no tiene límite de tiempo.", "quedan 1:29:5"),
        ("fr", "temps", "Cette partie n'a pas de limite de temps.", "reste 1:29:5"),
        ("pl", "czas", "Ta gra nie ma limitu czasu.", "zostało 1:29:5"),
    ];
    for (lang, word, none, left) in languages {
        let args = ["--lang", lang, "--seed", "3", "--bots", "random"];
        let out = play_game("vtes", &args, &format!("{word}\nquit\n")).ok();
        assert!(out.contains(none), "{out}");
        let args = [&args[..], &["--variants", "time-limit=90"]].concat();
        let out = play_game("vtes", &args, &format!("{word}\nquit\n")).ok();
        assert!(out.contains(left) || out.contains("1:30:00"), "{out}");
    }
}
