//! What a `then` line may say, and whether it holds.

use std::collections::BTreeMap;

use serde_json::Value;

use super::facts::Facts;
use super::parse::{self, Source};
use super::run::{FailedExpectation, open_questions, subject};
use crate::{AnswerError, Game, Refusal, Rule, Seat, Viewer};

pub(super) fn line<R: Facts>(game: &Game<R>, source: Source) -> Result<(), FailedExpectation> {
    let fail = |reason: String| Err(FailedExpectation { line: source.line, reason });
    let (head, rest) = source.split().unwrap_or((source.text, ""));
    let mut words = head.split_whitespace();
    match (words.next().unwrap_or_default(), words.collect::<Vec<_>>().as_slice()) {
        ("event", []) => match count(game, rest) {
            0 => fail(format!("expected an event `{rest}`; there was none. {}", similar(game, rest))),
            _ => Ok(()),
        },
        ("no", ["event"]) => match count(game, rest) {
            0 => Ok(()),
            n => fail(format!("expected no event `{rest}`; there were {n}")),
        },
        ("events", [n]) => match (n.parse::<usize>(), count(game, rest)) {
            (Ok(expected), actual) if expected == actual => Ok(()),
            (Ok(n), actual) => {
                fail(format!("expected {n} events `{rest}`, actual {actual}. {}", similar(game, rest)))
            }
            (Err(_), _) => fail(format!("`{n}` is no number of events")),
        },
        ("order", []) => order(game, rest).or_else(fail),
        ("asked", ["nobody"]) if game.next_question().is_none() => Ok(()),
        ("asked", ["nobody"]) => fail(format!("expected no question; {}", open_questions(game))),
        ("asked", [seat]) => asked(game, seat, rest).or_else(fail),
        ("refused", [seat]) => refused(game, seat, rest).or_else(fail),
        _ => {
            let facts = R::facts(game.now());
            for fact in parse::facts(source)? {
                let actual = facts.get(subject::<R>(source, &fact)?, fact.key).unwrap_or_default();
                let words: Vec<_> = fact.words.iter().map(|word| R::spelled(word)).collect();
                let words: Vec<_> = words.iter().map(String::as_str).collect();
                compare(actual, &words).or_else(|expected| {
                    let actual = if actual.is_empty() { "none".into() } else { actual.join(" ") };
                    fail(format!("{}: {}: expected {expected}, actual {actual}", fact.subject, fact.key))
                })?;
            }
            Ok(())
        }
    }
}

/// Compares words; on a mismatch says what was expected.
fn compare(actual: &[String], expected: &[&str]) -> Result<(), String> {
    let number = |words: &[&str]| words.first().and_then(|w| w.parse::<i64>().ok());
    let held = match expected {
        ["none"] => actual.is_empty(),
        ["has", words @ ..] => words.iter().all(|word| actual.iter().any(|a| a == word)),
        ["lacks", words @ ..] => !words.iter().any(|word| actual.iter().any(|a| a == word)),
        ["count", rest @ ..] => number(rest) == Some(actual.len() as i64),
        ["not", words @ ..] => !same(actual, words),
        [bound @ ("at-least" | "at-most"), rest @ ..] => {
            let value = actual.first().and_then(|a| a.parse::<i64>().ok());
            value.zip(number(rest)).is_some_and(|(v, n)| if *bound == "at-least" { v >= n } else { v <= n })
        }
        words => same(actual, words),
    };
    if held { Ok(()) } else { Err(expected.join(" ")) }
}

/// The same words as often, in any order.
fn same(actual: &[String], expected: &[&str]) -> bool {
    let mut actual: Vec<&str> = actual.iter().map(String::as_str).collect();
    let mut expected = expected.to_vec();
    actual.sort_unstable();
    expected.sort_unstable();
    actual == expected
}

/// An event as its word and its fields in words: as data it is an object with its name in `word`.
fn words_of(rule: Rule, event: &impl serde::Serialize) -> (String, BTreeMap<String, String>) {
    let mut fields = BTreeMap::from([("rule".to_string(), rule.to_string())]);
    let Ok(Value::Object(mut event)) = serde_json::to_value(event) else { return Default::default() };
    let name = event.remove("word").map(|name| word(&name)).unwrap_or_default();
    fields.extend(event.into_iter().map(|(key, value)| (key, word(&value))));
    (name, fields)
}

fn word(value: &Value) -> String {
    match value {
        Value::Null => "none".into(),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(word).collect::<Vec<_>>().join("+"),
        other => other.to_string(),
    }
}

/// Does an event fit `lost who=B amount=1`?
fn fits(name: &str, fields: &BTreeMap<String, String>, pattern: &str) -> bool {
    let mut words = pattern.split_whitespace();
    words.next() == Some(name)
        && words.all(|word| {
            word.split_once('=').is_some_and(|(key, value)| fields.get(key).is_some_and(|f| f == value))
        })
}

fn events<R: Facts>(game: &Game<R>) -> Vec<(String, BTreeMap<String, String>)> {
    game.log().since(0, Viewer::Omniscient).map(|(_, rule, event)| words_of(rule, &event)).collect()
}

fn count<R: Facts>(game: &Game<R>, pattern: &str) -> usize {
    events(game).iter().filter(|(name, fields)| fits(name, fields, pattern)).count()
}

/// Events of the same name, to show what was there instead.
fn similar<R: Facts>(game: &Game<R>, pattern: &str) -> String {
    let wanted = pattern.split_whitespace().next().unwrap_or_default();
    let there: Vec<_> = events(game)
        .into_iter()
        .filter(|(name, _)| name == wanted)
        .map(|(name, f)| show(&name, &f))
        .collect();
    if there.is_empty() {
        format!("there was no `{wanted}` at all")
    } else {
        format!("actual: {}", there.join("; "))
    }
}

fn show(name: &str, fields: &BTreeMap<String, String>) -> String {
    let fields: Vec<_> = fields.iter().map(|(key, value)| format!("{key}={value}")).collect();
    format!("{name} {}", fields.join(" "))
}

/// `order: lost who=A > frenzy who=A`: events in this order, others between them or not.
fn order<R: Facts>(game: &Game<R>, patterns: &str) -> Result<(), String> {
    let events = events(game);
    let mut from = 0;
    for pattern in patterns.split(" > ").map(str::trim) {
        match events[from..].iter().position(|(name, fields)| fits(name, fields, pattern)) {
            Some(at) => from += at + 1,
            None => {
                let all: Vec<_> = events.iter().map(|(name, f)| show(name, f)).collect();
                return Err(format!(
                    "expected `{pattern}` in its turn; actual order:\n  {}",
                    all.join("\n  ")
                ));
            }
        }
    }
    Ok(())
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse()
}

/// `asked B`, `asked B: has play:hunt`, `asked B: lacks ...`, `asked B: yes no`.
fn asked<R: Facts>(game: &Game<R>, who: &str, rest: &str) -> Result<(), String> {
    let who = seat(who)?;
    let Some(open) = game.question(who) else {
        return Err(format!("expected {who} to be asked; {}", open_questions(game)));
    };
    let options: Vec<_> = open.options.iter().map(|&choice| R::notation(game.now(), choice)).collect();
    let operators = ["has", "lacks", "count", "not"];
    let words: Vec<_> = rest
        .split_whitespace()
        .map(|word| if operators.contains(&word) { word.to_string() } else { R::canonical(word) })
        .collect();
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    if rest.is_empty() {
        return Ok(());
    }
    compare(&options, &words)
        .map_err(|expected| format!("{who}'s options: expected {expected}, actual {}", options.join(" ")))
}

/// `refused B: blood:4 rule 3.5`.
fn refused<R: Facts>(game: &Game<R>, who: &str, rest: &str) -> Result<(), String> {
    let who = seat(who)?;
    let words: Vec<_> = rest.split_whitespace().collect();
    let (choice, rule) = match words.as_slice() {
        [choice] => (*choice, None),
        [choice, "rule", rule] => (*choice, Some(rule.parse::<Rule>()?)),
        _ => return Err("expected one answer and its rule, such as `refused B: blood:4 rule 3.5`".into()),
    };
    let canonical = R::canonical(choice);
    // Also what was refused where only one option was left and nobody was asked.
    let settled = game.open().iter().filter(|open| open.given.is_some()).map(|open| (open, game.now()));
    let forced = game.forced().iter().map(|forced| (&forced.open, &*forced.state)).chain(settled);
    let earlier = forced.filter(|(open, _)| open.who == who).flat_map(|(open, state)| {
        let meant = |&&(choice, _): &&(R::Choice, Refusal<R::Why>)| R::notation(state, choice) == canonical;
        open.refused.iter().filter(meant).map(|(_, refusal)| refusal.rule)
    });
    let now = match game.find(who, choice) {
        Ok(_) => return Err(format!("expected `{choice}` to be refused, but it is offered")),
        Err(AnswerError::Refused { refusal, .. }) => Some(refusal.rule),
        Err(_) => None,
    };
    // The question that is open now may refuse the same for another reason than the one before it did.
    let refusals: Vec<Rule> = earlier.chain(now).collect();
    let wanted = rule.filter(|rule| refusals.contains(rule));
    match (wanted.or(refusals.last().copied()), rule) {
        (None, _) => Err(format!(
            "expected a refusal of `{choice}` with a rule; no rule offers this here. {}",
            open_questions(game)
        )),
        (Some(actual), Some(rule)) if actual != rule => {
            Err(format!("expected `{choice}` to be refused by rule {rule}, actual rule {actual}"))
        }
        _ => Ok(()),
    }
}
