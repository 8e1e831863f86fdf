//! Strikes that destroy or steal equipment (§11.58 to §11.62).

use elysium_kernel::{Asked, cite};

use super::resolve::Blow;
use crate::cards::Test;
use crate::rules::eval::View;
use crate::rules::{Ctx, deeds, zones};
use crate::state::{MinionId, PermanentId, Thing};
use crate::vocabulary::{Ask, Choice};

/// Equipment of a minion that a strike can destroy, or a thief steal: only what the strike speaks of, such as a weapon, and
/// not a second one of what a minion may have one of.
pub fn of<'a>(
    view: View<'a>,
    minion: MinionId,
    thief: Option<MinionId>,
    tests: &'static [Test],
) -> impl Iterator<Item = PermanentId> + 'a {
    let state = view.state;
    deeds::equipment(state, minion).filter(move |&piece| {
        let card = state.card(state[piece].slot);
        let fits = tests.is_empty() || {
            cite(11, 60);
            view.passes(tests, Thing::Permanent(piece))
        };
        fits && thief.is_none_or(|thief| deeds::may_have(state, thief, card).is_ok())
    })
}

/// The striker's controller chooses a piece when the strike resolves.
fn choose(
    ctx: &mut Ctx,
    blow: &Blow,
    thief: Option<MinionId>,
    tests: &'static [Test],
) -> Asked<Option<PermanentId>> {
    let (foe, used) = (blow.foe, super::resolve::use_of(ctx.state, blow));
    if of(View::new(ctx.state, &used), foe, thief, tests).next().is_none() {
        return Ok(None);
    }
    let who = ctx.state[blow.minion].controller;
    let choice = ctx.choose(who, Ask::Equipment(foe), |state, options| {
        let pieces = of(View::new(state, &used), foe, thief, tests);
        pieces.for_each(|piece| options.push(Choice::Take(piece)));
    })?;
    Ok(if let Choice::Take(piece) = choice { Some(piece) } else { None })
}

pub fn destroy(ctx: &mut Ctx, blow: &Blow, tests: &'static [Test]) -> Asked<()> {
    if let Some(piece) = choose(ctx, blow, None, tests)? {
        let by = blow.used.map(|used| used.card);
        zones::burn(&mut ctx.rule(11, 58), Thing::Permanent(piece), by)?;
    }
    Ok(())
}

/// It goes onto the striker, who can use it from the next round on.
pub fn steal(ctx: &mut Ctx, blow: &Blow, tests: &'static [Test]) -> Asked<()> {
    if let Some(piece) = choose(ctx, blow, Some(blow.minion), tests)? {
        let by = blow.used.map(|used| used.card);
        zones::move_onto(&mut ctx.rule(11, 61), piece, blow.minion, by);
        cite(11, 62);
        ctx.state.stolen.insert(piece.index());
    }
    Ok(())
}
