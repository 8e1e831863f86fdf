//! Expectations on events: `event: lost who=B amount=1`.

use std::collections::BTreeMap;
use std::fmt;

use super::expect::{a_rule, at_table};
use super::facts::Facts;
use super::lexicon::{Lexicon, did_you_mean, nearest};
use crate::{Game, Viewer};

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
fn pattern<R: Facts>(game: &Game<R>, text: &str) -> Result<EventInWords, String> {
    let (lexicon, seats) = (R::lexicon(), R::seats(game.now()));
    let mut words = text.split_whitespace();
    let word = words.next().ok_or("which event? Its word is missing, such as `event: lost who=B`")?;
    let Some(event) = lexicon.events.iter().find(|event| event.word == word) else {
        let near = nearest(word, lexicon.events.iter().map(|event| event.word));
        return Err(format!("there is no event `{word}`{}", did_you_mean(near)));
    };
    let mut fields = BTreeMap::new();
    for part in words {
        if part.ends_with(',') {
            return Err(format!("`{part}`: no comma stands between the fields of an event"));
        }
        let Some((key, value)) = part.split_once('=') else {
            return Err(format!("`{part}` is not a field with its value, such as who=B"));
        };
        let value = R::spelled(value);
        match event.fields.iter().find(|(name, _)| *name == key) {
            _ if key == "rule" => _ = a_rule::<R>(&value)?,
            Some((_, form)) => {
                let written = Lexicon::of_field(form);
                if !lexicon.reads(&written, &value) {
                    let near = lexicon.meant([written.as_str()], &value);
                    let (near, can_be) = (did_you_mean(near.as_deref()), lexicon.described(&written));
                    return Err(format!("`{key}` of `{word}` cannot be `{value}`{near}; it is {can_be}"));
                }
                at_table(lexicon.seats_in(&written, &value), seats)?;
            }
            None => {
                let names: Vec<_> = event.fields.iter().map(|(name, _)| *name).chain(["rule"]).collect();
                let near = did_you_mean(nearest(key, names.iter().copied()));
                return Err(format!("`{word}` has no field `{key}`{near}; it has: {}", names.join(", ")));
            }
        }
        if fields.insert(key.to_owned(), value).is_some() {
            return Err(format!("`{key}` stands here twice"));
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
pub(super) fn seen<R: Facts>(game: &Game<R>, viewer: Viewer, text: &str) -> Result<usize, String> {
    let pattern = pattern(game, text)?;
    Ok(all(game, viewer).iter().filter(|event| event.fits(&pattern)).count())
}

/// `event: lost who=B`.
pub(super) fn some<R: Facts>(game: &Game<R>, text: &str) -> Result<(), String> {
    match seen(game, Viewer::Omniscient, text)? {
        0 => Err(format!("expected an event `{text}`; there was none. {}", similar(game, text))),
        _ => Ok(()),
    }
}

/// `events 2: lost who=B`, and `no event: lost`.
pub(super) fn number<R: Facts>(game: &Game<R>, expected: usize, text: &str) -> Result<(), String> {
    match seen(game, Viewer::Omniscient, text)? {
        actual if actual == expected => Ok(()),
        actual if expected == 0 => Err(format!("expected no event `{text}`; there were {actual}")),
        actual => {
            Err(format!("expected {expected} events `{text}`, actual {actual}. {}", similar(game, text)))
        }
    }
}

/// Events of the same name, to show what was there instead.
fn similar<R: Facts>(game: &Game<R>, text: &str) -> String {
    let wanted = text.split_whitespace().next().unwrap_or_default();
    let there = all(game, Viewer::Omniscient).into_iter().filter(|event| event.word == wanted);
    let there: Vec<_> = there.map(|event| event.to_string()).collect();
    if there.is_empty() {
        format!("there was no `{wanted}` at all")
    } else {
        format!("actual: {}", there.join("; "))
    }
}

/// `order: lost who=A > frenzy who=A`: events in this order, others between them or not.
pub(super) fn order<R: Facts>(game: &Game<R>, text: &str) -> Result<(), String> {
    let patterns: Vec<_> = text.split(" > ").map(|text| pattern(game, text)).collect::<Result<_, _>>()?;
    if patterns.len() < 2 {
        return Err("an order needs two events at least: `lost who=A > frenzy who=A`".into());
    }
    let events = all(game, Viewer::Omniscient);
    let mut from = 0;
    for pattern in patterns {
        match events[from..].iter().position(|event| event.fits(&pattern)) {
            Some(at) => from += at + 1,
            None => {
                let all: Vec<_> = events.iter().map(EventInWords::to_string).collect();
                return Err(format!(
                    "expected `{pattern}` in its turn; actual order:\n  {}",
                    all.join("\n  ")
                ));
            }
        }
    }
    Ok(())
}
