//! Becoming anarch (§16.29 to §16.36).

use elysium_kernel::cite;

use super::{Check, Ctx, limits, stats, titles, tokens, unless};
use crate::cards::{Deed, Sect, Span};
use crate::state::{Lasting, MinionId, Op, Row, RowKind, State, Thing};
use crate::vocabulary::{Event, Why};

/// 2 blood, or 1 with another ready anarch; settled when the action is announced (§16.31, §16.32).
pub fn cost(state: &State, minion: MinionId) -> u8 {
    let who = state[minion].controller;
    let mut others = state.ready_of(who).filter(|&other| other != minion);
    if others.any(|other| !state[other].ally && state[other].sect == Sect::Anarch) { 1 } else { 2 }
}

/// Only a vampire without a title; a contested one does not count (§16.30, §16.33, §16.34).
pub fn may_become(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    unless(state[minion].sect != Sect::Anarch, 16, 30, Why::AlreadyAnarch { minion: name })?;
    limits::not_again(state, minion, Deed::BecomeAnarch, Thing::Nothing)?;
    let contested = state[minion].title_contested;
    if contested {
        cite(16, 34);
    }
    let titled = titles::held(state, minion).is_some() && !contested;
    unless(!titled, 16, 33, Why::HasTitle { minion: name })?;
    let (needs, has) = (cost(state, minion), state[minion].blood);
    unless(has >= needs, 16, 32, Why::NeedsBlood { card: name, needs, has })
}

/// The action has succeeded. A cost that can no longer be paid in full is paid as far as possible, without effect (§9.66).
pub fn by_action(ctx: &mut Ctx, minion: MinionId, cost: u8) {
    if tokens::lose_blood(&mut ctx.rule(16, 31), minion, cost, None) == cost {
        become_anarch(ctx, minion);
    }
}

/// The vampire's sect is Anarch from now on, until something later changes it (§16.36).
fn become_anarch(ctx: &mut Ctx, minion: MinionId) {
    let card = ctx.state.card(ctx.state[minion].slot);
    ctx.state.rows.push(Row {
        kind: RowKind::Anarch,
        // No card has done it: such a row is never looked up.
        op: Op::new(card, 0),
        n: 0,
        until: Lasting::Span(Span::Game),
        source: Thing::Nothing,
        subject: Thing::Minion(minion),
        target: Thing::Nothing,
        you: ctx.state[minion].controller,
    });
    stats::refresh_all(ctx.state);
    cite(16, 29);
    // Not if a card says that it counts as something else.
    if ctx.state[minion].sect == Sect::Anarch {
        ctx.rule(16, 36).emit(Event::SectChanged { card, sect: Sect::Anarch, by: None });
    }
}
