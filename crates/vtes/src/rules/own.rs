//! Functions of single cards, by the name that their data gives; and what rare words ask.

use elysium_kernel::Asked;

use super::Ctx;
use super::eval::View;
use crate::cards::{CardId, Span, Trigger};
use crate::state::{Thing, Use};

/// No card of the pool has an effect of its own.
pub fn effect(_: &mut Ctx, _: &mut Use, _: &str) -> Asked<()> {
    Ok(())
}

pub fn cond(_: View, _: &str) -> bool {
    false
}

pub fn amount(_: View, _: &str) -> i32 {
    0
}

pub fn uses_counters(_: CardId) -> bool {
    false
}

pub fn does(_: CardId, _: &str) -> bool {
    false
}

pub fn did(_: View, _: Thing, _: Trigger, _: i32, _: Span) -> bool {
    false
}

pub fn is_new(_: View, _: Span) -> bool {
    false
}

pub fn is_first(_: View, _: Span) -> bool {
    true
}
