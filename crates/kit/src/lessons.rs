//! Lessons: a position of a game, and steps that say something, point at a spot and wait for an answer. A lesson is data; it
//! is played by the rules of the game like any other ([docs/lessons.md](../../../docs/lessons.md)).

use std::collections::BTreeMap;

use elysium_kernel::Seat;
use elysium_text::{Args, Lang, Link, Text};
use serde::Deserialize;

use crate::Title;

/// The lessons of a game by name, in the order in which they are offered: `lessons/<name>.ron` of the calling package.
#[macro_export]
macro_rules! lessons {
    ($($name:literal)+) => {
        &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $name, ".ron")))),+]
    };
}

/// A lesson as its file has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    #[serde(skip)]
    pub name: String,
    /// About how long it takes.
    pub minutes: u8,
    /// Leads through a part of the game from its beginning; the others are about one thing each.
    #[serde(default)]
    pub guided: bool,
    /// Where the learner sits: the first seat unless it is said.
    #[serde(default)]
    seat: u8,
    /// The position, as under `given:` of a scenario.
    pub given: String,
    /// What the others answer, by seat, one word after the other. Who has nothing left to say plays as a bot does.
    #[serde(default)]
    others: BTreeMap<char, String>,
    pub steps: Vec<Step>,
    /// Why an answer is worse that its step says nothing about: a message.
    otherwise: String,
    /// What is said when all steps are done.
    pub end: Vec<Page>,
}

/// Something to do, and what is said before it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    pub say: Vec<Page>,
    /// The answers that are hoped for, one after the other: `play:hunt at:1|2 blood:* done?`. Of several, any will do;
    /// a star stands for whatever comes there, and one with a question mark may be left out.
    want: String,
    /// Why some answers are worse: a message for each.
    #[serde(default)]
    pub worse: BTreeMap<String, String>,
}

/// Something that is said at once: a message, and what it is about.
#[derive(Clone, Debug, Deserialize)]
pub struct Page(pub String, #[serde(default)] pub Vec<Pointer>);

/// A spot on the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Pointer {
    /// Where this answer lies, while it can be given.
    Answer(String),
    Seat(char),
    /// A card by the id that views give it.
    Card(String),
    /// A place by its word and what it carries: `at.haven`.
    Place(String),
}

/// How far somebody has come in a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Steps that are done.
    pub step: usize,
    /// Answers of the next one that were given.
    pub word: usize,
    /// What was made of the last answer.
    pub reply: Option<Reply>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    Hoped,
    /// Something else would have been better; the message that says why.
    Worse(String),
}

/// An answer that is hoped for.
struct Wanted<'a> {
    words: Vec<&'a str>,
    optional: bool,
}

impl Wanted<'_> {
    fn is(&self, word: &str) -> bool {
        let fits = |one: &&str| one.strip_suffix('*').map_or(*one == word, |start| word.starts_with(start));
        self.words.iter().any(fits)
    }
}

impl Step {
    fn wanted(&self) -> Vec<Wanted<'_>> {
        let wanted = self.want.split_whitespace().map(|word| {
            let (words, optional) = word.strip_suffix('?').map_or((word, false), |words| (words, true));
            Wanted { words: words.split('|').collect(), optional }
        });
        wanted.collect()
    }
}

impl Lesson {
    /// Reads a file.
    pub fn read(name: &str, file: &str) -> Result<Lesson, String> {
        let lesson: Lesson = ron::from_str(file).map_err(|error| format!("{name}: {error}"))?;
        Ok(Lesson { name: name.into(), ..lesson })
    }

    /// One of the program's own; a test reads them all.
    pub(crate) fn embedded(name: &str, file: &str) -> Lesson {
        Lesson::read(name, file).unwrap_or_else(|error| panic!("{error}"))
    }

    pub fn learner(&self) -> Seat {
        Seat(self.seat)
    }

    /// The message of its title.
    pub fn title(&self) -> String {
        format!("lesson-{}", self.name)
    }

    /// A message of it.
    pub fn message(&self, key: &str) -> String {
        format!("lesson-{}-{key}", self.name)
    }

    /// Every message that it uses.
    pub fn messages(&self) -> Vec<String> {
        let pages = self.steps.iter().flat_map(|step| &step.say).chain(&self.end).map(|page| &page.0);
        let why = self.steps.iter().flat_map(|step| step.worse.values()).chain([&self.otherwise]);
        let mut all: Vec<_> = pages.chain(why).map(|key| self.message(key)).chain([self.title()]).collect();
        all.sort();
        all.dedup();
        all
    }

    /// What another seat answers next, having given so many answers; nothing where a bot decides.
    pub fn script(&self, seat: Seat, given: usize) -> Option<&str> {
        self.others.get(&seat.letter())?.split_whitespace().nth(given)
    }

    /// Everybody whose answers are given, and how many they are.
    pub fn scripted(&self) -> impl Iterator<Item = (char, usize)> {
        self.others.iter().map(|(seat, words)| (*seat, words.split_whitespace().count()))
    }

    /// How far these answers of the learner lead, with what can be answered now. After a worse one nothing counts.
    pub fn follow<'a>(&self, answers: impl IntoIterator<Item = &'a str>, now: &[String]) -> Progress {
        let mut at = Progress::default();
        for word in answers {
            at = self.after(at, word);
            if matches!(at.reply, Some(Reply::Worse(_))) {
                return at;
            }
        }
        // What may be left out and is not even asked is left out.
        let offered = |wanted: &Wanted| now.iter().any(|word| wanted.is(word));
        if let Some(step) = self.steps.get(at.step).filter(|_| at.word > 0)
            && step.wanted()[at.word..].iter().all(|wanted| wanted.optional && !offered(wanted))
        {
            at = Progress { step: at.step + 1, word: 0, ..at };
        }
        at
    }

    fn after(&self, at: Progress, word: &str) -> Progress {
        let Some(step) = self.steps.get(at.step) else { return at };
        let wanted = step.wanted();
        let left = &wanted[at.word..];
        let skipped = left.iter().take_while(|one| one.optional && !one.is(word)).count();
        if left.get(skipped).is_some_and(|one| one.is(word)) {
            let next = at.word + skipped + 1;
            let (step, word) = if next < wanted.len() { (at.step, next) } else { (at.step + 1, 0) };
            return Progress { step, word, reply: Some(Reply::Hoped) };
        }
        // If all that is left of the step can be left out, it may belong to the next one.
        let next = Progress { step: at.step + 1, word: 0, reply: None };
        if at.word > 0 && skipped == left.len() && self.hopes_for(&next, word) {
            return self.after(next, word);
        }
        let why = step.worse.get(word).unwrap_or(&self.otherwise);
        Progress { reply: Some(Reply::Worse(self.message(why))), ..at }
    }

    /// Is this answer hoped for next?
    pub fn hopes_for(&self, at: &Progress, word: &str) -> bool {
        !self.is_done(at) && self.after(at.clone(), word).reply == Some(Reply::Hoped)
    }

    /// Everything that is hoped for in what is left of this step.
    pub fn hopes(&self, at: &Progress) -> Vec<Vec<String>> {
        let wanted = self.steps.get(at.step).map(Step::wanted).unwrap_or_default();
        let words = |one: &Wanted| one.words.iter().map(|word| (*word).to_owned()).collect();
        wanted.iter().skip(at.word).map(words).collect()
    }

    /// What is said now, and the number of the first of it, counted from 1. In the middle of a step only its last page.
    pub fn pages(&self, at: &Progress) -> (usize, &[Page]) {
        let before: usize = self.steps.iter().take(at.step).map(|step| step.say.len()).sum();
        let pages = self.steps.get(at.step).map_or(&self.end[..], |step| &step.say);
        let skip = if at.word > 0 { pages.len().saturating_sub(1) } else { 0 };
        (before + skip + 1, &pages[skip..])
    }

    /// How many pages there are in all.
    pub fn count(&self) -> usize {
        self.steps.iter().map(|step| step.say.len()).sum::<usize>() + self.end.len()
    }

    pub fn is_done(&self, at: &Progress) -> bool {
        at.step == self.steps.len()
    }
}

/// A message of a lesson. It calls seats by their letters (`$b`) and cards by their slugs (`$brujah-hunt`): both are links.
pub(crate) fn text<G: Title>(lang: Lang, id: &str) -> Text {
    let catalogue = G::catalogue();
    let names = catalogue.variables(lang, id).unwrap_or_default();
    let is_card = |name: &&str| name.len() > 1;
    let cards = if names.iter().any(is_card) { G::cards(lang) } else { Vec::new() };
    let mut args = Args::new();
    for name in names {
        let letter = name.to_ascii_uppercase();
        let card = cards.iter().find(|card| card.slug == name);
        args = match card {
            Some(card) => args.set(name, Text::link(Link::Card(&card.slug), card.name.as_str())),
            None if !is_card(&name) => args.set(name, Text::link(Link::Seat(&letter), letter.as_str())),
            // A hole, which a test finds.
            None => args,
        };
    }
    catalogue.text(lang, id, &args)
}
