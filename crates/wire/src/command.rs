//! What somebody at a table can do.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A command with the number that makes it safe to send again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Order {
    /// Made up by the sender, 1 to 64 characters, new for each command. The same one again is
    /// answered again and never done twice.
    pub command_id: String,
    #[serde(flatten)]
    pub command: Command,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Answer the open question.
    Answer {
        seat: String,
        /// The number of the question.
        expected_seq: u32,
        /// The word of the option, as in `Choosable.word`.
        word: String,
    },
    /// Answer the open question and those that follow, in one: all of it is taken, or nothing. One way through
    /// `QuestionInfo.plan`, or the first words of one.
    Plan {
        seat: String,
        /// The number of the open question.
        expected_seq: u32,
        words: Vec<String>,
    },
    /// Take a free seat.
    Sit {
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        seat: Option<String>,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        deck: Option<String>,
        /// Your part of the shuffle: 64 hex digits. Without one the server draws it.
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        seed: Option<String>,
    },
    /// Before the start: free your seat. Later: a bot plays on for you.
    Leave,
    /// The host gives a free seat to a bot.
    AddBot {
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        seat: Option<String>,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        level: Option<String>,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(optional = nullable))]
        deck: Option<String>,
    },
    /// The host takes a seat from a bot or a person, before the start.
    Clear {
        seat: String,
    },
    Start,
    /// Give the game up.
    Concede,
    /// Undo your last answer, at once or once the others have agreed.
    TakeBack,
    /// Say yes or no to somebody who wants to take something back.
    AllowTakeBack {
        allow: bool,
    },
    /// Choose where you want to be asked, in games with windows: a setting and a value of `GameInfo.stops`.
    SetStop {
        setting: String,
        /// Where a setting can have several values, `no-` before one turns it off.
        value: String,
    },
    /// Back at the table: the stand-in hands over.
    Return,
    Say {
        text: String,
    },
}

/// A command was done and is stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ack {
    pub command_id: String,
    /// The number of the table's event that it became.
    pub seq: u32,
    /// It had been done before: this is the same answer again.
    pub again: bool,
}

/// Nothing was done, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ErrorInfo {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub command_id: Option<String>,
    pub code: ErrorCode,
    /// In words, in the reader's language.
    pub text: Vec<crate::Part>,
    /// The statement of the rules that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rule: Option<String>,
    /// Of a plan: which of its words was refused, counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub piece: Option<u32>,
}

/// Why nothing was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum ErrorCode {
    // Who asks
    SignIn,
    WrongPassword,
    NameTaken,
    BadName,
    BadPassword,
    BadTicket,
    ForeignOrigin,
    TooFast,
    TooManySockets,
    // What is asked
    Malformed,
    TooLarge,
    NoSuchPage,
    NoSuchTable,
    NoSuchGame,
    NoSuchLesson,
    NoSuchSeat,
    NoSuchBot,
    NoSuchDeck,
    BadSetup,
    BadSeed,
    BadOption,
    // At the table
    NotYourSeat,
    NotSeated,
    AlreadySeated,
    SeatTaken,
    NotHost,
    SeatsFree,
    NotStarted,
    AlreadyStarted,
    Over,
    Frozen,
    /// The game cannot go on here; `Now.read_only` says why.
    ReadOnly,
    /// Nothing of the table can be shown: its journal cannot be read from the first entry on.
    Unreadable,
    NotAsked,
    AlreadyAnswered,
    /// A bot plays for you: say `return` first.
    BotSubstituted,
    /// The question has been answered, taken back or replaced since.
    Late,
    /// Known to the rules and forbidden by one of them.
    Refused,
    NotOffered,
    /// A plan goes on after something that nobody could know beforehand.
    TooFar,
    /// There is no such stop, or it cannot be set now.
    BadStop,
    NoSpectators,
    NothingToTakeBack,
    NoTakeBack,
    NobodyAsks,
    /// Nobody says here what would be good.
    NoHints,
    EmptyText,
    TextTooLong,
    /// The replay opens when the game is over.
    NotOver,
    // The server
    ShuttingDown,
    /// It took too long and was given up.
    TimedOut,
    Broken,
}
