//! Random games through the door, as a server or a terminal plays them.

use elysium_kernel::{Game, Rules, Seed};
use elysium_text::Args;

use super::{SEED, clock};
use crate::failure::Failure;

pub fn measure<R: Rules>(setup: &R::Setup, seconds: f64) -> Result<f64, Failure> {
    let mut rng = fastrand::Rng::with_seed(SEED);
    let mut number = 0;
    let mut fresh = || {
        number += 1;
        Game::<R>::new(setup.clone(), Seed::number(number)).map_err(|_| refused())
    };
    let mut game = fresh()?;
    clock::speed(seconds, || {
        if answer(&mut game, &mut rng)? {
            return Ok(1);
        }
        game = fresh()?;
        Ok(0)
    })
}

/// Answers the first open question at random; `false` if there is none.
pub fn answer<R: Rules>(game: &mut Game<R>, rng: &mut fastrand::Rng) -> Result<bool, Failure> {
    let Some(open) = game.next_question() else { return Ok(false) };
    let (seat, choice) = (open.who, open.options[rng.usize(..open.options.len())]);
    game.apply(seat, choice).map_err(|_| refused())?;
    Ok(true)
}

/// The set-up was accepted and the answer offered, so only a mistake in the rules leads here.
pub fn refused() -> Failure {
    Failure::new("failure-bench", Args::new())
}
