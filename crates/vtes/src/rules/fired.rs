//! Which parts of cards have run: so it can be said of every clause that it does something.
//!
//! It is noted only while somebody listens ([`listen`]); otherwise it costs a look at a flag of the thread.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

use crate::cards::{CardId, Effect};
use crate::state::{ClauseNo, Op, Use};

/// An effect of a card by its number, or a clause without effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    Effect(u8),
    Clause(ClauseNo),
}

thread_local! {
    static LISTENING: Cell<bool> = const { Cell::new(false) };
    static FIRED: RefCell<BTreeSet<(CardId, Part)>> = const { RefCell::new(BTreeSet::new()) };
}

/// An effect is carried out.
#[inline]
pub fn effect(card: CardId, effect: &'static Effect) {
    if LISTENING.get() {
        note(card, Part::Effect(Op::of(card, effect).number));
    }
}

/// What holds for a while counts for something.
#[inline]
pub fn op(op: Op) {
    if LISTENING.get() {
        note(op.card, Part::Effect(op.number));
    }
}

/// A card has been played, or the action of a clause succeeds.
#[inline]
pub fn clause(used: &Use) {
    if LISTENING.get() {
        note(used.card, Part::Clause(used.clause));
    }
}

#[cold]
fn note(card: CardId, part: Part) {
    FIRED.with_borrow_mut(|fired| {
        fired.insert((card, part));
    });
}

/// Runs something and says what ran of which cards.
pub fn listen(run: &mut dyn FnMut()) -> BTreeSet<(CardId, Part)> {
    FIRED.take();
    LISTENING.set(true);
    run();
    LISTENING.set(false);
    FIRED.take()
}
