//! The words that scenarios of a game may use, so that a misspelt one is refused instead of never being there.
//!
//! How a word is written stands in patterns: `play:<card>`, `<SEAT>/<number>`, `<card>[/exhausted]`, `yes|no`. What
//! stands in square brackets may be left out; a stroke separates alternatives. `<seat>` is a small letter as in
//! notation, `<SEAT>` a capital one as in facts and events.

use std::collections::{BTreeMap, BTreeSet};

use super::form::{Form, Written};
use super::reasons;
use crate::{Reason, Rule, Seat};

/// An event that can happen: its word and its fields.
#[derive(Clone, Debug)]
pub struct EventWord {
    pub word: &'static str,
    pub fields: Vec<(&'static str, Form)>,
}

/// All words of a game.
#[derive(Clone, Debug, Default)]
pub struct Lexicon {
    pub events: Vec<EventWord>,
    /// Answers and outcomes of chance, as patterns.
    pub answers: Vec<String>,
    /// What stands in brackets in patterns, by name.
    pub forms: BTreeMap<String, Form>,
    /// Cards as they are written.
    pub cards: BTreeSet<String>,
    /// The kind of each card. A pattern may ask for some: `<card relic>`, `<card haven agenda>`, `<card not vampire>`.
    pub kinds: BTreeMap<String, String>,
    /// Other names of cards, in small letters.
    pub ids: BTreeSet<String>,
    /// The statements of the rules page.
    pub rules: BTreeSet<Rule>,
}

/// The one of these that was probably meant. A wild guess helps nobody: at most a third of it may differ.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    let far = |one: &str| strsim::damerau_levenshtein(&word, &one.to_lowercase());
    let near = known.into_iter().min_by_key(|one| far(one))?;
    (far(near) * 3 <= near.chars().count()).then_some(near)
}

impl Lexicon {
    /// Does a word read as a pattern says?
    pub fn reads(&self, pattern: &str, word: &str) -> bool {
        self.read(pattern, word).is_some()
    }

    /// Seats that a word of this pattern names.
    pub fn seats_in(&self, pattern: &str, word: &str) -> Vec<Seat> {
        self.read(pattern, word).unwrap_or_default()
    }

    /// A word read as a pattern says: the seats that it names.
    fn read(&self, pattern: &str, word: &str) -> Option<Vec<Seat>> {
        pattern.split('|').find_map(|one| self.fit(one, word))
    }

    fn fit(&self, pattern: &str, word: &str) -> Option<Vec<Seat>> {
        if let Some((before, rest)) = pattern.split_once('[') {
            let (inside, after) = rest.split_once(']').expect("square brackets come in pairs");
            let with = || self.fit(&format!("{before}{inside}{after}"), word);
            return self.fit(&format!("{before}{after}"), word).or_else(with);
        }
        let Some((before, rest)) = pattern.split_once('<') else {
            return (pattern == word).then(Vec::new);
        };
        let (name, after) = rest.split_once('>').expect("angle brackets come in pairs");
        let word = word.strip_prefix(before)?;
        if let Some(Written::OneOf(words)) = self.forms.get(name).map(|form| &form.written) {
            return words.iter().find_map(|one| self.fit(&format!("{one}{after}"), word));
        }
        let end = after.chars().next().and_then(|next| word.find(next)).unwrap_or(word.len());
        let (value, rest) = word.split_at(end);
        if !self.is(name, value) {
            return None;
        }
        let named =
            value.chars().filter(|_| name.eq_ignore_ascii_case("seat") || name.eq_ignore_ascii_case("seats"));
        let mut seats: Vec<Seat> = named.filter_map(|letter| letter.to_string().parse().ok()).collect();
        seats.extend(self.fit(after, rest)?);
        Some(seats)
    }

    fn is(&self, name: &str, value: &str) -> bool {
        let mut letters = value.chars();
        let is_seat = |letter: char| letter.to_string().parse::<Seat>().is_ok();
        let is_card = |card: &str| self.cards.contains(card) && self.is_of(name, card);
        match name.split(' ').next().unwrap_or_default() {
            "card" => is_card(value),
            "cards" => value.split('+').all(is_card),
            "number" => value.parse::<i64>().is_ok(),
            "flag" => value == "yes" || value == "no",
            "seat" => value.len() == 1 && letters.all(|c| c.is_ascii_lowercase() && is_seat(c)),
            "seats" => letters.all(|c| c.is_ascii_lowercase() && is_seat(c)),
            "SEAT" => value.len() == 1 && letters.all(|c| c.is_ascii_uppercase() && is_seat(c)),
            "SEATS" => value.split('+').all(|seat| self.is("SEAT", seat)),
            _ => false,
        }
    }

    /// Is a card of the kinds that a pattern asks for?
    fn is_of(&self, name: &str, card: &str) -> bool {
        let mut kinds = name.split(' ').skip(1).peekable();
        let (Some(kind), true) = (self.kinds.get(card), kinds.peek().is_some()) else { return true };
        let not = kinds.next_if_eq(&"not").is_some();
        kinds.any(|one| one == kind) != not
    }

    /// How a field of an event is written.
    pub fn of_field(form: &Form) -> String {
        let pattern = match &form.written {
            Written::Seat => "<SEAT>".into(),
            Written::Seats => "<SEATS>|none".into(),
            _ => format!("<{}>", form.name),
        };
        if form.optional { format!("{pattern}|none") } else { pattern }
    }

    /// What can stand for a pattern, for somebody who has to write it.
    pub fn described(&self, pattern: &str) -> Reason {
        let one = |pattern: &str| match pattern {
            "<card>" => reasons::form_card(),
            _ if pattern.starts_with("<cards ") => reasons::form_cards(),
            _ if pattern.starts_with("<card ") => {
                let kinds = pattern.trim_start_matches("<card ").split('>').next().unwrap_or_default();
                match kinds.strip_prefix("not ") {
                    Some(others) => reasons::form_card_not_of(others),
                    None => reasons::form_card_of(kinds),
                }
            }
            "<cards>" => reasons::form_cards(),
            "<number>" => reasons::form_number(),
            "<flag>" => reasons::form_flag(),
            "<seat>" | "<SEAT>" => reasons::form_seat(),
            "<seats>" | "<SEATS>" => reasons::form_seats(),
            other => match self.forms.get(other.trim_matches(['<', '>'])).map(|form| &form.written) {
                Some(Written::OneOf(words)) => reasons::form_words(words.join(", ")),
                _ => reasons::form_pattern(other),
            },
        };
        let forms = pattern.split('|').map(one).reduce(reasons::or);
        forms.unwrap_or_else(|| reasons::form_pattern(pattern))
    }

    /// The word of one of these patterns that was probably meant.
    pub fn meant<'p>(&self, patterns: impl IntoIterator<Item = &'p str>, word: &str) -> Option<String> {
        let words: Vec<String> = patterns
            .into_iter()
            .flat_map(|pattern| pattern.split('|'))
            .flat_map(|one| self.words(one))
            .collect();
        nearest(word, words.iter().map(String::as_str)).map(str::to_owned)
    }

    /// All words of a pattern with one thing at most in brackets; more would be too many.
    fn words(&self, pattern: &str) -> Vec<String> {
        let Some((before, rest)) = pattern.split_once('<') else { return vec![pattern.into()] };
        let Some((name, after)) = rest.split_once('>').filter(|(_, after)| !after.contains(['<', '[']))
        else {
            return Vec::new();
        };
        let whole = |value: &str| format!("{before}{value}{after}");
        match self.forms.get(name).map(|form| &form.written) {
            Some(Written::OneOf(words)) => words.iter().map(|word| whole(word)).collect(),
            _ if matches!(name.split(' ').next(), Some("card" | "cards")) => {
                self.cards.iter().filter(|card| self.is_of(name, card)).map(|card| whole(card)).collect()
            }
            _ if name == "flag" => vec![whole("yes"), whole("no")],
            _ => Vec::new(),
        }
    }

    /// Whether a scenario can prove this: a rule or a card.
    pub fn knows_proof(&self, word: &str) -> bool {
        let small = word.to_lowercase();
        self.cards.contains(&small)
            || self.ids.contains(&small)
            || word.parse().is_ok_and(|rule: Rule| self.rules.contains(&rule))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lexicon() -> Lexicon {
        let forms = [Form::one_of("promise", ["yes", "intel.<seat>"])];
        Lexicon {
            forms: forms.into_iter().map(|form| (form.name.clone(), form)).collect(),
            cards: ["skunk", "the-hunger"].map(String::from).into(),
            kinds: [("skunk".into(), "vampire".into()), ("the-hunger".into(), "event".into())].into(),
            ..Lexicon::default()
        }
    }

    #[test]
    fn a_word_reads_as_its_pattern_says() {
        let lexicon = lexicon();
        for (pattern, word) in [
            ("play:<card>", "play:the-hunger"),
            ("<SEAT>/<number>", "B/12"),
            ("<card>[/exhausted]", "skunk/exhausted"),
            ("<card>[/exhausted]", "skunk"),
            ("<SEAT>/<promise>", "B/intel.c"),
            ("<card>/<SEAT>|<card>/all", "skunk/all"),
            ("<cards>", "skunk+the-hunger"),
            ("<SEATS>|none", "A+C"),
            ("<card vampire>[/exhausted]", "skunk/exhausted"),
            ("<card event vampire>", "skunk"),
            ("<card not vampire>", "the-hunger"),
            ("<cards vampire>", "skunk+skunk"),
        ] {
            assert!(lexicon.reads(pattern, word), "{word} as {pattern}");
        }
        for (pattern, word) in [
            ("play:<card>", "play:hunger"),
            ("<SEAT>/<number>", "b/12"),
            ("<SEAT>/<number>", "B/x"),
            ("<card>[/exhausted]", "skunk/tired"),
            ("<SEAT>", "A,"),
            ("<flag>", "maybe"),
            ("<card event>", "skunk"),
            ("<card not vampire>", "skunk"),
            ("<card not vampire>", "hunger"),
            ("<cards vampire>", "skunk+the-hunger"),
        ] {
            assert!(!lexicon.reads(pattern, word), "{word} as {pattern}");
        }
    }

    /// Also inside of a form, and before a number.
    #[test]
    fn seats_are_found_wherever_a_pattern_has_them() {
        let mut lexicon = lexicon();
        let places = Form::one_of("place", (1..=2).map(|n| format!("<seat>{n}")));
        lexicon.forms.insert("place".into(), places);
        for (pattern, word, seats) in [
            ("<SEAT>/<promise>", "B/intel.c", &[1, 2][..]),
            ("<SEAT>/<promise>", "B/yes", &[1]),
            ("out:<place>", "out:d2", &[3]),
            ("<SEATS>|none", "A+C", &[0, 2]),
            ("<SEATS>|none", "none", &[]),
            ("<seats>", "ac", &[0, 2]),
            ("play:<card>", "play:skunk", &[]),
        ] {
            let seats: Vec<Seat> = seats.iter().copied().map(Seat).collect();
            assert_eq!(lexicon.seats_in(pattern, word), seats, "{word} as {pattern}");
        }
        assert!(!lexicon.reads("out:<place>", "out:d3"), "there is no third place");
    }

    #[test]
    fn what_was_meant_is_near() {
        let lexicon = lexicon();
        assert_eq!(lexicon.meant(["play:<card>", "pass"], "play:skunck").as_deref(), Some("play:skunk"));
        assert_eq!(lexicon.meant(["play:<card>", "pass"], "banana"), None);
    }
}
