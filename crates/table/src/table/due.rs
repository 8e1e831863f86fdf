//! What happens at a table without anybody's command: bots answer, clocks run out, games end.

use std::sync::Arc;

use elysium_kernel::{Outcome, Seat, Seats};
use elysium_kit::Play;
use elysium_wire::{AbsentRule, ClockRule, Ending, ErrorCode, Pace, TableStatus};

use super::Table;
use super::decide::{Decided, strongest};
use crate::error::CommandError;
use crate::journal::{Absence, AnsweredBy, JournalEvent};

/// How long the server waits for what, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// A bot's pause before its turn at a calm table: before the first of its answers in a row.
    pub bot: i64,
    /// Somebody the table waits for may be away so long.
    pub absent: i64,
    /// After a restart clocks wait so long for people to come back.
    pub restart: i64,
    /// A table that nobody has started and nobody looks at is cleared away.
    pub open: i64,
}

impl Default for Timeouts {
    fn default() -> Self {
        Timeouts { bot: 600, absent: 60_000, restart: 15_000, open: 30 * 60_000 }
    }
}

impl From<JournalEvent> for Act {
    fn from(what: JournalEvent) -> Act {
        Act::Done(what.into())
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
    /// Everybody is there for a rematch.
    Start,
    Concession(Seat),
    GrantTakeBack,
    CloseWindow,
    TimeUp,
    Bot(Seat),
    Clock(Seat),
    /// The time to think in a window is up.
    Pass(Seat),
    Absent(Seat),
}

/// What is being worked on elsewhere, and so is not due once more.
#[derive(Clone, Copy, Debug, Default)]
pub struct Busy {
    /// Seats for which a bot thinks.
    pub thinking: Seats,
    /// The game is being brought back for a take-back: meanwhile no bot goes on.
    pub rewinding: bool,
}

/// What doing a duty comes to.
pub enum Act {
    Done(Decided),
    /// A bot has to think first.
    Think(Thought),
}

/// A question to a bot, with everything it needs to think about it elsewhere.
#[derive(Clone)]
pub struct Thought {
    pub seat: Seat,
    by: AnsweredBy,
    pub level: String,
    /// The number of the question.
    asked: u32,
    play: Arc<dyn Play>,
}

impl Thought {
    /// What the bot answers, if it knows an answer. May take long.
    pub fn think(&self) -> Option<String> {
        self.play.bot_answer(self.seat, &self.level)
    }

    pub fn is_same(&self, other: &Thought) -> bool {
        (self.seat, self.asked) == (other.seat, other.asked)
    }

    /// An answer without any thinking, for a bot that takes too long.
    pub fn first_option(&self) -> Option<String> {
        self.play.words(self.seat).into_iter().next()
    }
}

impl Table {
    /// What is due next, and when.
    pub fn due(&self, timeouts: &Timeouts, busy: Busy) -> Option<Due> {
        let now = self.journal.last()?.at;
        let at_once = |what| Some(Due { at: now, what });
        match self.status() {
            TableStatus::Over | TableStatus::Frozen => return None,
            TableStatus::Open if self.begins_by_itself() => return at_once(Duty::Start),
            TableStatus::Open => {
                let idle = self.here.is_empty() && self.watching == 0;
                let since = self.here_since.iter().copied().max().unwrap_or(now).max(now);
                return idle.then_some(Due { at: since + timeouts.open, what: Duty::End(Ending::Abandoned) });
            }
            TableStatus::Playing => {}
        }
        if let Some(how) = self.ends() {
            return at_once(Duty::End(how));
        }
        let unreplaced = |i: &usize| self.chairs[*i].conceded && self.chairs[*i].stand_in.is_none();
        if let Some(i) = (0..self.chairs.len()).find(unreplaced) {
            return at_once(Duty::Concession(Seat(i as u8)));
        }
        if busy.rewinding {
            return None;
        }
        if self.agreed_take_back().is_some() {
            return at_once(Duty::GrantTakeBack);
        }
        let asked = self.play()?.asked().into_iter().filter(|seat| !busy.thinking.has(*seat));
        let of_seats = asked.filter_map(|seat| self.due_of(seat, timeouts));
        let time_up = self.time_up_at().map(|at| Due { at, what: Duty::TimeUp });
        let others = self.due_of_window().into_iter().chain(time_up).chain(self.due_of_lesson(timeouts));
        of_seats.chain(others).min_by_key(|due| due.at)
    }

    /// A lesson that its learner has left is cleared away.
    fn due_of_lesson(&self, timeouts: &Timeouts) -> Option<Due> {
        let learner = self.lesson()?.learner();
        let since = self.here_since[learner.index()].max(self.journal.last()?.at);
        let gone = !self.here.has(learner);
        gone.then_some(Due { at: since + timeouts.open, what: Duty::End(Ending::Abandoned) })
    }

    /// When a window closes that only time keeps open. Where one person plays with bots, nobody has anything to hide.
    fn due_of_window(&self) -> Option<Due> {
        let (window, since) = self.window?;
        let time = if self.several_people() { i64::from(window.lingers?) } else { 0 };
        window.lingers.map(|_| Due { at: since + time, what: Duty::CloseWindow })
    }

    /// What is due about a seat that is asked.
    fn due_of(&self, seat: Seat, timeouts: &Timeouts) -> Option<Due> {
        let chair = &self.chairs[seat.index()];
        let since = chair.asked?.since;
        if chair.bot().is_some() {
            // A pause is for people who want to follow. Who are asked at the same time answer after the same one.
            let pauses = self.options.pace == Pace::Calm && self.answered_last() != Some(seat);
            let pause = if pauses { timeouts.bot } else { 0 };
            return Some(Due { at: since + pause, what: Duty::Bot(seat) });
        }
        let clock = self.clock_until(seat).map(|at| Due { at, what: Duty::Clock(seat) });
        let pass = self.thinking_until(seat).map(|at| Due { at, what: Duty::Pass(seat) });
        // Nobody is kept waiting at a table where nobody else is.
        let waited_for = !self.others(seat).and(self.here).is_empty();
        let away = self.options.absent == AbsentRule::Bot && waited_for && !self.here.has(seat);
        let gone = self.here_since[seat.index()].max(since) + timeouts.absent;
        let absent = away.then_some(Due { at: gone, what: Duty::Absent(seat) });
        [pass, clock, absent].into_iter().flatten().min_by_key(|due| due.at)
    }

    /// Whose answer made the questions that are open now.
    fn answered_last(&self) -> Option<Seat> {
        let asks = |what: &JournalEvent| {
            what.answers().is_some()
                || matches!(
                    what,
                    JournalEvent::Started { .. } | JournalEvent::TookBack { .. } | JournalEvent::WindowClosed
                )
        };
        let last = self.journal.iter().rev().find(|entry| asks(&entry.what))?;
        last.what.answers().map(|(seat, _)| seat)
    }

    /// Does what is due.
    pub fn perform(&self, duty: Duty) -> Result<Act, CommandError> {
        match duty {
            Duty::End(how) => Ok(self.ended(how).into()),
            Duty::Start => Ok(Act::Done(self.started()?)),
            Duty::Concession(seat) => Ok(self.stand_in(seat, Absence::Conceded)?.into()),
            Duty::GrantTakeBack => {
                let agreed = self.agreed_take_back().ok_or(ErrorCode::NobodyAsks)?;
                Ok(agreed.into())
            }
            Duty::CloseWindow => Ok(Act::Done(self.window_closed()?)),
            Duty::TimeUp => Ok(Act::Done(self.time_up()?)),
            Duty::Bot(seat) => self.thought(seat, AnsweredBy::Bot),
            Duty::Pass(seat) => {
                let pass = self.play().and_then(elysium_kit::Play::pass);
                let (pass, until) = pass.zip(self.thinking_until(seat)).ok_or(ErrorCode::NotAsked)?;
                Ok(Act::Done(self.answered(seat, &pass, AnsweredBy::Clock, until)?))
            }
            Duty::Clock(seat) => match self.options.clock {
                ClockRule::Decision { .. } => self.thought(seat, AnsweredBy::Clock),
                _ => Ok(self.stand_in(seat, Absence::Clock)?.into()),
            },
            Duty::Absent(seat) => Ok(self.stand_in(seat, Absence::Away)?.into()),
        }
    }

    fn thought(&self, seat: Seat, by: AnsweredBy) -> Result<Act, CommandError> {
        let chair = &self.chairs[seat.index()];
        if let Some((word, asked)) = self.scripted(seat).zip(chair.asked) {
            return Ok(Act::Done(self.answered(seat, word, by, asked.since)?));
        }
        let game = self.rules()?;
        let level = chair.bot().unwrap_or_else(|| strongest(game)).to_owned();
        let asked = chair.asked.ok_or(ErrorCode::NotAsked)?.seq;
        let play = self.shared_play().ok_or(ErrorCode::NotStarted)?;
        Ok(Act::Think(Thought { seat, by, level, asked, play }))
    }

    /// Is the question that a bot thinks about still open, and still the bot's?
    pub fn awaits(&self, thought: &Thought) -> bool {
        let chair = &self.chairs[thought.seat.index()];
        let still_its = thought.by == AnsweredBy::Clock || chair.bot().is_some();
        let open = chair.asked.is_some_and(|asked| asked.seq == thought.asked);
        self.status() == TableStatus::Playing && open && still_its
    }

    /// What a bot has thought of, if the question it was for is still open.
    pub fn thought_out(&self, thought: &Thought, word: &str, now: i64) -> Result<Decided, CommandError> {
        if !self.awaits(thought) {
            return Err(ErrorCode::Late.into());
        }
        self.answered(thought.seat, word, thought.by, now)
    }

    /// The take-back that everybody has agreed to.
    pub fn agreed_take_back(&self) -> Option<JournalEvent> {
        let wish = self.wish.filter(|wish| self.still_to_agree(*wish).is_empty())?;
        Some(JournalEvent::TookBack { seat: wish.seat, to: wish.to })
    }

    /// That take-back cannot be done: everything stands as it was.
    pub fn failed_take_back(&self) -> Option<JournalEvent> {
        Some(JournalEvent::TakeBackFailed { seat: self.agreed_take_back()?.seat()? })
    }

    /// How a game that is being played ends here, if it does.
    pub(super) fn ends(&self) -> Option<Ending> {
        if let Some(lesson) = self.lesson() {
            return self.lesson_ends(lesson);
        }
        let finished = self.play().is_some_and(|play| play.outcome().is_some());
        if finished { Some(Ending::Finished) } else { self.given_up() }
    }

    /// The end, in one way or another.
    pub(super) fn ended(&self, how: Ending) -> JournalEvent {
        let outcome = match how {
            Ending::Finished => self.play().and_then(elysium_kit::Play::outcome),
            Ending::Conceded => Some(self.won_by_concession()),
            Ending::Abandoned | Ending::Learnt => None,
        };
        let digest = self.play().map_or_else(String::new, elysium_kit::Play::digest);
        JournalEvent::Ended { how, outcome, digest }
    }

    fn won_by_concession(&self) -> Outcome {
        let seats = self.chairs.len();
        let left = (0..seats).filter(|&i| !self.chairs[i].conceded).map(|i| Seat(i as u8));
        Outcome { winners: left.collect(), scores: vec![None; seats] }
    }
}
