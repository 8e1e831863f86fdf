//! A set-up from the words of a command line.

use elysium_kit::{UnknownSwitch, flip};
use elysium_text::Args;

use super::{Words, why};
use crate::setup::Setup;

pub(crate) fn setup(words: Words, players: Option<u8>, variants: &[String]) -> Result<Setup, String> {
    let mut setup = players.map_or_else(Setup::default, Setup::for_players);
    for variant in variants {
        flip(setup.switches(), variant).map_err(|unknown| refused(words, variant, &unknown))?;
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
