//! The sides of locations: what a player has deployed there.

use elysium_kernel::scenario::given::{a_seat, pair, words};
use elysium_kernel::scenario::{About, Given, Subject, seat_name};
use elysium_kernel::{Seat, Seats};

use super::words::{a_card, slugs};
use super::{Fact, Read, Reading};
use crate::sets::{Loc, Slot};
use crate::state::PUBLIC;
use crate::{State, Vendetta, reasons};

/// A player's side at a location.
#[derive(Clone, Copy)]
pub(super) struct Side(Loc, Seat);

impl Subject<Vendetta> for Side {
    const TITLE: &'static str = "A side (`1 A`: A's side at location 1)";
    const NOTE: &'static str = "A card of another clan on a side is a card that was taken.";

    fn named(words: &[&str]) -> Option<String> {
        let [at, who] = words else { return None };
        Some(format!("{} {}", Loc::find(at)?.name(), seat_name(who)?))
    }

    fn all(state: &State) -> Vec<Side> {
        let seats = Seats::first(state.seats());
        state.locations().flat_map(|at| seats.into_iter().map(move |seat| Side(at, seat))).collect()
    }

    fn name(self, _: &State) -> String {
        format!("{} {}", self.0.name(), self.1)
    }
}

fn facing(state: &State, Side(at, seat): Side, down: bool) -> Vec<Slot> {
    state.side_in_order(at, seat).into_iter().filter(|&slot| state.down.has(slot) == down).collect()
}

fn lay(draft: &mut Reading, Side(at, seat): Side, given: Given, down: bool) -> Read<()> {
    let state = &mut draft.state;
    for slot in given.list(|word| a_card(state, word))?.unwrap_or_default() {
        if state.deployed().has(slot) {
            return Err(given.wrong(reasons::card_twice(state.card_of(slot).slug())));
        }
        if slot.owner() != seat && !state.taken.is_empty() && state.taker != seat {
            return Err(given.wrong(reasons::one_taker()));
        }
        state.lay(slot, at, seat, down);
    }
    Ok(())
}

pub(super) static SIDES: About<Vendetta, Side> = About(&[
    Fact::new("blood", "<number>", "blood there", |state, Side(at, seat)| words([state.blood(at, seat)]))
        .given("0", |draft, Side(at, seat), given| {
            *draft.state.blood_mut(at, seat) = given.number()?.unwrap_or(0);
            Ok(())
        }),
    Fact::new(
        "up",
        "<card conflict passive aftermath preparation>*",
        "the cards face up, in the order in which they came",
        |state, side| slugs(state, facing(state, side, false)),
    )
    .in_order()
    .given("none", |draft, side, given| lay(draft, side, given, false)),
    Fact::new(
        "down",
        "<card conflict passive aftermath preparation>*",
        "the cards face down, likewise",
        |state, side| slugs(state, facing(state, side, true)),
    )
    .in_order()
    .given("none", |draft, side, given| lay(draft, side, given, true)),
    Fact::new(
        "order",
        "<card conflict passive aftermath preparation>*",
        "in which order all of them came, if not first those face up",
        |state, Side(at, seat)| {
            let all = state.side_in_order(at, seat);
            let up_first = all.is_sorted_by_key(|slot| state.down.has(*slot));
            slugs(state, all.into_iter().filter(|_| !up_first))
        },
    )
    .in_order()
    .given("none", |draft, Side(at, seat), given| {
        let state = &mut draft.state;
        let Some(order) = given.list(|word| a_card(state, word))?.filter(|order| !order.is_empty()) else {
            return Ok(());
        };
        let side = state.side(at, seat);
        if order.len() != side.len() || order.iter().any(|slot| !side.has(*slot)) {
            return Err(given.wrong(reasons::whole_side()));
        }
        order.into_iter().for_each(|slot| state.shift(slot, at));
        Ok(())
    })
    // Those face up first is what holds anyway.
    .kept(|given, there, _| there.is_empty() || given == there),
    Fact::new(
        "looked",
        "<card conflict passive aftermath preparation>/<SEAT>|<card conflict passive aftermath preparation>/all*",
        "who else knows a face-down card: `challenge/B`, or `challenge/all`",
        |state, side| {
            let looked = facing(state, side, true).into_iter().flat_map(|slot| {
                let seats = state.looked[slot.owner().index()][slot.index()];
                let who = if seats == PUBLIC { vec!["all".into()] } else { words(seats) };
                who.into_iter().map(move |who| format!("{}/{who}", state.card_of(slot).slug()))
            });
            looked.collect()
        },
    )
    .given("none", |draft, _, given| {
        let state = &mut draft.state;
        let looked = given.list(|word| {
            let (card, who) = pair(word, "challenge/B")?;
            let seats = if who == "all" { PUBLIC } else { Seats::one(a_seat(who, state.seats())?) };
            Ok((a_card(state, card)?, seats))
        })?;
        for (slot, seats) in looked.unwrap_or_default() {
            let there = &mut state.looked[slot.owner().index()][slot.index()];
            *there = Seats(there.0 | seats.0);
        }
        Ok(())
    }),
]);
