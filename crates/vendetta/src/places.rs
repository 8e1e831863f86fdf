//! Where choices lie on the table that do not lie where their card does. The page's table gives the same names
//! to these places.

use elysium_kernel::{Seat, Viewer};
use elysium_kit::Target;

use crate::State;
use crate::state::Step;
use crate::view::knows;
use crate::vocabulary::Choice;

/// A relic lies on offer or with its player.
pub fn relic(_: &State, _: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Relic(relic) | Choice::Use(relic) => vec![Target::place(format!("relic.{}", relic.slug()))],
        _ => Vec::new(),
    }
}

/// An ally or victim of the player's own: in the alliance or drained. Victims are alike.
pub fn alliance(_: &State, who: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Drain(card) => vec![Target::place(format!("alliance.{who}.{}", card.slug()))],
        Choice::Restore(card) => vec![Target::place(format!("drained.{who}.{}", card.slug()))],
        _ => Vec::new(),
    }
}

/// The n-th card of a side: by its name if the player knows it, otherwise by its place (views name no slots of
/// hidden cards).
pub fn looked_at(state: &State, who: Seat, choice: Choice) -> Vec<Target> {
    let Choice::Look(at, side, nth) = choice else { return Vec::new() };
    let cards = state.side_in_order(at, side);
    let Some(&slot) = usize::from(nth).checked_sub(1).and_then(|i| cards.get(i)) else { return Vec::new() };
    if knows(state, Viewer::Seat(who), slot) {
        return vec![Target::card(state.card_of(slot).slug())];
    }
    vec![Target::place(format!("unknown.{}.{side}.{nth}", at.name()))]
}

/// A player, and their side at the location being resolved.
pub fn player(state: &State, _: Seat, choice: Choice) -> Vec<Target> {
    let (Choice::Rival(seat) | Choice::Ambition(seat)) = choice else { return Vec::new() };
    let here = match state.step {
        Step::Withdraw(at)
        | Step::Revelation(at)
        | Step::AfterRevelation(at, _)
        | Step::Preparation(at, _)
        | Step::Conflict(at)
        | Step::AftermathStart(at)
        | Step::Aftermath(at, _)
        | Step::AfterLocation(at) => Some(at),
        _ => None,
    };
    let side = here.filter(|&at| state.is_in(at, seat));
    let side = side.map(|at| Target::place(format!("side.{}.{seat}", at.name())));
    [Target::seat(seat)].into_iter().chain(side).collect()
}
