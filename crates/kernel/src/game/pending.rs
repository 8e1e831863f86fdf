//! What a run of a step leaves behind besides the state: open questions, and chance.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::Open;
use crate::chance::{self, Seed};
use crate::poll::Poll;
use crate::{Forced, MAX_SEATS, Rules, Seat, Seats};

/// What a run of a step leaves behind besides the state.
#[derive(Clone, Debug)]
pub(crate) struct Pending<R: Rules> {
    pub open: Vec<Open<R>>,
    /// The last questions since the last answer that had a single option, with all that was refused.
    pub forced: Vec<Forced<R>>,
    /// The window that the open questions belong to.
    pub poll: Option<Poll<R>>,
    /// Windows stay open for their time, until they are closed from outside.
    pub linger: bool,
    /// Windows since the last answer in which nobody was asked, and who they were open to.
    pub gone_by: Vec<(R::Ask, Seats)>,
    /// Where each seat wants to be asked, as it was when the rules last went on, without what has ended since.
    pub stops: [R::Stops; MAX_SEATS],
    /// Whose lack of options is to be explained, and the explanation.
    pub why: Option<Seat>,
    pub because: Option<Open<R>>,
    pub seed: Seed,
    pub draws: u64,
    /// Outcomes that a scenario prescribes, in notation.
    pub prescribed: VecDeque<String>,
    /// What chance has brought, in notation, if somebody wants to write it down.
    pub brought: Option<Vec<String>>,
}

/// All that was ever prescribed, so that a game can be taken back.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Prescriptions {
    pub first: VecDeque<String>,
    /// After how many answers, and what.
    pub later: Vec<(usize, String)>,
}

impl<R: Rules> Pending<R> {
    pub fn new(seed: Seed, draws: u64, prescribed: VecDeque<String>, stops: [R::Stops; MAX_SEATS]) -> Self {
        Pending {
            open: Vec::new(),
            forced: Vec::new(),
            poll: None,
            linger: false,
            gone_by: Vec::new(),
            stops,
            why: None,
            because: None,
            seed,
            draws,
            prescribed,
            brought: None,
        }
    }

    /// What chance brings out of so many outcomes.
    pub fn pick(&mut self, state: &R::State, outcomes: usize, nth: impl Fn(usize) -> R::Choice) -> R::Choice {
        let choice = self.draw(state, outcomes, nth);
        if let Some(brought) = &mut self.brought {
            brought.push(R::notation(state, choice));
        }
        choice
    }

    fn draw(&mut self, state: &R::State, outcomes: usize, nth: impl Fn(usize) -> R::Choice) -> R::Choice {
        if let Some(word) = self.prescribed.front()
            && let Some(choice) = (0..outcomes).map(&nth).find(|&c| R::notation(state, c) == *word)
        {
            self.prescribed.pop_front();
            return choice;
        }
        if outcomes == 1 {
            return nth(0);
        }
        self.draws += 1;
        nth(chance::draw(self.seed, self.draws, outcomes))
    }
}
