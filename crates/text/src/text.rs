//! Text that knows what it is about.

use std::fmt;

/// Around a link: what it leads to stands between the first two, what is shown between the last two. Private
/// characters, which no font shows; they are taken out of whatever comes from outside, so nobody can forge a link.
const OPEN: char = '\u{e010}';
const MIDDLE: char = '\u{e011}';
const CLOSE: char = '\u{e012}';
const MARKS: [char; 3] = [OPEN, MIDDLE, CLOSE];

/// What a piece of text leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link<'a> {
    /// A card by its key.
    Card(&'a str),
    /// A seat by its letter.
    Seat(&'a str),
    /// A place on the table by its name.
    Place(&'a str),
    /// A statement of the rules by its number.
    Rule(&'a str),
}

impl<'a> Link<'a> {
    fn parts(self) -> (char, &'a str) {
        match self {
            Link::Card(id) => ('c', id),
            Link::Seat(id) => ('s', id),
            Link::Place(id) => ('p', id),
            Link::Rule(id) => ('r', id),
        }
    }

    fn read(text: &'a str) -> Option<Link<'a>> {
        let mut letters = text.chars();
        let (kind, id) = (letters.next()?, letters.as_str());
        match kind {
            'c' => Some(Link::Card(id)),
            's' => Some(Link::Seat(id)),
            'p' => Some(Link::Place(id)),
            'r' => Some(Link::Rule(id)),
            _ => None,
        }
    }
}

/// A text in some language whose cards, seats, places and rules are links.
///
/// A message filled with linked values is a linked text again, however the language bends its words: the
/// links are put in with the values and never searched for afterwards. `Display` shows the words alone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text {
    /// With the marks of its links.
    marked: String,
}

impl Text {
    /// A text that leads somewhere as a whole. Links inside it are given up: there are none within links.
    #[must_use]
    pub fn link(to: Link<'_>, text: impl Into<Text>) -> Text {
        let ((kind, id), text) = (to.parts(), text.into());
        Text { marked: format!("{OPEN}{kind}{}{MIDDLE}{text}{CLOSE}", without_marks(id)) }
    }

    /// What Fluent made of marked values.
    pub(crate) fn from_marked(marked: String) -> Text {
        Text { marked }
    }

    pub(crate) fn marked(&self) -> &str {
        &self.marked
    }

    /// The pieces in order, each with what it leads to. None of them is empty.
    pub fn pieces(&self) -> impl Iterator<Item = (&str, Option<Link<'_>>)> {
        self.marked.split(OPEN).enumerate().flat_map(|(i, rest)| {
            let (linked, plain) = match rest.split_once(CLOSE) {
                Some((link, plain)) if i > 0 => (link.split_once(MIDDLE), plain),
                _ => (None, rest),
            };
            let linked = linked.map(|(to, text)| (text, Link::read(to)));
            [linked, Some((plain, None))].into_iter().flatten().filter(|(text, _)| !text.is_empty())
        })
    }

    /// Several texts with something between them.
    #[must_use]
    pub fn joined(texts: impl IntoIterator<Item = Text>, between: &str) -> Text {
        let texts: Vec<String> = texts.into_iter().map(|text| text.marked).collect();
        Text { marked: texts.join(between) }
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pieces().next().is_none()
    }

    /// With its first letter in upper case.
    #[must_use]
    pub fn capitalised(self) -> Text {
        let mut inside = false;
        let first = self.marked.char_indices().find(|&(_, letter)| {
            let hidden = inside;
            match letter {
                OPEN => inside = true,
                MIDDLE => inside = false,
                _ => return !hidden && letter != CLOSE,
            }
            false
        });
        let Some((at, letter)) = first else { return self };
        let (before, after) = (&self.marked[..at], &self.marked[at + letter.len_utf8()..]);
        Text { marked: before.chars().chain(letter.to_uppercase()).chain(after.chars()).collect() }
    }
}

fn without_marks(text: &str) -> String {
    text.replace(MARKS, "")
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain: String = self.pieces().map(|(text, _)| text).collect();
        f.pad(&plain)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text { marked: if text.contains(MARKS) { without_marks(&text) } else { text } }
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text { marked: without_marks(text) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &Text) -> Vec<(&str, Option<Link<'_>>)> {
        text.pieces().collect()
    }

    #[test]
    fn links_survive_being_put_into_sentences() {
        let rage = Text::link(Link::Card("blind-rage"), "Blind Rage");
        let text = Text::from_marked(format!("A plays {}.", rage.marked()));
        assert_eq!(
            pieces(&text),
            [("A plays ", None), ("Blind Rage", Some(Link::Card("blind-rage"))), (".", None)]
        );
        assert_eq!(text.to_string(), "A plays Blind Rage.");
        assert_eq!(pieces(&Text::link(Link::Seat("B"), "B")), [("B", Some(Link::Seat("B")))]);
        assert!(Text::default().is_empty());
    }

    #[test]
    fn a_link_holds_no_other_link() {
        let inner = Text::link(Link::Rule("5.12"), "rule 5.12");
        let outer = Text::link(Link::Place("haven"), inner);
        assert_eq!(pieces(&outer), [("rule 5.12", Some(Link::Place("haven")))]);
    }

    #[test]
    fn nobody_forges_a_link() {
        let forged = Text::from(format!("{OPEN}cblood{MIDDLE}Ana{CLOSE}"));
        assert_eq!(pieces(&forged), [("cbloodAna", None)]);
    }

    #[test]
    fn the_first_letter_is_found_inside_a_link_too() {
        assert_eq!(Text::from("élan").capitalised().to_string(), "Élan");
        let link = Text::link(Link::Place("2"), "at Location 2").capitalised();
        assert_eq!(pieces(&link), [("At Location 2", Some(Link::Place("2")))]);
        assert_eq!(Text::default().capitalised(), Text::default());
    }

    /// Cut anywhere, a text still has pieces and no panic.
    #[test]
    fn broken_marks_are_plain_text() {
        for text in ["\u{e010}", "a\u{e012}b", "\u{e010}c\u{e011}x", "\u{e010}zx\u{e011}y\u{e012}"] {
            let _ = Text::from_marked(text.into()).to_string();
        }
    }
}
