//! Allies and retainers in play: their bodies (chapter 8).

use elysium_kernel::{Asked, Seat, cite};

use super::effects::amount;
use super::eval::View;
use super::{Ctx, contest, play, raise, zones};
use crate::cards::{Trigger, book};
use crate::state::{ClauseNo, MinionId, Slot, State, Thing, Use};
use crate::vocabulary::Event;

/// The way in which an ally was recruited: the level of its body.
pub fn mode(state: &State, minion: MinionId) -> u8 {
    state[minion].mode
}

/// The life that a card comes into play with.
pub fn life(state: &State, used: &Use) -> u8 {
    let script = used.script();
    let body = script.body.or_else(|| book().library(used.card).body.as_ref());
    if body.is_some() {
        cite(8, 42);
    }
    body.and_then(|body| body.life.as_ref()).map_or(0, |life| amount(View::new(state, used), life))
}

/// An ally is recruited: it cannot act in this turn (§8.44).
pub fn enter(ctx: &mut Ctx, used: &mut Use) -> Asked<()> {
    let Thing::Card(slot) = used.this else { return Ok(()) };
    let Some(minion) = come(ctx, used, slot) else { return Ok(()) };
    ctx.state[minion].new = true;
    used.this = Thing::Minion(minion);
    let listeners = raise::listeners(ctx.state, Trigger::Recruits, Thing::Minion(minion));
    raise::answer(ctx, &listeners);
    contest::minion(ctx, minion)
}

/// An ally comes into play in another way: by its basic version, and it may act at once (§8.44, §8.45).
pub fn appear(ctx: &mut Ctx, who: Seat, slot: Slot) -> Asked<()> {
    let basic = Use::new(ctx.state.card(slot), ClauseNo::Mode(0), Thing::Card(slot), who, None);
    // It is a new card, whatever it was before.
    cite(1, 8);
    cite(8, 45);
    let Some(minion) = come(ctx, &basic, slot) else { return Ok(()) };
    cite(8, 44);
    contest::minion(ctx, minion)
}

/// It stands in the ready region, unlocked and with its life.
fn come(ctx: &mut Ctx, used: &Use, slot: Slot) -> Option<MinionId> {
    let life = life(ctx.state, used);
    play::take_from_limbo(ctx.state, slot);
    let minion = zones::enter_minion(ctx.state, slot, used.you, life, true)?;
    if let ClauseNo::Mode(mode) = used.clause {
        cite(4, 33);
        ctx.state[minion].mode = mode;
    }
    ctx.rule(8, 43).emit(Event::EntersPlay { who: used.you, card: used.card, on: None });
    Some(minion)
}
