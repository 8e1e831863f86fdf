//! Every card in every byte.

use std::collections::HashMap;
use std::marker::PhantomData;

use aho_corasick::{AhoCorasick, Match};
use elysium_kit::Title;
use elysium_text::Lang;

/// A set of cards by number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cards([u128; WORDS]);

/// Room for 5,120 cards.
const WORDS: usize = 40;

impl Default for Cards {
    fn default() -> Cards {
        Cards([0; WORDS])
    }
}

impl Cards {
    pub fn insert(&mut self, card: usize) {
        assert!(card < WORDS * 128, "a game has more cards than the leak tests have room for: raise `WORDS`");
        self.0[card / 128] |= 1 << (card % 128);
    }

    pub fn has(self, card: usize) -> bool {
        self.0[card / 128] >> (card % 128) & 1 == 1
    }

    pub fn and(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    pub fn or(self, other: Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }
}

pub struct Canaries<G> {
    words: Vec<String>,
    /// By word: the cards that it can mean.
    cards: Vec<Cards>,
    numbers: HashMap<String, usize>,
    automaton: AhoCorasick,
    game: PhantomData<G>,
}

impl<G: Title> Canaries<G> {
    /// Slugs, numbers, and names in all languages. A card that is named in another card's text is left out: its
    /// name says nothing about where it is.
    pub fn new() -> Canaries<G> {
        let mut meant: HashMap<String, Cards> = HashMap::new();
        let mut texts = Vec::new();
        let mut numbers = HashMap::new();
        for &lang in Lang::ALL {
            for (number, card) in G::cards(lang).into_iter().enumerate() {
                // As it stands in JSON.
                let name = serde_json::to_string(&card.name).expect("plain data");
                for word in [card.slug.as_str(), card.id.as_str(), name.trim_matches('"')] {
                    meant.entry(word.to_owned()).or_default().insert(number);
                }
                let mut own = Cards::default();
                own.insert(number);
                texts.push((own, card.text));
                numbers.insert(card.slug, number);
            }
        }
        let all = Canaries::<G>::of(meant.clone(), numbers.clone());
        let others = |(own, text): &(Cards, String)| {
            let named = all.find(text).into_iter().map(|(cards, ..)| cards);
            named.filter(|cards| cards.and(*own).is_empty()).fold(Cards::default(), Cards::or)
        };
        // Its name there leads to the card, so its slug stands there, too.
        let in_texts = texts.iter().map(others).fold(Cards::default(), Cards::or);
        let words = meant.len();
        meant.retain(|_, cards| cards.and(in_texts) != *cards);
        let left = meant.len();
        assert!((words - left) * 10 < words, "{left} of {words} words are in no text");
        Canaries::of(meant, numbers)
    }

    fn of(meant: HashMap<String, Cards>, numbers: HashMap<String, usize>) -> Canaries<G> {
        let (words, cards): (Vec<_>, Vec<_>) = meant.into_iter().unzip();
        let automaton = AhoCorasick::new(&words).expect("a few hundred words");
        Canaries { words, cards, numbers, automaton, game: PhantomData }
    }

    pub fn number(&self, slug: &str) -> Option<usize> {
        self.numbers.get(slug).copied()
    }

    /// Every place where a card is named: the cards it can mean, the word, and where it ends. A word
    /// inside a longer one that names a card as well is not counted.
    pub fn find(&self, text: &str) -> Vec<(Cards, &str, usize)> {
        let whole = |found: &Match| {
            let letter = |c: char| c.is_alphanumeric() || c == '-';
            let before = text[..found.start()].chars().next_back();
            let after = text[found.end()..].chars().next();
            !before.is_some_and(letter) && !after.is_some_and(letter)
        };
        let mut found: Vec<Match> = self.automaton.find_overlapping_iter(text).filter(whole).collect();
        found.sort_by_key(|found| (found.start(), std::cmp::Reverse(found.end())));
        let mut end = 0;
        found.retain(|found| {
            let outside = found.end() > end;
            end = end.max(found.end());
            outside
        });
        let named = |found: Match| {
            let word = found.pattern().as_usize();
            (self.cards[word], self.words[word].as_str(), found.end())
        };
        found.into_iter().map(named).collect()
    }
}
