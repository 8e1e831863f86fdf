//! What cards say, derived from their data, in every language.

mod compared;
mod grammar;
mod words;

use std::path::Path;

use elysium_kit::Title as _;
use elysium_proof::up_to_date;
use elysium_text::Lang;
use elysium_vtes::Vtes;

/// The derived texts of all cards: a change of a word shows in every card that it touches.
#[test]
fn derived_texts_are_up_to_date() {
    for &lang in Lang::ALL {
        let mut texts = String::new();
        for card in Vtes::cards(lang) {
            texts += &format!("## {} ({}, {})\n{}\n\n", card.name, card.slug, card.kind_name, card.text);
        }
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/texts/cards.{lang}.txt"));
        up_to_date(&file, &texts, "UPDATE=1 cargo test -p elysium-vtes derived_texts");
    }
}

#[test]
fn no_language_has_holes() {
    assert_eq!(Vtes::catalogue().holes(), Vec::<String>::new());
}
