//! One simulated game: every question goes to the bot of its seat.

use elysium_kernel::Seats;
use elysium_kit::{Sim, Sitting};
use elysium_text::Args;

use super::SimPlan;
use super::seeds::{Dice, derive};
use super::tally::Tally;
use crate::error::CliError;

/// Plays the game of this number and adds it to the tally.
pub fn play(plan: &SimPlan, game: u64, sim: &mut dyn Sim, tally: &mut Tally) -> Result<(), CliError> {
    let seed = |dice| derive(plan.seed, game, dice);
    let bots = plan.bots.iter().enumerate();
    let bots: Vec<_> = bots.map(|(i, bot)| Sitting { bot, dice: seed(Dice::Bot(i)) }).collect();
    let played = sim.play(&bots, seed(Dice::Chance)).ok_or_else(|| {
        CliError::new("failure-sim-stopped", Args::new().set("game", game + 1).set("seed", plan.seed))
    })?;
    tally.games += 1;
    tally.decisions += played.decisions;
    for (seat, group) in Seats::first(plan.bots.len()).into_iter().zip(played.groups) {
        tally.add(seat, group, &played.outcome);
    }
    Ok(())
}
