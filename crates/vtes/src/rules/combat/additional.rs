//! Additional strikes: gained after the first pair, one card or effect a round (§11.39 to §11.46).

use elysium_kernel::{Options, Seat, cite};

use super::{credits, fighter, go, name, not_barred, side_of, strike};
use crate::Vtes;
use crate::cards::{Deed, Qty};
use crate::rules::eval::View;
use crate::rules::{Check, Ctx, unless};
use crate::state::{CombatStage, Means, State, Use};
use crate::vocabulary::{Choice, Event, Why};

/// May the minion that uses this gain additional strikes now?
pub fn may_gain_strikes(view: View) -> Check {
    let (combat, side) = fighter(view)?;
    // Given before their time they are kept for it.
    if combat.stage == CombatStage::Additional { may(view.state, side) } else { Ok(()) }
}

fn may(state: &State, side: usize) -> Check {
    let Some(combat) = &state.combat else { return Ok(()) };
    let minion = combat.minions[side];
    let name = name(state, minion);
    unless(combat.left[side] == 0, 11, 41, Why::StrikesLeft { minion: name })?;
    unless(!combat.gained[side], 11, 40, Why::StrikesGained { minion: name })?;
    not_barred(state, minion, Deed::Strike)
}

/// Are additional strikes gained as soon as they are given? Before, they are kept for their time.
pub fn strikes_are_gained(state: &State) -> bool {
    state.combat.as_ref().is_some_and(|combat| combat.stage == CombatStage::Additional)
}

pub fn gain_strikes(ctx: &mut Ctx, used: &Use, n: u8) {
    let side = ctx.state.combat.and_then(|combat| combat.side(used.me?));
    if let Some(side) = side {
        gain(ctx, side, n);
    }
}

/// Once gained they cannot be declined.
fn gain(ctx: &mut Ctx, side: usize, n: u8) {
    let Some(combat) = &mut ctx.state.combat else { return };
    combat.left[side] = combat.left[side].saturating_add(n);
    combat.gained[side] = true;
    cite(11, 41);
    let minion = combat.minions[side];
    let minion = name(ctx.state, minion);
    ctx.rule(11, 39).emit(Event::AdditionalStrikes { minion, n });
}

/// Additional strikes that the minion of a seat has been given.
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let (Some(combat), Some(side)) = (&state.combat, side_of(state, seat)) else { return };
    credits::offer(state, Qty::Strikes, combat.minions[side], options, Choice::Additional, |_| {
        may(state, side)
    });
}

/// What a card gives is gained as a whole.
pub fn with_credit(ctx: &mut Ctx, seat: Seat, means: Means) {
    let (Some(combat), Some(side)) = (ctx.state.combat, side_of(ctx.state, seat)) else { return };
    let mut n = 0;
    while credits::take(ctx.state, Qty::Strikes, combat.minions[side], means).is_some() {
        n += 1;
    }
    gain(ctx, side, n);
}

/// Nobody gains any more: those who have some left strike again, else the presses come (§11.43).
pub fn close(ctx: &mut Ctx) {
    let Some(combat) = &mut ctx.state.combat else { return };
    if combat.left == [0; 2] {
        combat.last = None;
        cite(11, 47);
        go(ctx, CombatStage::Press);
    } else {
        strike::begin_pair(ctx, false);
    }
}
