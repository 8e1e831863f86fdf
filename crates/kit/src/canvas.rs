//! Messages of a game set into lines, for painting a table.

use elysium_kernel::Seat;
use elysium_text::{Args, Link, Text};

use crate::{Flow, Say, Tone, tied};

/// Between facts of one thing.
pub const DOT: &str = " · ";

pub struct Canvas<'a, W> {
    pub words: W,
    pub flow: Flow,
    /// What seats are called, by seat; by their letters where there are none.
    names: &'a [String],
}

impl<'a, W: Say> Canvas<'a, W> {
    pub fn new(words: W, names: &'a [String]) -> Canvas<'a, W> {
        Canvas { words, flow: Flow::default(), names }
    }

    /// A text in which seats have their names: `Vesna (Gangrel)` for `B (Gangrel)`.
    pub fn named(&self, text: &Text) -> String {
        let called = |letter: &str| self.names.get(letter.parse::<Seat>().ok()?.index());
        let piece = |(text, link): (&str, Option<Link<'_>>)| match link {
            Some(Link::Seat(letter)) => match (text.strip_prefix(letter), called(letter)) {
                (Some(rest), Some(name)) => format!("{name}{rest}"),
                _ => text.to_owned(),
            },
            _ => text.to_owned(),
        };
        text.pieces().map(piece).collect()
    }

    /// Adds a text, with `glue` between it and what is on the line before it.
    pub fn put(&mut self, glue: &str, tone: Tone, text: &Text) {
        self.flow.put(glue, tone, &self.named(text));
    }

    /// Adds a message in the same way.
    pub fn say(&mut self, glue: &str, tone: Tone, id: &str, args: Args) {
        self.put(glue, tone, &self.words.say(id, args));
    }

    /// A paragraph of one message.
    pub fn line(&mut self, indent: usize, tone: Tone, id: &str, args: Args) {
        self.flow.start(indent);
        self.say("", tone, id, args);
    }

    /// Adds a message about a number.
    pub fn n(&mut self, glue: &str, tone: Tone, id: &str, n: impl Into<usize>) {
        self.say(glue, tone, id, Args::new().set("n", n.into()));
    }

    /// For a message: items with commas between them (`$list`), each kept in one piece.
    pub fn list(&self, items: impl IntoIterator<Item = Text>) -> Args {
        let items = items.into_iter().map(|item| tied(self.named(&item)));
        Args::new().set("list", items.collect::<Vec<_>>().join(", "))
    }

    /// The same, equal ones together with their number.
    pub fn counted(&self, items: impl IntoIterator<Item = Text>) -> Args {
        self.list(self.words.counted(items))
    }

    /// What was set so far.
    pub fn take(&mut self) -> Vec<crate::Line> {
        std::mem::take(&mut self.flow).lines()
    }
}
