//! Decks by number: links of a deck builder, and JSON.

use elysium_kit::decks::line;
use elysium_kit::{DeckError, DeckProblem};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::official;
use super::resolve::{Entry, Found};

/// The parts of a deck in JSON that matter; there may be more.
#[derive(Deserialize)]
struct Json {
    name: Option<String>,
    author: Option<String>,
    comments: Option<String>,
    #[serde(default)]
    cards: Map<String, Value>,
    #[serde(default)]
    crypt: Value,
    #[serde(default)]
    library: Value,
}

/// `{"name": "..", "cards": {"100545": 2}}`, or the cards at length in `crypt` and `library`.
pub(super) fn json(text: &str) -> Found {
    let deck: Json = match serde_json::from_str(text) {
        Ok(deck) => deck,
        Err(error) => {
            let line = Some(error.line()).filter(|line| *line > 0);
            let problems = vec![DeckProblem { line, rule: None, error: DeckError::NotJson }];
            return Found { problems, ..Found::default() };
        }
    };
    let mut found =
        Found { name: deck.name, author: deck.author, comment: deck.comments, ..Found::default() };
    for (id, copies) in &deck.cards {
        found.by_id(id, &copies.to_string());
    }
    found.at_length(&deck.crypt);
    found.at_length(&deck.library);
    found
}

/// `https://vdb.im/decks/deck?name=..&author=..#200001=2;100545=1`.
pub(super) fn link(text: &str) -> Found {
    let mut found = Found::default();
    let (address, cards) = text.split_once('#').unwrap_or((text, ""));
    let query = address.split_once('?').map_or("", |(_, query)| query);
    for (word, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        let value = Some(plain(value)).filter(|value| !value.is_empty());
        match word {
            "name" => found.name = value,
            "author" => found.author = value,
            "description" => found.comment = value,
            _ => {}
        }
    }
    // The cards of a link without any are somewhere in the network.
    if cards.is_empty() {
        let error = DeckError::Empty { given: address.to_owned() };
        found.problems.push(DeckProblem { line: None, rule: None, error });
    }
    for card in cards.split(';').filter(|card| !card.is_empty()) {
        let (id, copies) = card.split_once('=').unwrap_or((card, "1"));
        found.by_id(id, copies);
    }
    found
}

impl Found {
    /// Cards as `{"id": 100545, "count": 2}`, in lists under `cards`, which may have lists of their own.
    fn at_length(&mut self, value: &Value) {
        match (value.get("id"), value.get("count")) {
            (Some(id), Some(copies)) => self.by_id(&id.to_string(), &copies.to_string()),
            _ => {
                let cards = value.get("cards").unwrap_or(value).as_array();
                cards.into_iter().flatten().for_each(|card| self.at_length(card));
            }
        }
    }

    fn by_id(&mut self, id: &str, copies: &str) {
        let Some(printing) = id.trim().parse().ok().and_then(official::by_id) else {
            self.unknown.add(None, copies.parse().unwrap_or(0));
            let error = DeckError::UnknownCard { given: id.to_owned(), close: Vec::new() };
            return self.problems.push(DeckProblem { line: None, rule: None, error });
        };
        match line::count(copies) {
            Ok(copies) => self.entries.push(Entry { printings: vec![printing], copies, line: None }),
            Err(error) => self.problems.push(DeckProblem { line: None, rule: None, error }),
        }
    }
}

/// A value of a link: `%20` and `+` are spaces.
fn plain(value: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = value.as_bytes();
    while let [first, more @ ..] = rest {
        let coded = more.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        match (first, coded.and_then(|digits| u8::from_str_radix(digits, 16).ok())) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = &more[2..];
                continue;
            }
            (b'+', _) => bytes.push(b' '),
            _ => bytes.push(*first),
        }
        rest = more;
    }
    String::from_utf8_lossy(&bytes).trim().to_owned()
}
