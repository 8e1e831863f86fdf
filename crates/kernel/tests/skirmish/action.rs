//! Section 3: an action, the attempts to block it, where it goes, and what it does.

use elysium_kernel::{Asked, Seat, Seats, Turns};

use crate::bug::Bug;
use crate::cards::{Kind, MinionId};
use crate::play::{discard_card, may, may_react};
use crate::rules::{Check, Table, require};
use crate::stack::{Action, Combat, Fight, Frame, Stage};
use crate::state::State;
use crate::words::{Ask, Choice, Deed, Event, Why};

/// Rule 3.1: in turn order from `seat` on, everybody else may try to block with a minion. One attempt, one step.
pub fn block(ctx: Table, mut action: Action, seat: Seat) -> Asked<()> {
    let ctx = &mut *ctx.rule(3, 1);
    let actor = action.minion.owner;
    let order = ctx.state.others(actor).skip_while(move |&other| other != seat);
    let ask = Ask::Block { action: action.minion };
    let used = ctx.first(order, Seats::NONE, Turns::Alone(1), ask, Choice::Pass, |state, who, options| {
        for minion in MinionId::all_of(who).filter(|&minion| !state.minion(minion).gone) {
            options.offer(Choice::Minion(minion), may_block(state, minion));
        }
    })?;
    let mut next = actor;
    if let Some((who, Choice::Minion(blocker))) = used {
        next = ctx.state.after(who);
        ctx.emit(Event::Attempts { minion: blocker });
        if catches(ctx, &mut action, blocker)? {
            let ctx = &mut *ctx.rule(3, 4);
            ctx.emit(Event::Blocks { minion: blocker });
            ctx.state.minion_mut(blocker).locked = true;
            action.stage = Stage::Done;
            ctx.state.stack.set(Frame::Action(action));
            let (attacker, defender) = (action.minion, blocker);
            let combat = Combat { attacker, defender, round: 1, long: false, stage: Fight::Range };
            ctx.state.stack.push(Frame::Combat(combat));
            return Ok(());
        }
        ctx.rule(3, 4).emit(Event::Escapes { minion: action.minion });
    }
    action.stage = match action.deed {
        _ if next != actor => Stage::Block(next),
        Deed::Bleed => Stage::Redirect,
        Deed::Hunt | Deed::Spy => Stage::Resolve,
    };
    ctx.state.stack.set(Frame::Action(action));
    Ok(())
}

fn may_block(state: &State, minion: MinionId) -> Check {
    require(!state.minion(minion).torpor, 3, 2, Why::InTorpor)?;
    require(!state.minion(minion).locked, 3, 3, Why::Locked)
}

/// Rule 3.4: stealth against intercept, cards from both sides alternately until one stops. Stealth
/// stays for the attempts that follow, intercept does not.
fn catches(ctx: Table, action: &mut Action, blocker: MinionId) -> Asked<bool> {
    let mut intercept = 0;
    loop {
        if intercept >= action.stealth {
            if may(ctx, action.minion.owner, Ask::Stealth { against: blocker })?.is_none() {
                return Ok(true);
            }
            action.stealth += 1;
        } else {
            if may_react(ctx, blocker.owner, Ask::Intercept { with: blocker })?.is_none() {
                return Ok(false);
            }
            intercept += 1;
        }
    }
}

/// Rule 3.5: the target of a bleed may send it to somebody else, who may send it on.
pub fn redirect(ctx: Table, mut action: Action) -> Asked<()> {
    let target = action.target;
    if may_react(ctx, target, Ask::Deflect)?.is_some() {
        let ctx = &mut *ctx.rule(3, 5);
        let choice = ctx.choose(target, Ask::DeflectTo, |state, options| {
            for other in state.others(target) {
                let actor = other == action.minion.owner;
                options.offer(Choice::Target(other), require(!actor, 3, 6, Why::TheActor));
            }
            let holds = |seat, kind| state.hand(seat).any(|slot| state.kind(slot) == kind);
            if state.bug == Bug::OptionsLeak && state.others(target).any(|seat| holds(seat, Kind::Deflect)) {
                options.offer(Choice::Pass, require(false, 3, 5, Why::NotNow { kind: Kind::Deflect }));
            }
        })?;
        let Choice::Target(to) = choice else { unreachable!("{choice:?} is no target") };
        ctx.emit(Event::Redirected { to });
        action.target = to;
    } else {
        action.stage = Stage::Resolve;
    }
    ctx.state.stack.set(Frame::Action(action));
    Ok(())
}

/// Rules 3.7 to 3.9: an action that nobody blocked does what it set out to do.
pub fn resolve(ctx: Table, mut action: Action) -> Asked<()> {
    let (minion, target) = (action.minion, action.target);
    match action.deed {
        Deed::Bleed => {
            let ctx = &mut *ctx.rule(3, 7);
            bleed(ctx, action);
        }
        Deed::Hunt => {
            let ctx = &mut *ctx.rule(3, 8);
            ctx.state.bleed_minion(minion, -1);
            ctx.emit(Event::Hunted { minion });
        }
        Deed::Spy => spy(ctx, minion.owner, target)?,
    }
    action.stage = Stage::Done;
    ctx.state.stack.set(Frame::Action(action));
    Ok(())
}

fn bleed(ctx: Table, action: Action) {
    let (actor, seat) = (action.minion.owner, action.target);
    let strength = i16::from(ctx.state.minion(action.minion).strength);
    let mut pool = strength.min(ctx.state.player(seat).pool);
    if ctx.state.bug == Bug::Endless {
        pool = 0;
    }
    ctx.state.pay(seat, pool);
    ctx.emit(Event::Bled { seat, pool });
    if ctx.state.player(seat).pool > 0 {
        return;
    }
    ctx.state.player_mut(seat).out = true;
    MinionId::all_of(seat).for_each(|minion| ctx.state.remove(minion));
    ctx.emit(Event::Ousted { seat });
    ctx.state.gain(actor, 2);
}

/// Rule 3.9: a look at a random card of the target's hand, which may then be thrown away.
fn spy(ctx: Table, by: Seat, of: Seat) -> Asked<()> {
    let ctx = &mut *ctx.rule(3, 9);
    if ctx.state.player(of).hand == 0 {
        return Ok(());
    }
    let outcome = ctx.chance(Ask::Look { of }, |state, outcomes| {
        state.hand(of).for_each(|slot| outcomes.push(Choice::Slot(slot)));
    });
    let Choice::Slot(slot) = outcome else { unreachable!("{outcome:?} is no card") };
    ctx.state.learn(slot, Seats::one(by));
    let card = Some((slot, ctx.state.kind(slot)));
    let audience = Seats::one(by).with(of);
    let open = if ctx.state.bug == Bug::LookLeaks { card } else { None };
    ctx.emit_secret(audience, Event::Looked { by, of, card }, Event::Looked { by, of, card: open });
    let choice = ctx.choose(by, Ask::Strip { of }, |_, options| {
        options.push(Choice::Pass);
        options.push(Choice::Discard(slot));
    })?;
    if choice == Choice::Discard(slot) {
        discard_card(ctx, slot);
    }
    Ok(())
}
