//! A set-up from the words of a command line.

use elysium_kit::{UnknownSwitch, flip};
use elysium_text::Args;

use super::{Words, why};
use crate::decks::{self, STARTERS};
use crate::setup::{Options, Setup};

/// Players of a table that does not say how many they are.
const USUAL: u8 = 2;

/// The starter decks in the order of §2.6, one a player.
pub(crate) fn starters(players: u8) -> Setup {
    let names = STARTERS.iter().map(|(name, _)| *name).cycle().take(players.into());
    Setup { decks: names.filter_map(decks::starter).collect(), options: Options::default() }
}

pub(crate) fn setup(words: Words, players: Option<u8>, variants: &[String]) -> Result<Setup, String> {
    let mut setup = starters(players.unwrap_or(USUAL));
    for variant in variants {
        flip(setup.options.switches(), variant).map_err(|unknown| refused(words, variant, &unknown))?;
    }
    setup.check().map(|()| setup).map_err(|refusal| {
        let args = Args::new().set("why", why(words, refusal.why)).set("rule", refusal.rule.to_string());
        words.say("setup-refused", args)
    })
}

fn refused(words: Words, given: &str, unknown: &UnknownSwitch) -> String {
    let args = Args::new().set("given", given).set("names", unknown.names.join(", "));
    match unknown.near {
        Some(near) => words.say("setup-unknown-variant-suggest", args.set("near", near)),
        None => words.say("setup-unknown-variant", args),
    }
}
