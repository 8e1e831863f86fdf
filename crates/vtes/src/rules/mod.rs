//! The rules: one file per concept, cited by the statements of `docs/rules/en/vtes.md`.

pub(crate) mod action;
pub(crate) mod anarch;
pub(crate) mod announce;
pub(crate) mod circles;
pub(crate) mod combat;
pub(crate) mod contest;
pub(crate) mod control;
pub(crate) mod costs;
pub(crate) mod deeds;
pub(crate) mod diablerie;
pub(crate) mod discard;
pub(crate) mod effects;
pub(crate) mod eval;
pub(crate) mod filter;
pub(crate) mod fired;
pub(crate) mod flow;
pub(crate) mod glance;
pub(crate) mod hand;
pub(crate) mod impulse;
pub(crate) mod influence;
pub(crate) mod limits;
pub(crate) mod lingering;
pub(crate) mod master;
pub(crate) mod minion_phase;
pub(crate) mod oust;
pub(crate) mod own;
pub(crate) mod play;
pub(crate) mod playable;
pub(crate) mod raise;
pub(crate) mod recruit;
pub(crate) mod referendum;
pub(crate) mod refused;
pub(crate) mod resolve;
pub(crate) mod rows;
pub(crate) mod script;
pub(crate) mod seats;
pub(crate) mod settle;
pub(crate) mod slaves;
pub(crate) mod stats;
pub(crate) mod sterile;
pub(crate) mod title_contest;
pub(crate) mod titles;
pub(crate) mod tokens;
pub(crate) mod torpor;
pub(crate) mod turn;
pub(crate) mod unlock;
pub(crate) mod usable;
pub(crate) mod wakes;
pub(crate) mod withdraw;
pub(crate) mod zones;

pub use elysium_kernel::unless;
use elysium_kernel::{Asked, Refusal};

use crate::Vtes;
use crate::state::{MAX_PLAYERS, Wide};
use crate::vocabulary::Why;

pub type Ctx<'a> = elysium_kernel::Ctx<'a, Vtes>;
pub type Check = Result<(), Refusal<Why>>;

/// One step: a text that waits, one impulse of the innermost thing under way, or what comes when all have passed.
pub fn step(ctx: &mut Ctx) -> Asked<()> {
    ctx.state.exposed = [Wide::NONE; MAX_PLAYERS];
    if !ctx.state.lookers.is_empty() {
        ctx.state.looked = [Wide::NONE; MAX_PLAYERS];
        ctx.state.lookers = Default::default();
    }
    if ctx.state.limbo.is_empty() && !ctx.state.waiting.is_empty() {
        raise::next(ctx)?;
    } else {
        flow::step(ctx)?;
    }
    settle::settle(ctx)
}
