//! Presses: to go on with another round, or to end the combat all the same (§11.47 to §11.51).

use elysium_kernel::{Options, Seat, cite};

use super::{credits, fighter, name, not_barred, side_of};
use crate::Vtes;
use crate::cards::{Deed, How, Qty};
use crate::rules::eval::View;
use crate::rules::{Check, Ctx, unless};
use crate::state::{CombatStage, Means, State, Use};
use crate::vocabulary::{Choice, Event, Why};

/// May the minion that uses this press now, in the direction that is open?
pub fn may_press(view: View, how: &[How]) -> Check {
    let (combat, side) = fighter(view)?;
    let card = view.used.card;
    unless(combat.stage == CombatStage::Press, 11, 47, Why::NotNow { card })?;
    let fits = if combat.again { !how.contains(&How::OnlyContinue) } else { !how.contains(&How::OnlyEnd) };
    unless(fits, 11, 48, Why::NotNow { card })?;
    may(view.state, side)
}

/// Not twice in a row (§11.49).
fn may(state: &State, side: usize) -> Check {
    let Some(combat) = &state.combat else { return Ok(()) };
    let minion = combat.minions[side];
    let last = combat.last == Some(side as u8);
    unless(!last, 11, 49, Why::PressedLast { minion: name(state, minion) })?;
    not_barred(state, minion, Deed::Press)
}

/// Presses that the minion of a seat has left.
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let (Some(combat), Some(side)) = (&state.combat, side_of(state, seat)) else { return };
    let minion = combat.minions[side];
    // What is not given, nobody has.
    cite(11, 51);
    credits::offer(state, Qty::Presses, minion, options, Choice::Press, |_| may(state, side));
    if combat.again {
        credits::offer(state, Qty::PressesToEnd, minion, options, Choice::Press, |_| may(state, side));
    }
}

pub fn with_credit(ctx: &mut Ctx, seat: Seat, means: Means) {
    let (Some(combat), Some(side)) = (ctx.state.combat, side_of(ctx.state, seat)) else { return };
    let minion = combat.minions[side];
    let taken = credits::take(ctx.state, Qty::Presses, minion, means);
    if taken.or_else(|| credits::take(ctx.state, Qty::PressesToEnd, minion, means)).is_some() {
        turn(ctx, side);
    }
}

/// A card or text that is a press.
pub fn press(ctx: &mut Ctx, used: &Use) {
    let side = ctx.state.combat.and_then(|combat| combat.side(used.me?));
    if let Some(side) = side {
        turn(ctx, side);
    }
}

/// To continue, or to cancel the opponent's press to continue (§11.48).
fn turn(ctx: &mut Ctx, side: usize) {
    let Some(combat) = &mut ctx.state.combat else { return };
    combat.again = !combat.again;
    // Whoever has passed may answer, and so on in turn.
    cite(11, 49);
    combat.last = Some(side as u8);
    let (on, minion) = (combat.again, combat.minions[side]);
    let minion = name(ctx.state, minion);
    ctx.rule(11, 48).emit(Event::Presses { minion, on });
}
