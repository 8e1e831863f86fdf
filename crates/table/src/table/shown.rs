//! What nobody else may notice: who had something to do in a window shows neither in numbers nor in times.
//!
//! The journal numbers everything that happened. What is sent is numbered without what is quiet: an answer that leaves
//! the window open in which it was given, and a change of stops. So it cannot be counted how many have answered.

use elysium_kernel::{Seat, Seats};
use elysium_kit::OpenWindow;

use super::Table;
use crate::journal::{Entry, JournalEvent};

impl Table {
    /// The number under which the last entry is shown.
    pub fn shown_seq(&self) -> u32 {
        self.shown.last().copied().unwrap_or(0)
    }

    /// The number under which an entry is shown: quiet ones have that of the one before.
    pub fn shown_as(&self, seq: u32) -> u32 {
        seq.checked_sub(1).and_then(|i| self.shown.get(i as usize)).copied().unwrap_or(0)
    }

    /// The last entry that is shown under this number or an earlier one.
    pub(super) fn stored_as(&self, shown: u32) -> u32 {
        self.shown.partition_point(|&number| number <= shown) as u32
    }

    /// Is the last entry one that others may not notice?
    pub fn is_quiet(&self) -> bool {
        matches!(self.shown[..], [.., before, last] if before == last)
    }

    /// Is there anything in a quiet entry for this seat: was it theirs, or does it ask them something?
    pub fn is_told(&self, seat: Seat) -> bool {
        let own = self.journal.last().is_some_and(|entry| entry.what.seat() == Some(seat));
        own || self.chairs[seat.index()].asked.is_some_and(|asked| asked.seq == self.seq())
    }

    /// Who is asked something that came with a quiet entry, after the last one with a number of its own.
    pub fn asked_quietly(&self) -> Seats {
        let quiet = |seq: u32| {
            let shown = self.shown_as(seq);
            shown == self.shown_seq() && shown == self.shown_as(seq.saturating_sub(1))
        };
        let chairs = (0..).map(Seat).zip(&self.chairs);
        chairs
            .filter(|(_, chair)| chair.asked.is_some_and(|asked| quiet(asked.seq)))
            .map(|(seat, _)| seat)
            .collect()
    }

    /// How many answers have been given, as far as anybody may know. When the game is over, all of them.
    pub(super) fn shown_answers(&self) -> u32 {
        if self.ending.is_some() {
            return self.answer_seqs.len() as u32;
        }
        let quiet = |seq: &&u32| self.shown_as(**seq) == self.shown_as(**seq - 1);
        self.answer_seqs.iter().filter(|seq| !quiet(seq)).count() as u32
    }

    /// Is this quiet, after which the game stands as it does now?
    pub(super) fn keeps_quiet(&self, entry: &Entry, before: Option<OpenWindow>) -> bool {
        match entry.what {
            JournalEvent::StopSet { .. } => true,
            JournalEvent::Answered { .. } | JournalEvent::Planned { .. } => {
                let place = |window: OpenWindow| window.place;
                before.is_some() && before.map(place) == self.open_window().map(place)
            }
            _ => false,
        }
    }

    pub(super) fn open_window(&self) -> Option<OpenWindow> {
        self.play()?.window()
    }

    /// Notes since when the window is open.
    pub(super) fn note_window(&mut self, quiet: bool, at: i64) {
        let since = self.window.map(|(_, since)| since).filter(|_| quiet).unwrap_or(at);
        self.window = self.open_window().map(|window| (window, since));
    }

    /// Whom somebody sees the table wait for, and since when: in a window everybody it is open to, but of themselves
    /// everybody knows whether they are asked.
    pub(super) fn seen_waiting(&self, you: Option<Seat>, asked: Seats) -> Vec<(Seat, i64)> {
        if let Some((window, since)) = self.window {
            let seen = |seat: &Seat| you != Some(*seat) || asked.has(*seat);
            return window.polled.into_iter().filter(seen).map(|seat| (seat, since)).collect();
        }
        let since = |seat: Seat| Some((seat, self.chairs[seat.index()].asked?.since));
        asked.into_iter().filter_map(since).collect()
    }
}
