//! The position of a scenario: its `given` lines, and the defaults of its file.

use std::collections::VecDeque;

use super::expect;
use super::facts::Facts;
use super::page::Row;
use super::parse::{self, Scenario, SourceLine};
use super::reasons;
use super::run::{FailedExpectation, row};
use super::sheet::{FactError, Sheet};
use crate::game::StopAt;
use crate::{Game, MAX_SEATS, Reason, Seed};

/// What became of the lines.
pub(super) enum Position<R: Facts> {
    Stands(Box<Game<R>>),
    /// The rules do not allow it.
    Impossible(FailedExpectation),
    /// The lines say something that cannot be said.
    Mistaken(FailedExpectation),
}

/// What the lines give.
#[derive(Default)]
struct Lines {
    sheet: Sheet,
    /// Each fact: subject, key and line.
    at: Vec<(String, &'static str, usize)>,
    chance: Vec<(usize, String)>,
    seed: Option<u64>,
}

impl Lines {
    fn read<R: Facts>(source: &[SourceLine]) -> Result<Lines, FailedExpectation> {
        let mut lines = Lines::default();
        for source in source {
            lines.add::<R>(*source)?;
        }
        Ok(lines)
    }

    fn add<R: Facts>(&mut self, source: SourceLine) -> Result<(), FailedExpectation> {
        match source.split() {
            Some(("chance", words)) => {
                self.chance.extend(words.split_whitespace().map(|word| (source.line, word.to_owned())));
            }
            Some(("seed", number)) => match number.parse() {
                Ok(_) if self.seed.is_some() => return Ok(source.fail(reasons::seed_twice())?),
                Ok(number) => self.seed = Some(number),
                Err(_) => return Ok(source.fail(reasons::not_a_number(number))?),
            },
            _ => {
                for fact in parse::facts(source)? {
                    let (subject, row) = row::<R>(source, &fact)?;
                    if !row.can_be_given() {
                        return Ok(source.fail(only_expected::<R>(&subject, row.key))?);
                    }
                    if fact.words.is_empty() {
                        return Ok(source.fail(reasons::word_needed(row.key))?);
                    }
                    let said = self.at.iter().find(|(other, key, _)| *other == subject && *key == row.key);
                    if let Some((_, key, line)) = said {
                        return Ok(source.fail(reasons::given_twice(key, &subject, *line))?);
                    }
                    let none = fact.words == ["none"];
                    self.sheet.set(&subject, fact.key, if none { &[] } else { fact.words.as_slice() });
                    self.at.push((subject, row.key, source.line));
                }
            }
        }
        Ok(())
    }

    /// These lines, and what only the others say.
    fn over(mut self, defaults: Lines) -> Lines {
        for (subject, key, line) in defaults.at {
            if self.sheet.get(&subject, key).is_none() {
                self.sheet.set(&subject, key, defaults.sheet.get(&subject, key).unwrap_or_default());
                self.at.push((subject, key, line));
            }
        }
        self.chance.splice(0..0, defaults.chance);
        self.seed = self.seed.or(defaults.seed);
        self
    }

    /// The first word that a fact cannot have, such as a card of another kind.
    fn strange<R: Facts>(&self, seats: usize) -> Option<FailedExpectation> {
        let mut lines: Vec<_> = self.at.iter().collect();
        lines.sort_unstable_by_key(|(.., line)| *line);
        lines.into_iter().find_map(|(subject, key, line)| {
            let row = R::subject(subject)?.1.into_iter().find(|row| row.key == *key)?;
            let words = self.sheet.get(subject, key)?.iter().map(|word| expect::spelled::<R>(word));
            let reason = words.map(|word| expect::one::<R>(&row, &word, seats)).find_map(Result::err)?;
            Some(FailedExpectation { line: *line, reason: reasons::fact(subject, key, reason) })
        })
    }
}

/// Why a fact can be expected, but not given.
fn only_expected<R: Facts>(subject: &str, key: &str) -> Reason {
    let rows = R::subject(subject).map(|(_, rows)| rows).unwrap_or_default();
    if rows.iter().any(Row::can_be_given) {
        return reasons::follows(key);
    }
    R::missing(&R::draft(&Sheet::default()).state, subject)
}

/// A game that stands in a position, given as the lines under `given:` of a scenario.
pub fn game_from<R: Facts>(given: &str) -> Result<Game<R>, FailedExpectation> {
    let given = parse::lines(given).collect();
    let scenario = Scenario { line: 1, name: "", proves: Vec::new(), given, parts: Vec::new() };
    match begin(&[], &scenario, None) {
        Position::Stands(game) => Ok(*game),
        Position::Impossible(failure) | Position::Mistaken(failure) => Err(failure),
    }
}

/// Builds the position. `chance:` lines among the given say what chance brings first.
pub(super) fn begin<R: Facts>(
    defaults: &[SourceLine],
    scenario: &Scenario,
    stop: Option<StopAt<R>>,
) -> Position<R> {
    let read = || Ok(Lines::read::<R>(&scenario.given)?.over(Lines::read::<R>(defaults)?));
    let lines = match read() {
        Ok(lines) => lines,
        Err(failure) => return Position::Mistaken(failure),
    };
    let (setup, state) = match R::position(&lines.sheet) {
        Ok(position) => match lines.strange::<R>(R::seats(&position.1)) {
            Some(failure) => return Position::Mistaken(failure),
            None => position,
        },
        Err(error) => return refused::<R>(scenario, &lines, error),
    };
    let prescribed: Result<VecDeque<_>, _> = lines
        .chance
        .iter()
        .map(|(line, word)| {
            expect::answer::<R>(word, R::seats(&state))
                .map_err(|reason| FailedExpectation { line: *line, reason })
        })
        .collect();
    let prescribed = match prescribed {
        Ok(prescribed) => prescribed,
        Err(failure) => return Position::Mistaken(failure),
    };
    if let Err(reason) = R::audit(&state) {
        let reason = reasons::cannot_be(reason);
        return Position::Impossible(FailedExpectation { line: scenario.line, reason });
    }
    let seed = Seed::number(lines.seed.unwrap_or(0));
    // A scenario proves what happens at the table, not what it took to set it up.
    crate::cite::forget();
    Position::Stands(Box::new(Game::until(stop, setup, seed, state, prescribed)))
}

/// A fact that cannot be: a word that does not exist, or a position that the rules do not allow.
fn refused<R: Facts>(scenario: &Scenario, lines: &Lines, error: FactError) -> Position<R> {
    // The line of the fact, or one that speaks of the same subject.
    let mut of_subject = lines.at.iter().rev().filter(|(subject, ..)| *subject == error.subject);
    let at = of_subject.clone().find(|(_, key, _)| *key == error.key).or_else(|| of_subject.next());
    // What no line says may follow from a word that a line cannot say.
    if at.is_none()
        && let Some(failure) = lines.strange::<R>(MAX_SEATS)
    {
        return Position::Mistaken(failure);
    }
    let line = at.map_or(scenario.line, |(_, _, line)| *line);
    // The word that nothing is called, and what it was probably meant to be.
    let row =
        R::subject(&error.subject).and_then(|(_, rows)| rows.into_iter().find(|row| row.key == error.key));
    let words = lines.sheet.get(&error.subject, &error.key).unwrap_or_default().iter();
    let strange = row.and_then(|row| {
        let unknown = |word: &&String| !R::lexicon().reads(row.word(), &expect::spelled::<R>(word));
        words.clone().find(unknown).map(|word| R::lexicon().meant([row.word()], word))
    });
    let near = strange.as_ref().and_then(|near| near.as_deref());
    // What does not come to bear here is a slip of the author, not a position that the rules forbid.
    let mistaken = strange.is_some() || error.reason.says(reasons::NOT_KEPT);
    let reason = reasons::fact(&error.subject, &error.key, error.reason).meant(near);
    let failure = FailedExpectation { line, reason };
    if mistaken { Position::Mistaken(failure) } else { Position::Impossible(failure) }
}
