//! Deck files, and the four decks to start with.

use crate::cards::{CardId, Sort};
use crate::setup::Deck;

/// The decks to start with, in the order that the rulebook suggests (§2.6).
pub const STARTERS: [(&str, &str); 4] = [
    ("brujah", include_str!("../data/decks/brujah.txt")),
    ("toreador", include_str!("../data/decks/toreador.txt")),
    ("ventrue", include_str!("../data/decks/ventrue.txt")),
    ("malkavian", include_str!("../data/decks/malkavian.txt")),
];

/// A starter deck by name.
pub fn starter(name: &str) -> Option<Deck> {
    let (_, text) = STARTERS.iter().find(|(starter, _)| starter.eq_ignore_ascii_case(name))?;
    read(text).ok()
}

fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in name.chars() {
        match c {
            'â' => slug.push('a'),
            'ú' => slug.push('u'),
            '\'' | '’' | '.' | '#' | ':' => {}
            '&' => slug.push_str("and"),
            c if c.is_alphanumeric() => slug.extend(c.to_lowercase()),
            _ => slug.push('-'),
        }
    }
    slug.replace("--", "-")
}

pub fn read(text: &str) -> Result<Deck, String> {
    let (mut haven, mut agenda) = (None, None);
    let (mut vampires, mut library) = (Vec::new(), Vec::new());
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let line = line
            .split_once(": ")
            .map_or(line, |(key, value)| if matches!(key, "Haven" | "Agenda") { value } else { line });
        let (count, name) = match line.split_once(' ') {
            Some((n, name)) if n.parse::<u8>().is_ok() => (n.parse().unwrap_or(1), name),
            _ => (1, line),
        };
        let Some(card) = CardId::find(&slug(name)) else { continue };
        match card.sort() {
            Sort::Haven(_) => haven = Some(card),
            Sort::Agenda(_) => agenda = Some(card),
            Sort::Vampire(_) => vampires.push(card),
            Sort::Library(_) => library.extend(std::iter::repeat_n(card, count)),
            Sort::City(_) => {}
        }
    }
    match (haven, agenda) {
        (Some(haven), Some(agenda)) => Ok(Deck { haven, agenda, vampires, library }),
        _ => Err("a deck needs a Haven and an Agenda".into()),
    }
}
