//! Words that hardly any card uses are listed with their cards and a reason: otherwise they are not kept.

use std::collections::{BTreeMap, BTreeSet};

use elysium_vtes::cards::{CardId, Effect, book};

/// A word that more cards than this use needs no reason.
const RARE: usize = 2;

fn used() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut used: BTreeMap<_, BTreeSet<_>> =
        Effect::WORDS.iter().map(|word| (*word, BTreeSet::new())).collect();
    for card in CardId::all() {
        book().effects(card, &mut |effect| {
            used.get_mut(effect.word()).expect("every word is there").insert(card.slug());
        });
    }
    used
}

/// `(word: "ActingIs", cards: ["deep-song"], why: "..")`, without a reader of its own.
fn listed() -> Vec<(String, BTreeSet<String>, String)> {
    let text = include_str!("../../../data/rare.ron");
    let quoted =
        |text: &str| -> Vec<String> { text.split('"').skip(1).step_by(2).map(String::from).collect() };
    let rows = text.lines().filter(|line| line.trim_start().starts_with("(word:"));
    rows.map(|line| {
        let (word, rest) = line.split_once("cards:").expect("it has cards");
        let (cards, why) = rest.split_once("why:").expect("it has a reason");
        (quoted(word).remove(0), quoted(cards).into_iter().collect(), quoted(why).remove(0))
    })
    .collect()
}

#[test]
fn rare_words_have_their_cards_and_a_reason() {
    let (used, listed) = (used(), listed());
    let words: Vec<_> = listed.iter().map(|(word, ..)| word.as_str()).collect();
    assert!(words.is_sorted(), "by word");
    let rare: Vec<_> = used.iter().filter(|(_, cards)| cards.len() <= RARE).map(|(word, _)| *word).collect();
    assert_eq!(words, rare);
    for (word, cards, why) in &listed {
        let uses: BTreeSet<_> = used[word.as_str()].iter().map(ToString::to_string).collect();
        assert_eq!(*cards, uses, "{word}");
        assert!(why.len() > 10, "{word}: why");
    }
}
