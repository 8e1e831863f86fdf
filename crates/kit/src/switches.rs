//! Variants and options of a game, turned on and off by name.

use std::fmt::{self, Display, Formatter};

use elysium_kernel::scenario::{FactError, Given, nearest};

use crate::reasons;

/// A name that is none of the options: the one that was probably meant, and all there are, as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSwitch {
    pub given: String,
    pub near: Option<String>,
    pub names: Vec<String>,
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

/// An option of a table, and what it takes: written as `relics`, `turn-limit=N` or `windows=quick|calm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionForm {
    pub name: &'static str,
    pub takes: Takes,
}

/// What an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// It is on or off.
    Nothing,
    Number,
    Word(&'static [&'static str]),
}

impl Display for OptionForm {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.takes {
            Takes::Nothing => f.write_str(self.name),
            Takes::Number => write!(f, "{}=N", self.name),
            Takes::Word(words) => write!(f, "{}={}", self.name, words.join("|")),
        }
    }
}

impl From<&Switch<'_>> for OptionForm {
    fn from((name, _): &Switch) -> OptionForm {
        OptionForm { name, takes: Takes::Nothing }
    }
}

impl From<&TableValue<'_>> for OptionForm {
    fn from(value: &TableValue) -> OptionForm {
        let takes = match value.place {
            ValuePlace::Number(_) => Takes::Number,
            ValuePlace::Word(_, words, _) => Takes::Word(words),
        };
        OptionForm { name: value.name, takes }
    }
}

/// What a player wants of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WantedOption<'a> {
    Switch(&'static str, bool),
    Value(&'static str, &'a str),
}

/// What is wanted by `relics`, `no-relics` or `turn-limit=20`.
///
/// # Errors
///
/// There is no such option, or it is written in another way.
pub(crate) fn wanted_option<'a>(
    forms: &[OptionForm],
    given: &'a str,
) -> Result<WantedOption<'a>, OptionError> {
    let (name, value) = match given.split_once('=') {
        Some((name, value)) => (name, Some(value)),
        None => (given, None),
    };
    let name = name.trim().to_lowercase().replace('_', "-");
    let (plain, on) = match name.strip_prefix("no-") {
        Some(plain) if value.is_none() => (plain, false),
        _ => (name.as_str(), true),
    };
    let find = |name: &str| forms.iter().copied().find(|form| form.name == name);
    let Some(form) = find(plain) else {
        let near = nearest(plain, forms.iter().map(|form| form.name)).and_then(find);
        let (near, names) = (near.map(|form| form.to_string()), forms.iter().map(OptionForm::to_string));
        return Err(UnknownSwitch { given: given.into(), near, names: names.collect() }.into());
    };
    match (form.takes, value) {
        (Takes::Nothing, None) => Ok(WantedOption::Switch(form.name, on)),
        (Takes::Nothing, Some(_)) => Err(ValueError::NotTaken { name: form.name }.into()),
        (_, None) => Err(ValueError::Needed { form }.into()),
        (_, Some(value)) => Ok(WantedOption::Value(form.name, value)),
    }
}

/// Why an option is not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    Unknown(UnknownSwitch),
    Value(ValueError),
}

impl From<UnknownSwitch> for OptionError {
    fn from(unknown: UnknownSwitch) -> OptionError {
        OptionError::Unknown(unknown)
    }
}

impl From<ValueError> for OptionError {
    fn from(error: ValueError) -> OptionError {
        OptionError::Value(error)
    }
}

/// Why a value was not set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueError {
    /// There must be one.
    Needed { form: OptionForm },
    /// There must be none: it is on or off.
    NotTaken { name: &'static str },
    /// It must be a number.
    NoNumber { name: &'static str, given: String },
    /// It must be one of these words.
    NoWord { name: &'static str, given: String, near: Option<&'static str>, words: &'static [&'static str] },
}

/// Sets a value of this name, which is one of them, to `20` or `calm`.
pub(crate) fn set_value(values: Vec<TableValue>, name: &str, given: &str) -> Result<(), ValueError> {
    let given = given.trim().to_lowercase();
    let Some(value) = values.into_iter().find(|value| value.name == name) else { return Ok(()) };
    let name = value.name;
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

/// Turns the switch of this name, which is one of them, on or off.
pub(crate) fn flip(switches: Vec<Switch>, name: &str, on: bool) {
    if let Some((_, switch)) = switches.into_iter().find(|(known, _)| *known == name) {
        *switch = on;
    }
}

/// A table's switches as a sheet says them: those that are not as usual.
pub fn switched(switches: Vec<Switch>, usual: Vec<Switch>) -> Vec<String> {
    let changed = switches.into_iter().zip(usual).filter(|((_, on), (_, usual))| on != usual);
    changed.map(|((name, on), _)| if *on { name.into() } else { format!("no-{name}") }).collect()
}

/// Turns switches as a sheet says.
pub fn read_switches(mut switches: Vec<Switch>, given: Given) -> Result<(), FactError> {
    let forms: Vec<OptionForm> = switches.iter().map(OptionForm::from).collect();
    for word in given.words.unwrap_or_default() {
        let Ok(WantedOption::Switch(name, on)) = wanted_option(&forms, word) else {
            let names: Vec<_> = forms.iter().map(|form| form.name).collect();
            return Err(given.wrong(reasons::no_variant(word, names.join(", "))));
        };
        flip(switches.iter_mut().map(|(name, on)| (*name, &mut **on)).collect(), name, on);
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

    const FORMS: [OptionForm; 4] = [
        OptionForm { name: "relics", takes: Takes::Nothing },
        OptionForm { name: "homemade", takes: Takes::Nothing },
        OptionForm { name: "turn-limit", takes: Takes::Number },
        OptionForm { name: "windows", takes: Takes::Word(&["quick", "calm"]) },
    ];

    fn unknown(given: &str) -> UnknownSwitch {
        match wanted_option(&FORMS, given) {
            Err(OptionError::Unknown(unknown)) => unknown,
            other => panic!("{given}: {other:?}"),
        }
    }

    #[test]
    fn options_are_understood_and_misspelt_ones_are_guessed() {
        assert_eq!(wanted_option(&FORMS, "Relics"), Ok(WantedOption::Switch("relics", true)));
        assert_eq!(wanted_option(&FORMS, "no_homemade"), Ok(WantedOption::Switch("homemade", false)));
        assert_eq!(wanted_option(&FORMS, "Turn_Limit=20"), Ok(WantedOption::Value("turn-limit", "20")));
        let all = ["relics", "homemade", "turn-limit=N", "windows=quick|calm"].map(str::to_owned);
        for (given, near) in [
            ("homemad", Some("homemade")),
            ("no-relcs", Some("relics")),
            ("turn-limt", Some("turn-limit=N")),
            ("window=calm", Some("windows=quick|calm")),
            ("bananas", None),
        ] {
            let expected =
                UnknownSwitch { given: given.into(), near: near.map(str::to_owned), names: all.to_vec() };
            assert_eq!(unknown(given), expected);
        }
    }

    #[test]
    fn what_takes_a_value_needs_one_and_what_takes_none_has_none() {
        for given in ["turn-limit", "no-turn-limit", "TURN_LIMIT"] {
            assert_eq!(
                wanted_option(&FORMS, given),
                Err(ValueError::Needed { form: FORMS[2] }.into()),
                "{given}"
            );
        }
        assert_eq!(wanted_option(&FORMS, "relics=1"), Err(ValueError::NotTaken { name: "relics" }.into()));
    }

    #[test]
    fn switches_go_on_and_off_and_values_are_set() {
        let (mut relics, mut homemade) = (false, true);
        for (name, on) in [("relics", true), ("homemade", false)] {
            flip(vec![("relics", &mut relics), ("homemade", &mut homemade)], name, on);
        }
        assert!(relics && !homemade);
        let (mut limit, mut pace) = (0, "quick");
        let mut set = |name: &str, given: &str| {
            let choose = Box::new(|word: &str| pace = if word == "calm" { "calm" } else { "quick" });
            let values = vec![
                TableValue { name: "turn-limit", place: ValuePlace::Number(&mut limit) },
                TableValue { name: "windows", place: ValuePlace::Word("quick", &["quick", "calm"], choose) },
            ];
            set_value(values, name, given)
        };
        assert_eq!((set("turn-limit", " 20"), set("windows", "CALM")), (Ok(()), Ok(())));
        assert!(matches!(set("turn-limit", "-1"), Err(ValueError::NoNumber { name: "turn-limit", .. })));
        assert!(matches!(set("windows", "cal"), Err(ValueError::NoWord { near: Some("calm"), .. })));
        assert_eq!((limit, pace), (20, "calm"));
    }
}
