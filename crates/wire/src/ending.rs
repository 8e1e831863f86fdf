//! How a game ended, why, and how it came to that.

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use utoipa::ToSchema;

use crate::Part;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameResult {
    pub how: Ending,
    /// Seats; more than one for partners or a shared win.
    pub winners: Vec<String>,
    /// By seat, in points as players count them: `1.5` for one and a half victory points of V:TES. `null` for
    /// who was out of the game.
    #[serde(serialize_with = "whole_or_not")]
    pub scores: Vec<Option<f64>>,
    /// In words.
    pub text: String,
    /// What decided it, with numbers and tie-breaks; nothing for a game that was given up.
    #[serde(default)]
    pub why: Vec<Part>,
    /// How it ended for each seat, the best first; nothing for a game that was given up.
    #[serde(default)]
    pub seats: Vec<SeatEnding>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Finished,
    Conceded,
    /// Nobody was left at the table.
    Abandoned,
    /// A lesson: everything in it was done.
    Learnt,
}

/// How the game ended for a seat, or how it left the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatEnding {
    pub seat: String,
    /// In words for whoever sits there: "Second, by two points."
    pub verdict: Vec<Part>,
    /// Counted from 1, partners with the same; `null` where there are only winners and others, and for who is out.
    pub place: Option<u8>,
    /// Why they are out of the game; nothing for who is not.
    pub out: Vec<Part>,
    /// What their points are made of.
    pub rows: Vec<PointsRow>,
}

impl SeatEnding {
    /// Calls seats by these names in everything it says.
    pub fn name_seats(&mut self, names: &[String]) {
        let parts = self.verdict.iter_mut().chain(&mut self.out);
        crate::name_seats(parts.chain(self.rows.iter_mut().flat_map(|row| &mut row.text)), names);
    }
}

/// A part of somebody's points.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PointsRow {
    /// What they come from, by name.
    pub word: String,
    /// The same in words.
    pub text: Vec<Part>,
    /// Less than 0 for what is taken off.
    #[serde(serialize_with = "whole")]
    pub points: f64,
}

/// A game from its beginning to its end, in the numbers that everybody may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Course {
    /// What is counted; the first says who leads.
    pub tracks: Vec<TrackInfo>,
    /// The set-up, and then every round, place or turn.
    pub chapters: Vec<Chapter>,
    /// The last moments, two at most, in which the lead passed to somebody or somebody left the game.
    pub turning_points: Vec<TurningPoint>,
}

impl Course {
    /// Calls seats by these names in everything it says.
    pub fn name_seats(&mut self, names: &[String]) {
        let chapters = self.chapters.iter_mut().flat_map(|chapter| &mut chapter.text);
        let points =
            self.turning_points.iter_mut().flat_map(|point| point.text.iter_mut().chain(&mut point.told));
        crate::name_seats(chapters.chain(points), names);
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrackInfo {
    pub word: String,
    pub text: String,
}

/// A part of a game: a round, a place that is contested, a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chapter {
    /// Where it begins in the replay: after so many answers.
    pub at: u32,
    pub text: Vec<Part>,
    /// A short name, for those that stand on an axis; the others belong to the one before them.
    pub axis: Option<String>,
    /// The numbers at its end, by track and seat; `null` for who is out of the game.
    #[serde(serialize_with = "all_whole_or_not")]
    pub values: Vec<Vec<Option<f64>>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TurningPoint {
    /// The number of the chapter it happened in.
    pub chapter: u32,
    /// Where that begins in the replay.
    pub at: u32,
    /// What changed.
    pub text: Vec<Part>,
    /// What was settled then, in a line; nothing if nothing was.
    pub told: Vec<Part>,
}

/// Whole points without decimals, as most games have no others and their clients expect none.
fn number(points: f64) -> Value {
    if points.fract() == 0.0 { (points as i64).into() } else { points.into() }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
fn whole<S: Serializer>(points: &f64, to: S) -> Result<S::Ok, S::Error> {
    number(*points).serialize(to)
}

fn whole_or_not<S: Serializer>(points: &[Option<f64>], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(points.iter().map(|points| points.map(number)))
}

fn all_whole_or_not<S: Serializer>(rows: &[Vec<Option<f64>>], to: S) -> Result<S::Ok, S::Error> {
    let row = |row: &Vec<Option<f64>>| row.iter().map(|points| points.map(number)).collect::<Vec<_>>();
    to.collect_seq(rows.iter().map(row))
}
