//! Decks that are brought to a table, one per seat.

use std::path::PathBuf;

use elysium_kernel::Seat;
use elysium_kit::{AnyGame, BringError};
use elysium_text::{Args, Lang};
use serde_json::Value;

use super::{insist_on_decks, text, unusable};
use crate::error::CliError;

/// How many players sit down: if nobody says so, as many as there are decks.
pub fn players(game: &dyn AnyGame, players: Option<u8>, decks: &[PathBuf]) -> Result<Option<u8>, CliError> {
    if decks.is_empty() {
        return Ok(players);
    }
    insist_on_decks(game)?;
    let args = Args::new().set("decks", decks.len()).set("game", game.name());
    if let Some(players) = players.filter(|&players| players as usize != decks.len()) {
        return Err(CliError::new("failure-decks-players", args.set("players", players)));
    }
    let counts = game.player_counts();
    match counts.iter().find(|&&count| count as usize == decks.len()) {
        Some(&count) => Ok(Some(count)),
        None => {
            let counts: Vec<_> = counts.iter().map(u8::to_string).collect();
            Err(CliError::new("failure-decks-number", args.set("counts", counts.join(", "))))
        }
    }
}

/// Puts the decks in the places of those that the game has dealt.
pub fn bring(game: &dyn AnyGame, setup: &mut Value, decks: &[PathBuf], lang: Lang) -> Result<(), CliError> {
    for (seat, deck) in (0..).map(Seat).zip(decks) {
        game.bring(setup, seat, &text(game, deck)?).map_err(|error| match error {
            BringError::Deck(problems) => unusable(game, deck, &problems, lang),
            BringError::NoDecks | BringError::Setup => {
                unreachable!("the game has decks and has made the set-up itself")
            }
        })?;
    }
    Ok(())
}
