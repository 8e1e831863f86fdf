//! Derived texts beside reference texts, for those who review cards: the reference is a table in somebody's hands and
//! no part of the program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use elysium_kit::{CardText, Title as _};
use elysium_text::Lang;

use crate::Vtes;

/// A card whose reference text is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Compared {
    pub slug: String,
    pub derived: String,
    pub reference: String,
    /// Words that only one side has: the derived text, the reference.
    pub words: [Vec<String>; 2],
    /// Numbers that only one side has, in the same order.
    pub numbers: [Vec<String>; 2],
    /// How many of a hundred different words both sides have.
    pub overlap: usize,
}

/// Compares the English texts with the tables in a folder, the worst first.
///
/// # Errors
///
/// If a table cannot be read.
pub fn compare(folder: &Path) -> io::Result<Vec<Compared>> {
    let mut reference = BTreeMap::new();
    for table in ["vteslib.csv", "vtescrypt.csv"] {
        reference.extend(texts(&fs::read_to_string(folder.join(table))?));
    }
    let known = Vtes::cards(Lang::En).into_iter().filter_map(|card| {
        let text = reference.get(&card.id)?;
        Some(compared(card, text))
    });
    let mut all: Vec<Compared> = known.collect();
    let differing = |one: &Compared| one.numbers.iter().map(Vec::len).sum::<usize>();
    all.sort_by_key(|one| (usize::MAX - differing(one), one.overlap));
    Ok(all)
}

fn compared(card: CardText, reference: &str) -> Compared {
    let (own, others) = (split(&card.text), split(reference));
    let all = own.union(&others).count().max(1);
    let overlap = own.intersection(&others).count() * 100 / all;
    let only = |one: &BTreeSet<String>, other: &BTreeSet<String>, number: bool| {
        one.difference(other).filter(|word| is_number(word) == number).cloned().collect()
    };
    Compared {
        words: [only(&own, &others, false), only(&others, &own, false)],
        numbers: [only(&own, &others, true), only(&others, &own, true)],
        slug: card.slug,
        derived: card.text,
        reference: reference.to_owned(),
        overlap,
    }
}

fn is_number(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit())
}

/// The words and numbers of a text. The plural of a word is the same word, and a number that is written out is a
/// number.
fn split(text: &str) -> BTreeSet<String> {
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

/// The texts of a table by the number of their card.
fn texts(table: &str) -> BTreeMap<String, String> {
    let mut rows = rows(table.trim_start_matches('\u{feff}')).into_iter();
    let head = rows.next().unwrap_or_default();
    let column = |name: &str| head.iter().position(|column| column == name);
    let (Some(id), Some(text)) = (column("Id"), column("Card Text")) else { return BTreeMap::new() };
    rows.filter_map(|row| Some((row.get(id)?.clone(), row.get(text)?.clone()))).collect()
}

/// The rows of a table with commas and quotation marks; a field may go over several lines.
fn rows(table: &str) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut letters = table.chars().peekable();
    let mut quoted = false;
    while let Some(letter) = letters.next() {
        let row = rows.len() - 1;
        let fields = rows[row].len() - 1;
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                rows[row][fields].push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => rows[row].push(String::new()),
            '\n' if !quoted => rows.push(vec![String::new()]),
            '\r' if !quoted => {}
            letter => rows[row][fields].push(letter),
        }
    }
    rows.retain(|row| row.iter().any(|field| !field.is_empty()));
    rows
}
