//! What is printed beside the text, as data. What is not there is left out.

use serde_json::{Map, Value, json};

use crate::cards::{
    Amount, CardId, CardKind, Clan, Class, Crypt, Disc, Key, Library, Price, Title, Type, book,
};

pub(super) fn facts(card: CardId) -> Map<String, Value> {
    let facts = match card.kind() {
        CardKind::Crypt(_) => crypt(book().crypt(card)),
        CardKind::Library(_) => library(book().library(card)),
    };
    let Value::Object(mut facts) = facts else { return Map::new() };
    facts.retain(|_, value| match value {
        Value::Null | Value::Bool(false) => false,
        Value::Array(list) => !list.is_empty(),
        Value::String(text) => !text.is_empty(),
        _ => true,
    });
    facts
}

fn crypt(card: &Crypt) -> Value {
    json!({
        "capacity": card.capacity,
        "group": card.group,
        "clan": card.clan.slug(),
        "disciplines": disciplines(&card.disc),
        "sect": card.sect.slug(),
        "title": card.title.as_ref().and_then(Title::class).map(Class::slug),
        "city": card.title.as_ref().and_then(Title::city),
        "keywords": card.keys.iter().copied().map(Key::slug).collect::<Vec<_>>(),
        "advanced": card.advanced,
    })
}

fn library(card: &Library) -> Value {
    let mut discs: Vec<Disc> = Vec::new();
    for clause in &card.play {
        discs.extend(clause.disc.iter().chain(&clause.disc_any));
    }
    discs.sort_unstable();
    discs.dedup();
    let cost = |of: fn(&Price) -> Option<&Amount>| card.cost.iter().find_map(of).map(amount);
    json!({
        "types": card.types.iter().copied().map(Type::slug).collect::<Vec<_>>(),
        "clans": card.clan.iter().copied().map(Clan::slug).collect::<Vec<_>>(),
        "disciplines": disciplines(&discs),
        "blood": cost(|price| if let Price::Blood(n) = price { Some(n) } else { None }),
        "pool": cost(|price| if let Price::Pool(n) = price { Some(n) } else { None }),
        "conviction": cost(|price| if let Price::Conviction(n) = price { Some(n) } else { None }),
        "keywords": card.keys.iter().copied().map(Key::slug).collect::<Vec<_>>(),
        "burn_option": card.burn_option,
    })
}

/// A number, or X.
fn amount(n: &Amount) -> Value {
    match n {
        Amount::N(n) => json!(n),
        Amount::E(_) => json!("X"),
    }
}

fn disciplines(discs: &[Disc]) -> String {
    discs.iter().map(|disc| format!("[{disc}]")).collect()
}
