//! Messages of a game set into lines, for painting a table.

use elysium_text::Args;

use crate::{Flow, Say, Tone};

pub struct Canvas<W> {
    pub words: W,
    pub flow: Flow,
}

impl<W: Say> Canvas<W> {
    pub fn new(words: W) -> Canvas<W> {
        Canvas { words, flow: Flow::default() }
    }

    /// Adds a message, with `glue` between it and what is on the line before it.
    pub fn say(&mut self, glue: &str, tone: Tone, id: &str, args: Args) {
        self.flow.put(glue, tone, &self.words.say(id, args).to_string());
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
}
