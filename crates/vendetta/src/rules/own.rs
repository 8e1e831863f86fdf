//! Cards whose behaviour is a function of its own.

use elysium_kernel::{Asked, Refusal, Seat, Seats, cite};

use super::score::tie_order;
use super::{Ctx, EffectSource, blood, with_or_without_partner};
use crate::cards::{CardId, Effect, Own, book};
use crate::sets::Loc;
use crate::vocabulary::{Ask, Choice, Event, Why};

pub(crate) fn run(ctx: &mut Ctx, own: Own, you: Seat, source: EffectSource) -> Asked<()> {
    let (Some(card), Some(at)) = (source.card, source.at) else { return Ok(()) };
    match own {
        Own::Auction => auction(ctx, you, at, card, source),
        Own::Chaos => chaos(ctx, you, at, card, source),
        Own::MindlessAssault => mindless_assault(ctx, you, at, card),
        Own::Forestall => forestall(ctx, you, at, card),
        // These are asked for where they matter.
        Own::Cloak
        | Own::Eyes
        | Own::OneStepAhead
        | Own::Submission
        | Own::DarkPact
        | Own::Retaliation
        | Own::Composure
        | Own::Restore
        | Own::DeployEverywhere
        | Own::ChangeToken
        | Own::IgnoreLoss
        | Own::PlayAgain => Ok(()),
    }
}

/// What a location card does for everybody there.
pub(crate) fn of_the_location(ctx: &mut Ctx, effect: &Effect, source: EffectSource) -> Asked<()> {
    let (Effect::ReturnBlood(limit), Some(at), Some(card)) = (effect, source.at, source.card) else {
        return Ok(());
    };
    // Succubus Club, in turn order (§5.34).
    for seat in ctx.state.order() {
        let most = ctx.state.blood(at, seat).min(*limit);
        let choice = ctx.choose(seat, Ask::ReturnBlood(card, at), |_, options| {
            for amount in 0..=most {
                options.push(Choice::Blood(amount));
            }
        })?;
        if let Choice::Blood(amount) = choice {
            blood::take_back(ctx, seat, amount, at, Some(card));
        }
    }
    Ok(())
}

/// Auction of Blood: secret bids; the lowest turns a card down; then the bids are paid (§16.6).
fn auction(ctx: &mut Ctx, you: Seat, at: Loc, card: CardId, source: EffectSource) -> Asked<()> {
    let ctx = &mut *ctx.rule(16, 6);
    let rivals = with_or_without_partner(ctx, you, ctx.state.rivals(at, you), card)?;
    let bidders = rivals.with(you);
    let bids = ctx.choose_all(bidders, Ask::Bid(card), |state, seat, options| {
        let pool = state[seat].pool;
        for amount in 0..=pool {
            let last = seat == you && amount > 0 && amount == pool;
            let refusal = Refusal::new(16, 6, Why::EmptiesPool { amount, have: pool });
            options.offer(Choice::Bid(amount), if last { Err(refusal) } else { Ok(()) });
        }
    })?;
    let bid = |seat| if let Some(Choice::Bid(amount)) = bids.of(seat) { amount } else { 0 };
    for who in ctx.state.order().filter(|&seat| bidders.has(seat)) {
        ctx.emit(Event::Bid { who, amount: bid(who), by: card });
    }
    // §1.3: the earlier player wins ties, so the latest of the tied is the lowest bidder.
    cite(1, 3);
    let low = bidders.into_iter().map(bid).min().unwrap_or(0);
    let lowest = tie_order(ctx.state).filter(|&seat| bidders.has(seat) && bid(seat) == low).last();
    if let Some(who) = lowest {
        ctx.emit(Event::LowestBid { who, by: card });
        turn_one_down(ctx, who, at, card)?;
    }
    for seat in ctx.state.order().filter(|&seat| bidders.has(seat)) {
        if seat == you {
            // Retaliation may have taken blood since the bid: still no more than leaves one.
            let most = (0..=bid(you)).rev().find(|&n| blood::can_deploy(ctx.state, you, n).is_ok());
            blood::deploy(ctx, you, most.unwrap_or(0), at, Some(card))?;
        } else {
            blood::lose(ctx, seat, bid(seat), source)?;
        }
    }
    Ok(())
}

fn turn_one_down(ctx: &mut Ctx, who: Seat, at: Loc, by: CardId) -> Asked<()> {
    let cards = ctx.state.face_up(at, who);
    if cards.is_empty() {
        return Ok(());
    }
    let choice = ctx.choose(who, Ask::TurnOneDown(by), |_, options| {
        for slot in cards {
            options.push(Choice::Turn(slot));
        }
    })?;
    if let Choice::Turn(slot) = choice {
        let card = Some(ctx.state.card_of(slot));
        ctx.state.turn_down(slot);
        ctx.emit(Event::TurnedDown { who, card, at, by });
    }
    Ok(())
}

/// Chaos: cards back to hand, also face-down ones (§9.5), and as much stolen from every rival at one go (§16.10).
fn chaos(ctx: &mut Ctx, you: Seat, at: Loc, by: CardId, source: EffectSource) -> Asked<()> {
    let mut taken = 0;
    loop {
        cite(9, 5);
        let choice = ctx.choose(you, Ask::TakeBack(by), |state, options| {
            options.push(Choice::Done);
            for slot in state.side(at, you) {
                options.push(Choice::Take(slot));
            }
        })?;
        let Choice::Take(slot) = choice else { break };
        to_hand(ctx, slot, Some(by));
        taken += 1;
    }
    if taken > 0 {
        cite(16, 10);
        let rivals = with_or_without_partner(ctx, you, ctx.state.rivals(at, you), by)?;
        for seat in ctx.state.order().filter(|&seat| rivals.has(seat)) {
            blood::steal(ctx, you, seat, taken, source)?;
        }
    }
    Ok(())
}

/// §16.22: a card leaves its side for the hand of the player of its clan.
pub(crate) fn to_hand(ctx: &mut Ctx, slot: crate::sets::Slot, by: Option<CardId>) {
    let (who, holder, card) = (slot.owner(), ctx.state.holder(slot), Some(ctx.state.card_of(slot)));
    let hidden = ctx.state.down.has(slot);
    let knows = ctx.state.looked[who.index()][slot.index()];
    ctx.state.lift(slot);
    ctx.state[who].hand |= 1 << slot.index();
    let full = Event::ToHand { who, card, by };
    let ctx = if who == holder { ctx } else { &mut *ctx.rule(16, 22) };
    if hidden && knows != crate::state::PUBLIC {
        ctx.emit_secret(knows.with(who).with(holder), full, Event::ToHand { who, card: None, by });
    } else {
        ctx.emit(full);
    }
}

/// Mindless Assault: any number of cards down; every face-down card on the side counts 4.
fn mindless_assault(ctx: &mut Ctx, you: Seat, at: Loc, by: CardId) -> Asked<()> {
    ctx.state.here.assault = ctx.state.here.assault.with(you);
    ctx.emit(Event::Assault { who: you, at, by });
    loop {
        let choice = ctx.choose(you, Ask::TurnDown(by), |state, options| {
            options.push(Choice::Done);
            for slot in state.face_up(at, you) {
                options.push(Choice::Turn(slot));
            }
        })?;
        let Choice::Turn(slot) = choice else { return Ok(()) };
        let card = Some(ctx.state.card_of(slot));
        ctx.state.turn_down(slot);
        ctx.emit(Event::TurnedDown { who: you, card, at, by });
    }
}

/// Forestall: a rival's face-up card no longer touches you this round (§16.18), and its printed
/// power is gained (§9.7).
fn forestall(ctx: &mut Ctx, you: Seat, at: Loc, by: CardId) -> Asked<()> {
    cite(9, 7);
    let rivals: Seats = ctx.state.rivals(at, you);
    if rivals.into_iter().all(|seat| ctx.state.face_up(at, seat).is_empty()) {
        return Ok(());
    }
    let choice = ctx.choose(you, Ask::Target(by), |state, options| {
        for seat in rivals {
            for slot in state.face_up(at, seat) {
                options.push(Choice::Target(slot));
            }
        }
    })?;
    if let Choice::Target(slot) = choice {
        if let Some(free) = ctx.state.forestall.iter_mut().find(|entry| entry.is_none()) {
            *free = Some((you, slot));
        }
        let card = ctx.state.card_of(slot);
        ctx.emit(Event::Forestalled { who: you, card, by });
        let printed = ctx.state.marks(slot).power;
        blood::gain(ctx, you, printed, Some(by));
    }
    Ok(())
}

/// The card that forestalls, for the log.
pub(crate) fn forestall_card() -> CardId {
    book().clan_card_with(Own::Forestall).unwrap_or(CardId::VICTIM)
}
