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
    /// The same in short, to stand on what it is about: `7 → 5`.
    pub tag: String,
    /// What it is now, where there is such a number now.
    pub before: Option<i32>,
    /// What it would be then.
    pub after: Bounds,
    /// Where on the table it is.
    pub spot: Vec<Target>,
    /// A number that is life comes to its limit: with how much is left, and what follows.
    pub warning: Option<Vec<Part>>,
    /// What it is added up from, as it is written on the cards; nothing where that says no more.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Addend>>"))]
    pub sum: Vec<Addend>,
}

impl ForecastInfo {
    /// Calls seats by these names in everything it says.
    pub fn name_seats(&mut self, names: &[String]) {
        crate::name_seats(&mut self.text, names);
        self.warning.iter_mut().for_each(|warning| crate::name_seats(warning, names));
    }
}

/// One of the numbers that are added up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Addend {
    /// What it is, the same word wherever it comes up: `attribute`, `card`.
    pub word: String,
    pub text: String,
    /// Below 0 it is taken off.
    pub n: Bounds,
}

/// A number between two others: the same ones where it is known for sure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bounds {
    pub least: i32,
    pub most: i32,
}
