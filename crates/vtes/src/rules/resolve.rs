//! What becomes of an action that nobody blocked, and what comes after it (chapter 9).

use elysium_kernel::{Asked, cite};

use super::eval::View;
use super::{
    Ctx, anarch, costs, deeds, diablerie, effects, fired, hand, play, raise, recruit, referendum, rows,
    settle, stats, tokens, torpor, zones,
};
use crate::cards::{Deed, Qty, Span, Trigger};
use crate::moment::Moment;
use crate::state::{Action, ActionResult, ActionStage, Delay, MinionId, PermanentId, Thing, Use};
use crate::vocabulary::Event;

/// Blocks are over, nobody has anything more to say: the action succeeds.
pub fn close(ctx: &mut Ctx) -> Asked<()> {
    let Some(action) = ctx.state.action else { return Ok(()) };
    match action.stage {
        ActionStage::Declined => {
            set(ctx, ActionStage::WouldSucceed);
            play::mandatory(ctx, Moment::WouldSucceed);
        }
        ActionStage::WouldSucceed => {
            let replaced = raise::would(ctx, Trigger::Succeeds, Thing::Minion(action.actor))?;
            if !replaced {
                set(ctx, ActionStage::Resolve);
            }
        }
        ActionStage::Resolve => return succeed(ctx),
        ActionStage::CarriedOut => return carried_out(ctx),
        _ => {}
    }
    Ok(())
}

fn set(ctx: &mut Ctx, stage: ActionStage) {
    cite(18, 4);
    if let Some(action) = &mut ctx.state.action {
        action.stage = stage;
    }
}

fn succeed(ctx: &mut Ctx) -> Asked<()> {
    let Some(action) = ctx.state.action else { return Ok(()) };
    // What a text makes fail costs and does nothing (§9.70).
    if action.result == ActionResult::Failed {
        burn_card(ctx);
        set(ctx, ActionStage::CarriedOut);
        return Ok(());
    }
    if let Some(action) = &mut ctx.state.action {
        action.result = ActionResult::Successful;
        action.stage = ActionStage::CarriedOut;
    }
    let minion = ctx.state.card(action.slot);
    ctx.rule(9, 63).emit(Event::Succeeds { minion });
    let listeners = raise::listeners(ctx.state, Trigger::Succeeds, Thing::Minion(action.actor));
    if let Some(used) = action.used {
        // The cost is due now, as far as it can be paid; if it cannot, the action has no effect (§9).
        let payable = costs::payable(ctx.state, &used, used.script().cost).is_ok();
        cite(9, 65);
        costs::pay(ctx, &used, used.script().cost)?;
        settle::after_effect(ctx)?;
        // Whoever has spent the last pool is ousted before anything comes of it; an ally that has spent its last life is gone.
        if !ctx.state.is_playing(action.who) {
            cite(3, 44);
            return Ok(());
        }
        if payable {
            let action = Action { used: Some(without_lost_targets(ctx, used)), ..action };
            by_card(ctx, &action)?;
        } else {
            cite(9, 66);
        }
    } else {
        plain(ctx, &action)?;
    }
    raise::answer(ctx, &listeners);
    Ok(())
}

/// What is no longer a legal target is not touched (§9.67).
fn without_lost_targets(ctx: &Ctx, mut used: Use) -> Use {
    if used.script().act.is_some_and(|act| act.is == Deed::Political) {
        return used;
    }
    let picks = used.script().pick;
    for (place, pick) in picks.iter().enumerate().take(used.targets.len()) {
        let target = used.targets[place];
        // Cards out of play stay what they were, and what lies face down is nobody's to judge.
        let there = matches!(target, Thing::Minion(_) | Thing::Permanent(_) | Thing::Player(_));
        if there && !effects::can_be_picked(View::new(ctx.state, &used), pick, target) {
            cite(9, 67);
            used.targets[place] = Thing::Nothing;
        }
    }
    for minion in used.many {
        let legal = |pick| effects::can_be_picked(View::new(ctx.state, &used), pick, Thing::Minion(minion));
        if !picks.iter().any(legal) {
            cite(9, 67);
            used.many.remove(minion);
        }
    }
    used
}

/// Nothing that came of the action is under way any more: a combat that waits, an action that goes on, or what comes after
/// it (§9.61, §9.75, §11.54).
fn carried_out(ctx: &mut Ctx) -> Asked<()> {
    if let Some((first, second)) = ctx.state.queued.take() {
        return super::combat::begin(ctx, first, second, false);
    }
    if super::action::resume(ctx) {
        return Ok(());
    }
    cite(9, 75);
    set(ctx, ActionStage::Resolved);
    play::mandatory(ctx, Moment::Resolved);
    Ok(())
}

/// What an action brings that is done without a card.
fn plain(ctx: &mut Ctx, action: &Action) -> Asked<()> {
    let actor = action.actor;
    match action.deed {
        Deed::Bleed => bleed(ctx, action)?,
        Deed::Hunt => hunt(ctx, action),
        Deed::LeaveTorpor => torpor::leave_by_action(ctx, actor),
        Deed::Rescue => {
            if let Thing::Minion(victim) = action.target {
                note_if_lost(ctx, victim);
                torpor::rescue(ctx, actor, victim, action.share);
            }
        }
        Deed::Diablerize => {
            if let Thing::Minion(victim) = action.target {
                note_if_lost(ctx, victim);
                diablerie::diablerize(ctx, actor, victim)?;
            }
        }
        Deed::BecomeAnarch => anarch::by_action(ctx, actor, action.share),
        Deed::Equip => {
            let Thing::Minion(from) = action.target else { return Ok(()) };
            for permanent in action.pieces.iter().map(PermanentId) {
                if deeds::equipment(ctx.state, from).any(|piece| piece == permanent) {
                    zones::move_onto(&mut ctx.rule(8, 37), permanent, actor, None);
                }
            }
        }
        _ => {}
    }
    Ok(())
}

/// A vampire that is no longer in torpor cannot be rescued or diablerized.
fn note_if_lost(ctx: &Ctx, victim: MinionId) {
    if !ctx.state.torpor.has(victim) {
        cite(9, 67);
    }
}

/// What an action card, or a text in play, brings.
fn by_card(ctx: &mut Ctx, action: &Action) -> Asked<()> {
    let Some(mut used) = action.used else { return Ok(()) };
    fired::clause(&used);
    let instead = used.script().act.is_some_and(|act| act.instead);
    match action.deed {
        Deed::Bleed if !instead => {
            cite(8, 48);
            bleed(ctx, action)?;
        }
        Deed::Hunt if !instead => {
            cite(8, 48);
            hunt(ctx, action);
        }
        Deed::Political => return referendum::call(ctx, action),
        Deed::Recruit => {
            cite(8, 35);
            recruit::enter(ctx, &mut used)?;
            keep(ctx, action, used.this);
        }
        _ => {}
    }
    bring(ctx, action, &mut used)?;
    if action.deed == Deed::LeaveTorpor {
        // Its own cost was paid, and nothing else.
        cite(12, 7);
        torpor::leave(&mut ctx.rule(12, 8), action.actor, Some(used.card));
    }
    Ok(())
}

/// The card goes where it says, and what it says happens.
pub fn bring(ctx: &mut Ctx, action: &Action, used: &mut Use) -> Asked<()> {
    let script = used.script();
    if let Some(zone) = script.put
        && action.deed != Deed::Recruit
    {
        if matches!(action.deed, Deed::Equip | Deed::Employ) {
            cite(8, 35);
        }
        effects::cards::put(&mut ctx.rule(1, 22), used, zone)?;
        keep(ctx, action, used.this);
    }
    if let Some(frame) = &mut ctx.state.action {
        frame.used = Some(*used);
    }
    if effects::cards::works(ctx.state, used) {
        effects::run(ctx, used, script.does)?;
    }
    keep(ctx, action, used.this);
    Ok(())
}

/// A card that has gone into play is no longer the action's.
fn keep(ctx: &mut Ctx, action: &Action, this: Thing) {
    if action.card.is_some()
        && !matches!(this, Thing::Card(_))
        && let Some(frame) = &mut ctx.state.action
    {
        frame.card = None;
    }
}

/// The prey burns pool, and the Edge goes to the one who bled (§8).
fn bleed(ctx: &mut Ctx, action: &Action) -> Asked<()> {
    let Some(prey) = ctx.state.action.and_then(|action| action.prey) else { return Ok(()) };
    if !ctx.state.is_playing(prey) {
        cite(9, 69);
        return Ok(());
    }
    if raise::would(ctx, Trigger::Bleeds, Thing::Minion(action.actor))? {
        return Ok(());
    }
    let n = stats::value(ctx.state, Qty::Bleed, Thing::Minion(action.actor)).clamp(0, 255) as u8;
    let listeners = raise::listeners(ctx.state, Trigger::Bleeds, Thing::Minion(action.actor));
    ctx.rule(8, 23).emit(Event::Bled { who: prey, n });
    let lost = tokens::lose_pool(&mut ctx.rule(8, 23), prey, n, None);
    if let Some(action) = &mut ctx.state.action {
        action.bled = lost;
    }
    if n > 0 {
        tokens::take_edge(&mut ctx.rule(8, 25), action.who, None);
    } else {
        cite(8, 26);
    }
    raise::answer(ctx, &listeners);
    Ok(())
}

fn hunt(ctx: &mut Ctx, action: &Action) {
    let n = stats::value(ctx.state, Qty::Hunt, Thing::Minion(action.actor)).clamp(0, 255) as u8;
    let minion = ctx.state.card(action.slot);
    if n > tokens::room_for_blood(ctx.state, action.actor) {
        cite(8, 32);
    }
    ctx.rule(8, 31).emit(Event::Hunted { minion, n });
    tokens::gain_blood(&mut ctx.rule(8, 31), action.actor, n, None);
}

/// The card of an action that did not succeed, or that does not stay, is burned.
pub fn burn_card(ctx: &mut Ctx) {
    let Some(action) = &mut ctx.state.action else { return };
    if let Some(slot) = action.card.take() {
        zones::to_ash(ctx.state, slot);
    }
}

/// The action is over, with everything that lasted for it.
pub fn finish(ctx: &mut Ctx) -> Asked<()> {
    burn_card(ctx);
    if let Some(action) = ctx.state.action.take() {
        // What was noted of it for the turn stays.
        if action.result != ActionResult::Successful {
            cite(9, 73);
        }
        if action.stage == ActionStage::Ended {
            cite(9, 77);
        }
    }
    // Now another one may begin.
    cite(8, 3);
    cite(9, 78);
    ctx.state.woken = Default::default();
    rows::end(ctx.state, Span::Action);
    // Votes that the action would have brought to a referendum that was never held.
    rows::end(ctx.state, Span::Referendum);
    for seat in ctx.state.clockwise(ctx.state.active) {
        hand::delayed(ctx, seat, Delay::AfterAction)?;
    }
    Ok(())
}
