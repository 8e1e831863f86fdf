//! The minion phase: which minion acts next, and which must (chapter 8).

use elysium_kernel::{Asked, Options, Refusal, Seat, cite};

use super::{Check, Ctx, announce, deeds, fired, stats, turn, unless};
use crate::Vtes;
use crate::cards::{Deed, Effect};
use crate::state::{MinionId, RowKind, State, Step, Thing};
use crate::vocabulary::{Ask, Choice, Why};

/// What a minion must do by itself, each kind once: a ready vampire without blood hunts, and texts lay duties on minions.
fn duties(state: &State, minion: MinionId) -> arrayvec::ArrayVec<Deed, 8> {
    let mut duties = arrayvec::ArrayVec::new();
    let empty = !state[minion].ally && state[minion].blood == 0;
    if empty {
        cite(8, 6);
    }
    if empty && state.is_ready(minion) {
        duties.push(Deed::Hunt);
    }
    for (_, row) in state.rows.of(RowKind::Duty) {
        let Effect::Must { who, to, .. } = row.op.text().effect else { continue };
        if stats::is_about(state, row, who, Thing::Minion(minion)) {
            fired::op(row.op);
            if !duties.contains(to) {
                let _ = duties.try_push(*to);
            }
        }
    }
    duties
}

/// The one thing that a minion must do, if there is one.
pub fn duty(state: &State, minion: MinionId) -> Option<Deed> {
    if let [only] = duties(state, minion)[..] { Some(only) } else { None }
}

/// A minion with two different duties, or with one that it cannot do, cannot act at all.
pub fn not_stuck(state: &State, minion: MinionId) -> Check {
    let name = state.card(state[minion].slot);
    match duties(state, minion)[..] {
        [] => Ok(()),
        [only] => unless(deeds::can_do(state, minion, only), 8, 11, Why::CannotAct { minion: name }),
        _ => Err(Refusal::new(8, 10, Why::CannotAct { minion: name })),
    }
}

/// Must this minion act before others do anything they choose?
fn must_act(state: &State, minion: MinionId) -> bool {
    if duty(state, minion).is_none() {
        return false;
    }
    // A locked one has nothing pending.
    if state.locked.has(minion) {
        cite(8, 12);
        return false;
    }
    let must = deeds::may_act(state, minion).is_ok();
    if must && state[minion].turn.acted {
        cite(8, 14);
    }
    must
}

/// The minions that must act and can.
fn pressing(state: &State, seat: Seat) -> impl Iterator<Item = MinionId> + '_ {
    state.minions_of(seat).filter(|&minion| must_act(state, minion))
}

/// Which minions may act next.
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let first = pressing(state, seat).next();
    if first.is_some() {
        cite(8, 13);
    }
    // Vampires and allies; retainers and equipment are none.
    for minion in state.minions_of(seat) {
        cite(2, 1);
        cite(2, 22);
        let mut check = deeds::may_act(state, minion);
        if let (Ok(()), Some(pressing)) = (check, first)
            && !must_act(state, minion)
        {
            let minion = state.card(state[pressing].slot);
            check = unless(false, 8, 7, Why::MustActFirst { minion });
        } else if check.is_ok() {
            cite(8, 4);
            if first.is_some_and(|first| first != minion) {
                cite(8, 8);
            }
        }
        options.offer(Choice::Act(minion), check);
    }
}

/// All have passed: whoever must act does, and then the phase is over.
pub fn close(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    if pressing(ctx.state, who).next().is_none() {
        return turn::go(ctx, Step::InfluenceStart);
    }
    cite(8, 4);
    let choice = ctx.choose(who, Ask::MustAct, |state, options| {
        pressing(state, who).for_each(|minion| options.push(Choice::Act(minion)));
    })?;
    let Choice::Act(minion) = choice else { return Ok(()) };
    announce::act(ctx, minion)
}
