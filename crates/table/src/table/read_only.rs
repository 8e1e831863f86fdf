//! Tables that can be looked at, but at which nothing can happen any more, and why.

use std::sync::Arc;

use elysium_kernel::record;
use elysium_kit::InWords;
use elysium_text::{Args, Lang};
use elysium_wire::RefusalCode;

use super::Table;
use crate::journal::Happening;
use crate::refusal::Refusal;
use crate::text::say;

/// Why the game of a table cannot be played or replayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadOnly {
    /// It was begun under another version of the rules.
    OtherRules { found: u32, known: u32 },
    /// An entry of its journal does not follow from those before.
    Broken { entry: u32 },
}

impl InWords for ReadOnly {
    fn in_words(&self, lang: Lang) -> String {
        match *self {
            ReadOnly::OtherRules { found, known } => {
                say(lang, "read-only-other-rules", &Args::new().set("found", found).set("known", known))
            }
            ReadOnly::Broken { entry } => say(lang, "read-only-broken", &Args::new().set("entry", entry)),
        }
    }
}

impl From<ReadOnly> for Refusal {
    fn from(why: ReadOnly) -> Refusal {
        Refusal::because(RefusalCode::ReadOnly, Arc::new(why))
    }
}

impl Table {
    /// The record of a game that cannot be replayed, as it is stored: answers by their words.
    pub(super) fn stored_record(&self, names: &[String]) -> Option<String> {
        let started = self.journal.iter().find_map(|entry| match &entry.what {
            Happening::Started { rules, setup } => Some((*rules, setup)),
            _ => None,
        });
        let (rules, setup) = started?;
        let answer = |seq: &u32| match &self.journal[*seq as usize - 1].what {
            Happening::Answered { seat, word, .. } => Some((*seat, word.as_str())),
            _ => None,
        };
        let answers: Vec<_> = self.answer_seqs.iter().filter_map(answer).collect();
        let end = self.journal.iter().find_map(|entry| match &entry.what {
            Happening::Ended { digest, outcome, .. } => Some((digest.as_str(), outcome.as_ref())),
            _ => None,
        });
        let (digest, outcome) = end.unwrap_or_default();
        let fair = self.fair();
        let stored = record::Stored {
            game: self.game.name(),
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
