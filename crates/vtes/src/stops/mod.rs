//! Stops: where a player wants to be asked, and where to pass without being asked. They are wishes of a player and no part
//! of the position.

mod concern;
mod gains;
mod passing;
mod settings;

use elysium_kit::words;
use serde::{Deserialize, Serialize};

use crate::moment::{Moment, Moments, moments};

pub use gains::gain;
pub use passing::{left, passes};

words!(
    /// Blocks of an action that is directed at nobody.
    Block {
        Ask = "ask",
        /// With minions alone that have enough intercept as things stand.
        Likely = "likely",
        Never = "never",
    }
);

words!(
    /// Something that others do among themselves.
    Others { Ask = "ask", Pass = "pass" }
);

words!(
    /// A card that somebody is playing.
    Cancels {
        Ask = "ask",
        /// Cards alone that are aimed at the player or at something of theirs.
        Aimed = "aimed",
    }
);

words!(
    /// What the unlock phase lets a player gain for nothing.
    Gains {
        Ask = "ask",
        /// All of it, before anything else is asked.
        Take = "take",
    }
);

words!(
    /// How long a player wants to pass, whatever there is to do.
    Until {
        Off = "off", Action = "action", Combat = "combat", Turn = "turn",
        /// Until something is aimed at the player.
        Target = "target",
    }
);

/// What is asked for is the first value of each.
macro_rules! first_by_default {
    ($($of:ident)+) => {
        $(
            impl Default for $of {
                fn default() -> Self {
                    Self::ALL[0]
                }
            }
        )+
    };
}

first_by_default! { Block Others Cancels Gains Until }

/// The moments that are windows: who wants to can be asked there with nothing to do.
pub const WINDOWS: Moments = Moments::from_bits((1 << Moment::COUNT) - 1).minus(moments(&[
    Moment::Strike,
    Moment::Resolution,
    Moment::On,
    Moment::Whenever,
]));

/// The wishes of one player. Unless they say so, players are asked whenever there is something they can do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Stops {
    #[serde(skip_serializing_if = "is_usual")]
    pub block: Block,
    /// Cards and texts in an action of others that does not concern the player.
    #[serde(skip_serializing_if = "is_usual")]
    pub reactions: Others,
    #[serde(skip_serializing_if = "is_usual")]
    pub as_played: Cancels,
    #[serde(skip_serializing_if = "is_usual")]
    pub combats: Others,
    /// In the turn of another, while no action is under way: all phases but the unlock phase.
    #[serde(skip_serializing_if = "is_usual")]
    pub between: Others,
    #[serde(skip_serializing_if = "is_usual")]
    pub unlock: Others,
    /// In the player's own unlock phase.
    #[serde(skip_serializing_if = "is_usual")]
    pub gains: Gains,
    /// Asked here even with nothing to do.
    #[serde(skip_serializing_if = "is_usual")]
    pub always: Moments,
    #[serde(skip_serializing_if = "is_usual")]
    pub pass_until: Until,
    /// The turn in which that was said, and what the player knew then: that something was aimed at them, and that a
    /// bleed would oust them.
    #[serde(skip_serializing_if = "is_usual")]
    pub since_turn: u16,
    #[serde(skip_serializing_if = "is_usual")]
    pub knows_target: bool,
    #[serde(skip_serializing_if = "is_usual")]
    pub knows_bleed: bool,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Stops {
    /// Without what ends by itself.
    pub fn lasting(self) -> Stops {
        Stops { pass_until: Until::Off, since_turn: 0, knows_target: false, knows_bleed: false, ..self }
    }
}
