//! Strikes that destroy or steal equipment (§11.58 to §11.62).

use elysium_kernel::Asked;

use super::resolve::Blow;
use crate::rules::{Ctx, announce, zones};
use crate::state::{MinionId, PermanentId, State, Thing};
use crate::vocabulary::{Ask, Choice};

/// Equipment of a minion that can be destroyed, or stolen by a thief: not a second one of what a minion may have one of.
pub fn of(
    state: &State,
    minion: MinionId,
    thief: Option<MinionId>,
) -> impl Iterator<Item = PermanentId> + '_ {
    announce::equipment(state, minion).filter(move |&piece| {
        let card = state.card(state[piece].slot);
        thief.is_none_or(|thief| announce::may_have(state, thief, card).is_ok())
    })
}

/// The striker's controller chooses a piece when the strike resolves.
fn choose(ctx: &mut Ctx, blow: &Blow, thief: Option<MinionId>) -> Asked<Option<PermanentId>> {
    let foe = blow.foe;
    if of(ctx.state, foe, thief).next().is_none() {
        return Ok(None);
    }
    let who = ctx.state[blow.minion].controller;
    let choice = ctx.choose(who, Ask::Equipment(foe), |state, options| {
        of(state, foe, thief).for_each(|piece| options.push(Choice::Take(piece)));
    })?;
    Ok(if let Choice::Take(piece) = choice { Some(piece) } else { None })
}

pub fn destroy(ctx: &mut Ctx, blow: &Blow) -> Asked<()> {
    if let Some(piece) = choose(ctx, blow, None)? {
        let by = blow.used.map(|used| used.card);
        zones::burn(&mut ctx.rule(11, 58), Thing::Permanent(piece), by)?;
    }
    Ok(())
}

/// It goes onto the striker, who can use it from the next round on.
pub fn steal(ctx: &mut Ctx, blow: &Blow) -> Asked<()> {
    if let Some(piece) = choose(ctx, blow, Some(blow.minion))? {
        let by = blow.used.map(|used| used.card);
        zones::move_onto(&mut ctx.rule(11, 61), piece, blow.minion, by);
        ctx.state.stolen.insert(piece.index());
    }
    Ok(())
}
