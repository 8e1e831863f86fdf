//! Texts that know what they are about, in the tones of a terminal.

use elysium_kit::{Line, Part, Tone};
use elysium_text::{Link, Text};

/// A text from its parts.
pub fn text(parts: &[Part]) -> Text {
    let piece = |part: &Part| match part {
        Part::Text { text } => text.as_str().into(),
        Part::Card { text, card } => Text::link(Link::Card(card), text.as_str()),
        Part::Seat { text, seat } => Text::link(Link::Seat(seat), text.as_str()),
        Part::Place { text, place } => Text::link(Link::Place(place), text.as_str()),
        Part::Rule { text, rule } => Text::link(Link::Rule(rule), text.as_str()),
    };
    Text::joined(parts.iter().map(piece), "")
}

/// A line in which cards stand out from the rest, which has this tone.
pub fn toned(text: &Text, rest: Tone) -> Line {
    let mut line = Line::new();
    for (piece, link) in text.pieces() {
        line.push(if let Some(Link::Card(_)) = link { Tone::Strong } else { rest }, piece);
    }
    line
}

/// The first card that a text mentions, by its key.
pub fn card(text: &Text) -> Option<&str> {
    text.pieces().find_map(|(_, link)| if let Some(Link::Card(card)) = link { Some(card) } else { None })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stand_out_and_can_be_looked_up() {
        let parts = [
            Part::plain("A plays "),
            Part::Card { text: "Blind Rage".into(), card: "blind-rage".into() },
            Part::plain("."),
        ];
        let text = text(&parts);
        assert_eq!(card(&text), Some("blind-rage"));
        let line = toned(&text, Tone::Dim);
        assert_eq!(line.plain(), "A plays Blind Rage.");
        assert_eq!(
            line.0.iter().map(|span| span.tone).collect::<Vec<_>>(),
            [Tone::Dim, Tone::Strong, Tone::Dim]
        );
    }
}
