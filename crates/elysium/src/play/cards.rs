//! Card texts, looked up during play.

use elysium_kit::{CardText, Line, Title, Tone};
use elysium_text::Lang;

use crate::play::session::Session;
use crate::text::word;

/// The cards that the human sees at the table now, each once, in the order of the table.
pub fn in_view<G: Title>(session: &Session<G>, all: &[CardText]) -> Vec<CardText> {
    let mut seen: Vec<CardText> = Vec::new();
    for id in G::cards_in_view(&session.view()) {
        if let Some(card) = all.iter().find(|card| card.id == id && !seen.iter().any(|old| old.id == id)) {
            seen.push(card.clone());
        }
    }
    seen
}

/// The card that a word of notation speaks of (`play:challenge`), those in view first: cards of
/// several groups may share a name.
pub fn of_notation<'a>(in_view: &'a [CardText], all: &'a [CardText], word: &str) -> Option<&'a CardText> {
    let (_, slug) = word.split_once(':')?;
    in_view.iter().chain(all).find(|card| card.slug == slug)
}

/// Name, kind and group in a line.
pub fn heading(lang: Lang, card: &CardText) -> Line {
    let mut line = Line::new().add(Tone::Strong, &card.name);
    if card.house {
        line = line.add(Tone::Strong, format!(" {}", word(lang, "cards-house-mark")));
    }
    for part in [&card.kind_name, &card.group_name].into_iter().filter(|part| !part.is_empty()) {
        line = line.add(Tone::Dim, format!(" · {part}"));
    }
    line
}

/// All there is to know about a card.
pub fn lines<G: Title>(session: &Session<G>, card: &CardText) -> Vec<Line> {
    let mut lines = vec![heading(session.lang, card)];
    let facts: Vec<_> =
        card.facts.iter().filter_map(|(name, value)| G::fact(session.lang, name, value)).collect();
    if !facts.is_empty() {
        lines.push(Line::new().add(Tone::Plain, facts.join(" · ")));
    }
    lines.extend(card.text.lines().map(|text| Line::new().add(Tone::Plain, text)));
    if card.house {
        lines.push(Line::new().add(Tone::Dim, word(session.lang, "cards-house")));
    }
    lines
}
