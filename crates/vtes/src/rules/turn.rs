//! The deal, and one turn after the other (chapters 5 and 6).

use elysium_kernel::{Asked, Seat, cite};

use super::{Ctx, hand, influence, oust, rows, stats};
use crate::cards::{Phase, Qty, Span};
use crate::state::{Delay, POOL, Step, Thing, VAMPIRES};
use crate::vocabulary::Event;

/// Pools, first hands, and four vampires for each uncontrolled region (§5).
pub fn deal(ctx: &mut Ctx) -> Asked<()> {
    for who in ctx.state.everyone() {
        cite(5, 13);
        ctx.state[who].pool = POOL;
        ctx.state[who].hand_size = stats::hand_size(ctx.state, who);
        for _ in 0..ctx.state[who].hand_size {
            hand::draw(&mut ctx.rule(5, 17), who);
        }
        for _ in 0..VAMPIRES {
            influence::draw_crypt(&mut ctx.rule(5, 18), who);
        }
    }
    // Nobody has the Edge or controls anything, and nobody exchanges a hand.
    cite(5, 14);
    cite(5, 15);
    cite(5, 19);
    ctx.state.step = Step::TurnStart;
    cite(5, 10);
    ctx.state.active = Seat(0);
    Ok(())
}

/// A turn begins.
pub fn begin(ctx: &mut Ctx) -> Asked<()> {
    ctx.state.turn += 1;
    let (who, turn) = (ctx.state.active, ctx.state.turn);
    ctx.state.trifle = false;
    ctx.state.event = false;
    ctx.rule(6, 1).emit(Event::Turn { who, turn });
    ctx.state.step = Step::Unlock;
    Ok(())
}

/// The next part of the turn.
pub fn go(ctx: &mut Ctx, step: Step) -> Asked<()> {
    let (before, who) = (ctx.state.phase(), ctx.state.active);
    ctx.state.step = step;
    let phase = ctx.state.phase();
    if let Some(before) = before.filter(|&before| Some(before) != phase) {
        rows::end(ctx.state, Span::Phase);
        rows::end_phase(ctx.state, before, who);
    }
    if let Some(phase) = phase.filter(|&phase| Some(phase) != before) {
        begin_phase(ctx, who, phase)?;
    }
    Ok(())
}

/// A phase begins: what lasted until then ends, cards that waited for it are replaced, and texts of it happen.
pub fn begin_phase(ctx: &mut Ctx, who: Seat, phase: Phase) -> Asked<()> {
    ctx.rule(6, 2).emit(Event::Phase { who, phase });
    rows::begin_phase(ctx.state, phase, who);
    let delay = match phase {
        Phase::Unlock => Delay::Unlock,
        Phase::Master => Delay::Master,
        Phase::Minion => Delay::Minion,
        Phase::Influence => Delay::Influence,
        Phase::Discard => Delay::Discard,
    };
    hand::delayed(ctx, who, delay)?;
    if phase == Phase::Master {
        let actions = stats::value(ctx.state, Qty::MasterActions, Thing::Player(who)).max(0) as u8;
        let owed = std::mem::take(&mut ctx.state[who].owed);
        if owed > 0 {
            cite(7, 2);
        }
        ctx.state.actions = actions.saturating_sub(owed);
        if owed > 0 {
            let left = ctx.state.actions;
            ctx.rule(4, 10).emit(Event::MasterActionsCharged { who, n: owed, left });
        }
    }
    let moment = match phase {
        Phase::Unlock => return Ok(()),
        Phase::Master => crate::moment::Moment::Master,
        Phase::Minion => crate::moment::Moment::Between,
        Phase::Influence => crate::moment::Moment::Influence,
        Phase::Discard => crate::moment::Moment::Discard,
    };
    super::play::mandatory(ctx, moment);
    Ok(())
}

/// The turn is over; the next Methuselah clockwise begins, or the game has come to its limit.
pub fn end(ctx: &mut Ctx) -> Asked<()> {
    rows::end(ctx.state, Span::Phase);
    // Whoever's turn it was.
    cite(17, 36);
    rows::end(ctx.state, Span::Turn);
    // From here on something is "since the last turn" of whoever has ended one.
    cite(17, 35);
    let active = ctx.state.active;
    ctx.state[active].out_of_turn = false;
    for minion in ctx.state.controlled() {
        ctx.state[minion].turn = Default::default();
        ctx.state[minion].new = false;
    }
    if ctx.state.is_last_turn() {
        match ctx.state.time_up {
            true => ctx.rule(15, 23).emit(Event::TimeUp),
            false => ctx.rule(15, 24).emit(Event::TurnLimit),
        }
        oust::end_at_limit(ctx);
        return Ok(());
    }
    if let Some(next) = ctx.state.clockwise(active).find(|&seat| seat != active) {
        ctx.state.active = next;
    }
    ctx.state.step = Step::TurnStart;
    Ok(())
}
