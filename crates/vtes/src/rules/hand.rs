//! The hand: drawing, replacing, discarding, and its size (chapter 3).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, raise, stats, zones};
use crate::cards::{CardId, Trigger, book};
use crate::state::{CARDS, Delay, Slot, State, Thing};
use crate::vocabulary::{Ask, Choice, Event};

/// The cards that a hand should have: its size, less those that are replaced later.
pub fn due(state: &State, seat: Seat) -> u8 {
    let player = &state[seat];
    if player.unreplaced == [0; Delay::COUNT] {
        return player.hand_size;
    }
    cite(3, 22);
    player.hand_size.saturating_sub(player.unreplaced.iter().sum())
}

/// Has a hand just the cards and the size that it should have?
pub fn is_full(state: &State, seat: Seat) -> bool {
    let player = &state[seat];
    player.hand_size == stats::hand_size(state, seat) && player.hand.len() == usize::from(due(state, seat))
}

/// Has a hand the cards that it should have, as far as there are any?
pub fn is_right(state: &State, seat: Seat) -> bool {
    let (cards, due) = (state[seat].hand.len(), usize::from(due(state, seat)));
    cards == due || cards < due && state[seat].deck.library().is_empty()
}

/// Draws one card of the library, if there is one.
pub fn draw(ctx: &mut Ctx, who: Seat) -> Option<Slot> {
    let cards = ctx.state[who].deck.library();
    if cards.is_empty() {
        return None;
    }
    cite(5, 16);
    let drawn = ctx.pick(Ask::Draw, cards.len(), |state, n| {
        let index = state[who].deck.library().nth(n).expect("so many cards");
        Choice::Draw(Slot::new(who, index))
    });
    let Choice::Draw(slot) = drawn else { return None };
    ctx.state[who].deck.remove(slot.index());
    ctx.state[who].hand.insert(slot.index());
    ctx.state.uneven = true;
    let (marks, player) = (book().marks(ctx.state.card(slot)), &mut ctx.state[who]);
    player.acting_at = player.acting_at.or(marks.acting);
    player.reacting_at = player.reacting_at.or(marks.reacting);
    let card = Some(ctx.state.card(slot));
    ctx.emit_secret(Seats::one(who), Event::Drew { who, card }, Event::Drew { who, card: None });
    Some(slot)
}

/// Draws up to what a hand should have, one replacement after the other; texts may take the place of one.
pub fn fill(ctx: &mut Ctx, who: Seat) -> Asked<()> {
    if ctx.state[who].hand.len() >= due(ctx.state, who).into() {
        return Ok(());
    }
    while ctx.state[who].hand.len() < due(ctx.state, who).into() && !ctx.state[who].deck.library().is_empty()
    {
        if raise::would(ctx, Trigger::Replaces, Thing::Player(who))? {
            cite(3, 28);
            refresh_size(ctx.state, who);
            continue;
        }
        draw(&mut ctx.rule(3, 19), who);
    }
    if ctx.state[who].hand.len() < due(ctx.state, who).into() {
        cite(3, 17);
    }
    Ok(())
}

/// A card that was played is replaced at once, or later. Nobody draws while another card can still be cancelled (§3.8):
/// after that all draw who have played, the acting Methuselah first (§3.9).
pub fn replace(ctx: &mut Ctx, who: Seat, delay: Option<Delay>) -> Asked<()> {
    if let Some(delay) = delay {
        // By number: what becomes of the card itself has no bearing on it.
        cite(3, 25);
        ctx.state[who].unreplaced[delay as usize] += 1;
        ctx.state.uneven = true;
    } else {
        cite(3, 16);
    }
    if ctx.state.limbo.iter().any(|play| play.0.is_some_and(|play| !play.stands)) {
        cite(3, 9);
        return Ok(());
    }
    for seat in ctx.state.clockwise(ctx.state.acting()) {
        fill(ctx, seat)?;
    }
    Ok(())
}

/// Cards that were waiting for this are replaced now.
pub fn delayed(ctx: &mut Ctx, who: Seat, delay: Delay) -> Asked<()> {
    if ctx.state[who].unreplaced[delay as usize] == 0 {
        return Ok(());
    }
    cite(3, 23);
    match delay {
        Delay::Unlock | Delay::Discard => cite(3, 24),
        Delay::AfterAction | Delay::AfterCombat => cite(3, 26),
        _ => {}
    }
    ctx.state[who].unreplaced[delay as usize] = 0;
    ctx.state.uneven = true;
    fill(ctx, who)
}

pub fn refresh_size(state: &mut State, seat: Seat) {
    state[seat].hand_size = stats::hand_size(state, seat);
}

/// A card goes from the hand to the ash heap.
pub fn discard(ctx: &mut Ctx, slot: Slot, by: Option<CardId>) {
    let (who, card) = (slot.owner(), ctx.state.card(slot));
    // It is not burned: nothing answers to that.
    cite(1, 3);
    zones::to_ash(ctx.state, slot);
    ctx.emit(Event::Discarded { who, card, by });
}

/// The hand is brought to its size: drawn at once, or discarded by its Methuselah's choice.
pub fn adjust(ctx: &mut Ctx, who: Seat) -> Asked<()> {
    let before = ctx.state[who].hand_size;
    refresh_size(ctx.state, who);
    // Cards for a hand that has become larger replace nothing.
    for _ in before..ctx.state[who].hand_size {
        if ctx.state[who].hand.len() < due(ctx.state, who).into() {
            cite(3, 29);
            draw(&mut ctx.rule(3, 19), who);
        }
    }
    if ctx.state[who].hand.len() == usize::from(due(ctx.state, who)) {
        return Ok(());
    }
    fill(ctx, who)?;
    while ctx.state[who].hand.len() > due(ctx.state, who).into() {
        let choice = ctx.choose(who, Ask::Discard, |state, options| {
            distinct(state, who, |_| true, |slot| options.push(Choice::Discard(slot)));
        })?;
        let Choice::Discard(slot) = choice else { return Ok(()) };
        cite(3, 20);
        discard(&mut ctx.rule(3, 19), slot, None);
    }
    Ok(())
}

/// The cards of a hand that are wanted, equal ones once.
pub fn distinct(state: &State, who: Seat, wanted: impl Fn(CardId) -> bool, mut each: impl FnMut(Slot)) {
    let mut seen = arrayvec::ArrayVec::<CardId, CARDS>::new();
    let cards = &state.def[who.index()];
    for index in state[who].hand.iter() {
        let Some(card) = cards[usize::from(index)] else { continue };
        if wanted(card) && !seen.contains(&card) {
            seen.push(card);
            each(Slot::new(who, index));
        }
    }
}
