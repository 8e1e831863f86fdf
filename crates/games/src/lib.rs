//! The list of games: program, server, page types, fuzzing and tests go by it.

use elysium_kit::AnyGame;

/// Every game, as its own crate registers it.
pub static GAMES: &[&dyn AnyGame] = &[elysium_vendetta::GAME, elysium_rivals::GAME, elysium_vtes::GAME];

/// The game that a record, a scenario or a table names.
pub fn game(name: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}

/// The names of all games, for those who asked for one that is not there.
pub fn names() -> String {
    list(GAMES.iter().copied())
}

/// The names of the games whose players bring decks.
pub fn with_decks() -> String {
    list(GAMES.iter().copied().filter(|game| game.has_decks()))
}

/// Every game with the fewest players it takes: for load and tests, where nobody wants to wait for many.
pub fn smallest_tables() -> Vec<(String, u8)> {
    GAMES.iter().map(|game| (game.name().to_owned(), game.player_counts()[0])).collect()
}

fn list(games: impl Iterator<Item = &'static dyn AnyGame>) -> String {
    games.map(elysium_kit::AnyGame::name).collect::<Vec<_>>().join(", ")
}
