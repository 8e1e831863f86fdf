//! Whole games played in place by bots.

use elysium_kernel::{Buffers, Outcome, Player, Question, Refusal, Seat, Seats, Seen, run_in_place};

use crate::Title;
use crate::bots::Bot;

/// Who sits in a seat: the name of a bot, and the seed of its dice.
#[derive(Clone, Copy, Debug)]
pub struct Sitting<'a> {
    pub bot: &'a str,
    pub dice: u64,
}

/// How a game went.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    pub outcome: Outcome,
    /// Questions with two or more options that were answered.
    pub decisions: u64,
    /// By seat, what statistics group by.
    pub groups: Vec<Option<String>>,
}

/// A table at which games are played one after the other, in memory that is kept.
pub trait Sim: Send {
    /// Plays a game to its end; `chance` decides what nobody does. Nothing comes of it if a bot is not known or
    /// does not answer.
    fn play(&mut self, bots: &[Sitting], chance: u64) -> Option<Played>;
}

pub(crate) struct InPlace<G: Title> {
    start: G::State,
    state: G::State,
    buffers: Buffers<G>,
}

impl<G: Title> InPlace<G> {
    pub fn new(setup: &G::Setup) -> Result<InPlace<G>, Refusal<G::Why>> {
        let start = G::begin(setup)?;
        Ok(InPlace { state: start.clone(), start, buffers: Buffers::default() })
    }
}

impl<G: Title> Sim for InPlace<G> {
    fn play(&mut self, bots: &[Sitting], chance: u64) -> Option<Played> {
        let bots =
            bots.iter().map(|sitting| (G::BOTS.new)(sitting.bot, sitting.dice)).collect::<Option<_>>()?;
        let mut table = SimTable { bots, chance: fastrand::Rng::with_seed(chance) };
        self.state.clone_from(&self.start);
        let run = run_in_place(&mut self.state, &[], &mut table, &mut self.buffers);
        let group = |seat: Seat| G::group(&self.state, seat);
        Some(Played {
            outcome: G::outcome(&self.state)?,
            decisions: run.decisions,
            groups: Seats::first(G::seats(&self.state)).into_iter().map(group).collect(),
        })
    }
}

/// Hands each question to the bot of the seat that is asked; chance is nobody's.
struct SimTable<G: Title> {
    bots: Vec<Bot<G>>,
    chance: fastrand::Rng,
}

impl<G: Title> Player<G> for SimTable<G> {
    fn choose(&mut self, seen: &Seen<G>, question: &Question<G>) -> Option<G::Choice> {
        self.bots.get_mut(question.who.index())?.choose(seen, question)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.chance.usize(..outcomes)
    }
}
