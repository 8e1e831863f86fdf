//! Plays scenarios.

use std::collections::{BTreeMap, BTreeSet};

use super::expect;
use super::facts::Facts;
use super::lexicon::nearest;
use super::page::Row;
use super::parse::{self, Block, ParsedFact, Scenario, ScenarioError, SourceLine};
use super::position::{self, Position};
use super::reasons;
use super::sheet::Sheet;
use crate::game::StopAt;
use crate::{Forced, Game, Open, Reason, Rule, Seat};

/// How a scenario went.
pub struct ScenarioRun<R: Facts> {
    pub name: String,
    /// Where it begins.
    pub line: usize,
    /// The rules and cards that it says it proves.
    pub proves: Vec<String>,
    pub failure: Option<FailedExpectation>,
    /// The statements that the code it ran through cites: all that it can prove. Noted in debug builds only.
    pub reached: BTreeSet<Rule>,
    /// The game as far as it went.
    pub game: Option<Game<R>>,
}

/// Where and why a scenario failed: what was expected, and what was there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedExpectation {
    pub line: usize,
    pub reason: Reason,
}

impl From<ScenarioError> for FailedExpectation {
    fn from(error: ScenarioError) -> FailedExpectation {
        FailedExpectation { line: error.line, reason: error.reason }
    }
}

type Held = Result<(), FailedExpectation>;

fn failed<T>(line: usize, reason: Reason) -> Result<T, FailedExpectation> {
    Err(FailedExpectation { line, reason })
}

/// Runs every scenario of a file. A file that cannot be read is an error; a scenario whose
/// position is impossible or whose expectation does not hold is a failure of that scenario.
pub fn run<R: Facts>(text: &str) -> Result<Vec<ScenarioRun<R>>, ScenarioError> {
    let game = parse::game_of(text)?;
    if game != R::NAME {
        return Err(ScenarioError {
            line: 1,
            reason: reasons::other_game(&game, R::NAME).meant(nearest(&game, [R::NAME])),
        });
    }
    let file = parse::file(text)?;
    Ok(file.scenarios.iter().map(|scenario| one(&file.defaults, scenario)).collect())
}

fn one<R: Facts>(defaults: &[SourceLine], scenario: &Scenario) -> ScenarioRun<R> {
    let mut run = ScenarioRun {
        name: scenario.name.into(),
        line: scenario.line,
        proves: scenario.proves.iter().map(|(_, word)| word.to_string()).collect(),
        failure: None,
        reached: BTreeSet::new(),
        game: None,
    };
    let (played, reached) = crate::cite::passed(|| play(defaults, scenario, &mut run));
    (run.failure, run.reached) = (played.err(), reached);
    run
}

fn play<R: Facts>(defaults: &[SourceLine], scenario: &Scenario, run: &mut ScenarioRun<R>) -> Held {
    can_fail(scenario)?;
    for (line, word) in &scenario.proves {
        if !R::lexicon().knows_proof(word) {
            return failed(*line, no_proof::<R>(word));
        }
    }
    let stop = match scenario.parts.first() {
        Some(Block::When(lines)) => stop::<R>(lines)?,
        _ => None,
    };
    let begun = position::begin(defaults, scenario, stop);
    if let Some(source) = refused_position(scenario)? {
        return impossible(source, begun);
    }
    let game = run.game.insert(match begun {
        Position::Stands(game) => *game,
        Position::Impossible(failure) | Position::Mistaken(failure) => return Err(failure),
    });
    for (number, part) in scenario.parts.iter().enumerate() {
        match part {
            Block::When(lines) => when(game, lines, number > 0)?,
            Block::Then(lines) => then(game, lines)?,
        }
    }
    match game.unused_chance().next() {
        Some(word) => failed(scenario.line, reasons::chance_unused(word)),
        None => Ok(()),
    }
}

fn can_fail(scenario: &Scenario) -> Held {
    let expects = |part: &Block| matches!(part, Block::Then(lines) if !lines.is_empty());
    if scenario.parts.iter().any(expects) {
        return Ok(());
    }
    failed(scenario.line, reasons::expects_nothing())
}

fn no_proof<R: Facts>(word: &str) -> Reason {
    let lexicon = R::lexicon();
    let near = nearest(word, lexicon.cards.iter().chain(&lexicon.ids).map(String::as_str));
    reasons::no_proof(word).meant(near)
}

/// `refused: 14.5` alone expects that the position cannot be.
fn refused_position<'a>(scenario: &Scenario<'a>) -> Result<Option<SourceLine<'a>>, FailedExpectation> {
    let lines: Vec<_> = scenario
        .parts
        .iter()
        .flat_map(|part| match part {
            Block::When(lines) | Block::Then(lines) => lines,
        })
        .collect();
    let refused = |source: &&&SourceLine| source.split().map_or(source.text, |(head, _)| head) == "refused";
    match lines.iter().find(refused) {
        Some(source) if lines.len() > 1 || scenario.parts.len() > 1 => {
            failed(source.line, reasons::refused_alone())
        }
        found => Ok(found.map(|source| **source)),
    }
}

fn impossible<R: Facts>(source: SourceLine, begun: Position<R>) -> Held {
    let reason = match begun {
        Position::Stands(_) => return failed(source.line, reasons::not_refused()),
        Position::Mistaken(failure) => return Err(failure),
        Position::Impossible(failure) => failure.reason,
    };
    let rule = reason.ruled();
    let expected = source.split().map_or("", |(_, rest)| rest);
    if expected.is_empty() {
        return Ok(());
    }
    let wanted = expect::a_rule::<R>(expected).or_else(|reason| failed(source.line, reason))?;
    if rule == Some(wanted) {
        return Ok(());
    }
    failed(source.line, reasons::refused_otherwise(wanted, reason))
}

fn then<R: Facts>(game: &Game<R>, lines: &[SourceLine]) -> Held {
    let mut said = BTreeMap::new();
    for &source in lines {
        let words = source.text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(line) = said.insert(words, source.line) {
            return failed(source.line, reasons::same_line(line));
        }
        expect::line(game, source).map_err(|FailedExpectation { line, mut reason }| {
            if game.next_question().is_some() && !reason.says(reasons::ASKED) {
                reason = reasons::now(reason, open_questions(game));
            }
            FailedExpectation { line, reason }
        })?;
    }
    Ok(())
}

/// The fact that a line speaks of, if that can be said of this subject: the subject's name and the fact.
pub(super) fn row<R: Facts>(source: SourceLine, fact: &ParsedFact) -> Result<(String, Row), ScenarioError> {
    let ParsedFact { subject, key, .. } = fact;
    let Some((name, rows)) = R::subject(subject) else {
        let empty = Sheet::default();
        let facts = R::facts(&R::draft(&empty).state);
        let cards = R::lexicon().cards.iter().map(String::as_str);
        let near = nearest(subject, facts.subjects().chain(["event", "no event", "order"]).chain(cards));
        return source.fail(reasons::no_such_subject(subject).meant(near));
    };
    match rows.iter().find(|row| row.key == *key) {
        Some(row) => Ok((name, *row)),
        None => {
            let keys: Vec<_> = rows.iter().map(|row| row.key).collect();
            let near = nearest(key, keys.iter().copied());
            source.fail(reasons::no_such_key(key, subject, keys.join(", ")).meant(near))
        }
    }
}

/// A seat of this table.
pub(super) fn seat<R: Facts>(game: &Game<R>, text: &str) -> Result<Seat, Reason> {
    let (seat, seats) = (text.parse::<Seat>()?, R::seats(game.now()));
    expect::at_table(vec![seat], seats).map(|()| seat)
}

/// `stop at: aftermath`.
fn stop<R: Facts>(lines: &[SourceLine]) -> Result<Option<StopAt<R>>, FailedExpectation> {
    let mut stop = None;
    for source in lines {
        let Some(("stop at", step)) = source.split() else { continue };
        if stop.is_some() {
            return failed(source.line, reasons::stop_twice());
        }
        let (_, row) =
            row::<R>(*source, &ParsedFact { subject: "table".into(), key: "step", words: Vec::new() })?;
        expect::one::<R>(&row, step, 0).or_else(|reason| failed(source.line, reason))?;
        let name = |state: &R::State| R::facts(state).get("table", "step").unwrap_or_default().join(" ");
        stop = Some(StopAt { step: step.into(), name });
    }
    Ok(stop)
}

/// `A: play:hunt at:1`, `all: stay`, `chance: drain:marcel`, `stop at: aftermath`.
fn when<R: Facts>(game: &mut Game<R>, lines: &[SourceLine], later: bool) -> Held {
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
    }
    for source in lines {
        let Some((who, words)) = source.split() else {
            return failed(source.line, reasons::no_seat_line());
        };
        match who {
            "chance" | "stop at" => {}
            "all" => {
                let asked = asked(game);
                if asked.is_empty() {
                    return failed(source.line, reasons::nobody_asked(open_questions(game)));
                }
                for seat in asked {
                    answer(game, source, seat, words)?;
                }
            }
            _ => {
                let seat = seat(game, who).or_else(|reason| failed(source.line, reason))?;
                answer(game, source, seat, words)?;
            }
        }
    }
    match lines.iter().find(|source| stops && source.split().is_some_and(|(head, _)| head == "stop at")) {
        Some(source) if !game.is_stopped() => failed(source.line, reasons::not_stopped(open_questions(game))),
        _ => Ok(()),
    }
}

fn asked<R: Facts>(game: &Game<R>) -> Vec<Seat> {
    game.open().iter().filter(|open| open.given.is_none()).map(|open| open.who).collect()
}

fn answer<R: Facts>(game: &mut Game<R>, source: &SourceLine, seat: Seat, words: &str) -> Held {
    if words.is_empty() {
        return failed(source.line, reasons::no_answers(seat));
    }
    let mut forced_used = 0;
    for word in words.split_whitespace() {
        let canonical = expect::answer::<R>(word, R::seats(game.now()))
            .or_else(|reason| failed(source.line, reasons::both(reason, open_questions(game))))?;
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
                    let reason = reasons::of_answer(seat, word, rejected.reason());
                    return failed(source.line, reasons::both(reason, open_questions(game)));
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
pub(super) fn open_questions<R: Facts>(game: &Game<R>) -> Reason {
    if game.is_stopped() {
        return reasons::stopped();
    }
    let questions = game.open().iter().filter(|open| open.given.is_none()).map(|open| {
        let words: Vec<_> = open.options.iter().map(|&c| R::notation(game.now(), c)).collect();
        reasons::asked(open.who, R::ask_word(open.ask), words.join(" "))
    });
    questions.reduce(reasons::both).unwrap_or_else(reasons::over)
}
