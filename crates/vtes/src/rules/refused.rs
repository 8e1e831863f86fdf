//! Of all the ways to play a card that are refused: the one to be named with its reason.

use elysium_kernel::{Options, Refusal};

use super::Check;
use crate::Vtes;
use crate::state::{ClauseNo, MinionId, Slot};
use crate::vocabulary::{Choice, Why};

/// The way whose reason tells most so far.
#[derive(Default)]
pub struct Refused(Option<(ClauseNo, Refusal<Why>)>);

impl Refused {
    /// Another way; of two reasons that tell as much the first stays.
    pub fn add(&mut self, clause: ClauseNo, check: Check) {
        let Err(refusal) = check else { return };
        if self.0.is_none_or(|(_, kept)| tells(kept.why) < tells(refusal.why)) {
            self.0 = Some((clause, refusal));
        }
    }

    /// The card is refused in this way, or for `otherwise` if none of its ways came into question.
    pub fn offer(
        self,
        slot: Slot,
        minion: Option<MinionId>,
        otherwise: impl FnOnce() -> Check,
        options: &mut Options<Vtes>,
    ) {
        let (clause, check) = match self.0 {
            Some((clause, refusal)) => (clause, Err(refusal)),
            None => (ClauseNo::Mode(0), otherwise()),
        };
        options.offer(Choice::Play(slot, clause, minion), check);
    }
}

/// How much a reason tells: least that it is not the time, then that a minion is not the right one, then how it is with the right
/// one.
const fn tells(why: Why) -> u8 {
    match why {
        Why::NotNow { .. } | Why::OtherTime { .. } => 0,
        Why::NeedsDiscipline { .. }
        | Why::NeedsClan { .. }
        | Why::NeedsMore { .. }
        | Why::NotForAllies { .. } => 1,
        Why::InTorpor { .. } | Why::NotReady { .. } | Why::Locked { .. } | Why::Awake { .. } => 2,
        _ => 3,
    }
}
