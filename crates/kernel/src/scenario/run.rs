//! Plays scenarios.

use std::collections::{BTreeMap, BTreeSet};

use super::expect;
use super::facts::Facts;
use super::lexicon::{did_you_mean, nearest};
use super::page::Row;
use super::parse::{self, Fact, Part, Scenario, ScenarioError, Source};
use super::position::{self, Position};
use super::sheet::Sheet;
use crate::game::Stop;
use crate::{AnswerError, Forced, Game, Open, Rule, Seat};

/// How a scenario went.
pub struct ScenarioRun<R: Facts> {
    pub name: String,
    /// Where it begins.
    pub line: usize,
    /// The rules and cards that it says it proves.
    pub proves: Vec<String>,
    pub failure: Option<FailedExpectation>,
    /// The rules that its events and refusals cite.
    pub cited: BTreeSet<Rule>,
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

type Held = Result<(), FailedExpectation>;

fn failed<T>(line: usize, reason: impl Into<String>) -> Result<T, FailedExpectation> {
    Err(FailedExpectation { line, reason: reason.into() })
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
    let file = parse::file(text)?;
    Ok(file.scenarios.iter().map(|scenario| one(&file.defaults, scenario)).collect())
}

fn one<R: Facts>(defaults: &[Source], scenario: &Scenario) -> ScenarioRun<R> {
    let mut run = ScenarioRun {
        name: scenario.name.into(),
        line: scenario.line,
        proves: scenario.proves.iter().map(|(_, word)| word.to_string()).collect(),
        failure: None,
        cited: BTreeSet::new(),
        game: None,
    };
    run.failure = play(defaults, scenario, &mut run).err();
    run
}

fn play<R: Facts>(defaults: &[Source], scenario: &Scenario, run: &mut ScenarioRun<R>) -> Held {
    can_fail(scenario)?;
    for (line, word) in &scenario.proves {
        if !R::lexicon().knows_proof(word) {
            return failed(*line, format!("there is no rule and no card `{word}`{}", meant_proof::<R>(word)));
        }
    }
    let stop = match scenario.parts.first() {
        Some(Part::When(lines)) => stop::<R>(lines)?,
        _ => None,
    };
    let begun = position::begin(defaults, scenario, stop);
    if let Some(source) = refused_position(scenario)? {
        return impossible(source, begun, &mut run.cited);
    }
    let game = run.game.insert(match begun {
        Position::Stands(game) => *game,
        Position::Impossible(failure) | Position::Mistaken(failure) => return Err(failure),
    });
    cite(game, &mut run.cited);
    for (number, part) in scenario.parts.iter().enumerate() {
        match part {
            Part::When(lines) => when(game, lines, number > 0, &mut run.cited)?,
            Part::Then(lines) => then(game, lines)?,
        }
    }
    match game.unused_chance().next() {
        Some(word) => failed(scenario.line, format!("chance never came to bring `{word}`")),
        None => Ok(()),
    }
}

fn can_fail(scenario: &Scenario) -> Held {
    let expects = |part: &Part| matches!(part, Part::Then(lines) if !lines.is_empty());
    if scenario.parts.iter().any(expects) {
        return Ok(());
    }
    failed(scenario.line, "it expects nothing under `then:`, so it could not fail")
}

fn meant_proof<R: Facts>(word: &str) -> String {
    let lexicon = R::lexicon();
    did_you_mean(nearest(word, lexicon.cards.iter().chain(&lexicon.ids).map(String::as_str)))
}

/// `refused: 14.5` alone expects that the position cannot be.
fn refused_position<'a>(scenario: &Scenario<'a>) -> Result<Option<Source<'a>>, FailedExpectation> {
    let lines: Vec<_> = scenario
        .parts
        .iter()
        .flat_map(|part| match part {
            Part::When(lines) | Part::Then(lines) => lines,
        })
        .collect();
    let refused = |source: &&&Source| source.split().map_or(source.text, |(head, _)| head) == "refused";
    match lines.iter().find(refused) {
        Some(source) if lines.len() > 1 || scenario.parts.len() > 1 => {
            failed(source.line, "nothing else can be expected of a position that is refused")
        }
        found => Ok(found.map(|source| **source)),
    }
}

fn impossible<R: Facts>(source: Source, begun: Position<R>, cited: &mut BTreeSet<Rule>) -> Held {
    let reason = match begun {
        Position::Stands(_) => return failed(source.line, "expected this position to be refused; it can be"),
        Position::Mistaken(failure) => return Err(failure),
        Position::Impossible(failure) => failure.reason,
    };
    // A reason names its rule: `(rule 14.5)`.
    let rule =
        reason.split("rule ").skip(1).find_map(|rest| rest.split([')', ',', ' ', ':']).next()?.parse().ok());
    cited.extend(rule);
    let expected = source.split().map_or("", |(_, rest)| rest);
    if expected.is_empty() {
        return Ok(());
    }
    let wanted = expect::a_rule::<R>(expected).or_else(|reason| failed(source.line, reason))?;
    if rule == Some(wanted) {
        return Ok(());
    }
    failed(
        source.line,
        format!("expected this position to be refused by rule {wanted}; it is refused: {reason}"),
    )
}

/// Notes the rules of the questions that are open and of those that answered themselves, and of all events.
fn cite<R: Facts>(game: &Game<R>, cited: &mut BTreeSet<Rule>) {
    let open = game.open().iter().chain(game.forced().iter().map(|forced| &forced.open));
    cited.extend(open.flat_map(|open: &Open<R>| open.refused.iter().map(|(_, refusal)| refusal.rule)));
    cited.extend(game.log().entries().iter().map(|entry| entry.rule));
}

fn then<R: Facts>(game: &Game<R>, lines: &[Source]) -> Held {
    let mut said = BTreeMap::new();
    for &source in lines {
        let words = source.text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(line) = said.insert(words, source.line) {
            return failed(source.line, format!("the same stands in line {line}"));
        }
        expect::line(game, source).map_err(|FailedExpectation { line, mut reason }| {
            if game.next_question().is_some() && !reason.contains(" is asked (") {
                reason += &format!("\nnow {}", open_questions(game));
            }
            FailedExpectation { line, reason }
        })?;
    }
    Ok(())
}

/// The fact that a line speaks of, if that can be said of this subject: the subject's name and the fact.
pub(super) fn row<R: Facts>(source: Source, fact: &Fact) -> Result<(String, Row), ScenarioError> {
    let Fact { subject, key, .. } = fact;
    let Some((name, rows)) = R::subject(subject) else {
        let empty = Sheet::default();
        let facts = R::facts(&R::draft(&empty).state);
        let cards = R::lexicon().cards.iter().map(String::as_str);
        let near = nearest(subject, facts.subjects().chain(["event", "no event", "order"]).chain(cards));
        return source
            .fail(format!("there is nothing called `{subject}` at this table{}", did_you_mean(near)));
    };
    match rows.iter().find(|row| row.key == *key) {
        Some(row) => Ok((name, *row)),
        None => {
            let keys: Vec<_> = rows.iter().map(|row| row.key).collect();
            let near = did_you_mean(nearest(key, keys.iter().copied()));
            let keys = keys.join(", ");
            source.fail(format!("`{key}` is not said of `{subject}`{near}; one can say: {keys}"))
        }
    }
}

/// A seat of this table.
pub(super) fn seat<R: Facts>(game: &Game<R>, text: &str) -> Result<Seat, String> {
    let (seat, seats) = (text.parse::<Seat>()?, R::seats(game.now()));
    expect::at_table(vec![seat], seats).map(|()| seat)
}

/// `stop at: aftermath`.
fn stop<R: Facts>(lines: &[Source]) -> Result<Option<Stop<R>>, FailedExpectation> {
    let mut stop = None;
    for source in lines {
        let Some(("stop at", step)) = source.split() else { continue };
        if stop.is_some() {
            return failed(source.line, "a game can stop at one step only; begin a new `when:` for the next");
        }
        let (_, row) = row::<R>(*source, &Fact { subject: "table".into(), key: "step", words: Vec::new() })?;
        expect::one::<R>(&row, step, 0).or_else(|reason| failed(source.line, reason))?;
        let name = |state: &R::State| R::facts(state).get("table", "step").unwrap_or_default().join(" ");
        stop = Some(Stop { step: step.into(), name });
    }
    Ok(stop)
}

/// `A: play:hunt at:1`, `all: stay`, `chance: drain:marcel`, `stop at: aftermath`.
fn when<R: Facts>(game: &mut Game<R>, lines: &[Source], later: bool, cited: &mut BTreeSet<Rule>) -> Held {
    let stop = stop::<R>(lines)?;
    // What chance will bring during these moves is prescribed first.
    for source in lines {
        if let Some(("chance", words)) = source.split() {
            for word in words.split_whitespace() {
                let word =
                    expect::answer::<R>(word, R::seats(game.now())).or_else(|e| failed(source.line, e))?;
                game.prescribe(&word);
            }
        }
    }
    let stops = stop.is_some();
    if later {
        game.stop_at(stop);
        cite(game, cited);
    }
    for source in lines {
        let Some((who, words)) = source.split() else {
            return failed(source.line, "expected a seat and its answers, such as `A: play:hunt at:1`");
        };
        match who {
            "chance" | "stop at" => {}
            "all" => {
                let asked = asked(game);
                if asked.is_empty() {
                    return failed(source.line, format!("nobody is asked; {}", open_questions(game)));
                }
                for seat in asked {
                    answer(game, source, seat, words, cited)?;
                }
            }
            _ => {
                let seat = seat(game, who).or_else(|reason| failed(source.line, reason))?;
                answer(game, source, seat, words, cited)?;
            }
        }
    }
    match lines.iter().find(|source| stops && source.split().is_some_and(|(head, _)| head == "stop at")) {
        Some(source) if !game.is_stopped() => {
            failed(source.line, format!("the game did not come to this step; {}", open_questions(game)))
        }
        _ => Ok(()),
    }
}

fn asked<R: Facts>(game: &Game<R>) -> Vec<Seat> {
    game.open().iter().filter(|open| open.given.is_none()).map(|open| open.who).collect()
}

fn answer<R: Facts>(
    game: &mut Game<R>,
    source: &Source,
    seat: Seat,
    words: &str,
    cited: &mut BTreeSet<Rule>,
) -> Held {
    if words.is_empty() {
        return failed(source.line, format!("which answers does {seat} give?"));
    }
    let mut forced_used = 0;
    for word in words.split_whitespace() {
        let canonical = expect::answer::<R>(word, R::seats(game.now()))
            .or_else(|reason| failed(source.line, format!("{reason}; {}", open_questions(game))))?;
        let answered = game.history().len();
        if let Err(rejected) = game.play(seat, word) {
            // An answer without alternative was not asked for; writing it down is allowed.
            let is_this = |open: &Open<R>, state: &R::State| {
                open.who == seat && open.given.is_some_and(|c| R::notation(state, c) == canonical)
            };
            let at_once = |open: &Open<R>| open.options.len() == 1 && is_this(open, game.now());
            if game.open().iter().any(at_once) {
                continue;
            }
            let was_forced = |Forced { open, state }: &Forced<R>| is_this(open, state);
            match game.forced().iter().skip(forced_used).position(was_forced) {
                Some(at) => {
                    forced_used += at + 1;
                    continue;
                }
                None => {
                    let why = rejection(&rejected);
                    return failed(source.line, format!("{seat}: {word}: {why}; {}", open_questions(game)));
                }
            }
        }
        if game.history().len() > answered {
            forced_used = 0;
        }
        cite(game, cited);
    }
    Ok(())
}

/// Why an answer was not taken.
fn rejection<R: Facts>(error: &AnswerError<R>) -> String {
    match error {
        AnswerError::Refused { word, refusal } => {
            format!("`{word}` is refused by rule {}: {}", refusal.rule, R::why_word(refusal.why))
        }
        other => other.to_string(),
    }
}

/// What is asked now, in notation, for people who look for the mistake.
pub(super) fn open_questions<R: Facts>(game: &Game<R>) -> String {
    if game.is_stopped() {
        return "the game has stopped here and asks nobody".into();
    }
    if game.open().is_empty() {
        return "the game is over".into();
    }
    let questions = game.open().iter().filter(|open| open.given.is_none()).map(|open| {
        let words: Vec<_> = open.options.iter().map(|&c| R::notation(game.now(), c)).collect();
        format!("{} is asked ({}) for one of: {}", open.who, R::ask_word(open.ask), words.join(" "))
    });
    questions.collect::<Vec<_>>().join("; ")
}
