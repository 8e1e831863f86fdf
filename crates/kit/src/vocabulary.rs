//! The words of a game, each declared once.
//!
//! `#[derive(Vocabulary)]` on the enums of a game's questions, choices, events, refusals and places gives everything
//! that has to be known of each variant: its word, its notation, the arguments of its messages, where it lies on
//! the table, samples for tests, and its line in the documentation. A type that such a variant can carry is a
//! [`Term`].

use elysium_kernel::{Rules, Seat, Seats};
use elysium_text::{Args, Lang, Link, Text};
use elysium_wire::Target;
use serde_json::json;

use crate::{Form, Title};

/// What is known of a variant.
#[derive(Debug)]
pub struct WordInfo {
    /// Its name in messages and data: `end-turn`.
    pub word: &'static str,
    /// Its name in notation, where that is another one.
    pub notation: &'static str,
    /// What stands behind it there, where the game writes it in its own way: `<card>.<seat>`.
    pub behind: Option<&'static str>,
    /// Its doc comment.
    pub about: &'static str,
    /// A choice that lies nowhere on the table.
    pub nowhere: bool,
    /// An event that needs its rule as the reason where no card is its cause.
    pub by_rule: bool,
    /// An event without a line in the log.
    pub silent: bool,
    pub fields: &'static [Field],
}

/// What is known of a field.
#[derive(Debug)]
pub struct Field {
    /// Its name in messages.
    pub name: &'static str,
    /// How it is written.
    pub form: fn() -> Form,
    /// Those who wait for the answer may not know it.
    pub hidden: bool,
    /// The card that did it.
    pub cause: bool,
    pub absent: Absent,
}

/// What becomes of the message of a variant when a field has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absent {
    /// Nothing: the message does without it.
    Same,
    /// Another message, with this ending.
    Ending(&'static str),
    /// There is no line.
    Silent,
}

/// An enum of a game whose variants are words. Derived, never written by hand.
pub trait Vocabulary<G: Rules>: Copy {
    const WORDS: &'static [WordInfo];

    /// The place of this variant in `WORDS`.
    fn number(&self) -> usize;

    fn info(&self) -> &'static WordInfo {
        &Self::WORDS[self.number()]
    }

    fn word(&self) -> &'static str {
        self.info().word
    }

    /// Shows each field to a visitor.
    fn visit<V: Visitor<G>>(self, visitor: &mut V);

    /// At least one of every variant, and every sample of every field.
    fn samples() -> Vec<Self>;

    /// Its notation, if a function of the game writes it.
    fn own_notation(self, state: &G::State) -> Option<String>;

    /// Where it lies, if a function of the game says so.
    fn own_targets(self, state: &G::State, who: Seat) -> Option<Vec<Target>>;
}

/// A vocabulary without words: motives of bots that give none, fates of a game that tells none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWords {}

impl<G: Rules> Vocabulary<G> for NoWords {
    const WORDS: &'static [WordInfo] = &[];

    fn number(&self) -> usize {
        match *self {}
    }

    fn visit<V: Visitor<G>>(self, _: &mut V) {
        match self {}
    }

    fn samples() -> Vec<Self> {
        Vec::new()
    }

    fn own_notation(self, _: &G::State) -> Option<String> {
        match self {}
    }

    fn own_targets(self, _: &G::State, _: Seat) -> Option<Vec<Target>> {
        match self {}
    }
}

/// Looks at the fields of a variant.
pub trait Visitor<G: Rules> {
    fn field<T: Term<G>>(&mut self, field: &'static Field, value: T);
}

/// Something that a word of the game carries.
pub trait Term<G: Rules>: Copy {
    /// Adds it to the arguments of a message. Usually one argument of this name; a place may bring its
    /// phrases along.
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&G::State>) -> Args;

    /// In notation.
    fn notation(self, state: &G::State) -> String;

    /// What that looks like, for those who write it by hand.
    fn form() -> Form;

    /// What of it lies on the table in front of `who`.
    fn targets(self, _state: &G::State, _who: Seat) -> Vec<Target> {
        Vec::new()
    }

    /// Values worth trying in tests of texts.
    fn samples() -> Vec<Self>;

    /// The key of the card that it is.
    fn card(self) -> Option<&'static str> {
        None
    }

    fn is_absent(self) -> bool {
        false
    }
}

impl<G: Rules, T: Term<G>> Term<G> for Option<T> {
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&G::State>) -> Args {
        match self {
            Some(value) => value.add(args, name, lang, state),
            None => args,
        }
    }

    fn notation(self, state: &G::State) -> String {
        self.map(|value| value.notation(state)).unwrap_or_default()
    }

    fn form() -> Form {
        T::form().or_nothing()
    }

    fn targets(self, state: &G::State, who: Seat) -> Vec<Target> {
        self.map(|value| value.targets(state, who)).unwrap_or_default()
    }

    fn samples() -> Vec<Self> {
        T::samples().into_iter().map(Some).chain([None]).collect()
    }

    fn card(self) -> Option<&'static str> {
        self.and_then(T::card)
    }

    fn is_absent(self) -> bool {
        self.is_none()
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {$(
        impl<G: Rules> Term<G> for $number {
            fn add(self, args: Args, name: &'static str, _: Lang, _: Option<&G::State>) -> Args {
                args.set(name, self)
            }

            fn notation(self, _: &G::State) -> String {
                self.to_string()
            }

            fn form() -> Form {
                Form::number()
            }

            fn targets(self, _: &G::State, _: Seat) -> Vec<Target> {
                vec![Target::Number { n: i32::from(self) }]
            }

            /// One of each plural form of every language.
            fn samples() -> Vec<Self> {
                vec![1, 0, 2, 5]
            }
        }
    )+};
}

numbers!(u8 u16 i8);

/// `yes` or `no`, for messages to choose by and wherever a person writes it.
impl<G: Rules> Term<G> for bool {
    fn add(self, args: Args, name: &'static str, _: Lang, _: Option<&G::State>) -> Args {
        args.set(name, if self { "yes" } else { "no" })
    }

    fn notation(self, _: &G::State) -> String {
        if self { "yes" } else { "no" }.into()
    }

    fn form() -> Form {
        Form::one_of("flag", ["yes", "no"])
    }

    fn samples() -> Vec<Self> {
        vec![true, false]
    }
}

impl<G: Title> Term<G> for Seat {
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&G::State>) -> Args {
        args.set(name, seat::<G>(lang, state, self))
    }

    fn notation(self, _: &G::State) -> String {
        self.letter().to_ascii_lowercase().into()
    }

    fn form() -> Form {
        Form::seat()
    }

    fn targets(self, _: &G::State, _: Seat) -> Vec<Target> {
        vec![Target::seat(self)]
    }

    fn samples() -> Vec<Self> {
        vec![Seat(0), Seat(1)]
    }
}

/// A list of names, and under `count` how many they are.
impl<G: Title> Term<G> for Seats {
    fn add(self, args: Args, name: &'static str, lang: Lang, state: Option<&G::State>) -> Args {
        let names = self.into_iter().map(|one| seat::<G>(lang, state, one)).collect();
        args.set(name, crate::wording::list::<G>(lang, names)).set("count", self.len())
    }

    fn notation(self, _: &G::State) -> String {
        self.into_iter().map(|seat| seat.letter().to_ascii_lowercase()).collect()
    }

    fn form() -> Form {
        Form::seats()
    }

    fn targets(self, _: &G::State, _: Seat) -> Vec<Target> {
        self.into_iter().map(Target::seat).collect()
    }

    fn samples() -> Vec<Self> {
        vec![Seats::first(1), Seats::first(2)]
    }
}

/// A seat as a link: `B (Gangrel)`, or the letter alone where no table is at hand.
pub fn seat<G: Title>(lang: Lang, state: Option<&G::State>, seat: Seat) -> Text {
    let letter = seat.to_string();
    let name = state.map_or_else(|| Text::from(letter.as_str()), |state| G::seat_name(lang, state, seat));
    Text::link(Link::Seat(&letter), name)
}

/// A choice in notation: its word, and what it carries behind a colon.
pub fn notation<G: Rules<Choice: Vocabulary<G>>>(state: &G::State, choice: G::Choice) -> String {
    struct NotationWriter<'a, G: Rules>(&'a G::State, String, char);
    impl<G: Rules> Visitor<G> for NotationWriter<'_, G> {
        fn field<T: Term<G>>(&mut self, _: &'static Field, value: T) {
            self.1.push(std::mem::replace(&mut self.2, '.'));
            self.1 += &value.notation(self.0);
        }
    }
    choice.own_notation(state).unwrap_or_else(|| {
        let mut written = NotationWriter::<G>(state, choice.info().notation.into(), ':');
        choice.visit(&mut written);
        written.1
    })
}

/// A word of notation in small letters, with what `name` knows behind its colon in its usual spelling.
pub fn canonical(word: &str, name: impl Fn(&str) -> Option<&'static str>) -> String {
    let word = word.to_lowercase();
    let known = word.split_once(':').and_then(|(verb, what)| Some(format!("{verb}:{}", name(what)?)));
    known.unwrap_or(word)
}

/// A place of the game's table as a target.
pub fn place<G: Title>(place: G::TablePlace) -> Target {
    Target::Place { place: json!(place) }
}

/// Where a question or an option lies on the table in front of `who`.
pub fn targets<G: Rules, V: Vocabulary<G>>(state: &G::State, who: Seat, word: V) -> Vec<Target> {
    struct Found<'a, G: Rules>(&'a G::State, Seat, Vec<Target>);
    impl<G: Rules> Visitor<G> for Found<'_, G> {
        fn field<T: Term<G>>(&mut self, _: &'static Field, value: T) {
            self.2.extend(value.targets(self.0, self.1));
        }
    }
    if word.info().nowhere {
        return Vec::new();
    }
    word.own_targets(state, who).unwrap_or_else(|| {
        let mut found = Found::<G>(state, who, Vec::new());
        word.visit(&mut found);
        found.2
    })
}

/// Is a rule the only reason for this event, so that its line names the rule? Otherwise the line names the
/// card, or needs no reason.
pub fn by_rule_alone<G: Rules, V: Vocabulary<G>>(event: V) -> bool {
    struct Cause(bool);
    impl<G: Rules> Visitor<G> for Cause {
        fn field<T: Term<G>>(&mut self, field: &'static Field, value: T) {
            self.0 |= field.cause && !value.is_absent();
        }
    }
    let mut cause = Cause(false);
    event.visit(&mut cause);
    event.info().by_rule && !cause.0
}
