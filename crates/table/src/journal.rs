//! The journal of a table: everything that ever happened at it, numbered from 1.
//!
//! The journal is the truth. A table in memory is what comes out of reading its journal; nothing
//! about a table is stored anywhere else.

use std::sync::Arc;

use elysium_kernel::{Outcome, Seat, Seed};
use elysium_wire::{Ending, TableOptions};
use serde::{Deserialize, Serialize};

/// One numbered thing that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    pub seq: u32,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The command that made it happen, and whose it was: sent again, it is answered again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<Arc<CommandKey>>,
    pub what: JournalEvent,
}

/// A journal as it is found in storage: entries from 1 on without a gap, and what keeps the rest from being
/// read, if something does.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    pub entries: Vec<Entry>,
    pub flaw: Option<Flaw>,
    /// What is wrong with an entry that cannot be read, for the log.
    pub error: Option<String>,
}

/// Why a journal can be read up to a number only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Nothing is stored under this number, though something is under a later one.
    Missing { entry: u32 },
    /// What is stored under this number cannot be read as its entry.
    Unreadable { entry: u32 },
}

impl From<Vec<Entry>> for Journal {
    fn from(entries: Vec<Entry>) -> Journal {
        Journal { entries, ..Journal::default() }
    }
}

/// From what is stored under each number, in their order: an entry, or why it cannot be read.
impl FromIterator<(i64, Result<Entry, String>)> for Journal {
    fn from_iter<I: IntoIterator<Item = (i64, Result<Entry, String>)>>(stored: I) -> Journal {
        let mut journal = Journal::default();
        for (number, found) in stored {
            let due = journal.entries.len() as u32 + 1;
            let flaw = match found {
                _ if number != i64::from(due) => Flaw::Missing { entry: due },
                Ok(entry) if entry.seq == due => {
                    journal.entries.push(entry);
                    continue;
                }
                other => {
                    journal.error = other.err();
                    Flaw::Unreadable { entry: due }
                }
            };
            journal.flaw = Some(flaw);
            break;
        }
        journal
    }
}

/// A command of somebody. Ids are the sender's own, so two people may use the same one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CommandKey {
    pub user: String,
    pub id: String,
}

/// Somebody the server knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    pub user: String,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum JournalEvent {
    Opened {
        game: String,
        options: TableOptions,
        /// How many sit at it.
        players: u8,
        host: Who,
        /// The table's part of the shuffle. Secret until the end.
        secret: Seed,
        /// The game that is played once more.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch: Option<Arc<RematchOf>>,
        /// The lesson that is had here, by its name among those of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lesson: Option<String>,
    },
    SeatTaken {
        seat: Seat,
        who: Who,
        deck: Option<String>,
        seed: Seed,
    },
    BotSeated {
        seat: Seat,
        level: String,
        deck: Option<String>,
    },
    /// A seat is free again, before the start.
    SeatVacated {
        seat: Seat,
    },
    Started {
        rules: u32,
        /// The game's own set-up, so that a later default changes nothing.
        setup: serde_json::Value,
    },
    Answered {
        seat: Seat,
        word: String,
        by: AnsweredBy,
        /// Time used for it, in milliseconds.
        spent: u64,
    },
    /// Several answers of a person in a row, taken whole.
    Planned {
        seat: Seat,
        words: Vec<String>,
        /// Time used for all of them, in milliseconds.
        spent: u64,
    },
    /// A player has chosen where to be asked. Nobody else hears of it.
    StopSet {
        seat: Seat,
        setting: String,
        value: String,
    },
    /// A player has asked what would be good, at a table with other people: they see it.
    Hinted {
        seat: Seat,
    },
    /// The time of a window is up in which nobody had anything left to do.
    WindowClosed,
    /// The time that the table agreed on for the whole game is up.
    TimeUp,
    TakeBackAsked {
        seat: Seat,
        /// Back to when so many answers had been given.
        to: usize,
    },
    TakeBackAgreed {
        seat: Seat,
    },
    TakeBackDeclined {
        seat: Seat,
    },
    TookBack {
        seat: Seat,
        to: usize,
    },
    /// All had agreed, but the game could not be brought back in time: everything stands as it was.
    TakeBackFailed {
        seat: Seat,
    },
    /// A bot plays for a person from here on.
    BotSubstituted {
        seat: Seat,
        level: String,
        why: Absence,
    },
    /// The person plays again.
    Returned {
        seat: Seat,
    },
    Conceded {
        seat: Seat,
    },
    Said {
        who: Who,
        text: String,
    },
    /// After the end: somebody wants to play again, at a table of its own.
    RematchOpened {
        seat: Seat,
        table: String,
    },
    Ended {
        how: Ending,
        outcome: Option<Outcome>,
        digest: String,
    },
}

/// The table before a rematch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RematchOf {
    pub table: String,
    /// What its bots were named by.
    pub named_by: String,
    /// Who sat where: their seats are kept for them.
    pub people: Vec<Option<Who>>,
}

/// Who gave an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnsweredBy {
    Person,
    Bot,
    /// A bot, because the time for this decision was up.
    Clock,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    Away,
    Left,
    /// The clock of the whole game ran out.
    Clock,
    Conceded,
}

impl Absence {
    /// May the person take the seat back by asking?
    pub fn may_return(self) -> bool {
        matches!(self, Absence::Away | Absence::Left)
    }
}

impl JournalEvent {
    /// The seat that it is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            JournalEvent::SeatTaken { seat, .. }
            | JournalEvent::BotSeated { seat, .. }
            | JournalEvent::SeatVacated { seat }
            | JournalEvent::Answered { seat, .. }
            | JournalEvent::Planned { seat, .. }
            | JournalEvent::StopSet { seat, .. }
            | JournalEvent::Hinted { seat }
            | JournalEvent::TakeBackAsked { seat, .. }
            | JournalEvent::TakeBackAgreed { seat }
            | JournalEvent::TakeBackDeclined { seat }
            | JournalEvent::TookBack { seat, .. }
            | JournalEvent::TakeBackFailed { seat }
            | JournalEvent::BotSubstituted { seat, .. }
            | JournalEvent::Returned { seat }
            | JournalEvent::Conceded { seat }
            | JournalEvent::RematchOpened { seat, .. } => Some(*seat),
            JournalEvent::Opened { .. }
            | JournalEvent::Started { .. }
            | JournalEvent::WindowClosed
            | JournalEvent::TimeUp
            | JournalEvent::Said { .. }
            | JournalEvent::Ended { .. } => None,
        }
    }
}

impl JournalEvent {
    /// The answers that it holds, one or several, and whose they are.
    pub fn answers(&self) -> Option<(Seat, &[String])> {
        match self {
            JournalEvent::Answered { seat, word, .. } => Some((*seat, std::slice::from_ref(word))),
            JournalEvent::Planned { seat, words, .. } => Some((*seat, words)),
            _ => None,
        }
    }

    /// The seat of a person who gave answers of their own.
    pub fn answered_in_person(&self) -> Option<Seat> {
        match self {
            JournalEvent::Answered { seat, by: AnsweredBy::Person, .. }
            | JournalEvent::Planned { seat, .. } => Some(*seat),
            _ => None,
        }
    }
}

impl Entry {
    /// An answer or the like: by far the most of all entries, and none of the lists' business.
    pub fn is_answer(&self) -> bool {
        matches!(
            self.what,
            JournalEvent::Answered { .. }
                | JournalEvent::Planned { .. }
                | JournalEvent::StopSet { .. }
                | JournalEvent::Hinted { .. }
                | JournalEvent::WindowClosed
                | JournalEvent::Said { .. }
        )
    }
}
