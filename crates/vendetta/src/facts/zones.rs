//! Hand and deck: where a player's own cards are that are not deployed.

use elysium_kernel::Seat;
use elysium_kernel::scenario::{About, FactError, Given, Sheet};

use super::words::{a_card, slugs};
use super::{Fact, Read, Reading};
use crate::cards::{PER_CLAN, book};
use crate::sets::{Slot, Slots};
use crate::state::Under;
use crate::{State, Vendetta, reasons};

/// The player's cards that lie nowhere yet.
fn free(state: &State, seat: Seat) -> u16 {
    let player = &state[seat];
    let deployed = own(seat, state.deployed());
    let all: u16 = (1 << PER_CLAN) - 1;
    all & !(deployed | player.hand | player.deck | player.drawn | player.under.bits())
}

/// A player's own among these cards, as the bits that zones keep.
fn own(seat: Seat, slots: Slots) -> u16 {
    (slots.and(Slot::all_of(seat)).bits() >> (seat.index() * PER_CLAN)) as u16
}

/// Cards of a player's clan that start in hand, as bits.
fn starters(state: &State, seat: Seat) -> u16 {
    state[seat].clan.map_or(0, |clan| book().clan_deck(clan).starters)
}

/// The named cards, none of which lies anywhere yet.
fn take(draft: &Reading, seat: Seat, given: Given) -> Read<Option<Vec<usize>>> {
    let state = &draft.state;
    let Some(cards) = given.list(|word| a_card(state, word))? else { return Ok(None) };
    let mut left = if state.alive.has(seat) { free(state, seat) } else { 0 };
    for card in &cards {
        if card.owner() != seat || left >> card.index() & 1 == 0 {
            return Err(given.wrong(reasons::not_free(state.card_of(*card).slug())));
        }
        left &= !(1 << card.index());
    }
    Ok(Some(cards.into_iter().map(Slot::index).collect()))
}

fn bits(cards: Option<Vec<usize>>) -> u16 {
    cards.unwrap_or_default().into_iter().fold(0, |bits, i| bits | 1 << i)
}

fn cards(state: &State, seat: Seat, bits: u16) -> Vec<String> {
    slugs(state, Slot::some_of(seat, bits))
}

fn under(state: &State, seat: Seat) -> Vec<String> {
    slugs(state, state[seat].under.iter().map(|i| Slot::of(seat, i)))
}

/// Is the deck known as its shuffled part and what lies under it? Then that says it all.
fn is_exact(draft: &Reading, seat: Seat) -> bool {
    said_exactly(draft.sheet, &seat.to_string())
}

fn said_exactly(sheet: &Sheet, seat: &str) -> bool {
    sheet.get(seat, "shuffled").is_some() || sheet.get(seat, "under").is_some()
}

/// All cards that are not deployed are free to be named.
pub(super) fn pick_up(draft: &mut Reading) -> Read<()> {
    for seat in draft.everyone() {
        let out = !draft.state.alive.has(seat);
        let player = &mut draft.state[seat];
        (player.hand, player.deck) = (0, 0);
        if out {
            *player = player.eliminated();
        }
    }
    Ok(())
}

pub(super) static ZONES: About<Vendetta, Seat> = About(&[
    Fact::new(
        "drawn",
        "<card conflict passive aftermath preparation>*",
        "cards being looked at in Hand management",
        |state, seat| cards(state, seat, state[seat].drawn),
    )
    .given("none", |draft, seat, given| {
        draft.state[seat].drawn = bits(take(draft, seat, given)?);
        Ok(())
    }),
    Fact::new(
        "shuffled",
        "<card conflict passive aftermath preparation>*",
        "the shuffled part of the deck",
        |state, seat| cards(state, seat, state[seat].deck),
    )
    .given("all that is nowhere else", |draft, seat, given| {
        draft.state[seat].deck = bits(take(draft, seat, given)?);
        Ok(())
    }),
    Fact::new(
        "under",
        "<card conflict passive aftermath preparation>*",
        "what lies under the shuffled part, in order",
        under,
    )
    .in_order()
    .given("none", |draft, seat, given| {
        let cards = take(draft, seat, given)?.unwrap_or_default();
        cards.into_iter().for_each(|card| draft.state[seat].under.push(card));
        Ok(())
    }),
    Fact::new(
        "deck",
        "<card conflict passive aftermath preparation>*",
        "the top of the clan deck in a known order; the rest lies below",
        |state, seat| [cards(state, seat, state[seat].deck), under(state, seat)].concat(),
    )
    .derived()
    .in_order()
    .given("shuffled", |draft, seat, given| {
        if !is_exact(draft, seat) {
            let top = take(draft, seat, given)?.unwrap_or_default();
            if top.len() > Under::MOST {
                return Err(too_deep(seat));
            }
            top.into_iter().for_each(|card| draft.state[seat].under.push(card));
        }
        Ok(())
    })
    .kept(|given, there, (sheet, seat)| {
        given == there || there.starts_with(given) && !said_exactly(sheet, seat)
    }),
    Fact::new("hand", "<card conflict passive aftermath preparation>*", "cards in hand", |state, seat| {
        cards(state, seat, state[seat].hand)
    })
    .given("Hunt and Ready, unless they lie elsewhere", |draft, seat, given| {
        let hand = take(draft, seat, given)?;
        let state = &draft.state;
        let usual = if state.alive.has(seat) { starters(state, seat) & free(state, seat) } else { 0 };
        draft.state[seat].hand = hand.map_or(usual, |hand| bits(Some(hand)));
        Ok(())
    }),
]);

fn too_deep(seat: Seat) -> FactError {
    FactError::new(seat, "deck", reasons::order_deep(Under::MOST))
}

/// What is nowhere else is in the deck: under the known top of it, or shuffled.
pub(super) fn rest(draft: &mut Reading) -> Read<()> {
    for seat in draft.state.alive {
        let rest = free(&draft.state, seat);
        if draft.sheet.get(seat, "deck").is_none() || is_exact(draft, seat) {
            draft.state[seat].deck |= rest;
            continue;
        }
        let under = &mut draft.state[seat].under;
        if under.len() + rest.count_ones() as usize > Under::MOST {
            return Err(too_deep(seat));
        }
        (0..PER_CLAN).filter(|i| rest >> i & 1 == 1).for_each(|i| under.push(i));
    }
    Ok(())
}

pub(super) static SHOWN: About<Vendetta, Seat> = About(&[Fact::new(
    "shown",
    "<card conflict passive aftermath preparation>*",
    "the player's cards that everybody knows are not in the deck",
    |state, seat| cards(state, seat, state[seat].shown),
)
.given("starters in hand and face-up cards", |draft, seat, given| {
    let state = &mut draft.state;
    let shown = given.list(|word| a_card(state, word))?;
    let usual = state[seat].hand & starters(state, seat) | own(seat, state.deployed().minus(state.down));
    state[seat].shown = shown.map_or(usual, |slots| bits(Some(slots.into_iter().map(Slot::index).collect())));
    Ok(())
})]);
