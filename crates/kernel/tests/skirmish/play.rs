//! Section 4: drawing and playing cards, and cancelling what others play.

use elysium_kernel::{Asked, Seat, Seats, Turns};

use crate::bug::{Bug, outside};
use crate::cards::{EVERYBODY, Kind, Slot};
use crate::rules::{Check, Table, require};
use crate::stack::{Frame, Phase};
use crate::state::State;
use crate::words::{Ask, Choice, Event, Why};

/// Rule 4.1: draws a card, if there is one.
pub fn draw(ctx: Table, seat: Seat) {
    if ctx.state.player(seat).library == 0 {
        return;
    }
    let cards = ctx.state.player(seat).library.count_ones() as usize;
    let outcome = ctx.pick(Ask::Draw, cards, |state, n| {
        Choice::Slot(state.library(seat).nth(n).expect("a library of so many cards"))
    });
    let Choice::Slot(slot) = outcome else { unreachable!("{outcome:?} is no card") };
    let player = ctx.state.player_mut(seat);
    player.library &= !slot.bit();
    player.hand |= slot.bit();
    ctx.state.learn(slot, Seats::one(seat));
    let kind = ctx.state.kind(slot);
    let ctx = &mut *ctx.rule(4, 1);
    let full = Event::Drew { slot, kind: Some(kind) };
    if leaks(ctx.state) {
        ctx.emit(full);
    } else {
        ctx.emit_secret(Seats::one(seat), full, Event::Drew { slot, kind: None });
    }
}

fn leaks(state: &State) -> bool {
    match state.bug {
        Bug::DrawLeaks => true,
        Bug::LateDrawLeaks => matches!(state.stack.top(), Frame::Turn { phase: Phase::Discard, .. }),
        _ => false,
    }
}

/// Rule 4.2: a card goes to the discard pile, where all see it, and its owner draws another.
pub fn discard_card(ctx: Table, slot: Slot) {
    spend(ctx.state, slot);
    let kind = ctx.state.kind(slot);
    ctx.rule(4, 2).emit(Event::Discarded { slot, kind });
    draw(ctx, slot.owner);
}

fn spend(state: &mut State, slot: Slot) {
    let two_zones = state.bug == Bug::CardInTwoZones;
    let player = state.player_mut(slot.owner);
    if !two_zones {
        player.hand &= !slot.bit();
    }
    player.discard |= slot.bit();
    state.learn(slot, EVERYBODY);
}

/// Offers all of a hand's cards: those that fit the question, and why the others do not.
pub fn offer_cards(
    state: &State,
    who: Seat,
    ask: Ask,
    options: &mut elysium_kernel::Options<crate::rules::Skirmish>,
) {
    for slot in state.hand(who) {
        options.offer(Choice::Play(slot), may_play(state, who, ask, state.kind(slot)));
    }
}

fn may_play(state: &State, who: Seat, ask: Ask, kind: Kind) -> Check {
    require(ask.wants() == Some(kind), 4, 3, Why::NotNow { kind })?;
    match ask {
        Ask::Intercept { with } => {
            let has = state.minion(with).blood;
            require(has >= 1, 4, 4, Why::NeedsBlood { needs: 1, has })
        }
        // One pool is the price, and paying it must not be the end.
        Ask::Save { .. } => {
            let has = state.player(who).pool;
            require(has >= 2, 4, 5, Why::NeedsPool { needs: 2, has })
        }
        Ask::Deflect => require(state.living().len() > 2, 4, 6, Why::NobodyElse),
        _ => Ok(()),
    }
}

/// Rule 4.3: `who` may play a card that fits the question, and draws another for it.
pub fn may(ctx: Table, who: Seat, ask: Ask) -> Asked<Option<Slot>> {
    let holds = || ctx.state.hand(who).any(|slot| Some(ctx.state.kind(slot)) == ask.wants());
    if ctx.state.bug == Bug::AsksOnlyHolders && !holds() {
        return Ok(None);
    }
    let choice = ctx.choose(who, ask, |state, options| {
        options.push(Choice::Pass);
        offer_cards(state, who, ask, options);
    })?;
    let Choice::Play(slot) = choice else { return Ok(None) };
    played(ctx, slot, ask);
    Ok(Some(slot))
}

/// A card is played: it is paid for, shown, and replaced.
pub fn played(ctx: Table, slot: Slot, ask: Ask) {
    match ask {
        Ask::Intercept { with } => ctx.state.bleed_minion(with, 1),
        Ask::Save { .. } => ctx.state.pay(slot.owner, 1),
        _ => {}
    }
    spend(ctx.state, slot);
    let ctx = &mut *ctx.rule(4, 3);
    ctx.emit(Event::Played { slot, kind: ctx.state.kind(slot) });
    if ctx.state.bug == Bug::Chatty {
        ctx.emit(Event::Chatter(outside()));
    }
    if ctx.state.bug == Bug::OverInMidStep {
        ctx.state.round = ctx.state.rounds + 1;
    }
    draw(ctx, slot.owner);
}

/// Rule 4.7: any other player, the next one first, may cancel a reaction; and any other may cancel that. A save is
/// cancelled by whoever is fastest. True if the card takes effect.
pub fn stands(ctx: Table, slot: Slot) -> Asked<bool> {
    let kind = ctx.state.kind(slot);
    let ask = Ask::Cancel { of: slot.owner, kind };
    let turns = if kind == Kind::Save { Turns::Free } else { Turns::Alone(0) };
    // A cancel that is itself cancelled leaves everybody free to try again.
    loop {
        let order = ctx.state.others(slot.owner);
        let used = ctx.first(order, Seats::NONE, turns, ask, Choice::Pass, |state, who, options| {
            offer_cards(state, who, ask, options);
        })?;
        let Some((by, Choice::Play(cancel))) = used else { return Ok(true) };
        played(ctx, cancel, ask);
        if stands(ctx, cancel)? {
            ctx.rule(4, 7).emit(Event::Cancelled { slot, by });
            return Ok(false);
        }
    }
}

/// `who` may play a reaction. The card, if one was played and took effect; a cancelled one may be
/// followed by another.
pub fn may_react(ctx: Table, who: Seat, ask: Ask) -> Asked<Option<Slot>> {
    while let Some(slot) = may(ctx, who, ask)? {
        if stands(ctx, slot)? {
            return Ok(Some(slot));
        }
    }
    Ok(None)
}
