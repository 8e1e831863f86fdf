//! What the rules do by themselves after every effect: allies without life burn, the pool-less are ousted, contests begin,
//! hands get their size, texts that hold "whenever" something is so happen.

use elysium_kernel::{Asked, cite};

use super::eval::View;
use super::{Ctx, control, hand, oust, title_contest, usable, zones};
use crate::cards::{TextKind, When};
use crate::moment::Moment;
use crate::state::{MinionId, PermanentId, RowKind, State, Thing};

/// After each effect of a list, if anything has changed that matters here.
pub fn after_effect(ctx: &mut Ctx) -> Asked<()> {
    if !std::mem::take(&mut ctx.state.dirty) {
        return Ok(());
    }
    ctx.state.unsettled = true;
    if ctx.state.rows.any(RowKind::Control) {
        control::give_back(ctx)?;
    }
    cite(18, 16);
    lifeless(ctx)?;
    whenever(ctx)?;
    oust::settle(ctx)
}

/// At the end of every step.
pub fn settle(ctx: &mut Ctx) -> Asked<()> {
    // Such a text may look at anything, not only at what the rules look at.
    if !ctx.state.dirty {
        whenever(ctx)?;
    }
    while ctx.state.dirty {
        after_effect(ctx)?;
    }
    if std::mem::take(&mut ctx.state.unsettled) {
        title_contest::settle(ctx)?;
        surplus(ctx.state);
    }
    if ctx.state.uneven && ctx.state.limbo.is_empty() && ctx.state.step != crate::state::Step::Deal {
        let mut adjusted = false;
        for seat in ctx.state.clockwise(ctx.state.acting()) {
            if !hand::is_full(ctx.state, seat) {
                adjusted = true;
                hand::adjust(ctx, seat)?;
            }
        }
        // What took the place of a draw may have changed another hand.
        let wrong = |seat| !hand::is_right(ctx.state, seat);
        ctx.state.uneven = adjusted && ctx.state.living().into_iter().any(wrong);
    }
    super::flow::drop_lost_frames(ctx);
    // A wake is for an action, and one that was cancelled as it was announced is none (§17.1).
    if ctx.state.action.is_none() && ctx.state.limbo.is_empty() {
        ctx.state.woken = Default::default();
    }
    Ok(())
}

/// Allies and retainers without life are burned (§2).
fn lifeless(ctx: &mut Ctx) -> Asked<()> {
    let lifeless = |state: &State, minion: MinionId| state[minion].ally && state[minion].blood == 0;
    if ctx.state.controlled().iter().any(|minion| lifeless(ctx.state, minion)) {
        let dead = ctx.state.controlled().iter().filter(|&minion| lifeless(ctx.state, minion));
        for minion in dead.take(8).collect::<arrayvec::ArrayVec<_, 8>>() {
            cite(4, 31);
            if ctx.state.action.is_some_and(|action| action.actor == minion) {
                cite(4, 32);
            }
            zones::burn(&mut ctx.rule(8, 42), Thing::Minion(minion), None)?;
        }
    }
    for permanent in ctx.state.retainers.iter().map(PermanentId) {
        if ctx.state.retainers.has(permanent.index()) && ctx.state[permanent].counters == 0 {
            zones::burn(&mut ctx.rule(8, 42), Thing::Permanent(permanent), None)?;
        }
    }
    Ok(())
}

/// Texts that happen whenever something has become so.
#[inline]
fn whenever(ctx: &mut Ctx) -> Asked<()> {
    if ctx.state.speaks(Moment::Whenever) { all_whenever(ctx) } else { Ok(()) }
}

#[cold]
fn all_whenever(ctx: &mut Ctx) -> Asked<()> {
    let mut found = arrayvec::ArrayVec::<crate::state::Use, 8>::new();
    usable::each_text(
        ctx.state,
        ctx.state.everyone(),
        |marks| marks.table.has(Moment::Whenever),
        |thing, clause, card, text| {
            if !matches!(text.at, Some(When::Whenever)) || text.is == TextKind::Standing {
                return;
            }
            let Some(controller) = ctx.state.controller(thing) else { return };
            let used = usable::use_of_text(ctx.state, thing, clause, card, controller);
            if View::new(ctx.state, &used).all_hold(&text.cond) {
                let _ = found.try_push(used);
            }
        },
    );
    for &(mut used) in &found {
        if ctx.state.is_in_play(used.this) {
            let does = used.script().does;
            super::effects::run(ctx, &mut used, does)?;
        }
    }
    Ok(())
}

/// Blood above capacity goes to the bank (§2).
fn surplus(state: &mut State) {
    for minion in state.controlled() {
        if !state[minion].ally && state[minion].blood > state[minion].capacity {
            cite(2, 7);
            state[minion].blood = state[minion].capacity;
        }
    }
}

/// Something has left play: what is under way with it is looked at by the flow.
pub fn gone(state: &mut State, thing: Thing) {
    if let Thing::Minion(minion) = thing {
        if let Some(action) = &mut state.action {
            if action.blocker == Some(minion) {
                action.blocker = None;
            }
            action.failed.remove(minion);
        }
        if let Some(referendum) = &mut state.referendum {
            // What it has cast stays in the count, whoever is ousted with it; what it has not is gone.
            cite(10, 46);
            referendum.cast[0].remove(minion);
            referendum.cast[1].remove(minion);
            referendum.balloted.remove(minion);
            referendum.abstaining.remove(minion);
            referendum.given[minion.index()] = 0;
            referendum.caller = referendum.caller.filter(|&caller| caller != minion);
            referendum.hunted = referendum.hunted.filter(|&hunted| hunted != minion);
        }
        if state.queued.is_some_and(|(a, b)| a == minion || b == minion) {
            state.queued = None;
        }
    }
    state.waiting.retain(|waiting| waiting.0.is_some_and(|waiting| waiting.this != thing));
    state.dirty = true;
}
