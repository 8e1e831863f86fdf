//! Range: maneuvers, one answering the other (§11.11 to §11.23).

use elysium_kernel::{Options, Refusal, Seat};

use super::{credits, fighter, go, name, not_barred, side_of, strike};
use crate::Vtes;
use crate::cards::{Deed, Qty};
use crate::rules::eval::View;
use crate::rules::{Check, Ctx, unless};
use crate::state::{CombatStage, Means, State, Use};
use crate::vocabulary::{Choice, Event, Why};

/// May the minion that uses this maneuver now?
pub fn may_maneuver(view: View) -> Check {
    let (combat, side) = fighter(view)?;
    unless(combat.stage == CombatStage::Range, 11, 16, Why::NotNow { card: view.used.card })?;
    may(view.state, side)
}

/// Not twice in a row, not even when the opponent has passed in between (§11.13).
fn may(state: &State, side: usize) -> Check {
    let Some(combat) = &state.combat else { return Ok(()) };
    let minion = combat.minions[side];
    let last = combat.last == Some(side as u8);
    unless(!last, 11, 13, Why::ManeuveredLast { minion: name(state, minion) })?;
    not_barred(state, minion, Deed::Maneuver)
}

/// Maneuvers that the minion of a seat has left.
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let (Some(combat), Some(side)) = (&state.combat, side_of(state, seat)) else { return };
    let minion = combat.minions[side];
    credits::offer(state, Qty::Maneuvers, minion, options, Choice::Maneuver, |means| {
        may(state, side)?;
        // One strike card or weapon at most (§11.19).
        let free = combat.bound[side].is_none() || strike::of_weapon(state, means, minion).is_none();
        let refusal = Refusal::new(11, 19, Why::StrikeBound { minion: name(state, minion) });
        if free { Ok(()) } else { Err(refusal) }
    });
}

/// A maneuver that a card gives. That of a weapon chooses its strike, too (§11.18).
pub fn with_credit(ctx: &mut Ctx, seat: Seat, means: Means) {
    let (Some(combat), Some(side)) = (ctx.state.combat, side_of(ctx.state, seat)) else { return };
    let minion = combat.minions[side];
    if credits::take(ctx.state, Qty::Maneuvers, minion, means).is_none() {
        return;
    }
    let bound = strike::of_weapon(ctx.state, means, minion);
    if let (Some(combat), Some(chosen)) = (&mut ctx.state.combat, bound) {
        combat.bound[side] = Some(chosen);
    }
    turn(ctx, side);
}

/// A card or text that is a maneuver.
pub fn maneuver(ctx: &mut Ctx, used: &Use) {
    let side = ctx.state.combat.and_then(|combat| combat.side(used.me?));
    if let Some(side) = side {
        turn(ctx, side);
    }
}

/// Close becomes long, long becomes close again (§11.12).
fn turn(ctx: &mut Ctx, side: usize) {
    let Some(combat) = &mut ctx.state.combat else { return };
    combat.long = !combat.long;
    combat.last = Some(side as u8);
    let (long, minion) = (combat.long, combat.minions[side]);
    let minion = name(ctx.state, minion);
    ctx.rule(11, 12).emit(Event::Maneuvers { minion, long });
}

/// Both have passed: the range stands for the round (§11.16).
pub fn settle(ctx: &mut Ctx) {
    let Some(combat) = ctx.state.combat else { return };
    ctx.rule(11, 16).emit(Event::Range { long: combat.long });
    go(ctx, CombatStage::BeforeStrikes);
}

/// An effect sets the range of the round, if none has done so before (§11.23).
pub fn set_range(ctx: &mut Ctx, close: bool) {
    let Some(combat) = &mut ctx.state.combat else { return };
    if combat.fixed {
        return;
    }
    (combat.fixed, combat.long) = (true, !close);
    ctx.rule(11, 23).emit(Event::Range { long: !close });
}
