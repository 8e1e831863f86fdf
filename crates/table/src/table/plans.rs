//! Plans: several answers of one person in a row, taken whole or refused whole.

use elysium_kernel::{Seat, Viewer};
use elysium_text::Lang;
use elysium_wire::{Now, Snapshot};

use super::decide::{Decided, tried};
use super::{Table, Who};
use crate::error::CommandError;
use crate::journal::{AnsweredBy, JournalEvent};

impl Table {
    /// A plan, tried out on a copy of the game.
    pub(super) fn planned(
        &self,
        who: &Who,
        seat: &str,
        expected_seq: u32,
        words: &[String],
        now: i64,
    ) -> Result<Decided, CommandError> {
        let (seat, asked) = self.asked_in_person(who, seat, expected_seq)?;
        // One word is an answer like any other.
        if let [word] = words {
            return self.answered(seat, word, AnsweredBy::Person, now);
        }
        let (ready, words) = tried(self.playing_game()?, |play| play.answer_all(seat, words))?;
        let spent = now.saturating_sub(asked.since).max(0) as u64;
        Ok(Decided { what: JournalEvent::Planned { seat, words, spent }, ready: Some(ready) })
    }

    /// How many answers the person in this seat would take back: the last one, or the last plan.
    pub(super) fn last_answers_of(&self, seat: Seat) -> Option<std::ops::Range<usize>> {
        let own = |seq: &u32| self.journal[*seq as usize - 1].what.answered_in_person() == Some(seat);
        let last = self.answer_seqs.iter().rposition(own)?;
        let first = self.answer_seqs.partition_point(|&seq| seq < self.answer_seqs[last]);
        Some(first..last + 1)
    }

    /// The word of an answer that stands, counted from 0, and whose it is.
    pub(super) fn answer(&self, number: usize) -> Option<(Seat, &str)> {
        let seq = *self.answer_seqs.get(number)?;
        let (seat, words) = self.journal[seq as usize - 1].what.answers()?;
        let first = self.answer_seqs.partition_point(|&other| other < seq);
        Some((seat, words.get(number - first)?))
    }

    /// The same with the plans of whoever looks on, if there are any.
    pub fn with_plans(&self, now: Now, viewer: Viewer, lang: Lang) -> Now {
        let (Viewer::Seat(seat), Some(mut question)) = (viewer, now.question.clone()) else { return now };
        question.plan = self.play().and_then(|play| play.plan(seat, lang)).map(|mut plan| {
            plan.name_seats(self.names());
            plan
        });
        Now { question: Some(question), ..now }
    }

    /// A snapshot, with plans for whoever wants them.
    pub fn snapshot_with(&self, plans: bool, viewer: Viewer, lang: Lang, since: Option<u32>) -> Snapshot {
        let snapshot = self.snapshot(viewer, lang, since);
        if !plans {
            return snapshot;
        }
        Snapshot { now: self.with_plans(snapshot.now, viewer, lang), ..snapshot }
    }
}
