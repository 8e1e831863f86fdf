//! The position: flat data, copied as a whole.

use elysium_kernel::{Seat, Seats};
use elysium_kit::words;
use serde::{Deserialize, Serialize};

use crate::Setup;
use crate::cards::{CardId, Cards};

pub const MAX_PLAYERS: usize = 4;
/// Cards dealt to each player (§1.2), so also rounds of a game (§3.1).
pub const HAND: u8 = 3;

words!(
    /// Where the game stands.
    Step { Deal = "deal", Play = "play", Over = "over" }
);

/// Everything that a later question may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    pub setup: Setup,
    pub step: Step,
    pub round: u8,
    /// Cards that nobody has been dealt. Nobody knows them.
    pub deck: Cards,
    pub hands: [Cards; MAX_PLAYERS],
    /// What each has played in this round.
    pub played: [Option<CardId>; MAX_PLAYERS],
    pub points: [u8; MAX_PLAYERS],
}

impl State {
    /// Before the deal.
    pub fn new(setup: Setup) -> State {
        State {
            setup,
            step: Step::Deal,
            round: 1,
            deck: CardId::all().collect(),
            hands: Default::default(),
            played: Default::default(),
            points: Default::default(),
        }
    }

    pub fn everyone(&self) -> Seats {
        Seats::first(self.setup.players as usize)
    }

    /// §2.1: from seat A on, who has not played yet.
    pub fn next(&self) -> Option<Seat> {
        self.everyone().into_iter().find(|seat| self.played[seat.index()].is_none())
    }
}
