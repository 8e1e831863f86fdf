//! Withdrawing from the game (chapter 15).

use elysium_kernel::{Asked, Seat};

use super::{Check, Ctx, oust, unless};
use crate::state::{Standing, State};
use crate::vocabulary::{Event, Why};

/// With an empty library and too few cards in hand at the start of the turn.
pub fn may(state: &State, who: Seat) -> Check {
    unless(!state[who].withdrawing, 15, 26, Why::HandFull)?;
    unless(state[who].deck.library().is_empty(), 15, 26, Why::LibraryLeft)?;
    unless(state[who].hand.len() < state[who].hand_size.into(), 15, 26, Why::HandFull)
}

pub fn announce(ctx: &mut Ctx, who: Seat) {
    ctx.state[who].withdrawing = true;
    ctx.rule(15, 26).emit(Event::Withdrawing { who });
}

/// A combat (§15.27), a loss of blood (§15.28) or of pool (§15.29) breaks it off.
pub fn breaks(ctx: &mut Ctx, who: Seat, number: u8) {
    if std::mem::take(&mut ctx.state[who].withdrawing) {
        ctx.rule(15, number).emit(Event::WithdrawalBroken { who });
    }
}

/// At the start of the next unlock phase it has succeeded.
pub fn succeeds(ctx: &mut Ctx) -> Asked<bool> {
    let who = ctx.state.active;
    if !ctx.state[who].withdrawing {
        return Ok(false);
    }
    ctx.rule(15, 34).emit(Event::Withdrew { who });
    oust::point(&mut ctx.rule(15, 35), who);
    oust::leave(ctx, who, Standing::Withdrawn)?;
    oust::end_if_alone(ctx);
    Ok(true)
}
