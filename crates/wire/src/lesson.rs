//! Lessons: what a learner is told at a table of their own.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Part, Target};

/// A lesson that can be opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonInfo {
    pub game: String,
    /// Its name among those of the game: `first-round`.
    pub lesson: String,
    pub title: String,
    /// About how long it takes.
    pub minutes: u8,
    /// Leads through a part of the game from its beginning; the others are about one thing each.
    pub guided: bool,
}

/// How far a lesson has come, and what is said now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonNow {
    #[serde(flatten)]
    pub about: LessonInfo,
    /// What is said, one after the other. The last one says what to do.
    pub pages: Vec<LessonPage>,
    /// The answers that are hoped for from here on, one after the other, each as words of which any will do; a star stands for the
    /// rest of a word.
    pub hoped: Vec<Vec<String>>,
    /// The number of the first of them, counted from 1, and how many pages the lesson has.
    pub page: u32,
    pub of: u32,
    /// The others have to answer first.
    pub watch: bool,
    /// What was made of the last answer; nothing before the first.
    pub reply: Option<LessonReply>,
    /// After a worse answer: why. It can be taken back, and nothing else can be done.
    pub why: Vec<Part>,
    pub finished: bool,
    /// The lesson to go on with.
    pub next: Option<LessonInfo>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LessonReply {
    /// It was the one hoped for.
    Hoped,
    /// Legal, but something else would have been better.
    Worse,
}

/// Something that is said at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonPage {
    pub text: Vec<Part>,
    /// What on the table it is about.
    pub at: Vec<Target>,
    /// Options that it is about, as in `Choosable.word`.
    pub words: Vec<String>,
}
