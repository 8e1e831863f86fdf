//! What a tree search does most: from a question in mid-game, a few random decisions.

use std::convert::Infallible;

use elysium_kernel::{Buffers, Game, Player, Question, Random, Rules, Seed, Seen, run_in_place};

use super::{SEED, apply, clock};
use crate::failure::Failure;

/// Decisions of one iteration.
const DEPTH: u32 = 20;
/// Positions to start from, one after the other: a search too jumps about in its tree.
const POSITIONS: u64 = 64;

/// Where an iteration starts: a step, and the answers recorded in it before the question.
pub struct Position<R: Rules> {
    start: R::State,
    answers: Vec<R::Choice>,
}

/// Random questions of random games.
pub fn positions<R: Rules>(setup: &R::Setup) -> Result<Vec<Position<R>>, Failure> {
    let mut rng = fastrand::Rng::with_seed(SEED);
    let mut positions = Vec::new();
    for number in 0..POSITIONS {
        let mut game = Game::<R>::new(setup.clone(), Seed::number(number)).map_err(|_| apply::refused())?;
        while apply::answer(&mut game, &mut rng)? {}
        // Not in the set-up, and far enough from the end for a whole iteration.
        let answers = game.history().len();
        let game = game.rewound_to(rng.usize(answers / 4..=answers / 4 * 3));
        let (start, answers) = game.step_start();
        positions.push(Position { start: start.clone(), answers: answers.to_vec() });
    }
    Ok(positions)
}

pub fn measure<R: Rules>(positions: &[Position<R>], seconds: f64) -> f64 {
    let Some(first) = positions.first() else { return 0.0 };
    let mut state = first.start.clone();
    let mut buffers = Buffers::<R>::default();
    let mut player = Short { random: Random::new(SEED), left: 0 };
    let mut next = positions.iter().cycle();
    let Ok(speed) = clock::speed::<Infallible>(seconds, || {
        let Some(position) = next.next() else { return Ok(0) };
        state.clone_from(&position.start);
        player.left = DEPTH;
        Ok(run_in_place(&mut state, &position.answers, &mut player, &mut buffers).decisions)
    });
    speed
}

/// Answers at random a few times and then stops.
struct Short {
    random: Random,
    left: u32,
}

impl<R: Rules> Player<R> for Short {
    fn choose(&mut self, seen: &Seen<R>, question: &Question<R>) -> Option<R::Choice> {
        self.left = self.left.checked_sub(1)?;
        self.random.choose(seen, question)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        Player::<R>::chance(&mut self.random, outcomes)
    }
}
