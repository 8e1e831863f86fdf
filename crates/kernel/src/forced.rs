//! Questions that answered themselves.

use std::sync::Arc;

use crate::{Open, Rules};

/// A question that answered itself: it had one option only, and its refusals say why; or the player has a standing answer
/// to it (`open.given`).
#[derive(Clone, Debug, PartialEq)]
pub struct Forced<R: Rules> {
    pub open: Open<R>,
    /// The table as it was then. Words about it come from here: the same places may hold other
    /// cards by now, and hidden ones. Questions in a row about the same table share it.
    pub state: Arc<R::State>,
}

impl<R: Rules> Forced<R> {
    /// How many are kept for each seat: enough for "why was I not asked?".
    pub const KEPT: usize = 8;

    /// Puts a new one after those `kept` and forgets the oldest of its seat that is one too many.
    pub fn keep(self, kept: &mut Vec<Forced<R>>) {
        let of_seat = |forced: &Forced<R>| forced.open.who == self.open.who;
        if kept.iter().filter(|forced| of_seat(forced)).count() >= Self::KEPT
            && let Some(oldest) = kept.iter().position(of_seat)
        {
            kept.remove(oldest);
        }
        kept.push(self);
    }

    /// Keeps a question that has just answered itself.
    pub(crate) fn note(open: Open<R>, state: &R::State, kept: &mut Vec<Forced<R>>) {
        let same = kept.last().filter(|last| *last.state == *state);
        let state = same.map_or_else(|| Arc::new(state.clone()), |last| last.state.clone());
        Forced { open, state }.keep(kept);
    }
}
