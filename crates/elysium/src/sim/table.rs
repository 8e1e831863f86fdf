//! One simulated game: every question goes to the bot of its seat.

use elysium_kernel::{Buffers, Player, Question, Rules, Seat, Seen, run_in_place};
use elysium_kit::Title;
use elysium_text::Args;

use super::Plan;
use super::seeds::{Dice, derive};
use super::tally::Tally;
use crate::failure::Failure;

/// A bot at its seat.
type Bot<G> = Box<dyn Player<G> + Send>;

/// Hands questions to the bot of the seat; chance is nobody's.
struct Seated<G: Rules> {
    bots: Vec<Bot<G>>,
    chance: fastrand::Rng,
}

impl<G: Rules> Player<G> for Seated<G> {
    fn choose(&mut self, seen: &Seen<G>, question: &Question<G>) -> Option<G::Choice> {
        self.bots.get_mut(question.who.index())?.choose(seen, question)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.chance.usize(..outcomes)
    }
}

/// Plays the game of this number and adds it to the tally.
pub fn play<G: Title>(
    plan: &Plan<G>,
    game: u64,
    state: &mut G::State,
    buffers: &mut Buffers<G>,
    tally: &mut Tally,
) -> Result<(), Failure> {
    let seed = |dice| derive(plan.seed, game, dice);
    let sit = |(i, name): (usize, &String)| G::bot(name, seed(Dice::Bot(i)));
    // The names were checked, so all of them sit down; if not, the game stops below.
    let bots = plan.bots.iter().enumerate().map_while(sit).collect();
    let mut player = Seated { bots, chance: fastrand::Rng::with_seed(seed(Dice::Chance)) };
    state.clone_from(&plan.start);
    let run = run_in_place(state, &[], &mut player, buffers);
    let outcome = <G as Rules>::outcome(state).ok_or_else(|| {
        Failure::new("failure-sim-stopped", Args::new().set("game", game + 1).set("seed", plan.seed))
    })?;
    tally.games += 1;
    tally.decisions += run.decisions;
    for seat in (0..plan.bots.len()).map(|i| Seat(i as u8)) {
        tally.add(seat, G::group(state, seat), &outcome);
    }
    Ok(())
}
