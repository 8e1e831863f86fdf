//! Reads scenario files. Every error names the line and says what could stand there.

use std::fmt;

use super::reasons;
use crate::Reason;

/// What is wrong with a scenario file, and in which line (counted from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    pub line: usize,
    pub reason: Reason,
}

/// For developers.
impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ScenarioError {}

/// A line of a file without comment and margins, and its number.
#[derive(Clone, Copy, Debug)]
pub(super) struct SourceLine<'a> {
    pub line: usize,
    pub text: &'a str,
}

impl<'a> SourceLine<'a> {
    pub fn fail<T>(&self, reason: Reason) -> Result<T, ScenarioError> {
        Err(ScenarioError { line: self.line, reason })
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
pub(super) struct ParsedFact<'a> {
    pub subject: String,
    pub key: &'a str,
    pub words: Vec<&'a str>,
}

#[derive(Debug)]
pub(super) enum Block<'a> {
    When(Vec<SourceLine<'a>>),
    Then(Vec<SourceLine<'a>>),
}

#[derive(Debug)]
pub(super) struct Scenario<'a> {
    pub line: usize,
    pub name: &'a str,
    /// Rules and cards, each with its line.
    pub proves: Vec<(usize, &'a str)>,
    pub given: Vec<SourceLine<'a>>,
    pub parts: Vec<Block<'a>>,
}

/// A file: what is given in every scenario that does not say otherwise, and the scenarios.
#[derive(Debug, Default)]
pub(super) struct File<'a> {
    pub defaults: Vec<SourceLine<'a>>,
    pub scenarios: Vec<Scenario<'a>>,
}

pub(super) fn lines(text: &str) -> impl Iterator<Item = SourceLine<'_>> {
    text.lines().enumerate().filter_map(|(i, line)| {
        let text = line.split('#').next().unwrap_or_default().trim();
        (!text.is_empty()).then_some(SourceLine { line: i + 1, text })
    })
}

/// The game that a file announces in its first line: `game: vendetta`.
pub fn game_of(text: &str) -> Result<String, ScenarioError> {
    let Some(first) = lines(text).next() else {
        return Err(ScenarioError { line: 1, reason: reasons::file_empty() });
    };
    match first.split() {
        Some(("game", name)) if !name.is_empty() => Ok(name.into()),
        _ => first.fail(reasons::no_game_line()),
    }
}

enum Heading {
    Head,
    Defaults,
    Given,
    When,
    Then,
}

pub(super) fn file(text: &str) -> Result<File<'_>, ScenarioError> {
    game_of(text)?;
    let mut file = File::default();
    let mut section = Heading::Head;
    for source in lines(text).skip(1) {
        let head = source.split();
        if let Some(("scenario", name)) = head {
            if name.is_empty() {
                return source.fail(reasons::nameless());
            }
            let (proves, given, parts) = (Vec::new(), Vec::new(), Vec::new());
            file.scenarios.push(Scenario { line: source.line, name, proves, given, parts });
            section = Heading::Head;
            continue;
        }
        let Some(scenario) = file.scenarios.last_mut() else {
            match (head, &section) {
                (Some(("defaults", "")), Heading::Head) => section = Heading::Defaults,
                (_, Heading::Defaults) => file.defaults.push(source),
                _ => return source.fail(reasons::no_scenario_yet()),
            }
            continue;
        };
        match head {
            Some(("given", "")) if scenario.parts.is_empty() => section = Heading::Given,
            Some(("given", "")) => return source.fail(reasons::given_late()),
            Some(("when", "")) => {
                scenario.parts.push(Block::When(Vec::new()));
                section = Heading::When;
            }
            Some(("then", "")) => {
                scenario.parts.push(Block::Then(Vec::new()));
                section = Heading::Then;
            }
            Some(("proves", list)) => {
                let words = list.split([',', ' ']).filter(|word| !word.is_empty());
                scenario.proves.extend(words.map(|word| (source.line, word)));
            }
            _ => match (&section, scenario.parts.last_mut()) {
                (Heading::Given, _) => scenario.given.push(source),
                (Heading::When, Some(Block::When(lines))) | (Heading::Then, Some(Block::Then(lines))) => {
                    lines.push(source);
                }
                _ => return source.fail(reasons::no_section()),
            },
        }
    }
    if file.scenarios.is_empty() {
        return Err(ScenarioError { line: 1, reason: reasons::no_scenario() });
    }
    Ok(file)
}

/// `A: blood 5, hand hunt ready` as facts.
pub(super) fn facts(source: SourceLine<'_>) -> Result<Vec<ParsedFact<'_>>, ScenarioError> {
    let Some((subject, rest)) = source.split() else {
        return source.fail(reasons::no_subject());
    };
    let subject = subject.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut facts = Vec::new();
    for part in rest.split(',') {
        let mut words = part.split_whitespace();
        let Some(key) = words.next() else {
            return source.fail(reasons::fact_missing(&subject));
        };
        facts.push(ParsedFact { subject: subject.clone(), key, words: words.collect() });
    }
    Ok(facts)
}
