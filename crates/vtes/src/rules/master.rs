//! The master phase (chapter 7): cards are offered by their moments; nothing else is done without a card.

use elysium_kernel::{Options, Seat};

use crate::Vtes;
use crate::state::State;

/// What a master phase action can be used for besides master cards: nothing in this pool.
pub fn offer(_: &State, _: Seat, _: &mut Options<Vtes>) {}
