//! Hands, decks and discard piles: drawing, discarding, looking (§7.13, §23.3 to §23.5).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, Offered, attachments};
use crate::State;
use crate::cards::CardId;
use crate::sets::{FACTION, LIBRARY, Maybe, Slot};
use crate::vocabulary::{Ask, Choice, Deck, Event};

/// Offers every different card among `slots` of one deck once: copies are equal.
pub(crate) fn each_once(state: &State, slots: impl Iterator<Item = Slot>, mut offer: impl FnMut(Slot)) {
    let mut seen: arrayvec::ArrayVec<CardId, { LIBRARY + FACTION }> = arrayvec::ArrayVec::new();
    for slot in slots {
        let card = state.card(slot);
        if !seen.contains(&card) {
            seen.push(card);
            offer(slot);
        }
    }
}

/// Draws `n` cards; each time the player chooses the deck (§7.13). A hand has no limit (§7.14).
pub(crate) fn draw(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>) -> Asked<()> {
    draw_or(ctx, who, n, by, |_, _| {})
}

/// The same, with Retainers that may be burned before each card.
pub(crate) fn draw_between_burning(ctx: &mut Ctx, who: Seat, n: u8) -> Asked<()> {
    draw_or(ctx, who, n, None, |state, options| attachments::offer_burning(state, who, options))
}

fn draw_or(
    ctx: &mut Ctx,
    who: Seat,
    n: u8,
    by: Option<CardId>,
    also: impl Fn(&State, &mut Offered),
) -> Asked<()> {
    cite(7, 13);
    cite(7, 14);
    let mut left = n;
    while left > 0 {
        let player = &ctx.state[who];
        if player.library_size() == 0 && player.faction_size() == 0 {
            // §23.5: nothing happens.
            ctx.rule(23, 5).emit(Event::NothingToDraw { who });
            return Ok(());
        }
        let choice = ctx.choose(who, Ask::DrawFrom, |state, options| {
            offer_decks(state, who, options);
            also(state, options);
        })?;
        let deck = match choice {
            Choice::BurnRetainer(bearer, one) => {
                attachments::burn_at_will(ctx, bearer, one);
                continue;
            }
            Choice::FromLibrary => Deck::Library,
            _ => Deck::Faction,
        };
        draw_from(ctx, who, deck, by);
        left -= 1;
    }
    Ok(())
}

/// §23.5: from an empty deck nothing can be drawn.
pub(crate) fn offer_decks(state: &State, who: Seat, options: &mut Offered) {
    use crate::vocabulary::Why;
    let player = &state[who];
    options.offer(Choice::FromLibrary, super::unless(player.library_size() > 0, 23, 5, Why::DeckEmpty));
    options.offer(Choice::FromFaction, super::unless(player.faction_size() > 0, 23, 5, Why::DeckEmpty));
}

pub(crate) fn draw_from(ctx: &mut Ctx, who: Seat, deck: Deck, by: Option<CardId>) {
    let Some(slot) = take_top(ctx, who, deck) else { return };
    into_hand(ctx, slot);
    let card = Some(ctx.state.card(slot));
    let open = Event::Drew { who, deck, card: None, by };
    ctx.emit_secret(Seats::one(who), Event::Drew { who, deck, card, by }, open);
}

/// Takes the top card off a deck: a known one, else a random one of the shuffled part, else the
/// first of those under it.
pub(crate) fn take_top(ctx: &mut Ctx, who: Seat, deck: Deck) -> Option<Slot> {
    match deck {
        Deck::Library => {
            let player = &mut ctx.state[who];
            if let Some(top) = player.top.get() {
                let slot = Slot::library(who, top);
                // What everybody saw on top, everybody now knows to be elsewhere.
                if player.top_open {
                    player.shown |= 1 << top;
                }
                player.top = Maybe::NONE;
                player.top_open = false;
                return Some(slot);
            }
            let library = player.library;
            if library == 0 {
                return (!player.under.is_empty()).then(|| Slot::library(who, player.under.remove(0)));
            }
            let drawn = ctx.chance(Ask::Chance, |_, outcomes| {
                State::library_slots(who, library).for_each(|slot| outcomes.push(Choice::Drawn(slot)));
            });
            let Choice::Drawn(slot) = drawn else { return None };
            ctx.state[who].library &= !(1 << slot.index());
            Some(slot)
        }
        Deck::Faction => {
            let player = &mut ctx.state[who];
            if let Some(top) = player.faction_top.get() {
                player.faction_top = Maybe::NONE;
                return Some(Slot::vampire(who, top));
            }
            let faction = player.faction;
            if faction == 0 {
                let under = &mut player.faction_under;
                return (!under.is_empty()).then(|| Slot::vampire(who, under.remove(0)));
            }
            let drawn = ctx.chance(Ask::Chance, |_, outcomes| {
                State::vampire_slots(who, faction).for_each(|slot| outcomes.push(Choice::Drawn(slot)));
            });
            let Choice::Drawn(slot) = drawn else { return None };
            ctx.state[who].faction &= !(1 << slot.nth_vampire());
            Some(slot)
        }
    }
}

/// Puts a card back on top of its deck, where it is known.
pub(crate) fn put_on_top(ctx: &mut Ctx, slot: Slot, open: bool) {
    let player = &mut ctx.state[slot.owner()];
    if slot.is_vampire() {
        player.faction_top = Maybe::some(slot.nth_vampire() as u8);
    } else {
        let known = player.shown >> slot.index() & 1 == 1;
        player.top = Maybe::some(slot.index() as u8);
        player.top_open = open || known;
        player.shown &= !(1 << slot.index());
    }
}

pub(crate) fn put_under(ctx: &mut Ctx, slot: Slot) {
    let player = &mut ctx.state[slot.owner()];
    if slot.is_vampire() {
        player.faction_under.push(slot.nth_vampire() as u8);
    } else {
        player.under.push(slot.index() as u8);
        player.shown &= !(1 << slot.index());
    }
}

pub(crate) fn into_hand(ctx: &mut Ctx, slot: Slot) {
    let player = &mut ctx.state[slot.owner()];
    if slot.is_vampire() {
        player.vampires_in_hand |= 1 << slot.nth_vampire();
    } else {
        player.hand |= 1 << slot.index();
    }
}

/// Takes a card out of the hand, for all to see or face down.
pub(crate) fn out_of_hand(ctx: &mut Ctx, slot: Slot, open: bool) {
    let player = &mut ctx.state[slot.owner()];
    if slot.is_vampire() {
        player.vampires_in_hand &= !(1 << slot.nth_vampire());
    } else {
        player.hand &= !(1 << slot.index());
        // What everybody knew of the hand is doubtful once a card leaves it unseen.
        player.shown &= if open { !(1 << slot.index()) } else { 0 };
    }
    if open {
        ctx.state.expose(slot);
    }
}

/// §23.4: vampires and Library cards share one open discard pile.
pub(crate) fn to_discard(ctx: &mut Ctx, slot: Slot) {
    cite(23, 4);
    ctx.state.expose(slot);
    let player = &mut ctx.state[slot.owner()];
    if slot.is_vampire() {
        player.vampires_discarded |= 1 << slot.nth_vampire();
    } else {
        player.discard |= 1 << slot.index();
        player.shown &= !(1 << slot.index());
    }
}

pub(crate) fn discard(ctx: &mut Ctx, slot: Slot, by: Option<CardId>) {
    out_of_hand(ctx, slot, true);
    to_discard(ctx, slot);
    let (who, card) = (slot.owner(), ctx.state.card(slot));
    ctx.emit(Event::Discarded { who, card, by });
}

/// §23.3: the player discards `n` cards of the hand, or all there are. Says how many it were.
pub(crate) fn discard_some(ctx: &mut Ctx, who: Seat, n: u8, by: Option<CardId>) -> Asked<u8> {
    cite(23, 1);
    cite(23, 3);
    let n = n.min(ctx.state[who].hand_size());
    for left in (1..=n).rev() {
        let choice = ctx.choose(who, Ask::Discard(by, left), |state, options| {
            each_once(state, state.hand(who), |slot| options.push(Choice::Card(slot)));
        })?;
        if let Choice::Card(slot) = choice {
            discard(ctx, slot, by);
        }
    }
    Ok(n)
}

/// The player may discard up to `n` cards, one after another. Says how many it were.
pub(crate) fn discard_up_to(ctx: &mut Ctx, who: Seat, least: u8, n: u8, by: Option<CardId>) -> Asked<u8> {
    let n = n.min(ctx.state[who].hand_size());
    for done in 0..n {
        let choice = ctx.choose(who, Ask::Discard(by, n - done), |state, options| {
            if done >= least {
                options.push(Choice::Done);
            }
            each_once(state, state.hand(who), |slot| options.push(Choice::Card(slot)));
        })?;
        match choice {
            Choice::Card(slot) => discard(ctx, slot, by),
            _ => return Ok(done),
        }
    }
    Ok(n)
}
