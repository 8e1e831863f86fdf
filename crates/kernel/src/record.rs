//! Records: a game as set-up, seed and answers, one JSON object per line.
//!
//! ```text
//! {"elysium":"record","format":1,"game":"vendetta","rules":1,"setup":{...},"seed":"...","names":[...]}
//! {"n":1,"seat":"A","answer":"clan:brujah"}
//! {"end":"finished","answers":87,"digest":"...","outcome":{...}}
//! ```
//! The last line is there in every whole record; a game that was put aside ends with `"paused"`.

mod outline;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{AnswerError, Fair, Game, Outcome, Rule, Rules, Seat, Seed};

pub use outline::{Outline, outline};

const FORMAT: u32 = 1;

/// What is wrong with a record, and in which line (counted from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    pub line: usize,
    pub kind: RecordErrorKind,
}

/// What is wrong, as data: whoever shows it finds the words. `Display` is for developers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordErrorKind {
    Empty,
    /// The first line is not the header of a record.
    NotARecord {
        detail: String,
    },
    Format {
        found: u32,
        known: u32,
    },
    OtherGame {
        found: String,
        expected: &'static str,
    },
    OtherRules {
        found: u32,
        known: u32,
    },
    /// The set-up cannot be played.
    Setup {
        rule: Rule,
    },
    /// The line is not what should stand there.
    Form {
        detail: String,
    },
    Number {
        found: usize,
        due: usize,
    },
    /// The answer was not among the options; a rule may say why.
    Answer {
        seat: Seat,
        word: String,
        rule: Option<Rule>,
    },
    /// Time cannot be up there: the game has no limit, or it was up before.
    Time,
    EndWord {
        word: String,
    },
    /// The end has an outcome though the game was put aside, or none though it was finished.
    EndOutcome {
        word: String,
    },
    Count {
        announced: usize,
        there: usize,
    },
    /// The seed is not what table and players mixed it from.
    Unfair,
    Outcome,
    Digest {
        written: String,
        replayed: String,
    },
    AfterEnd,
    CutShort,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.kind)
    }
}

impl fmt::Display for RecordErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordErrorKind::Empty => write!(f, "the file is empty"),
            RecordErrorKind::NotARecord { detail } => {
                write!(f, "this is not the header of a record: {detail}")
            }
            RecordErrorKind::Format { found, known } => {
                write!(f, "format {found} is not known here (known: {known})")
            }
            RecordErrorKind::OtherGame { found, expected } => {
                write!(f, "this is a record of `{found}`, not of `{expected}`")
            }
            RecordErrorKind::OtherRules { found, known } => {
                write!(f, "played under rules version {found}, this program has {known}")
            }
            RecordErrorKind::Setup { rule } => write!(f, "the set-up is refused by rule {rule}"),
            RecordErrorKind::Form { detail } => write!(f, "this line is not understood: {detail}"),
            RecordErrorKind::Number { found, due } => write!(f, "answer number {found} where {due} was due"),
            RecordErrorKind::Answer { seat, word, rule: None } => {
                write!(f, "`{word}` is not an answer that {seat} could give")
            }
            RecordErrorKind::Answer { seat, word, rule: Some(rule) } => {
                write!(f, "`{word}` of {seat} is refused by rule {rule}")
            }
            RecordErrorKind::Time => write!(f, "time cannot be up here"),
            RecordErrorKind::EndWord { word } => write!(f, "`{word}` is neither `finished` nor `paused`"),
            RecordErrorKind::EndOutcome { word } => {
                write!(f, "`{word}` contradicts the outcome: a finished game has one, a paused game has none")
            }
            RecordErrorKind::Count { announced, there } => {
                write!(f, "{announced} answers are announced, {there} are there")
            }
            RecordErrorKind::Unfair => {
                write!(f, "the seed does not follow from the secrets it is said to be mixed from")
            }
            RecordErrorKind::Outcome => write!(f, "the outcome is not the one that the answers lead to"),
            RecordErrorKind::Digest { written, replayed } => {
                write!(f, "the digest differs: {written} is written, {replayed} was replayed")
            }
            RecordErrorKind::AfterEnd => write!(f, "there is something after the end"),
            RecordErrorKind::CutShort => write!(f, "the record stops here without its end: it was cut short"),
        }
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
    /// How the seed came about, where people played for real.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fair: Option<Fair>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RecordLine {
    n: usize,
    seat: Seat,
    answer: String,
}

/// A player changed where to be asked, after `n` answers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StopsLine<S> {
    n: usize,
    seat: Seat,
    stops: S,
}

/// The time of the whole game was up after `n` answers.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TimeLine {
    n: usize,
    time: TimeWord,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TimeWord {
    Up,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    end: String,
    answers: usize,
    digest: String,
    outcome: Option<Outcome>,
}

impl End {
    /// What can be checked without playing the game: the word, the number of answers, and whether there is an
    /// outcome.
    fn check(&self, there: usize) -> Result<(), RecordErrorKind> {
        let word = || self.end.clone();
        let finished = match self.end.as_str() {
            "finished" => true,
            "paused" => false,
            _ => return Err(RecordErrorKind::EndWord { word: word() }),
        };
        if self.answers != there {
            return Err(RecordErrorKind::Count { announced: self.answers, there });
        }
        if finished != self.outcome.is_some() {
            return Err(RecordErrorKind::EndOutcome { word: word() });
        }
        Ok(())
    }
}

/// The name of the game that a record's first line announces.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    let at = |kind| RecordError { line: 1, kind };
    let first = text.lines().next().ok_or_else(|| at(RecordErrorKind::Empty))?;
    let kind: Kind =
        serde_json::from_str(first).map_err(|e| at(RecordErrorKind::NotARecord { detail: e.to_string() }))?;
    if kind.elysium != "record" {
        return Err(at(RecordErrorKind::NotARecord { detail: kind.elysium }));
    }
    if kind.format != FORMAT {
        return Err(at(RecordErrorKind::Format { found: kind.format, known: FORMAT }));
    }
    Ok(kind.game)
}

/// Writes a game down, with whoever sat where, and how its seed came about if that can be checked.
pub fn write<R: Rules>(game: &Game<R>, names: &[String], fair: Option<&Fair>) -> String {
    let mut text = line(&Header::<R> {
        elysium: "record".into(),
        format: FORMAT,
        game: R::NAME.into(),
        rules: R::VERSION,
        setup: game.setup().clone(),
        seed: game.seed(),
        names: names.to_vec(),
        fair: fair.cloned(),
    });
    let mut changes = game.changed_stops().iter().peekable();
    for i in 0..=game.history().len() {
        while let Some(&(n, seat, stops)) = changes.next_if(|(n, ..)| *n == i) {
            text += &line(&StopsLine { n, seat, stops });
        }
        if game.time_up_after() == Some(i) {
            text += &line(&TimeLine { n: i, time: TimeWord::Up });
        }
        if let Some(answered) = game.history().get(i) {
            text += &line(&RecordLine { n: i + 1, seat: answered.seat, answer: answered.word.to_string() });
        }
    }
    let outcome = game.outcome();
    text + &line(&End {
        end: if outcome.is_some() { "finished" } else { "paused" }.into(),
        answers: game.history().len(),
        digest: game.digest(),
        outcome,
    })
}

/// A game that cannot be played here, as it was stored.
#[derive(Serialize)]
pub struct StoredGame<'a> {
    pub game: &'a str,
    pub rules: u32,
    pub setup: &'a serde_json::Value,
    pub seed: Seed,
    pub names: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fair: Option<&'a Fair>,
    #[serde(skip)]
    pub answers: &'a [(Seat, &'a str)],
    #[serde(skip)]
    pub digest: &'a str,
    #[serde(skip)]
    pub outcome: Option<&'a Outcome>,
}

/// Writes a stored game down without playing it.
pub fn write_stored(stored: &StoredGame) -> String {
    #[derive(Serialize)]
    struct Head<'a> {
        elysium: &'a str,
        format: u32,
        #[serde(flatten)]
        stored: &'a StoredGame<'a>,
    }
    let mut text = line(&Head { elysium: "record", format: FORMAT, stored });
    for (i, (seat, word)) in stored.answers.iter().enumerate() {
        text += &line(&RecordLine { n: i + 1, seat: *seat, answer: (*word).into() });
    }
    text + &line(&End {
        end: if stored.outcome.is_some() { "finished" } else { "paused" }.into(),
        answers: stored.answers.len(),
        digest: stored.digest.into(),
        outcome: stored.outcome.cloned(),
    })
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("records are plain data") + "\n"
}

/// A record that was read and replayed.
pub struct Replayed<R: Rules> {
    pub game: Game<R>,
    pub names: Vec<String>,
    pub fair: Option<Fair>,
}

/// Reads a record and replays it, checking every line: form, numbering, each answer against the
/// options it had, and at the end the number of answers, the outcome and the digest.
pub fn read<R: Rules>(text: &str) -> Result<Replayed<R>, RecordError> {
    read_to(text, usize::MAX)
}

/// As [`read`], but stops after `limit` answers (and then cannot check the end).
pub fn read_to<R: Rules>(text: &str, limit: usize) -> Result<Replayed<R>, RecordError> {
    let game = game_of(text)?;
    let at = |line, kind| RecordError { line, kind };
    let form = |line, error: serde_json::Error| at(line, RecordErrorKind::Form { detail: error.to_string() });
    if game != R::NAME {
        return Err(at(1, RecordErrorKind::OtherGame { found: game, expected: R::NAME }));
    }
    let mut lines =
        text.lines().enumerate().map(|(i, line)| (i + 1, line)).filter(|(_, l)| !l.trim().is_empty());
    let (_, first) = lines.next().ok_or_else(|| at(1, RecordErrorKind::Empty))?;
    // Another version may write its set-ups in another way.
    let found = outline::rules_of(text)?;
    if found != R::VERSION {
        return Err(at(1, RecordErrorKind::OtherRules { found, known: R::VERSION }));
    }
    let header: Header<R> = serde_json::from_str(first).map_err(|e| form(1, e))?;
    if header.fair.as_ref().is_some_and(|fair| !fair.gives(header.seed)) {
        return Err(at(1, RecordErrorKind::Unfair));
    }
    let mut game = Game::<R>::new(header.setup, header.seed)
        .map_err(|refusal| at(1, RecordErrorKind::Setup { rule: refusal.rule }))?;
    let mut last = 1;
    while let Some((number, line)) = lines.next() {
        last = number;
        let value: serde_json::Value = serde_json::from_str(line).map_err(|e| form(number, e))?;
        if value.get("end").is_some() {
            let end: End = serde_json::from_value(value).map_err(|e| form(number, e))?;
            check_end(&game, end).map_err(|kind| at(number, kind))?;
            if let Some((number, _)) = lines.next() {
                return Err(at(number, RecordErrorKind::AfterEnd));
            }
            return Ok(Replayed { game, names: header.names, fair: header.fair });
        }
        let answers = game.history().len();
        if answers >= limit {
            return Ok(Replayed { game, names: header.names, fair: header.fair });
        }
        if value.get("stops").is_some() {
            let change: StopsLine<R::Stops> = serde_json::from_value(value).map_err(|e| form(number, e))?;
            if change.n != answers {
                return Err(at(number, RecordErrorKind::Number { found: change.n, due: answers }));
            }
            game.set_stops(change.seat, change.stops);
            continue;
        }
        if value.get("time").is_some() {
            let TimeLine { n, time: TimeWord::Up } =
                serde_json::from_value(value).map_err(|e| form(number, e))?;
            if n != answers {
                return Err(at(number, RecordErrorKind::Number { found: n, due: answers }));
            }
            if !game.time_is_up() {
                return Err(at(number, RecordErrorKind::Time));
            }
            continue;
        }
        let RecordLine { n, seat, answer } = serde_json::from_value(value).map_err(|e| form(number, e))?;
        let due = answers + 1;
        if n != due {
            return Err(at(number, RecordErrorKind::Number { found: n, due }));
        }
        game.play(seat, &answer).map_err(|rejected| {
            let rule =
                if let AnswerError::Refused { refusal, .. } = rejected { Some(refusal.rule) } else { None };
            at(number, RecordErrorKind::Answer { seat, word: answer, rule })
        })?;
    }
    Err(at(last, RecordErrorKind::CutShort))
}

fn check_end<R: Rules>(game: &Game<R>, end: End) -> Result<(), RecordErrorKind> {
    end.check(game.history().len())?;
    if end.outcome != game.outcome() {
        return Err(RecordErrorKind::Outcome);
    }
    if end.digest != game.digest() {
        return Err(RecordErrorKind::Digest { written: end.digest, replayed: game.digest() });
    }
    Ok(())
}
