//! Choices whose notation says more than their fields: `retainer:vagrant.skunk`, `ongoing:b.turf-war.2`.

use elysium_kernel::Seat;

use crate::State;
use crate::cards::CardId;
use crate::state::Attached;
use crate::vocabulary::{Choice, Promise, Source};

fn small(seat: Seat) -> char {
    seat.letter().to_ascii_lowercase()
}

/// A card of the city by its name: `target:cop`, `ongoing:blood-hunt`, `city:cop`.
pub fn of_city(state: &State, choice: Choice) -> String {
    let (verb, slot) = match choice {
        Choice::Mortal(slot) => ("target", slot),
        Choice::CityCard(slot) => ("ongoing", slot),
        Choice::City(slot) => ("city", slot),
        _ => return String::new(),
    };
    format!("{verb}:{}", state.book().city_id(slot).slug())
}

/// A Retainer that burns for nothing, and whose: `burn:vagrant.skunk`.
pub fn burned(state: &State, choice: Choice) -> String {
    let Choice::BurnRetainer(bearer, one) = choice else { return String::new() };
    format!("burn:{}.{}", state.attached_card(bearer, one).slug(), state.card(bearer).slug())
}

/// One of the texts of a card, counted from 1.
pub fn text(_: &State, choice: Choice) -> String {
    let Choice::Option(n) = choice else { return String::new() };
    format!("option:{}", n + 1)
}

/// Which, and whose: `retainer:vagrant.skunk`. Where a ready one is there, too, the exhausted one says so.
pub fn retainer(state: &State, choice: Choice) -> String {
    let Choice::Retainer(bearer, one) = choice else { return String::new() };
    let card = state.attached_card(bearer, one);
    let exhausted = state[bearer].attached.iter().any(|other| other.card == one && other.exhausted);
    let alike = |other: &&Attached| state.attached_card(bearer, other.card) == card && !other.exhausted;
    let both = exhausted && state[bearer].attached.iter().any(|other| alike(&other));
    format!("retainer:{}.{}{}", card.slug(), state.card(bearer).slug(), if both { ".exhausted" } else { "" })
}

/// Whose, which, and for a further copy its number: `ongoing:b.long-term-investment.2`.
pub fn ongoing(state: &State, choice: Choice) -> String {
    let Choice::Ongoing(slot) = choice else { return String::new() };
    let (owner, card) = (slot.owner(), state.card(slot));
    let before = State::library_slots(owner, state[owner].ongoing & ((1 << slot.index()) - 1));
    let nth = before.filter(|&other| state.card(other) == card).count() + 1;
    let copy = if nth > 1 { format!(".{nth}") } else { String::new() };
    format!("ongoing:{}.{}{copy}", small(owner), card.slug())
}

/// The words of a promise: `yes`, `intel.b`, `peace.c.9`.
pub fn promised(promise: Promise) -> String {
    match promise {
        Promise::Answer(true) => "yes".into(),
        Promise::Answer(false) => "no".into(),
        Promise::Intel(seat) => format!("intel.{}", small(seat)),
        Promise::Peace(seat, agenda) => format!("peace.{}.{agenda}", small(seat)),
    }
}

/// The card behind an ability.
pub fn source_card(state: &State, source: Source) -> CardId {
    match source {
        Source::Vampire(slot) | Source::Ongoing(slot) | Source::AttackCard(slot) => state.card(slot),
        Source::Attached(bearer, one) => state.attached_card(bearer, one),
        Source::Haven(seat) => state.haven_card(seat),
        Source::Agenda(seat) => state.agenda_card(seat),
        Source::City(slot) => state.book().city_id(slot),
    }
}
