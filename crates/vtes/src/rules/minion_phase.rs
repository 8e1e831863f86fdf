//! The minion phase: which minion acts next, and which must (chapter 8).

use elysium_kernel::{Asked, Options, Seat};

use super::{Ctx, announce, fired, stats, turn};
use crate::Vtes;
use crate::cards::{Deed, Effect};
use crate::state::{MinionId, RowKind, State, Step, Thing};
use crate::vocabulary::{Ask, Choice, Why};

/// A ready vampire without blood must hunt (§8).
pub fn must_hunt(state: &State, minion: MinionId) -> bool {
    state.is_ready(minion) && !state[minion].ally && state[minion].blood == 0
}

/// Must this minion act before others do anything they choose?
fn must_act(state: &State, minion: MinionId) -> bool {
    must_hunt(state, minion)
        && announce::may_act(state, minion).is_ok()
        && announce::may_hunt(state, minion).is_ok()
        || duty(state, minion).is_some() && announce::may_act(state, minion).is_ok()
}

/// A duty that a text lays on a minion.
fn duty(state: &State, minion: MinionId) -> Option<Deed> {
    state.rows.of(RowKind::Duty).find_map(|(_, row)| {
        let Effect::Must { who, to, .. } = row.op.text().effect else { return None };
        stats::is_about(state, row, who, Thing::Minion(minion)).then(|| {
            fired::op(row.op);
            *to
        })
    })
}

/// The minions that must act and can.
fn pressing(state: &State, seat: Seat) -> impl Iterator<Item = MinionId> + '_ {
    state.minions_of(seat).filter(|&minion| must_act(state, minion))
}

/// Which minions may act next.
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let first = pressing(state, seat).next();
    for minion in state.minions_of(seat) {
        let mut check = announce::may_act(state, minion);
        if let (Ok(()), Some(pressing)) = (check, first)
            && !must_act(state, minion)
        {
            let minion = state.card(state[pressing].slot);
            check = super::unless(false, 8, 7, Why::MustActFirst { minion });
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
    let choice = ctx.choose(who, Ask::MustAct, |state, options| {
        pressing(state, who).for_each(|minion| options.push(Choice::Act(minion)));
    })?;
    let Choice::Act(minion) = choice else { return Ok(()) };
    announce::act(ctx, minion)
}
