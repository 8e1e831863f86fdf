//! The facts of a game: one table, from which follow what can be said of a position, how a
//! position is written and read, what its digest hashes, and the page about it.
//!
//! A fact is one [`Fact`]. Facts of one kind of [`Subject`] stand together [`About`] it, and a game
//! lists these in the order in which they are read: what a fact depends on comes before it.

use super::expect::{self, EventInWords};
use super::given::Given;
use super::lexicon::Lexicon;
use super::page::Row;
use super::reasons;
use super::sheet::{FactError, Sheet};
use super::steps::{self, StepInfo};
use crate::{Message, Reason, Rules, Seat, Seats};

/// A game whose positions can be written as facts and read back.
pub trait Facts: Rules {
    /// What reading has to remember besides the position.
    type Notes;

    /// All facts, in the order in which they are read.
    fn table() -> &'static [TablePart<Self>];

    /// What a position is read into.
    fn draft(sheet: &Sheet) -> Draft<'_, Self>;

    /// The reasons that this game gives, all of them.
    fn reasons() -> &'static [Message];

    /// The steps of the game, whose names are the words of the fact `step`. None, if positions stand nowhere else than
    /// where they began.
    fn steps() -> &'static [StepInfo];

    /// The words of the game. `elysium_kit::scenario_words!` gives this, the steps, and the next two.
    fn lexicon() -> &'static Lexicon;

    /// An event as scenarios write it.
    fn event_in_words(state: &Self::State, event: Self::Event) -> EventInWords;

    /// The word of a question.
    fn ask_word(ask: Self::Ask) -> &'static str;

    /// The answers that are meant by one that is never written like this, because something is always said with it, such as the
    /// way to play a card that has several.
    fn in_full(_answer: &str) -> Vec<String> {
        Vec::new()
    }

    /// A word of an expectation as the facts spell it (card ids to names and the like).
    fn spelled(word: &str) -> String {
        word.into()
    }

    /// The name and the facts of what `text` names, if this game has such a thing.
    fn subject(text: &str) -> Option<(String, Vec<Row>)> {
        let words: Vec<_> = text.split_whitespace().collect();
        let name = sections::<Self>().find_map(|section| section.named(&words))?;
        let facts = sections::<Self>().filter(|section| section.named(&words).is_some());
        Some((name, facts.flat_map(super::Section::rows).collect()))
    }

    /// Why there is no such subject in a position.
    fn missing(state: &Self::State, name: &str) -> Reason {
        let words: Vec<_> = name.split_whitespace().collect();
        let section = sections::<Self>().find(|section| section.named(&words).is_some());
        section.map_or_else(|| reasons::no_such_subject(name), |section| section.missing(state, name))
    }

    /// Everything that can be said of a position.
    fn facts(state: &Self::State) -> Sheet {
        let mut sheet = Sheet::default();
        sections::<Self>().for_each(|section| section.write(state, &mut sheet));
        sheet
    }

    /// The position that a sheet describes. What it does not say is as at the start of the game.
    fn position(sheet: &Sheet) -> Result<(Self::Setup, Self::State), FactError> {
        let mut draft = Self::draft(sheet);
        for part in Self::table() {
            match part {
                TablePart::Facts(section) => section.read(&mut draft)?,
                TablePart::Then(step) => step(&mut draft)?,
            }
        }
        sections::<Self>().try_for_each(|section| section.check(sheet, &draft.state))?;
        Ok((draft.setup, draft.state))
    }
}

pub(super) fn sections<R: Facts>() -> impl Iterator<Item = &'static dyn Section<R>> {
    R::table().iter().filter_map(|part| match part {
        TablePart::Facts(section) => Some(*section),
        TablePart::Then(_) => None,
    })
}

/// A part of a game's table.
pub enum TablePart<R: Facts> {
    Facts(&'static dyn Section<R>),
    /// What takes several facts together.
    Then(fn(&mut Draft<R>) -> Result<(), FactError>),
}

/// A position that is being read.
pub struct Draft<'a, R: Facts> {
    pub sheet: &'a Sheet,
    pub setup: R::Setup,
    pub state: R::State,
    pub notes: R::Notes,
}

impl<R: Facts> Draft<'_, R> {
    /// What the sheet gives of another fact.
    pub fn given<'g>(&'g self, subject: &'g str, key: &'g str) -> Given<'g> {
        Given::of(self.sheet, subject, key, self.seats())
    }

    /// The number of seats at this table.
    pub fn seats(&self) -> usize {
        R::seats(&self.state)
    }

    pub fn everyone(&self) -> Seats {
        Seats::first(self.seats())
    }
}

/// A kind of thing that facts are about.
pub trait Subject<R: Facts>: Copy + Sync + 'static {
    /// What it is, for the page: "A seat (`A` to `F`)".
    const TITLE: &'static str;
    /// What else there is to know of its facts, for the page.
    const NOTE: &'static str = "";

    /// The name of such a thing, if `words` can be one.
    fn named(words: &[&str]) -> Option<String>;

    /// All that a position has.
    fn all(state: &R::State) -> Vec<Self>;

    fn name(self, state: &R::State) -> String;

    /// Why a sheet cannot mention `name` here.
    fn missing(state: &R::State, _name: &str) -> Reason {
        reasons::not_at_table(R::seats(state))
    }
}

/// The table itself.
#[derive(Clone, Copy, Debug)]
pub struct Whole;

impl<R: Facts> Subject<R> for Whole {
    const TITLE: &'static str = "`table`";

    fn named(words: &[&str]) -> Option<String> {
        (words == ["table"]).then(|| "table".into())
    }

    fn all(_: &R::State) -> Vec<Whole> {
        vec![Whole]
    }

    fn name(self, _: &R::State) -> String {
        "table".into()
    }
}

impl<R: Facts> Subject<R> for Seat {
    const TITLE: &'static str = "A seat (`A`, `B` ...)";

    fn named(words: &[&str]) -> Option<String> {
        let [word] = words else { return None };
        Some(seat_name(word)?.to_string())
    }

    fn all(state: &R::State) -> Vec<Seat> {
        Seats::first(R::seats(state)).into_iter().collect()
    }

    fn name(self, _: &R::State) -> String {
        self.to_string()
    }
}

/// A seat as a subject: its letter, no small one and no number.
pub fn seat_name(word: &str) -> Option<Seat> {
    word.parse().ok().filter(|_| word.chars().all(|c| c.is_ascii_uppercase()))
}

type WriteFn<R, S> = fn(&<R as Rules>::State, S) -> Vec<String>;
type ReadFn<R, S> = fn(&mut Draft<R>, S, Given) -> Result<(), FactError>;
/// The words that were given, those of the position, and the sheet with its subject.
type KeptFn = fn(&[String], &[String], (&Sheet, &str)) -> bool;

/// One fact of one kind of subject.
pub struct Fact<R: Facts, S> {
    row: Row,
    write: WriteFn<R, S>,
    read: Option<ReadFn<R, S>>,
    kept: Option<KeptFn>,
    derived: bool,
}

impl<R: Facts, S> Fact<R, S> {
    /// A fact that can be expected, and is part of every digest unless it is as usual: `none`, `no`
    /// or `0`. So a fact that comes later changes no digest where it does not hold.
    ///
    /// `pattern` is how its words are written (see [`Lexicon`]); a star behind it says that there may be several.
    pub const fn new(
        key: &'static str,
        pattern: &'static str,
        about: &'static str,
        write: WriteFn<R, S>,
    ) -> Self {
        let row = Row { key, pattern, about, usual: None, ordered: false };
        Fact { row, write, read: None, kept: None, derived: false }
    }

    /// It can be given, too. `usual` is what holds if it is not.
    pub const fn given(mut self, usual: &'static str, read: ReadFn<R, S>) -> Self {
        self.row.usual = Some(usual);
        self.read = Some(read);
        self
    }

    /// A position need not have the very words that were given: whether it keeps what they say is for `kept` to tell.
    pub const fn kept(mut self, kept: KeptFn) -> Self {
        self.kept = Some(kept);
        self
    }

    /// It follows from other facts.
    pub const fn derived(mut self) -> Self {
        self.derived = true;
        self
    }

    /// The order of its words counts.
    pub const fn in_order(mut self) -> Self {
        self.row.ordered = true;
        self
    }
}

/// Facts of one kind of subject.
pub struct About<R: Facts, S: 'static>(pub &'static [Fact<R, S>]);

/// [`About`] any kind of subject.
pub trait Section<R: Facts>: Sync {
    fn title(&self) -> &'static str;
    fn note(&self) -> &'static str;
    fn named(&self, words: &[&str]) -> Option<String>;
    fn rows(&self) -> Vec<Row>;
    fn write(&self, state: &R::State, sheet: &mut Sheet);
    fn in_words(&self, state: &R::State, lines: &mut Vec<String>);
    fn missing(&self, state: &R::State, name: &str) -> Reason;
    fn read(&self, draft: &mut Draft<R>) -> Result<(), FactError>;
    /// Is what is given as it is? A fact that is dropped would prove nothing.
    fn check(&self, sheet: &Sheet, state: &R::State) -> Result<(), FactError>;
}

impl<R: Facts, S: Subject<R>> Section<R> for About<R, S> {
    fn title(&self) -> &'static str {
        S::TITLE
    }

    fn note(&self) -> &'static str {
        S::NOTE
    }

    fn named(&self, words: &[&str]) -> Option<String> {
        S::named(words)
    }

    fn rows(&self) -> Vec<Row> {
        self.0.iter().map(|fact| fact.row).collect()
    }

    fn write(&self, state: &R::State, sheet: &mut Sheet) {
        for subject in S::all(state) {
            let name = subject.name(state);
            for fact in self.0 {
                sheet.set(&name, fact.row.key, (fact.write)(state, subject));
            }
        }
    }

    fn in_words(&self, state: &R::State, lines: &mut Vec<String>) {
        for subject in S::all(state) {
            let name = subject.name(state);
            for fact in self.0.iter().filter(|fact| !fact.derived) {
                let mut words = (fact.write)(state, subject);
                let usual = words.is_empty() || words == ["no"] || words == ["0"];
                if !fact.row.ordered {
                    words.sort_unstable();
                }
                if !usual {
                    lines.push(format!("{name}: {} {}", fact.row.key, words.join(" ")));
                }
            }
        }
    }

    fn missing(&self, state: &R::State, name: &str) -> Reason {
        S::missing(state, name)
    }

    fn read(&self, draft: &mut Draft<R>) -> Result<(), FactError> {
        let sheet = draft.sheet;
        let subjects: Vec<_> =
            S::all(&draft.state).into_iter().map(|subject| (subject, subject.name(&draft.state))).collect();
        for name in sheet.subjects() {
            let mine = S::named(&name.split_whitespace().collect::<Vec<_>>()).is_some();
            if mine && !subjects.iter().any(|(_, there)| there == name) {
                let key = sheet.keys(name).next().unwrap_or_default();
                return Err(FactError::new(name, key, S::missing(&draft.state, name)));
            }
        }
        // Of most subjects a sheet says nothing.
        let said: Vec<_> = subjects.iter().map(|(_, name)| sheet.says_of(name)).collect();
        for fact in self.0 {
            let Some(read) = fact.read else { continue };
            for ((subject, name), said) in subjects.iter().zip(&said) {
                let words = said.and_then(|facts| facts.get(fact.row.key)).map(Vec::as_slice);
                read(draft, *subject, Given::new(name, fact.row.key, words, draft.seats()))?;
            }
        }
        Ok(())
    }

    fn check(&self, sheet: &Sheet, state: &R::State) -> Result<(), FactError> {
        for subject in S::all(state) {
            let name = subject.name(state);
            let Some(said) = sheet.says_of(&name) else { continue };
            for fact in self.0 {
                let Some(given) = said.get(fact.row.key) else { continue };
                let there = (fact.write)(state, subject);
                if *given == there {
                    continue;
                }
                let said: Vec<String> = given.iter().map(|word| expect::spelled::<R>(word)).collect();
                let kept = match fact.kept {
                    Some(kept) => kept(&said, &there, (sheet, &name)),
                    None => alike(&said, &there, fact.row.ordered),
                };
                if !kept {
                    let there = listed(&there);
                    let reason = match fact.read {
                        Some(_) => reasons::not_kept(listed(given), there),
                        None => reasons::follows_as(there),
                    };
                    return Err(FactError::new(name, fact.row.key, reason));
                }
            }
        }
        Ok(())
    }
}

/// The same words; a party and a number can be written in several ways.
fn alike(given: &[String], there: &[String], ordered: bool) -> bool {
    let same = |words: &[String]| {
        let mut words: Vec<String> = words.iter().map(|word| plain(word)).collect();
        if !ordered {
            words.sort_unstable();
        }
        words
    };
    same(given) == same(there)
}

fn plain(word: &str) -> String {
    let part = |part: &str| {
        let mut joined: Vec<&str> = part.split('+').collect();
        joined.sort_unstable();
        part.parse::<i64>().map_or_else(|_| joined.join("+"), |number| number.to_string())
    };
    word.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// Words as a file has them.
fn listed(words: &[String]) -> String {
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

/// Everything about a position in words that outlast the program: facts that do not follow from
/// others and are not as usual, sorted. See [`Fact::new`].
pub fn in_words<R: Facts>(state: &R::State) -> String {
    let mut lines = Vec::new();
    sections::<R>().for_each(|section| section.in_words(state, &mut lines));
    lines.sort_unstable();
    lines.join("\n")
}

/// The facts and the steps of a game for its page.
pub fn page<R: Facts>() -> String {
    let facts = sections::<R>().map(|section| (section.title(), section.note(), section.rows()));
    super::page::page(facts) + &steps::page(R::steps())
}
