//! A game that is answered in place is the same game.

use std::collections::VecDeque;

use super::trial::Trial;
use crate::{Player, Question, Rules, Seat, Seats, Seed, Seen, chance};

/// Answers in place what was answered interactively, and lets chance fall the same way.
struct Script<R: Rules> {
    /// Who, and what; nothing for a pass of somebody who was overtaken by another.
    answers: VecDeque<(Seat, Option<R::Choice>)>,
    /// In place everybody is asked: who wanted to pass passes by hand.
    stops: Vec<R::Stops>,
    seed: Seed,
    draws: u64,
}

impl<R: Rules> Player<R> for Script<R> {
    fn choose(&mut self, seen: &Seen<R>, question: &Question<R>) -> Option<R::Choice> {
        let Question { who, ask, options, pass } = *question;
        if pass.is_some()
            && R::passes(&self.stops[who.index()], seen.state(), who, ask, options) == Some(true)
        {
            return pass;
        }
        // And who has a standing answer gives it.
        let standing = R::standing(&self.stops[who.index()], seen.state(), who, ask, options);
        if let Some(choice) = standing.filter(|choice| pass.is_none() && options.contains(choice)) {
            return Some(choice);
        }
        let at = self.answers.iter().position(|(seat, _)| *seat == who)?;
        let (_, choice) = self.answers.remove(at)?;
        choice.or(pass)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.draws += 1;
        chance::draw(self.seed, self.draws, outcomes)
    }
}

impl<R: Rules> Trial<R> {
    pub(super) fn in_place_equals_interactive(&mut self) {
        let Some(earlier) = self.earlier.front() else { return };
        // In place no wish ends by itself: what came before one did is compared no more.
        let everybody = || Seats::first(crate::MAX_SEATS).into_iter();
        if everybody().any(|seat| earlier.stops(seat) != self.game.stops(seat)) {
            self.earlier.clear();
            return;
        }
        // In place nobody waits for somebody who can only pass.
        if self.game.open().iter().any(|open| open.given.is_none() && open.options.len() == 1) {
            return;
        }
        // Answers held back at that time count, too: they were given before.
        let held = earlier.open().iter().filter(|open| open.is_asked() && open.given.is_some()).count();
        let first = earlier.history().len() - held;
        let answers = self.game.history().iter().enumerate().skip(first);
        // In place nobody is asked who can only pass, and nobody whose answer would come to nothing.
        let counted = answers.filter(|(n, answered)| !answered.withdrawn && !self.idle.contains(n));
        let counted = counted.flat_map(|(n, answered)| {
            let idle = self.idle_others.get(&n).copied().unwrap_or_default();
            let overtaken = answered.overtaken.into_iter().filter(move |seat| !idle.has(*seat));
            let overtaken = overtaken.map(|seat| (seat, None));
            overtaken.chain([(answered.seat, Some(answered.choice))])
        });
        let mut script = Script::<R> {
            answers: counted.collect(),
            stops: everybody().map(|seat| earlier.stops(seat)).collect(),
            seed: self.game.seed(),
            draws: earlier.save().draws(),
        };
        let (state, _) = earlier.run_in_place(&mut script, &mut self.buffers);
        self.insist(state == *self.game.now(), || "answered in place, the game is another".into());
    }
}
