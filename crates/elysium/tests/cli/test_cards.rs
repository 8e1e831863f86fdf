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

#[test]
fn clauses_that_never_ran_are_listed() {
    let json = elysium(&["cards", "vtes", "--coverage", "--games", "2", "--json"]).json();
    let number = |key: &str| json[key].as_u64().expect("a number");
    assert_eq!(number("games"), 2);
    assert!(number("ran") > 20 && number("ran") < number("parts"), "{json}");
    let never = json["never"].as_array().expect("a list");
    assert_eq!(never.len() as u64, number("parts") - number("ran"));
    let all: u64 =
        json["census"].as_array().expect("a list").iter().filter_map(|kind| kind["all"].as_u64()).sum();
    assert!(all > 4_000, "{json}");
    let text = elysium(&["cards", "vtes", "--coverage", "--games", "0"]).ok();
    assert!(text.contains("made-up cards are not counted"), "{text}");
    let err = elysium(&["cards", "vendetta", "--coverage"]).fails(1);
    assert!(err.contains("vendetta"), "{err}");
}

#[test]
fn reference_tables_that_are_not_there_are_named() {
    for what in [&["--compare"][..], &["--new", "100588"]] {
        let err = elysium(&[&["cards", "vtes", "--facts", "/no/such"], what].concat()).fails(1);
        assert!(err.contains("/no/such/vteslib.csv"), "{err}");
    }
    elysium(&["cards", "vtes", "--compare"]).fails(2);
}
