//! The result of a referendum, and what it brings (§10.40 to §10.43).

use elysium_kernel::{Asked, cite};

use super::{leave, prisci};
use crate::cards::Trigger;
use crate::rules::{Ctx, hand, raise, resolve, zones};
use crate::state::{Delay, Referendum, Thing};
use crate::vocabulary::Event;

/// All votes, with the prisci block: for and against.
fn counted(referendum: &Referendum) -> [u8; 2] {
    // What was cast stays, whatever has become of its vampire; the block is counted now and is of none of them.
    cite(10, 39);
    cite(10, 44);
    let block = prisci::votes(referendum);
    [0, 1].map(|side| referendum.votes[side].saturating_add(block[side]))
}

/// A majority passes; a tie fails (§10.40, §10.41).
pub fn count(ctx: &mut Ctx) -> Asked<()> {
    let Some(referendum) = &ctx.state.referendum else { return Ok(()) };
    let [yes, no] = counted(referendum);
    decide(ctx, yes > no)
}

/// It passes or fails, and is over before its effects happen.
pub fn decide(ctx: &mut Ctx, passes: bool) -> Asked<()> {
    let Some(referendum) = leave(ctx) else { return Ok(()) };
    let [yes, no] = counted(&referendum);
    if !passes {
        ctx.rule(10, 41).emit(Event::Failed { yes, no });
        return after(ctx);
    }
    ctx.rule(10, 40).emit(Event::Passed { yes, no });
    if referendum.is_blood_hunt() {
        if let Some(hunted) = referendum.hunted.filter(|&hunted| ctx.state.controlled().has(hunted)) {
            zones::burn(&mut ctx.rule(12, 38), Thing::Minion(hunted), None)?;
        }
        return after(ctx);
    }
    if let Some(action) = &mut ctx.state.action {
        (action.passed, action.margin) = (true, yes.saturating_sub(no));
    }
    let caller = referendum.caller.map_or(Thing::Nothing, Thing::Minion);
    let listeners = raise::listeners(ctx.state, Trigger::Passes, caller);
    if let (Some(action), Some(mut used)) = (ctx.state.action, referendum.used) {
        resolve::bring(&mut ctx.rule(10, 40), &action, &mut used)?;
    }
    raise::answer(ctx, &listeners);
    after(ctx)
}

/// Cards burned for votes are replaced (§10.27), and the action goes on.
pub fn after(ctx: &mut Ctx) -> Asked<()> {
    for seat in ctx.state.clockwise(ctx.state.acting()) {
        hand::delayed(&mut ctx.rule(10, 27), seat, Delay::AfterReferendum)?;
    }
    Ok(())
}
