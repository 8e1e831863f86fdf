//! Random games in place, from the start to the end.

use std::convert::Infallible;

use elysium_kernel::{Buffers, Random, Rules, Run, run_in_place};

use super::{SEED, clock};

/// What random playouts show of a game.
pub struct Playouts {
    pub speed: f64,
    pub decisions_per_game: f64,
    pub options_per_question: f64,
}

/// Nothing is allocated here from one game to the next: the state is copied over the last one,
/// and the buffers are kept.
pub fn measure<R: Rules>(start: &R::State, seconds: f64) -> Playouts {
    let mut state = start.clone();
    let mut buffers = Buffers::<R>::default();
    let mut player = Random::new(SEED);
    let (mut games, mut sum) = (0u64, Run::default());
    let Ok(speed) = clock::speed::<Infallible>(seconds, || {
        state.clone_from(start);
        let run = run_in_place(&mut state, &[], &mut player, &mut buffers);
        games += 1;
        sum.decisions += run.decisions;
        sum.options += run.options;
        Ok(run.decisions)
    });
    Playouts {
        speed,
        decisions_per_game: sum.decisions as f64 / games.max(1) as f64,
        options_per_question: sum.options as f64 / sum.decisions.max(1) as f64,
    }
}
