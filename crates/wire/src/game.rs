//! What the homemade knows of its games: for choosing one, for the card browser, for the rules pages.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::Part;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameInfo {
    /// As in commands: `vendetta`.
    pub game: String,
    pub player_counts: Vec<u8>,
    pub usual_players: u8,
    /// Numbers of players with which partners play together unless the table agrees otherwise.
    pub team_counts: Vec<u8>,
    /// From weak to strong.
    pub bots: Vec<String>,
    pub variants: Vec<VariantInfo>,
    /// Options with a value, chosen among the variants as `turn-limit=20`.
    pub values: Vec<ValueInfo>,
    /// Starter decks, in games where players bring decks.
    pub decks: Vec<DeckInfo>,
    /// Where players may want to be asked; nothing in games without windows.
    pub stops: Vec<StopInfo>,
}

/// A setting of stops: where a player wants to be asked, and where to pass without being asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StopInfo {
    /// As in commands: `block`.
    pub setting: String,
    pub text: String,
    /// None or any number of the values, instead of one.
    pub several: bool,
    /// The usual one first.
    pub values: Vec<StopValue>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StopValue {
    pub value: String,
    pub text: String,
    /// What exactly it does, where that takes more words.
    #[serde(default)]
    pub note: Option<String>,
}

/// What a player has chosen, of one setting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StopNow {
    pub setting: String,
    pub values: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VariantInfo {
    pub name: String,
    pub about: String,
    /// Whether it is on unless switched off.
    pub on: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ValueInfo {
    pub name: String,
    pub about: String,
    pub usual: String,
    /// All it can be; nothing for a number.
    pub words: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckInfo {
    pub name: String,
    pub title: String,
}

/// A card in words and numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardInfo {
    /// As in the fact tables: `BR03`.
    pub id: String,
    /// As in views and notation: `challenge`.
    pub slug: String,
    pub name: String,
    pub kind: String,
    pub kind_name: String,
    pub group: String,
    pub group_name: String,
    /// Its effect in words, derived from what it does.
    pub text: String,
    /// Invented here, where the printed card is not known.
    pub homemade: bool,
    /// Numbers and marks of the game's own.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub facts: Map<String, Value>,
    /// The same in words.
    pub facts_in_words: Vec<String>,
}

/// The rules of a game as numbered statements.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulesPage {
    pub game: String,
    pub sections: Vec<RulesSection>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RulesSection {
    pub number: String,
    pub title: String,
    pub statements: Vec<Statement>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Statement {
    /// `5.12`.
    pub number: String,
    /// A reference to another statement is a part of its own.
    pub text: Vec<Part>,
    /// `S` stated in the rulebook, `I` implied by it, `R` a ruling of this table.
    pub mark: String,
    /// Where it comes from: a page of the rulebook, a card, a ruling.
    pub source: String,
    /// The cards it rules on, as in `CardInfo.slug`.
    pub cards: Vec<String>,
}
