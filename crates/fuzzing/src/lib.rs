//! What comes in from outside: frames and bodies of the server, records, scenarios. Each function takes
//! any bytes and must come back without a panic.
//!
//! `cargo test` feeds them changed real inputs; the fuzzer in `fuzz/` looks for more by itself.

pub mod mutate;
pub mod seeds;

use std::sync::LazyLock;

use elysium_games::GAMES;
use elysium_kernel::{Seat, Seed, record, scenario};
use elysium_kit::Play;
use elysium_wire::{Command, Credentials, NewGuest, NewTable, NewToken, Order, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::from_slice;

/// The server takes no larger frames; larger bodies are read no differently.
pub const FRAME: usize = 16 * 1024;
/// Work grows with the length: a file of this size is long enough for anything.
pub const FILE: usize = 64 * 1024;

/// A frame of a socket, or the body of a request.
pub fn frames(data: &[u8]) {
    if data.len() > FRAME {
        return;
    }
    if let Some(ToServer::Do { order, .. }) = same_again::<ToServer>(data) {
        command(&order.command);
    }
    if let Some(order) = same_again::<Order>(data) {
        command(&order.command);
    }
    if let Some(new) = same_again::<NewTable>(data) {
        open(&new);
    }
    same_again::<NewGuest>(data);
    same_again::<NewToken>(data);
    same_again::<Credentials>(data);
}

/// What is understood, said again, is understood in the same way.
fn same_again<T: Serialize + DeserializeOwned>(data: &[u8]) -> Option<T> {
    let value: T = from_slice(data).ok()?;
    let said = serde_json::to_string(&value).expect("messages are plain data");
    let again: T = serde_json::from_str(&said).unwrap_or_else(|error| panic!("{error}: {said}"));
    assert_eq!(serde_json::to_string(&again).expect("messages are plain data"), said);
    Some(value)
}

/// What a table reads in a command before it knows whether the command can be done.
fn command(command: &Command) {
    match command {
        Command::Answer { seat, word, .. } => {
            let seat = seat.parse::<Seat>().unwrap_or(Seat(0));
            UNDER_WAY.iter().for_each(|play| find(play.as_ref(), seat, word));
        }
        Command::Sit { seat, seed, .. } => {
            let _ = seat.as_ref().map(|seat| seat.parse::<Seat>());
            let _ = seed.as_ref().map(|seed| seed.parse::<Seed>());
        }
        _ => {}
    }
}

/// The set-up of a new table, as far as it can be made.
fn open(new: &NewTable) {
    let Some(game) = elysium_games::game(&new.game) else { return };
    if let Ok(setup) = game.setup(new.options.players, &new.options.variants) {
        let _ = game.start(&setup, Seed::number(1));
    }
}

/// A game of each, some answers on.
static UNDER_WAY: LazyLock<Vec<Box<dyn Play>>> =
    LazyLock::new(|| GAMES.iter().map(|game| seeds::game(*game, game.player_counts()[0], 1, 40)).collect());

/// An answer is an option, is refused with a reason, or is not known; nothing else happens.
fn find(play: &dyn Play, seat: Seat, word: &str) {
    if let Ok(taken) = play.boxed().answer(seat, word) {
        assert!(play.words(seat).contains(&taken), "{word}");
    }
}

/// A record of a game.
pub fn record(data: &[u8]) {
    let Some(text) = file(data) else { return };
    let Ok(name) = record::game_of(text) else { return };
    let Some(game) = elysium_games::game(&name) else { return };
    if let Ok(read) = game.read_record(text, usize::MAX) {
        let written = read.play.record(&read.names, read.fair.as_ref());
        let again = game.read_record(&written, usize::MAX).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.play.digest(), read.play.digest());
    }
}

/// A file of scenarios.
pub fn scenario(data: &[u8]) {
    let Some(text) = file(data) else { return };
    let Ok(name) = scenario::game_of(text) else { return };
    let Some(game) = elysium_games::game(&name) else { return };
    let _ = game.run_scenarios(text);
}

fn file(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok().filter(|text| text.len() <= FILE)
}
