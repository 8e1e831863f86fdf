//! `elysium cards`.

use serde_json::Value;

use crate::kit::elysium;

fn all() -> Vec<Value> {
    elysium(&["cards", "vendetta", "--json"]).json().as_array().expect("an array").clone()
}

#[test]
fn cards_are_listed_one_per_line() {
    let (cards, out) = (all(), elysium(&["cards", "vendetta"]).ok());
    assert_eq!(out.lines().count(), cards.len());
    for (line, card) in out.lines().zip(&cards) {
        let has = |key: &str| card[key].as_str().is_some_and(|word| line.contains(word));
        assert!(has("id") && has("name") && has("kind_name"), "{line}\n{card}");
        assert_eq!(line.ends_with('⌂'), card["homemade"] == true, "{line}\n{card}");
    }
}

#[test]
fn a_card_is_found_by_id_slug_and_name_in_any_case() {
    let card = &all()[3];
    for key in ["id", "slug", "name"] {
        let word = card[key].as_str().expect("a word");
        for word in [word.to_lowercase(), word.to_uppercase()] {
            let found = elysium(&["cards", "vendetta", &word, "--json"]).json();
            assert_eq!(found, Value::Array(vec![card.clone()]), "by {key} {word}");
        }
    }
    let out = elysium(&["cards", "vendetta", card["id"].as_str().expect("an id")]).ok();
    assert!(out.contains(card["name"].as_str().expect("a name")), "{out}");
}

#[test]
fn every_card_says_what_it_is() {
    for card in all() {
        for key in ["id", "name", "kind", "group", "text"] {
            assert!(card[key].is_string(), "{key} of {card}");
        }
        assert!(card["homemade"].is_boolean(), "{card}");
    }
}

#[test]
fn a_misspelt_card_brings_suggestions() {
    let name = all()[3]["name"].as_str().expect("a name").to_owned();
    let err = elysium(&["cards", "vendetta", &format!("{name}x")]).fails(1);
    assert!(err.contains("There is no card") && err.contains(&format!("Did you mean: {name}")), "{err}");
    let err = elysium(&["cards", "vendetta", "qqqqqqqqqqqqqqqqqqq"]).fails(1);
    assert!(err.contains("elysium cards vendetta"), "{err}");
    elysium(&["cards", "vendetta", ""]).fails(1);
}
