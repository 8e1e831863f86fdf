//! "What would be good here?"

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Part;

/// Ask what would be good. It changes nothing in the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewHint {
    /// The number of the open question, as in `QuestionInfo.seq`.
    pub expected_seq: u32,
}

/// What the strongest bot of the game would do, from what the caller may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hints {
    /// The number of the question that they are for.
    pub seq: u32,
    /// The best first.
    pub hints: Vec<HintInfo>,
}

/// An option that would be good.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintInfo {
    /// As in `Choosable.word`.
    pub word: String,
    /// The option in words.
    pub text: Vec<Part>,
    /// What speaks for it most; nothing if the bot has no more to say than its choice.
    pub why: Vec<Part>,
}

/// May players ask what would be good?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HintRule {
    /// Whoever plays against bots alone.
    #[default]
    Alone,
    /// Everybody; the others at the table see that somebody has asked.
    Everybody,
    Never,
}
