//! Where choices lie on the table that do not lie where their card does. The page's table gives the same names
//! to these places.

use elysium_kernel::Seat;
use elysium_kit::Target;

use crate::State;
use crate::rules::claim::prince_slot;
use crate::sets::Slot;
use crate::vocabulary::{Ask, Choice, Source};

/// Of equal cards only one is offered; any of them will do.
pub fn alike(state: &State, slot: Slot) -> Vec<Target> {
    let (owner, card) = (slot.owner(), state.card(slot));
    let player = &state[owner];
    let is_in = |set: u64| !slot.is_vampire() && set >> slot.index() & 1 == 1;
    let equal = |set: u64| State::library_slots(owner, set).filter(move |&other| state.card(other) == card);
    if is_in(player.hand) {
        return equal(player.hand).map(Target::card).collect();
    }
    if is_in(player.discard) {
        return equal(player.discard).map(Target::card).collect();
    }
    if is_in(player.ongoing) {
        let marks = |slot: Slot| {
            let tokens = player.laden.iter().find(|one| !one.down && usize::from(one.card) == slot.index());
            (tokens.map(|one| one.tokens), player.exhausted >> slot.index() & 1)
        };
        return equal(player.ongoing)
            .filter(|&other| marks(other) == marks(slot))
            .map(Target::card)
            .collect();
    }
    vec![Target::card(slot)]
}

/// Equal cards of the city lie on one another.
fn street(state: &State, slot: u8) -> Vec<Target> {
    let there = state.city.streets >> slot & 1 == 1;
    let place = || Target::place(format!("street.{}", state.book().city_id(slot).slug()));
    there.then(place).into_iter().collect()
}

pub fn in_the_streets(state: &State, _: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Mortal(slot) | Choice::CityCard(slot) => street(state, slot),
        _ => Vec::new(),
    }
}

/// What an ability is used on. What is attached lies with its bearer.
pub fn source(state: &State, source: Source) -> Vec<Target> {
    match source {
        Source::Vampire(slot) | Source::Attached(slot, _) => vec![Target::card(slot)],
        Source::Ongoing(slot) => alike(state, slot),
        Source::Haven(seat) => vec![Target::place(format!("haven.{seat}"))],
        Source::Agenda(seat) => vec![Target::place(format!("agenda.{seat}"))],
        Source::AttackCard(_) => vec![Target::place("attack-card")],
        Source::City(slot) => street(state, slot),
    }
}

/// A claimant, and the title that is claimed, if it is there to be claimed.
pub fn claim(state: &State, _: Seat, choice: Choice) -> Vec<Target> {
    let Choice::Claim(slot) = choice else { return Vec::new() };
    let title = prince_slot(state).into_iter().flat_map(|title| street(state, title));
    [Target::card(slot)].into_iter().chain(title).collect()
}

/// Decks, Agenda and face-down cards of the player who is asked.
pub fn of_mine(_: &State, who: Seat, choice: Choice) -> Vec<Target> {
    let mine = |place: &str| Target::place(format!("{place}.{who}"));
    match choice {
        Choice::Draw => vec![mine("library"), mine("faction")],
        Choice::FromLibrary => vec![mine("library")],
        Choice::FromFaction => vec![mine("faction")],
        Choice::Flip => vec![mine("agenda")],
        Choice::Show(nth, _)
        | Choice::Invite(nth, _)
        | Choice::Contribute(nth)
        | Choice::Resolve(nth)
        | Choice::FaceDown(nth) => vec![face_down(who, nth)],
        _ => Vec::new(),
    }
}

/// The n-th face-down card of a player, counted from 1.
fn face_down(seat: Seat, nth: u8) -> Target {
    Target::place(format!("conspiracy.{seat}.{nth}"))
}

/// The card that a question speaks of.
pub fn asked_about(_: &State, _: Seat, ask: Ask) -> Vec<Target> {
    match ask {
        Ask::Contribute(seat, nth) => vec![face_down(seat, nth)],
        _ => Vec::new(),
    }
}

/// The deck that chance draws from.
pub fn drawn(_: &State, _: Seat, choice: Choice) -> Vec<Target> {
    match choice {
        Choice::Drawn(slot) => {
            let deck = if slot.is_vampire() { "faction" } else { "library" };
            vec![Target::place(format!("{deck}.{}", slot.owner()))]
        }
        Choice::City(_) => vec![Target::place("city-deck")],
        _ => Vec::new(),
    }
}
