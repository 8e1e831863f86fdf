//! Invariants: no card in two places, and a card in hand for each round that is left.

use elysium_kernel::Reason;

use crate::cards::Cards;
use crate::state::{HAND, Step};
use crate::{State, reasons};

pub fn audit(state: &State) -> Result<(), Reason> {
    let played: Cards = state.played.iter().copied().flatten().collect();
    let mut seen = Cards::NONE;
    for place in state.hands.into_iter().chain([state.deck, played]) {
        if let Some(card) = seen.and(place).iter().next() {
            return Err(reasons::two_places(card.slug()));
        }
        seen = seen.or(place);
    }
    if !(1..=HAND).contains(&state.round) {
        return Err(reasons::no_round(state.round));
    }
    // A card for each round that is left.
    let due = if state.step == Step::Play { HAND + 1 - state.round } else { 0 };
    for seat in state.everyone() {
        let (hand, played) = (state.hands[seat.index()].len(), state.played[seat.index()].is_some());
        if hand + usize::from(played) != usize::from(due) {
            return Err(reasons::hand(seat, hand, state.round));
        }
    }
    Ok(())
}
