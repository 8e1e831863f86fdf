//! Invariants: no card in two places, and a card in hand for each round that is left.

use crate::State;
use crate::cards::Cards;
use crate::state::{HAND, Step};

pub fn audit(state: &State) -> Result<(), String> {
    let played: Cards = state.played.iter().copied().flatten().collect();
    let mut seen = Cards::NONE;
    for place in state.hands.into_iter().chain([state.deck, played]) {
        if !seen.and(place).is_empty() {
            return Err(format!("a card is in two places: {:?}", seen.and(place)));
        }
        seen = seen.or(place);
    }
    if !(1..=HAND).contains(&state.round) {
        return Err(format!("there is no round {}", state.round));
    }
    // A card for each round that is left.
    let due = if state.step == Step::Play { HAND + 1 - state.round } else { 0 };
    for seat in state.everyone() {
        let (hand, played) = (state.hands[seat.index()].len(), state.played[seat.index()].is_some());
        if hand + usize::from(played) != usize::from(due) {
            return Err(format!("{seat} has {hand} cards in hand in round {}", state.round));
        }
    }
    Ok(())
}
