//! The beginning of a card: its facts in the form of the data files, and the cards that say something similar.

use std::path::Path;

use elysium_kit::{CardText, Neighbour, Outline, TableError, Title as _};
use elysium_text::Lang;

use super::compare::{overlap, split};
use super::reference::{self, Reference};
use crate::Vtes;
use crate::cards::{CardId, Clan, Sect, Type, sources};

/// Cards that are shown beside a new one.
const NEIGHBOURS: usize = 4;

/// A card of the tables, by number or name.
pub fn outline(wanted: &str, folder: &Path) -> Result<Outline, TableError> {
    let cards = reference::read(folder)?;
    let plain = wanted.trim().to_lowercase();
    let is = |card: &&Reference| {
        card.id() == plain || card.get("Name").to_lowercase() == plain || slug(card.get("Name")) == plain
    };
    let Some(card) = cards.iter().find(is) else {
        let near = |card: &&Reference| card.get("Name").to_lowercase().contains(&plain) && !plain.is_empty();
        let close =
            cards.iter().filter(near).take(3).map(|card| format!("{} ({})", card.get("Name"), card.id()));
        return Err(TableError::NoCard(wanted.into(), close.collect()));
    };
    let slug = slug(card.get("Name"));
    let facts = if card.of_crypt { crypt(card) } else { library(card) };
    let file = if card.of_crypt {
        format!("data/crypt/{}.ron", word(card.get("Clan")))
    } else {
        let kind = kinds(card).next().map_or("", Type::slug);
        format!("data/library/{kind}.ron")
    };
    Ok(Outline {
        data: format!("(id: {}, slug: \"{slug}\", {}),", card.id(), facts.join(", ")),
        name: format!("card-{slug} = {}", card.get("Name")),
        known: CardId::find(card.id()).is_some(),
        reference: card.text().into(),
        neighbours: neighbours(card),
        slug,
        file,
    })
}

/// A name as a slug: small letters without accents, other signs as one hyphen.
fn slug(name: &str) -> String {
    let mut slug = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            'a'..='z' | '0'..='9' => slug.push(letter),
            'à'..='å' | 'ā' | 'ă' | 'ą' => slug.push('a'),
            'æ' => slug.push_str("ae"),
            'ç' | 'ć' | 'č' => slug.push('c'),
            'è'..='ë' | 'ē' | 'ę' | 'ě' => slug.push('e'),
            'ì'..='ï' | 'ī' | 'į' => slug.push('i'),
            'ñ' | 'ń' | 'ň' => slug.push('n'),
            'ò'..='ö' | 'ø' | 'ō' => slug.push('o'),
            'ù'..='ü' | 'ū' | 'ů' => slug.push('u'),
            'ś' | 'š' => slug.push('s'),
            'ł' => slug.push('l'),
            'ý' | 'ÿ' => slug.push('y'),
            'ź' | 'ż' | 'ž' => slug.push('z'),
            'ř' => slug.push('r'),
            '\'' | '’' | '"' | '“' | '”' | '.' | ',' | '!' | '?' | ':' | '(' | ')' => {}
            _ if slug.ends_with('-') || slug.is_empty() => {}
            _ => slug.push('-'),
        }
    }
    slug.trim_end_matches('-').into()
}

/// A name as the words of the language have it.
fn word(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}

fn kinds(card: &Reference) -> impl Iterator<Item = Type> {
    let kind = |name: &str| match name {
        "Political Action" => Some(Type::Political),
        name => Type::find(&word(name)),
    };
    card.get("Type").split('/').filter_map(kind)
}

/// `Ventrue`, `BanuHaqim`: as the data writes it.
fn variant(name: &str) -> String {
    let part = |part: &str| {
        let mut letters = part.chars();
        letters
            .next()
            .map(|first| first.to_uppercase().chain(letters).collect::<String>())
            .unwrap_or_default()
    };
    name.split([' ', '-']).map(part).collect()
}

fn library(card: &Reference) -> Vec<String> {
    let mut facts = vec![format!(
        "types: [{}]",
        kinds(card).map(|kind| format!("{kind:?}")).collect::<Vec<_>>().join(", ")
    )];
    let clans = card.get("Clan");
    if !clans.is_empty() {
        let clans: Vec<_> = clans.split('/').map(variant).collect();
        facts.push(format!("clan: [{}]", clans.join(", ")));
    }
    let cost = |column: &str, price: &str| {
        let cost = card.get(column);
        let cost = if cost.eq_ignore_ascii_case("x") { "X" } else { cost };
        (!cost.is_empty()).then(|| format!("{price}({cost})"))
    };
    let costs =
        [cost("Pool Cost", "Pool"), cost("Blood Cost", "Blood"), cost("Conviction Cost", "Conviction")];
    let costs: Vec<_> = costs.into_iter().flatten().collect();
    if !costs.is_empty() {
        facts.push(format!("cost: [{}]", costs.join(", ")));
    }
    if !card.get("Burn Option").is_empty() {
        facts.push("burn_option: true".into());
    }
    let discs = card.get("Discipline");
    if !discs.is_empty() {
        // Which of them a mode needs, and at which level, only its text tells.
        facts.push(format!("play: [(disc: [{}])]", discs.replace(" & ", ", ").replace('/', ", ")));
    }
    facts
}

fn crypt(card: &Reference) -> Vec<String> {
    let mut facts = vec![format!("clan: {}", variant(card.get("Clan")))];
    if let Ok(group) = card.get("Group").parse::<u8>() {
        facts.push(format!("group: {group}"));
    }
    facts.push(format!("capacity: {}", card.get("Capacity")));
    let discs: Vec<_> = card.get("Disciplines").split_whitespace().filter(|disc| disc.len() == 3).collect();
    facts.push(format!("disc: [{}]", discs.join(", ")));
    // The text of a vampire begins with its sect.
    let first = card.text().split(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
    if let Some(sect) = Sect::find(&first.to_lowercase()) {
        facts.push(format!("sect: {sect:?}"));
    }
    if !card.get("Title").is_empty() {
        facts.push(format!("title: {}", title(card)));
    }
    if !card.get("Adv").is_empty() {
        facts.push("advanced: true".into());
    }
    facts
}

/// A title with its city, which stands in the text: "Camarilla Prince of Houston".
fn title(card: &Reference) -> String {
    let title = card.get("Title");
    let of = card.text().split_once(" of ").map(|(_, rest)| rest);
    let city = of.and_then(|rest| rest.split([':', '.', '\n']).next()).map(word);
    match (word(title).as_str(), city) {
        ("prince" | "baron" | "archbishop", Some(city)) => format!("{}(\"{city}\")", variant(title)),
        _ => variant(title),
    }
}

/// The cards whose text has most words in common with it; of the same kind first.
fn neighbours(card: &Reference) -> Vec<Neighbour> {
    let words = split(card.text());
    let kind: Vec<&str> = kinds(card).map(Type::slug).collect();
    let clan = Clan::find(&word(card.get("Clan"))).map(Clan::slug);
    let alike = |other: &CardText| {
        if card.of_crypt { Some(other.group.as_str()) == clan } else { kind.contains(&other.kind.as_str()) }
    };
    let mut others: Vec<_> = Vtes::cards(Lang::En)
        .into_iter()
        .filter(|other| other.id != card.id() && !other.text.is_empty())
        .map(|other| (overlap(&words, &split(&other.text)), alike(&other), other))
        .collect();
    others.sort_by_key(|(overlap, alike, other)| {
        (usize::MAX - overlap - 10 * usize::from(*alike), other.slug.clone())
    });
    let neighbour = |(overlap, _, other): (usize, bool, CardText)| Neighbour {
        data: sources::of(&other.slug),
        slug: other.slug,
        text: other.text,
        overlap,
    };
    others.into_iter().take(NEIGHBOURS).map(neighbour).collect()
}
