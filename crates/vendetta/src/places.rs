//! The places of the table, and where choices lie that do not lie where their card does.

use elysium_kernel::{Seat, Viewer};
use elysium_kit::{Target, Vocabulary, place};
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, Clan};
use crate::sets::Loc;
use crate::state::Step;
use crate::view::knows;
use crate::vocabulary::Choice;
use crate::{State, Vendetta};

/// Where an option can lie, besides cards and seats. The page's table has each of these places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(game = crate::Vendetta,
    names(CardId = "card", Clan = "clan", Loc = "at", Seat = "side", u8 = "nth"))]
pub enum TablePlace {
    /// A clan on offer.
    Clan(Clan),
    /// A relic on offer or with its player.
    Relic(CardId),
    /// A location.
    At(Loc),
    Side(Loc, Seat),
    /// A card that the viewer does not know: the n-th of its side, counted from 1.
    Unknown(Loc, Seat, u8),
    /// An ally or victim of a player. Victims are alike.
    Alliance(Seat, CardId),
    Drained(Seat, CardId),
}

/// A choice that lies in this place alone.
pub fn at(one: TablePlace) -> Vec<Target> {
    vec![place::<Vendetta>(one)]
}

/// A relic lies on offer or with its player.
pub fn relic(_: &State, _: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Relic(relic) | Choice::Use(relic) => at(TablePlace::Relic(relic)),
        _ => Vec::new(),
    }
}

/// An ally or victim of the player: in the alliance or drained.
pub fn alliance(_: &State, who: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Drain(card) => at(TablePlace::Alliance(who, card)),
        Choice::Restore(card) => at(TablePlace::Drained(who, card)),
        _ => Vec::new(),
    }
}

/// The n-th card of a side: by its name if the player knows it, otherwise by its place (views name no slots of
/// hidden cards).
pub fn looked_at(state: &State, who: Seat, choice: Choice) -> Vec<Target> {
    let Choice::Look(loc, side, nth) = choice else { return Vec::new() };
    let cards = state.side_in_order(loc, side);
    let Some(&slot) = usize::from(nth).checked_sub(1).and_then(|i| cards.get(i)) else { return Vec::new() };
    if knows(state, Viewer::Seat(who), slot) {
        return vec![Target::card(state.card_of(slot).slug())];
    }
    at(TablePlace::Unknown(loc, side, nth))
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
    let side = side.map(|at| place::<Vendetta>(TablePlace::Side(at, seat)));
    [Target::seat(seat)].into_iter().chain(side).collect()
}
