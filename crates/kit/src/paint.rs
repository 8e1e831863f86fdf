//! Text with tones, so that one painting serves colour terminals and plain lines.

/// How a piece of text is meant; whoever shows it picks colours. Nothing is said by tone alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    #[default]
    Plain,
    Dim,
    Strong,
    /// Headings and frames.
    Accent,
    Blood,
    Influence,
    /// The viewer's own.
    Own,
    Hidden,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    pub tone: Tone,
}

/// A line of a painting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Span>);

impl Line {
    pub fn new() -> Line {
        Line::default()
    }

    /// Adds text in a tone.
    pub fn add(mut self, tone: Tone, text: impl Into<String>) -> Line {
        self.push(tone, text);
        self
    }

    pub fn push(&mut self, tone: Tone, text: impl Into<String>) {
        self.0.push(Span { text: text.into(), tone });
    }

    /// The text without tones.
    pub fn plain(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }
}

/// A table in lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Painting {
    /// Everybody but the viewer in a line each, with what has to be in sight all the time.
    pub others: Vec<Line>,
    pub table: Vec<Line>,
}

impl Painting {
    pub fn lines(self) -> Vec<Line> {
        self.others.into_iter().chain(self.table).collect()
    }
}
