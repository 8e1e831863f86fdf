//! Range: maneuvers, one answering the other (§11.11 to §11.23).

use elysium_kernel::{Options, Seat, cite};

use super::{credits, fighter, go, name, not_barred, side_of, strike};
use crate::Vtes;
use crate::cards::{CardId, Deed, Effect, How, Qty, Type};
use crate::rules::eval::View;
use crate::rules::{Check, Ctx, playable, unless};
use crate::state::{Chosen, CombatStage, Means, Row, State, Use};
use crate::vocabulary::{Choice, Event, Why};

/// May the minion that uses this maneuver now?
pub fn may_maneuver(view: View) -> Check {
    let (combat, side) = fighter(view)?;
    unless(combat.stage == CombatStage::Range, 11, 16, Why::NotNow { card: view.used.card })?;
    may_choose(view.state, side)
}

/// May the minion play this strike card for its maneuver? One strike card or weapon at most.
pub fn may_maneuver_to_strike(view: View) -> Check {
    may_maneuver(view)?;
    let (combat, side) = fighter(view)?;
    let minion = name(view.state, combat.minions[side]);
    unless(combat.bound[side].is_none(), 11, 19, Why::StrikeBound { minion })
}

/// Not twice in a row, not even when the opponent has passed in between.
fn may(state: &State, side: usize) -> Check {
    let Some(combat) = &state.combat else { return Ok(()) };
    let minion = combat.minions[side];
    let last = combat.last == Some(side as u8);
    unless(!last, 11, 13, Why::ManeuveredLast { minion: name(state, minion) })?;
    not_barred(state, minion, Deed::Maneuver)
}

/// A maneuver that must be used comes before any other.
fn may_choose(state: &State, side: usize) -> Check {
    may(state, side)?;
    match due(state, side) {
        Some((card, _)) => unless(false, 11, 20, Why::NotNow { card }),
        None => Ok(()),
    }
}

/// Maneuvers that the minion of a seat has left.
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let (Some(combat), Some(side)) = (&state.combat, side_of(state, seat)) else { return };
    let minion = combat.minions[side];
    // What is not given, nobody has.
    cite(11, 17);
    credits::offer(state, Qty::Maneuvers, minion, options, Choice::Maneuver, |means| {
        may_choose(state, side)?;
        let Some(weapon) = strike::of_weapon(state, means, minion) else { return Ok(()) };
        // One strike card or weapon at most, and none that is forbidden: its maneuver chooses the strike.
        unless(combat.bound[side].is_none(), 11, 19, Why::StrikeBound { minion: name(state, minion) })?;
        strike::not_forbidden(state, minion, &weapon)
    });
}

/// A maneuver that a card gives. That of a weapon chooses its strike, too.
pub fn with_credit(ctx: &mut Ctx, seat: Seat, means: Means) {
    let (Some(combat), Some(side)) = (ctx.state.combat, side_of(ctx.state, seat)) else { return };
    let minion = combat.minions[side];
    if credits::take(ctx.state, Qty::Maneuvers, minion, means).is_none() {
        return;
    }
    let bound = strike::of_weapon(ctx.state, means, minion);
    if let (Some(combat), Some(chosen)) = (&mut ctx.state.combat, bound) {
        cite(11, 18);
        combat.bound[side] = Some(chosen);
    }
    turn(ctx, side);
}

/// A strike card is played for its maneuver: with it the minion's first strike of the round is chosen.
pub fn maneuver_to_strike(ctx: &mut Ctx, side: usize, chosen: Chosen) {
    if let Some(combat) = &mut ctx.state.combat {
        cite(11, 18);
        combat.bound[side] = Some(chosen);
    }
    turn(ctx, side);
}

/// The acting minion decides on the first maneuver.
pub fn begin(ctx: &mut Ctx) {
    go(ctx, CombatStage::Range);
    use_what_must_be_used(ctx, &[0]);
}

/// Both have passed in a row.
pub fn close(ctx: &mut Ctx) {
    if !use_what_must_be_used(ctx, &[0, 1]) {
        settle(ctx);
    }
}

/// A maneuver that a combat card has given is used as soon as its minion may maneuver; optional ones are left to it.
fn use_what_must_be_used(ctx: &mut Ctx, sides: &[usize]) -> bool {
    let Some(combat) = ctx.state.combat else { return false };
    for &side in sides.iter().filter(|&&side| may(ctx.state, side).is_ok()) {
        if let Some((_, means)) = due(ctx.state, side) {
            cite(11, 20);
            with_credit(ctx, combat.seats[side], means);
            return true;
        }
    }
    false
}

/// The maneuver that a minion must use, and the card that has given it.
fn due(state: &State, side: usize) -> Option<(CardId, Means)> {
    let mut due = None;
    credits::each(state, Qty::Maneuvers, state.combat.as_ref()?.minions[side], |place, row| {
        if is_optional(row) {
            cite(11, 21);
        } else {
            due = due.or(Some((row.op.card, credits::means(place, row))));
        }
    });
    due
}

/// Only combat cards give maneuvers that must be used, and only where they do not say otherwise.
fn is_optional(row: &Row) -> bool {
    let optional = matches!(row.op.text().effect, Effect::Mod { how, .. } if how.contains(&How::Optional));
    optional || !playable::is(row.op.card, Type::Combat)
}

/// A card or text that is a maneuver.
pub fn maneuver(ctx: &mut Ctx, used: &Use) {
    let side = ctx.state.combat.and_then(|combat| combat.side(used.me?));
    if let Some(side) = side {
        turn(ctx, side);
    }
}

/// Close becomes long, long becomes close again (§11.12).
fn turn(ctx: &mut Ctx, side: usize) {
    let Some(combat) = &mut ctx.state.combat else { return };
    combat.long = !combat.long;
    // Whoever has passed may answer, and so on in turn.
    if combat.last.replace(side as u8).is_some() {
        cite(11, 14);
    } else {
        cite(11, 15);
    }
    let (long, minion) = (combat.long, combat.minions[side]);
    let minion = name(ctx.state, minion);
    ctx.rule(11, 12).emit(Event::Maneuvers { minion, long });
    use_what_must_be_used(ctx, &[1 - side]);
}

/// Both have passed: the range stands for the round (§11.16).
fn settle(ctx: &mut Ctx) {
    let Some(combat) = ctx.state.combat else { return };
    ctx.rule(11, 16).emit(Event::Range { long: combat.long });
    cite(11, 24);
    go(ctx, CombatStage::BeforeStrikes);
}

/// An effect sets the range of the round, if none has done so before (§11.23).
pub fn set_range(ctx: &mut Ctx, close: bool) {
    let Some(combat) = &mut ctx.state.combat else { return };
    if combat.fixed {
        return;
    }
    (combat.fixed, combat.long) = (true, !close);
    ctx.rule(11, 23).emit(Event::Range { long: !close });
}
