//! What comes in from outside: frames and bodies of the server, records, scenarios. Each function takes
//! any bytes and must come back without a panic.
//!
//! `cargo test` feeds them changed real inputs; the fuzzer in `fuzz/` looks for more by itself.

pub mod mutate;
pub mod seeds;

use std::sync::LazyLock;

use elysium_games::{GameName, Rivals, Vendetta, for_game};
use elysium_kernel::{Game, Seat, Seed, record, scenario};
use elysium_kit::Title;
use elysium_text::Lang;
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
            find(&*VENDETTA, seat, word);
            find(&*RIVALS, seat, word);
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
    let Some(game) = GameName::from_name(&new.game) else { return };
    for_game!(game, G => {
        if let Ok(setup) = <G as Title>::setup(Lang::En, new.options.players, &new.options.variants) {
            let _ = Game::<G>::new(setup, Seed::number(1));
        }
    });
}

static VENDETTA: LazyLock<Game<Vendetta>> = LazyLock::new(|| seeds::game(3, 1, 40));
static RIVALS: LazyLock<Game<Rivals>> = LazyLock::new(|| seeds::game(2, 1, 40));

/// An answer is an option, is refused with a reason, or is not known; nothing else happens.
fn find<G: Title>(game: &Game<G>, seat: Seat, word: &str) {
    if let Ok(choice) = game.find(seat, word) {
        assert!(game.question(seat).is_some_and(|open| open.options.contains(&choice)), "{word}");
    }
}

/// A record of a game.
pub fn record(data: &[u8]) {
    let Some(text) = file(data) else { return };
    let Ok(name) = record::game_of(text) else { return };
    let Some(game) = GameName::from_name(&name) else { return };
    for_game!(game, G => {
        if let Ok(read) = record::read::<G>(text) {
            let written = record::write(&read.game, &read.names, read.fair.as_ref());
            let again = record::read::<G>(&written).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(again.game.digest(), read.game.digest());
        }
    });
}

/// A file of scenarios.
pub fn scenario(data: &[u8]) {
    let Some(text) = file(data) else { return };
    let Ok(name) = scenario::game_of(text) else { return };
    let Some(game) = GameName::from_name(&name) else { return };
    for_game!(game, G => _ = scenario::run::<G>(text));
}

fn file(data: &[u8]) -> Option<&str> {
    std::str::from_utf8(data).ok().filter(|text| text.len() <= FILE)
}
