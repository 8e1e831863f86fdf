//! Games looked at again.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{LogLine, QuestionInfo, TableInfo, Waiting};

/// A position of a replay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// After how many answers.
    pub at: u32,
    /// How many there are in all.
    pub of: u32,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    pub names: Vec<String>,
    /// Whom the table waited for.
    pub waiting: Vec<Waiting>,
    /// What was asked, as far as this viewer may know it.
    pub question: Option<QuestionInfo>,
    /// What was answered then, in words.
    pub answered: Option<AnswerInfo>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AnswerInfo {
    pub seat: String,
    pub word: String,
    pub text: Vec<crate::Part>,
}

/// What is wrong at a table, in the player's words.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// At most 2,000 characters.
    pub words: String,
}

/// A report that the server has kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReportInfo {
    /// What the host finds it by.
    pub report: String,
}

/// A finished game from its beginning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    pub table: TableInfo,
    pub answers: u32,
    pub lines: Vec<LogLine>,
    pub result: Option<crate::GameResult>,
    /// The fairness of the shuffle, once the game is over.
    pub fair: Option<FairInfo>,
}

/// Everything that went into the shuffle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FairInfo {
    /// BLAKE3 of `server`, published before the start.
    pub commitment: String,
    pub server: String,
    /// The seats' parts in seat order; empty where a bot sat.
    pub seats: Vec<String>,
    /// What the game was dealt from: BLAKE3 of all of it.
    pub seed: String,
}
