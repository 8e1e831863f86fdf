//! Numbers and marks of cards, as data and in words.

use elysium_kit::Say;
use elysium_text::{Args, Text};
use serde_json::{Map, Value, json};

use super::Words;
use crate::cards::{CardId, CardKind, CityCard, Discipline, LibraryCard, Type, VampireCard, book};

/// What is on a card besides its text, as printed in 2021. What is not on it is left out.
pub(super) fn facts(card: CardId) -> Map<String, Value> {
    let book = book(false);
    let facts = match card.kind() {
        CardKind::Vampire(i) => vampire(&book.vampires[i as usize]),
        CardKind::Library(i) => library(&book.library[i as usize]),
        CardKind::City(i) => city(&book.city[i as usize]),
        CardKind::Haven(_) | CardKind::Agenda(_) => json!({}),
    };
    let Value::Object(mut facts) = facts else { return Map::new() };
    facts.retain(|_, value| !matches!(value, Value::Null | Value::Bool(false)));
    facts
}

fn vampire(card: &VampireCard) -> Value {
    json!({
        "potency": card.potency,
        "physical": card.physical,
        "social": card.social,
        "mental": card.mental,
        "disciplines": slugs(&card.disciplines, Discipline::slug),
        "guard": card.guard,
    })
}

fn library(card: &LibraryCard) -> Value {
    // A choice of how much to pay is written as from and to.
    let prestige = match card.prestige {
        (0, 0) => Value::Null,
        (from, to) if from == to => json!(from),
        (from, to) => json!(format!("{from}-{to}")),
    };
    json!({
        "potency": card.potency,
        "attack": slugs(&card.attack, Type::slug),
        "reaction": slugs(&card.reaction, Type::slug),
        "damage": card.damage,
        "deals": card.deals.map(|deals| slugs(&[deals], Type::slug)),
        "shield": card.shield,
        "aggravated": card.aggravated,
        "targeted": card.targeted,
        "prestige": prestige,
        "influence": above_zero(card.influence),
        "resolve_at": above_zero(card.resolve_at),
        "unhosted": card.unhosted,
        "unique": card.unique,
        "revised_damage": card.revised.as_ref().and_then(|revised| revised.damage),
    })
}

/// A number that is not there is written as 0 in the data.
fn above_zero(n: u8) -> Option<u8> {
    (n > 0).then_some(n)
}

fn city(card: &CityCard) -> Value {
    json!({
        "blood": above_zero(card.blood),
        "agenda": above_zero(card.agenda),
        "copies": card.copies,
    })
}

fn slugs<T: Copy>(list: &[T], slug: fn(T) -> &'static str) -> Value {
    if list.is_empty() { Value::Null } else { list.iter().map(|one| slug(*one)).collect() }
}

/// A list of types or disciplines in words; everything else is a number or a mark.
pub(crate) fn fact(words: Words, name: &str, value: &Value) -> Option<String> {
    let id = format!("fact-{}", name.replace('_', "-"));
    let args = match value {
        Value::Array(list) => {
            let names = list.iter().filter_map(Value::as_str).filter_map(|slug| {
                let kind = Type::find(slug).map(|kind| words.kind_of_attack(kind));
                kind.or_else(|| Discipline::find(slug).map(|of| words.discipline(of)))
            });
            Args::new().set("n", Text::joined(names, ", "))
        }
        Value::Number(n) => Args::new().set("n", n.as_i64()?),
        Value::String(text) => Args::new().set("n", text),
        Value::Bool(true) => Args::new(),
        Value::Bool(false) | Value::Null | Value::Object(_) => return None,
    };
    super::CATALOGUE.knows(&id).then(|| words.say(&id, args).to_string())
}
