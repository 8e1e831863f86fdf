//! Clan decks and Hand management (§2.6 to §2.8).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, phase, relic_for, use_relic, yes};
use crate::cards::{CardId, Effect, When, book};
use crate::sets::{Slot, Slots};
use crate::state::Step;
use crate::vocabulary::{Ask, Choice, Event, Phase};

/// Takes the top card off a clan deck: a random one of the shuffled part, then what lies under it.
pub(crate) fn draw_top(ctx: &mut Ctx, who: Seat) -> Option<Slot> {
    let deck = ctx.state[who].deck;
    if deck == 0 {
        return ctx.state[who].under.pop().map(|i| Slot::of(who, i));
    }
    cite(1, 8);
    let drawn = ctx.chance(Ask::Chance, |_, outcomes| {
        for slot in Slot::some_of(who, deck) {
            outcomes.push(Choice::DrawSlot(slot));
        }
    });
    let Choice::DrawSlot(slot) = drawn else { return None };
    ctx.state[who].deck &= !(1 << slot.index());
    Some(slot)
}

pub(crate) fn draw_into_hand(ctx: &mut Ctx, who: Seat, by: Option<CardId>) {
    if let Some(slot) = draw_top(ctx, who) {
        ctx.state[who].hand |= 1 << slot.index();
        let card = Some(ctx.state.card_of(slot));
        ctx.emit_secret(Seats::one(who), Event::Drew { who, card, by }, Event::Drew { who, card: None, by });
    }
}

/// §2.6: look at the top cards in secret, keep some, the others go under the deck; all at once.
pub(crate) fn hand_management(ctx: &mut Ctx) -> Asked<()> {
    cite(2, 8);
    if ctx.state.alive.len() < ctx.state.seats() {
        cite(16, 21);
    }
    let (draw, keep) = ctx.state.setup.hand_management(ctx.state.round);
    if ctx.state.setup.players == 3 {
        cite(2, 7);
    }
    // §2.7: with 3 players, round 1 is different.
    let ctx = &mut *if keep > 1 { ctx.rule(2, 7) } else { ctx.rule(2, 6) };
    let mut keeps = [keep; crate::state::MAX_PLAYERS];
    let held = ctx.state.players.map(|player| player.hand);
    for who in ctx.state.order() {
        let more = debtors_ledger(ctx, who)?;
        for _ in 0..draw + more {
            if let Some(slot) = draw_top(ctx, who) {
                ctx.state[who].drawn |= 1 << slot.index();
                let card = Some(ctx.state.card_of(slot));
                let open = Event::Drew { who, card: None, by: None };
                ctx.emit_secret(Seats::one(who), Event::Drew { who, card, by: None }, open);
            }
        }
    }
    for _ in 0..keep {
        keep_one(ctx, &mut keeps)?;
    }
    let given = roberta(ctx, &held)?;
    put_under(ctx, given)?;
    phase(&mut ctx.rule(3, 1), Step::Planning(0, Seats::NONE), Phase::Planning);
    Ok(())
}

/// Debtor's Ledger: more cards to look at, once a game.
fn debtors_ledger(ctx: &mut Ctx, who: Seat) -> Asked<u8> {
    let Some(relic) = relic_for(ctx.state, who, When::HandManagement) else { return Ok(0) };
    if !yes(ctx, who, Ask::UseInHandManagement(relic))? {
        return Ok(0);
    }
    use_relic(ctx, who, relic);
    let more = book().effects(relic, When::HandManagement).find_map(|effect| match effect {
        Effect::DrawMore(n) => Some(*n),
        _ => None,
    });
    Ok(more.unwrap_or(0))
}

fn with_drawn(ctx: &Ctx) -> Seats {
    ctx.state.alive.into_iter().filter(|&seat| ctx.state[seat].drawn != 0).collect()
}

fn keep_one(ctx: &mut Ctx, keeps: &mut [u8]) -> Asked<()> {
    let seats: Seats = with_drawn(ctx).into_iter().filter(|seat| keeps[seat.index()] > 0).collect();
    if seats.is_empty() {
        return Ok(());
    }
    cite(4, 4);
    let kept = ctx.choose_all(seats, Ask::Keep, |state, who, options| {
        for slot in Slot::some_of(who, state[who].drawn) {
            options.push(Choice::Keep(slot));
        }
    })?;
    for who in ctx.state.order().filter(|&seat| seats.has(seat)) {
        if let Some(Choice::Keep(slot)) = kept.of(who) {
            keeps[who.index()] -= 1;
            let player = &mut ctx.state[who];
            player.drawn &= !(1 << slot.index());
            player.hand |= 1 << slot.index();
            let card = Some(ctx.state.card_of(slot));
            ctx.emit_secret(Seats::one(who), Event::Kept { who, card }, Event::Kept { who, card: None });
        }
    }
    Ok(())
}

/// Roberta Urbani: keep one more and give up a card held before (§16.26 with Debtor's Ledger). Says which cards
/// were given up.
fn roberta(ctx: &mut Ctx, held: &[u16]) -> Asked<Slots> {
    let mut given = Slots::NONE;
    let keeps_both = |&seat: &Seat| !ctx.state[seat].allies.and(book().standing.keep_both).is_empty();
    let seats: Seats = with_drawn(ctx).into_iter().filter(keeps_both).collect();
    for who in seats {
        let Some(ally) = ctx.state[who].allies.and(book().standing.keep_both).iter().next() else { continue };
        let ask = Ask::KeepBoth(ally);
        // She has one owner, so this is asked of one player; still in secret, like the rest.
        let choices = ctx.choose_all(Seats::one(who), ask, |_, who, options| {
            options.push(Choice::Done);
            for slot in Slot::some_of(who, held[who.index()]) {
                options.push(Choice::Give(slot));
            }
        })?;
        if let Some(Choice::Give(slot)) = choices.of(who) {
            cite(16, 26);
            let mut keeps = [0; crate::state::MAX_PLAYERS];
            keeps[who.index()] = 1;
            // §17.71: one card more for the one that goes under the deck.
            keep_one(&mut ctx.rule(17, 71), &mut keeps)?;
            // Nobody else can tell which card was given up, so nothing is known of this hand now.
            let player = &mut ctx.state[who];
            player.hand &= !(1 << slot.index());
            player.drawn |= 1 << slot.index();
            player.shown = 0;
            given.insert(slot);
        }
    }
    Ok(given)
}

/// The cards not kept go under the deck, in an order of their player's choice.
fn put_under(ctx: &mut Ctx, given: Slots) -> Asked<()> {
    loop {
        let seats = with_drawn(ctx);
        if seats.is_empty() {
            return Ok(());
        }
        let order = ctx.choose_all(seats, Ask::Under, |state, who, options| {
            for slot in Slot::some_of(who, state[who].drawn) {
                options.push(Choice::Under(slot));
            }
        })?;
        for who in ctx.state.order().filter(|&seat| seats.has(seat)) {
            if let Some(Choice::Under(slot)) = order.of(who) {
                let player = &mut ctx.state[who];
                player.drawn &= !(1 << slot.index());
                player.under.push(slot.index());
                let card = Some(ctx.state.card_of(slot));
                let open = Event::PutUnder { who, card: None };
                let ctx = if given.has(slot) { &mut *ctx.rule(17, 71) } else { &mut *ctx };
                ctx.emit_secret(Seats::one(who), Event::PutUnder { who, card }, open);
            }
        }
    }
}
