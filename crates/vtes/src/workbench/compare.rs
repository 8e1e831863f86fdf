//! Derived texts beside reference texts: the reference is a table in somebody's hands and no part of the program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use elysium_kit::{CardText, Compared, TableError, Title as _};
use elysium_text::Lang;

use super::reference::{self, Reference};
use crate::Vtes;

/// Compares the English texts with the tables in a folder, the least alike first.
pub fn compare(folder: &Path) -> Result<Vec<Compared>, TableError> {
    let cards = reference::read(folder)?;
    let texts: BTreeMap<&str, &Reference> = cards.iter().map(|card| (card.id(), card)).collect();
    let known = Vtes::cards(Lang::En).into_iter().filter_map(|card| {
        let text = texts.get(card.id.as_str())?.text();
        Some(compared(card, text))
    });
    let mut all: Vec<Compared> = known.collect();
    let differing = |one: &Compared| one.numbers.iter().map(Vec::len).sum::<usize>();
    all.sort_by_key(|one| (usize::MAX - differing(one), one.overlap));
    Ok(all)
}

fn compared(card: CardText, reference: &str) -> Compared {
    let (own, others) = (split(&card.text), split(reference));
    let only = |one: &BTreeSet<String>, other: &BTreeSet<String>, number: bool| {
        one.difference(other).filter(|word| is_number(word) == number).cloned().collect()
    };
    Compared {
        words: [only(&own, &others, false), only(&others, &own, false)],
        numbers: [only(&own, &others, true), only(&others, &own, true)],
        slug: card.slug,
        derived: card.text,
        reference: reference.to_owned(),
        overlap: overlap(&own, &others),
    }
}

/// How many of a hundred different words both have.
pub(super) fn overlap(one: &BTreeSet<String>, other: &BTreeSet<String>) -> usize {
    one.intersection(other).count() * 100 / one.union(other).count().max(1)
}

fn is_number(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit())
}

/// The words and numbers of a text. The plural of a word is the same word, and a number that is written out is a
/// number.
pub(super) fn split(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let word = |word: &str| {
        let word = word.to_lowercase();
        match word.as_str() {
            "two" => "2".to_owned(),
            "three" => "3".to_owned(),
            "four" => "4".to_owned(),
            // Ranged damage: the number alone counts.
            other if is_number(other) => {
                other.trim_end_matches(|letter: char| !letter.is_ascii_digit()).to_owned()
            }
            other if other.len() > 3 => other.strip_suffix('s').unwrap_or(other).to_owned(),
            other => other.to_owned(),
        }
    };
    words.map(word).collect()
}
