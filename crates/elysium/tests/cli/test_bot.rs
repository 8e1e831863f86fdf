//! The bot in Python that bot authors start from.

use std::process::Command;

use crate::kit::{Ran, run};
use crate::server::{TestServer, free_address};

fn bot(args: &[&str]) -> Ran {
    let mut command = Command::new("python3");
    command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py")).args(args);
    command.env_remove("ELYSIUM_TOKEN").env("PYTHONDONTWRITEBYTECODE", "1");
    run(command)
}

#[test]
fn it_plays_every_game_to_its_end() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let server = TestServer::open(folder.path(), free_address());
    let url = format!("http://{}", server.address);
    for game in elysium_games::GAMES {
        let out = bot(&["--server", &url, "--game", game.name()]).ok();
        assert!(out.starts_with(&format!("{url}/table/")), "{out}");
        assert!(out.lines().any(|line| line.starts_with("> ")), "it never answered anything:\n{out}");
        assert!(out.ends_with("I won.\n") || out.ends_with("I did not win.\n"), "{out}");
    }
    let log = server.log();
    assert!(server.close().success() && !log.contains("ERROR"), "{log}");
}

#[test]
fn it_says_what_is_wrong_in_one_line() {
    let folder = tempfile::tempdir().expect("a place for the data");
    let server = TestServer::open(folder.path(), free_address());
    let url = format!("http://{}", server.address);
    let table = format!("{url}/table/nowhere");
    for (args, says) in [
        (&["--server", &url, "--game", "chess"][..], elysium_games::names().as_str()),
        (&[&table], "There is no such table"),
        (&["--server", &url, "nowhere"], "There is no such table"),
    ] {
        let err = bot(args).fails(1);
        assert!(err.starts_with("error: ") && err.contains(says) && err.lines().count() == 1, "{err}");
    }
}
