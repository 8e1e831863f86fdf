//! What an entry makes of a table: of its game, and of everything around it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use elysium_kernel::{Seat, Seats};
use elysium_kit::{GameError, Play};

use super::{Chair, OpenSince, ReadOnly, Sitter, Table, Wish};
use crate::journal::{Entry, JournalEvent};

impl Table {
    /// The table after an entry. `ready` is the game after it, where that is known already.
    pub fn after(&self, entry: Entry, ready: Option<Arc<dyn Play>>) -> Result<Table, String> {
        let mut next = self.clone();
        next.apply(entry, |table, entry| match ready {
            Some(ready) => {
                table.play = Some(ready);
                Ok(())
            }
            None => table.play_on(entry),
        })?;
        Ok(next)
    }

    /// Takes in an entry of a journal that is read. A game that cannot go on is left out from there.
    pub(super) fn take_up(&mut self, entry: Entry) -> Result<(), String> {
        self.apply(entry, |table, entry| {
            if table.read_only.is_none() {
                let taken = catch_unwind(AssertUnwindSafe(|| table.play_on(entry)));
                if !matches!(taken, Ok(Ok(()))) {
                    table.read_only = Some(ReadOnly::Broken { entry: entry.seq });
                }
                if table.read_only.is_some() {
                    table.play = None;
                }
            }
            Ok(())
        })
    }

    /// Takes in what happened, if it can have happened.
    fn apply(
        &mut self,
        entry: Entry,
        play: impl FnOnce(&mut Table, &Entry) -> Result<(), String>,
    ) -> Result<(), String> {
        let (before, window) = (self.mark(&entry.what), self.open_window());
        let fits = self.fits(&entry).map_err(str::to_owned);
        fits.and_then(|()| play(self, &entry)).map_err(|error| format!("entry {}: {error}", entry.seq))?;
        let quiet = self.keeps_quiet(&entry, window);
        self.settle(entry, quiet);
        self.write_log(&before);
        Ok(())
    }

    /// What an entry does to the game.
    fn play_on(&mut self, entry: &Entry) -> Result<(), String> {
        let no_game = || "there is no game".to_owned();
        match &entry.what {
            JournalEvent::Started { rules, setup } => {
                let game = self.rules().map_err(|why| format!("{why:?}"))?;
                let known = game.version();
                if *rules != known {
                    self.read_only = Some(ReadOnly::OtherRules { found: *rules, known });
                    return Ok(());
                }
                let mut play = match &self.lesson {
                    Some(lesson) => self.lesson_begun(lesson)?,
                    None => {
                        game.start(setup, self.fair().seed()).map_err(|rejection| format!("{rejection:?}"))?
                    }
                };
                play.linger();
                if play.seats() != self.chairs.len() {
                    return Err(format!("a game of {} at this table", play.seats()));
                }
                self.play = Some(play.into());
            }
            JournalEvent::Answered { seat, word, .. } => {
                let play = self.play.as_mut().ok_or_else(no_game)?;
                change(play, |play| play.answer(*seat, word))?;
            }
            JournalEvent::Planned { seat, words, .. } => {
                let play = self.play.as_mut().ok_or_else(no_game)?;
                change(play, |play| play.answer_all(*seat, words).map_err(|refused| refused.error))?;
            }
            JournalEvent::WindowClosed => {
                let play = self.play.as_mut().ok_or_else(no_game)?;
                change(play, |play| play.close_window())?;
            }
            JournalEvent::TimeUp => {
                let play = self.play.as_mut().ok_or_else(no_game)?;
                change(play, |play| play.time_is_up())?;
            }
            JournalEvent::StopSet { seat, setting, value } => {
                let play = self.play.as_mut().ok_or_else(no_game)?;
                change(play, |play| play.set_stop(*seat, setting, value))?;
            }
            JournalEvent::TookBack { to, .. } => {
                let play = self.play.as_mut().ok_or_else(no_game)?;
                *play = play.taken_back_to(*to).into();
            }
            JournalEvent::Ended { how, .. } if entry.what != self.ended(*how) => {
                return Err("it ends differently".into());
            }
            _ => {}
        }
        Ok(())
    }

    /// What an entry does to the table.
    fn settle(&mut self, entry: Entry, quiet: bool) {
        match &entry.what {
            JournalEvent::SeatTaken { seat, who, deck, seed } => {
                let sitter = Sitter::Person { who: who.clone(), seed: *seed };
                self.chairs[seat.index()] = Chair { sitter, deck: deck.clone(), ..Chair::default() };
            }
            JournalEvent::BotSeated { seat, level, deck } => {
                let sitter = Sitter::Bot { level: level.clone() };
                self.chairs[seat.index()] = Chair { sitter, deck: deck.clone(), ..Chair::default() };
            }
            JournalEvent::SeatVacated { seat } => self.chairs[seat.index()] = Chair::default(),
            JournalEvent::Started { .. } => {
                self.begun = Some(entry.at);
                self.ask_anew(entry.seq, entry.at);
            }
            JournalEvent::Answered { seat, spent, .. } | JournalEvent::Planned { seat, spent, .. } => {
                let went_on = self.play().is_none_or(|play| !play.holds_answer_of(*seat));
                let chair = &mut self.chairs[seat.index()];
                chair.spent = chair.spent.saturating_add(*spent);
                chair.asked = None;
                let answers = entry.what.answers().map_or(0, |(_, words)| words.len());
                self.answer_seqs.extend(std::iter::repeat_n(entry.seq, answers));
                if went_on {
                    self.ask_anew(entry.seq, entry.at);
                }
                if !quiet {
                    self.wish = None;
                }
            }
            JournalEvent::WindowClosed => {
                self.ask_anew(entry.seq, entry.at);
                self.wish = None;
            }
            JournalEvent::TakeBackAsked { seat, to } => {
                self.wish = Some(Wish { seat: *seat, to: *to, agreed: Seats::one(*seat) });
            }
            JournalEvent::TakeBackAgreed { seat } => {
                self.wish = self.wish.map(|wish| Wish { agreed: wish.agreed.with(*seat), ..wish });
            }
            JournalEvent::TakeBackDeclined { .. } | JournalEvent::TakeBackFailed { .. } => self.wish = None,
            JournalEvent::TookBack { to, .. } => {
                self.answer_seqs.truncate(*to);
                self.wish = None;
                self.ask_anew(entry.seq, entry.at);
            }
            JournalEvent::BotSubstituted { seat, level, why } => {
                self.chairs[seat.index()].stand_in = Some((level.clone(), *why));
                self.wish = self.wish.filter(|wish| wish.seat != *seat);
            }
            JournalEvent::Returned { seat } => {
                let chair = &mut self.chairs[seat.index()];
                chair.stand_in = None;
                // The clock starts when they are back.
                if let Some(asked) = &mut chair.asked {
                    asked.since = entry.at;
                }
            }
            JournalEvent::Conceded { seat } => self.chairs[seat.index()].conceded = true,
            JournalEvent::RematchOpened { seat, table } => self.rematch = Some((*seat, table.clone())),
            JournalEvent::Opened { .. }
            | JournalEvent::StopSet { .. }
            | JournalEvent::Hinted { .. }
            | JournalEvent::TimeUp
            | JournalEvent::Said { .. } => {}
            JournalEvent::Ended { how, outcome, .. } => {
                self.ending = Some((*how, outcome.clone()));
                self.finished = Some(entry.at);
                self.wish = None;
            }
        }
        let seats = matches!(
            entry.what,
            JournalEvent::SeatTaken { .. }
                | JournalEvent::BotSeated { .. }
                | JournalEvent::SeatVacated { .. }
        );
        if seats {
            self.name_everybody();
        }
        let changes = matches!(
            entry.what,
            JournalEvent::Started { .. }
                | JournalEvent::Answered { .. }
                | JournalEvent::Planned { .. }
                | JournalEvent::WindowClosed
                | JournalEvent::TookBack { .. }
        );
        if changes {
            self.note_window(quiet, entry.at);
        }
        self.note(entry, quiet);
    }

    pub(super) fn note(&mut self, entry: Entry, quiet: bool) {
        self.shown.push(self.shown_seq() + u32::from(!quiet));
        if let Some(key) = &entry.command {
            self.done.insert(key.clone(), entry.seq);
        }
        self.journal.push(Arc::new(entry));
    }

    /// The rules went on: whoever is asked now is asked something new.
    fn ask_anew(&mut self, seq: u32, at: i64) {
        let asked = self.play.as_ref().map_or(Seats::NONE, |play| play.asked());
        for (i, chair) in self.chairs.iter_mut().enumerate() {
            chair.asked = asked.has(Seat(i as u8)).then_some(OpenSince { seq, since: at });
        }
    }
}

/// Changes a game that nobody else looks at, or a copy of it.
fn change<T>(
    play: &mut Arc<dyn Play>,
    change: impl FnOnce(&mut dyn Play) -> Result<T, GameError>,
) -> Result<(), String> {
    let changed = match Arc::get_mut(play) {
        Some(play) => change(play).map(drop),
        None => {
            let mut copy = play.boxed();
            let changed = change(copy.as_mut()).map(drop);
            *play = copy.into();
            changed
        }
    };
    changed.map_err(|rejection| format!("{:?}", rejection.code))
}
