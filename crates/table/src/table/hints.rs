//! "What would be good here?" at a table: who may ask, and who hears of it.

use elysium_kernel::Seat;
use elysium_text::{Args, Lang};
use elysium_wire::{ErrorCode, HintRule, Hints};

use super::{OpenSince, Table};
use crate::error::CommandError;
use crate::journal::{JournalEvent, Who};

impl Table {
    /// May this person ask what would be good, about the question with this number? With the entry that has to be
    /// stored before they are told: other people see that somebody has asked, once for each question.
    pub fn wants_hint(
        &self,
        who: &Who,
        expected_seq: u32,
    ) -> Result<(Seat, Option<JournalEvent>), CommandError> {
        self.goes_on()?;
        let seat = self.seat_of(&who.user).ok_or(ErrorCode::NotSeated)?;
        let (seat, asked) = self.asked_in_person(who, &seat.to_string(), expected_seq)?;
        if let Some(why) = self.why_no_hints(seat) {
            return Err(CommandError::with(ErrorCode::NoHints, Args::new().set("why", why)));
        }
        let tell = self.has_other_people(seat) && !self.was_hinted(seat, asked);
        Ok((seat, tell.then_some(JournalEvent::Hinted { seat })))
    }

    /// Why nobody says what would be good now, if that is so.
    pub(super) fn why_no_hints(&self, seat: Seat) -> Option<&'static str> {
        let alone = !self.has_other_people(seat);
        match self.options.hints {
            HintRule::Never => Some("never"),
            HintRule::Alone | HintRule::Everybody if alone => None,
            HintRule::Alone => Some("people"),
            // The line would show that they are asked.
            HintRule::Everybody => self.open_window().map(|_| "window"),
        }
    }

    /// What would be good for somebody who is asked. It may take long.
    pub fn hints(&self, seat: Seat, lang: Lang) -> Hints {
        let seq = self.chairs[seat.index()].asked.map_or(0, |asked| self.shown_as(asked.seq));
        let mut hints = self.play().map_or_else(Vec::new, |play| play.hints(seat, lang));
        for hint in &mut hints {
            hint.text = self.named(std::mem::take(&mut hint.text));
            hint.why = self.named(std::mem::take(&mut hint.why));
        }
        Hints { seq, hints }
    }

    /// Somebody who is away counts: they come back.
    pub(super) fn has_other_people(&self, seat: Seat) -> bool {
        let others = self.chairs.iter().enumerate().filter(|(i, _)| *i != seat.index());
        others.into_iter().any(|(_, chair)| chair.person().is_some())
    }

    /// Have the others been told that they asked about this question?
    pub(super) fn was_hinted(&self, seat: Seat, asked: OpenSince) -> bool {
        let since = &self.journal[asked.seq as usize..];
        since.iter().any(|entry| matches!(entry.what, JournalEvent::Hinted { seat: of } if of == seat))
    }
}
