//! Plays scenarios.

use std::collections::VecDeque;

use super::expect;
use super::facts::Facts;
use super::parse::{self, Fact, Part, Scenario, ScenarioError, Source};
use super::sheet::Sheet;
use crate::{Forced, Game, Seat, Seed};

/// How a scenario went.
pub struct ScenarioRun<R: Facts> {
    pub name: String,
    /// Where it begins.
    pub line: usize,
    /// The rules and cards that it says it proves.
    pub proves: Vec<String>,
    pub failure: Option<FailedExpectation>,
    /// The game as far as it went.
    pub game: Option<Game<R>>,
}

/// Where and why a scenario failed: what was expected, and what was there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedExpectation {
    pub line: usize,
    pub reason: String,
}

impl From<ScenarioError> for FailedExpectation {
    fn from(error: ScenarioError) -> FailedExpectation {
        FailedExpectation { line: error.line, reason: error.reason }
    }
}

/// Runs every scenario of a file. A file that cannot be read is an error; a scenario whose
/// position is impossible or whose expectation does not hold is a failure of that scenario.
pub fn run<R: Facts>(text: &str) -> Result<Vec<ScenarioRun<R>>, ScenarioError> {
    let game = parse::game_of(text)?;
    if game != R::NAME {
        return Err(ScenarioError {
            line: 1,
            reason: format!("this is a file for `{game}`, not for `{}`", R::NAME),
        });
    }
    Ok(parse::file(text)?.iter().map(one).collect())
}

fn one<R: Facts>(scenario: &Scenario) -> ScenarioRun<R> {
    let mut report = ScenarioRun {
        name: scenario.name.into(),
        line: scenario.line,
        proves: scenario.proves.iter().map(|s| s.to_string()).collect(),
        failure: None,
        game: None,
    };
    let mut play = || -> Result<(), FailedExpectation> {
        let game = report.game.insert(begin(scenario)?);
        for part in &scenario.parts {
            match part {
                Part::When(lines) => when(game, lines)?,
                Part::Then(lines) => {
                    for &line in lines {
                        expect::line(game, line)?;
                    }
                }
            }
        }
        match game.unused_chance().next() {
            Some(word) => {
                let reason = format!("chance never came to bring `{word}`");
                Err(FailedExpectation { line: scenario.line, reason })
            }
            None => Ok(()),
        }
    };
    report.failure = play().err();
    report
}

/// Builds the position. `chance:` lines among the given say what chance brings first.
fn begin<R: Facts>(scenario: &Scenario) -> Result<Game<R>, FailedExpectation> {
    let mut sheet = Sheet::default();
    let mut where_is: Vec<(String, String, usize)> = Vec::new();
    let mut prescribed = VecDeque::new();
    let mut seed = 0;
    for &source in &scenario.given {
        match source.split() {
            Some(("chance", words)) => prescribed.extend(words.split_whitespace().map(R::canonical)),
            Some(("seed", number)) => match number.parse() {
                Ok(number) => seed = number,
                Err(_) => return Ok(source.fail(format!("`{number}` is no number"))?),
            },
            _ => {
                for fact in parse::facts(source)? {
                    let subject = subject::<R>(source, &fact)?;
                    let none = fact.words == ["none"];
                    sheet.set(&subject, fact.key, if none { &[] } else { fact.words.as_slice() });
                    where_is.push((subject, fact.key.into(), source.line));
                }
            }
        }
    }
    let (setup, state) = R::position(&sheet).map_err(|error| {
        // The line of the fact, or one about the same subject.
        let mut lines = where_is.iter().rev().filter(|(subject, ..)| *subject == error.subject);
        let line = lines.clone().find(|(_, key, _)| *key == error.key).or_else(|| lines.next());
        FailedExpectation {
            line: line.map_or(scenario.line, |(_, _, line)| *line),
            reason: error.to_string(),
        }
    })?;
    if let Err(reason) = R::audit(&state) {
        return Err(FailedExpectation {
            line: scenario.line,
            reason: format!("this position cannot be: {reason}"),
        });
    }
    Ok(Game::from_position(setup, Seed::number(seed), state, prescribed))
}

/// Whose fact this is, if it is something that can be said of this subject.
pub(super) fn subject<R: Facts>(source: Source, fact: &Fact) -> Result<String, ScenarioError> {
    let Fact { subject, key, .. } = fact;
    match R::subject(subject) {
        None => source.fail(format!("there is nothing called `{subject}` at this table")),
        Some((_, keys)) if !keys.contains(key) => {
            source.fail(format!("`{key}` is not said of `{subject}`; one can say: {}", keys.join(", ")))
        }
        Some((name, _)) => Ok(name),
    }
}

/// `A: play:hunt at:1`, `all: stay`, `chance: drain:marcel`.
fn when<R: Facts>(game: &mut Game<R>, lines: &[Source]) -> Result<(), FailedExpectation> {
    // Chance is fixed first for what it will bring during these moves.
    for source in lines {
        if let Some(("chance", words)) = source.split() {
            words.split_whitespace().for_each(|word| game.prescribe(word));
        }
    }
    for source in lines {
        let Some((who, words)) = source.split() else {
            return Ok(source.fail("expected a seat and its answers, such as `A: play:hunt at:1`")?);
        };
        match who {
            "chance" => {}
            "all" => {
                for seat in asked(game) {
                    answer(game, source, seat, words)?;
                }
            }
            _ => {
                let seat = who.parse().map_err(|reason| FailedExpectation { line: source.line, reason })?;
                answer(game, source, seat, words)?;
            }
        }
    }
    Ok(())
}

fn asked<R: Facts>(game: &Game<R>) -> Vec<Seat> {
    game.open().iter().filter(|open| open.given.is_none()).map(|open| open.who).collect()
}

fn answer<R: Facts>(
    game: &mut Game<R>,
    source: &Source,
    seat: Seat,
    words: &str,
) -> Result<(), FailedExpectation> {
    let mut forced_used = 0;
    for word in words.split_whitespace() {
        let answered = game.history().len();
        if let Err(rejected) = game.play(seat, word) {
            // An answer without alternative was not asked for; writing it down is allowed.
            let canonical = R::canonical(word);
            let was_forced = |Forced { open, state }: &Forced<R>| {
                open.who == seat && open.given.is_some_and(|c| R::notation(state, c) == canonical)
            };
            match game.forced().iter().skip(forced_used).position(was_forced) {
                Some(at) => {
                    forced_used += at + 1;
                    continue;
                }
                None => {
                    let reason = format!("{seat}: {word}: {rejected}; {}", open_questions(game));
                    return Err(FailedExpectation { line: source.line, reason });
                }
            }
        }
        if game.history().len() > answered {
            forced_used = 0;
        }
    }
    Ok(())
}

/// What is asked now, in notation, for people who look for the mistake.
pub(super) fn open_questions<R: Facts>(game: &Game<R>) -> String {
    if game.open().is_empty() {
        return "the game is over".into();
    }
    let questions = game.open().iter().filter(|open| open.given.is_none()).map(|open| {
        let words: Vec<_> = open.options.iter().map(|&c| R::notation(game.now(), c)).collect();
        format!("{} is asked ({:?}) for one of: {}", open.who, open.ask, words.join(" "))
    });
    questions.collect::<Vec<_>>().join("; ")
}
