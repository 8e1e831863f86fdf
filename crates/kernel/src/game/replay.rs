//! The same game once more, and other worlds that look the same to somebody.

use super::Game;
use crate::chance::Seed;
use crate::log::{Log, Logged};
use crate::{Rules, Viewer};

/// A step that a game has taken.
pub struct StepTaken<'a, R: Rules> {
    /// How many answers had been given when it began.
    pub answers: usize,
    pub before: &'a R::State,
    pub after: &'a R::State,
    pub events: &'a [Logged<R>],
}

impl<R: Rules> Game<R> {
    /// The first `answers` answers given once more. `each` sees the game at its start and after every answer.
    pub fn replayed(&self, answers: usize, mut each: impl FnMut(&Self)) -> Self {
        let first = self.prescriptions.first.clone();
        let mut game = Self::from_position(self.setup.clone(), self.pending.seed, self.start.clone(), first);
        each(&game);
        while game.history.len() < answers.min(self.history.len()) {
            game.follow(self);
            each(&game);
        }
        game.follow_clock(self);
        game
    }

    /// All answers given once more, and what chance brought. `each` sees the game at its start and after every answer,
    /// with the answers and the outcomes of chance before the step under way.
    pub(crate) fn replayed_with_chance(
        &self,
        mut each: impl FnMut(&Self, (usize, usize)),
    ) -> (Self, Vec<String>) {
        let mut game = self.begun_again(|game| game.pending.brought = Some(Vec::new()));
        each(&game, game.before_step);
        while game.history.len() < self.history.len() {
            game.follow(self);
            each(&game, game.before_step);
        }
        game.follow_clock(self);
        let brought = game.pending.brought.take().unwrap_or_default();
        (game, brought)
    }

    /// All answers given once more. `each` sees every step that has come to its end, in their order.
    pub fn steps_taken(&self, mut each: impl FnMut(StepTaken<'_, R>)) {
        let mut game = self.begun_again(|game| game.trace = Some(Vec::new()));
        let mut answers = 0;
        loop {
            let given = game.history.len();
            if given == self.history.len() {
                game.follow_clock(self);
            }
            for step in game.trace.replace(Vec::new()).into_iter().flatten() {
                each(StepTaken { answers, before: &step.base, after: &step.end, events: step.log.entries() });
                // Those that follow asked nobody anything before.
                answers = given;
            }
            if given == self.history.len() {
                return;
            }
            game.follow(self);
        }
    }

    /// The game before its first answer, with something noted from there on.
    fn begun_again(&self, note: impl FnOnce(&mut Self)) -> Self {
        let first = self.prescriptions.first.clone();
        let mut game = Self::from_position(self.setup.clone(), self.pending.seed, self.start.clone(), first);
        // From the start once more, this time with a note of what happens.
        game.base.clone_from(&game.start);
        game.tape.clear();
        (game.settled, game.steps, game.before_step) = (0, 0, (0, 0));
        game.log = Log::default();
        game.pending.draws = 0;
        game.pending.prescribed.clone_from(&self.prescriptions.first);
        note(&mut game);
        game.run();
        game
    }

    /// Another world that looks the same to `viewer`, with another future.
    pub fn redealt(&self, viewer: Viewer, rng: &mut fastrand::Rng) -> Self {
        let mut world = self.clone();
        R::redeal(&mut world.base, &self.now, viewer, rng);
        world.pending.seed = Seed::number(rng.u64(..));
        world.settled = 0;
        world.log = Log::default();
        if world.stopped {
            world.now.clone_from(&world.base);
            return world;
        }
        world.run();
        for old in &self.pending.open {
            if let (true, Some(given)) = (viewer == Viewer::Seat(old.who), old.given)
                && world.question(old.who).is_some_and(|new| new.options.contains(&given))
            {
                world.give(old.who, given);
            }
        }
        world
    }
}
