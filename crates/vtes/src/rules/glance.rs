//! What a glance tells before a card or a text is weighed: most are not for this minion, or of no use as things stand. It rules
//! out nothing that could be played; what it does rule out is refused with its reason where somebody asks for one.

use std::cell::OnceCell;

use elysium_kernel::{Seat, cite};

use super::{action, zones};
use crate::cards::{Cond, Deed, Disc, Mode, Price, Qty, Reacts, Sel, Text};
use crate::state::{MinionId, MinionSet, State, Thing};

/// A glance at what somebody could play or use at one moment.
pub struct Glance<'a> {
    pub state: &'a State,
    pub seat: Seat,
    // Looked up when the first card asks for it.
    minions: OnceCell<MinionSet>,
    stealth: OnceCell<bool>,
    intercept: OnceCell<bool>,
}

impl<'a> Glance<'a> {
    pub const fn new(state: &'a State, seat: Seat) -> Glance<'a> {
        Glance { state, seat, minions: OnceCell::new(), stealth: OnceCell::new(), intercept: OnceCell::new() }
    }

    /// The minions under control.
    pub fn minions(&self) -> MinionSet {
        *self.minions.get_or_init(|| {
            let mut mine = MinionSet::NONE;
            self.state.minions_of(self.seat).for_each(|minion| mine.insert(minion));
            mine
        })
    }

    /// Those of them that may play a reaction of this kind: they are ready, and awake or not as it asks.
    pub fn reacting(&self, reacts: Reacts) -> MinionSet {
        let (state, ready) = (self.state, self.minions().and(self.state.ready));
        let asleep = state.locked.minus(state.woken);
        match reacts {
            Reacts::Awake => ready.minus(asleep),
            Reacts::Asleep => ready.and(asleep),
            Reacts::Any => ready,
        }
    }

    /// Do those conditions hold that are seen without looking at any card?
    pub fn is_time_for(&self, conds: &[Cond]) -> bool {
        let action = self.state.action.as_ref();
        conds.iter().all(|cond| match cond {
            Cond::Action(Deed::Act) => action.is_some(),
            Cond::Action(deed) => action.is_some_and(|action| action.deed == *deed),
            Cond::Directed => action.is_some_and(|action| !action.directed.is_empty()),
            Cond::Undirected => action.is_some_and(|action| action.directed.is_empty()),
            Cond::AtYou => action.is_some_and(|action| action.directed.has(self.seat)),
            _ => true,
        })
    }

    /// A vampire has the Disciplines that a card is played with, and stealth and intercept are needed.
    pub fn is_for(&self, minion: MinionId, mode: &Mode) -> bool {
        knows(self.state, minion, mode) && self.is_needed(minion, mode)
    }

    fn is_needed(&self, minion: MinionId, mode: &Mode) -> bool {
        match mode.needed {
            Some(Qty::Stealth) => {
                cite(9, 42);
                *self.stealth.get_or_init(|| action::stealth_needed(self.state))
            }
            Some(Qty::Intercept) => {
                cite(9, 43);
                let blocks = self.state.action.as_ref().is_some_and(|action| action.blocker == Some(minion));
                blocks && *self.intercept.get_or_init(|| action::intercept_needed(self.state))
            }
            _ => true,
        }
    }
}

/// Has a vampire the Disciplines that a card is played with? An ally may be lent them.
pub fn knows(state: &State, minion: MinionId, mode: &Mode) -> bool {
    let own = state[minion].disciplines;
    let has = |disc: &Disc| own.has(disc.discipline, disc.superior);
    state[minion].ally || mode.disc.iter().all(has)
}

pub fn is_awake(state: &State, minion: MinionId) -> bool {
    !state.locked.has(minion) || state.woken.has(minion)
}

/// What is locked cannot be locked to use its text.
pub fn can_lock(state: &State, thing: Thing, text: &Text) -> bool {
    let locks = |price: &Price| matches!(price, Price::Lock(Sel::This));
    !(text.cost.iter().any(locks) && zones::is_locked(state, thing))
}
