//! The words of a sheet: seats, cards, marks.

use elysium_kernel::scenario::{FactError, Sheet};
use elysium_kernel::{Seat, Seats};

use crate::State;
use crate::cards::{CardId, Sort};

pub(super) type Read<T> = Result<T, FactError>;

pub(super) fn a_seat(state: &State, word: &str) -> Result<Seat, String> {
    let seat: Seat = word.parse()?;
    if seat.0 < state.seats { Ok(seat) } else { Err(format!("there is no seat {seat} at this table")) }
}

pub(super) fn seats_of(sheet: &Sheet, state: &State, subject: &str, key: &str) -> Read<Option<Seats>> {
    let seats = sheet.list(subject, key, |word| a_seat(state, word))?;
    Ok(seats.map(|seats| seats.into_iter().collect()))
}

pub(super) fn seat_of(sheet: &Sheet, state: &State, subject: &str, key: &str) -> Read<Option<Seat>> {
    let seats = sheet.list(subject, key, |word| a_seat(state, word))?;
    Ok(seats.and_then(|seats| seats.first().copied()))
}

pub(super) fn flag(sheet: &Sheet, subject: &str, key: &str) -> Read<bool> {
    match sheet.one::<String>(subject, key)?.as_deref() {
        None | Some("no") => Ok(false),
        Some("yes") => Ok(true),
        Some(other) => Err(FactError::new(subject, key, format!("`yes` or `no`, not `{other}`"))),
    }
}

pub(super) fn a_card(word: &str) -> Result<CardId, String> {
    CardId::find(word).ok_or_else(|| format!("there is no card `{word}`"))
}

/// A card of one table, such as a Library card.
pub(super) fn a_card_of(word: &str, what: &str, is: fn(Sort) -> bool) -> Result<CardId, String> {
    let card = a_card(word)?;
    if is(card.sort()) { Ok(card) } else { Err(format!("`{word}` is no {what}")) }
}

pub(super) fn library_card(word: &str) -> Result<CardId, String> {
    a_card_of(word, "Library card", |sort| matches!(sort, Sort::Library(_)))
}

pub(super) fn vampire_card(word: &str) -> Result<CardId, String> {
    a_card_of(word, "vampire", |sort| matches!(sort, Sort::Vampire(_)))
}

/// `card/mark`: the card, and what stands behind the stroke.
pub(super) fn split(word: &str) -> (&str, Option<&str>) {
    word.split_once('/').map_or((word, None), |(card, mark)| (card, Some(mark)))
}
