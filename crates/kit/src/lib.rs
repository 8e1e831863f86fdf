//! What games share, and the contract between a game and everything that shows it: terminal, server, reports.
//!
//! The kernel runs a game and knows no words; a [`Title`] adds the words. Everything here takes a
//! language and gives text made from messages, never written in rules.

mod bench;
pub mod bots;
mod canvas;
pub mod cards;
mod course;
pub mod decks;
mod ending;
mod error;
mod event_text;
mod flow;
mod forecast;
mod game;
pub mod hints;
mod lessons;
mod live;
mod paint;
mod plans;
mod play;
mod reason;
mod scenario_words;
pub mod sets;
mod shown;
mod sim;
mod slow;
mod standing;
mod stops;
mod summary;
mod switches;
mod terms;
#[cfg(feature = "ts")]
pub mod types;
mod vocabulary;
mod wilson;
pub mod wording;
mod words;
mod workbench;

use elysium_text::{Args, Catalogue, Lang, Text};
use serde::Serialize;
use serde_json::Value;

use crate::switches::{WantedOption, flip, set_value, wanted_option};

pub use elysium_derive::{Steps, Vocabulary};
// What the derived code names.
pub use elysium_kernel::scenario::{Form, StepInfo, Steps, Written};
#[doc(hidden)]
pub use elysium_kernel::{Rules, Seat};
pub use elysium_wire::{Part, SceneEvent, Target};

pub use bench::{Bench, QuestionCost};
pub use bots::Bots;
pub use canvas::{Canvas, DOT};
pub use decks::{Close, DeckError, DeckPile, DeckProblem, DeckSheet, Decks};
pub use ending::{ChapterStart, Ended, Endings, OpenLog};
pub use error::{GameError, InWords, SetupError};
pub use event_text::EventText;
pub use flow::{Flow, tied};
pub use forecast::{Addend, Forecast};
pub use game::{AnyGame, BringError, Handle, Recorded, ScenarioReport};
pub use hints::Hint;
pub use lessons::{Lesson, Page, Pointer, Progress, Reply};
pub use paint::{Line, Painting, Span, Tone};
pub use plans::{Chain, End, Link, PlanError};
pub use play::{EventReport, OpenWindow, Play, Worded};
pub use reason::{declared as reasons, reason, reason_of_no_game, unlike};
#[doc(hidden)]
pub use scenario_words::{event_in_words, lexicon, pattern};
pub use shown::Shown;
pub use sim::{Played, Sim, Sitting};
pub use slow::allow_slow_bots;
pub use standing::{HasStanding, Standing};
pub use stops::{StopError, StopSetting, StopSettings};
pub use summary::Summary;
pub use switches::{
    OptionError, OptionForm, Switch, TableValue, Takes, UnknownSwitch, ValueError, ValuePlace, read_switches,
    switched, switches_kept,
};
pub use vocabulary::{
    Absent, Field, NoWords, Term, Visitor, Vocabulary, WordInfo, by_rule_alone, canonical, notation, place,
    seat, targets,
};
pub use wilson::wilson;
pub use wording::{Say, kebab, word_of};
pub use workbench::{Census, ClausePart, Compared, Neighbour, Outline, TableError, Workbench, random_game};

/// A game that can be played, simulated, replayed and shown.
pub trait Title:
    Rules<
        Ask: Vocabulary<Self>,
        Choice: Vocabulary<Self>,
        Event: Vocabulary<Self>,
        Why: Vocabulary<Self>,
        Stops: StopSettings<Self>,
    > + Endings
{
    /// The places of the table where options can lie, besides cards and seats. The page shows each of them.
    type TablePlace: Vocabulary<Self> + Serialize;

    /// What can speak for an option in the eyes of the game's bots; [`NoWords`] where they give no reasons.
    type Motive: Vocabulary<Self> + std::fmt::Debug + PartialEq;

    /// As people write it, the same in every language.
    const DISPLAY_NAME: &'static str;

    /// Scores of an outcome that make one point: 2 where points are counted in halves.
    const SCORES_PER_POINT: u8 = 1;

    /// Made by [`bots!`].
    const BOTS: Bots<Self>;

    /// The words of all forecasts that there can be.
    const FORECASTS: &'static [&'static str] = &[];

    /// Those of them that can come with a warning.
    const WARNINGS: &'static [&'static str] = &[];

    /// The words of all numbers that forecasts are added up from.
    const ADDENDS: &'static [&'static str] = &[];

    /// The questions that make one move, so that a player can answer them together.
    const CHAIN: Chain = Chain::NONE;

    /// The messages of the game.
    fn catalogue() -> &'static Catalogue;

    /// The numbers of players that can sit down.
    fn player_counts() -> &'static [u8];

    /// The set-up of a table that asks for nothing special, with so many players or the usual number.
    fn usual_setup(players: Option<u8>) -> Self::Setup;

    /// Variants and options of a set-up: the name of each, and where it is turned on and off.
    fn switches(_setup: &mut Self::Setup) -> Vec<Switch<'_>> {
        Vec::new()
    }

    /// Options of a set-up that are more than on or off.
    fn values(_setup: &mut Self::Setup) -> Vec<TableValue<'_>> {
        Vec::new()
    }

    /// Variants and options by name, with whether each is on by default.
    fn variants() -> Vec<(&'static str, bool)> {
        let mut usual = Self::usual_setup(None);
        Self::switches(&mut usual).into_iter().map(|(name, on)| (name, *on)).collect()
    }

    /// A set-up from a number of players (or the usual one) and switched variants: `relics` turns
    /// on, `no-homemade` turns off, `turn-limit=20` sets a value.
    fn setup(players: Option<u8>, variants: &[String]) -> Result<Self::Setup, SetupError<Self>> {
        let mut setup = Self::usual_setup(players);
        let mut forms: Vec<OptionForm> = Self::switches(&mut setup).iter().map(OptionForm::from).collect();
        forms.extend(Self::values(&mut setup).iter().map(OptionForm::from));
        for variant in variants {
            match wanted_option(&forms, variant)? {
                WantedOption::Switch(name, on) => flip(Self::switches(&mut setup), name, on),
                WantedOption::Value(name, value) => set_value(Self::values(&mut setup), name, value)?,
            }
        }
        // Whether it can be played.
        Self::begin(&setup)?;
        Ok(setup)
    }

    fn players(setup: &Self::Setup) -> usize;

    /// Do partners play together at a table with this set-up?
    fn in_teams(_: &Self::Setup) -> bool {
        false
    }

    /// The decks that players can bring, in games where they do. They take the place of those that
    /// [`Title::setup`] has dealt.
    fn decks() -> Option<&'static dyn Decks<Self>> {
        None
    }

    /// Its lessons in the order in which they are offered: the name of each, and its file. Made by [`lessons!`].
    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// What helps to write and to review cards, in games that have it.
    fn workbench() -> Option<&'static dyn Workbench> {
        None
    }

    /// What statistics group by: the clan or the deck of a seat.
    fn group(state: &Self::State, seat: Seat) -> Option<String>;

    /// The name of a group.
    fn group_name(lang: Lang, group: &str) -> String;

    /// What its bots are called at a table.
    fn bot_names() -> &'static [&'static str] {
        bots::CALLED
    }

    /// What the game itself calls a seat: `B (Gangrel)`. Tables call it by the name of who sits there.
    fn seat_name(lang: Lang, state: &Self::State, seat: Seat) -> Text;

    /// What is asked, in words for the one who is asked.
    fn question(lang: Lang, state: &Self::State, _who: Seat, ask: Self::Ask) -> Text {
        wording::question::<Self>(lang, state, ask, Args::new())
    }

    /// What is asked, in words for the others: nothing hidden is in it.
    fn waiting(lang: Lang, state: &Self::State, who: Seat, ask: Self::Ask) -> Text {
        wording::waiting::<Self>(lang, state, who, ask)
    }

    /// An option in words for the one who is asked.
    fn option(lang: Lang, state: &Self::State, _who: Seat, ask: Self::Ask, choice: Self::Choice) -> Text {
        wording::option::<Self>(lang, state, ask, choice, Args::new())
    }

    /// What an option would come to, as far as whoever is asked can know. The words are among [`Title::FORECASTS`].
    fn forecasts(_state: &Self::State, _who: Seat, _ask: Self::Ask, _choice: Self::Choice) -> Vec<Forecast> {
        Vec::new()
    }

    /// What the messages of a forecast say beyond its numbers, such as the name of the card that it is about.
    fn forecast_args(_lang: Lang, _state: &Self::State, _forecast: &Forecast) -> Args {
        Args::new()
    }

    /// An event in words: who, what, why. `None` for what is not worth a line.
    fn event(lang: Lang, state: &Self::State, event: Self::Event) -> Option<Text> {
        wording::event::<Self>(lang, state, event, Args::new())
    }

    /// Why something cannot be chosen.
    fn why(lang: Lang, why: Self::Why) -> Text {
        wording::why::<Self>(lang, why, Args::new())
    }

    /// Messages besides those that follow from the declarations: `why-not-enough` and the like.
    fn more_messages() -> &'static [&'static str] {
        &[]
    }

    /// The table as the viewer of `view` sees it, for a terminal. Seats have these names, or letters if there are none.
    fn paint(lang: Lang, view: &Self::View, seat: Option<Seat>, names: &[String]) -> Painting;

    /// What an event is to something that is told in one line once it is settled: a fight, a vote, a place that was
    /// contested.
    fn part_in_scene(_: &Self::Event) -> Option<SceneEvent> {
        None
    }

    /// Is something of that kind under way?
    fn is_settling(_: &Self::State) -> bool {
        false
    }

    /// What was settled by these events, in one line.
    fn sum_up(lang: Lang, state: &Self::State, scene: &[Self::Event]) -> Option<Text> {
        summary::told::<Self>(lang, state, scene)
    }

    /// Cards that a choice or a view mentions, by id, so that their text can be looked up.
    fn cards_in_view(view: &Self::View) -> Vec<String>;

    /// A fact of a card in words, as far as the game has a message for it: `fact-power` for
    /// `power`, with the number as `$n`. A mark that is not there is not worth a word.
    fn fact(lang: Lang, name: &str, value: &Value) -> Option<String> {
        let id = format!("fact-{}", name.replace('_', "-"));
        let args = match value {
            Value::Null | Value::Bool(false) => return None,
            Value::Bool(true) => Args::new(),
            Value::String(text) => Args::new().set("n", text),
            other => match other.as_i64() {
                Some(n) => Args::new().set("n", n),
                None => Args::new().set("n", other.to_string()),
            },
        };
        Self::catalogue().knows(&id).then(|| Self::catalogue().format(lang, &id, &args))
    }

    /// Every card: id, name, kind, group, text in the language, whether it is invented, and what
    /// else the game knows of it.
    fn cards(lang: Lang) -> Vec<CardText>;
}

/// A card in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardText {
    /// As in the fact tables: `BR03`.
    pub id: String,
    /// As in notation: `challenge`.
    pub slug: String,
    pub name: String,
    pub kind: String,
    pub kind_name: String,
    /// Its clan, or whatever else cards go together by; empty for a card of none.
    pub group: String,
    pub group_name: String,
    pub text: String,
    /// Invented here, where the printed card is not known.
    pub homemade: bool,
    /// Numbers and marks of the game's own, by name.
    #[serde(flatten)]
    pub facts: serde_json::Map<String, Value>,
}

impl CardText {
    /// A card of this kind and group, known by its slug alone. What it is called and what it says is still to be
    /// filled in.
    pub fn new<W: Say>(words: W, slug: &str, kind: &str, group: &str) -> CardText {
        CardText {
            id: slug.into(),
            slug: slug.into(),
            name: String::new(),
            kind: kind.into(),
            kind_name: words.kind(kind).to_string(),
            group: group.into(),
            group_name: W::Game::group_name(words.lang(), group),
            text: String::new(),
            homemade: false,
            facts: Default::default(),
        }
    }
}
