//! Who sees what. This module alone decides it: views are built by allow-list, and what a viewer cannot know can
//! be dealt again.

use elysium_kernel::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::State;
use crate::cards::CardId;
use crate::state::Step;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerView {
    pub seat: Seat,
    pub points: u8,
    pub hand_size: u8,
    /// §2.4: for the player alone.
    pub hand: Option<Vec<CardId>>,
    pub played: Option<CardId>,
}

/// What one viewer may know of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub step: Step,
    pub round: u8,
    /// Nobody knows these cards.
    pub deck_size: u8,
    pub players: Vec<PlayerView>,
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let player = |seat: Seat| {
        let hand = state.hands[seat.index()];
        PlayerView {
            seat,
            points: state.points[seat.index()],
            hand_size: hand.len() as u8,
            hand: viewer.among(Seats::one(seat)).then(|| hand.iter().collect()),
            played: state.played[seat.index()],
        }
    };
    View {
        step: state.step,
        round: state.round,
        deck_size: state.deck.len() as u8,
        players: state.everyone().into_iter().map(player).collect(),
    }
}

/// Deals again, in `base`, what `viewer` cannot know at `now`: the deck and the hands of the others.
pub fn redeal(base: &mut State, now: &State, viewer: Viewer, rng: &mut fastrand::Rng) {
    let hidden: Seats = base.everyone().into_iter().filter(|&seat| !viewer.among(Seats::one(seat))).collect();
    if viewer == Viewer::Omniscient {
        return;
    }
    // What has been played since the step began is known.
    let unknown = |base: &State, seat: Seat| base.hands[seat.index()].and(now.hands[seat.index()]);
    let mut cards: Vec<CardId> = base.deck.and(now.deck).iter().collect();
    hidden.into_iter().for_each(|seat| cards.extend(unknown(base, seat).iter()));
    rng.shuffle(&mut cards);
    for seat in hidden {
        let old = unknown(base, seat);
        let new = cards.drain(..old.len()).collect();
        base.hands[seat.index()] = base.hands[seat.index()].minus(old).or(new);
    }
    base.deck = base.deck.minus(now.deck).or(cards.into_iter().collect());
}
