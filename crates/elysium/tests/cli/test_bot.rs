//! The bot in Python that bot authors start from.

use std::process::Command;

use crate::house::{House, door};
use crate::kit::{Ran, run};

fn bot(args: &[&str]) -> Ran {
    let mut command = Command::new("python3");
    command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py")).args(args);
    command.env_remove("ELYSIUM_TOKEN").env("PYTHONDONTWRITEBYTECODE", "1");
    run(command)
}

#[test]
fn it_plays_every_game_to_its_end() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let house = House::open(folder.path(), door());
    let server = format!("http://{}", house.address);
    for game in elysium_games::GAMES {
        let out = bot(&["--server", &server, "--game", game.name()]).ok();
        assert!(out.starts_with(&format!("{server}/table/")), "{out}");
        assert!(out.lines().any(|line| line.starts_with("> ")), "it never answered anything:\n{out}");
        assert!(out.ends_with("I won.\n") || out.ends_with("I did not win.\n"), "{out}");
    }
    let log = house.log();
    assert!(house.close().success() && !log.contains("ERROR"), "{log}");
}

#[test]
fn it_says_what_is_wrong_in_one_line() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let house = House::open(folder.path(), door());
    let server = format!("http://{}", house.address);
    let table = format!("{server}/table/nowhere");
    for (args, says) in [
        (&["--server", &server, "--game", "chess"][..], elysium_games::names().as_str()),
        (&[&table], "There is no such table"),
        (&["--server", &server, "nowhere"], "There is no such table"),
    ] {
        let err = bot(args).fails(1);
        assert!(err.starts_with("error: ") && err.contains(says) && err.lines().count() == 1, "{err}");
    }
}
