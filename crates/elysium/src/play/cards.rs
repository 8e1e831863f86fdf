//! Card texts, looked up during play.

use elysium_kit::{CardText, Line, Tone};
use elysium_text::{Lang, Text};

use crate::parts;
use crate::play::session::Session;
use crate::text::word;

/// The cards that the human sees at the table now, each once, in the order of the table.
pub fn in_view(session: &Session, all: &[CardText]) -> Vec<CardText> {
    let mut seen: Vec<CardText> = Vec::new();
    for id in session.play().cards_in_view(session.viewer()) {
        if let Some(card) = all.iter().find(|card| card.id == id && !seen.iter().any(|old| old.id == id)) {
            seen.push(card.clone());
        }
    }
    seen
}

/// The card that a text mentions, those in view first: cards of several groups may share a name.
pub fn mentioned<'a>(in_view: &'a [CardText], all: &'a [CardText], text: &Text) -> Option<&'a CardText> {
    let key = parts::card(text)?;
    in_view.iter().chain(all).find(|card| card.slug == key)
}

/// Name, kind and group in a line.
pub fn heading(lang: Lang, card: &CardText) -> Line {
    let mut line = Line::new().add(Tone::Strong, &card.name);
    if card.homemade {
        line = line.add(Tone::Strong, format!(" {}", word(lang, "cards-homemade-mark")));
    }
    for part in [&card.kind_name, &card.group_name].into_iter().filter(|part| !part.is_empty()) {
        line = line.add(Tone::Dim, format!(" · {part}"));
    }
    line
}

/// All there is to know about a card.
pub fn lines(session: &Session, card: &CardText) -> Vec<Line> {
    let mut lines = vec![heading(session.lang, card)];
    let facts: Vec<_> =
        card.facts.iter().filter_map(|(name, value)| session.game.fact(session.lang, name, value)).collect();
    if !facts.is_empty() {
        lines.push(Line::new().add(Tone::Plain, facts.join(" · ")));
    }
    lines.extend(card.text.lines().map(|text| Line::new().add(Tone::Plain, text)));
    if card.homemade {
        lines.push(Line::new().add(Tone::Dim, word(session.lang, "cards-homemade")));
    }
    lines
}
