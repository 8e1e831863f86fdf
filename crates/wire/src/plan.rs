//! Plans: several answers of one seat in a row, offered together and taken whole.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Choosable, Part};

/// All that a seat can answer in a row from its open question on, as far as it can know: up to where chance decides,
/// something hidden is revealed, or somebody else is asked. One way through the nodes is one plan; its words go into
/// the command `plan`. The first words of a way are a plan, too: what is left is asked afterwards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanInfo {
    /// The first is the open question. Where different answers lead to the same choice they share a node.
    pub nodes: Vec<PlanNode>,
}

impl PlanInfo {
    /// Calls seats by these names in everything it says.
    pub fn name_seats(&mut self, names: &[String]) {
        for PlanOption { option, .. } in self.nodes.iter_mut().flat_map(|node| &mut node.options) {
            crate::name_seats(&mut option.text, names);
            option.forecasts.iter_mut().for_each(|forecast| crate::name_seats(&mut forecast.text, names));
        }
    }
}

/// One part of a plan: what can be chosen there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanNode {
    /// Which part, the same word wherever it comes up: `card`, `place`, `facing`, `blood`, `tokens`.
    pub part: String,
    /// The same in words.
    pub text: Vec<Part>,
    pub options: Vec<PlanOption>,
    /// If the options are numbers that follow each other: the n-th option is `least + n * step`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub range: Option<NumberRange>,
    /// The question has options besides these; choosing one of them ends the plan before it.
    pub others: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlanOption {
    #[serde(flatten)]
    pub option: Choosable,
    /// The node that follows; none where the plan ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<u32>,
    /// Words that go behind this one without anybody choosing them: the end of a turn in which there is nothing else to do.
    pub then: Vec<String>,
}

/// Numbers that follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NumberRange {
    pub least: i32,
    pub most: i32,
    pub step: i32,
}
