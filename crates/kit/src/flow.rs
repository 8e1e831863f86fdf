//! Pieces of text set into lines that fit a terminal.

use crate::{Line, Tone};

/// Columns of the terminal, less one for a comma at the end of a line.
const WIDTH: usize = 79;
/// A piece shorter than this goes onto the next line as a whole; a longer one breaks at spaces.
const WHOLE: usize = 40;

/// A space at which no line breaks.
const TIE: char = '\u{e000}';

/// An item of a list, kept in one piece unless that would leave half a line empty.
pub fn tied(item: impl ToString) -> String {
    let item = item.to_string();
    let short = item.chars().count() < WIDTH * 2 / 3;
    if short { item.replace(' ', TIE.encode_utf8(&mut [0; 4])) } else { item }
}

/// Lines being set.
#[derive(Default)]
pub struct Flow {
    lines: Vec<Line>,
    column: usize,
    /// Where further lines of the same paragraph begin.
    hang: usize,
    /// Nothing but indentation is on the line yet.
    fresh: bool,
}

impl Flow {
    /// Starts a paragraph.
    pub fn start(&mut self, indent: usize) {
        self.hang = indent + 4;
        self.line(indent);
    }

    /// Further lines of this paragraph begin below this column.
    pub fn hang_at(&mut self, column: usize) {
        self.hang = column + 4;
    }

    pub fn blank(&mut self) {
        self.lines.push(Line::new());
    }

    fn line(&mut self, indent: usize) {
        let line = if indent > 0 { Line::new().add(Tone::Plain, " ".repeat(indent)) } else { Line::new() };
        self.lines.push(line);
        self.column = indent;
        self.fresh = true;
    }

    /// Adds a piece, with `glue` between it and what is on the line before it.
    pub fn put(&mut self, glue: &str, tone: Tone, text: &str) {
        if text.chars().count() < WHOLE {
            return self.word(glue, tone, text);
        }
        let mut glue = glue;
        for word in text.split(' ') {
            self.word(glue, tone, word);
            glue = " ";
        }
    }

    fn word(&mut self, glue: &str, tone: Tone, word: &str) {
        let width = |text: &str| text.chars().count();
        let mut glue = if self.fresh { "" } else { glue };
        if !self.fresh && self.column + width(glue) + width(word) > WIDTH {
            // A comma stays with what it follows; other glue is for one line only.
            let end = if glue.starts_with(',') { "," } else { "" };
            self.push(Tone::Plain, end);
            self.line(self.hang);
            glue = "";
        }
        self.push(if glue == " " { tone } else { Tone::Plain }, glue);
        self.push(tone, word);
        self.fresh = false;
    }

    fn push(&mut self, tone: Tone, text: &str) {
        let text = &text.replace(TIE, " ");
        let Some(line) = self.lines.last_mut() else { return };
        self.column += text.chars().count();
        match line.0.last_mut() {
            Some(span) if span.tone == tone => span.text.push_str(text),
            _ if text.is_empty() => {}
            _ => line.push(tone, text),
        }
    }

    pub fn lines(self) -> Vec<Line> {
        self.lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_pieces_stay_whole_and_long_ones_break_at_spaces() {
        let mut flow = Flow::default();
        flow.start(2);
        for _ in 0..5 {
            flow.put(", ", Tone::Strong, "twenty columns wide.");
        }
        flow.put(" ", Tone::Dim, &"word ".repeat(30));
        let lines: Vec<String> = flow.lines().iter().map(Line::plain).collect();
        assert!(lines[0].ends_with("wide.,"), "{lines:?}");
        assert!(lines[1].starts_with("      twenty"), "{lines:?}");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH + 1), "{lines:?}");
        assert!(lines.len() > 3);
    }
}
