//! Whoever answers in place: bots, playouts, searches, tests.

use crate::{Options, Rules, Seat, Viewer};

/// A question as it is put to somebody who answers in place.
pub struct Question<'a, R: Rules> {
    pub who: Seat,
    pub ask: R::Ask,
    pub options: &'a [R::Choice],
    /// The option that is a pass, where the question is put to several seats in order ([`crate::Ctx::first`]).
    pub pass: Option<R::Choice>,
}

/// The table as the player who is asked may know it: the state itself stays out of reach.
pub struct Seen<'a, R: Rules> {
    state: &'a R::State,
    who: Seat,
}

impl<'a, R: Rules> Seen<'a, R> {
    pub(crate) fn new(state: &'a R::State, who: Seat) -> Self {
        Seen { state, who }
    }

    pub(crate) fn state(&self) -> &R::State {
        self.state
    }

    pub fn view(&self) -> R::View {
        R::view(self.state, Viewer::Seat(self.who))
    }
}

/// Answers questions where they are asked.
pub trait Player<R: Rules> {
    /// One of the question's options, or `None` to stop the run here.
    fn choose(&mut self, seen: &Seen<R>, question: &Question<R>) -> Option<R::Choice>;

    /// Which of `outcomes` equally likely outcomes comes about.
    fn chance(&mut self, outcomes: usize) -> usize;
}

/// Picks any option, each as likely as the next.
#[derive(Clone)]
pub struct Random {
    pub rng: fastrand::Rng,
}

impl Random {
    pub fn new(seed: u64) -> Self {
        Random { rng: fastrand::Rng::with_seed(seed) }
    }
}

impl<R: Rules> Player<R> for Random {
    #[inline]
    fn choose(&mut self, _: &Seen<R>, question: &Question<R>) -> Option<R::Choice> {
        Some(question.options[self.rng.u32(..question.options.len() as u32) as usize])
    }

    #[inline]
    fn chance(&mut self, outcomes: usize) -> usize {
        self.rng.u32(..outcomes as u32) as usize
    }
}

/// What a run in place did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Questions with two or more options that were answered.
    pub decisions: u64,
    /// All options of those questions together.
    pub options: u64,
    /// Seats to which something was offered that several might do, whether they had a choice or not.
    pub polls: u64,
    /// The player stopped before the end of the game.
    pub stopped: bool,
}

/// The buffers of a run, kept from one run to the next so that playouts do not allocate.
pub struct Buffers<R: Rules> {
    pub(crate) tape: Vec<R::Choice>,
    pub(crate) options: Options<R>,
}

impl<R: Rules> Default for Buffers<R> {
    fn default() -> Self {
        Buffers { tape: Vec::with_capacity(64), options: Options::new(false) }
    }
}

/// Plays `state` on from the start of a step: first the `answers` already recorded in that step,
/// then the player's, to the end of the game or until the player stops.
pub fn run_in_place<R: Rules>(
    state: &mut R::State,
    answers: &[R::Choice],
    player: &mut dyn Player<R>,
    buffers: &mut Buffers<R>,
) -> Run {
    let mut run = Run::default();
    buffers.tape.clear();
    buffers.tape.extend_from_slice(answers);
    while !R::is_over(state) {
        let finished = crate::Ctx::in_place(state, buffers, player, &mut run).run_step();
        if !finished {
            run.stopped = true;
            return run;
        }
        buffers.tape.clear();
    }
    run
}
