//! Forecasts: what an option would come to.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Part, Target};

/// A number that an option would change, from what whoever is asked may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForecastInfo {
    /// Which number, the same word wherever it comes up: `blood`, `total`, `prestige`.
    pub word: String,
    /// In words: `Blood: 7 → 5`.
    pub text: Vec<Part>,
    /// What it is now, where there is such a number now.
    pub before: Option<i32>,
    /// What it would be then.
    pub after: Bounds,
    /// Where on the table it is.
    pub spot: Vec<Target>,
    /// A number that is life comes to its limit.
    pub warning: bool,
}

/// A number between two others: the same ones where it is known for sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bounds {
    pub least: i32,
    pub most: i32,
}
