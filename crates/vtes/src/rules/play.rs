//! Playing a card from the hand, and the moment in which it can be cancelled (chapter 3).

use elysium_kernel::{Asked, Seat, Seats, Turns, cite};

use super::effects::{self, cards as card_effects};
use super::eval::View;
use super::{Ctx, costs, fired, hand, limits, raise, seats, settle, zones};
use crate::cards::{CardId, Effect, How, Key, Qty, Sel, TextKind, Token, Trigger, Type, When, book};
use crate::moment::{COMBAT, Moment};
use crate::state::{Cancel, ClauseNo, Delay, LIMBO, MinionId, Play, Slot, State, Thing, Use};
use crate::vocabulary::{Ask, Choice, Event};

/// The way in which a card is played.
pub fn mode_of(used: &Use) -> u8 {
    if let ClauseNo::Mode(mode) = used.clause { mode } else { 0 }
}

/// A card out of the hand, face up: before anything is asked about it, so that nothing hidden is on the tape.
pub fn enter_limbo(ctx: &mut Ctx, used: Use, slot: Slot) {
    let who = slot.owner();
    ctx.state[who].hand.remove(slot.index());
    zones::hand_changed(ctx.state, who);
    ctx.state.exposed[who.index()].insert(slot.index());
    ctx.state.limbo.push(crate::state::Maybe(Some(Play { slot, used, cancelled: None, stands: false })));
    let minion = used.me.map(|minion| ctx.state.card(ctx.state[minion].slot));
    ctx.rule(3, 2).emit(Event::Played { who, card: used.card, minion });
}

/// A card that was being played goes elsewhere.
pub fn take_from_limbo(state: &mut State, slot: Slot) -> Option<Play> {
    let place = state.limbo.iter().position(|play| play.0.is_some_and(|play| play.slot == slot))?;
    state.limbo.remove(place).0
}

/// Is a card still being played? Whoever is ousted meanwhile takes it out of the game.
pub fn in_limbo(state: &State, slot: Slot) -> bool {
    state.limbo.iter().any(|play| play.0.is_some_and(|play| play.slot == slot))
}

fn limbo_mut(state: &mut State, slot: Slot) -> Option<&mut Play> {
    state.limbo.iter_mut().filter_map(|play| play.0.as_mut()).find(|play| play.slot == slot)
}

/// A card of the hand is played that is no action. Says how it was cancelled, if it was.
pub fn card(
    ctx: &mut Ctx,
    who: Seat,
    slot: Slot,
    clause: ClauseNo,
    minion: Option<MinionId>,
) -> Asked<Option<Cancel>> {
    let card = ctx.state.card(slot);
    let mut used = Use::new(card, clause, Thing::Card(slot), who, minion);
    enter_limbo(ctx, used, slot);
    effects::picks(ctx, &mut used)?;
    declared(ctx, slot, used);
    // It counts as played while it can still be answered, and whatever becomes of it.
    let kind = used.script().kind.unwrap_or(Type::Master);
    limits::note(ctx.state, &used, kind);
    if book().library(card).has(Key::OutOfTurn) {
        ctx.state[who].out_of_turn = true;
    }
    let cancel = as_played(ctx, slot)?;
    if !in_limbo(ctx.state, slot) {
        return Ok(cancel);
    }
    if book().library(card).types.len() > 1 {
        cite(4, 39);
    }
    match kind {
        Type::Master => master_played(ctx, who, card, cancel.is_some()),
        Type::Event => super::discard::event_played(ctx.state, card, cancel.is_some()),
        // Its minion is not locked by it.
        Type::Reaction => cite(9, 7),
        _ => {}
    }
    if cancel.is_some_and(|cancel| cancel.free) {
        cite(3, 12);
    } else {
        match cancel {
            Some(_) => cite(3, 11),
            None => cite(3, 43),
        }
        costs::pay(ctx, &used, used.script().cost)?;
        // The last pool can be spent: that ousts before anything else happens (§3.44).
        if pays_with_gain(&used) {
            cite(3, 45);
        } else {
            settle::after_effect(ctx)?;
        }
        if !ctx.state.is_playing(who) {
            cite(3, 44);
            if take_from_limbo(ctx.state, slot).is_some() {
                ctx.state[who].removed.insert(slot.index());
            }
            return Ok(cancel);
        }
    }
    cite(3, 8);
    hand::replace(ctx, who, card_effects_delay(card, cancel.is_some()))?;
    if cancel.is_none() {
        fired::clause(&used);
        if let Some(zone) = used.script().put {
            card_effects::put(&mut ctx.rule(1, 22), &mut used, zone)?;
        }
        if card_effects::works(ctx.state, &used) {
            effects::all(ctx, &mut used)?;
        } else if book().library(card).has(Key::Trifle) {
            // Its action has been given already.
            cite(4, 19);
        }
    } else {
        super::combat::card_cancelled(ctx.state);
    }
    if take_from_limbo(ctx.state, slot).is_some() {
        match kind {
            Type::Master => cite(4, 20),
            Type::Event => {}
            _ => cite(4, 21),
        }
        zones::to_ash(ctx.state, slot);
    }
    let listeners = raise::listeners(ctx.state, Trigger::Played, Thing::Card(slot));
    raise::answer(ctx, &listeners);
    settle::after_effect(ctx)?;
    Ok(cancel)
}

/// A card that moves blood to the pool first of all is paid for in the moment of its gain (§3.45).
fn pays_with_gain(used: &Use) -> bool {
    matches!(used.script().does, [Effect::Move(Token::Blood, _, _, Sel::You), ..])
}

fn card_effects_delay(card: CardId, cancelled: bool) -> Option<Delay> {
    // The delay of a cancelled card is void: it never said anything.
    if cancelled {
        cite(3, 15);
        None
    } else {
        card_effects::delay(book().library(card).replace.as_ref())
    }
}

/// What was declared is on the card, for all who answer to it.
pub fn declared(ctx: &mut Ctx, slot: Slot, used: Use) {
    cite(3, 3);
    if let Some(play) = limbo_mut(ctx.state, slot) {
        play.used = used;
    }
}

/// The master phase action that a card takes, or owes (chapters 4 and 7).
fn master_played(ctx: &mut Ctx, who: Seat, card: CardId, cancelled: bool) {
    let library = book().library(card);
    let trifle = library.has(Key::Trifle);
    if library.has(Key::OutOfTurn) {
        if cancelled {
            cite(4, 12);
        }
        if usize::from(ctx.state.turn) <= who.index() {
            cite(4, 13);
        }
        // The only action outside one's own phase.
        cite(7, 12);
        cite(7, 13);
        if trifle && !cancelled {
            cite(4, 17);
            cite(4, 18);
        } else {
            ctx.state[who].owed += 1;
        }
        return;
    }
    cite(7, 3);
    if cancelled {
        cite(7, 7);
    }
    ctx.state.actions = ctx.state.actions.saturating_sub(1);
    if trifle {
        ctx.state.trifle = true;
        if cancelled {
            cite(4, 16);
        } else {
            cite(4, 14);
            cite(7, 6);
            cite(7, 9);
            ctx.state.actions += 1;
        }
    }
}

/// A card of the hand that answers to something that is about to happen; says whether it took its place.
pub fn card_would(
    ctx: &mut Ctx,
    who: Seat,
    slot: Slot,
    clause: ClauseNo,
    minion: Option<MinionId>,
    subject: Thing,
) -> Asked<bool> {
    let card = ctx.state.card(slot);
    let mut used = Use::new(card, clause, Thing::Card(slot), who, minion);
    used.it = subject;
    enter_limbo(ctx, used, slot);
    effects::picks(ctx, &mut used)?;
    declared(ctx, slot, used);
    limits::note(ctx.state, &used, used.script().kind.unwrap_or(Type::Master));
    let cancel = as_played(ctx, slot)?;
    if !in_limbo(ctx.state, slot) {
        return Ok(false);
    }
    if cancel.is_none_or(|cancel| !cancel.free) {
        costs::pay(ctx, &used, used.script().cost)?;
    }
    hand::replace(ctx, who, card_effects_delay(card, cancel.is_some()))?;
    let instead = cancel.is_none() && effects::all(ctx, &mut used)?.instead;
    if take_from_limbo(ctx.state, slot).is_some() {
        zones::to_ash(ctx.state, slot);
    }
    Ok(instead)
}

/// Cancels, and wakes that make one possible. Nothing else happens here, and nobody draws.
pub fn as_played(ctx: &mut Ctx, slot: Slot) -> Asked<Option<Cancel>> {
    let cancel = window(ctx, slot)?;
    if let Some(play) = limbo_mut(ctx.state, slot) {
        play.stands = true;
    }
    Ok(cancel)
}

fn window(ctx: &mut Ctx, slot: Slot) -> Asked<Option<Cancel>> {
    loop {
        let Some(play) = ctx.state.limbo.iter().filter_map(|play| play.0).find(|play| play.slot == slot)
        else {
            return Ok(None);
        };
        if play.cancelled.is_some() {
            return Ok(play.cancelled);
        }
        if ctx.state.limbo.len() == LIMBO {
            cite(18, 22);
            return Ok(None);
        }
        let (of, card) = (slot.owner(), ctx.state.card(slot));
        let order = seats::order(ctx.state);
        let ask = Ask::AsPlayed(card, of);
        cite(3, 4);
        if ctx.state.limbo.len() > 1 {
            cite(3, 5);
        }
        // Nobody at all, nearly always.
        let speaks = |seat: &Seat| {
            super::playable::has_card(ctx.state, *seat, Moment::AsPlayed)
                || ctx.state[*seat].table_at.has(Moment::AsPlayed)
        };
        let idle = match play.used.script().ransom {
            None => ctx.state.living().into_iter().filter(|seat| !speaks(seat)).collect(),
            Some(_) => Seats::NONE,
        };
        let used = ctx.first(order, idle, Turns::Alone(0), ask, Choice::Pass, |state, seat, options| {
            if options.explains() || super::playable::has_card(state, seat, Moment::AsPlayed) {
                super::playable::cards(state, seat, Moment::AsPlayed, options);
            }
            if options.explains() || state[seat].table_at.has(Moment::AsPlayed) {
                super::usable::texts(state, seat, Moment::AsPlayed, options);
            }
            ransom(state, seat, &play, options);
        })?;
        match used {
            None => {
                cite(3, 6);
                return Ok(None);
            }
            Some((seat, Choice::Play(answer, clause, minion))) => {
                self::card(ctx, seat, answer, clause, minion)?;
            }
            Some((seat, Choice::Use(thing, card, clause, _))) => {
                super::impulse::use_text(ctx, seat, thing, card, clause)?;
            }
            Some((seat, Choice::Ransom)) => pay_ransom(ctx, seat, slot)?,
            Some(_) => return Ok(None),
        }
    }
}

/// Somebody may pay so that a card is cancelled, where it says so.
fn ransom(state: &State, seat: Seat, play: &Play, options: &mut elysium_kernel::Options<crate::Vtes>) {
    let Some((who, prices)) = play.used.script().ransom else { return };
    if View::new(state, &play.used).seat(who) == Some(seat) {
        let payer = Use { you: seat, ..play.used };
        if costs::payable(state, &payer, prices).is_ok() {
            options.push(Choice::Ransom);
        }
    }
}

fn pay_ransom(ctx: &mut Ctx, seat: Seat, slot: Slot) -> Asked<()> {
    let Some(used) = limbo_mut(ctx.state, slot).map(|play| play.used) else { return Ok(()) };
    let Some((_, prices)) = used.script().ransom else { return Ok(()) };
    costs::pay(ctx, &Use { you: seat, ..used }, prices)?;
    if let Some(play) = limbo_mut(ctx.state, slot) {
        play.cancelled = Some(Cancel { by: used.card, free: false });
    }
    ctx.rule(3, 10).emit(Event::Cancelled { card: used.card, by: None });
    Ok(())
}

/// The card that a cancel answers to is cancelled.
pub fn cancel(ctx: &mut Ctx, used: &Use, how: &[How]) {
    let Some(slot) = View::new(ctx.state, used).played().map(|play| play.slot) else { return };
    let card = ctx.state.card(slot);
    let free = how.contains(&How::NoCost);
    if used.script().kind == Some(Type::Reflex) {
        cite(4, 35);
    }
    if let Some(play) = limbo_mut(ctx.state, slot) {
        play.cancelled = Some(Cancel { by: used.card, free });
    }
    ctx.rule(3, 10).emit(Event::Cancelled { card, by: Some(used.card) });
}

/// Says what a number has become, for those who watch.
pub fn tell_number(ctx: &mut Ctx, used: &Use, effect: &'static Effect) {
    let (Effect::Get(quantity, n) | Effect::Mod { q: quantity, n, .. }) = effect else { return };
    // Perhaps it will count later.
    if matches!(effect, Effect::Mod { cond, .. } if !View::new(ctx.state, used).all_hold(cond)) {
        return;
    }
    let n = View::new(ctx.state, used).amount(n).clamp(-100, 100) as i8;
    let by = Some(used.card);
    let action = ctx.state.action.as_ref();
    match quantity {
        Qty::Stealth => {
            if let Some(actor) = action.map(|action| action.actor) {
                let minion = ctx.state.card(ctx.state[actor].slot);
                ctx.emit(Event::Stealth { minion, n, by });
            }
        }
        Qty::Intercept => {
            if let Some(me) = used.me {
                let minion = ctx.state.card(ctx.state[me].slot);
                ctx.emit(Event::Intercept { minion, n, by });
            }
        }
        Qty::Bleed => ctx.emit(Event::BleedChanged { n, by }),
        // They are there to be cast, now or later.
        Qty::Votes => {
            cite(10, 14);
            ctx.emit(Event::VotesChanged { n, by });
        }
        _ => {}
    }
}

/// Texts of a moment that must happen are put among those that wait.
pub fn mandatory(ctx: &mut Ctx, moment: Moment) {
    if ctx.state.must.has(moment) || ctx.state.rows.any(crate::state::RowKind::Later) {
        let due = due(ctx.state, moment);
        if !due.is_empty() {
            cite(18, 7);
        }
        raise::answer(ctx, &due);
    }
}

/// Texts that must happen at a moment.
pub fn due(state: &State, moment: Moment) -> raise::Listeners {
    let mut found = raise::Listeners::new();
    super::usable::each_text(
        state,
        state.everyone(),
        |marks| marks.must.has(moment),
        |thing, clause, card, text| {
            if text.is != TextKind::Must
                || !text.moments.has(moment)
                || matches!(text.at, Some(When::On(..) | When::Would(..)))
            {
                return;
            }
            let Some(controller) = state.controller(thing) else { return };
            let used = super::usable::use_of_text(state, thing, clause, card, controller);
            // In a combat only the minions that fight, and what is on them.
            let fights = |me| state.combat.as_ref().is_none_or(|combat| combat.side(me).is_some());
            if (moment == Moment::Resolution || COMBAT.has(moment)) && !used.me.is_none_or(fights) {
                return;
            }
            let view = View::new(state, &used);
            let mut used = used;
            if let Some(When::In(_, who)) = &text.at {
                let mut now = false;
                view.each(who, &mut |one| now |= one == Thing::Player(state.active));
                if !now {
                    return;
                }
                used.it = Thing::Player(state.active);
            }
            if View::new(state, &used).all_hold(&text.cond) && limits::check_text(state, &used, text).is_ok()
            {
                let _ = found.try_push(crate::state::Waiting::new(&used, false, None));
            }
        },
    );
    // What was put off until this moment happens once.
    for (_, row) in state.rows.of(crate::state::RowKind::Later) {
        let Effect::Later(when, _) = row.op.text().effect else { continue };
        if when.moment() == Some(moment) {
            let mut used = super::stats::use_of(state, row);
            used.clause = ClauseNo::Later(row.op.number);
            used.me = row.subject.minion().or(used.me);
            used.it = row.target;
            let _ = found.try_push(crate::state::Waiting::new(&used, false, Some(row.op)));
        }
    }
    found
}
