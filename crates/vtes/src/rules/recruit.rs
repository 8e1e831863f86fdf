//! Allies and retainers in play: their bodies (chapter 8).

use elysium_kernel::{Asked, cite};

use super::effects::amount;
use super::eval::View;
use super::{Ctx, contest, play, raise, zones};
use crate::cards::{Trigger, book};
use crate::state::{ClauseNo, MinionId, State, Thing, Use};
use crate::vocabulary::Event;

/// The way in which an ally was recruited: the level of its body.
pub fn mode(state: &State, minion: MinionId) -> u8 {
    state[minion].mode
}

/// The life that a card comes into play with.
pub fn life(state: &State, used: &Use) -> u8 {
    let script = used.script();
    let body = script.body.or_else(|| book().library(used.card).body.as_ref());
    body.and_then(|body| body.life.as_ref()).map_or(0, |life| amount(View::new(state, used), life))
}

/// An ally comes into play: it cannot act in this turn if it was recruited (§8).
pub fn enter(ctx: &mut Ctx, used: &mut Use) -> Asked<()> {
    let Thing::Card(slot) = used.this else { return Ok(()) };
    let life = life(ctx.state, used);
    play::take_from_limbo(ctx.state, slot);
    let Some(minion) = zones::enter_minion(ctx.state, slot, used.you, life, true) else { return Ok(()) };
    ctx.state[minion].new = true;
    if let ClauseNo::Mode(mode) = used.clause {
        cite(4, 33);
        ctx.state[minion].mode = mode;
    }
    used.this = Thing::Minion(minion);
    ctx.rule(8, 43).emit(Event::EntersPlay { who: used.you, card: used.card, on: None });
    let listeners = raise::listeners(ctx.state, Trigger::Recruits, Thing::Minion(minion));
    raise::answer(ctx, listeners);
    contest::minion(ctx, minion)
}
