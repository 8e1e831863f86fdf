//! A position as a sheet of facts: `A: blood 5, hand hunt ready`.

use std::collections::BTreeMap;
use std::fmt;

use crate::Reason;

/// Facts by subject and key; every fact is a list of words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet(BTreeMap<String, BTreeMap<String, Vec<String>>>);

/// A fact that cannot be: whose, which, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactError {
    pub subject: String,
    pub key: String,
    pub reason: Reason,
}

impl FactError {
    pub fn new(subject: impl fmt::Display, key: &str, reason: Reason) -> FactError {
        FactError { subject: subject.to_string(), key: key.into(), reason }
    }
}

/// For developers.
impl fmt::Display for FactError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.subject, self.key, self.reason)
    }
}

impl Sheet {
    pub fn set(
        &mut self,
        subject: impl fmt::Display,
        key: &str,
        words: impl IntoIterator<Item = impl fmt::Display>,
    ) {
        let words = words.into_iter().map(|word| word.to_string()).collect();
        self.0.entry(subject.to_string()).or_default().insert(key.into(), words);
    }

    /// The words of a fact, if the sheet has it.
    pub fn get(&self, subject: impl fmt::Display, key: &str) -> Option<&[String]> {
        self.0.get(&subject.to_string())?.get(key).map(Vec::as_slice)
    }

    /// All that the sheet says of a subject, by key.
    pub(super) fn says_of(&self, subject: &str) -> Option<&BTreeMap<String, Vec<String>>> {
        self.0.get(subject)
    }

    /// Takes a fact out and gives its words. A subject without facts is not there.
    pub(super) fn remove(&mut self, subject: &str, key: &str) -> Vec<String> {
        let Some(facts) = self.0.get_mut(subject) else { return Vec::new() };
        let words = facts.remove(key).unwrap_or_default();
        if facts.is_empty() {
            self.0.remove(subject);
        }
        words
    }

    pub fn subjects(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    pub fn keys(&self, subject: &str) -> impl Iterator<Item = &str> {
        self.0.get(subject).into_iter().flat_map(BTreeMap::keys).map(String::as_str)
    }
}

/// One line per subject, as in a file.
impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (subject, facts) in &self.0 {
            let facts: Vec<_> = facts
                .iter()
                .map(|(key, words)| {
                    let words = if words.is_empty() { "none".into() } else { words.join(" ") };
                    format!("{key} {words}")
                })
                .collect();
            writeln!(f, "{subject}: {}", facts.join(", "))?;
        }
        Ok(())
    }
}
