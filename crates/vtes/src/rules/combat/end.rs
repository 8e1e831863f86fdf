//! The end of a round and of a combat (§11.38, §11.50 to §11.55).

use elysium_kernel::{Asked, cite};

use super::{begin, begin_round, go, is_fit};
use crate::cards::{Span, Trigger};
use crate::rules::{Ctx, action, hand, raise, rows};
use crate::state::{ActionStage, CombatStage, Delay, Part, State, Thing, Wide};
use crate::vocabulary::Event;

/// A combatant that is not ready any more ends the combat at once, and so do two of the same Methuselah; but damage that
/// has been dealt is resolved first, and the end of the round still comes (§11.38, §11.52, §11.55).
pub fn drop_if_lost(ctx: &mut Ctx) {
    let Some(combat) = &ctx.state.combat else { return };
    let fit = [0, 1].map(|side| is_fit(ctx.state, combat, side));
    let controllers = combat.minions.map(|minion| ctx.state[minion].controller);
    let Some(combat) = &mut ctx.state.combat else { return };
    for side in [0, 1] {
        if fit[side] {
            combat.seats[side] = controllers[side];
        }
    }
    let together = fit == [true; 2] && combat.seats[0] == combat.seats[1];
    if (fit == [true; 2] && !together) || !ctx.state.hits.is_empty() {
        return;
    }
    let combat = *combat;
    match combat.stage {
        CombatStage::BeforeCombat => {
            // There is no combat; an action without its minion ends with it (§9.60).
            cite(11, 1);
            drop_frame(ctx.state);
            let unfinished = ctx.state.action.is_some_and(|action| action.stage == ActionStage::CarriedOut);
            if combat.block && !fit[0] && unfinished {
                cite(9, 60);
                action::end(ctx);
            }
        }
        CombatStage::EndOfRound | CombatStage::WouldEnd | CombatStage::Over => {}
        CombatStage::Resolve if combat.part == Part::Rest => {
            // First strikes have resolved: the other one does not.
            cite(11, 64);
            stop(ctx);
        }
        _ if together => {
            cite(11, 55);
            stop(ctx);
        }
        _ => {
            cite(11, 38);
            stop(ctx);
        }
    }
}

/// The frame goes with everything that lasts for a combat or less.
pub fn drop_frame(state: &mut State) {
    state.combat = None;
    cite(11, 53);
    [Span::Strike, Span::Round, Span::Combat].into_iter().for_each(|span| rows::end(state, span));
    used_again(state);
}

/// The round is over early: no further strikes, no presses.
pub fn stop(ctx: &mut Ctx) {
    if let Some(combat) = &mut ctx.state.combat {
        (combat.again, combat.strikes, combat.left) = (false, [None; 2], [0; 2]);
    }
    cite(11, 52);
    go(ctx, CombatStage::EndOfRound);
}

/// An effect that is no strike ends the combat.
pub fn end(ctx: &mut Ctx) {
    let over = |stage| matches!(stage, CombatStage::EndOfRound | CombatStage::WouldEnd | CombatStage::Over);
    if ctx.state.combat.is_some_and(|combat| !over(combat.stage)) {
        stop(ctx);
    }
}

/// Another round follows, where the combat would end.
pub fn new_round(ctx: &mut Ctx) {
    if let Some(combat) = &mut ctx.state.combat {
        combat.again = true;
    }
}

/// Equipment that was stolen in the round can be used from now on (§11.62).
fn used_again(state: &mut State) {
    state.stolen = Wide::NONE;
}

/// The end of the round has passed: another one, or the combat would end.
pub fn round(ctx: &mut Ctx) -> Asked<()> {
    cite(11, 52);
    cite(11, 53);
    rows::end(ctx.state, Span::Strike);
    rows::end(ctx.state, Span::Round);
    used_again(ctx.state);
    if !both_fit(ctx.state) {
        return over(ctx);
    }
    if ctx.state.combat.is_some_and(|combat| combat.again) {
        cite(11, 50);
        begin_round(ctx);
    } else {
        go(ctx, CombatStage::WouldEnd);
    }
    Ok(())
}

pub fn would(ctx: &mut Ctx) -> Asked<()> {
    if both_fit(ctx.state) && ctx.state.combat.is_some_and(|combat| combat.again) {
        begin_round(ctx);
        return Ok(());
    }
    over(ctx)
}

fn both_fit(state: &State) -> bool {
    let fit = |combat: &crate::state::Combat| is_fit(state, combat, 0) && is_fit(state, combat, 1);
    state.combat.as_ref().is_some_and(fit)
}

/// The combat is over; what waited for that is replaced before anything else (§3.23, §3.26).
fn over(ctx: &mut Ctx) -> Asked<()> {
    let Some(combat) = &mut ctx.state.combat else { return Ok(()) };
    combat.stage = CombatStage::Over;
    let minions = combat.minions;
    ctx.rule(11, 50).emit(Event::CombatEnds);
    for seat in ctx.state.clockwise(ctx.state.acting()) {
        hand::delayed(ctx, seat, Delay::AfterCombat)?;
    }
    for minion in minions
        .into_iter()
        .map(Thing::Minion)
        .filter(|&minion| ctx.state.is_in_play(minion))
        .collect::<arrayvec::ArrayVec<_, 2>>()
    {
        let listeners = raise::listeners(ctx.state, Trigger::CombatEnds, minion);
        raise::answer(ctx, &listeners);
    }
    go(ctx, CombatStage::Over);
    Ok(())
}

/// What comes after the combat has passed, too: a combat that waits begins (§11.54).
pub fn finish(ctx: &mut Ctx) -> Asked<()> {
    drop_frame(ctx.state);
    let Some((first, second)) = ctx.state.queued.take() else { return Ok(()) };
    cite(11, 54);
    if let Some(action) = &mut ctx.state.action {
        action.goes_on = false;
    }
    begin(ctx, first, second, false)
}
