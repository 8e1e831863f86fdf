//! Rules by number, and refusals that cite them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Reason;
use crate::scenario::reasons;

/// A numbered statement of a game's rules page: `5.12`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule {
    pub section: u8,
    pub number: u8,
}

impl Rule {
    /// No rule in particular.
    pub const NONE: Rule = Rule::new(0, 0);

    pub const fn new(section: u8, number: u8) -> Rule {
        Rule { section, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.section, self.number)
    }
}

/// A word that is not the number of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotARule(pub String);

/// For developers and for whoever reads a damaged file.
impl fmt::Display for NotARule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a rule number (example: 5.12)", self.0)
    }
}

impl std::error::Error for NotARule {}

impl From<NotARule> for Reason {
    fn from(NotARule(word): NotARule) -> Reason {
        reasons::not_a_rule(&word)
    }
}

impl FromStr for Rule {
    type Err = NotARule;

    fn from_str(text: &str) -> Result<Self, NotARule> {
        let parts = text.split_once('.').and_then(|(s, n)| Some((s.parse().ok()?, n.parse().ok()?)));
        let (section, number) = parts.ok_or_else(|| NotARule(text.into()))?;
        Ok(Rule { section, number })
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        if s.is_human_readable() { s.collect_str(self) } else { (self.section, self.number).serialize(s) }
    }
}

impl<'de> Deserialize<'de> for Rule {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        if d.is_human_readable() {
            String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
        } else {
            <(u8, u8)>::deserialize(d).map(|(section, number)| Rule { section, number })
        }
    }
}

/// Why something cannot be chosen: the rule that says so, and the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal<W> {
    pub rule: Rule,
    pub why: W,
}

impl<W> Refusal<W> {
    #[inline]
    pub fn new(section: u8, number: u8, why: W) -> Refusal<W> {
        crate::cite(section, number);
        Refusal { rule: Rule::new(section, number), why }
    }
}
