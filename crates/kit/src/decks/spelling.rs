//! Cards by name, however it is spelt.

use std::collections::BTreeMap;

use super::Close;

/// How many names to suggest for one that is not there.
const SUGGESTIONS: usize = 3;

/// Shorter pieces are in too many names.
const PIECE: usize = 4;

/// Names that people write, and what they mean.
pub struct Spellings<C> {
    found: BTreeMap<String, C>,
    /// What can be suggested: meaning, name, and its key.
    names: Vec<(C, String, String)>,
}

impl<C> Default for Spellings<C> {
    fn default() -> Self {
        Spellings { found: BTreeMap::new(), names: Vec::new() }
    }
}

impl<C: Copy + PartialEq> Spellings<C> {
    /// One more name. A name that two should come to share means the first.
    pub fn know(&mut self, name: &str, meaning: C) {
        self.found.entry(key(name)).or_insert(meaning);
    }

    /// One more name, which can be suggested for one that is not there; those of before come first.
    pub fn suggest(&mut self, name: &str, meaning: C) {
        self.know(name, meaning);
        self.names.push((meaning, name.to_owned(), key(name)));
    }

    pub fn find(&self, name: &str) -> Option<C> {
        self.found.get(&key(name)).copied()
    }

    /// The names that may have been meant, nearest first, one per meaning. Of two as near those that are `playable` come first.
    pub fn close(&self, name: &str, playable: impl Fn(C) -> bool) -> Vec<Close> {
        let wanted = key(name);
        let letters = wanted.chars().count();
        // With more than a third of the letters wrong it is no misspelling any more.
        let most = letters / 3;
        let far = |key: &str| {
            let slips = strsim::damerau_levenshtein(key, &wanted);
            let piece = letters >= PIECE && key.contains(&wanted);
            if slips <= most { Some(slips) } else { piece.then_some(most + 1) }
        };
        let names = self.names.iter();
        let mut near: Vec<_> = names.filter_map(|(card, name, key)| Some((far(key)?, *card, name))).collect();
        // The sort keeps the order in which they became known.
        near.sort_by_key(|&(far, card, _)| (far, !playable(card)));
        let mut found: Vec<(C, &String)> = Vec::new();
        for (_, card, name) in near {
            if found.len() < SUGGESTIONS && found.iter().all(|(known, _)| *known != card) {
                found.push((card, name));
            }
        }
        found.into_iter().map(|(card, name)| Close { name: name.clone(), playable: playable(card) }).collect()
    }
}

/// A name without case, accents, spaces and punctuation.
fn key(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ą' => key.push('a'),
            'ç' | 'ć' => key.push('c'),
            'è' | 'é' | 'ê' | 'ë' | 'ę' | 'ě' => key.push('e'),
            'ì' | 'í' | 'î' | 'ï' => key.push('i'),
            'ł' => key.push('l'),
            'ñ' | 'ń' => key.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'º' => key.push('o'),
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
