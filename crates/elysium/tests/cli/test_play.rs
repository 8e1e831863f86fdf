//! `elysium play`, as far as a script can play it: the rest is tested where it is written.

use std::io::Write;
use std::process::Stdio;

use crate::kit::{Ran, command, elysium, file};

/// Plays with these lines on standard input.
fn play(args: &[&str], input: &str) -> Ran {
    let mut command = command(&[&["play", "vendetta", "--plain"], args].concat());
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
