//! What a record says by itself, without being replayed: for records of other versions of the rules.

use serde::Deserialize;
use serde_json::Value;

use super::{End, RecordError, RecordErrorKind, RecordLine, game_of};
use crate::{Outcome, Seat, Seed};

/// A record as it is written. Nothing in it was compared with the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    pub game: String,
    /// The version of the rules that it was played under.
    pub rules: u32,
    /// As the game of that version wrote it.
    pub setup: Value,
    pub seed: Seed,
    pub names: Vec<String>,
    /// In game notation.
    pub answers: Vec<(Seat, String)>,
    /// Was it read to its end?
    pub whole: bool,
    /// Of a game that was played to its end.
    pub outcome: Option<Outcome>,
}

#[derive(Deserialize)]
struct OutlineHeader {
    rules: u32,
    setup: Value,
    seed: Seed,
    #[serde(default)]
    names: Vec<String>,
}

/// The version of the rules that a record was played under.
pub(super) fn rules_of(text: &str) -> Result<u32, RecordError> {
    #[derive(Deserialize)]
    struct Version {
        rules: u32,
    }
    let first = text.lines().next().unwrap_or_default();
    serde_json::from_str(first).map(|Version { rules }| rules).map_err(|e| form(1, &e))
}

/// Reads a record without replaying it, up to so many answers. Its form is checked so far, its numbering and its
/// end.
pub fn outline(text: &str, limit: usize) -> Result<Outline, RecordError> {
    let game = game_of(text)?;
    let at = |line, kind| RecordError { line, kind };
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    let (first, _) = lines.next().ok_or_else(|| at(1, RecordErrorKind::Empty))?;
    let OutlineHeader { rules, setup, seed, names } = serde_json::from_str(first).map_err(|e| form(1, &e))?;
    let mut outline =
        Outline { game, rules, setup, seed, names, answers: Vec::new(), whole: false, outcome: None };
    let mut last = 1;
    while let Some((line, number)) = lines.next() {
        last = number;
        let value: Value = serde_json::from_str(line).map_err(|e| form(number, &e))?;
        if value.get("end").is_some() {
            let end: End = serde_json::from_value(value).map_err(|e| form(number, &e))?;
            end.check(outline.answers.len()).map_err(|kind| at(number, kind))?;
            if let Some((_, number)) = lines.next() {
                return Err(at(number, RecordErrorKind::AfterEnd));
            }
            (outline.whole, outline.outcome) = (true, end.outcome);
            return Ok(outline);
        }
        if outline.answers.len() >= limit {
            return Ok(outline);
        }
        if value.get("stops").is_some() || value.get("time").is_some() {
            continue; // where somebody wanted to be asked, or that time was up: no answer
        }
        let RecordLine { n, seat, answer } = serde_json::from_value(value).map_err(|e| form(number, &e))?;
        let due = outline.answers.len() + 1;
        if n != due {
            return Err(at(number, RecordErrorKind::Number { found: n, due }));
        }
        outline.answers.push((seat, answer));
    }
    Err(at(last, RecordErrorKind::CutShort))
}

fn form(line: usize, error: &serde_json::Error) -> RecordError {
    RecordError { line, kind: RecordErrorKind::Form { detail: error.to_string() } }
}
