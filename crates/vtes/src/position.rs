//! Positions: cards put where they are to lie, with everything that the rules keep of them. Nothing happens by it.

use elysium_kernel::Seat;

use crate::State;
use crate::cards::CardId;
use crate::rules::{stats, zones};
use crate::state::{Host, MinionId, PermanentId, Slot};

/// A card of somebody's deck that has not been put anywhere yet.
pub fn find(state: &State, owner: Seat, card: CardId) -> Option<Slot> {
    let mut deck = state[owner].deck.iter().map(|index| Slot::new(owner, index));
    deck.find(|&slot| state.card(slot) == card)
}

/// A vampire or an ally in its owner's ready region; nobody looks whether it is contested.
pub fn minion(state: &mut State, slot: Slot, blood: u8) -> Option<MinionId> {
    zones::enter_minion(state, slot, slot.owner(), blood, !slot.is_crypt())
}

/// Another card in play.
pub fn permanent(state: &mut State, slot: Slot, host: Host, counters: u8) -> Option<PermanentId> {
    zones::place_permanent(state, slot, slot.owner(), host, 0, counters)
}

/// A card in its owner's hand.
pub fn hand(state: &mut State, slot: Slot) {
    zones::take_away(state, slot);
    state[slot.owner()].hand.insert(slot.index());
    zones::hand_changed(state, slot.owner());
}

/// A card in its owner's ash heap.
pub fn ash(state: &mut State, slot: Slot) {
    zones::to_ash(state, slot);
}

/// What follows from a change that was made by hand: clans, sects, capacities, Disciplines, and what can be used when.
pub fn refresh(state: &mut State) {
    stats::refresh_all(state);
    zones::table_changed(state);
    for seat in state.everyone() {
        state[seat].hand_size = stats::hand_size(state, seat);
        zones::hand_changed(state, seat);
    }
}
