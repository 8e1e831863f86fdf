//! How steps run: until an answer is missing, the game is over, or somebody wants to look.

use std::collections::VecDeque;

use super::{Game, Pending};
use crate::chance::Seed;
use crate::log::Log;
use crate::poll::Closed;
use crate::{Ctx, Forced, MAX_SEATS, Options, Rules, Seat, Viewer};

/// More steps than this without a question are a game that hangs.
const MAX_SILENT_STEPS: u32 = 100_000;

/// The beginning of a step at which a game waits.
#[derive(Clone, Debug)]
pub(crate) struct StopAt<R: Rules> {
    pub step: String,
    /// The name of the step at which a table stands.
    pub name: fn(&R::State) -> String,
}

/// A step that has come to its end, with all that was recorded in it.
#[derive(Clone, Debug)]
pub(crate) struct FinishedStep<R: Rules> {
    pub base: R::State,
    tape: Vec<R::Choice>,
    pub end: R::State,
    pub log: Log<R>,
}

impl<R: Rules> FinishedStep<R> {
    /// The same answers and the same chance in another world that looks the same to `viewer`;
    /// `None` if they do not fit there.
    pub fn redealt(&self, viewer: Viewer, rng: &mut fastrand::Rng) -> Option<FinishedStep<R>> {
        let mut base = self.base.clone();
        R::redeal(&mut base, &self.end, viewer, rng);
        let (mut end, mut tape, mut log) = (base.clone(), self.tape.clone(), Log::default());
        let mut options = Options::new(true);
        let stops = [R::Stops::default(); MAX_SEATS];
        let mut pending = Pending::new(Seed::number(0), 0, VecDeque::new(), stops);
        let mut ctx = Ctx::interactive(&mut end, &mut tape, &mut pending, &mut options, &mut log);
        let fits = ctx.run_step() && ctx.used() == self.tape.len();
        fits.then_some(FinishedStep { base, tape, end, log })
    }
}

impl<R: Rules> Game<R> {
    /// Stops at the next beginning of this step, or no longer stops anywhere.
    pub(crate) fn stop_at(&mut self, stop: Option<StopAt<R>>) {
        self.stop = stop;
        if std::mem::take(&mut self.stopped) {
            self.run();
        }
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(super) fn give(&mut self, seat: Seat, choice: R::Choice) {
        if let Some(open) = self.pending.open.iter_mut().find(|open| open.who == seat) {
            open.given = Some(choice);
        }
        if let Some(poll) = &self.pending.poll {
            if poll.lingers(&self.pending.open).is_none()
                && let Some(closed) = poll.close(&self.pending.open)
            {
                self.close(closed);
            }
            return;
        }
        if self.pending.open.iter().all(|open| open.given.is_some()) {
            let Pending { open, forced, .. } = &mut self.pending;
            let answers = open.iter().filter_map(|open| open.given).collect();
            // Of those who were asked at once, some had no choice.
            for open in open.drain(..).filter(|open| open.options.len() == 1) {
                Forced::note(open, &self.now, forced);
            }
            self.go_on(answers);
        }
    }

    /// Goes on after a window.
    pub(super) fn close(&mut self, closed: Closed<R::Choice>) {
        for seat in closed.withdrawn {
            if let Some(last) = self.history.iter_mut().rfind(|answered| answered.seat == seat) {
                last.withdrawn = true;
            }
        }
        if let Some(last) = self.history.last_mut().filter(|_| !closed.overtaken.is_empty()) {
            last.overtaken = closed.overtaken;
        }
        self.go_on(closed.answers);
    }

    fn go_on(&mut self, answers: Vec<R::Choice>) {
        self.pending.stops = self.stops_now();
        self.stops_taken = self.stops.len();
        self.tape.extend(answers);
        self.run();
    }

    /// Runs steps until an answer is missing or the game is over.
    pub(super) fn run(&mut self) {
        let mut options = Options::new(true);
        let mut silent = 0;
        loop {
            self.pending.open.clear();
            self.pending.poll = None;
            self.now.clone_from(&self.base);
            if R::is_over(&self.base) {
                return;
            }
            let before =
                if cfg!(debug_assertions) { self.log.entries.split_off(self.settled) } else { Vec::new() };
            self.log.entries.truncate(self.settled);
            let mut ctx = Ctx::interactive(
                &mut self.now,
                &mut self.tape,
                &mut self.pending,
                &mut options,
                &mut self.log,
            );
            let finished = ctx.run_step();
            let used = ctx.used();
            debug_assert_eq!(used, self.tape.len(), "a step left recorded answers unused");
            debug_assert!(
                self.log.entries[self.settled..].starts_with(&before),
                "a step run again emitted other events"
            );
            if !finished {
                return;
            }
            if let Some(trace) = &mut self.trace {
                let log = Log { entries: self.log.entries[self.settled..].to_vec() };
                let (base, tape, end) = (self.base.clone(), self.tape.clone(), self.now.clone());
                trace.push(FinishedStep { base, tape, end, log });
            }
            let arrived = self
                .stop
                .as_ref()
                .is_some_and(|StopAt { step, name }| name(&self.now) == *step && name(&self.base) != *step);
            self.base.clone_from(&self.now);
            self.before_step = (self.history.len(), self.pending.brought.as_ref().map_or(0, Vec::len));
            self.tape.clear();
            self.steps += 1;
            silent += 1;
            assert!(silent < MAX_SILENT_STEPS, "{silent} steps in a row asked nobody anything");
            self.settled = self.log.entries.len();
            if arrived {
                self.pending.open.clear();
                self.stopped = true;
                return;
            }
        }
    }

    /// Runs the step under way once more and says whether everything came out the same.
    pub fn agrees_with_itself(&self) -> bool {
        let mut again = self.clone();
        again.run_again();
        again.now == self.now && again.log == self.log && again.pending.open == self.pending.open
    }

    pub(super) fn run_again(&mut self) {
        let given: Vec<_> = self.pending.open.iter().map(|open| open.given).collect();
        self.run();
        for (open, given) in self.pending.open.iter_mut().zip(given) {
            open.given = open.given.or(given);
        }
    }
}
