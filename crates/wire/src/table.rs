//! A table: what it agreed on, who sits where, how it stands.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::HintRule;

/// Open a table.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// As in `GameInfo.game`.
    pub game: String,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, type = "Partial<TableOptions>"))]
    pub options: TableOptions,
    /// Who sits where at first; seats that are not named are free. Whoever opens the table takes
    /// the first free seat unless `watch` is set.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<NewBot>>"))]
    pub bots: Vec<NewBot>,
    /// Only look on.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub watch: bool,
    /// Start at once: all seats must be taken.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub start: bool,
    /// The opener's deck, in games where players bring one: the name of a starter deck.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub deck: Option<String>,
    /// The opener's part of the shuffle: 64 hex digits. Without one the server draws it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub seed: Option<String>,
}

/// The level of a bot that thinks for a second about every answer. Only a server that is being measured takes it.
pub const SLOW_BOT: &str = "slow";

/// A bot for a seat.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// `A`, `B`, ...; without one, the last free seat.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub seat: Option<String>,
    /// As in `GameInfo.bots`; without one, the strongest.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub level: Option<String>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub deck: Option<String>,
}

/// What a table agrees on before the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Seats, bots included; without a number, the game's usual one.
    #[schema(minimum = 2, maximum = 6)]
    pub players: Option<u8>,
    /// Switches of the game: `relics`, `no-homemade`, and options with a value: `turn-limit=20`.
    pub variants: Vec<String>,
    /// In the lobby for everybody; otherwise only by its link.
    pub public: bool,
    pub spectators: bool,
    pub take_back: TakeBackRule,
    pub clock: ClockRule,
    pub absent: AbsentRule,
    pub pace: Pace,
    pub hints: HintRule,
}

impl Default for TableOptions {
    fn default() -> Self {
        TableOptions {
            players: None,
            variants: Vec::new(),
            public: false,
            spectators: true,
            take_back: TakeBackRule::Ask,
            clock: ClockRule::None,
            absent: AbsentRule::Bot,
            pace: Pace::Calm,
            hints: HintRule::Alone,
        }
    }
}

/// May answers be taken back?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TakeBackRule {
    /// Freely until something was learnt, then if the others agree.
    Ask,
    Never,
}

/// How long somebody may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClockRule {
    None,
    /// For each decision; then a bot makes it.
    Decision {
        seconds: u32,
    },
    /// For the whole game, with some more for each answer; then a bot plays on.
    Player {
        seconds: u32,
        increment: u32,
    },
}

/// What happens to the seat of somebody who is away for a minute while the table waits for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AbsentRule {
    /// A bot plays until they come back.
    Bot,
    /// The table waits.
    Wait,
}

/// How fast bots answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// So that people can follow.
    Calm,
    /// As fast as they can.
    Instant,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TableStatus {
    /// People are taking their seats.
    Open,
    Playing,
    /// Finished, conceded or abandoned.
    Over,
    /// The disk failed or the rules broke down: nothing is taken any more until the server is
    /// started again.
    Frozen,
}

/// A table as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub status: TableStatus,
    pub options: TableOptions,
    pub seats: Vec<SeatInfo>,
    /// Who may start it and give seats to bots.
    pub host: String,
    pub host_name: String,
    pub watching: u32,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub finished: Option<i64>,
    /// The seats that have won.
    #[serde(default)]
    pub winners: Vec<String>,
    /// BLAKE3 of the server's part of the shuffle, published before anybody sits down.
    pub commitment: String,
    /// The lesson that is had at it, as in `LessonInfo.lesson`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lesson: Option<String>,
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// `A`, `B`, ...
    pub seat: String,
    pub who: SitterInfo,
    /// How whoever sits there is called at this table, in every text: people by their own name, bots by one of the
    /// game's. Nobody shares it with another seat. `null` while the seat is free.
    #[serde(default)]
    pub name: Option<String>,
    /// Whose face to paint: the same wherever they play.
    #[serde(default)]
    pub portrait: Option<String>,
    /// At a rematch: for whom a free seat is kept.
    #[serde(default)]
    pub kept_for: Option<KeptFor>,
    /// The starter deck, in games where players bring one.
    pub deck: Option<String>,
    /// A bot that plays for a person who is away, has left or has conceded.
    pub stand_in: Option<String>,
    pub conceded: bool,
    /// A person who is connected just now.
    pub here: bool,
}

/// Somebody who played before and is asked to play again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KeptFor {
    pub user: String,
    pub name: String,
}

/// One of the caller's tables, and whether it waits for them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MyTable {
    #[serde(flatten)]
    pub table: TableInfo,
    /// Your seat, or the one that is kept for you.
    pub you: String,
    /// Something is for you to do: an answer, a word on a take-back, a start, a seat that is kept for you.
    pub waits_for_you: bool,
    /// Whom a running game waits for, as far as you may know it.
    pub turns: Vec<Turn>,
}

/// A seat that is asked, and since when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    pub seat: String,
    pub name: String,
    /// In milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since: i64,
}

/// Play again with the same people in the same seats.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewRematch {
    /// Your part of the shuffle: 64 hex digits. Without one the server draws it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    #[schema(pattern = "^[0-9a-f]{64}$")]
    pub seed: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SitterInfo {
    Free,
    Person { user: String, name: String },
    Bot { level: String },
}
