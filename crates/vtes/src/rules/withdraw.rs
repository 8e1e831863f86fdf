//! Withdrawing from the game (chapter 15).

use elysium_kernel::{Asked, Seat, cite};

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
    // What was lost before does not matter.
    cite(15, 33);
    ctx.state[who].withdrawing = true;
    ctx.rule(15, 26).emit(Event::Withdrawing { who });
}

/// What breaks a withdrawal off.
#[derive(Clone, Copy)]
pub enum Breach {
    Combat,
    /// Of a minion, however it is lost.
    Blood,
    Pool,
}

/// A single token is enough, whatever is gained later; nothing else comes of it.
pub fn breaks(ctx: &mut Ctx, who: Seat, by: Breach) {
    if !std::mem::take(&mut ctx.state[who].withdrawing) {
        return;
    }
    cite(15, 39);
    let mut ctx = match by {
        Breach::Combat => ctx.rule(15, 27),
        Breach::Blood => {
            cite(15, 30);
            cite(15, 31);
            ctx.rule(15, 28)
        }
        Breach::Pool => {
            cite(15, 30);
            ctx.rule(15, 29)
        }
    };
    ctx.emit(Event::WithdrawalBroken { who });
}

/// At the start of the next unlock phase it has succeeded.
pub fn succeeds(ctx: &mut Ctx) -> Asked<bool> {
    let who = ctx.state.active;
    if !ctx.state[who].withdrawing {
        return Ok(false);
    }
    ctx.rule(15, 34).emit(Event::Withdrew { who });
    // Nobody else gets anything.
    cite(15, 36);
    oust::point(&mut ctx.rule(15, 35), who);
    oust::leave(ctx, who, Standing::Withdrawn)?;
    oust::end_if_alone(ctx);
    Ok(true)
}
