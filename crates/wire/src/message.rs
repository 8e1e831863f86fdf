//! What goes through a socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{Ack, ErrorInfo, Me, Order, Part, SeatInfo, TableInfo, Target};

/// From page or bot to the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum ToServer {
    /// The first word: who is there, and in which language to answer.
    Hello {
        ticket: String,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        lang: Option<String>,
        /// Send plans with your questions (`QuestionInfo.plan`).
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
        plans: bool,
    },
    /// Hear of a table from now on. With the last number that was received, only what was missed is sent.
    Watch {
        table: String,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        since: Option<u32>,
    },
    Unwatch {
        table: String,
    },
    WatchLobby,
    UnwatchLobby,
    /// Talk in the lobby.
    SayInLobby {
        text: String,
    },
    Do {
        table: String,
        #[serde(flatten)]
        order: Order,
    },
    Ping,
}

/// From the server to page or bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum FromServer {
    Welcome {
        me: Me,
    },
    /// The table as it stands, and the lines that were missed.
    Snapshot {
        #[serde(flatten)]
        snapshot: Box<Snapshot>,
    },
    /// What happened next.
    Update {
        #[serde(flatten)]
        update: Box<Update>,
    },
    /// People came, went or looked on; nothing happened at the table.
    Presence {
        table: String,
        seats: Vec<SeatInfo>,
        watching: u32,
    },
    Lobby {
        tables: Vec<TableInfo>,
        said: Vec<Said>,
    },
    SaidInLobby {
        said: Said,
    },
    Ack {
        table: String,
        #[serde(flatten)]
        ack: Ack,
    },
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        table: Option<String>,
        #[serde(flatten)]
        refused: ErrorInfo,
    },
    Pong,
    /// The server closes this socket; connect again and watch from the last number.
    Goodbye {
        code: crate::ErrorCode,
    },
}

/// Somebody said something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    pub user: String,
    pub name: String,
    pub text: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// A table as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Snapshot {
    pub table: TableInfo,
    /// The number of the last event.
    pub seq: u32,
    /// The seat whose eyes these are; `null` for a spectator.
    pub you: Option<String>,
    /// The lines after number `since`.
    pub since: u32,
    pub lines: Vec<LogLine>,
    /// The game's own view, its `View`; `null` before the start.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Value,
    pub now: Now,
}

/// What happened at a table, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    pub table: String,
    /// The same number as before where something changed for you alone.
    pub seq: u32,
    pub lines: Vec<LogLine>,
    pub view: ViewChange,
    pub now: Now,
}

/// How the view is after an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ViewChange {
    Same,
    /// Changes to the last view, as JSON Patch (RFC 6902).
    Patch {
        #[cfg_attr(feature = "ts", ts(type = "import('rfc6902').Operation[]"))]
        patch: Value,
    },
    Whole {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        view: Value,
    },
}

/// Everything about a table that is not on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Now {
    pub status: crate::TableStatus,
    pub seats: Vec<SeatInfo>,
    /// What you are asked.
    pub question: Option<QuestionInfo>,
    /// Whom the table waits for, and for what. In a window everybody it is open to, whether they can do anything or not;
    /// of yourself you are told whether you are asked.
    pub waiting: Vec<Waiting>,
    pub take_back: TakeBack,
    /// How each seat is called, as in `SeatInfo.name`; its letter while it is free.
    pub names: Vec<String>,
    /// How many answers have been given: the place in the replay. Until the game is over, without those that leave a
    /// window open.
    pub answers: u32,
    /// Where you want to be asked: every setting of `GameInfo.stops`, with what you have chosen.
    pub stops: Vec<crate::StopNow>,
    /// May you ask what would be good? (`POST /api/tables/{id}/hint`)
    #[serde(default)]
    pub hints: bool,
    /// When the time of the whole game is up, in milliseconds since 1970; `null` if it has no limit, or is up.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub time_up_at: Option<i64>,
    /// While it is played: who is out of the game, and why.
    #[serde(default)]
    pub out: Vec<crate::SeatEnding>,
    pub result: Option<crate::GameResult>,
    /// After the end: somebody wants to play again with the same people.
    pub rematch: Option<RematchInfo>,
    /// At the table of a lesson: what is said now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lesson: Option<crate::LessonNow>,
    /// Why nothing can happen at this table any more, though it can be looked at.
    pub read_only: Option<Vec<Part>>,
}

/// A rematch that somebody has opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RematchInfo {
    /// Who wants it, by seat.
    pub by: String,
    pub table: String,
}

/// A question with everything that can be answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QuestionInfo {
    pub seat: String,
    /// Its number: answers name it as `expected_seq`.
    pub seq: u32,
    pub text: Vec<Part>,
    /// What it is about, as data: the game's `Ask`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub ask: Value,
    /// What on the table it is about.
    pub about: Vec<Target>,
    pub options: Vec<Choosable>,
    pub refused: Vec<NotChoosable>,
    /// Questions before it that had one answer only and answered themselves.
    pub forced: Vec<ForcedInfo>,
    /// Standing answers that would answer it, and all questions of its kind from now on (`set-stop`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<StandingOffer>>"))]
    pub standing: Vec<StandingOffer>,
    /// This question and those that follow, answered in one. Only for who asked for plans, and where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub plan: Option<crate::PlanInfo>,
}

/// A standing answer that would answer a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StandingOffer {
    /// The answer to this question.
    pub word: String,
    pub setting: String,
    pub value: String,
    /// What it is about, and what is answered from then on.
    pub about: String,
    pub text: String,
    /// What exactly it answers, where that takes more words.
    pub note: Option<String>,
}

impl QuestionInfo {
    /// Calls seats by these names in everything it says.
    pub fn name_seats(&mut self, names: &[String]) {
        crate::name_seats(&mut self.text, names);
        self.options.iter_mut().for_each(|option| option.name_seats(names));
        self.refused.iter_mut().for_each(|refused| refused.name_seats(names));
        self.forced.iter_mut().for_each(|forced| forced.name_seats(names));
    }
}

impl Choosable {
    /// Calls seats by these names in everything it says.
    pub fn name_seats(&mut self, names: &[String]) {
        crate::name_seats(&mut self.text, names);
        self.forecasts.iter_mut().for_each(|forecast| forecast.name_seats(names));
    }
}

impl NotChoosable {
    fn name_seats(&mut self, names: &[String]) {
        crate::name_seats(&mut self.text, names);
        crate::name_seats(&mut self.why, names);
    }
}

impl ForcedInfo {
    /// Calls seats by these names in everything it says.
    pub fn name_seats(&mut self, names: &[String]) {
        crate::name_seats(&mut self.question, names);
        crate::name_seats(&mut self.answer, names);
        self.refused.iter_mut().for_each(|refused| refused.name_seats(names));
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choosable {
    /// In notation: what an answer names.
    pub word: String,
    pub text: Vec<Part>,
    /// As data: the game's `Choice`.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub choice: Value,
    /// Where it lies on the table; nowhere for a yes or a pass.
    pub targets: Vec<Target>,
    /// What it would come to, as far as you can know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<crate::ForecastInfo>>"))]
    pub forecasts: Vec<crate::ForecastInfo>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NotChoosable {
    pub word: String,
    pub text: Vec<Part>,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub choice: Value,
    pub targets: Vec<Target>,
    pub why: Vec<Part>,
    /// The statement of the rules: `5.12`.
    pub rule: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ForcedInfo {
    pub question: Vec<Part>,
    pub answer: Vec<Part>,
    pub refused: Vec<NotChoosable>,
    /// It had more answers, and was given the one that you have chosen for all such questions (`Now.stops`).
    #[serde(default)]
    pub standing: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    pub seat: String,
    /// For what, in words for the others.
    pub text: Vec<Part>,
    /// Since when, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
    /// When the clock runs out, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub until: Option<i64>,
}

/// What can be taken back, by the one who reads this.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TakeBack {
    pub can: CanTakeBack,
    /// Who wants to take something back and is waiting for others to agree.
    pub asked_by: Option<String>,
    /// You have not answered that yet.
    pub your_word: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum CanTakeBack {
    No,
    /// Nobody has learnt anything since.
    Freely,
    /// The others must agree.
    Ask,
}

/// A line of the log of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogLine {
    /// The number of the table's event it belongs to.
    pub seq: u32,
    /// The place in the replay: how many answers had been given.
    pub answers: u32,
    pub kind: LineKind,
    pub parts: Vec<Part>,
    /// The statement of the rules behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// The event itself, as data: the game's `Event`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub event: Option<Value>,
    /// What it is to something that is settled: a place, a fight, a vote.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scene: Option<SceneEvent>,
    /// Who said it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub user: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// A take-back: game lines with numbers from here up to this line's are undone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub undoes: Option<u32>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
}

/// What an event is to something that is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SceneEvent {
    /// It begins here.
    Opens,
    /// What came of it.
    Tells,
    /// It is over, with this event.
    Ends,
    /// It was over before this event.
    IsOver,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum LineKind {
    /// Something in the game.
    Game,
    /// Something at the table: somebody sat down, took back, left.
    Table,
    Chat,
}
