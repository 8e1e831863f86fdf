//! Going back in a game without playing all of it again.

use std::collections::VecDeque;

use super::{Answered, Game, Pending, Prescriptions};
use crate::log::Log;
use crate::{Forced, MAX_SEATS, Rules};

/// A place in a game. Log and answers up to it are those of the game it was made in.
#[derive(Clone, Debug)]
pub struct Bookmark<R: Rules> {
    base: R::State,
    tape: Vec<R::Choice>,
    /// How many of the answers were held back, because others had not answered yet.
    held: usize,
    forced: Vec<Forced<R>>,
    draws: u64,
    settled: usize,
    steps: u64,
    answers: usize,
    stops: [R::Stops; MAX_SEATS],
    /// How often stops had been changed, and how many of the changes held.
    changed_stops: usize,
    stops_taken: usize,
    time_up: Option<usize>,
    prescribed: VecDeque<String>,
    /// How many outcomes of chance had been prescribed on the way.
    prescriptions: usize,
}

impl<R: Rules> Bookmark<R> {
    /// How many answers had been given.
    pub fn answers(&self) -> usize {
        self.answers
    }
}

impl<R: Rules> Game<R> {
    pub fn bookmark(&self) -> Bookmark<R> {
        Bookmark {
            base: self.base.clone(),
            tape: self.tape.clone(),
            held: self.held().count(),
            forced: self.pending.forced.clone(),
            draws: self.pending.draws,
            settled: self.settled,
            steps: self.steps,
            answers: self.history.len(),
            stops: self.pending.stops,
            changed_stops: self.stops.len(),
            stops_taken: self.stops_taken,
            time_up: self.time_up,
            prescribed: self.pending.prescribed.clone(),
            prescriptions: self.prescriptions.later.len(),
        }
    }

    /// The game as it was at a bookmark that was made in it, or in a game that this one goes on from.
    pub fn opened_at(&self, bookmark: &Bookmark<R>) -> Game<R> {
        let later = self.prescriptions.later[..bookmark.prescriptions].to_vec();
        let mut game = Game {
            setup: self.setup.clone(),
            start: self.start.clone(),
            base: bookmark.base.clone(),
            tape: bookmark.tape.clone(),
            now: bookmark.base.clone(),
            pending: Pending::new(
                self.pending.seed,
                bookmark.draws,
                bookmark.prescribed.clone(),
                bookmark.stops,
            ),
            log: Log { entries: self.log.entries[..bookmark.settled].to_vec() },
            settled: bookmark.settled,
            steps: bookmark.steps,
            before_step: (0, 0),
            trace: None,
            history: self.history[..bookmark.answers - bookmark.held].to_vec(),
            stops: self.stops[..bookmark.changed_stops].to_vec(),
            stops_taken: bookmark.stops_taken,
            time_up: bookmark.time_up,
            prescriptions: Prescriptions { first: self.prescriptions.first.clone(), later },
            stop: None,
            stopped: false,
        };
        game.pending.linger = self.pending.linger;
        game.run();
        for answered in &self.history[game.history.len()..bookmark.answers] {
            game.repeat(answered);
        }
        game.pending.forced = bookmark.forced.clone();
        game
    }

    /// Takes the answer that comes next in `whole`, a game that goes on from this one.
    pub fn follow(&mut self, whole: &Game<R>) {
        let (given, prescribed) = (self.history.len(), self.prescriptions.later.len());
        for (_, word) in whole.prescriptions.later[prescribed..].iter().take_while(|(at, _)| *at <= given) {
            self.prescribe(word);
        }
        for &(_, seat, stops) in whole.stops[self.stops.len()..].iter().take_while(|(at, ..)| *at <= given) {
            self.set_stops(seat, stops);
        }
        self.follow_clock(whole);
        // The window before it had its time.
        while self.question(whole.history[given].seat).is_none() && self.close_window() {}
        self.repeat(&whole.history[given]);
    }

    fn repeat(&mut self, answered: &Answered<R>) {
        debug_assert!(
            self.question(answered.seat).is_some_and(|open| open.options.contains(&answered.choice)),
            "what was taken once is taken again"
        );
        self.take(answered.seat, answered.choice, answered.word.clone());
    }

    /// The same game as it was after the first `answers` answers, played from the start.
    pub fn rewound_to(&self, answers: usize) -> Self {
        let first = self.prescriptions.first.clone();
        let mut game = Self::from_position(self.setup.clone(), self.pending.seed, self.start.clone(), first);
        if self.pending.linger {
            game.linger();
        }
        while game.history.len() < answers.min(self.history.len()) {
            game.follow(self);
        }
        game.follow_clock(self);
        game
    }
}
