//! What is in a deck: sums, and the whole of it for programs.

use std::collections::BTreeMap;

use elysium_kit::{AnyGame, CardText, DeckPile, DeckSheet};
use elysium_text::{Args, Lang};
use serde_json::{Map, Value, json};

use super::words::name;
use crate::text::{say, word};

/// The cards of a pile, in words, with their copies.
pub fn cards<'a>(pile: &DeckPile, cards: &'a [CardText]) -> Vec<(&'a CardText, usize)> {
    let find = |slug: &str| cards.iter().find(|card| card.slug == slug);
    pile.cards.iter().filter_map(|&(slug, copies)| Some((find(slug)?, copies))).collect()
}

/// How many cards there are of each kind, clan or whatever, most first. Cards of none are not counted.
pub fn shares<'a>(
    cards: &[(&'a CardText, usize)],
    of: fn(&CardText) -> (&str, &str),
) -> Vec<(&'a str, &'a str, usize)> {
    let mut shares: Vec<(&str, &str, usize)> = Vec::new();
    for &(card, copies) in cards {
        let (id, name) = of(card);
        if id.is_empty() {
            continue;
        }
        match shares.iter_mut().find(|(known, ..)| *known == id) {
            Some((.., sum)) => *sum += copies,
            None => shares.push((id, name, copies)),
        }
    }
    // The sort keeps the order of the file among equals.
    shares.sort_by_key(|&(.., sum)| std::cmp::Reverse(sum));
    shares
}

pub fn kind(card: &CardText) -> (&str, &str) {
    (&card.kind, &card.kind_name)
}

pub fn group(card: &CardText) -> (&str, &str) {
    (&card.group, &card.group_name)
}

/// How many cards have each value of a fact, from the lowest to the highest.
pub fn curve(cards: &[(&CardText, usize)], fact: &str) -> BTreeMap<u64, usize> {
    let mut curve = BTreeMap::new();
    for (card, copies) in cards {
        if let Some(value) = card.facts.get(fact).and_then(Value::as_u64) {
            *curve.entry(value).or_default() += copies;
        }
    }
    curve
}

/// The name of a heading in the reader's language.
pub fn heading(lang: Lang, heading: &str) -> String {
    word(lang, &format!("deck-heading-{heading}"))
}

/// `Vampires 7, Library 40`.
pub fn sizes(lang: Lang, sheet: &DeckSheet) -> String {
    let size = |pile: &DeckPile| share(lang, &heading(lang, pile.pile), pile.size());
    sheet.piles.iter().map(size).collect::<Vec<_>>().join(", ")
}

/// A name and how many there are of it.
pub fn share(lang: Lang, name: &str, n: usize) -> String {
    say(lang, "deck-share", &Args::new().set("name", name).set("n", n))
}

/// The whole deck for programs. `reconstructed` is `None` for a deck that is no starter.
pub fn json(
    game: &dyn AnyGame,
    deck: &str,
    reconstructed: Option<bool>,
    sheet: &DeckSheet,
    all: &[CardText],
) -> Value {
    let mut entry = Map::new();
    let mut set = |key: &str, value: Value| entry.insert(key.to_owned(), value);
    set("game", game.name().into());
    set("deck", deck.into());
    set("starter", reconstructed.is_some().into());
    set("reconstructed", reconstructed.unwrap_or(false).into());
    set("name", json!(sheet.name));
    set("author", json!(sheet.author));
    set("comment", json!(sheet.comment));
    for &(heading, slug) in &sheet.single {
        set(heading, json!({ "slug": slug, "name": name(all, slug) }));
    }
    for pile in &sheet.piles {
        set(pile.pile, pile_json(pile, all));
    }
    Value::Object(entry)
}

fn pile_json(pile: &DeckPile, all: &[CardText]) -> Value {
    let cards = cards(pile, all);
    let card = |(card, copies): &(&CardText, usize)| {
        json!({
            "slug": card.slug, "name": card.name, "copies": copies, "kind": card.kind, "group": card.group,
        })
    };
    let sums = |of| -> Vec<_> {
        let shares = shares(&cards, of).into_iter();
        shares.map(|(id, name, copies)| json!({ "id": id, "name": name, "copies": copies })).collect()
    };
    let mut entry = json!({
        "size": pile.size(),
        "cards": cards.iter().map(card).collect::<Vec<_>>(),
        "kinds": sums(kind),
        "groups": sums(group),
    });
    if let Some(fact) = pile.curve {
        let points = curve(&cards, fact).into_iter();
        entry[fact] = points.map(|(value, copies)| json!({ "value": value, "copies": copies })).collect();
    }
    entry
}
