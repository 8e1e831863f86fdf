//! A game that is put aside, to go on at the very question where it stood.

use std::collections::VecDeque;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Answered, Game, Pending, Prescriptions};
use crate::chance::Seed;
use crate::log::Log;
use crate::{MAX_SEATS, Rules, Seat};

/// What is stored of a game: enough to go on at the very question where it stood.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Saved<R: Rules> {
    /// By its name.
    game: String,
    /// The version of the rules.
    rules: u32,
    setup: R::Setup,
    seed: Seed,
    start: R::State,
    base: R::State,
    tape: Vec<R::Choice>,
    given: Vec<(Seat, R::Choice)>,
    draws: u64,
    log: Log<R>,
    settled: usize,
    history: Vec<Answered<R>>,
    /// As they are for the step under way, and all changes.
    stops: [R::Stops; MAX_SEATS],
    changed_stops: Vec<(usize, Seat, R::Stops)>,
    stops_taken: usize,
    time_up: Option<usize>,
    prescribed: VecDeque<String>,
    prescriptions: Prescriptions,
}

/// Why a saved game cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RestoreError {
    OtherGame { found: String, expected: &'static str },
    OtherRules { found: u32, known: u32 },
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RestoreError::OtherGame { found, expected } => {
                write!(f, "it is a game of {found}, not of {expected}")
            }
            RestoreError::OtherRules { found, known } => {
                write!(f, "it was saved under version {found} of the rules; this is version {known}")
            }
        }
    }
}

impl std::error::Error for RestoreError {}

impl<R: Rules> Saved<R> {
    /// How often chance had decided by then.
    pub(crate) fn draws(&self) -> u64 {
        self.draws
    }
}

impl<R: Rules> Game<R> {
    pub fn save(&self) -> Saved<R> {
        Saved {
            game: R::NAME.into(),
            rules: R::VERSION,
            setup: self.setup.clone(),
            seed: self.pending.seed,
            start: self.start.clone(),
            base: self.base.clone(),
            tape: self.tape.clone(),
            given: self.held().collect(),
            draws: self.pending.draws,
            log: self.log.clone(),
            settled: self.settled,
            history: self.history.clone(),
            stops: self.pending.stops,
            changed_stops: self.stops.clone(),
            stops_taken: self.stops_taken,
            time_up: self.time_up,
            prescribed: self.pending.prescribed.clone(),
            prescriptions: self.prescriptions.clone(),
        }
    }

    /// Goes on where a game was saved, if it is this one, under these rules.
    pub fn restore(saved: Saved<R>) -> Result<Self, RestoreError> {
        if saved.game != R::NAME {
            return Err(RestoreError::OtherGame { found: saved.game, expected: R::NAME });
        }
        if saved.rules != R::VERSION {
            return Err(RestoreError::OtherRules { found: saved.rules, known: R::VERSION });
        }
        let Saved { setup, seed, start, base, tape, given, draws, log, settled, history, .. } = saved;
        let (prescribed, prescriptions) = (saved.prescribed, saved.prescriptions);
        let pending = Pending::new(seed, draws, prescribed, saved.stops);
        let mut game = Game {
            setup,
            start,
            now: base.clone(),
            base,
            tape,
            pending,
            log,
            settled,
            steps: 0,
            before_step: (0, 0),
            trace: None,
            history,
            stops: saved.changed_stops,
            stops_taken: saved.stops_taken,
            time_up: saved.time_up,
            prescriptions,
            stop: None,
            stopped: false,
        };
        game.run();
        for (seat, choice) in given {
            game.give(seat, choice);
        }
        Ok(game)
    }
}
