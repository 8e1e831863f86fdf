//! Where the game stands between two steps: a small stack of frames, round > turn > action > combat.

use elysium_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::MinionId;
use crate::words::Deed;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    #[default]
    Deal,
    /// One turn of each seat; before the first, the bids.
    Round {
        bids: bool,
        next: Seat,
    },
    Turn {
        seat: Seat,
        phase: Phase,
    },
    Action(Action),
    Combat(Combat),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    Minions,
    Discard,
}

/// What cards may refer to while an action is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Action {
    pub minion: MinionId,
    pub deed: Deed,
    pub target: Seat,
    pub stealth: u8,
    pub stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// This seat and those after it may try a block.
    Block(Seat),
    Redirect,
    Resolve,
    /// Resolved, or blocked and fought over.
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    pub attacker: MinionId,
    pub defender: MinionId,
    pub round: u8,
    pub long: bool,
    pub stage: Fight,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fight {
    Range,
    Strikes,
    Press,
}

const DEEP: usize = 4;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    frames: [Frame; DEEP],
    /// Frames above the lowest one.
    above: u8,
}

impl Stack {
    pub fn new(lowest: Frame) -> Stack {
        let mut stack = Stack::default();
        stack.set(lowest);
        stack
    }

    pub fn top(&self) -> Frame {
        self.frames[self.above as usize]
    }

    pub fn set(&mut self, frame: Frame) {
        self.frames[self.above as usize] = frame;
    }

    pub fn push(&mut self, frame: Frame) {
        self.above += 1;
        self.set(frame);
    }

    /// Leaves no trace of the frame, so that equal games have equal digests.
    pub fn pop(&mut self) {
        self.set(Frame::default());
        self.above -= 1;
    }

    pub fn frames(&self) -> &[Frame] {
        &self.frames[..=self.above as usize]
    }

    /// Frames that are not in use.
    pub fn rest(&self) -> &[Frame] {
        &self.frames[self.above as usize + 1..]
    }
}
