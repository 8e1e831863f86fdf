//! Text whose pieces know what they are about, and where things lie on a table.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

/// A piece of a text, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Part {
    Text {
        text: String,
    },
    /// A card by its slug.
    Card {
        text: String,
        card: String,
    },
    /// A seat by its letter.
    Seat {
        text: String,
        seat: String,
    },
    /// A place on the game's table.
    Place {
        text: String,
        place: String,
    },
    /// A statement of the rules: `5.12`.
    Rule {
        text: String,
        rule: String,
    },
}

impl Part {
    /// A text that leads nowhere.
    pub fn plain(text: impl Into<String>) -> Part {
        Part::Text { text: text.into() }
    }

    pub fn text(&self) -> &str {
        match self {
            Part::Text { text }
            | Part::Card { text, .. }
            | Part::Seat { text, .. }
            | Part::Place { text, .. }
            | Part::Rule { text, .. } => text,
        }
    }
}

/// The words of a text alone.
pub fn plain(parts: &[Part]) -> String {
    parts.iter().map(Part::text).collect()
}

/// Something on the table that an option or a question is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Target {
    /// A card on the table or in a hand: the id that the view gives to what lies there.
    Card {
        id: String,
    },
    Seat {
        seat: String,
    },
    /// A place of the game's table, such as a location or a deck: the game's `TablePlace`.
    Place {
        #[cfg_attr(feature = "ts", ts(type = "{ word: string, of?: unknown }"))]
        place: Value,
    },
    Number {
        n: i32,
    },
}

impl Target {
    pub fn card(id: impl ToString) -> Target {
        Target::Card { id: id.to_string() }
    }

    pub fn seat(seat: impl ToString) -> Target {
        Target::Seat { seat: seat.to_string() }
    }
}
