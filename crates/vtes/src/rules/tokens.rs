//! Pool, blood, life, counters, the Edge: everything that is counted.

use elysium_kernel::{Seat, cite};

use super::Ctx;
use super::withdraw::{self, Breach};
use crate::cards::{CardId, Token};
use crate::state::{MinionId, PermanentId, RowKind, Slot, State, Thing};
use crate::vocabulary::Event;

/// Somebody gains pool.
pub fn gain_pool(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>) {
    if n == 0 || !ctx.state.is_playing(who) {
        return;
    }
    // The bank has enough.
    cite(1, 13);
    ctx.state[who].pool = ctx.state[who].pool.saturating_add(n);
    ctx.emit(Event::PoolGained { who, n, by });
}

/// Somebody burns pool, as far as there is any; says how much. Whoever has none left is ousted when the effect is over.
pub fn lose_pool(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>) -> u8 {
    if n > ctx.state[who].pool {
        cite(1, 14);
    }
    let n = n.min(ctx.state[who].pool);
    if n == 0 {
        return 0;
    }
    ctx.state[who].pool -= n;
    ctx.state.dirty = true;
    withdraw::breaks(ctx, who, Breach::Pool);
    ctx.emit(Event::PoolLost { who, n, by });
    n
}

/// Pool that goes elsewhere: the event says where.
pub fn lose_pool_quietly(ctx: &mut Ctx, who: Seat, n: u8) -> u8 {
    let n = n.min(ctx.state[who].pool);
    ctx.state[who].pool -= n;
    ctx.state.dirty = true;
    withdraw::breaks(ctx, who, Breach::Pool);
    n
}

/// A vampire gains blood, an ally life. What is above the capacity of a vampire goes to the bank at once (§2).
pub fn gain_blood(ctx: &mut Ctx, minion: MinionId, n: u8, by: Option<CardId>) {
    let room = room_for_blood(ctx.state, minion);
    if n > room {
        cite(2, 6);
    }
    let n = n.min(room);
    if n == 0 {
        return;
    }
    ctx.state[minion].blood += n;
    let card = ctx.state.card(ctx.state[minion].slot);
    ctx.emit(Event::BloodGained { card, n, by });
}

/// How much more blood a minion can have.
pub fn room_for_blood(state: &State, minion: MinionId) -> u8 {
    let minion = &state[minion];
    if minion.ally {
        cite(2, 21);
        cite(4, 27);
        u8::MAX - minion.blood
    } else {
        minion.capacity.saturating_sub(minion.blood)
    }
}

/// A minion burns blood or life, as far as there is any; says how much. An ally without life is burned when the effect is over.
pub fn lose_blood(ctx: &mut Ctx, minion: MinionId, n: u8, by: Option<CardId>) -> u8 {
    if n > ctx.state[minion].blood {
        cite(1, 14);
    }
    let n = n.min(ctx.state[minion].blood);
    if n == 0 {
        return 0;
    }
    ctx.state[minion].blood -= n;
    ctx.state.dirty = true;
    let (card, who) = (ctx.state.card(ctx.state[minion].slot), ctx.state[minion].controller);
    withdraw::breaks(ctx, who, Breach::Blood);
    ctx.emit(Event::BloodLost { card, n, by });
    n
}

/// Blood or life that goes elsewhere, or heals damage: the event says so.
pub fn take_blood(ctx: &mut Ctx, minion: MinionId, n: u8) {
    let who = ctx.state[minion].controller;
    ctx.state[minion].blood -= n.min(ctx.state[minion].blood);
    ctx.state.dirty = true;
    if n > 0 {
        withdraw::breaks(ctx, who, Breach::Blood);
    }
}

/// Blood that comes from elsewhere; what is above the capacity goes to the bank at once.
pub fn put_blood(state: &mut State, minion: MinionId, n: u8) {
    let room = room_for_blood(state, minion);
    state[minion].blood += n.min(room);
}

/// Blood on an uncontrolled vampire.
pub fn gain_uncontrolled(ctx: &mut Ctx, slot: Slot, n: u8, by: Option<CardId>) {
    let Some((seat, place)) = ctx.state.uncontrolled_at(slot) else { return };
    if n == 0 {
        return;
    }
    let one = &mut ctx.state[seat].uncontrolled[place];
    one.blood = one.blood.saturating_add(n);
    ctx.emit(Event::Influenced { who: seat, n, place: place as u8 + 1, by });
}

pub fn lose_uncontrolled(ctx: &mut Ctx, slot: Slot, n: u8, by: Option<CardId>) -> u8 {
    let Some((seat, place)) = ctx.state.uncontrolled_at(slot) else { return 0 };
    let one = &mut ctx.state[seat].uncontrolled[place];
    let n = n.min(one.blood);
    one.blood -= n;
    if n > 0 {
        ctx.emit(Event::InfluenceLost { who: seat, n, place: place as u8 + 1, by });
    }
    n
}

pub fn gain_counters(ctx: &mut Ctx, permanent: PermanentId, n: u8, by: Option<CardId>) {
    if n == 0 {
        return;
    }
    let counters = &mut ctx.state[permanent].counters;
    *counters = counters.saturating_add(n);
    ctx.state.dirty = true;
    let card = ctx.state.card(ctx.state[permanent].slot);
    ctx.emit(Event::CountersGained { card, n, by });
}

pub fn lose_counters(ctx: &mut Ctx, permanent: PermanentId, n: u8, by: Option<CardId>) -> u8 {
    let n = n.min(ctx.state[permanent].counters);
    if n == 0 {
        return 0;
    }
    ctx.state[permanent].counters -= n;
    ctx.state.dirty = true;
    let card = ctx.state.card(ctx.state[permanent].slot);
    ctx.emit(Event::CountersLost { card, n, by });
    n
}

/// Somebody takes the Edge, from the middle or from whoever has it.
pub fn take_edge(ctx: &mut Ctx, who: Seat, by: Option<CardId>) {
    if ctx.state.edge != Some(who) && ctx.state.is_playing(who) {
        cite(1, 16);
        ctx.state.edge = Some(who);
        ctx.emit(Event::EdgeTaken { who, by });
    }
}

/// The Edge goes back to the middle.
pub fn burn_edge(ctx: &mut Ctx) {
    if let Some(who) = ctx.state.edge.take() {
        cite(1, 16);
        ctx.emit(Event::EdgeBurned { who });
    }
}

/// Gives so much of a token to something.
pub fn gain(ctx: &mut Ctx, token: Token, n: u8, to: Thing, by: CardId) {
    match (token, to) {
        (Token::Pool, Thing::Player(who)) => gain_pool(ctx, who, n, Some(by)),
        (Token::Edge, Thing::Player(who)) => take_edge(ctx, who, Some(by)),
        (Token::Blood | Token::Life, Thing::Minion(minion)) => gain_blood(ctx, minion, n, Some(by)),
        (Token::Blood | Token::Counter, Thing::Card(slot)) => gain_uncontrolled(ctx, slot, n, Some(by)),
        (Token::Counter | Token::Blood | Token::Pool | Token::Life, Thing::Permanent(permanent)) => {
            gain_counters(ctx, permanent, n, Some(by));
        }
        (_, _) => {}
    }
}

/// Takes so much of a token from something, as far as it is there; says how much.
pub fn lose(ctx: &mut Ctx, token: Token, n: u8, from: Thing, by: CardId) -> u8 {
    match (token, from) {
        (Token::Pool, Thing::Player(who)) => lose_pool(ctx, who, n, Some(by)),
        (Token::Edge, Thing::Player(who)) if ctx.state.edge == Some(who) => {
            burn_edge(ctx);
            1
        }
        (Token::Blood | Token::Life, Thing::Minion(minion)) => lose_blood(ctx, minion, n, Some(by)),
        (Token::Blood | Token::Counter, Thing::Card(slot)) => lose_uncontrolled(ctx, slot, n, Some(by)),
        (Token::Counter | Token::Blood | Token::Pool | Token::Life, Thing::Permanent(permanent)) => {
            lose_counters(ctx, permanent, n, Some(by))
        }
        (_, _) => 0,
    }
}

/// How many marks of a rare kind something has.
pub fn marks(state: &State, token: Token, of: Thing) -> i32 {
    let rows = state.rows.of(RowKind::Mark).filter(|(_, row)| row.subject == of);
    rows.filter(|(_, row)| row.target == mark(token)).map(|(_, row)| i32::from(row.n)).sum()
}

/// How a row says which kind of mark it is.
fn mark(token: Token) -> Thing {
    Thing::Player(Seat(token as u8))
}
