//! Records: a game as set-up, seed and answers, one JSON object a line.
//!
//! ```text
//! {"elysium":"record","format":1,"game":"vendetta","rules":1,"setup":{...},"seed":"...","names":[...]}
//! {"n":1,"seat":"A","answer":"clan:brujah"}
//! {"end":"finished","answers":87,"digest":"...","outcome":{...}}
//! ```
//! The last line is there in every whole record; a game that was put aside ends with `"paused"`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Outcome, Rejected, Rules, Seat, Seed};

const FORMAT: u32 = 1;

/// What is wrong with a record, and in which line (counted from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for RecordError {}

/// Just enough of a header to see which game a record belongs to.
#[derive(Deserialize)]
struct Kind {
    elysium: String,
    format: u32,
    game: String,
}

#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Header<R: Rules> {
    elysium: String,
    format: u32,
    game: String,
    rules: u32,
    setup: R::Setup,
    seed: Seed,
    /// Who sits where: `human` or the name of a bot.
    #[serde(default)]
    names: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    n: usize,
    seat: Seat,
    answer: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: String,
    answers: usize,
    digest: String,
    outcome: Option<Outcome>,
}

/// The name of the game that a record's first line announces.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    let at = |reason| RecordError { line: 1, reason };
    let first = text.lines().next().ok_or_else(|| at("the file is empty".into()))?;
    let kind: Kind =
        serde_json::from_str(first).map_err(|e| at(format!("this is not the header of a record: {e}")))?;
    if kind.elysium != "record" {
        return Err(at(format!("this is a `{}`, not a record", kind.elysium)));
    }
    if kind.format != FORMAT {
        return Err(at(format!("format {} is not known here (known: {FORMAT})", kind.format)));
    }
    Ok(kind.game)
}

/// Writes a game down.
pub fn write<R: Rules>(game: &Game<R>, names: &[String]) -> String {
    let json = |value: serde_json::Result<String>| value.expect("records are plain data") + "\n";
    let mut text = json(serde_json::to_string(&Header::<R> {
        elysium: "record".into(),
        format: FORMAT,
        game: R::NAME.into(),
        rules: R::VERSION,
        setup: game.setup().clone(),
        seed: game.seed(),
        names: names.to_vec(),
    }));
    for (i, answered) in game.history().iter().enumerate() {
        let line = Line { n: i + 1, seat: answered.seat, answer: answered.word.clone() };
        text += &json(serde_json::to_string(&line));
    }
    let outcome = game.outcome();
    text + &json(serde_json::to_string(&End {
        end: if outcome.is_some() { "finished" } else { "paused" }.into(),
        answers: game.history().len(),
        digest: game.digest(),
        outcome,
    }))
}

/// A record that was read and replayed.
pub struct Replayed<R: Rules> {
    pub game: Game<R>,
    pub names: Vec<String>,
}

/// Reads a record and replays it, checking every line: form, numbering, each answer against the
/// options it had, and at the end the number of answers, the outcome and the digest.
pub fn read<R: Rules>(text: &str) -> Result<Replayed<R>, RecordError> {
    read_to(text, usize::MAX)
}

/// As [`read`], but stops after `limit` answers (and then cannot check the end).
pub fn read_to<R: Rules>(text: &str, limit: usize) -> Result<Replayed<R>, RecordError> {
    let game = game_of(text)?;
    let at = |line, reason| RecordError { line, reason };
    if game != R::NAME {
        return Err(at(1, format!("this is a record of `{game}`, not of `{}`", R::NAME)));
    }
    let mut lines =
        text.lines().enumerate().map(|(i, line)| (i + 1, line)).filter(|(_, l)| !l.trim().is_empty());
    let (_, first) = lines.next().ok_or_else(|| at(1, "the file is empty".into()))?;
    let header: Header<R> = serde_json::from_str(first).map_err(|e| at(1, format!("bad header: {e}")))?;
    if header.rules != R::VERSION {
        let reason = format!("played under rules version {}, this program has {}", header.rules, R::VERSION);
        return Err(at(1, reason));
    }
    let mut game = Game::<R>::new(header.setup, header.seed)
        .map_err(|refusal| at(1, format!("set-up refused by rule {}: {:?}", refusal.rule, refusal.why)))?;
    let mut last = 1;
    while let Some((number, line)) = lines.next() {
        last = number;
        let value: serde_json::Value =
            serde_json::from_str(line).map_err(|e| at(number, format!("not a line of JSON: {e}")))?;
        if value.get("end").is_some() {
            let end: End = serde_json::from_value(value).map_err(|e| at(number, format!("bad end: {e}")))?;
            check_end(&game, &end).map_err(|reason| at(number, reason))?;
            if let Some((number, _)) = lines.next() {
                return Err(at(number, "there is something after the end".into()));
            }
            return Ok(Replayed { game, names: header.names });
        }
        if game.history().len() >= limit {
            return Ok(Replayed { game, names: header.names });
        }
        let answer: Line =
            serde_json::from_value(value).map_err(|e| at(number, format!("bad answer: {e}")))?;
        if answer.n != game.history().len() + 1 {
            let reason = format!("answer number {} where {} was due", answer.n, game.history().len() + 1);
            return Err(at(number, reason));
        }
        game.play(answer.seat, &answer.answer).map_err(|e: Rejected<R>| at(number, e.to_string()))?;
    }
    Err(at(last, "the record stops here without its end line: it was cut short".into()))
}

fn check_end<R: Rules>(game: &Game<R>, end: &End) -> Result<(), String> {
    if !matches!(end.end.as_str(), "finished" | "paused") {
        return Err(format!("`{}` is neither `finished` nor `paused`", end.end));
    }
    if end.answers != game.history().len() {
        return Err(format!("{} answers are announced, {} are there", end.answers, game.history().len()));
    }
    if (end.end == "finished") != game.outcome().is_some() || end.outcome != game.outcome() {
        return Err("the outcome written here is not the one that the answers lead to".into());
    }
    if end.digest != game.digest() {
        return Err(format!("the digest differs: {} is written, {} was replayed", end.digest, game.digest()));
    }
    Ok(())
}
