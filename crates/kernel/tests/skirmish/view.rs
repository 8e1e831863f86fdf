//! Who sees what. Nothing else in the game decides that.

use elysium_kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::bug::Bug;
use crate::cards::{CARDS, EVERYBODY, Kind, Slot};
use crate::stack::{Frame, Stack};
use crate::state::{Minion, State};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub round: u8,
    pub edge: Option<Seat>,
    pub stack: Stack,
    pub players: Vec<PlayerView>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayerView {
    pub pool: i16,
    pub out: bool,
    pub minions: Vec<Minion>,
    pub library: u32,
    pub hand: u32,
    /// Cards in hand that the viewer knows.
    pub known: Vec<(Slot, Kind)>,
    pub discard: Vec<Kind>,
}

/// Does `viewer` know what a card is?
fn knows(state: &State, viewer: Viewer, slot: Slot) -> bool {
    let known = state.player(slot.owner).known[slot.index as usize];
    // What everybody knows, a spectator knows.
    viewer.among(known) || known.and(EVERYBODY) == EVERYBODY
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let player = |seat: Seat| {
        let player = state.player(seat);
        let shown = |slot: &Slot| {
            knows(state, viewer, *slot)
                || state.bug == Bug::ViewShowsHand && viewer == Viewer::Seat(state.after(seat))
        };
        PlayerView {
            pool: player.pool,
            out: player.out,
            minions: player.minions.to_vec(),
            library: player.library.count_ones(),
            hand: player.hand.count_ones(),
            known: state.hand(seat).filter(shown).map(|slot| (slot, state.kind(slot))).collect(),
            discard: Slot::of_set(seat, player.discard).map(|slot| state.kind(slot)).collect(),
        }
    };
    View {
        round: state.round,
        edge: state.edge,
        stack: state.stack,
        players: EVERYBODY.into_iter().take(state.seats as usize).map(player).collect(),
    }
}

/// Exchanges the kinds of cards that `viewer` does not know, among the cards of one player.
///
/// Knowledge only grows here, so what is known at `now` covers what was known at `base`. Before the
/// deal there is nothing to exchange: it is the deal that makes the cards.
pub fn redeal(base: &mut State, now: &State, viewer: Viewer, rng: &mut fastrand::Rng) {
    if base.stack.top() == Frame::Deal {
        return;
    }
    for seat in EVERYBODY {
        let all = Slot::of_set(seat, u16::MAX);
        let hidden: Vec<_> =
            all.filter(|slot| base.bug == Bug::RedealsTheKnown || !knows(now, viewer, *slot)).collect();
        let mut kinds: Vec<_> = hidden.iter().map(|slot| base.kind(*slot)).collect();
        rng.shuffle(&mut kinds);
        let def: &mut [Kind; CARDS] = &mut base.player_mut(seat).def;
        for (slot, kind) in hidden.iter().zip(kinds) {
            def[slot.index as usize] = kind;
        }
    }
}
