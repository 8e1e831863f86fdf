//! The influence phase: transfers, the crypt, and vampires moved out (chapter 13).

use elysium_kernel::{Asked, Options, Refusal, Seat, Seats, cite};

use super::{Check, Ctx, contest, play, stats, tokens, turn, unless, zones};
use crate::Vtes;
use crate::cards::{Key, Qty, book};
use crate::moment::Moment;
use crate::state::{Slot, State, Step, Thing, UNCONTROLLED, Uncontrolled};
use crate::vocabulary::{Ask, Choice, Event, Why};

/// The transfers of a Methuselah: the first three to play have fewer in their first turn.
pub fn transfers(state: &State, seat: Seat) -> i32 {
    // In the first round nobody sits further to the right than there have been turns; who was ousted before has played none.
    let first = seat.index() + 1 >= state.turn.into();
    match state.turn {
        turn @ 1..=3 if first => {
            cite(13, 2);
            turn.into()
        }
        1..=3 => {
            cite(13, 3);
            4
        }
        _ => {
            cite(13, 1);
            if first {
                cite(13, 2);
            }
            4
        }
    }
}

/// A vampire goes from the crypt to the uncontrolled region, if there is one; nobody else sees it.
pub fn draw_crypt(ctx: &mut Ctx, who: Seat) {
    let cards = ctx.state[who].deck.crypt();
    if cards.is_empty() || ctx.state[who].uncontrolled.len() >= UNCONTROLLED {
        return;
    }
    let drawn = ctx.pick(Ask::DrawCrypt, cards.len(), |state, n| {
        let index = state[who].deck.crypt().nth(n).expect("so many cards");
        Choice::Draw(Slot::new(who, index))
    });
    let Choice::Draw(slot) = drawn else { return };
    ctx.state[who].deck.remove(slot.index());
    ctx.state[who].uncontrolled.push(Uncontrolled { slot, blood: 0, known: Seats::NONE });
    let card = Some(ctx.state.card(slot));
    ctx.emit_secret(Seats::one(who), Event::DrewCrypt { who, card }, Event::DrewCrypt { who, card: None });
}

/// The phase begins with its transfers.
pub fn begin(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    let n = stats::value(ctx.state, Qty::Transfers, Thing::Player(who)).clamp(0, 40) as u8;
    // What is in play now counts, and nothing that comes later in the phase.
    cite(13, 4);
    ctx.state.actions = n;
    ctx.state.step = Step::Influence;
    play::mandatory(ctx, Moment::Influence);
    Ok(())
}

/// What can be done with transfers.
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    let (left, pool) = (state.actions, state[seat].pool);
    for one in &state[seat].uncontrolled {
        let needs = book().crypt(state.card(one.slot)).capacity;
        cite(13, 19);
        let full = unless(one.blood >= needs, 13, 14, Why::NotFull { has: one.blood, needs });
        options.offer(Choice::Out(one.slot), full.and_then(|()| may_move_out(state, seat, one.slot)));
        for n in 1..=left.min(pool.saturating_sub(1)) {
            options.push(Choice::Transfer(n, one.slot));
        }
        if options.explains() && (left == 0 || pool <= 1) {
            let check = unless(left > 0, 13, 5, Why::NoTransfers { needs: 1, has: left });
            options.offer(
                Choice::Transfer(1, one.slot),
                check.and_then(|()| unless(pool > 1, 13, 10, Why::LastPool)),
            );
        }
        if one.blood > 0 {
            let check = unless(left >= 2, 13, 6, Why::NoTransfers { needs: 2, has: left });
            options.offer(Choice::Back(one.slot), check);
        }
    }
    options.offer(Choice::Crypt, may_draw(state, seat));
}

fn may_draw(state: &State, seat: Seat) -> Check {
    let has = state.actions;
    unless(has >= 4, 13, 7, Why::NoTransfers { needs: 4, has })?;
    unless(state[seat].pool > 1, 13, 11, Why::LastPool)?;
    unless(!state[seat].deck.crypt().is_empty(), 13, 9, Why::CryptEmpty)?;
    unless(state[seat].uncontrolled.len() < UNCONTROLLED, 18, 22, Why::NoRoom)
}

/// Scarce vampires cost pool (§17), and there is room for so many minions.
fn may_move_out(state: &State, seat: Seat, slot: Slot) -> Check {
    let needs = scarce_cost(state, seat, slot);
    let has = state[seat].pool;
    unless(needs == 0 || has > needs, 17, 8, Why::NeedsPool { needs, has })?;
    if state.free_minion().is_none() {
        return Err(Refusal::new(18, 22, Why::NoRoom));
    }
    Ok(())
}

/// 3 pool for each other vampire of its clan that is controlled already.
fn scarce_cost(state: &State, seat: Seat, slot: Slot) -> u8 {
    let printed = book().crypt(state.card(slot));
    if !printed.keys.contains(&Key::Scarce) {
        return 0;
    }
    let same = state.minions_of(seat).filter(|&minion| state[minion].clan == Some(printed.clan));
    (3 * same.count()).min(255) as u8
}

pub fn make(ctx: &mut Ctx, who: Seat, choice: Choice) -> Asked<()> {
    match choice {
        Choice::Transfer(n, slot) => {
            let Some((_, place)) = ctx.state.uncontrolled_at(slot) else { return Ok(()) };
            ctx.state.actions -= n;
            // Pool that is moved is spent.
            cite(15, 32);
            let n = tokens::lose_pool_quietly(ctx, who, n);
            let one = &mut ctx.state[who].uncontrolled[place];
            one.blood += n;
            if one.blood > book().crypt(ctx.state.card(slot)).capacity {
                cite(13, 13);
            }
            ctx.rule(13, 5).emit(Event::Transferred { who, n, place: place as u8 + 1 });
        }
        Choice::Back(slot) => {
            let Some((_, place)) = ctx.state.uncontrolled_at(slot) else { return Ok(()) };
            ctx.state.actions -= 2;
            // Counters on an uncontrolled card are nobody's blood yet.
            cite(15, 31);
            ctx.state[who].uncontrolled[place].blood -= 1;
            cite(13, 12);
            ctx.state[who].pool += 1;
            ctx.rule(13, 6).emit(Event::TransferredBack { who, place: place as u8 + 1 });
        }
        Choice::Crypt => {
            ctx.state.actions -= 4;
            tokens::lose_pool(&mut ctx.rule(13, 7), who, 1, None);
            draw_crypt(&mut ctx.rule(13, 7), who);
        }
        Choice::Out(slot) => return move_out(ctx, who, slot),
        _ => {}
    }
    Ok(())
}

/// A vampire comes into the ready region, with the blood put on it.
fn move_out(ctx: &mut Ctx, who: Seat, slot: Slot) -> Asked<()> {
    let Some((_, place)) = ctx.state.uncontrolled_at(slot) else { return Ok(()) };
    let cost = scarce_cost(ctx.state, who, slot);
    let (blood, card) = (ctx.state[who].uncontrolled[place].blood, ctx.state.card(slot));
    // No transfer is spent on it.
    cite(13, 15);
    if cost > 0 {
        tokens::lose_pool(&mut ctx.rule(17, 7), who, cost, None);
    }
    ctx.state.exposed[who.index()].insert(slot.index());
    let Some(minion) = zones::enter_minion(ctx.state, slot, who, blood, false) else { return Ok(()) };
    if book().crypt(card).advanced {
        cite(2, 4);
    }
    cite(13, 17);
    cite(13, 18);
    // Its first minion phase is in the next turn.
    cite(13, 20);
    ctx.rule(13, 14).emit(Event::MovedOut { who, card });
    contest::minion(ctx, minion)
}

/// Transfers that are left are lost, and vampires that are full may stay where they are.
pub fn close(ctx: &mut Ctx) -> Asked<()> {
    cite(13, 8);
    cite(13, 16);
    turn::go(ctx, Step::DiscardStart)
}
