//! All cards of V:TES by number and name, whether the program can play them or not.

use std::collections::HashMap;
use std::sync::LazyLock;

use elysium_kernel::cite;
use elysium_kit::Close;
use elysium_kit::decks::Spellings;
use elysium_text::{Args, Catalogue, Lang};

use crate::cards::CardId;

/// One card of the official lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Printing {
    pub id: u32,
    pub name: &'static str,
    pub of_crypt: bool,
    /// The types of a library card, or the clan of a crypt card, as the official lists have them.
    pub kind: &'static str,
    /// None for a library card, and for a crypt card that goes with every group.
    pub group: Option<u8>,
    pub advanced: bool,
    /// What the program plays it as.
    pub card: Option<CardId>,
}

impl Printing {
    /// With what tells it from others of its name.
    pub fn full_name(self) -> String {
        let mut name = self.name.to_owned();
        if let Some(group) = self.group {
            name += &format!(" (G{group}{})", if self.advanced { " ADV" } else { "" });
        }
        name
    }
}

/// Which cards have a name: crypt cards of several groups may share one.
type NameId = u16;

struct Official {
    printings: Vec<Printing>,
    by_id: HashMap<u32, usize>,
    by_name: Vec<Vec<usize>>,
    spellings: Spellings<NameId>,
}

static OFFICIAL: LazyLock<Official> = LazyLock::new(|| {
    let printings: Vec<_> = include_str!("../../data/official.tsv").lines().filter_map(printing).collect();
    let mut by_name: Vec<Vec<usize>> = Vec::new();
    let mut names: HashMap<&str, NameId> = HashMap::new();
    for (place, printing) in printings.iter().enumerate() {
        let name = *names.entry(printing.name).or_insert_with(|| {
            by_name.push(Vec::new());
            (by_name.len() - 1) as NameId
        });
        by_name[usize::from(name)].push(place);
    }
    let by_id = printings.iter().enumerate().map(|(place, printing)| (printing.id, place)).collect();
    let spellings = spellings(&printings, &by_name);
    Official { printings, by_id, by_name, spellings }
});

/// A line of the list: number, name, types or clan, and for a crypt card its group, or `*` for any, with `a` if it is advanced.
fn printing(line: &'static str) -> Option<Printing> {
    let mut columns = line.split('\t');
    let (id, name) = (columns.next()?.parse().ok()?, columns.next()?);
    let (kind, group) = (columns.next()?, columns.next());
    let advanced = group.is_some_and(|group| group.ends_with('a'));
    Some(Printing {
        id,
        name,
        kind,
        of_crypt: group.is_some(),
        // Old cards that show none have it in the list.
        group: group.inspect(|_| cite(2, 20)).and_then(|group| group.trim_end_matches('a').parse().ok()),
        advanced,
        card: CardId::find(&id.to_string()),
    })
}

fn spellings(printings: &[Printing], by_name: &[Vec<usize>]) -> Spellings<NameId> {
    // The files are part of the program; a test reads them, so this cannot fail in a release.
    let catalogue: Catalogue =
        elysium_text::catalogue!("names.ftl").unwrap_or_else(|error| panic!("{error}"));
    let named = || (0..).zip(by_name);
    let mut spellings = Spellings::default();
    for (name, places) in named() {
        let printing = &printings[places[0]];
        spellings.suggest(printing.name, name);
        for card in places.iter().filter_map(|&place| printings[place].card) {
            spellings.know(card.slug(), name);
        }
    }
    for &lang in Lang::ALL {
        for (name, places) in named() {
            if let Some(card) = places.iter().find_map(|&place| printings[place].card) {
                let translated = catalogue.format(lang, &format!("card-{}", card.slug()), &Args::new());
                spellings.suggest(&translated, name);
            }
        }
    }
    // The article may be left out, where that leaves no other name.
    for (name, places) in named() {
        if let Some(rest) = printings[places[0]].name.strip_prefix("The ") {
            spellings.know(rest, name);
        }
    }
    spellings
}

/// All of them, as the list has them.
pub(crate) fn all() -> &'static [Printing] {
    &OFFICIAL.printings
}

pub(super) fn by_id(id: u32) -> Option<Printing> {
    OFFICIAL.by_id.get(&id).map(|&place| OFFICIAL.printings[place])
}

/// All cards of that name, base printings of low groups first.
pub(super) fn by_name(name: &str) -> Vec<Printing> {
    let name = without_marks(name);
    let Some(found) = OFFICIAL.spellings.find(&name) else { return Vec::new() };
    let places = &OFFICIAL.by_name[usize::from(found)];
    let mut printings: Vec<_> = places.iter().map(|&place| OFFICIAL.printings[place]).collect();
    printings.sort_by_key(|printing| (printing.advanced, printing.group, printing.id));
    printings
}

/// Those that may have been meant, nearest first.
pub(super) fn close(name: &str) -> Vec<Close> {
    let playable = |name: NameId| {
        let mut places = OFFICIAL.by_name[usize::from(name)].iter();
        places.any(|&place| OFFICIAL.printings[place].card.is_some())
    };
    OFFICIAL.spellings.close(&without_marks(name), playable)
}

/// `Barrens, The` as `The Barrens`, and a trade mark left out.
fn without_marks(name: &str) -> String {
    let plain = name.replace("(TM)", "").replace("(tm)", "");
    let plain = plain.trim();
    match plain.len().checked_sub(", the".len()) {
        Some(at) if plain.get(at..).is_some_and(|end| end.eq_ignore_ascii_case(", the")) => {
            format!("The {}", &plain[..at])
        }
        _ => plain.to_owned(),
    }
}
