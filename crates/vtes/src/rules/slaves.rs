//! Slaves of a clan: what they may do, and how one steps in for its master (chapter 17).

use elysium_kernel::{Asked, cite};

use super::{Check, Ctx, combat, unless, zones};
use crate::cards::{CardKind, Clan, book};
use crate::state::{MinionId, State, Thing};
use crate::vocabulary::{Ask, Choice, Why};

/// The clan that a vampire is a slave of.
fn master_clan(state: &State, minion: MinionId) -> Option<Clan> {
    let card = state.card(state[minion].slot);
    match card.kind() {
        CardKind::Crypt(_) => book().crypt(card).slave,
        CardKind::Library(_) => None,
    }
}

/// A slave takes directed actions only beside a ready member of the clan.
pub fn may_direct(state: &State, minion: MinionId) -> Check {
    let Some(clan) = master_clan(state, minion) else { return Ok(()) };
    let mut ready = state.ready_of(state[minion].controller);
    let led = ready.any(|other| other != minion && state[other].clan == Some(clan));
    unless(led, 17, 10, Why::CannotAct { minion: state.card(state[minion].slot) })
}

/// Slaves that can step in for a blocked vampire.
fn ready_to_serve(state: &State, actor: MinionId) -> impl Iterator<Item = MinionId> + '_ {
    let unlocked = state.ready_of(state[actor].controller).filter(|&slave| !state.locked.has(slave));
    unlocked.filter(move |&slave| {
        let clan = master_clan(state, slave);
        slave != actor && clan.is_some() && clan == state[actor].clan
    })
}

/// The block has succeeded and all that it brought about is done. A slave may fight in the place of the acting vampire, which
/// unlocks; the blocker is locked, and the action stays blocked. Says whether one does.
pub fn steps_in(ctx: &mut Ctx, actor: MinionId, blocker: MinionId) -> Asked<bool> {
    if ready_to_serve(ctx.state, actor).next().is_none() {
        return Ok(false);
    }
    cite(17, 12);
    let who = ctx.state[actor].controller;
    let choice = ctx.choose(who, Ask::Slave(actor), |state, options| {
        options.push(Choice::Pass);
        ready_to_serve(state, actor).for_each(|slave| options.push(Choice::Target(Thing::Minion(slave))));
    })?;
    let Choice::Target(Thing::Minion(slave)) = choice else { return Ok(false) };
    zones::lock(&mut ctx.rule(17, 11), Thing::Minion(slave), None);
    zones::unlock(&mut ctx.rule(17, 11), Thing::Minion(actor), None);
    // The slave has the first opportunity, without being the acting minion.
    cite(17, 13);
    combat::begin(ctx, slave, blocker, true)?;
    Ok(true)
}
