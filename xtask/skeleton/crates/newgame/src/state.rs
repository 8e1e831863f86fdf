//! The position: flat data, copied as a whole.

use elysium_kernel::{Seat, Seats};
use elysium_kit::Steps;
use serde::{Deserialize, Serialize};

use crate::Setup;
use crate::cards::{CardId, Cards};

pub const MAX_PLAYERS: usize = 4;
/// Cards dealt to each player (§1.2), so also rounds of a game (§3.1).
pub const HAND: u8 = 3;

/// Where the game stands between two steps. What is said of each is on the page about scenarios, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Steps)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// The cards are dealt.
    Deal,
    /// The next player plays a card; after the last one, somebody wins the point of the round.
    Play,
    /// Nothing: the game is over.
    Over,
}

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
