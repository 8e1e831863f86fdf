//! Preventing damage: each victim in turn, the acting side first, one card or effect at a time (§11.80 to §11.84).

use elysium_kernel::{Asked, Options, Seat, cite};

use super::{credits, not_barred};
use crate::Vtes;
use crate::cards::{CardId, Deed, Effect, Qty, Span};
use crate::rules::eval::View;
use crate::rules::{Check, Ctx, limits, unless};
use crate::state::{HITS, Hit, Means, MinionId, State, Thing, Use};
use crate::vocabulary::{Ask, Choice, Event, Why};

/// Damage of somebody that may still be prevented.
fn open(state: &State, victim: Thing) -> impl Iterator<Item = &Hit> {
    let hits = state.hits.iter().filter_map(|hit| hit.0.as_ref());
    hits.filter(move |hit| hit.victim == victim && hit.open && hit.n > 0)
}

/// Whose damage is being prevented now.
pub fn victim(state: &State) -> Option<Thing> {
    let fighters = state.combat.iter().flat_map(|combat| combat.minions).map(Thing::Minion);
    let others = state.hits.iter().filter_map(|hit| Some(hit.0?.victim));
    fighters.chain(others).find(|&victim| state.is_in_play(victim) && open(state, victim).next().is_some())
}

/// The victim prevents no more.
pub fn enough(state: &mut State, victim: Thing) {
    let hits = state.hits.iter_mut().filter_map(|hit| hit.0.as_mut());
    hits.filter(|hit| hit.victim == victim).for_each(|hit| hit.open = false);
}

/// May the minion that uses this prevent damage now? Only its own, while there is some (§11.80, §11.83).
pub fn may_prevent(view: View) -> Check {
    let card = view.used.card;
    let me = view.used.me.filter(|&me| victim(view.state) == Some(Thing::Minion(me)));
    let Some(me) = me else { return unless(false, 11, 83, Why::NothingToPrevent { card }) };
    // What works once in a combat or round does nothing outside.
    let in_combat = matches!(view.used.script().once, Some(Span::Combat | Span::Round));
    unless(!in_combat || view.state.combat.is_some(), 11, 85, Why::NotNow { card })?;
    let left = |hit: &Hit| most(view.state, view.used, hit.source) > 0;
    unless(open(view.state, Thing::Minion(me)).any(left), 11, 83, Why::NothingToPrevent { card })?;
    not_barred(view.state, me, Deed::Prevent)
}

/// Prevention that the victim has been given.
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let Some(Thing::Minion(minion)) = victim(state) else { return };
    if state[minion].controller == seat {
        let may = not_barred(state, minion, Deed::Prevent);
        credits::offer(state, Qty::Prevention, minion, options, Choice::Prevent, |_| may);
    }
}

pub fn with_credit(ctx: &mut Ctx, means: Means) -> Asked<()> {
    let Some(Thing::Minion(minion)) = victim(ctx.state) else { return Ok(()) };
    let Some(row) = credits::take(ctx.state, Qty::Prevention, minion, means) else { return Ok(()) };
    take(ctx, minion, row.op.card, |_, _| 1).map(drop)
}

/// A card or text prevents so much; how much it is may depend on where the damage comes from.
pub fn prevent(ctx: &mut Ctx, used: &Use) -> Asked<()> {
    let Some(Thing::Minion(minion)) = victim(ctx.state) else { return Ok(()) };
    let (done, limit) = take(ctx, minion, used.card, |state, source| most(state, used, source))?;
    limits::note_points(ctx.state, used, done.clamp(0, 255) as u8, done >= limit);
    Ok(())
}

/// How much a card or text can prevent of the damage of a source: a text in play less what it has prevented already.
fn most(state: &State, used: &Use, source: Thing) -> i32 {
    let amount = used.script().does.iter().find_map(|effect| match effect {
        Effect::Prevent(n) => Some(n),
        _ => None,
    });
    let view = Use { it: source, ..*used };
    amount.map_or(0, |n| View::new(state, &view).amount(n)) - i32::from(limits::points(state, used))
}

/// Point by point: whoever prevents chooses which damage, aggravated before normal if wanted. Says how many were
/// prevented, and how many could have been.
fn take(
    ctx: &mut Ctx,
    minion: MinionId,
    by: CardId,
    most: impl Fn(&State, Thing) -> i32,
) -> Asked<(i32, i32)> {
    let victim = Thing::Minion(minion);
    let (mut done, mut limit) = (0, i32::MAX);
    loop {
        let fits = |hit: &&Hit| done < limit.min(most(ctx.state, hit.source));
        let left: arrayvec::ArrayVec<Hit, HITS> = open(ctx.state, victim).filter(fits).copied().collect();
        if left.is_empty() {
            // What could be prevented beyond that is lost.
            cite(11, 83);
            break;
        }
        cite(11, 82);
        let choice = ctx.choose(ctx.state[minion].controller, Ask::Prevent(minion), |_, options| {
            left.iter().for_each(|hit| options.push(Choice::Damage(hit.source, hit.aggravated)));
        })?;
        let Choice::Damage(source, aggravated) = choice else { break };
        limit = limit.min(most(ctx.state, source));
        let mut hits = ctx.state.hits.iter_mut().filter_map(|hit| hit.0.as_mut());
        let chosen = |hit: &&mut Hit| {
            hit.open && (hit.victim, hit.source, hit.aggravated) == (victim, source, aggravated)
        };
        if let Some(hit) = hits.find(chosen) {
            hit.n -= 1;
        }
        done += 1;
    }
    if done > 0 {
        let (card, n) = (super::name(ctx.state, minion), done.clamp(0, 255) as u8);
        ctx.rule(11, 80).emit(Event::Prevented { card, n, by: Some(by) });
    }
    Ok((done, limit))
}
