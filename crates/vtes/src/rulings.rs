//! Official rulings on the cards of the game, each with where it stands here, and what the reference has beyond them: the
//! reference is a file in somebody's hands and no part of the program.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{fs, io};

use elysium_kit::Title as _;
use elysium_text::Lang;
use serde::Deserialize;

use crate::Vtes;

/// A ruling on a card, or on a group of cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ruling {
    /// The card, or the number of the group, which of its rulings, and perhaps for which cards: `G00058.1.reflex`.
    pub id: String,
    /// What the reference names it after.
    pub source: String,
    /// The cards of the pool that it holds for.
    pub on: Vec<String>,
    pub says: String,
    pub verdict: Verdict,
}

#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Verdict {
    /// Scenarios prove it, each as `file: name`, or as `made-up/file: name` where they need made-up cards.
    Scenarios(Vec<String>),
    /// A statement of the rules page says the same.
    Rulebook(String),
    /// A statement of the rulebook says something else, and the rulebook stands.
    Differs(String, String),
    /// It cannot come up with the cards of the pool, and no made-up card brings it about.
    NotYet(String),
    /// It could come up, and is not settled.
    Open(String),
}

impl Ruling {
    /// The card or the number of the group that the reference has it under, and which of its rulings it is.
    fn place(&self) -> (String, String) {
        let mut parts = self.id.split('.').map(str::to_owned);
        (parts.next().unwrap_or_default(), parts.next().unwrap_or_default())
    }
}

/// All of them.
///
/// # Panics
///
/// If the data file is broken; tests read it.
pub fn rulings() -> Vec<Ruling> {
    ron::from_str(include_str!("../data/rulings.ron")).unwrap_or_else(|error| panic!("rulings.ron: {error}"))
}

/// Rulings of the reference on cards of the pool that the game does not know, as `subject: source`.
///
/// # Errors
///
/// If the reference cannot be read.
pub fn missing(folder: &Path) -> io::Result<Vec<String>> {
    let slugs: BTreeMap<String, String> =
        Vtes::cards(Lang::En).into_iter().map(|card| (card.id, card.slug)).collect();
    let groups = entries(&fs::read_to_string(folder.join("groups.yaml"))?);
    let in_pool = |members: &[String]| {
        members.iter().any(|member| member.split_once('|').is_some_and(|(id, _)| slugs.contains_key(id)))
    };
    let of_pool: BTreeSet<&String> =
        groups.iter().filter(|(_, members)| in_pool(members)).map(|(number, _)| number).collect();
    // Several rulings of a card may have the same source, and one on a group several lines for different cards of it.
    let (mut known, mut counted) = (BTreeMap::<_, usize>::new(), BTreeSet::new());
    for ruling in rulings() {
        let (subject, number) = ruling.place();
        if counted.insert((subject.clone(), number)) {
            *known.entry((subject, ruling.source)).or_default() += 1;
        }
    }
    let mut missing = Vec::new();
    for (number, list) in entries(&fs::read_to_string(folder.join("rulings.yaml"))?) {
        let subject = match slugs.get(&number) {
            Some(slug) => slug.clone(),
            None if of_pool.contains(&number) => number,
            None => continue,
        };
        for ruling in list {
            let source = source(&ruling).unwrap_or_default();
            match known.get_mut(&(subject.clone(), source.clone())).filter(|left| **left > 0) {
                Some(left) => *left -= 1,
                None => missing.push(format!("{subject}: {source}")),
            }
        }
    }
    Ok(missing)
}

/// The entries of a file of the reference: `number|name:` at the beginning of a line, and what is indented beneath it. A
/// line that begins neither an entry nor one of its items goes on with the item before.
fn entries(text: &str) -> Vec<(String, Vec<String>)> {
    let mut all: Vec<(String, Vec<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with(['#', '-'])) {
        let item = line.strip_prefix("  ").filter(|rest| rest.starts_with("- ") || rest.contains('|'));
        match (item, all.last_mut()) {
            (None, _) if !line.starts_with(' ') => {
                if let Some((number, _)) = line.trim_matches(['\'', '"']).split_once('|') {
                    all.push((number.to_owned(), Vec::new()));
                }
            }
            (Some(item), Some((_, items))) => items.push(item.trim_start_matches("- ").to_owned()),
            (None, Some((_, items))) => {
                if let Some(last) = items.last_mut() {
                    last.push(' ');
                    last.push_str(line.trim());
                }
            }
            _ => {}
        }
    }
    all
}

/// What a ruling of the reference is named after: the first thing in brackets that is no symbol, which is a single word.
fn source(ruling: &str) -> Option<String> {
    let brackets = ruling.split('[').skip(1).filter_map(|rest| rest.split_once(']'));
    brackets.map(|(inside, _)| inside).find(|inside| inside.contains(' ')).map(str::to_owned)
}
