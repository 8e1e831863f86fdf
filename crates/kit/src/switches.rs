//! Variants and options of a game, turned on and off by name.

use elysium_kernel::scenario::{FactError, Given, nearest};

use crate::reasons;

/// A name that is none of the switches: the one that was probably meant, and all there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSwitch {
    pub given: String,
    pub near: Option<&'static str>,
    pub names: Vec<&'static str>,
}

/// The name of a variant or option, and whether it is on.
pub type Switch<'a> = (&'static str, &'a mut bool);

/// Turns a switch on (`relics`) or off (`no-relics`).
pub fn flip(switches: Vec<Switch>, given: &str) -> Result<(), UnknownSwitch> {
    let name = given.to_lowercase().replace('_', "-");
    let names: Vec<&'static str> = switches.iter().map(|(name, _)| *name).collect();
    let (wanted, on) = match name.strip_prefix("no-") {
        Some(wanted) => (wanted, false),
        None => (name.as_str(), true),
    };
    match switches.into_iter().find(|(known, _)| *known == wanted) {
        Some((_, switch)) => {
            *switch = on;
            Ok(())
        }
        None => {
            let near = nearest(wanted, names.iter().copied());
            Err(UnknownSwitch { given: given.into(), near, names })
        }
    }
}

/// A table's switches as a sheet says them: those that are not as usual.
pub fn switched(switches: Vec<Switch>, usual: Vec<Switch>) -> Vec<String> {
    let changed = switches.into_iter().zip(usual).filter(|((_, on), (_, usual))| on != usual);
    changed.map(|((name, on), _)| if *on { name.into() } else { format!("no-{name}") }).collect()
}

/// Turns switches as a sheet says.
pub fn read_switches(mut switches: Vec<Switch>, given: Given) -> Result<(), FactError> {
    for word in given.words.unwrap_or_default() {
        let again = switches.iter_mut().map(|(name, on)| (*name, &mut **on)).collect();
        // What was meant is said of every word that is none.
        flip(again, word)
            .map_err(|unknown| given.wrong(reasons::no_variant(word, unknown.names.join(", "))))?;
    }
    Ok(())
}

/// Does a table with these variants have what was given? A variant that is on as usual is not among its words.
pub fn switches_kept(given: &[String], there: &[String]) -> bool {
    let plain: Vec<String> = given.iter().map(|word| word.to_lowercase().replace('_', "-")).collect();
    let opposite = |word: &str| word.strip_prefix("no-").map_or_else(|| format!("no-{word}"), str::to_owned);
    plain.iter().all(|word| !plain.contains(&opposite(word)) && !there.contains(&opposite(word)))
        && there.iter().all(|word| plain.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn switches_go_on_and_off_and_misspelt_ones_are_guessed() {
        let (mut relics, mut homemade) = (false, true);
        let mut flip = |given| flip(vec![("relics", &mut relics), ("homemade", &mut homemade)], given);
        assert_eq!((flip("Relics"), flip("no_homemade")), (Ok(()), Ok(())));
        assert_eq!(flip("homemad").unwrap_err().near, Some("homemade"));
        let unknown = flip("bananas").unwrap_err();
        assert_eq!((unknown.near, unknown.names), (None, vec!["relics", "homemade"]));
        assert!(relics && !homemade);
    }
}
