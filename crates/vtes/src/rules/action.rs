//! An action under way: blocks, stealth and intercept, redirection (chapter 9).

use elysium_kernel::{Asked, Options, Refusal, Seat, Seats, cite};

use super::effects;
use super::eval::View;
use super::{Check, Ctx, combat, play, raise, slaves, stats, unless, zones};
use crate::Vtes;
use crate::cards::{CardId, Deed, Qty, Test, Trigger};
use crate::moment::Moment;
use crate::state::{ActionResult, ActionStage, MinionId, State, Thing, Use};
use crate::vocabulary::{Ask, Choice, Event, Why};

pub fn stealth(state: &State) -> i32 {
    state.action.as_ref().map_or(0, |action| stats::value(state, Qty::Stealth, Thing::Minion(action.actor)))
}

pub fn intercept(state: &State, minion: MinionId) -> i32 {
    stats::value(state, Qty::Intercept, Thing::Minion(minion))
}

/// Stealth can be added only while a blocker has enough intercept (§9).
pub fn stealth_needed(state: &State) -> bool {
    let Some(action) = &state.action else { return false };
    let attempting = action.stage == ActionStage::Attempt;
    attempting && action.blocker.is_some_and(|blocker| intercept(state, blocker) >= stealth(state))
}

/// Intercept only while the blocker has too little.
pub fn intercept_needed(state: &State) -> bool {
    let Some(action) = &state.action else { return false };
    let attempting = action.stage == ActionStage::Attempt;
    attempting && action.blocker.is_some_and(|blocker| intercept(state, blocker) < stealth(state))
}

/// Who may block now: the targets of a directed action in turn, else the prey until it declines, then the predator (§9).
pub fn may_block_now(state: &State) -> Option<Seat> {
    let action = state.action.as_ref()?;
    let open = |seat: &Seat| !action.declined.has(*seat) && state.is_playing(*seat) && *seat != action.who;
    if !action.directed.is_empty() {
        cite(9, 16);
        if action.directed.len() > 1 {
            cite(9, 17);
        }
        return state.clockwise(action.who).filter(|seat| action.directed.has(*seat)).find(open);
    }
    let (prey, predator) = (state.prey(action.who), state.predator(action.who));
    cite(9, 18);
    if prey == predator {
        cite(9, 20);
    }
    let first = prey.filter(open);
    if first.is_none() {
        cite(9, 19);
    }
    first.or(predator.filter(open))
}

/// Is a Methuselah one of those who may block the action at some time?
pub fn is_a_blocker(state: &State, seat: Seat) -> bool {
    let Some(action) = &state.action else { return false };
    if !action.directed.is_empty() {
        return action.directed.has(seat);
    }
    [state.prey(action.who), state.predator(action.who)].contains(&Some(seat))
}

/// Which minions a seat may attempt to block with.
pub fn offer_blocks(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    if state.action.as_ref().is_some_and(|action| action.who == seat) {
        cite(9, 24);
        return;
    }
    if may_block_now(state) != Some(seat) {
        return;
    }
    for minion in state.minions_of(seat) {
        options.offer(Choice::Block(minion), may_block(state, minion));
    }
}

pub fn may_block(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    if state.torpor.has(minion) {
        cite(17, 2);
    }
    unless(!state.torpor.has(minion), 12, 3, Why::InTorpor { minion: name })?;
    unless(state.is_ready(minion), 9, 23, Why::NotReady { card: name })?;
    let awake = !state.locked.has(minion) || state.woken.has(minion);
    unless(awake, 9, 23, Why::Locked { card: name })?;
    let Some(action) = &state.action else { return Err(Refusal::new(9, 23, Why::NotReady { card: name })) };
    unless(!action.failed.has(minion), 9, 28, Why::FailedAlready { minion: name })?;
    not_barred(state, minion)
}

/// No text keeps a minion from blocking, or the action from being blocked.
fn not_barred(state: &State, minion: MinionId) -> Check {
    let Some(action) = &state.action else { return Ok(()) };
    let barred = stats::barred(state, Thing::Minion(minion), Deed::Block, Thing::Minion(action.actor));
    let barred = barred.or_else(|| {
        stats::barred(state, Thing::Minion(action.actor), Deed::BeBlocked, Thing::Minion(minion))
    });
    match barred {
        Some(card) => Err(Refusal::new(1, 19, Why::Barred { card })),
        None => Ok(()),
    }
}

/// May the minion that plays a card for it attempt to block? No further minion while one is attempting (§9.26), but that one
/// itself; and whoever has declined stays so.
pub fn may_try(view: View, anyone: bool) -> Check {
    let (state, card) = (view.state, view.used.card);
    let (Some(me), Some(action)) = (view.used.me, &state.action) else { return Err(not_now(card)) };
    let another = action.stage == ActionStage::Attempt && action.blocker != Some(me);
    unless(!another, 9, 26, Why::NotNow { card })?;
    if action.stage == ActionStage::Attempt {
        // Leave to block is of no use to who is blocking.
        return unless(!anyone, 9, 4, Why::NotNow { card });
    }
    let who = state[me].controller;
    unless(!action.declined.has(who), 9, 32, Why::HasDeclined { who })?;
    unless(anyone || may_block_now(state) == Some(who), 9, 16, Why::MayNotBlock { who })?;
    not_barred(state, me)
}

fn not_now(card: CardId) -> Refusal<Why> {
    Refusal::new(9, 4, Why::NotNow { card })
}

/// A minion attempts to block.
pub fn attempt(ctx: &mut Ctx, minion: MinionId) -> Asked<()> {
    let (who, name) = (ctx.state[minion].controller, ctx.state.card(ctx.state[minion].slot));
    let Some(action) = &mut ctx.state.action else { return Ok(()) };
    if action.blocker.is_some() {
        return Ok(());
    }
    action.blocker = Some(minion);
    action.stage = ActionStage::Attempt;
    ctx.rule(9, 25).emit(Event::Attempts { who, minion: name });
    play::mandatory(ctx, Moment::Attempt);
    Ok(())
}

/// All have passed: an attempt succeeds or fails, somebody declines, or blocks are over.
pub fn close(ctx: &mut Ctx) -> Asked<()> {
    let Some(action) = ctx.state.action else { return Ok(()) };
    match action.stage {
        // Whoever passed here has declined nothing.
        ActionStage::Announced => {
            cite(9, 14);
            cite(9, 34);
            set_stage(ctx, ActionStage::Undecided);
        }
        ActionStage::Undecided => {
            cite(9, 33);
            decline(ctx);
        }
        ActionStage::Attempt => {
            cite(9, 34);
            cite(9, 48);
            let Some(blocker) = action.blocker else {
                set_stage(ctx, ActionStage::Undecided);
                return Ok(());
            };
            let (intercept, stealth) = (intercept(ctx.state, blocker), stealth(ctx.state));
            if intercept.min(stealth) < 0 {
                cite(9, 46);
            }
            if intercept >= stealth {
                cite(9, 39);
                blocked(ctx, blocker);
            } else {
                fail_block(ctx);
            }
        }
        ActionStage::Blocked => return begin_combat(ctx),
        _ => {}
    }
    Ok(())
}

fn set_stage(ctx: &mut Ctx, stage: ActionStage) {
    if let Some(action) = &mut ctx.state.action {
        action.stage = stage;
    }
    cite(18, 4);
    let moment = match stage {
        ActionStage::Undecided => Moment::Undecided,
        ActionStage::Declined => Moment::Declined,
        ActionStage::Blocked => Moment::Blocked,
        ActionStage::WouldSucceed => Moment::WouldSucceed,
        _ => return,
    };
    play::mandatory(ctx, moment);
}

/// Whoever could block and passed has declined for good; that is an event, after which the acting Methuselah may act again (§9).
fn decline(ctx: &mut Ctx) {
    match may_block_now(ctx.state) {
        Some(seat) => {
            if let Some(action) = &mut ctx.state.action {
                action.declined = action.declined.with(seat);
            }
            ctx.rule(9, 32).emit(Event::Declines { who: seat });
            // The next step begins with the acting Methuselah: what may be played after it waits for that.
            cite(9, 35);
            cite(9, 36);
            if may_block_now(ctx.state).is_none() {
                all_declined(ctx);
            }
        }
        None => all_declined(ctx),
    }
}

/// Nobody blocks any more, and all may use something once again before the action is resolved.
fn all_declined(ctx: &mut Ctx) {
    cite(9, 37);
    cite(9, 38);
    set_stage(ctx, ActionStage::Declined);
}

/// The attempt has failed: the blocker is not locked, and others may try.
pub fn fail_block(ctx: &mut Ctx) {
    let Some(action) = &mut ctx.state.action else { return };
    let Some(blocker) = action.blocker.take() else { return };
    action.failed.insert(blocker);
    action.stage = ActionStage::Undecided;
    // It is not locked, and another attempt may follow.
    cite(9, 27);
    cite(9, 29);
    let minion = ctx.state.card(ctx.state[blocker].slot);
    ctx.rule(9, 39).emit(Event::AttemptFails { minion });
    let listeners = raise::listeners(ctx.state, Trigger::BlockFails, Thing::Minion(blocker));
    raise::answer(ctx, &listeners);
}

fn blocked(ctx: &mut Ctx, blocker: MinionId) {
    let Some(action) = &mut ctx.state.action else { return };
    action.result = ActionResult::Blocked;
    let actor = action.actor;
    let (minion, name) = (ctx.state.card(ctx.state[actor].slot), ctx.state.card(ctx.state[blocker].slot));
    ctx.rule(9, 53).emit(Event::Blocked { minion, blocker: name });
    let listeners = raise::listeners(ctx.state, Trigger::Blocks, Thing::Minion(blocker));
    raise::answer(ctx, &listeners);
    set_stage(ctx, ActionStage::Blocked);
}

/// The block is resolved: the blocker fights the acting minion, or has one that leaves torpor at its mercy (§9, §12).
fn begin_combat(ctx: &mut Ctx) -> Asked<()> {
    let Some(action) = ctx.state.action else { return Ok(()) };
    if action.used.is_some() {
        cite(9, 54);
    }
    match action.deed {
        // The pieces stay where they are.
        Deed::Equip if action.used.is_none() => cite(8, 39),
        Deed::Equip | Deed::Employ | Deed::Recruit => cite(8, 35),
        _ => {}
    }
    super::resolve::burn_card(ctx);
    set_stage(ctx, ActionStage::CarriedOut);
    let Some(blocker) = action.blocker else { return Ok(()) };
    if action.deed == Deed::Political {
        // No referendum is held.
        cite(10, 2);
    }
    if action.deed == Deed::LeaveTorpor || ctx.state.torpor.has(action.actor) {
        // No combat, so nobody steps in.
        cite(17, 14);
        zones::lock(&mut ctx.rule(12, 10), Thing::Minion(blocker), None);
        return super::diablerie::offer(ctx, blocker, action.actor);
    }
    if slaves::steps_in(ctx, action.actor, blocker)? {
        return Ok(());
    }
    combat::begin(ctx, action.actor, blocker, true)
}

/// A minion may block and react as if it were unlocked, for this action (§17).
pub fn wake(ctx: &mut Ctx, minion: MinionId, by: CardId) {
    cite(17, 2);
    ctx.state.woken.insert(minion);
    let card = ctx.state.card(ctx.state[minion].slot);
    ctx.rule(17, 1).emit(Event::Woken { card, by: Some(by) });
}

/// The action ends at once: nothing more is played on it.
pub fn end(ctx: &mut Ctx) {
    let Some(action) = &mut ctx.state.action else { return };
    action.stage = ActionStage::Ended;
    let actor = action.actor;
    // Nobody has been locked for a block that is not resolved.
    if action.result == ActionResult::Blocked {
        cite(9, 59);
    }
    let minion = ctx.state.card(ctx.state.action.map_or_else(Default::default, |action| action.slot));
    if !ctx.state.controlled().has(actor) {
        cite(9, 72);
    }
    ctx.rule(9, 71).emit(Event::ActionEnds { minion });
    combat::drop_frame(ctx.state);
    // An action that has come to its resolution has the effects that wait for what follows it.
    if ctx.state.action.is_some_and(|action| action.result != ActionResult::Open) {
        play::mandatory(ctx, Moment::Resolved);
    }
}

/// The action fails: no cost and no effect, its card is burned and its minion stays locked. What comes after an action still
/// does (§9.77).
pub fn fail(ctx: &mut Ctx) {
    let Some(action) = &mut ctx.state.action else { return };
    if matches!(action.stage, ActionStage::CarriedOut | ActionStage::Resolved | ActionStage::Ended) {
        return;
    }
    action.result = ActionResult::Failed;
    let slot = action.slot;
    let minion = ctx.state.card(slot);
    super::resolve::burn_card(ctx);
    cite(9, 77);
    set_stage(ctx, ActionStage::CarriedOut);
    ctx.rule(9, 70).emit(Event::ActionEnds { minion });
}

/// The action goes on as if it had not been blocked, when this combat is over.
pub fn go_on(ctx: &mut Ctx) {
    if let Some(action) = &mut ctx.state.action {
        action.goes_on = true;
    }
}

/// A blocked action goes on as if unblocked: its card comes back from the ash heap, what was played and who has declined
/// stays (§9.61). Says whether it does.
pub fn resume(ctx: &mut Ctx) -> bool {
    let Some(mut action) = ctx.state.action else { return false };
    let goes_on = std::mem::take(&mut action.goes_on);
    if goes_on && action.result != ActionResult::Blocked {
        cite(9, 62);
    }
    let wanted = goes_on && action.result == ActionResult::Blocked;
    let card = action.used.and_then(|used| if let Thing::Card(slot) = used.this { Some(slot) } else { None });
    let there = card.is_none_or(|slot| ctx.state[slot.owner()].ash.has(slot.index()));
    if !wanted || !there || !ctx.state.is_ready(action.actor) {
        return false;
    }
    if let Some(slot) = card {
        zones::take_away(ctx.state, slot);
    }
    (action.card, action.blocker, action.result) = (card, None, ActionResult::Open);
    action.failed = Default::default();
    ctx.state.action = Some(action);
    let minion = ctx.state.card(action.slot);
    ctx.rule(9, 61).emit(Event::GoesOn { minion });
    set_stage(ctx, ActionStage::Undecided);
    true
}

/// Who can be made the target of a bleed in place of the one it is aimed at.
pub fn redirect_targets(view: View<'_>) -> impl Iterator<Item = Seat> + '_ {
    let (acting, target) = view.state.action.as_ref().map_or((None, None), |a| (Some(a.who), a.prey));
    view.state.clockwise(view.used.you).filter(move |&seat| {
        if Some(seat) == acting {
            cite(8, 19);
        }
        Some(seat) != acting && Some(seat) != target
    })
}

/// The new target of a bleed, which is declared like any other; nobody if there is none.
pub fn new_target(ctx: &mut Ctx, used: &Use, filter: &'static [Test]) -> Asked<Thing> {
    let view = View::new(ctx.state, used);
    let targets: arrayvec::ArrayVec<Thing, 8> =
        redirect_targets(view).map(Thing::Player).filter(|&thing| view.passes(filter, thing)).collect();
    if targets.is_empty() {
        return Ok(Thing::Nothing);
    }
    effects::ask_for(ctx, used.you, Ask::Target(used.card, 0), &targets)
}

/// A bleed gets its new target, if that one still plays: blocks begin anew (§9).
pub fn redirect(ctx: &mut Ctx, used: &Use) {
    let Some(to) = used.targets[0].player().filter(|&to| ctx.state.is_playing(to)) else { return };
    if let Some(action) = &mut ctx.state.action {
        (action.prey, action.directed) = (Some(to), Seats::one(to));
        action.declined = Seats::NONE;
        action.failed = Default::default();
        action.stage = ActionStage::Undecided;
        // The former target is out of it. Nothing else of the action changes: what was played, and what was noted of it.
        cite(9, 50);
        cite(9, 51);
        cite(9, 52);
        cite(8, 28);
    }
    ctx.rule(9, 49).emit(Event::Redirected { to, by: Some(used.card) });
}

/// The bleed burns nothing and does not succeed.
pub fn no_bleed(ctx: &mut Ctx) {
    if let Some(action) = &mut ctx.state.action {
        action.result = ActionResult::Failed;
    }
}

/// An action whose minion is gone, or no longer where it was, is over; nobody is locked for it (§9).
pub fn drop_if_lost(ctx: &mut Ctx) {
    let Some(action) = &ctx.state.action else { return };
    let (actor, stage, slot) = (action.actor, action.stage, action.slot);
    let there = ctx.state.controlled().has(actor) && ctx.state[actor].slot == slot;
    let fit = there && (ctx.state.is_ready(actor) || action.deed == Deed::LeaveTorpor);
    if matches!(stage, ActionStage::CarriedOut | ActionStage::Resolved | ActionStage::Ended) {
        if !fit && ctx.state.referendum.is_some() {
            // A referendum goes on without the vampire that called it.
            cite(10, 45);
        }
        return;
    }
    if !ctx.state.is_playing(action.who) || !fit {
        let minion = ctx.state.card(slot);
        if let Some(action) = &mut ctx.state.action {
            action.stage = ActionStage::Ended;
        }
        // Between a block and its resolution there is no combat any more.
        let blocked = stage == ActionStage::Blocked;
        if blocked {
            cite(9, 59);
        }
        let number = if blocked { 60 } else { 72 };
        ctx.rule(9, number).emit(Event::ActionEnds { minion });
        return;
    }
    if stage == ActionStage::Attempt {
        fail_if_unable(ctx);
    }
}

/// A blocker that is not ready any more, or that an effect keeps from blocking, has failed.
fn fail_if_unable(ctx: &mut Ctx) {
    let Some(blocker) = ctx.state.action.and_then(|action| action.blocker) else {
        cite(9, 31);
        return set_stage(ctx, ActionStage::Undecided);
    };
    // One that has been locked fails, unless it is awake all the same.
    let locked = ctx.state.locked.has(blocker);
    if locked {
        cite(17, 3);
    }
    if !ctx.state.is_ready(blocker) {
        cite(9, 31);
    } else if locked && !ctx.state.woken.has(blocker) {
        return fail_block(ctx);
    } else if not_barred(ctx.state, blocker).is_err() {
        cite(9, 30);
    } else {
        return;
    }
    fail_block(ctx);
}
