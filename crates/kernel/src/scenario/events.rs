//! Expectations on events: `event: lost who=B amount=1`.

use std::collections::BTreeMap;
use std::fmt;

use super::expect::{a_rule, at_table};
use super::facts::Facts;
use super::lexicon::{Lexicon, nearest};
use super::reasons;
use crate::{Game, Reason, Viewer};

/// An event as its word and its fields in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventInWords {
    pub word: String,
    pub fields: BTreeMap<String, String>,
}

impl fmt::Display for EventInWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.word)?;
        self.fields.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))
    }
}

impl EventInWords {
    /// Has it this word, and in the fields that the pattern names these values?
    fn fits(&self, pattern: &EventInWords) -> bool {
        self.word == pattern.word
            && pattern.fields.iter().all(|(key, value)| self.fields.get(key) == Some(value))
    }
}

/// Reads `lost who=B amount=1`, if there can be such an event.
fn pattern<R: Facts>(game: &Game<R>, text: &str) -> Result<EventInWords, Reason> {
    let (lexicon, seats) = (R::lexicon(), R::seats(game.now()));
    let mut words = text.split_whitespace();
    let word = words.next().ok_or_else(reasons::which_event)?;
    let Some(event) = lexicon.events.iter().find(|event| event.word == word) else {
        let near = nearest(word, lexicon.events.iter().map(|event| event.word));
        return Err(reasons::no_event(word).meant(near));
    };
    let mut fields = BTreeMap::new();
    for part in words {
        if part.ends_with(',') {
            return Err(reasons::comma(part));
        }
        let Some((key, value)) = part.split_once('=') else {
            return Err(reasons::not_a_field(part));
        };
        let value = R::spelled(value);
        match event.fields.iter().find(|(name, _)| *name == key) {
            _ if key == "rule" => _ = a_rule::<R>(&value)?,
            Some((_, form)) => {
                let written = Lexicon::of_field(form);
                if !lexicon.reads(&written, &value) {
                    let near = lexicon.meant([written.as_str()], &value);
                    let can_be = lexicon.described(&written);
                    return Err(reasons::field(key, word, &value, can_be).meant(near.as_deref()));
                }
                at_table(lexicon.seats_in(&written, &value), seats)?;
            }
            None => {
                let names: Vec<_> = event.fields.iter().map(|(name, _)| *name).chain(["rule"]).collect();
                let near = nearest(key, names.iter().copied());
                return Err(reasons::no_field(word, key, names.join(", ")).meant(near));
            }
        }
        if fields.insert(key.to_owned(), value).is_some() {
            return Err(reasons::field_twice(key));
        }
    }
    Ok(EventInWords { word: word.into(), fields })
}

/// All events so far, as a viewer sees them.
fn all<R: Facts>(game: &Game<R>, viewer: Viewer) -> Vec<EventInWords> {
    let seen = game.log().since(0, viewer).map(|(_, rule, event)| {
        let mut words = R::event_in_words(game.now(), event);
        words.fields.insert("rule".into(), rule.to_string());
        words
    });
    seen.collect()
}

/// How many events a viewer sees that fit.
pub(super) fn seen<R: Facts>(game: &Game<R>, viewer: Viewer, text: &str) -> Result<usize, Reason> {
    let pattern = pattern(game, text)?;
    Ok(all(game, viewer).iter().filter(|event| event.fits(&pattern)).count())
}

/// `event: lost who=B`.
pub(super) fn some<R: Facts>(game: &Game<R>, text: &str) -> Result<(), Reason> {
    match seen(game, Viewer::Omniscient, text)? {
        0 => Err(reasons::event_missing(text, similar(game, text))),
        _ => Ok(()),
    }
}

/// `events 2: lost who=B`, and `no event: lost`.
pub(super) fn number<R: Facts>(game: &Game<R>, expected: usize, text: &str) -> Result<(), Reason> {
    match seen(game, Viewer::Omniscient, text)? {
        actual if actual == expected => Ok(()),
        actual if expected == 0 => Err(reasons::event_unwanted(text, actual)),
        actual => Err(reasons::event_count(expected, text, actual, similar(game, text))),
    }
}

/// Events of the same name, to show what was there instead.
fn similar<R: Facts>(game: &Game<R>, text: &str) -> Reason {
    let wanted = text.split_whitespace().next().unwrap_or_default();
    let there = all(game, Viewer::Omniscient).into_iter().filter(|event| event.word == wanted);
    let there: Vec<_> = there.map(|event| event.to_string()).collect();
    if there.is_empty() { reasons::none_similar(wanted) } else { reasons::similar(there.join("; ")) }
}

/// `order: lost who=A > frenzy who=A`: events in this order, others between them or not.
pub(super) fn order<R: Facts>(game: &Game<R>, text: &str) -> Result<(), Reason> {
    let patterns: Vec<_> = text.split(" > ").map(|text| pattern(game, text)).collect::<Result<_, _>>()?;
    if patterns.len() < 2 {
        return Err(reasons::order_short());
    }
    let events = all(game, Viewer::Omniscient);
    let mut from = 0;
    for pattern in patterns {
        match events[from..].iter().position(|event| event.fits(&pattern)) {
            Some(at) => from += at + 1,
            None => {
                let all: Vec<_> = events.iter().map(|event| format!("  {event}")).collect();
                return Err(reasons::order(pattern.to_string(), all.join("\n")));
            }
        }
    }
    Ok(())
}
