//! Who controls what: cards change hands for good or for a while (chapter 17).

use elysium_kernel::{Asked, Seat, cite};

use super::eval::View;
use super::zones::Leaves;
use super::{Ctx, rows, stats, zones};
use crate::cards::{CardId, Effect, Sel, Type, Until, book};
use crate::state::{Host, Lasting, Op, Row, RowKind, State, Thing, Use};
use crate::vocabulary::{Ask, Choice, Event};

/// Control of something goes to somebody.
pub fn take(
    ctx: &mut Ctx,
    used: &Use,
    effect: &'static Effect,
    sel: &Sel,
    who: &Sel,
    until: &Until,
) -> Asked<()> {
    let view = View::new(ctx.state, used);
    let (thing, Some(who)) = (view.one(sel), view.seat(who)) else { return Ok(()) };
    let Some(before) = ctx.state.controller(thing).filter(|_| ctx.state.is_in_play(thing)) else {
        return Ok(());
    };
    if before == who {
        return Ok(());
    }
    if *until == Until::InPlay {
        // For good: nobody gets it back.
        cite(17, 19);
        ctx.state.rows.retain(|row| row.kind != RowKind::Control || row.subject != thing);
    } else {
        let row = Row {
            kind: RowKind::Control,
            op: Op::of(used.card, effect),
            n: 0,
            until: rows::lasting(view, effect, Some(until)),
            source: Thing::Nothing,
            subject: thing,
            target: Thing::Player(before),
            you: who,
        };
        ctx.state.rows.push(row);
    }
    if let Some(card) = ctx.state.card_of(thing) {
        ctx.emit(Event::Stolen { who, card, by: Some(used.card) });
    }
    hand_over(ctx, thing, who);
    take_along(ctx, used.card, thing, who)
}

/// It stays where it is and as it is, with what it has done in this turn. Minion cards on it go along, masters do not.
fn hand_over(ctx: &mut Ctx, thing: Thing, who: Seat) {
    match thing {
        Thing::Minion(minion) => {
            cite(17, 20);
            cite(17, 22);
            // Of whatever group it is.
            cite(2, 19);
            ctx.state[minion].controller = who;
            let on: arrayvec::ArrayVec<_, 32> = ctx.state.on_minion(minion).take(32).collect();
            for permanent in on {
                if book().library(ctx.state.card(ctx.state[permanent].slot)).is(Type::Master) {
                    cite(4, 3);
                } else {
                    cite(4, 22);
                    ctx.state[permanent].controller = who;
                }
            }
        }
        Thing::Permanent(permanent) => ctx.state[permanent].controller = who,
        _ => return,
    }
    stats::refresh_moved(ctx.state, false);
    zones::table_changed(ctx.state);
}

/// Equipment or a retainer that is stolen goes to one of the thief's minions, if there is one; else it is burned.
fn take_along(ctx: &mut Ctx, card: CardId, thing: Thing, who: Seat) -> Asked<()> {
    let Thing::Permanent(permanent) = thing else { return Ok(()) };
    let lies_on_minion = matches!(ctx.state[permanent].host, Host::Minion(_));
    let library = book().library(ctx.state.card(ctx.state[permanent].slot));
    if !ctx.state.is_in_play(thing) || !lies_on_minion || library.is(Type::Master) {
        return Ok(());
    }
    cite(17, 21);
    let able = |state: &State| -> arrayvec::ArrayVec<Thing, 64> {
        state.minions_of(who).map(Thing::Minion).take(64).collect()
    };
    if able(ctx.state).is_empty() {
        return zones::burn(ctx, thing, Some(card));
    }
    let choice = ctx.choose(who, Ask::Target(card, 1), |state, options| {
        able(state).into_iter().for_each(|one| options.push(Choice::Target(one)));
    })?;
    if let Choice::Target(Thing::Minion(minion)) = choice {
        zones::move_onto(ctx, permanent, minion, Some(card));
    }
    Ok(())
}

/// Control for a while is over: back to whoever had it before, or out of the game with them.
pub fn give_back(ctx: &mut Ctx) -> Asked<()> {
    loop {
        let over = |row: &Row| row.until == Lasting::Once;
        let Some(row) = ctx.state.rows.of(RowKind::Control).map(|(_, row)| *row).find(over) else {
            return Ok(());
        };
        ctx.state.rows.retain(|other| *other != row);
        let (thing, Some(former)) = (row.subject, row.target.player()) else { continue };
        let Some(card) = ctx.state.card_of(thing).filter(|_| ctx.state.is_in_play(thing)) else { continue };
        if ctx.state.is_playing(former) {
            ctx.rule(17, 23).emit(Event::ControlEnds { who: former, card });
            hand_over(ctx, thing, former);
        } else {
            ctx.rule(15, 7).emit(Event::Removed { card, by: None });
            zones::leave_play(ctx, thing, Leaves::Removed)?;
        }
    }
}

/// Is something under somebody's control only for a while?
pub fn is_for_a_while(state: &State, thing: Thing) -> bool {
    state.rows.of(RowKind::Control).any(|(_, row)| row.subject == thing)
}
