//! Decks that are brought to a table, one a seat.

use std::path::PathBuf;

use elysium_kernel::Seat;
use elysium_kit::Title;
use elysium_text::{Args, Lang};

use super::{of_game, text, unusable};
use crate::failure::Failure;

/// How many players sit down: if nobody says so, as many as there are decks.
pub fn players<G: Title>(players: Option<u8>, decks: &[PathBuf]) -> Result<Option<u8>, Failure> {
    if decks.is_empty() {
        return Ok(players);
    }
    of_game::<G>()?;
    let args = Args::new().set("decks", decks.len()).set("game", G::NAME);
    if let Some(players) = players.filter(|&players| players as usize != decks.len()) {
        return Err(Failure::new("failure-decks-players", args.set("players", players)));
    }
    let counts = G::player_counts();
    match counts.iter().find(|&&count| count as usize == decks.len()) {
        Some(&count) => Ok(Some(count)),
        None => {
            let counts: Vec<_> = counts.iter().map(u8::to_string).collect();
            Err(Failure::new("failure-decks-number", args.set("counts", counts.join(", "))))
        }
    }
}

/// Puts the decks in the places of those that the game has dealt.
pub fn bring<G: Title>(setup: &mut G::Setup, decks: &[PathBuf], lang: Lang) -> Result<(), Failure> {
    for (seat, deck) in (0..).map(Seat).zip(decks) {
        let shelf = of_game::<G>()?;
        let brought = shelf.bring(setup, seat, &text(shelf, deck)?);
        brought.map_err(|problems| unusable::<G>(deck, &problems, lang))?;
    }
    Ok(())
}
