//! What happens at a table without anybody's command: bots answer, clocks run out, games end.

use elysium_kernel::{Seat, Seats};
use elysium_wire::{AbsentRule, ClockRule, Ending, Pace, RefusalCode, TableStatus};

use super::Table;
use super::decide::{Decided, strongest};
use crate::journal::{Absence, By, Happening};
use crate::refusal::Refusal;

/// How long the house waits for what, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// A bot's pause before each answer at a calm table.
    pub bot: i64,
    /// Somebody the table waits for may be away so long.
    pub absent: i64,
    /// After a restart clocks wait so long for people to come back.
    pub restart: i64,
    /// A table that nobody has started and nobody looks at is cleared away.
    pub open: i64,
}

impl Default for Patience {
    fn default() -> Self {
        Patience { bot: 700, absent: 60_000, restart: 15_000, open: 30 * 60_000 }
    }
}

/// Something that is due at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub at: i64,
    pub what: Duty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    End(Ending),
    Concession(Seat),
    GrantTakeBack,
    Bot(Seat),
    Clock(Seat),
    Absent(Seat),
}

impl Table {
    /// What is due next, and when.
    pub fn due(&self, patience: &Patience) -> Option<Due> {
        let now = self.journal.last()?.at;
        let at_once = |what| Some(Due { at: now, what });
        match self.status() {
            TableStatus::Over | TableStatus::Frozen => return None,
            TableStatus::Open => {
                let idle = self.here.is_empty() && self.watching == 0;
                let since = self.here_since.iter().copied().max().unwrap_or(now).max(now);
                return idle.then_some(Due { at: since + patience.open, what: Duty::End(Ending::Abandoned) });
            }
            TableStatus::Playing => {}
        }
        let play = self.play()?;
        if play.outcome().is_some() {
            return at_once(Duty::End(Ending::Finished));
        }
        if let Some(ending) = self.given_up() {
            return at_once(Duty::End(ending));
        }
        let unreplaced = |i: &usize| self.chairs[*i].conceded && self.chairs[*i].stand_in.is_none();
        if let Some(i) = (0..self.chairs.len()).find(unreplaced) {
            return at_once(Duty::Concession(Seat(i as u8)));
        }
        if self.wish.is_some_and(|wish| self.still_to_agree(wish).is_empty()) {
            return at_once(Duty::GrantTakeBack);
        }
        let asked = play.asked().into_iter();
        asked.filter_map(|seat| self.due_of(seat, patience)).min_by_key(|due| due.at)
    }

    /// What is due about a seat that is asked.
    fn due_of(&self, seat: Seat, patience: &Patience) -> Option<Due> {
        let chair = &self.chairs[seat.index()];
        let since = chair.asked?.since;
        if chair.bot().is_some() {
            // A pause is for people who want to follow.
            let pause = if self.options.pace == Pace::Calm { patience.bot } else { 0 };
            let last = self.journal.last()?.at;
            return Some(Due { at: since.max(last) + pause, what: Duty::Bot(seat) });
        }
        let clock = self.deadline(seat).map(|at| Due { at, what: Duty::Clock(seat) });
        // Nobody is kept waiting at a table where nobody else is.
        let waited_for = !self.others(seat).and(self.here).is_empty();
        let away = self.options.absent == AbsentRule::Bot && waited_for && !self.here.has(seat);
        let gone = self.here_since[seat.index()].max(since) + patience.absent;
        let absent = away.then_some(Due { at: gone, what: Duty::Absent(seat) });
        [clock, absent].into_iter().flatten().min_by_key(|due| due.at)
    }

    /// Does what is due.
    pub fn perform(&self, duty: Duty, now: i64) -> Result<Decided, Refusal> {
        let play = self.play();
        match duty {
            Duty::End(how) => {
                let outcome = match (how, play) {
                    (Ending::Finished, Some(play)) => play.outcome(),
                    (Ending::Conceded, Some(play)) => Some(self.won_by_concession(play.seats())),
                    _ => None,
                };
                Ok(Happening::Ended {
                    how,
                    outcome,
                    digest: play.map_or_else(String::new, |play| play.digest()),
                }
                .into())
            }
            Duty::Concession(seat) => Ok(self.stand_in(seat, Absence::Conceded).into()),
            Duty::GrantTakeBack => {
                let wish = self.wish.ok_or(RefusalCode::NobodyAsks)?;
                self.took_back(wish.seat, wish.to)
            }
            Duty::Bot(seat) => self.let_bot_answer(seat, By::Bot, now),
            Duty::Clock(seat) => match self.options.clock {
                ClockRule::Decision { .. } => self.let_bot_answer(seat, By::Clock, now),
                _ => Ok(self.stand_in(seat, Absence::Clock).into()),
            },
            Duty::Absent(seat) => Ok(self.stand_in(seat, Absence::Away).into()),
        }
    }

    fn let_bot_answer(&self, seat: Seat, by: By, now: i64) -> Result<Decided, Refusal> {
        let play = self.play().ok_or(RefusalCode::NotStarted)?;
        let level = self.chairs[seat.index()].bot().unwrap_or_else(|| strongest(self.game));
        let word = play.bot_answer(seat, level).ok_or(RefusalCode::NotAsked)?;
        self.answered(seat, &word, by, now)
    }

    fn won_by_concession(&self, seats: usize) -> elysium_kernel::Outcome {
        let left = (0..seats).filter(|&i| !self.chairs[i].conceded).map(|i| Seat(i as u8));
        let winners: Seats = left.collect();
        elysium_kernel::Outcome { winners, scores: vec![None; seats] }
    }
}
