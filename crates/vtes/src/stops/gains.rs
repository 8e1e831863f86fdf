//! Gains that a player takes in their unlock phase without being asked.

use elysium_kernel::{Seat, cite};

use super::{Gains, Stops};
use crate::cards::{Effect, Pick, Sel, Test};
use crate::rules::script;
use crate::state::State;
use crate::vocabulary::{Ask, Choice};

/// The next gain, if the player wants to take them all. On whom it comes, where that can be chosen, is asked.
pub fn gain(stops: &Stops, state: &State, seat: Seat, ask: Ask, options: &[Choice]) -> Option<Choice> {
    if stops.gains == Gains::Ask || ask != Ask::Next || state.active != seat {
        return None;
    }
    cite(18, 25);
    options.iter().copied().find(|&choice| is_gain(choice))
}

/// The pool of the Edge, or a text that costs nothing and does nothing but give its player or one of their minions something.
fn is_gain(choice: Choice) -> bool {
    match choice {
        Choice::EdgePool => true,
        Choice::Use(_, card, clause, _) => {
            let text = script::script(card, clause);
            let yours = |pick: &Pick| matches!(pick, Pick::One(tests) if tests.contains(&Test::Yours));
            let gains = |effect: &Effect| match effect {
                Effect::Gain(_, _, Sel::You | Sel::Me) => true,
                Effect::Gain(_, _, Sel::Target) => text.pick.iter().all(yours),
                _ => false,
            };
            text.cost.is_empty() && !text.does.is_empty() && text.does.iter().all(gains)
        }
        _ => false,
    }
}
