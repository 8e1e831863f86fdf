//! Cards of a game: files of them, what they are called, and small numbers that stand for them.

mod id;
mod in_use;
mod names;
mod per_card;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;

pub use id::{Card, Key};
pub use in_use::InUse;
pub use names::Names;
pub use per_card::PerCard;

/// What every card in a file has.
pub trait Printed {
    /// What it is called in notation, records, saves and other files, for good: `sucker-punch`.
    fn slug(&self) -> &str;

    /// A second name to find it by, where there is one: `BR03`.
    fn code(&self) -> Option<Cow<'_, str>>;

    /// A game whose players bring all cards has no use for it.
    fn set(&self) -> &CardSet {
        static CORE: CardSet = CardSet(String::new());
        &CORE
    }
}

/// [`Printed`] from the fields of card types: `printed!(slug = slug, code = id; Ally, Relic)`.
#[macro_export]
macro_rules! printed {
    (slug = $slug:ident, code = $code:ident; $($card:ty),+ $(,)?) => {
        $($crate::printed!(@ $card, $slug, |card| Some(std::borrow::Cow::Borrowed(&card.$code)));)+
    };
    (slug = $slug:ident; $($card:ty),+ $(,)?) => {
        $($crate::printed!(@ $card, $slug, |_| None);)+
    };
    (@ $card:ty, $slug:ident, $code:expr) => {
        impl $crate::cards::Printed for $card {
            fn slug(&self) -> &str {
                &self.$slug
            }

            fn code(&self) -> Option<std::borrow::Cow<'_, str>> {
                let code: fn(&Self) -> Option<std::borrow::Cow<'_, str>> = $code;
                code(self)
            }

            fn set(&self) -> &$crate::cards::CardSet {
                &self.set
            }
        }
    };
}

/// The set that a card came out in. A file names it where it is not the core set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct CardSet(String);

impl CardSet {
    /// Piles that all players share consist of the core set, so a card of another set changes no game
    /// that does not ask for it.
    pub fn is_core(&self) -> bool {
        self.0.is_empty()
    }
}

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

    /// The whole file is wrong, not one of its cards.
    pub fn of_file(file: &'static str, reason: impl Into<String>) -> CardError {
        CardError::new(file, None, None, reason)
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

/// Reads a file of cards, each with an `id: "..."` or a `slug: "..."`.
fn list<T: DeserializeOwned>(file: &'static str, text: &str) -> Result<Vec<T>, CardError> {
    ron::from_str(text).map_err(|error| {
        // RON names the line; the id of the nearest card above it shows a person where to look.
        let line = error.span.start.line;
        let named = |l: &'_ str| {
            let (_, rest) = l.split_once("id: \"").or_else(|| l.split_once("slug: \""))?;
            rest.split('"').next().map(String::from)
        };
        let above = text.lines().take(line).filter_map(named).last();
        let reason = format!("line {line}, column {}: {}", error.span.start.col, error.code);
        CardError::new(file, above.as_deref(), None, reason)
    })
}

/// A card's name in notation and files has small letters, digits and hyphens only.
fn is_slug(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}
