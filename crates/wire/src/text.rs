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

/// Calls seats by these names, in seat order. A seat without one keeps what the game calls it.
pub fn name_seats<'a>(parts: impl IntoIterator<Item = &'a mut Part>, names: &[String]) {
    for part in parts {
        if let Part::Seat { text, seat } = part {
            let place = seat.bytes().next().and_then(|letter| letter.checked_sub(b'A'));
            if let Some(name) = place.and_then(|place| names.get(usize::from(place))) {
                text.clone_from(name);
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_called_by_their_names() {
        let seat = |text: &str, seat: &str| Part::Seat { text: text.into(), seat: seat.into() };
        let mut parts = [seat("A (Gangrel)", "A"), Part::plain(" drains "), seat("C", "C")];
        name_seats(&mut parts, &["Vesna".into(), "Old Tom".into()]);
        assert_eq!(plain(&parts), "Vesna drains C");
        assert_eq!(parts[0], seat("Vesna", "A"), "it still leads to its seat");
    }
}
