//! Questions, options, events and refusals in words, derived from their declaration.
//!
//! The message of a variant has its word behind `question-`, `waiting-`, `option-`, `event-` or `why-`; its
//! arguments are the fields by name. A game adds arguments of its own where a line should say more.

use std::fmt::Debug;

use elysium_kernel::Seat;
use elysium_text::{Args, Lang, Link, Text};
use elysium_wire::{Choosable, Part};
use serde::Serialize;
use serde_json::json;

use crate::Title;
use crate::vocabulary::{Absent, Field, Term, Visitor, Vocabulary, seat, targets};

/// The words of a game in one language.
pub trait Say: Copy {
    type Game: Title;

    fn lang(self) -> Lang;

    fn say(self, id: &str, args: Args) -> Text {
        say::<Self::Game>(self.lang(), id, args)
    }

    /// A message without arguments.
    fn plain(self, id: &str) -> Text {
        self.say(id, Args::new())
    }

    /// `x, y and z`.
    fn list(self, items: Vec<Text>) -> Text {
        list::<Self::Game>(self.lang(), items)
    }

    /// Equal ones that follow each other as one, with their number.
    fn counted(self, items: impl IntoIterator<Item = Text>) -> Vec<Text> {
        let items: Vec<Text> = items.into_iter().collect();
        let times = |n: usize, card: &Text| {
            self.say("table-times", Args::new().set("n", n).set("card", card.clone()))
        };
        let groups = items.chunk_by(|one, other| one == other);
        groups.map(|same| if let [one] = same { one.clone() } else { times(same.len(), &same[0]) }).collect()
    }

    /// Clauses put together from the front by a message.
    fn joined(self, join: &str, clauses: impl Iterator<Item = Text>) -> Option<Text> {
        clauses.reduce(|first, second| self.say(join, Args::new().set("first", first).set("second", second)))
    }

    /// The name of a kind of cards.
    fn kind(self, kind: &str) -> Text {
        self.plain(&format!("kind-{kind}"))
    }

    /// `B (Gangrel)`, or the letter alone before there is a clan: a link, so that a table can call the seat by who
    /// sits there.
    fn seat_with(self, seat: Seat, clan: Option<Text>) -> Text {
        let letter = seat.to_string();
        let args = Args::new().set("seat", letter.as_str());
        let name = match clan {
            Some(clan) => self.say("seat-clan", args.set("clan", clan)),
            None => self.say("seat", args),
        };
        Text::link(Link::Seat(&letter), name)
    }
}

/// The messages of a game and its words in one language: `CATALOGUE`, and `Words(lang)`, which can [`Say`] them. The
/// files are those in `i18n/<language>/`.
///
/// ```ignore
/// elysium_kit::messages! { Vendetta: "names.ftl" "cards.ftl" }
/// ```
#[macro_export]
macro_rules! messages {
    ($Game:ty: $($file:literal)+) => {
        pub(crate) static CATALOGUE: std::sync::LazyLock<elysium_text::Catalogue> =
            std::sync::LazyLock::new(|| {
                // The files are part of the program; a test reads them, so this cannot fail in a release.
                elysium_text::catalogue!($($file)+).unwrap_or_else(|error| panic!("{error}"))
            });

        /// Words in one language.
        #[derive(Clone, Copy)]
        pub(crate) struct Words(pub elysium_text::Lang);

        impl $crate::Say for Words {
            type Game = $Game;

            fn lang(self) -> elysium_text::Lang {
                self.0
            }
        }
    };
}

/// A variant of an enum as data and messages name it: `hand-management`.
pub fn word_of(variant: &impl Serialize) -> String {
    match serde_json::to_value(variant) {
        Ok(serde_json::Value::String(word)) => word,
        other => unreachable!("only plain variants have a word: {other:?}"),
    }
}

/// A value of the language of effects as a word of message ids: `PartyIcons(Auspex)` as `party-icons`. A word
/// without a message shows as a hole, and a test goes through all cards.
pub fn kebab(value: impl Debug) -> String {
    let mut word = String::new();
    for letter in format!("{value:?}").chars().take_while(char::is_ascii_alphanumeric) {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

/// A message of the game.
pub fn say<G: Title>(lang: Lang, id: &str, args: Args) -> Text {
    G::catalogue().text(lang, id, &args)
}

/// `x, y and z`.
pub fn list<G: Title>(lang: Lang, mut items: Vec<Text>) -> Text {
    let Some(last) = items.pop() else { return Text::default() };
    let more = |list, item| say::<G>(lang, "list-more", Args::new().set("list", list).set("item", item));
    match items.into_iter().reduce(more) {
        Some(first) => say::<G>(lang, "list-end", Args::new().set("list", first).set("item", last)),
        None => last,
    }
}

/// A card as a link, by its key.
pub fn card(key: &str, name: Text) -> Text {
    Text::link(Link::Card(key), name)
}

/// What the fields of a variant bring to its message.
struct Filled<'a, G: Title> {
    lang: Lang,
    state: Option<&'a G::State>,
    args: Args,
    /// Leave out what others may not know.
    open: bool,
    id: String,
    silent: bool,
    /// The card that the line is about: one called `card`, or else the first.
    about: Option<&'static str>,
    cause: Option<(&'static str, Args)>,
}

impl<'a, G: Title> Filled<'a, G> {
    fn new<V: Vocabulary<G>>(
        lang: Lang,
        state: Option<&'a G::State>,
        prefix: &str,
        word: V,
        open: bool,
    ) -> Filled<'a, G> {
        let id = format!("{prefix}-{}", word.word());
        let (args, silent) = (Args::new(), word.info().silent);
        let mut filled = Filled { lang, state, args, open, id, silent, about: None, cause: None };
        word.visit(&mut filled);
        filled
    }

    fn say(self, more: Args) -> Text {
        say::<G>(self.lang, &self.id, self.args.with(more))
    }
}

impl<G: Title> Visitor<G> for Filled<'_, G> {
    fn field<T: Term<G>>(&mut self, field: &'static Field, value: T) {
        if field.hidden && self.open {
            return;
        }
        if value.is_absent() {
            match field.absent {
                Absent::Same => {}
                Absent::Ending(ending) => self.id += &format!("-{ending}"),
                Absent::Silent => self.silent = true,
            }
        } else if field.cause {
            let by = value.add(Args::new(), "by", self.lang, self.state);
            self.cause = value.card().map(|card| (card, by));
        } else if field.name == "card" || self.about.is_none() {
            self.about = value.card().or(self.about);
        }
        let args = std::mem::take(&mut self.args);
        self.args = value.add(args, field.name, self.lang, self.state);
    }
}

/// What is asked, for the one who is asked. `more` goes before what the question carries.
pub fn question<G: Title>(lang: Lang, state: &G::State, ask: G::Ask, more: Args) -> Text {
    question_ending::<G>(lang, state, "", ask, more)
}

/// The same by another message: its id has this ending.
pub fn question_ending<G: Title>(
    lang: Lang,
    state: &G::State,
    ending: &str,
    ask: G::Ask,
    more: Args,
) -> Text {
    let mut filled = Filled::<G>::new(lang, Some(state), "question", ask, false);
    filled.id += ending;
    filled.say(more)
}

/// What is asked, for the others: nothing hidden is in it.
pub fn waiting<G: Title>(lang: Lang, state: &G::State, who: Seat, ask: G::Ask) -> Text {
    let who = Args::new().set("who", seat::<G>(lang, Some(state), who));
    Filled::<G>::new(lang, Some(state), "waiting", ask, true).say(who)
}

/// An option. Its message may choose by `$ask`, the word of the question, and use what the question carries.
pub fn option<G: Title>(lang: Lang, state: &G::State, ask: G::Ask, choice: G::Choice, more: Args) -> Text {
    let asked = Filled::<G>::new(lang, Some(state), "", ask, false).args.set("ask", ask.word());
    let mut filled = Filled::<G>::new(lang, Some(state), "option", choice, false);
    filled.args = asked.with(filled.args);
    filled.say(more).capitalised()
}

/// An option with all that is known of it.
pub(crate) fn choosable<G: Title>(
    lang: Lang,
    state: &G::State,
    who: Seat,
    ask: G::Ask,
    choice: G::Choice,
) -> Choosable {
    let forecasts = G::forecasts(state, who, ask, choice);
    Choosable {
        word: G::notation(state, choice),
        text: parts(&G::option(lang, state, who, ask, choice)),
        choice: json!(choice),
        targets: targets::<G, _>(state, who, choice),
        forecasts: forecasts.iter().map(|forecast| forecast.in_words::<G>(lang, state)).collect(),
    }
}

/// A line of the log: what happened, and the card that did it unless the line is about that very card.
pub fn event<G: Title>(lang: Lang, state: &G::State, event: G::Event, more: Args) -> Option<Text> {
    let mut filled = Filled::<G>::new(lang, Some(state), "event", event, false);
    if filled.silent {
        return None;
    }
    let about = filled.about;
    let cause = filled.cause.take().filter(|(card, _)| about != Some(*card));
    let what = filled.say(more);
    Some(match cause {
        Some((_, by)) => say::<G>(lang, "event-because", by.set("what", what)),
        None => what,
    })
}

/// Why something cannot be chosen.
pub fn why<G: Title>(lang: Lang, why: G::Why, more: Args) -> Text {
    Filled::<G>::new(lang, None, "why", why, false).say(more)
}

/// What speaks for an option, for the one who is asked.
pub fn motive<G: Title>(lang: Lang, state: &G::State, motive: G::Motive, more: Args) -> Text {
    Filled::<G>::new(lang, Some(state), "motive", motive, false).say(more)
}

/// How a game was decided, or how somebody left it.
pub fn fate<G: Title>(lang: Lang, state: &G::State, fate: G::Fate) -> Text {
    Filled::<G>::new(lang, Some(state), "fate", fate, false).say(Args::new())
}

/// What points come from.
pub fn origin<G: Title>(lang: Lang, state: &G::State, origin: G::Origin) -> Text {
    Filled::<G>::new(lang, Some(state), "origin", origin, false).say(Args::new())
}

/// Another message that an event has besides its line, by its prefix.
pub(crate) fn of_event<G: Title>(lang: Lang, state: &G::State, prefix: &str, event: G::Event) -> Text {
    Filled::<G>::new(lang, Some(state), prefix, event, false).say(Args::new())
}

/// A text as it goes to page, terminal and bots.
pub fn parts(text: &Text) -> Vec<Part> {
    let part = |(text, to): (&str, Option<Link<'_>>)| {
        let text = text.to_owned();
        match to {
            None => Part::Text { text },
            Some(Link::Card(card)) => Part::Card { text, card: card.into() },
            Some(Link::Seat(seat)) => Part::Seat { text, seat: seat.into() },
            Some(Link::Place(place)) => Part::Place { text, place: place.into() },
            Some(Link::Rule(rule)) => Part::Rule { text, rule: rule.into() },
        }
    };
    text.pieces().map(part).collect()
}
