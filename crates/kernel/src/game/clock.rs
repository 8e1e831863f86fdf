//! Time that the table agreed on for the whole game. The rules have no clock: whoever runs the table says when time is up,
//! and that is recorded beside the answers.

use super::Game;
use crate::Rules;

impl<R: Rules> Game<R> {
    /// How long the whole game may take, in milliseconds, if the table agreed on that.
    pub fn time_limit(&self) -> Option<u64> {
        R::time_limit(&self.setup)
    }

    /// After how many answers time was up, if it is.
    pub fn time_up_after(&self) -> Option<usize> {
        self.time_up
    }

    /// Time is up, from here on; says whether that means anything in this game, and was not known before. It answers no
    /// question: what it comes to is found by the rules where they look for it.
    pub fn time_is_up(&mut self) -> bool {
        if self.time_up.is_some() || self.time_limit().is_none() || R::is_over(&self.now) {
            return false;
        }
        self.time_up = Some(self.history.len());
        // The step under way is run again from its start: the rules may look for it at the end of a step only.
        R::time_is_up(&mut self.base);
        R::time_is_up(&mut self.now);
        true
    }

    /// Notes that time is up if it was at this place in `whole`, a game that goes on from this one.
    pub(super) fn follow_clock(&mut self, whole: &Game<R>) {
        if whole.time_up.is_some_and(|after| after <= self.history.len()) {
            self.time_is_up();
        }
    }
}
