//! What an entry makes of a table: of its game, and of everything around it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use elysium_kernel::{Seat, Seats};
use elysium_kit::Play;
use elysium_wire::Ending;

use super::{Asked, Chair, ReadOnly, Sitter, Table, Wish};
use crate::journal::{Entry, Happening};

impl Table {
    /// The table after an entry. `ready` is the game after it, where that is known already.
    pub fn after(&self, entry: Entry, ready: Option<Arc<dyn Play>>) -> Result<Table, String> {
        let mut next = self.clone();
        next.apply(entry, ready)?;
        Ok(next)
    }

    /// Takes in what happened.
    fn apply(&mut self, entry: Entry, ready: Option<Arc<dyn Play>>) -> Result<(), String> {
        let before = self.mark(&entry.what);
        match ready {
            Some(ready) => self.play = Some(ready),
            None => self.play_on(&entry).map_err(|error| format!("entry {}: {error}", entry.seq))?,
        }
        self.settle(entry)?;
        self.tell(&before);
        Ok(())
    }

    /// Takes in an entry of a journal that is read. A game that cannot go on is left out from there.
    pub(super) fn take_up(&mut self, entry: Entry) -> Result<(), String> {
        let before = self.mark(&entry.what);
        if self.read_only.is_none() {
            let fits = catch_unwind(AssertUnwindSafe(|| self.play_on(&entry)));
            if !matches!(fits, Ok(Ok(()))) {
                self.read_only = Some(ReadOnly::Broken { entry: entry.seq });
            }
            if self.read_only.is_some() {
                self.play = None;
            }
        }
        self.settle(entry)?;
        self.tell(&before);
        Ok(())
    }

    /// What an entry does to the game.
    fn play_on(&mut self, entry: &Entry) -> Result<(), String> {
        let no_game = || "there is no game".to_owned();
        match &entry.what {
            Happening::Started { rules, setup } => {
                let game = self.rules().map_err(|why| format!("{why:?}"))?;
                let known = game.version();
                if *rules != known {
                    self.read_only = Some(ReadOnly::OtherRules { found: *rules, known });
                    return Ok(());
                }
                let play = game.start(setup, self.fair().seed());
                let play = play.map_err(|rejection| format!("{rejection:?}"))?;
                if play.seats() != self.chairs.len() {
                    return Err(format!("a game of {} at this table", play.seats()));
                }
                self.play = Some(play.into());
            }
            Happening::Answered { seat, word, .. } => {
                let play = self.play.as_mut().ok_or_else(no_game)?;
                let taken = match Arc::get_mut(play) {
                    Some(play) => play.answer(*seat, word),
                    // Somebody else looks at it.
                    None => {
                        let mut copy = play.boxed();
                        let taken = copy.answer(*seat, word);
                        *play = copy.into();
                        taken
                    }
                };
                taken.map_err(|rejection| format!("{:?}", rejection.code))?;
            }
            Happening::TookBack { to, .. } => {
                let play = self.play.as_mut().ok_or_else(no_game)?;
                *play = play.at(*to).into();
            }
            Happening::Ended { how, outcome, digest } => {
                let own = self.play().map_or_else(String::new, |play| play.digest());
                let own_outcome = self.play().and_then(|play| play.outcome());
                let not_so = own_outcome.is_none() || own_outcome != *outcome;
                if own != *digest || *how == Ending::Finished && not_so {
                    return Err("it ends differently".into());
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// What an entry does to the table.
    fn settle(&mut self, entry: Entry) -> Result<(), String> {
        if entry.seq != self.seq() + 1 {
            return Err(format!("entry {} where {} is due", entry.seq, self.seq() + 1));
        }
        let broken = || format!("entry {} does not fit the table", entry.seq);
        let seats = self.chairs.len();
        if entry.what.seat().is_some_and(|seat| seat.index() >= seats) {
            return Err(broken());
        }
        match &entry.what {
            Happening::Opened { .. } => return Err(broken()),
            Happening::Sat { seat, who, deck, seed } => {
                let sitter = Sitter::Person { who: who.clone(), seed: *seed };
                self.chairs[seat.index()] = Chair { sitter, deck: deck.clone(), ..Chair::default() };
            }
            Happening::BotSat { seat, level, deck } => {
                let sitter = Sitter::Bot { level: level.clone() };
                self.chairs[seat.index()] = Chair { sitter, deck: deck.clone(), ..Chair::default() };
            }
            Happening::Stood { seat } => self.chairs[seat.index()] = Chair::default(),
            Happening::Started { .. } => self.ask_anew(entry.seq, entry.at),
            Happening::Answered { seat, spent, .. } => {
                let went_on = self.play().is_none_or(|play| !play.holds_answer_of(*seat));
                let chair = &mut self.chairs[seat.index()];
                chair.spent = chair.spent.saturating_add(*spent);
                chair.asked = None;
                self.answer_seqs.push(entry.seq);
                if went_on {
                    self.ask_anew(entry.seq, entry.at);
                }
                self.wish = None;
            }
            Happening::TakeBackAsked { to, .. } | Happening::TookBack { to, .. }
                if *to > self.answer_seqs.len() =>
            {
                return Err(broken());
            }
            Happening::TakeBackAsked { seat, to } => {
                self.wish = Some(Wish { seat: *seat, to: *to, agreed: Seats::one(*seat) });
            }
            Happening::TakeBackAgreed { seat } => {
                let wish = self.wish.as_mut().ok_or_else(broken)?;
                wish.agreed = wish.agreed.with(*seat);
            }
            Happening::TakeBackDeclined { .. } => self.wish = None,
            Happening::TookBack { to, .. } => {
                self.answer_seqs.truncate(*to);
                self.wish = None;
                self.ask_anew(entry.seq, entry.at);
            }
            Happening::StoodIn { seat, level, why } => {
                self.chairs[seat.index()].stand_in = Some((level.clone(), *why));
                self.wish = self.wish.filter(|wish| wish.seat != *seat);
            }
            Happening::Returned { seat } => {
                let chair = &mut self.chairs[seat.index()];
                chair.stand_in = None;
                // The clock starts when they are back.
                if let Some(asked) = &mut chair.asked {
                    asked.since = entry.at;
                }
            }
            Happening::Conceded { seat } => self.chairs[seat.index()].conceded = true,
            Happening::Said { .. } => {}
            Happening::Ended { how, outcome, .. } => {
                let mut winners = outcome.iter().flat_map(|outcome| outcome.winners);
                if winners.any(|seat| seat.index() >= seats) {
                    return Err(broken());
                }
                self.ending = Some((*how, outcome.clone()));
                self.finished = Some(entry.at);
                self.wish = None;
            }
        }
        self.note(entry);
        Ok(())
    }

    pub(super) fn note(&mut self, entry: Entry) {
        if let Some(key) = &entry.command {
            self.done.insert(key.clone(), entry.seq);
        }
        self.journal.push(Arc::new(entry));
    }

    /// The rules went on: whoever is asked now is asked something new.
    fn ask_anew(&mut self, seq: u32, at: i64) {
        let asked = self.play.as_ref().map_or(Seats::NONE, |play| play.asked());
        for (i, chair) in self.chairs.iter_mut().enumerate() {
            chair.asked = asked.has(Seat(i as u8)).then_some(Asked { seq, since: at });
        }
    }
}
