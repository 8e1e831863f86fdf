//! The discard phase: a card thrown away, or an event played (chapter 14).

use elysium_kernel::{Asked, Options, Seat, cite};

use super::{Check, Ctx, hand, play, stats, turn, unless};
use crate::Vtes;
use crate::cards::{CardId, Qty};
use crate::moment::Moment;
use crate::state::{Slot, State, Step, Thing};
use crate::vocabulary::{Choice, Why};

pub fn begin(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    ctx.state.actions = stats::value(ctx.state, Qty::DiscardActions, Thing::Player(who)).clamp(0, 20) as u8;
    cite(14, 1);
    if ctx.state.actions != 1 {
        cite(14, 2);
    }
    ctx.state.step = Step::Discard;
    play::mandatory(ctx, Moment::Discard);
    Ok(())
}

pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    if state.actions > 0 {
        hand::distinct(state, seat, |_| true, |slot| options.push(Choice::Discard(slot)));
    }
}

pub fn make(ctx: &mut Ctx, slot: Slot) -> Asked<()> {
    ctx.state.actions = ctx.state.actions.saturating_sub(1);
    hand::discard(&mut ctx.rule(14, 3), slot, None);
    if ctx.state[slot.owner()].deck.library().is_empty() {
        cite(14, 4);
    }
    hand::replace(ctx, slot.owner(), None)?;
    // The next one may be used on what was drawn.
    if ctx.state.actions > 0 {
        cite(14, 7);
    }
    Ok(())
}

/// One event in a discard phase, and each only once a game (§14).
pub fn may_play_event(state: &State, _: Seat, card: CardId) -> Check {
    unless(state.actions > 0, 14, 1, Why::NoMasterAction)?;
    unless(!state.event, 14, 8, Why::OneEvent)?;
    unless(!state.once_a_game.contains(&Some(card)), 14, 9, Why::EventPlayed { card })
}

/// It counts, cancelled or not.
pub fn event_played(state: &mut State, card: CardId, cancelled: bool) {
    cite(14, 5);
    if cancelled {
        cite(14, 10);
    }
    state.event = true;
    state.actions = state.actions.saturating_sub(1);
    state.once_a_game.push(Some(card));
}

pub fn close(ctx: &mut Ctx) -> Asked<()> {
    cite(14, 6);
    turn::go(ctx, Step::TurnEnd)
}
