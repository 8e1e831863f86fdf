//! Bots by name, and the table they sit down at.

use std::path::PathBuf;

use elysium_kit::{AnyGame, GameError};
use elysium_text::{Args, Lang};
use serde_json::Value;

use crate::deck;
use crate::error::CliError;

/// A set-up from what was asked for.
pub fn table(
    game: &dyn AnyGame,
    lang: Lang,
    players: Option<u8>,
    variants: &[String],
    decks: &[PathBuf],
) -> Result<Value, CliError> {
    let players = deck::players(game, players, decks)?;
    let setup = game.setup(players, variants);
    let mut setup = setup.map_err(|error| CliError::Said(why(&error, lang)))?;
    deck::bring(game, &mut setup, decks, lang)?;
    Ok(setup)
}

/// The rules forbid the set-up.
pub fn unplayable(error: &GameError, lang: Lang) -> CliError {
    let rule = error.rule.map(|rule| rule.to_string()).unwrap_or_default();
    CliError::new("failure-setup", Args::new().set("rule", rule).set("why", why(error, lang)))
}

fn why(error: &GameError, lang: Lang) -> String {
    error.why.as_ref().map(|why| why.in_words(lang).to_string()).unwrap_or_default()
}

/// The names of bots for a number of seats: a shorter list is repeated, an empty one means the
/// weakest bot everywhere.
pub fn for_seats(game: &dyn AnyGame, names: &[String], seats: usize) -> Result<Vec<String>, CliError> {
    let known = game.bots();
    if let Some(name) = names.iter().find(|name| !known.contains(&name.as_str())) {
        let args = Args::new().set("bot", name).set("known", known.join(", "));
        return Err(CliError::new("failure-bot", args));
    }
    if names.len() > seats {
        let args = Args::new().set("bots", names.len()).set("seats", seats);
        return Err(CliError::new("failure-bots-many", args));
    }
    let weakest = known.first().map(|name| (*name).to_owned());
    let names = if names.is_empty() { weakest.as_slice() } else { names };
    Ok(names.iter().cycle().take(seats).cloned().collect())
}
