//! Bots by name, and the table they sit down at.

use std::path::PathBuf;

use elysium_kernel::Rules;
use elysium_kit::{InWords, Title};
use elysium_text::{Args, Lang};

use crate::deck;
use crate::failure::Failure;

/// A set-up that can be played, and the state before its first step.
pub fn table<G: Title>(
    lang: Lang,
    players: Option<u8>,
    variants: &[String],
    decks: &[PathBuf],
) -> Result<(G::Setup, G::State), Failure> {
    let players = deck::players::<G>(players, decks)?;
    let mut setup = G::setup(players, variants).map_err(|fault| Failure::Said(fault.in_words(lang)))?;
    deck::bring::<G>(&mut setup, decks, lang)?;
    let start = <G as Rules>::begin(&setup).map_err(|refusal| {
        let args = Args::new().set("rule", refusal.rule.to_string()).set("why", G::why(lang, refusal.why));
        Failure::new("failure-setup", args)
    })?;
    Ok((setup, start))
}

/// The names of bots for a number of seats: a shorter list is repeated, an empty one means the
/// weakest bot everywhere.
pub fn for_seats<G: Title>(names: &[String], seats: usize) -> Result<Vec<String>, Failure> {
    let known = G::bots();
    if let Some(name) = names.iter().find(|name| !known.contains(&name.as_str())) {
        let args = Args::new().set("bot", name).set("known", known.join(", "));
        return Err(Failure::new("failure-bot", args));
    }
    if names.len() > seats {
        let args = Args::new().set("bots", names.len()).set("seats", seats);
        return Err(Failure::new("failure-bots-many", args));
    }
    let weakest = known.first().map(|name| (*name).to_owned());
    let names = if names.is_empty() { weakest.as_slice() } else { names };
    Ok(names.iter().cycle().take(seats).cloned().collect())
}
