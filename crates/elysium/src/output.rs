//! Where words go: buffered, in colour on a terminal only, without a panic when the reader leaves.

use std::borrow::Cow;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};

use elysium_kit::{Line, Tone};

/// Standard output as commands use it. `println!` would panic once the reader has gone away.
pub struct Output {
    out: BufWriter<StdoutLock<'static>>,
    colour: bool,
}

impl Output {
    pub fn new() -> Output {
        let stdout = io::stdout();
        let colour = stdout.is_terminal() && colour_wanted();
        Output { out: BufWriter::new(stdout.lock()), colour }
    }

    pub fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", harmless(text))
    }

    /// A line with tones, in colour if there is any.
    pub fn painted(&mut self, line: &Line) -> io::Result<()> {
        if self.colour { writeln!(self.out, "{}", in_colour(line)) } else { self.line(&line.plain()) }
    }

    /// A value for programs.
    pub fn json(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        // Between its strings JSON has no control characters but line ends, and inside all can be escaped.
        let text = serde_json::to_string_pretty(value)?;
        let escaped = |c: char| if is_harmful(c) { format!("\\u{:04x}", u32::from(c)) } else { c.into() };
        self.line(&text.chars().map(escaped).collect::<String>())
    }

    /// To be called at the end: an error must not get lost when the buffer is dropped.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// What a terminal would not show but obey: names, answers and messages come from files and from the network.
fn is_harmful(c: char) -> bool {
    c.is_control() && c != '\n' && c != '\t'
}

/// A text with signs for its control characters. Everything that is written to a terminal goes through here.
pub fn harmless(text: &str) -> Cow<'_, str> {
    if !text.contains(is_harmful) {
        return text.into();
    }
    let sign = |c: char| match c {
        c if !is_harmful(c) => c,
        // Unicode has a picture for each of the first ones.
        '\0'..' ' => char::from_u32(0x2400 + u32::from(c)).unwrap_or(char::REPLACEMENT_CHARACTER),
        '\x7f' => '\u{2421}',
        _ => char::REPLACEMENT_CHARACTER,
    };
    text.chars().map(sign).collect::<String>().into()
}

/// `NO_COLOR` set to anything, or a terminal that says it is a simple one, means no colour.
pub fn colour_wanted() -> bool {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    set("NO_COLOR").is_none() && set("TERM").is_none_or(|term| term != "dumb")
}

/// A line with the escape sequences of its tones.
pub fn in_colour(line: &Line) -> String {
    let mut text = String::new();
    for span in &line.0 {
        let shown = harmless(&span.text);
        match sequence(span.tone) {
            "" => text += &shown,
            sequence => text += &format!("\x1b[{sequence}m{shown}\x1b[0m"),
        }
    }
    text
}

/// The 16 colours every terminal has, so that the user's own palette stays readable.
const fn sequence(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "",
        Tone::Dim | Tone::Hidden => "2",
        Tone::Strong => "1",
        Tone::Accent => "36",
        Tone::Blood => "31",
        Tone::Influence => "33",
        Tone::Own => "1;32",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_shown_and_not_obeyed() {
        assert_eq!(harmless("x\u{1b}[2Jevil\r\u{7f}\u{9b}2J"), "x␛[2Jevil␍␡\u{fffd}2J");
        assert_eq!(harmless("one\ttwo\nthree łódź"), "one\ttwo\nthree łódź");
        let line = Line::new().add(Tone::Plain, "a\u{1b}c").add(Tone::Strong, "\u{1b}[2J");
        assert_eq!(in_colour(&line), "a␛c\x1b[1m␛[2J\x1b[0m");
    }
}
