//! Cards by name, in any language and however it is spelt.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use elysium_text::Lang;

use super::heading::Heading;
use crate::cards::CardId;
use crate::text::Words;

/// How many names to suggest for one that is not there.
const SUGGESTIONS: usize = 3;

/// Shorter pieces are in too many names.
const PIECE: usize = 4;

struct Names {
    cards: BTreeMap<String, CardId>,
    /// Every name of every card that a deck can have, with its key.
    names: Vec<(CardId, String, String)>,
}

static NAMES: LazyLock<Names> = LazyLock::new(|| {
    // A slug means just its card; a name that two cards should come to share means the one that has
    // it in the earlier language.
    let mut cards: BTreeMap<_, _> = CardId::all().map(|card| (key(card.slug()), card)).collect();
    let mut names = Vec::new();
    for (lang, card) in Lang::ALL.iter().copied().flat_map(|lang| CardId::all().map(move |card| (lang, card)))
    {
        let name = Words(lang).card_name(card).to_string();
        let key = key(&name);
        cards.entry(key.clone()).or_insert(card);
        if Heading::of(card).is_some() {
            names.push((card, name, key));
        }
    }
    Names { cards, names }
});

/// A card by slug, or by name in any language.
pub fn find(name: &str) -> Option<CardId> {
    NAMES.cards.get(&key(name)).copied()
}

/// The names that may have been meant, nearest first, one per card.
pub fn close(name: &str) -> Vec<String> {
    let wanted = key(name);
    let letters = wanted.chars().count();
    // With more than a third of the letters wrong it is no misspelling any more.
    let most = letters / 3;
    let far = |key: &str| {
        let slips = strsim::damerau_levenshtein(key, &wanted);
        let piece = letters >= PIECE && key.contains(&wanted);
        if slips <= most { Some(slips) } else { piece.then_some(most + 1) }
    };
    let names = NAMES.names.iter();
    let mut near: Vec<_> = names.filter_map(|(card, name, key)| Some((far(key)?, *card, name))).collect();
    // The sort keeps the order of the languages.
    near.sort_by_key(|&(far, ..)| far);
    let mut found: Vec<(CardId, &String)> = Vec::new();
    for (_, card, name) in near {
        if found.len() < SUGGESTIONS && found.iter().all(|(known, _)| *known != card) {
            found.push((card, name));
        }
    }
    found.into_iter().map(|(_, name)| name.clone()).collect()
}

/// A name without case, accents, spaces and punctuation.
fn key(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ą' => key.push('a'),
            'ç' | 'ć' => key.push('c'),
            'è' | 'é' | 'ê' | 'ë' | 'ę' => key.push('e'),
            'ì' | 'í' | 'î' | 'ï' => key.push('i'),
            'ł' => key.push('l'),
            'ñ' | 'ń' => key.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'º' => key.push('o'),
            'ś' => key.push('s'),
            'ù' | 'ú' | 'û' | 'ü' => key.push('u'),
            'ý' | 'ÿ' => key.push('y'),
            'ź' | 'ż' => key.push('z'),
            'æ' => key.push_str("ae"),
            'œ' => key.push_str("oe"),
            '&' => key.push_str("and"),
            // Accents that stand by themselves are no letters, so they are left out as well.
            letter if letter.is_alphanumeric() => key.push(letter),
            _ => {}
        }
    }
    key
}
