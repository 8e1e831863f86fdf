//! Noun phrases: the program builds them in every form that a language has, a message asks for the form that it wants.
//!
//! `{ $who }` is the plain form, `{ $who_dat }` another, `{ $who_obj }` that of an object, `$who_n` the number (`one`,
//! `more`, or `you`), `$who_gender` the gender.

use elysium_kit::Say;
use elysium_text::{Args, Lang, Text};

use super::super::{CATALOGUE, Words};

/// A noun with what belongs to it, without a determiner.
#[derive(Clone)]
pub(super) struct Phrase {
    id: String,
    args: Args,
    adjectives: Vec<String>,
    tails: Vec<Tail>,
}

/// What follows a noun.
#[derive(Clone)]
pub(super) enum Tail {
    Fixed(Text),
    /// A message that agrees with the noun.
    Agreeing(String, Args),
    Either(Box<Tail>, Box<Tail>),
}

/// A noun phrase in all its forms.
#[derive(Clone)]
pub(super) struct Noun {
    forms: Vec<(String, Text)>,
    gender: Text,
    number: &'static str,
    object: String,
}

impl Phrase {
    pub fn new(noun: &str) -> Phrase {
        Phrase::with(noun, Args::new())
    }

    /// Of a noun that takes arguments.
    pub fn with(noun: &str, args: Args) -> Phrase {
        Phrase { id: format!("noun-{noun}"), args, adjectives: Vec::new(), tails: Vec::new() }
    }

    pub fn adjective(&mut self, word: &str) {
        self.adjectives.push(format!("adj-{word}"));
    }

    pub fn tail(&mut self, tail: Tail) {
        self.tails.push(tail);
    }

    /// The noun alone, as it is called when it has been named before.
    pub fn bare(&self) -> Phrase {
        Phrase { adjectives: Vec::new(), tails: Vec::new(), ..self.clone() }
    }
}

impl Noun {
    pub fn plain(&self) -> Text {
        self.forms.first().map(|(_, text)| text.clone()).unwrap_or_default()
    }

    /// What a predicate agrees with.
    pub fn agreement(&self) -> Args {
        cell("plain", self.gender.to_string(), self.number)
    }

    pub fn add(&self, mut args: Args, name: &'static str) -> Args {
        args = args.set(name, self.plain());
        for (form, text) in &self.forms {
            args = args.set(format!("{name}_{form}"), text.clone());
        }
        let object = self.forms.iter().find(|(form, _)| *form == self.object);
        let object = object.map_or_else(|| self.plain(), |(_, text)| text.clone());
        args.set(format!("{name}_obj"), object)
            .set(format!("{name}_n"), self.number)
            .set(format!("{name}_gender"), self.gender.clone())
    }
}

/// Form, gender and number, alone and in one word.
fn cell(form: &str, gender: String, number: &str) -> Args {
    let more = if number == "more" { "-more" } else { "" };
    Args::new()
        .set("noun_form", form)
        .set("noun_number", if number == "more" { "more" } else { "one" })
        .set("noun_cell", format!("{form}-{gender}{more}"))
        .set("noun_gender", gender)
}

impl Words {
    /// The forms of this language, the plain one first.
    fn forms(self) -> Vec<String> {
        self.listed("forms")
    }

    /// Does a clause of its own begin here, by its first word?
    pub(super) fn begins_clause(self, text: &Text) -> bool {
        let text = text.to_string();
        let first = text.split(' ').next().unwrap_or_default();
        self.listed("clauses").iter().any(|word| word == first)
    }

    /// Words that the program itself reads.
    fn listed(self, id: &str) -> Vec<String> {
        let lang = if self.0 == Lang::Test { Lang::En } else { self.0 };
        CATALOGUE.format(lang, id, &Args::new()).split_whitespace().map(str::to_owned).collect()
    }

    /// A phrase behind a determiner, which may take a number.
    pub(super) fn noun(self, determiner: &str, phrase: &Phrase, more: &Args) -> Noun {
        let id = format!("det-{determiner}");
        let number = match self.plain(&format!("{id}.number")).to_string().as_str() {
            "more" => "more",
            _ => "one",
        };
        self.built(phrase, number, |text, args| {
            let args = args.with(more.clone()).set("noun_start", start(&text)).set("noun_id", &*phrase.id);
            self.say(&id, args.set("noun", text))
        })
    }

    /// Adds a phrase without a determiner, in its plain form, and how it begins.
    pub(super) fn add_bare(self, args: Args, name: &str, phrase: &Phrase, number: &'static str) -> Args {
        let bare = self.built(phrase, number, |text, _| text).plain();
        args.set(format!("{name}_start"), start(&bare)).set(format!("{name}_bare"), bare)
    }

    /// You.
    pub(super) fn you(self) -> Noun {
        Noun { number: "you", ..self.built(&Phrase::new("you"), "one", |text, _| text) }
    }

    fn built(self, phrase: &Phrase, number: &'static str, behind: impl Fn(Text, Args) -> Text) -> Noun {
        let gender = self.plain(&format!("{}.gender", phrase.id));
        let form = |form: String| {
            let cell = cell(&form, gender.to_string(), number);
            let mut text = self.say(&phrase.id, cell.clone().with(phrase.args.clone()));
            for id in phrase.adjectives.iter().rev() {
                let args =
                    Args::new().set("adjective", self.say(id, cell.clone())).set("adjective_id", &**id);
                text = self.say("np-adjective", args.set("noun", text));
            }
            for tail in &phrase.tails {
                let tail = self.tail(tail, &cell);
                text = self.say("np-tail", Args::new().set("noun", text).set("tail", tail));
            }
            (form, behind(text, cell))
        };
        let forms = self.forms().into_iter().map(form).collect();
        let object = self.plain(&format!("{}.object", phrase.id)).to_string();
        Noun { forms, gender, number, object }
    }

    /// A tail behind a noun of this form, gender and number.
    pub(super) fn tail(self, tail: &Tail, agreement: &Args) -> Text {
        match tail {
            Tail::Fixed(text) => text.clone(),
            Tail::Agreeing(id, args) => self.say(id, agreement.clone().with(args.clone())),
            Tail::Either(first, second) => {
                let args = Args::new().set("first", self.tail(first, agreement));
                self.say("tail-or", args.set("second", self.tail(second, agreement)))
            }
        }
    }

    /// Two nouns as one.
    pub(super) fn pair(self, join: &str, first: &Noun, second: &Noun) -> Noun {
        let both = |(form, text): &(String, Text)| {
            let other = second.forms.iter().find(|(known, _)| known == form);
            let args = Args::new().set("first", text.clone());
            let args = args.set("second", other.map(|(_, text)| text.clone()).unwrap_or_default());
            (form.clone(), self.say(join, args))
        };
        let forms = first.forms.iter().map(both).collect();
        let number = if join == "noun-both" { "more" } else { first.number };
        Noun { forms, number, ..first.clone() }
    }

    /// Two nouns of which each does it by itself.
    pub(super) fn each_of_two(self, first: &Noun, second: &Noun) -> Noun {
        Noun { number: first.number, ..self.pair("noun-both", first, second) }
    }
}

/// How a word begins, for articles that go by it.
pub(super) fn start(text: &Text) -> &'static str {
    match text.to_string().chars().next().map(|letter| letter.to_lowercase().to_string()).as_deref() {
        Some("a" | "e" | "i" | "o" | "u" | "é" | "è" | "ê" | "à" | "â" | "î" | "ô" | "œ") => "vowel",
        _ => "other",
    }
}
