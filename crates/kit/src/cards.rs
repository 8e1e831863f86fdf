//! Card files of a game: RON lists, and errors that tell a person where to look.

use std::fmt;

use serde::de::DeserializeOwned;

/// Which file, card and field is wrong, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardError {
    pub file: &'static str,
    pub card: Option<String>,
    pub field: Option<&'static str>,
    pub reason: String,
}

impl CardError {
    pub fn new(
        file: &'static str,
        card: Option<&str>,
        field: Option<&'static str>,
        reason: impl Into<String>,
    ) -> CardError {
        CardError { file, card: card.map(String::from), field, reason: reason.into() }
    }
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(card) = &self.card {
            write!(f, ", card {card}")?;
        }
        if let Some(field) = self.field {
            write!(f, ", field `{field}`")?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl std::error::Error for CardError {}

/// Reads a file of cards, each with an `id: "..."`.
pub fn list<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<Vec<T>, CardError> {
    ron::from_str(text).map_err(|error| {
        // RON names the line; the id of the nearest card above it tells a person where to look.
        let line = error.span.start.line;
        let above =
            text.lines().take(line).filter_map(|l| l.split_once("id: \"")?.1.split('"').next()).last();
        let reason = format!("line {line}, column {}: {}", error.span.start.col, error.code);
        CardError::new(file, above, None, reason)
    })
}

/// A card's name in notation and files has small letters, digits and hyphens only.
pub fn is_slug(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
