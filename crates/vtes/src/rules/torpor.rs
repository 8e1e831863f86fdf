//! Torpor: how vampires get there and out again (chapter 12).

use elysium_kernel::{Asked, Seat, cite};

use super::{Check, Ctx, limits, raise, stats, tokens, unless, zones};
use crate::cards::{CardId, Deed, Trigger};
use crate::state::{MinionId, State, Thing};
use crate::vocabulary::{Ask, Choice, Event, Why};

/// Blood that it takes to leave torpor, or to be rescued.
const COST: u8 = 2;

/// A vampire goes to torpor, locked or not, with all that is on it; an ally that would is burned (§4.29).
pub fn enter(ctx: &mut Ctx, minion: MinionId, by: Option<CardId>) -> Asked<()> {
    if !ctx.state.is_ready(minion) {
        return Ok(());
    }
    if ctx.state[minion].ally {
        cite(4, 29);
        return zones::burn(ctx, Thing::Minion(minion), by);
    }
    if raise::would(ctx, Trigger::ToTorpor, Thing::Minion(minion))? {
        return Ok(());
    }
    let listeners = raise::listeners(ctx.state, Trigger::ToTorpor, Thing::Minion(minion));
    ctx.state.ready.remove(minion);
    ctx.state.torpor.insert(minion);
    cite(12, 2);
    ctx.state.dirty = true;
    let card = ctx.state.card(ctx.state[minion].slot);
    ctx.rule(12, 1).emit(Event::ToTorpor { card, by });
    raise::answer(ctx, &listeners);
    Ok(())
}

/// Out of torpor into the ready region of its controller, neither locked nor unlocked by it.
pub fn leave(ctx: &mut Ctx, minion: MinionId, by: Option<CardId>) {
    // Whoever is out of torpor is wounded no more.
    cite(12, 9);
    if !ctx.state.torpor.has(minion)
        || stats::barred(ctx.state, Thing::Minion(minion), Deed::BecomeReady, Thing::Nothing).is_some()
    {
        return;
    }
    ctx.state.torpor.remove(minion);
    ctx.state.ready.insert(minion);
    ctx.state.dirty = true;
    let card = ctx.state.card(ctx.state[minion].slot);
    ctx.emit(Event::LeavesTorpor { card, by });
}

pub fn may_leave(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    unless(!state.locked.has(minion), 8, 1, Why::Locked { card: name })?;
    limits::not_again(state, minion, Deed::LeaveTorpor, Thing::Nothing)?;
    let has = state[minion].blood;
    unless(has >= COST, 12, 6, Why::NeedsBlood { card: name, needs: COST, has })
}

/// The action without a card costs 2 blood, also if the vampire is out of torpor by then (§12.6, §9.68). If that cannot be paid
/// in full any more, there is no effect (§9.66).
pub fn leave_by_action(ctx: &mut Ctx, minion: MinionId) {
    if !ctx.state.torpor.has(minion) {
        cite(9, 68);
    }
    if tokens::lose_blood(&mut ctx.rule(12, 6), minion, COST, None) == COST {
        leave(&mut ctx.rule(12, 8), minion, None);
    }
}

/// May this vampire rescue that one? The cost can be shared between them.
pub fn may_rescue(state: &State, minion: MinionId, victim: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    unless(!state[minion].ally, 12, 13, Why::AlliesCannot { minion: name })?;
    limits::not_again(state, minion, Deed::Rescue, Thing::Minion(victim))?;
    let has = state[minion].blood.saturating_add(state[victim].blood);
    unless(has >= COST, 12, 14, Why::NeedsBlood { card: name, needs: COST, has })
}

/// How much of the cost the rescuer pays: declared when the action is announced.
pub fn share(ctx: &mut Ctx, minion: MinionId, victim: MinionId) -> Asked<u8> {
    cite(12, 14);
    let who: Seat = ctx.state[minion].controller;
    let choice = ctx.choose(who, Ask::Share(victim), |state, options| {
        for n in 0..=COST {
            if state[minion].blood >= n && state[victim].blood >= COST - n {
                options.push(Choice::Number(n));
            }
        }
    })?;
    Ok(if let Choice::Number(n) = choice { n } else { COST })
}

/// The rescue has succeeded: both pay their parts as far as they can (§9.66), and the vampire is ready.
pub fn rescue(ctx: &mut Ctx, minion: MinionId, victim: MinionId, share: u8) {
    let mut paid = tokens::lose_blood(&mut ctx.rule(12, 14), minion, share, None);
    if ctx.state.controlled().has(victim) {
        paid += tokens::lose_blood(&mut ctx.rule(12, 14), victim, COST - share, None);
    }
    if paid == COST {
        cite(12, 18);
        leave(&mut ctx.rule(12, 17), victim, None);
    }
}
