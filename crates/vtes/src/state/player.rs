//! What a Methuselah has.

use elysium_kernel::Seats;
use elysium_kit::words;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::ids::{Slot, Wide};
use crate::moment::Moments;

words!(
    /// Is a Methuselah still in the game?
    Standing { Playing = "playing", Ousted = "ousted", Withdrawn = "withdrawn" }
);

words!(
    /// When a card that was not replaced at once is replaced (§3: the hand is smaller until then).
    Delay {
        Unlock = "unlock", Master = "master", Minion = "minion", Influence = "influence", Discard = "discard",
        AfterAction = "after-action", AfterCombat = "after-combat", AfterReferendum = "after-referendum",
        Leaves = "leaves", Never = "never",
    }
);

/// A vampire that its Methuselah does not control yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Uncontrolled {
    pub slot: Slot,
    /// Blood put on it so far.
    pub blood: u8,
    /// Who knows it besides its Methuselah: everybody, for one that has been in play.
    pub known: Seats,
}

/// Room in an uncontrolled region.
pub const UNCONTROLLED: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub standing: Standing,
    pub pool: u8,
    /// Victory points, in halves.
    pub points: u8,
    /// Cards of the library and the crypt that have not been drawn, in no order.
    pub deck: Wide,
    pub hand: Wide,
    pub ash: Wide,
    /// Out of the game.
    pub removed: Wide,
    /// In order of arrival.
    pub uncontrolled: ArrayVec<[Uncontrolled; UNCONTROLLED]>,
    /// Moments at which a card of the hand can be played by the acting Methuselah and by others, and at which something under
    /// control can be used.
    pub acting_at: Moments,
    pub reacting_at: Moments,
    pub table_at: Moments,
    pub hand_size: u8,
    /// Cards played and not replaced yet, by when they are.
    pub unreplaced: [u8; Delay::COUNT],
    /// An out-of-turn master has been played since the last own turn, and costs an action of the next master phase.
    pub out_of_turn: bool,
    pub owed: u8,
    /// Wants to withdraw, and has lost nothing yet.
    pub withdrawing: bool,
    /// Burn option used in this unlock phase.
    pub burn_option: bool,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            standing: Standing::Playing,
            pool: 0,
            points: 0,
            deck: Wide::NONE,
            hand: Wide::NONE,
            ash: Wide::NONE,
            removed: Wide::NONE,
            uncontrolled: ArrayVec::default(),
            acting_at: Moments::NONE,
            reacting_at: Moments::NONE,
            table_at: Moments::NONE,
            hand_size: HAND,
            unreplaced: [0; Delay::COUNT],
            out_of_turn: false,
            owed: 0,
            withdrawing: false,
            burn_option: false,
        }
    }
}

/// Cards in a full hand, blood in a pool, vampires in an uncontrolled region at the start.
pub const HAND: u8 = 7;
pub const POOL: u8 = 30;
pub const VAMPIRES: usize = 4;
