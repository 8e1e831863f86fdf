//! What a viewer cannot know, dealt again.

use elysium_kernel::{Seat, Viewer};

use crate::State;
use crate::state::{MAX_PLAYERS, Slot, Wide};

/// Exchanges, in `base`, cards that `viewer` cannot know at `now`.
pub fn redeal(base: &mut State, now: &State, viewer: Viewer, rng: &mut fastrand::Rng) {
    if viewer == Viewer::Omniscient {
        return;
    }
    for owner in base.everyone() {
        let known = known(now, base, viewer, owner);
        let hidden =
            |set: Wide| -> Vec<usize> { set.iter().map(usize::from).filter(|&i| !known.has(i)).collect() };
        let all = Wide(u128::MAX);
        let slots = |set: Wide| -> Vec<usize> {
            hidden(set).into_iter().filter(|&i| base.def[owner.index()][i].is_some()).collect()
        };
        for group in [slots(all.library()), slots(all.crypt())] {
            let mut cards: Vec<_> = group.iter().map(|&i| base.def[owner.index()][i]).collect();
            rng.shuffle(&mut cards);
            for (&i, card) in group.iter().zip(cards) {
                base.def[owner.index()][i] = card;
            }
        }
    }
    for owner in base.everyone() {
        crate::rules::zones::hand_changed(base, owner);
    }
}

/// Cards of `owner` that the viewer knows, at the start of the step or by what happened in it.
fn known(now: &State, base: &State, viewer: Viewer, owner: Seat) -> Wide {
    let mut known = Wide::NONE;
    for state in [base, now] {
        let player = &state[owner];
        let own = viewer.sees(owner);
        known.0 |= player.ash.0 | player.removed.0 | state.exposed[owner.index()].0;
        if own {
            known.0 |= player.hand.0;
        }
        if viewer.among(state.lookers) {
            known.0 |= state.looked[owner.index()].0;
        }
        for seat in state.everyone() {
            for one in &state[seat].uncontrolled {
                let sees = viewer.sees(seat) || viewer.among(one.known);
                if one.slot.owner() == owner && (sees || one.known.len() >= MAX_PLAYERS) {
                    known.insert(one.slot.index());
                }
            }
            if crate::view::open_hand(state, seat) && seat == owner {
                known.0 |= state[seat].hand.0;
            }
        }
        let mut show = |slot: Slot| {
            if slot.owner() == owner {
                known.insert(slot.index());
            }
        };
        for minion in state.controlled().or(state.contested) {
            show(state[minion].slot);
        }
        for index in state.in_play.iter() {
            show(state.permanents[usize::from(index)].slot);
        }
        for play in state.limbo.iter().filter_map(|play| play.0) {
            show(play.slot);
        }
        if let Some(slot) = state.action.and_then(|action| action.card) {
            show(slot);
        }
    }
    known
}
