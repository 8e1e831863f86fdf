//! Texts that answer to what happens: before it, in its place, and after it (chapter 18).

use elysium_kernel::{Asked, Seats, Turns, cite};

use super::eval::View;
use super::{Ctx, costs, effects, limits, playable, seats, usable};
use crate::cards::{Effect, Sel, TextKind, Trigger, When};
use crate::moment::Moment;
use crate::state::{ActionStage, Maybe, Player, RowKind, State, Thing, Use, Waiting};
use crate::vocabulary::{Ask, Choice, Event};

pub type Listeners = arrayvec::ArrayVec<Waiting, 12>;

/// Texts that answer to an event after it has happened. Found before it changes anything, so that filters see what was.
pub fn listeners(state: &State, trigger: Trigger, subject: Thing) -> Listeners {
    let mut found = Listeners::new();
    if !anybody_listens(state, trigger, false) {
        return found;
    }
    usable::each_text(
        state,
        state.everyone(),
        |marks| marks.on.has(trigger),
        |thing, clause, card, text| {
            let Some(When::On(on, filter)) = &text.at else { return };
            if *on != trigger {
                return;
            }
            let Some(controller) = state.controller(thing) else { return };
            let mut used = usable::use_of_text(state, thing, clause, card, controller);
            used.it = subject;
            let view = View::new(state, &used);
            if view.passes(filter, subject) && view.all_hold(&text.cond) {
                let _ = found.try_push(Waiting::new(&used, text.is == TextKind::May, None));
            }
        },
    );
    found
}

/// A quick look before all texts are gone through.
fn anybody_listens(state: &State, trigger: Trigger, would: bool) -> bool {
    let marks = if would { state.would } else { state.on };
    marks.has(trigger) || state.rows.any(RowKind::Grant)
}

/// They wait for their turn.
pub fn answer(ctx: &mut Ctx, listeners: &Listeners) {
    for &(mut waiting) in listeners {
        cite(18, 11);
        // A card that left play with the event has its say all the same, about everything but itself.
        if matches!(waiting.this, Thing::Minion(_) | Thing::Permanent(_))
            && !ctx.state.is_in_play(waiting.this)
        {
            waiting.this = Thing::Nothing;
        }
        if ctx.state.waiting.len() < 12 {
            ctx.state.waiting.push(Maybe(Some(waiting)));
        }
    }
}

/// Something is about to happen: says whether something else has taken its place.
pub fn would(ctx: &mut Ctx, trigger: Trigger, subject: Thing) -> Asked<bool> {
    let listens = |player: &Player| player.acting_at.or(player.reacting_at).has(Moment::Would);
    let in_hand = ctx.state.players.iter().any(listens);
    if !in_hand && !anybody_listens(ctx.state, trigger, true) {
        return Ok(false);
    }
    for waiting in would_listeners(ctx.state, trigger, subject, TextKind::Must) {
        let mut used = waiting.used();
        ctx.rule(3, 7).emit(Event::Used { who: used.you, card: used.card });
        if effects::all(ctx, &mut used)?.instead {
            cite(18, 13);
            return Ok(true);
        }
        cite(18, 14);
    }
    loop {
        let order = seats::order(ctx.state);
        let ask = Ask::Would(trigger, subject);
        let used =
            ctx.first(order, Seats::NONE, Turns::Alone(0), ask, Choice::Pass, |state, seat, options| {
                for waiting in would_listeners(state, trigger, subject, TextKind::May) {
                    let used = waiting.used();
                    let free = limits::check_uses(state, &used).is_ok();
                    if used.you == seat && free && costs::payable(state, &used, used.script().cost).is_ok() {
                        options.push(Choice::of_text(&used));
                    }
                }
                playable::would(state, seat, trigger, subject, options);
            })?;
        match used {
            None => return Ok(false),
            Some((seat, choice @ Choice::Use(..))) => {
                let listeners = would_listeners(ctx.state, trigger, subject, TextKind::May);
                let Some(waiting) = listeners
                    .into_iter()
                    .find(|waiting| Choice::of_text(&waiting.used()) == choice && waiting.you == seat)
                else {
                    return Ok(false);
                };
                if use_now(ctx, waiting.used())? {
                    cite(18, 13);
                    return Ok(true);
                }
                cite(18, 14);
            }
            Some((seat, Choice::Play(slot, clause, minion))) => {
                if super::play::card_would(ctx, seat, slot, clause, minion, subject)? {
                    cite(18, 13);
                    return Ok(true);
                }
            }
            Some(_) => return Ok(false),
        }
    }
}

fn would_listeners(state: &State, trigger: Trigger, subject: Thing, kind: TextKind) -> Listeners {
    let mut found = Listeners::new();
    usable::each_text(
        state,
        state.everyone(),
        |marks| marks.would.has(trigger),
        |thing, clause, card, text| {
            let Some(When::Would(on, filter)) = &text.at else { return };
            if *on != trigger || text.is != kind {
                return;
            }
            let Some(controller) = state.controller(thing) else { return };
            let mut used = usable::use_of_text(state, thing, clause, card, controller);
            used.it = subject;
            let view = View::new(state, &used);
            let mine = trigger != Trigger::Replaces || subject == Thing::Player(controller);
            if mine && view.passes_event(filter, subject) && view.all_hold(&text.cond) {
                let _ = found.try_push(Waiting::new(&used, kind == TextKind::May, None));
            }
        },
    );
    found
}

/// A text is used at once; says whether it took the place of the event.
fn use_now(ctx: &mut Ctx, mut used: Use) -> Asked<bool> {
    ctx.rule(3, 7).emit(Event::Used { who: used.you, card: used.card });
    effects::picks(ctx, &mut used)?;
    limits::note_text(ctx.state, &used);
    costs::pay(ctx, &used, used.script().cost)?;
    Ok(effects::all(ctx, &mut used)?.instead)
}

/// The next text that waits: the acting Methuselah's first, then clockwise; each puts theirs in order. What a block triggers
/// is put in order by the acting Methuselah, whoever it belongs to (§9.56).
pub fn next(ctx: &mut Ctx) -> Asked<()> {
    let mut order = seats::order(ctx.state);
    let all: Listeners = ctx.state.waiting.iter().filter_map(|waiting| waiting.0).collect();
    let playing = |waiting: &Waiting| ctx.state.is_playing(waiting.you);
    let block = ctx.state.combat.is_none()
        && ctx.state.action.is_some_and(|action| action.stage == ActionStage::Blocked);
    let seat = if block {
        cite(9, 56);
        all.iter().any(playing).then(|| ctx.state.acting())
    } else {
        order.find(|&seat| all.iter().any(|waiting| waiting.you == seat))
    };
    let Some(seat) = seat else {
        ctx.state.waiting.clear();
        return Ok(());
    };
    cite(3, 61);
    let mine: arrayvec::ArrayVec<usize, 12> = all
        .iter()
        .enumerate()
        .filter(|(_, waiting)| if block { playing(waiting) } else { waiting.you == seat })
        .map(|(i, _)| i)
        .collect();
    let mut which = mine[0];
    let same = mine.iter().all(|&i| all[i].card == all[which].card);
    let no_matter = same || mine.iter().all(|&i| only_gives(&all[i]));
    if mine.len() > 1 && no_matter {
        cite(18, 10);
    }
    if mine.len() > 1 && !no_matter {
        let choice = ctx.choose(seat, Ask::NextTrigger, |_, options| {
            for &i in &mine {
                let choice = Choice::of_text(&all[i].used());
                if !options.list().contains(&choice) {
                    options.push(choice);
                }
            }
        })?;
        which = mine.iter().copied().find(|&i| Choice::of_text(&all[i].used()) == choice).unwrap_or(which);
    }
    let waiting = all[which];
    ctx.state.waiting.remove(which);
    // It is finished, with what it leads to, before the next one.
    cite(18, 9);
    happen(ctx, waiting)
}

/// Does a text only give its Methuselah something, without a choice and a price? Then its place in an order does not matter.
fn only_gives(waiting: &Waiting) -> bool {
    let used = waiting.used();
    let script = used.script();
    let gift =
        |effect: &Effect| matches!(effect, Effect::Gain(_, _, Sel::You | Sel::Me | Sel::Controller(_)));
    let plain = !waiting.may && script.cond.is_empty() && script.cost.is_empty();
    plain && script.pick.is_empty() && script.does.iter().all(gift)
}

/// A text whose turn it is.
pub fn happen(ctx: &mut Ctx, waiting: Waiting) -> Asked<()> {
    let seat = waiting.you;
    if let Some(op) = waiting.row {
        // It was put off once, and is over now.
        let mut gone = false;
        ctx.state.rows.retain(|row| {
            let this = !gone && row.kind == RowKind::Later && row.op == op;
            gone |= this;
            !this
        });
    }
    let mut used = waiting.used();
    let in_play = matches!(used.this, Thing::Card(_) | Thing::Nothing) || ctx.state.is_in_play(used.this);
    if !in_play && waiting.row.is_none() {
        return Ok(());
    }
    // What it asks for may not be so any more.
    if !View::new(ctx.state, &used).all_hold(used.script().cond) {
        cite(18, 12);
        return Ok(());
    }
    if waiting.may && !ctx.either(seat, Ask::May(used.card), Choice::Yes, Choice::No)? {
        return Ok(());
    }
    if costs::payable(ctx.state, &used, used.script().cost).is_err() {
        return Ok(());
    }
    ctx.rule(3, 7).emit(Event::Used { who: seat, card: used.card });
    effects::picks(ctx, &mut used)?;
    limits::note_text(ctx.state, &used);
    costs::pay(ctx, &used, used.script().cost)?;
    effects::all(ctx, &mut used)?;
    Ok(())
}
