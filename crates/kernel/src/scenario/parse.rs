//! Reads scenario files. Every error names the line and says what could stand there.

use std::fmt;

/// What is wrong with a scenario file, and in which line (counted from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ScenarioError {}

/// A line of a file without comment and margins, and its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    pub line: usize,
    pub text: &'a str,
}

impl<'a> Source<'a> {
    pub fn fail<T>(&self, reason: impl Into<String>) -> Result<T, ScenarioError> {
        Err(ScenarioError { line: self.line, reason: reason.into() })
    }

    /// What stands before and after the first colon that ends a word.
    pub fn split(&self) -> Option<(&'a str, &'a str)> {
        if let Some(head) = self.text.strip_suffix(':') {
            return Some((head.trim(), ""));
        }
        let (head, rest) = self.text.split_once(": ")?;
        Some((head.trim(), rest.trim()))
    }
}

/// One fact of a `given` line, or one expectation of a `then` line.
#[derive(Clone, Debug)]
pub(super) struct Fact<'a> {
    pub subject: String,
    pub key: &'a str,
    pub words: Vec<&'a str>,
}

#[derive(Debug)]
pub(super) enum Part<'a> {
    When(Vec<Source<'a>>),
    Then(Vec<Source<'a>>),
}

#[derive(Debug)]
pub(super) struct Scenario<'a> {
    pub line: usize,
    pub name: &'a str,
    /// Rules and cards, each with its line.
    pub proves: Vec<(usize, &'a str)>,
    pub given: Vec<Source<'a>>,
    pub parts: Vec<Part<'a>>,
}

/// A file: what is given in every scenario that does not say otherwise, and the scenarios.
#[derive(Debug, Default)]
pub(super) struct File<'a> {
    pub defaults: Vec<Source<'a>>,
    pub scenarios: Vec<Scenario<'a>>,
}

fn lines(text: &str) -> impl Iterator<Item = Source<'_>> {
    text.lines().enumerate().filter_map(|(i, line)| {
        let text = line.split('#').next().unwrap_or_default().trim();
        (!text.is_empty()).then_some(Source { line: i + 1, text })
    })
}

/// The game that a file announces in its first line: `game: vendetta`.
pub fn game_of(text: &str) -> Result<String, ScenarioError> {
    let Some(first) = lines(text).next() else {
        return Err(ScenarioError { line: 1, reason: "the file is empty".into() });
    };
    match first.split() {
        Some(("game", name)) if !name.is_empty() => Ok(name.into()),
        _ => first.fail("a scenario file begins with its game, such as `game: vendetta`"),
    }
}

enum Section {
    Head,
    Defaults,
    Given,
    When,
    Then,
}

pub(super) fn file(text: &str) -> Result<File<'_>, ScenarioError> {
    game_of(text)?;
    let mut file = File::default();
    let mut section = Section::Head;
    for source in lines(text).skip(1) {
        let head = source.split();
        if let Some(("scenario", name)) = head {
            if name.is_empty() {
                return source.fail("a scenario needs a name: `scenario: what it shows`");
            }
            let (proves, given, parts) = (Vec::new(), Vec::new(), Vec::new());
            file.scenarios.push(Scenario { line: source.line, name, proves, given, parts });
            section = Section::Head;
            continue;
        }
        let Some(scenario) = file.scenarios.last_mut() else {
            match (head, &section) {
                (Some(("defaults", "")), Section::Head) => section = Section::Defaults,
                (_, Section::Defaults) => file.defaults.push(source),
                _ => return source.fail("before this line a scenario must begin: `scenario: what it shows`"),
            }
            continue;
        };
        match head {
            Some(("given", "")) if scenario.parts.is_empty() => section = Section::Given,
            Some(("given", "")) => return source.fail("`given:` comes before `when:` and `then:`"),
            Some(("when", "")) => {
                scenario.parts.push(Part::When(Vec::new()));
                section = Section::When;
            }
            Some(("then", "")) => {
                scenario.parts.push(Part::Then(Vec::new()));
                section = Section::Then;
            }
            Some(("proves", list)) => {
                let words = list.split([',', ' ']).filter(|word| !word.is_empty());
                scenario.proves.extend(words.map(|word| (source.line, word)));
            }
            _ => match (&section, scenario.parts.last_mut()) {
                (Section::Given, _) => scenario.given.push(source),
                (Section::When, Some(Part::When(lines))) | (Section::Then, Some(Part::Then(lines))) => {
                    lines.push(source);
                }
                _ => return source.fail("expected `proves:`, `given:`, `when:` or `then:`"),
            },
        }
    }
    if file.scenarios.is_empty() {
        return Err(ScenarioError { line: 1, reason: "the file holds no scenario".into() });
    }
    Ok(file)
}

/// `A: blood 5, hand hunt ready` as facts.
pub(super) fn facts(source: Source<'_>) -> Result<Vec<Fact<'_>>, ScenarioError> {
    let Some((subject, rest)) = source.split() else {
        return source.fail("expected a subject and its facts, such as `A: blood 5, hand hunt`");
    };
    let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut facts = Vec::new();
    for part in rest.split(',') {
        let mut words = part.split_whitespace();
        let Some(key) = words.next() else {
            return source.fail(format!("a fact about `{subject}` is missing here"));
        };
        facts.push(Fact { subject: subject.clone(), key, words: words.collect() });
    }
    Ok(facts)
}
