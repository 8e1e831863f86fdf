//! Cards and tokens of a sheet, in words.

use elysium_kernel::scenario::Given;
use elysium_kernel::scenario::given::{a_seat, number, pair, words};
use elysium_kernel::{Reason, Seat};

use super::Read;
use crate::cards::{CardId, CardKind};
use crate::sets::Slot;
use crate::state::{MAX_PLAYERS, Place, Tokens};
use crate::{State, reasons};

/// A card of one table, such as a Library card, or that it is none.
fn a_card_of(word: &str, is_none: fn(&str) -> Reason, is: fn(CardKind) -> bool) -> Result<CardId, Reason> {
    let card = CardId::named(word)?;
    if is(card.kind()) { Ok(card) } else { Err(is_none(word)) }
}

pub(super) fn library_card(word: &str) -> Result<CardId, Reason> {
    a_card_of(word, reasons::not_library, |sort| matches!(sort, CardKind::Library(_)))
}

pub(super) fn vampire_card(word: &str) -> Result<CardId, Reason> {
    a_card_of(word, reasons::not_vampire, |sort| matches!(sort, CardKind::Vampire(_)))
}

pub(super) fn city_card(word: &str) -> Result<CardId, Reason> {
    a_card_of(word, reasons::not_city, |sort| matches!(sort, CardKind::City(_)))
}

pub(super) fn haven_card(word: &str) -> Result<CardId, Reason> {
    a_card_of(word, reasons::not_haven, |sort| matches!(sort, CardKind::Haven(_)))
}

pub(super) fn agenda_card(word: &str) -> Result<CardId, Reason> {
    a_card_of(word, reasons::not_agenda, |sort| matches!(sort, CardKind::Agenda(_)))
}

/// Cards of a deck, by name.
pub(super) fn names(state: &State, slots: impl IntoIterator<Item = Slot>) -> Vec<String> {
    words(slots.into_iter().map(|slot| state.card(slot).slug()))
}

/// Library cards of a set.
pub(super) fn library(state: &State, seat: Seat, set: u64) -> Vec<String> {
    names(state, State::library_slots(seat, set))
}

/// Vampires of a set.
pub(super) fn vampires(state: &State, seat: Seat, set: u8) -> Vec<String> {
    names(state, State::vampire_slots(seat, set))
}

/// Numbers by seat, as far as there are any: `B/2`.
pub(super) fn by_seat(numbers: &[u8; MAX_PLAYERS]) -> Vec<String> {
    let some = numbers.iter().enumerate().filter(|(_, n)| **n > 0);
    words(some.map(|(i, n)| format!("{}/{n}", Seat(i as u8))))
}

/// Tokens of other colours: `B/2`.
pub(super) fn foreign(tokens: &Tokens, own: Seat) -> Vec<String> {
    let mut others = *tokens;
    others[own.index()] = 0;
    by_seat(&others)
}

/// Reads `B/2`: tokens of other colours than `own`.
pub(super) fn read_foreign(given: Given, own: Seat, seats: usize) -> Read<Tokens> {
    let mut tokens = [0u8; MAX_PLAYERS];
    let read = |word: &str| -> Result<(Seat, u8), Reason> {
        let (seat, n) = pair(word, "B/2")?;
        Ok((a_seat(seat, seats)?, number(n)?))
    };
    for (seat, n) in given.list(read)?.unwrap_or_default() {
        let sum = tokens[seat.index()].checked_add(n).filter(|_| seat != own);
        tokens[seat.index()] = sum.ok_or_else(|| given.wrong(reasons::foreign()))?;
    }
    Ok(tokens)
}

/// One word per token: `A A B`.
pub(super) fn coloured(tokens: &Tokens) -> Vec<String> {
    let each = tokens.iter().enumerate();
    words(each.flat_map(|(i, n)| std::iter::repeat_n(Seat(i as u8), *n as usize)))
}

pub(super) fn place_name(place: Place) -> &'static str {
    match place {
        Place::Away => "away",
        Place::Torpor => "torpor",
        Place::Haven => "haven",
        Place::Streets(_) => "streets",
    }
}
