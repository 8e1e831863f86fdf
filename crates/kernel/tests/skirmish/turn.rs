//! Sections 1 and 2: the deal, the rounds with their bids, and a turn.

use elysium_kernel::{Asked, Seat};

use crate::bug::{Bug, outside};
use crate::cards::{CARDS, MinionId, Slot};
use crate::play::{discard_card, draw};
use crate::rules::{Check, Table, require};
use crate::stack::{Action, Frame, Phase, Stage};
use crate::state::{CAPACITY, HAND, State};
use crate::words::{Ask, Choice, Deed, Event, Why};

/// Rule 1.2: everybody shuffles and draws a hand.
///
/// Shuffling gives the slots their kinds. It is done by chance and not at the set-up: which slot is
/// which card must follow from the seed, and be known to nobody.
pub fn deal(ctx: Table) {
    for seat in ctx.state.living() {
        for i in (1..CARDS).rev() {
            let outcome = ctx.chance(Ask::Shuffle, |_, outcomes| {
                (0..=i as u8).for_each(|index| outcomes.push(Choice::Slot(Slot { owner: seat, index })));
            });
            if let Choice::Slot(with) = outcome {
                ctx.state.player_mut(seat).def.swap(i, with.index as usize);
            }
        }
        (0..HAND).for_each(|_| draw(ctx, seat));
    }
    let next = Seat(0);
    ctx.state.stack.set(Frame::Round { bids: true, next });
}

/// Rule 1.3: all bid pool in secret for the edge; the highest bid wins and is paid, a tie goes to the
/// earlier seat.
pub fn bids(ctx: Table) -> Asked<()> {
    let ctx = &mut *ctx.rule(1, 3);
    let living = ctx.state.living();
    let bids = ctx.choose_all(living, Ask::Bid, |state, seat, options| {
        let has = state.player(seat).pool;
        for bid in 0..=3 {
            let needs = i16::from(bid) + 1;
            options.offer(Choice::Bid(bid), require(has >= needs, 1, 3, Why::NeedsPool { needs, has }));
        }
    })?;
    let mut best: Option<(Seat, u8)> = None;
    for seat in living {
        let Some(Choice::Bid(pool)) = bids.of(seat) else { continue };
        ctx.emit(Event::Bid { seat, pool });
        if best.is_none_or(|(_, highest)| pool > highest) {
            best = Some((seat, pool));
        }
    }
    if let Some((seat, pool)) = best {
        ctx.state.pay(seat, pool.into());
        ctx.state.edge = Some(seat);
        ctx.emit(Event::Edge { seat });
    }
    let next = Seat(0);
    ctx.state.stack.set(Frame::Round { bids: false, next });
    Ok(())
}

/// Rule 2.1: a turn begins; minions unlock, the edge brings a pool. After the last seat the round ends.
pub fn begin(ctx: Table, seat: Seat) {
    let ctx = &mut *ctx.rule(2, 1);
    if ctx.state.bug == Bug::Silent {
        return;
    }
    if seat.index() >= ctx.state.seats as usize {
        ctx.state.round = ctx.state.round.saturating_add(1);
        ctx.state.stack.set(Frame::Round { bids: true, next: Seat(0) });
        return;
    }
    ctx.state.stack.set(Frame::Round { bids: false, next: Seat(seat.0 + 1) });
    if ctx.state.player(seat).out {
        return;
    }
    ctx.emit(Event::Turn { seat });
    for minion in &mut ctx.state.player_mut(seat).minions {
        minion.locked = false;
    }
    if ctx.state.edge == Some(seat) {
        ctx.state.gain(seat, 1);
    }
    ctx.state.stack.push(Frame::Turn { seat, phase: Phase::Minions });
}

/// Rules 2.2 to 2.5: a minion acts, as often as there is one that can.
pub fn minions(ctx: Table, seat: Seat) -> Asked<()> {
    let ctx = &mut *ctx.rule(2, 2);
    let restless = ctx.state.bug == Bug::Restless && outside().is_multiple_of(2);
    let choice = ctx.choose(seat, Ask::Minion, |state, options| {
        options.push(Choice::Pass);
        if state.bug == Bug::OfferedTwice {
            options.push(Choice::Pass);
        }
        if state.bug == Bug::TwoMinds {
            options.offer(Choice::Pass, require(false, 2, 2, Why::NobodyElse));
        }
        if restless {
            return;
        }
        for minion in MinionId::all_of(seat).filter(|&minion| !state.minion(minion).gone) {
            options.offer(Choice::Minion(minion), may_act(state, minion));
        }
    })?;
    let Choice::Minion(minion) = choice else {
        ctx.state.stack.set(Frame::Turn { seat, phase: Phase::Discard });
        return Ok(());
    };
    let choice = ctx.choose(seat, Ask::Deed { minion }, |state, options| {
        options.push(Choice::Deed(Deed::Bleed));
        options.push(Choice::Deed(Deed::Spy));
        let room = state.minion(minion).blood < CAPACITY;
        let full = Why::FullOfBlood { capacity: CAPACITY };
        options.offer(Choice::Deed(Deed::Hunt), require(room, 2, 5, full));
    })?;
    let Choice::Deed(deed) = choice else { unreachable!("{choice:?} is no deed") };
    ctx.emit(Event::Acts { minion, deed });
    ctx.state.minion_mut(minion).locked = true;
    let prey = ctx.state.after(seat);
    let action = Action { minion, deed, target: prey, stealth: 0, stage: Stage::Block(prey) };
    ctx.state.stack.push(Frame::Action(action));
    Ok(())
}

fn may_act(state: &State, minion: MinionId) -> Check {
    require(!state.minion(minion).torpor, 2, 3, Why::InTorpor)?;
    require(!state.minion(minion).locked, 2, 4, Why::Locked)
}

/// Rule 2.6: at the end of the turn one card may be exchanged for another.
pub fn discard(ctx: Table, seat: Seat) -> Asked<()> {
    let choice = ctx.choose(seat, Ask::Discard, |state, options| {
        options.push(Choice::Pass);
        if state.bug != Bug::OtherInPlace || options.explains() {
            state.hand(seat).for_each(|slot| options.push(Choice::Discard(slot)));
        }
    })?;
    if let Choice::Discard(slot) = choice {
        discard_card(ctx, slot);
    }
    ctx.state.stack.pop();
    Ok(())
}
