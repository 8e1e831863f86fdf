//! What the table agrees on before the start.

use elysium_kernel::{Refusal, unless};
use serde::{Deserialize, Serialize};

use crate::vocabulary::Why;

pub const PLAYERS: &[u8] = &[2, 3, 4];

/// Players, and later the variants of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub players: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Setup { players: 3 }
    }
}

impl Setup {
    pub fn check(&self) -> Result<(), Refusal<Why>> {
        unless(PLAYERS.contains(&self.players), 1, 1, Why::Players { players: self.players })
    }
}
