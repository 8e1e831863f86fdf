//! The terms of a referendum: chosen by its caller once the action has succeeded, and open to all (§10.4, §10.5).

use elysium_kernel::{Asked, cite};

use super::enter;
use crate::rules::eval::View;
use crate::rules::{Ctx, effects};
use crate::state::{PollStage, State, Use};

/// Are there terms left that could be chosen (§10.6)?
pub fn are_possible(state: &State, used: &Use) -> bool {
    effects::can_pick_all(View::new(state, used), used.script().pick)
}

pub fn choose(ctx: &mut Ctx) -> Asked<()> {
    let Some(mut used) = ctx.state.referendum.and_then(|referendum| referendum.used) else { return Ok(()) };
    effects::picks(&mut ctx.rule(10, 4), &mut used)?;
    if let Some(referendum) = &mut ctx.state.referendum {
        cite(10, 5);
        referendum.used = Some(used);
    }
    if let Some(action) = &mut ctx.state.action {
        action.used = Some(used);
    }
    enter(ctx, PollStage::BeforeVotes);
    Ok(())
}
