//! Where words go: buffered, in colour on a terminal only, without a panic when the reader leaves.

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
        writeln!(self.out, "{text}")
    }

    /// A line with tones, in colour if there is any.
    pub fn painted(&mut self, line: &Line) -> io::Result<()> {
        let text = if self.colour { in_colour(line) } else { line.plain() };
        self.line(&text)
    }

    /// A value for programs.
    pub fn json(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut self.out, value)?;
        self.line("")
    }

    /// To be called at the end: an error must not get lost when the buffer is dropped.
    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
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
        match sequence(span.tone) {
            "" => text += &span.text,
            sequence => text += &format!("\x1b[{sequence}m{}\x1b[0m", span.text),
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
