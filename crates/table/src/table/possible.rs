//! What can happen at a table as it stands. Anything else is refused, whether it is about to happen or a
//! journal says that it did.
//!
//! Only the table is looked at here; whether the game takes an entry shows when it is played. Bots and decks are
//! not looked up: a game that is over does without those that are gone by now, and one that is not says so
//! when it is read.

use elysium_kernel::Seat;
use elysium_wire::{AbsentRule, ClockRule, Ending, HintRule, TableStatus};

use super::{Chair, Sitter, Table};
use crate::journal::{Absence, AnsweredBy, Entry, JournalEvent};

/// Why not, for the log.
type Possible = Result<(), &'static str>;

fn ensure(holds: bool, else_why: &'static str) -> Possible {
    if holds { Ok(()) } else { Err(else_why) }
}

impl Table {
    /// Can this be the next entry?
    pub(super) fn fits(&self, entry: &Entry) -> Possible {
        let Entry { seq, command, what, .. } = entry;
        ensure(*seq == self.seq() + 1, "its number is not the next one")?;
        ensure(command.as_ref().is_none_or(|key| self.done(key).is_none()), "its command was done before")?;
        ensure(what.seat().is_none_or(|seat| seat.index() < self.chairs.len()), "there is no such seat")?;
        self.possible(what)
    }

    fn possible(&self, what: &JournalEvent) -> Possible {
        let before_start = || ensure(self.phase() == TableStatus::Open, "it is not before the start");
        let playing = || ensure(self.phase() == TableStatus::Playing, "no game is being played");
        let is_free = |sitter: &Sitter| matches!(sitter, Sitter::Free);
        let chair = |seat: &Seat| &self.chairs[seat.index()];
        match what {
            JournalEvent::Opened { .. } => Err("a table is opened once"),
            JournalEvent::SeatTaken { seat, who, .. } => {
                before_start()?;
                ensure(self.seat_of(&who.user).is_none(), "they sit already")?;
                ensure(
                    self.kept_for(*seat).is_none_or(|kept| kept.user == who.user),
                    "the seat is kept for another",
                )?;
                ensure(is_free(&chair(seat).sitter), "the seat is taken")
            }
            JournalEvent::BotSeated { seat, .. } => {
                before_start()?;
                ensure(is_free(&chair(seat).sitter), "the seat is taken")
            }
            JournalEvent::SeatVacated { seat } => {
                before_start()?;
                ensure(!is_free(&chair(seat).sitter), "the seat is free")
            }
            JournalEvent::Started { .. } => {
                before_start()?;
                ensure(!self.chairs.iter().any(|chair| is_free(&chair.sitter)), "a seat is free")
            }
            JournalEvent::Answered { seat, by, .. } => {
                playing()?;
                // Nobody knows what a game asks that cannot be played.
                ensure(self.play.is_none() || chair(seat).asked.is_some(), "nothing was asked")?;
                ensure(self.answers_for(chair(seat), *by), "somebody else answers for this seat")
            }
            JournalEvent::Planned { seat, words, .. } => {
                playing()?;
                ensure(words.len() > 1, "one answer is no plan")?;
                ensure(self.play.is_none() || chair(seat).asked.is_some(), "nothing was asked")?;
                ensure(
                    self.answers_for(chair(seat), AnsweredBy::Person),
                    "somebody else answers for this seat",
                )
            }
            JournalEvent::StopSet { seat, .. } => {
                playing()?;
                ensure(chair(seat).plays().is_some(), "no person plays there")
            }
            JournalEvent::Hinted { seat } => {
                playing()?;
                ensure(self.options.hints == HintRule::Everybody, "hints are not allowed")?;
                ensure(chair(seat).plays().is_some(), "no person plays there")?;
                ensure(self.has_other_people(*seat), "nobody is there to see it")?;
                ensure(self.play.is_none() || self.open_window().is_none(), "it would show who is asked")?;
                let asked = chair(seat).asked;
                ensure(self.play.is_none() || asked.is_some(), "nothing was asked")?;
                ensure(asked.is_none_or(|asked| !self.was_hinted(*seat, asked)), "they have asked already")
            }
            JournalEvent::WindowClosed => {
                playing()?;
                let lingers = self.open_window().is_some_and(|window| window.lingers.is_some());
                ensure(self.play.is_none() || lingers, "no window waits for that")
            }
            JournalEvent::TimeUp => {
                playing()?;
                ensure(self.play.is_none() || self.time_up_at().is_some(), "no time is to be up")
            }
            JournalEvent::TakeBackAsked { seat, to } => {
                playing()?;
                let theirs = self.may_take_back(*seat).is_some_and(|back| back.start == *to);
                ensure(theirs, "it is not theirs to take back")?;
                ensure(!self.others(*seat).is_empty(), "there is nobody to ask")
            }
            JournalEvent::TakeBackAgreed { seat } | JournalEvent::TakeBackDeclined { seat } => {
                playing()?;
                ensure(self.asked_to_allow(*seat), "nobody asks them")
            }
            JournalEvent::TookBack { seat, to } => {
                playing()?;
                let alone = self.others(*seat).is_empty();
                let freely = self
                    .may_take_back(*seat)
                    .is_some_and(|back| back.start == *to && (alone || back.end == self.answer_seqs.len()));
                ensure(freely || self.agreed_take_back().as_ref() == Some(what), "nobody allowed it")
            }
            JournalEvent::TakeBackFailed { seat } => {
                playing()?;
                let agreed = self.agreed_take_back().is_some_and(|back| back.seat() == Some(*seat));
                ensure(agreed, "nobody allowed it")
            }
            JournalEvent::BotSubstituted { seat, why, .. } => {
                playing()?;
                ensure(chair(seat).plays().is_some(), "no person plays there")?;
                ensure(self.may_stand_in(chair(seat), *why), "that cannot be the reason")
            }
            JournalEvent::Returned { seat } => {
                playing()?;
                let may = chair(seat).stand_in.as_ref().is_some_and(|(_, why)| why.may_return());
                ensure(may, "there is nothing to come back to")
            }
            JournalEvent::Conceded { seat } => {
                playing()?;
                let may = chair(seat).person().is_some() && !chair(seat).conceded;
                ensure(may, "nobody is there who could concede")
            }
            JournalEvent::RematchOpened { seat, .. } => {
                ensure(self.phase() == TableStatus::Over, "the game is not over")?;
                ensure(chair(seat).person().is_some(), "nobody sat there")
            }
            JournalEvent::Said { who, .. } => ensure(self.admits(Some(&who.user)), "they may not look on"),
            JournalEvent::Ended { how, outcome, .. } => {
                ensure(self.may_end(*how), "it does not end here")?;
                let unwon = matches!(how, Ending::Abandoned | Ending::Learnt);
                ensure(unwon == outcome.is_none(), "that is not how it was won")?;
                let mut winners = outcome.iter().flat_map(|outcome| outcome.winners);
                ensure(winners.all(|seat| seat.index() < self.chairs.len()), "nobody sits where it was won")
            }
        }
    }

    fn answers_for(&self, chair: &Chair, by: AnsweredBy) -> bool {
        match by {
            AnsweredBy::Person => chair.plays().is_some(),
            AnsweredBy::Bot => chair.bot().is_some(),
            // They may have left while a bot thought for them.
            AnsweredBy::Clock => {
                let timed = self.open_window().is_some_and(|window| window.thinking_time.is_some());
                let decision = matches!(self.options.clock, ClockRule::Decision { .. });
                // Nobody knows the windows of a game that cannot be played.
                chair.person().is_some() && (decision || timed || self.play.is_none())
            }
        }
    }

    fn may_stand_in(&self, chair: &Chair, why: Absence) -> bool {
        match why {
            Absence::Left => true,
            Absence::Away => self.options.absent == AbsentRule::Bot,
            Absence::Clock => matches!(self.options.clock, ClockRule::Player { .. }),
            Absence::Conceded => chair.conceded,
        }
    }

    fn may_end(&self, how: Ending) -> bool {
        match self.phase() {
            TableStatus::Open => how == Ending::Abandoned,
            // Nobody knows when a game is over that cannot be played.
            TableStatus::Playing if self.play.is_none() && how == Ending::Finished => true,
            // Its learner may be gone for good.
            TableStatus::Playing if self.lesson.is_some() && how == Ending::Abandoned => true,
            TableStatus::Playing if self.play.is_none() && how == Ending::Learnt => self.lesson.is_some(),
            TableStatus::Playing => self.ends() == Some(how),
            TableStatus::Over | TableStatus::Frozen => false,
        }
    }
}
