//! What a sheet gives of one fact, read as a value. Every error names the fact.

use std::fmt::Display;
use std::str::FromStr;

use super::reasons;
use super::sheet::{FactError, Sheet};
use crate::{Reason, Seat, Seats};

/// The words of a fact, if the sheet has it.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    pub subject: &'a str,
    pub key: &'a str,
    pub words: Option<&'a [String]>,
    /// How many seats the table has.
    table: usize,
}

impl<'a> Given<'a> {
    pub(super) fn of(sheet: &'a Sheet, subject: &'a str, key: &'a str, table: usize) -> Given<'a> {
        Given::new(subject, key, sheet.get(subject, key), table)
    }

    pub(super) const fn new(
        subject: &'a str,
        key: &'a str,
        words: Option<&'a [String]>,
        table: usize,
    ) -> Given<'a> {
        Given { subject, key, words, table }
    }

    /// The fact cannot be, and why.
    pub fn wrong(self, reason: Reason) -> FactError {
        FactError::new(self.subject, self.key, reason)
    }

    /// Every word, read by `read`, which says what is wrong with one.
    pub fn list<T>(self, read: impl Fn(&str) -> Result<T, Reason>) -> Result<Option<Vec<T>>, FactError> {
        let Some(words) = self.words else { return Ok(None) };
        let values: Result<Vec<T>, Reason> = words.iter().map(|word| read(word)).collect();
        values.map(Some).map_err(|reason| self.wrong(reason))
    }

    /// The only word, read by `read`; `none` is as if nothing were said.
    pub fn one<T>(self, read: impl Fn(&str) -> Result<T, Reason>) -> Result<Option<T>, FactError> {
        match self.words {
            None | Some([]) => Ok(None),
            Some([word]) => read(word).map(Some).map_err(|reason| self.wrong(reason)),
            Some(words) => Err(self.wrong(reasons::one_word(words.len()))),
        }
    }

    pub fn number<T: FromStr>(self) -> Result<Option<T>, FactError> {
        self.one(number)
    }

    /// `yes` or `no`; no if nothing is said.
    pub fn flag(self) -> Result<bool, FactError> {
        let flag = self.one(|word| match word {
            "yes" => Ok(true),
            "no" => Ok(false),
            other => Err(reasons::yes_or_no(other)),
        })?;
        Ok(flag.unwrap_or(false))
    }

    /// A seat of this table.
    pub fn seat(self) -> Result<Option<Seat>, FactError> {
        self.one(|word| a_seat(word, self.table))
    }

    pub fn seats(self) -> Result<Option<Seats>, FactError> {
        Ok(self.list(|word| a_seat(word, self.table))?.map(|list| list.into_iter().collect()))
    }
}

/// A seat of a table of `seats`.
pub fn a_seat(word: &str, seats: usize) -> Result<Seat, Reason> {
    let seat: Seat = word.parse()?;
    if seat.index() < seats { Ok(seat) } else { Err(reasons::no_seat_there(seat, seats)) }
}

pub fn number<T: FromStr>(word: &str) -> Result<T, Reason> {
    word.parse().map_err(|_| reasons::number_needed(word))
}

/// `card/mark`: the card, and what stands behind the stroke.
pub fn split(word: &str) -> (&str, Option<&str>) {
    word.split_once('/').map_or((word, None), |(first, mark)| (first, Some(mark)))
}

/// `A/2`: both sides of the stroke; `like` is an example.
pub fn pair<'a>(word: &'a str, like: &str) -> Result<(&'a str, &'a str), Reason> {
    word.split_once('/').ok_or_else(|| reasons::pair(like))
}

/// The words of a fact.
pub fn words(values: impl IntoIterator<Item = impl Display>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

pub fn yes(is: bool) -> Vec<String> {
    words([if is { "yes" } else { "no" }])
}
