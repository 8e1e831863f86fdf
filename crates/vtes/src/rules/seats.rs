//! Who has the first opportunity: the acting Methuselah, then those concerned, then the others clockwise (§3).

use elysium_kernel::{Seat, Seats, cite};

use crate::state::{Clockwise, State};

/// The order in which Methuselahs may do something.
#[inline]
pub fn order(state: &State) -> impl Iterator<Item = Seat> + Clone + use<> {
    // In a combat the acting minion's side, or whoever stands in its place (§11.8, §11.9).
    let combat = state.combat.as_ref().filter(|_| state.referendum.is_none());
    let acting = combat.map_or_else(|| state.acting(), |combat| combat.seats[0]);
    // The defending ones come before the rest, each group clockwise.
    cite(3, 53);
    cite(3, 55);
    let (living, first) = (state.living(), concerned(state).with(acting));
    let group = |seats: Seats| Clockwise::new(seats, acting, state.seats);
    group(living.and(first)).chain(group(living.minus(first)))
}

/// At whom an action is directed, or who fights against the acting minion.
fn concerned(state: &State) -> Seats {
    cite(3, 56);
    if let Some(combat) = &state.combat {
        return Seats::one(combat.seats[0]).with(combat.seats[1]);
    }
    let Some(action) = &state.action else { return Seats::NONE };
    if action.directed.is_empty() {
        cite(3, 57);
    }
    action.directed
}
