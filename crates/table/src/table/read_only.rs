//! Tables that can be looked at, but at which nothing can happen any more, and why.

use std::sync::Arc;

use elysium_kernel::record;
use elysium_kit::InWords;
use elysium_text::{Args, Lang, Text};
use elysium_wire::ErrorCode;

use super::Table;
use crate::error::CommandError;
use crate::journal::{Flaw, JournalEvent};
use crate::text::text_of;

/// Why nothing can happen at a table any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadOnly {
    /// This server does not have its game.
    UnknownGame { game: String },
    /// This server does not have the lesson.
    UnknownLesson { lesson: String },
    /// Its game was begun under another version of the rules.
    OtherRules { found: u32, known: u32 },
    /// An entry of its journal does not follow from those before.
    Broken { entry: u32 },
    /// A bot plays at it that this server does not have.
    UnknownBot { level: String },
    /// A bot that plays at it found no answer.
    BotFailed { level: String },
    /// Its journal can be read up to an entry only; the table is shown as it was there.
    Flaw(Flaw),
}

impl InWords for ReadOnly {
    fn in_words(&self, lang: Lang) -> Text {
        let entry = |entry: &u32| Args::new().set("entry", *entry);
        let (id, args) = match self {
            ReadOnly::UnknownGame { game } => ("read-only-unknown-game", Args::new().set("game", game)),
            ReadOnly::UnknownLesson { lesson } => {
                ("read-only-unknown-lesson", Args::new().set("lesson", lesson))
            }
            ReadOnly::OtherRules { found, known } => {
                ("read-only-other-rules", Args::new().set("found", *found).set("known", *known))
            }
            ReadOnly::UnknownBot { level } => ("read-only-unknown-bot", Args::new().set("level", level)),
            ReadOnly::BotFailed { level } => ("read-only-bot-failed", Args::new().set("level", level)),
            ReadOnly::Broken { entry: at } => ("read-only-broken", entry(at)),
            ReadOnly::Flaw(Flaw::Missing { entry: at }) => ("read-only-missing", entry(at)),
            ReadOnly::Flaw(Flaw::Unreadable { entry: at }) => ("read-only-unreadable", entry(at)),
        };
        text_of(lang, id, &args)
    }
}

impl From<ReadOnly> for CommandError {
    fn from(why: ReadOnly) -> CommandError {
        CommandError::because(ErrorCode::ReadOnly, Arc::new(why))
    }
}

impl Table {
    /// The record of a game that cannot be replayed, as it is stored: answers by their words.
    pub(super) fn stored_record(&self, names: &[String]) -> Option<String> {
        let started = self.journal.iter().find_map(|entry| match &entry.what {
            JournalEvent::Started { rules, setup } => Some((*rules, setup)),
            _ => None,
        });
        let (rules, setup) = started?;
        let answers: Vec<_> = (0..self.answer_seqs.len()).filter_map(|number| self.answer(number)).collect();
        let end = self.journal.iter().find_map(|entry| match &entry.what {
            JournalEvent::Ended { digest, outcome, .. } => Some((digest.as_str(), outcome.as_ref())),
            _ => None,
        });
        let (digest, outcome) = end.unwrap_or_default();
        let fair = self.fair();
        let stored = record::StoredGame {
            game: &self.game,
            rules,
            setup,
            seed: fair.seed(),
            names,
            fair: Some(&fair),
            answers: &answers,
            digest,
            // Of what was conceded the game itself knows nothing.
            outcome: outcome.filter(|_| self.ended_by_itself()),
        };
        Some(record::write_stored(&stored))
    }
}
