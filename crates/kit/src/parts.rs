//! Which cards a sentence names.

use std::collections::{BTreeMap, HashMap};
use std::sync::{LazyLock, Mutex};

use elysium_text::Lang;
use elysium_wire::Part;
use serde_json::Value;

use crate::Title;

pub(crate) type Names = BTreeMap<String, String>;

/// The names of all cards in a language, by slug.
pub(crate) fn card_names<G: Title>(lang: Lang) -> &'static Names {
    static KNOWN: LazyLock<Mutex<HashMap<(&'static str, Lang), &'static Names>>> =
        LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    known.entry((G::NAME, lang)).or_insert_with(|| {
        let names = G::cards(lang).into_iter().map(|card| (card.slug, card.name)).collect();
        // One list per game and language, kept for good.
        Box::leak(Box::new(names))
    })
}

/// A sentence with the cards of its event marked where it names them.
pub(crate) fn parts(text: &str, event: &Value, names: &Names) -> Vec<Part> {
    let mut slugs = Vec::new();
    words(event, &mut slugs);
    let mut cards: Vec<_> = slugs.into_iter().filter_map(|slug| names.get_key_value(slug)).collect();
    // The longer name first: one may be part of another.
    cards.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));
    cards.dedup();
    let mut parts = vec![Part { text: text.into(), card: None }];
    for (slug, name) in cards {
        let whole = std::mem::take(&mut parts);
        for part in whole {
            match part.text.split_once(name.as_str()).filter(|_| part.card.is_none()) {
                Some((before, after)) => {
                    let piece = |text: &str| Part { text: text.into(), card: None };
                    let card = Part { text: name.clone(), card: Some(slug.clone()) };
                    parts.extend(
                        [piece(before), card, piece(after)].into_iter().filter(|part| !part.text.is_empty()),
                    );
                }
                None => parts.push(part),
            }
        }
    }
    parts
}

/// Every word in a piece of data.
fn words<'v>(value: &'v Value, into: &mut Vec<&'v str>) {
    match value {
        Value::String(word) => into.push(word),
        Value::Array(list) => list.iter().for_each(|item| words(item, into)),
        Value::Object(map) => map.values().for_each(|item| words(item, into)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_line_marks_the_cards_of_its_event_and_no_others() {
        let names: Names = [("rage", "Rage"), ("blind-rage", "Blind Rage"), ("blood", "Blood")]
            .map(|(slug, name)| (slug.to_owned(), name.to_owned()))
            .into();
        let event = json!({ "played": { "who": "A", "card": "blind-rage", "by": "rage" } });
        let parts = parts("A plays Blind Rage by Rage and pays Blood.", &event, &names);
        let told: Vec<_> = parts.iter().map(|part| (part.text.as_str(), part.card.as_deref())).collect();
        assert_eq!(
            told,
            [
                ("A plays ", None),
                ("Blind Rage", Some("blind-rage")),
                (" by ", None),
                ("Rage", Some("rage")),
                (" and pays Blood.", None),
            ]
        );
    }
}
