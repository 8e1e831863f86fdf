//! A set-up from the words of a command line.

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
        let name = variant.to_lowercase().replace('_', "-");
        let switches = setup.options.switches();
        let names: Vec<&str> = switches.iter().map(|(name, _)| *name).collect();
        let (wanted, on) = match name.strip_prefix("no-") {
            Some(wanted) => (wanted, false),
            None => (name.as_str(), true),
        };
        match switches.into_iter().find(|(known, _)| *known == wanted) {
            Some((_, switch)) => *switch = on,
            None => return Err(unknown(words, variant, wanted, &names)),
        }
    }
    setup.check().map(|()| setup).map_err(|refusal| {
        let args = Args::new().set("why", why(words, refusal.why)).set("rule", refusal.rule.to_string());
        words.say("setup-refused", args)
    })
}

fn unknown(words: Words, given: &str, wanted: &str, names: &[&str]) -> String {
    let args = Args::new().set("given", given).set("names", names.join(", "));
    match names.iter().min_by_key(|name| distance(wanted, name)) {
        // A wild guess helps nobody: at most a third of the name may differ.
        Some(near) if distance(wanted, near) * 3 <= near.len() => {
            words.say("setup-unknown-variant-suggest", args.set("near", *near))
        }
        _ => words.say("setup-unknown-variant", args),
    }
}

/// How many letters must be put in, left out or exchanged to get from one word to the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &there) in other.iter().enumerate() {
            let exchanged = diagonal + usize::from(letter != there);
            diagonal = row[j + 1];
            row[j + 1] = exchanged.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn distances_count_letters() {
        for (one, other, far) in
            [("errata", "errata", 0), ("bluff", "bluffs", 1), ("", "abc", 3), ("costum", "custom", 2)]
        {
            assert_eq!(distance(one, other), far, "{one} {other}");
        }
    }
}
