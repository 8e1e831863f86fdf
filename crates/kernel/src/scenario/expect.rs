//! What a `then` line may say, and whether it holds.

use super::events;
use super::facts::Facts;
use super::known;
use super::lexicon::nearest;
use super::page::Row;
use super::parse::{self, ParsedFact, SourceLine};
use super::reasons;
use super::run::{FailedExpectation, open_questions, row, seat};
use super::sheet::Sheet;
use crate::{AnswerError, Game, Reason, Refusal, Rule};

pub use super::events::EventInWords;

/// What stands before the words of an expectation.
const OPERATORS: [&str; 7] = ["has", "lacks", "count", "not", "at-least", "at-most", "in-order"];

pub(super) fn line<R: Facts>(game: &Game<R>, source: SourceLine) -> Result<(), FailedExpectation> {
    let fail = |reason: Reason| FailedExpectation { line: source.line, reason };
    let (head, rest) = source.split().unwrap_or((source.text, ""));
    let words: Vec<_> = head.split_whitespace().collect();
    match words.as_slice() {
        ["event"] => events::some(game, rest).map_err(fail),
        ["no", "event"] => events::number(game, 0, rest).map_err(fail),
        ["events", n] => {
            let n = n.parse().map_err(|_| fail(reasons::event_number(n)))?;
            events::number(game, n, rest).map_err(fail)
        }
        ["order"] => events::order(game, rest).map_err(fail),
        ["asked", "nobody"] if game.next_question().is_none() => Ok(()),
        ["asked", "nobody"] => Err(fail(reasons::no_question(open_questions(game)))),
        ["asked", who] => asked(game, who, rest).map_err(fail),
        ["not", "asked", who] => {
            let who = seat(game, who).map_err(fail)?;
            match game.question(who) {
                None => Ok(()),
                Some(_) => Err(fail(reasons::no_question_for(who, open_questions(game)))),
            }
        }
        ["refused", who] => refused(game, who, rest).map_err(fail),
        ["sees", who] => known::sees(game, who, rest).map_err(fail),
        ["hides", who] => known::hides(game, who, rest).map_err(fail),
        _ => {
            let facts = R::facts(game.now());
            for fact in parse::facts(source)? {
                let row = row::<R>(source, &fact)?;
                holds(game, &facts, &row.0, &row.1, &fact).map_err(fail)?;
            }
            Ok(())
        }
    }
}

/// Does a fact hold in a position? If not, why.
pub(super) fn holds<R: Facts>(
    game: &Game<R>,
    facts: &Sheet,
    subject: &str,
    row: &Row,
    fact: &ParsedFact,
) -> Result<(), Reason> {
    let words: Vec<_> = fact.words.iter().map(|word| spelled::<R>(word)).collect();
    let words: Vec<_> = words.iter().map(String::as_str).collect();
    checked::<R>(row, &words, R::seats(game.now()))
        .map_err(|reason| reasons::fact(&fact.subject, fact.key, reason))?;
    let Some(actual) = facts.get(subject, fact.key) else {
        return Err(reasons::of_subject(&fact.subject, R::missing(game.now(), subject)));
    };
    compare(actual, &words).map_err(|expected| {
        let actual = if actual.is_empty() { "none".into() } else { actual.join(" ") };
        reasons::expected(&fact.subject, fact.key, &expected, actual)
    })
}

/// A word as the facts spell it, also where several are joined.
pub(super) fn spelled<R: Facts>(word: &str) -> String {
    let part = |part: &str| part.split('+').map(R::spelled).collect::<Vec<_>>().join("+");
    word.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// Can a fact have these words at all?
fn checked<R: Facts>(row: &Row, words: &[&str], seats: usize) -> Result<(), Reason> {
    let number = |words: &[&str]| match words {
        [n] if n.parse::<i64>().is_ok() => Ok(()),
        _ => Err(reasons::one_number()),
    };
    let each = |words: &[&str]| {
        if words.is_empty() {
            return Err(reasons::say_what());
        }
        words.iter().try_for_each(|word| one::<R>(row, word, seats))
    };
    let whole = |words: &[&str]| match words {
        [_, _, ..] if !row.is_list() => each(words).and_then(|()| Err(reasons::one_word(words.len()))),
        _ => each(words),
    };
    match words {
        ["none"] | ["not", "none"] => Ok(()),
        ["not", operator, ..] if OPERATORS.contains(operator) => Err(reasons::not_together("not", operator)),
        ["count", ..] if !row.is_list() => Err(reasons::one_always()),
        ["count", rest @ ..] => number(rest),
        ["at-least" | "at-most", rest @ ..] if row.word() == "<number>" => number(rest),
        [bound @ ("at-least" | "at-most"), ..] => Err(reasons::bound(bound)),
        ["in-order", ..] if !row.ordered => Err(reasons::no_order()),
        ["has" | "lacks" | "in-order", rest @ ..] => each(rest),
        ["not", rest @ ..] => whole(rest),
        rest => whole(rest),
    }
}

/// Can this word be one of a fact?
pub(super) fn one<R: Facts>(row: &Row, word: &str, seats: usize) -> Result<(), Reason> {
    let (lexicon, pattern) = (R::lexicon(), row.word());
    if !lexicon.reads(pattern, word) {
        let near = lexicon.meant([pattern], word);
        let near = near.as_deref().or_else(|| nearest(word, OPERATORS));
        let cannot_stand = if word.ends_with(',') { reasons::no_comma } else { reasons::cannot_stand };
        return Err(cannot_stand(word, lexicon.described(pattern)).meant(near));
    }
    at_table(lexicon.seats_in(pattern, word), seats)
}

/// Are these seats at the table?
pub(super) fn at_table(named: Vec<crate::Seat>, seats: usize) -> Result<(), Reason> {
    match named.into_iter().find(|seat| seat.index() >= seats) {
        Some(seat) => Err(reasons::no_seat_there(seat, seats)),
        None => Ok(()),
    }
}

/// Compares words; on a mismatch gives what was expected.
fn compare(actual: &[String], expected: &[&str]) -> Result<(), String> {
    let number = |words: &[&str]| words.first().and_then(|w| w.parse::<i64>().ok());
    let held = match expected {
        ["none"] => actual.is_empty(),
        ["not", "none"] => !actual.is_empty(),
        ["has", words @ ..] => words.iter().all(|word| actual.iter().any(|a| a == word)),
        ["lacks", words @ ..] => !words.iter().any(|word| actual.iter().any(|a| a == word)),
        ["count", rest @ ..] => number(rest) == Some(actual.len() as i64),
        ["in-order", words @ ..] => actual.iter().map(String::as_str).eq(words.iter().copied()),
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

/// An answer as notation writes it, if any answer of the game is written so.
pub(super) fn answer<R: Facts>(word: &str, seats: usize) -> Result<String, Reason> {
    let (lexicon, canonical) = (R::lexicon(), R::canonical(word));
    let in_full = R::in_full(&canonical);
    if !in_full.is_empty() {
        return Err(reasons::not_in_full(word, in_full.join(", ")));
    }
    match lexicon.answers.iter().find(|pattern| lexicon.reads(pattern, &canonical)) {
        Some(pattern) => at_table(lexicon.seats_in(pattern, &canonical), seats).map(|()| canonical),
        None => {
            let near = lexicon.meant(lexicon.answers.iter().map(String::as_str), &canonical);
            Err(reasons::no_answer(word).meant(near.as_deref()))
        }
    }
}

/// `asked B`, `asked B: has play:hunt`, `asked B: lacks ...`, `asked B: yes no`.
fn asked<R: Facts>(game: &Game<R>, who: &str, rest: &str) -> Result<(), Reason> {
    let (who, seats) = (seat(game, who)?, R::seats(game.now()));
    let given: Vec<_> = rest.split_whitespace().collect();
    let (operator, given) = match given.as_slice() {
        [operator @ ("has" | "lacks" | "not"), words @ ..] => (Some(*operator), words),
        ["count", n] if n.parse::<usize>().is_ok() => (Some("count"), &given[1..]),
        words => (None, words),
    };
    let words = match operator {
        Some("count") => given.iter().map(|n| Ok(n.to_string())).collect(),
        _ => given.iter().map(|word| answer::<R>(word, seats)).collect::<Result<Vec<_>, _>>(),
    }?;
    if words.is_empty() && operator.is_some() {
        return Err(reasons::say_which());
    }
    let Some(open) = game.question(who) else {
        return Err(reasons::must_be_asked(who, open_questions(game)));
    };
    if words.is_empty() {
        return Ok(());
    }
    let options: Vec<_> = open.options.iter().map(|&choice| R::notation(game.now(), choice)).collect();
    let words: Vec<_> = operator.into_iter().chain(words.iter().map(String::as_str)).collect();
    compare(&options, &words).map_err(|expected| reasons::options(who, &expected, options.join(" ")))
}

/// A rule of this game.
pub(super) fn a_rule<R: Facts>(text: &str) -> Result<Rule, Reason> {
    let rule = text.parse::<Rule>()?;
    let known = R::lexicon().rules.contains(&rule);
    if known { Ok(rule) } else { Err(reasons::no_rule(rule)) }
}

/// `refused B: blood:4 rule 3.5`, or `refused B: blood:4 not-asked`.
fn refused<R: Facts>(game: &Game<R>, who: &str, rest: &str) -> Result<(), Reason> {
    let who = seat(game, who)?;
    let words: Vec<_> = rest.split_whitespace().collect();
    let (choice, rule) = match words.as_slice() {
        [choice] => (*choice, None),
        [choice, "not-asked"] => {
            answer::<R>(choice, R::seats(game.now()))?;
            return match game.question(who) {
                None => Ok(()),
                Some(_) => Err(reasons::must_not_be_asked(who, open_questions(game))),
            };
        }
        [choice, "rule", rule] => (*choice, Some(a_rule::<R>(rule)?)),
        _ => return Err(reasons::refused_form()),
    };
    let canonical = answer::<R>(choice, R::seats(game.now()))?;
    // Also what was refused where only one option was left and nobody was asked.
    let settled = game.open().iter().filter(|open| open.given.is_some()).map(|open| (open, game.now()));
    let forced = game.forced().iter().map(|forced| (&forced.open, &*forced.state)).chain(settled);
    let earlier = forced.filter(|(open, _)| open.who == who).flat_map(|(open, state)| {
        let meant = |&&(choice, _): &&(R::Choice, Refusal<R::Why>)| R::notation(state, choice) == canonical;
        open.refused.iter().filter(meant).map(|(_, refusal)| refusal.rule)
    });
    let now = match game.find(who, choice) {
        Ok(_) => return Err(reasons::offered(choice)),
        Err(AnswerError::Refused { refusal, .. }) => Some(refusal.rule),
        Err(_) => None,
    };
    // The question that is open now may refuse the same for another reason than the one before it did.
    let refusals: Vec<Rule> = earlier.chain(now).collect();
    let wanted = rule.filter(|rule| refusals.contains(rule));
    match (wanted.or(refusals.last().copied()), rule) {
        (None, _) if game.question(who).is_none() => {
            Err(reasons::nothing_refused(who, choice, open_questions(game)))
        }
        (None, _) => Err(reasons::no_refusal(choice, open_questions(game))),
        (Some(actual), Some(rule)) if actual != rule => Err(reasons::other_rule(choice, rule, actual)),
        _ => Ok(()),
    }
}
