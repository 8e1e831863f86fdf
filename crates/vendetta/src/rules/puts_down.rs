//! Cards that effects put down: they are played (§9.3), one after another.

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, reactions};
use crate::cards::CardId;
use crate::sets::{Loc, Slot, Slots};
use crate::vocabulary::{Ask, Choice, Event};

/// All cards of a hand, one after another. §17.92: their player chooses the order where somebody takes something for
/// each, since what lies there by then can make a difference.
pub(crate) fn hand(ctx: &mut Ctx, you: Seat, from: Seat, at: Loc, by: CardId) -> Asked<()> {
    let mut left = Slot::some_of(from, ctx.state[from].hand);
    let mut seen = from == you;
    while ctx.state.alive.has(you) {
        left = left.and(Slot::some_of(from, ctx.state[from].hand));
        let Some(mut next) = left.into_iter().next() else { break };
        if left.len() > 1 && reactions::is_preyed_upon(ctx.state, you, at) {
            if !std::mem::replace(&mut seen, true) {
                see_hand(ctx, you, from, left, by);
            }
            let choice = ctx.choose(you, Ask::PlayNext(by), |_, options| {
                left.into_iter().for_each(|slot| options.push(Choice::Play(slot)));
            })?;
            if let Choice::Play(slot) = choice {
                next = slot;
            }
        }
        left.remove(next);
        card(ctx, you, next, at, by)?;
    }
    Ok(())
}

/// Who chooses the order of another's cards sees them first.
fn see_hand(ctx: &mut Ctx, you: Seat, from: Seat, hand: Slots, by: CardId) {
    let ctx = &mut *ctx.rule(17, 92);
    ctx.state.exposed = ctx.state.exposed.or(hand);
    for slot in hand {
        let full = Event::SawInHand { who: you, side: from, card: Some(ctx.state.card_of(slot)), by };
        let open = Event::SawInHand { who: you, side: from, card: None, by };
        ctx.emit_secret(Seats::one(you).with(from), full, open);
    }
}

/// §9.3, §16.13: a card put down by an effect is played, by whoever puts it on the side.
pub(crate) fn card(ctx: &mut Ctx, you: Seat, slot: Slot, at: Loc, by: CardId) -> Asked<()> {
    cite(3, 11);
    cite(16, 13);
    cite(16, 17);
    if !ctx.state.alive.has(you) {
        return Ok(());
    }
    let owner = slot.owner();
    ctx.state[owner].hand &= !(1 << slot.index());
    ctx.state.lay(slot, at, you, false);
    let played = Some(ctx.state.card_of(slot));
    let ctx = &mut *ctx.rule(9, 3);
    ctx.emit(Event::Played { who: you, card: played, at, down: false, by: Some(by) });
    reactions::to_play(ctx, you, at, false)
}
