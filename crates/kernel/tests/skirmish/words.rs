//! The vocabulary of the game: set-up, questions, choices, events, refusals; and the notation.

use elysium_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::bug::Bug;
use crate::cards::{Kind, MinionId, Slot};
use crate::state::State;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub seats: u8,
    pub rounds: u8,
    /// The time for all of it; 0 for as long as it takes.
    #[serde(default)]
    pub minutes: u8,
    #[serde(default)]
    pub bug: Bug,
}

impl Setup {
    pub const fn table() -> Setup {
        Setup { seats: 5, rounds: 12, minutes: 0, bug: Bug::None }
    }
}

/// Whether to pass without being asked (`true`), or to be asked even if there is nothing to do (`false`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stops {
    #[serde(default)]
    pub cancels: Option<bool>,
    #[serde(default)]
    pub blocks: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deed {
    /// Take pool from the prey.
    Bleed,
    /// Gain a blood.
    Hunt,
    /// Look at a random card of the prey's hand.
    Spy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strike {
    /// As much damage as the minion is strong, at close range.
    Hit,
    /// One damage at any range.
    Throw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    Shuffle,
    Draw,
    Bid,
    Minion,
    Deed { minion: MinionId },
    Look { of: Seat },
    Strip { of: Seat },
    Discard,
    Block { action: MinionId },
    Stealth { against: MinionId },
    Intercept { with: MinionId },
    Deflect,
    DeflectTo,
    Cancel { of: Seat, kind: Kind },
    Maneuver { long: bool },
    Strike { minion: MinionId, long: bool },
    Prevent { minion: MinionId, points: u8 },
    Save { minion: MinionId },
    Press { again: bool },
}

impl Ask {
    /// The kind of card that a question about cards is about.
    pub const fn wants(self) -> Option<Kind> {
        Some(match self {
            Ask::Stealth { .. } => Kind::Stealth,
            Ask::Intercept { .. } => Kind::Intercept,
            Ask::Deflect => Kind::Deflect,
            Ask::Cancel { .. } => Kind::Cancel,
            Ask::Maneuver { .. } => Kind::Maneuver,
            Ask::Strike { .. } => Kind::Dodge,
            Ask::Prevent { .. } => Kind::Prevent,
            Ask::Save { .. } => Kind::Save,
            Ask::Press { .. } => Kind::Press,
            _ => return None,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Choice {
    Pass,
    Bid(u8),
    Minion(MinionId),
    Deed(Deed),
    Play(Slot),
    Discard(Slot),
    Target(Seat),
    Strike(Strike),
    /// An outcome of chance.
    Slot(Slot),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Drew {
        slot: Slot,
        kind: Option<Kind>,
    },
    Bid {
        seat: Seat,
        pool: u8,
    },
    Edge {
        seat: Seat,
    },
    Turn {
        seat: Seat,
    },
    Acts {
        minion: MinionId,
        deed: Deed,
    },
    Attempts {
        minion: MinionId,
    },
    Escapes {
        minion: MinionId,
    },
    Blocks {
        minion: MinionId,
    },
    Played {
        slot: Slot,
        kind: Kind,
    },
    Cancelled {
        slot: Slot,
        by: Seat,
    },
    Redirected {
        to: Seat,
    },
    Bled {
        seat: Seat,
        pool: i16,
    },
    Ousted {
        seat: Seat,
    },
    Hunted {
        minion: MinionId,
    },
    Looked {
        by: Seat,
        of: Seat,
        card: Option<(Slot, Kind)>,
    },
    Discarded {
        slot: Slot,
        kind: Kind,
    },
    Range {
        long: bool,
    },
    Struck {
        minion: MinionId,
        points: u8,
    },
    Torpor {
        minion: MinionId,
    },
    Saved {
        minion: MinionId,
    },
    Burned {
        minion: MinionId,
    },
    CombatEnds,
    /// Only a broken game says this.
    Chatter(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    Seats { seats: u8 },
    NeedsPool { needs: i16, has: i16 },
    NeedsBlood { needs: i16, has: i16 },
    Locked,
    InTorpor,
    FullOfBlood { capacity: i16 },
    NotNow { kind: Kind },
    NobodyElse,
    TheActor,
    TooFar,
}

/// A choice in notation. Two copies of a card in one hand are two choices: the slot tells them apart.
pub fn notation(state: &State, choice: Choice) -> String {
    let card = |verb: &str, slot: Slot| {
        let name = state.kind(slot).name();
        if state.bug == Bug::Ambiguous {
            format!("{verb}:{name}")
        } else {
            format!("{verb}:{name}.{}", place(slot))
        }
    };
    match choice {
        Choice::Pass => "pass".into(),
        Choice::Bid(pool) => format!("bid:{pool}"),
        Choice::Minion(minion) => format!("minion:{}{}", letter(minion.owner), minion.index + 1),
        Choice::Deed(Deed::Bleed) => "act:bleed".into(),
        Choice::Deed(Deed::Hunt) => "act:hunt".into(),
        Choice::Deed(Deed::Spy) => "act:spy".into(),
        Choice::Play(slot) => card("play", slot),
        Choice::Discard(slot) => card("discard", slot),
        Choice::Target(seat) => format!("target:{}", letter(seat)),
        Choice::Strike(Strike::Hit) => "strike:hit".into(),
        Choice::Strike(Strike::Throw) => "strike:throw".into(),
        Choice::Slot(slot) => format!("slot:{}", place(slot)),
    }
}

fn letter(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}

fn place(slot: Slot) -> String {
    format!("{}{}", letter(slot.owner), slot.index + 1)
}
