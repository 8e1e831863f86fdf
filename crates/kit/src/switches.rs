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

/// Something of a table that is more than on or off: `turn-limit=20`, `windows=calm`.
pub struct TableValue<'a> {
    pub name: &'static str,
    pub place: ValuePlace<'a>,
}

/// Where the value is kept.
pub enum ValuePlace<'a> {
    /// A number, 0 for none.
    Number(&'a mut u16),
    /// One of several words: which, all of them, and how to choose one.
    Word(&'static str, &'static [&'static str], Box<dyn FnMut(&str) + 'a>),
}

impl TableValue<'_> {
    /// The value as it is written.
    pub fn now(&self) -> String {
        match &self.place {
            ValuePlace::Number(number) => number.to_string(),
            ValuePlace::Word(word, ..) => (*word).into(),
        }
    }

    /// All it can be; nothing for a number.
    pub fn words(&self) -> &'static [&'static str] {
        match self.place {
            ValuePlace::Number(_) => &[],
            ValuePlace::Word(_, words, _) => words,
        }
    }
}

/// Why a value was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueError {
    Unknown(UnknownSwitch),
    /// It must be a number.
    NoNumber {
        name: &'static str,
        given: String,
    },
    /// It must be one of these words.
    NoWord {
        name: &'static str,
        given: String,
        near: Option<&'static str>,
        words: &'static [&'static str],
    },
}

/// Sets a value: `turn-limit` to `20`.
pub fn set_value(values: Vec<TableValue>, name: &str, given: &str) -> Result<(), ValueError> {
    let wanted = name.trim().to_lowercase().replace('_', "-");
    let names: Vec<&'static str> = values.iter().map(|value| value.name).collect();
    let Some(value) = values.into_iter().find(|value| value.name == wanted) else {
        let near = nearest(&wanted, names.iter().copied());
        return Err(ValueError::Unknown(UnknownSwitch { given: name.into(), near, names }));
    };
    let (name, given) = (value.name, given.trim().to_lowercase());
    match value.place {
        ValuePlace::Number(place) => match given.parse() {
            Ok(number) => *place = number,
            Err(_) => return Err(ValueError::NoNumber { name, given }),
        },
        ValuePlace::Word(_, words, mut choose) => match words.iter().find(|word| **word == given) {
            Some(word) => choose(word),
            None => {
                let near = nearest(&given, words.iter().copied());
                return Err(ValueError::NoWord { name, given, near, words });
            }
        },
    }
    Ok(())
}

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

    #[test]
    fn values_are_set_and_misspelt_ones_are_guessed() {
        let (mut limit, mut pace) = (0, "quick");
        let mut set = |name: &str, given: &str| {
            let choose = Box::new(|word: &str| pace = if word == "calm" { "calm" } else { "quick" });
            let values = vec![
                TableValue { name: "turn-limit", place: ValuePlace::Number(&mut limit) },
                TableValue { name: "windows", place: ValuePlace::Word("quick", &["quick", "calm"], choose) },
            ];
            set_value(values, name, given)
        };
        assert_eq!((set("Turn_Limit", "20"), set("windows", "CALM")), (Ok(()), Ok(())));
        assert!(
            matches!(set("turn-limt", "3"), Err(ValueError::Unknown(unknown)) if unknown.near == Some("turn-limit"))
        );
        assert!(matches!(set("turn-limit", "-1"), Err(ValueError::NoNumber { name: "turn-limit", .. })));
        assert!(matches!(set("windows", "cal"), Err(ValueError::NoWord { near: Some("calm"), .. })));
        assert_eq!((limit, pace), (20, "calm"));
    }
}
