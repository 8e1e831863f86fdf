//! A game, whichever it is: the one registration that program, server, fuzzing and tests go by.
//!
//! Each game's crate makes its own `GAME` from its [`Title`], so that everything generic is compiled there,
//! once.

use std::marker::PhantomData;
use std::sync::Arc;

use elysium_kernel::scenario::{self, Facts, ScenarioError};
use elysium_kernel::{Fair, Game, Outcome, Reason, Seat, Seed, record};
use elysium_text::{Args, Lang, Text};
use elysium_wire::{ErrorCode, StopInfo};
use serde_json::Value;

use crate::bench::Loops;
use crate::live::Live;
use crate::sim::InPlace;
use crate::{
    Bench, CardText, DeckProblem, DeckSheet, GameError, Lesson, Play, Sim, Title, Workbench, reasons,
};

/// Registers a [`Title`] as `GAME` and says its `NAME`. Its rules pages stand in `docs/rules/` under that name: in
/// English with marks and sources, in the other languages the statements alone.
#[macro_export]
macro_rules! register {
    ($Game:ident, $name:literal) => {
        const NAME: &str = $name;

        const HANDLE: $crate::Handle<$Game> =
            $crate::Handle::new(&elysium_text::embedded!("/../../docs/rules/", concat!("/", $name, ".md")));

        /// What program, server and page know the game by.
        #[cfg(feature = "ts")]
        pub static GAME: &dyn $crate::AnyGame = &HANDLE.typed($crate::types::of_game::<$Game>);
        #[cfg(not(feature = "ts"))]
        pub static GAME: &dyn $crate::AnyGame = &HANDLE;
    };
}

/// A game whose type is forgotten. Set-ups are the game's own, as data.
pub trait AnyGame: Sync {
    /// On the command line, in records and on the wire.
    fn name(&self) -> &'static str;
    /// As people write it, the same in every language.
    fn display_name(&self) -> &'static str;
    /// The version of its rules.
    fn version(&self) -> u32;
    /// Scores of an outcome that make one point.
    fn scores_per_point(&self) -> u8;
    /// The points of an outcome by seat.
    fn points(&self, outcome: &Outcome) -> Vec<Option<f64>> {
        let points = |score: &i32| f64::from(*score) / f64::from(self.scores_per_point());
        outcome.scores.iter().map(|score| score.as_ref().map(points)).collect()
    }
    fn player_counts(&self) -> &'static [u8];
    /// Do so many usually play in teams?
    fn plays_in_teams(&self, players: u8) -> bool;
    /// Variants and options by name, with whether each is on by default.
    fn variants(&self) -> Vec<(&'static str, bool)>;
    /// Options that have a value, with the usual one and all words it can be; no words for a number.
    fn values(&self) -> Vec<(&'static str, String, &'static [&'static str])>;
    /// Names of the bots, from weak to strong.
    fn bots(&self) -> &'static [&'static str];
    /// What bots are called at a table.
    fn bot_names(&self) -> &'static [&'static str];
    /// Can a bot of this name be given a seat?
    fn takes_bot(&self, name: &str) -> bool {
        self.bots().contains(&name) || crate::slow::is_allowed(name)
    }

    /// A set-up from a number of players (or the usual one) and switched variants.
    fn setup(&self, players: Option<u8>, variants: &[String]) -> Result<Value, GameError>;
    /// How many sit at a table with this set-up.
    fn players(&self, setup: &Value) -> Result<u8, GameError>;
    /// A new game.
    fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Play>, GameError>;

    /// Do players bring decks?
    fn has_decks(&self) -> bool;
    /// The decks to start with: the name on the command line, and the deck as a file has it.
    fn starters(&self) -> &'static [(&'static str, &'static str)];
    /// Are the starters only what can be concluded about the printed ones?
    fn starters_reconstructed(&self) -> bool;
    /// Reads a deck and checks it. Nothing in games without decks.
    fn read_deck(&self, text: &str) -> Option<Result<DeckSheet, Vec<DeckProblem>>>;
    /// Gives a seat of a set-up this deck instead of the one it has.
    fn bring(&self, setup: &mut Value, seat: Seat, text: &str) -> Result<(), BringError>;

    /// Reads a record and replays it, to the end or to `limit` answers.
    fn read_record(&self, text: &str, limit: usize) -> Result<Recorded, record::RecordError>;
    /// A scenario file to start with.
    fn new_scenario(&self, lang: Lang) -> String;
    /// The position of a recorded game after so many answers, as a scenario; `None` if it cannot be written as one.
    fn scenario_of(
        &self,
        record: &str,
        answers: usize,
        lang: Lang,
    ) -> Result<Option<String>, record::RecordError>;
    /// Runs every scenario of a file.
    fn run_scenarios(&self, text: &str) -> Result<Vec<ScenarioReport>, ScenarioError>;
    /// Why a scenario of the game failed, or could not be read.
    fn reason(&self, lang: Lang, reason: &Reason) -> String;

    /// Its lessons in the order in which they are offered.
    fn lessons(&self) -> Vec<Lesson>;
    /// The lesson of this name.
    fn lesson(&self, name: &str) -> Option<Lesson> {
        self.lessons().into_iter().find(|lesson| lesson.name == name)
    }
    /// The position that a lesson begins with.
    fn start_lesson(&self, lesson: &Lesson) -> Result<Box<dyn Play>, scenario::FailedExpectation>;
    /// A message of a lesson: seats and cards that it names are links.
    fn lesson_text(&self, lang: Lang, id: &str) -> Text;

    /// Whole games played in place by bots, one after the other.
    fn sim(&self, setup: &Value) -> Result<Box<dyn Sim>, GameError>;
    /// What is measured to know how fast the game runs.
    fn bench(&self, setup: &Value) -> Result<Box<dyn Bench>, GameError>;

    /// A message of the game without arguments.
    fn text(&self, lang: Lang, id: &str) -> String;
    /// Every card in words.
    fn cards(&self, lang: Lang) -> Vec<CardText>;
    /// What helps to write and to review cards, in games that have it.
    fn workbench(&self) -> Option<&'static dyn Workbench>;
    /// A fact of a card in words, as far as the game has a message for it.
    fn fact(&self, lang: Lang, name: &str, value: &Value) -> Option<String>;
    /// The name of what statistics group by, a clan or a deck.
    fn group_name(&self, lang: Lang, group: &str) -> String;
    /// The rules page in a language, if there is one.
    fn rules_page(&self, lang: Lang) -> Option<&'static str>;
    /// Where players may want to be asked, each setting in words; nothing in games without windows.
    fn stops(&self, lang: Lang) -> Vec<StopInfo>;

    /// Its TypeScript types, for the page.
    #[cfg(feature = "ts")]
    fn types(&self) -> crate::types::Module;
}

/// Why a deck could not be brought.
#[derive(Clone, Debug)]
pub enum BringError {
    /// Nobody brings decks to this game.
    NoDecks,
    /// The set-up is not one of this game.
    Setup,
    Deck(Vec<DeckProblem>),
}

/// A record that was read and replayed.
pub struct Recorded {
    pub play: Box<dyn Play>,
    /// Who sat where: `human` or the name of a bot.
    pub names: Vec<String>,
    /// How the seed came about, where people played for real.
    pub fair: Option<Fair>,
}

/// How a scenario went.
pub struct ScenarioReport {
    pub name: String,
    /// Where it begins.
    pub line: usize,
    /// The rules and cards that it says it proves.
    pub proves: Vec<String>,
    pub failure: Option<scenario::FailedExpectation>,
    /// The game as far as it went.
    pub play: Option<Box<dyn Play>>,
}

/// What a game's crate registers: its type, and its rules page in each language.
pub struct Handle<G: Title + Facts> {
    rules_pages: &'static [(Lang, &'static str)],
    #[cfg(feature = "ts")]
    types: fn() -> crate::types::Module,
    game: PhantomData<G>,
}

impl<G: Title + Facts> Handle<G> {
    pub const fn new(rules_pages: &'static [(Lang, &'static str)]) -> Handle<G> {
        Handle {
            rules_pages,
            #[cfg(feature = "ts")]
            types: crate::types::Module::default,
            game: PhantomData,
        }
    }

    /// With its types for the page.
    #[cfg(feature = "ts")]
    pub const fn typed(self, types: fn() -> crate::types::Module) -> Handle<G> {
        Handle { types, ..self }
    }
}

fn read_setup<G: Title>(setup: &Value) -> Option<G::Setup> {
    serde_json::from_value(setup.clone()).ok()
}

fn known_setup<G: Title>(setup: &Value) -> Result<G::Setup, GameError> {
    read_setup::<G>(setup).ok_or_else(|| ErrorCode::BadSetup.into())
}

fn written<G: Title>(setup: &G::Setup) -> Value {
    serde_json::to_value(setup).expect("set-ups are plain data")
}

impl<G: Title + Facts> AnyGame for Handle<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn bot_names(&self) -> &'static [&'static str] {
        G::bot_names()
    }

    fn plays_in_teams(&self, players: u8) -> bool {
        G::in_teams(&G::usual_setup(Some(players)))
    }

    fn display_name(&self) -> &'static str {
        G::DISPLAY_NAME
    }

    fn scores_per_point(&self) -> u8 {
        G::SCORES_PER_POINT
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn player_counts(&self) -> &'static [u8] {
        G::player_counts()
    }

    fn variants(&self) -> Vec<(&'static str, bool)> {
        G::variants()
    }

    fn values(&self) -> Vec<(&'static str, String, &'static [&'static str])> {
        let mut usual = G::usual_setup(None);
        G::values(&mut usual).iter().map(|value| (value.name, value.now(), value.words())).collect()
    }

    fn bots(&self) -> &'static [&'static str] {
        G::BOTS.names
    }

    fn setup(&self, players: Option<u8>, variants: &[String]) -> Result<Value, GameError> {
        match G::setup(players, variants) {
            Ok(setup) => Ok(written::<G>(&setup)),
            Err(error) => Err(GameError { why: Some(Arc::new(error)), ..ErrorCode::BadSetup.into() }),
        }
    }

    fn players(&self, setup: &Value) -> Result<u8, GameError> {
        Ok(G::players(&known_setup::<G>(setup)?) as u8)
    }

    fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Play>, GameError> {
        let game = Game::<G>::new(known_setup::<G>(setup)?, seed).map_err(GameError::unplayable::<G>)?;
        Ok(Box::new(Live::new(game)))
    }

    fn has_decks(&self) -> bool {
        G::decks().is_some()
    }

    fn starters(&self) -> &'static [(&'static str, &'static str)] {
        G::decks().map_or(&[], |decks| decks.starters())
    }

    fn starters_reconstructed(&self) -> bool {
        G::decks().is_some_and(super::decks::Decks::reconstructed)
    }

    fn read_deck(&self, text: &str) -> Option<Result<DeckSheet, Vec<DeckProblem>>> {
        Some(G::decks()?.read(text))
    }

    fn bring(&self, setup: &mut Value, seat: Seat, text: &str) -> Result<(), BringError> {
        let decks = G::decks().ok_or(BringError::NoDecks)?;
        let mut read = read_setup::<G>(setup).ok_or(BringError::Setup)?;
        decks.bring(&mut read, seat, text).map_err(BringError::Deck)?;
        *setup = written::<G>(&read);
        Ok(())
    }

    fn read_record(&self, text: &str, limit: usize) -> Result<Recorded, record::RecordError> {
        let record::Replayed { game, names, fair } = record::read_to::<G>(text, limit)?;
        Ok(Recorded { play: Box::new(Live::new(game)), names, fair })
    }

    fn new_scenario(&self, lang: Lang) -> String {
        let say = |reason: &Reason| self.reason(lang, reason);
        scenario::template::<G>(&say).expect("a game can be begun and asks somebody something")
    }

    fn scenario_of(
        &self,
        record: &str,
        answers: usize,
        lang: Lang,
    ) -> Result<Option<String>, record::RecordError> {
        let game = record::read_to::<G>(record, answers)?.game;
        let say = |reason: &Reason| self.reason(lang, reason);
        let name = say(&reasons::new_after(game.history().len()));
        Ok(scenario::of_game(&game, &name, &say))
    }

    fn run_scenarios(&self, text: &str) -> Result<Vec<ScenarioReport>, ScenarioError> {
        let reports = scenario::run::<G>(text)?;
        let erased = |report: scenario::ScenarioRun<G>| ScenarioReport {
            name: report.name,
            line: report.line,
            proves: report.proves,
            failure: report.failure,
            play: report.game.map(|game| Box::new(Live::new(game)) as Box<dyn Play>),
        };
        Ok(reports.into_iter().map(erased).collect())
    }

    fn lessons(&self) -> Vec<Lesson> {
        G::lessons().iter().map(|(name, file)| Lesson::embedded(name, file)).collect()
    }

    fn start_lesson(&self, lesson: &Lesson) -> Result<Box<dyn Play>, scenario::FailedExpectation> {
        Ok(Box::new(Live::new(scenario::game_from::<G>(&lesson.given)?)))
    }

    fn lesson_text(&self, lang: Lang, id: &str) -> Text {
        crate::lessons::text::<G>(lang, id)
    }

    fn reason(&self, lang: Lang, reason: &Reason) -> String {
        crate::reason::<G>(lang, reason)
    }

    fn sim(&self, setup: &Value) -> Result<Box<dyn Sim>, GameError> {
        let sim = InPlace::<G>::new(&known_setup::<G>(setup)?).map_err(GameError::unplayable::<G>)?;
        Ok(Box::new(sim))
    }

    fn bench(&self, setup: &Value) -> Result<Box<dyn Bench>, GameError> {
        Ok(Box::new(Loops::<G>::new(known_setup::<G>(setup)?)?))
    }

    fn text(&self, lang: Lang, id: &str) -> String {
        G::catalogue().format(lang, id, &Args::new())
    }

    fn cards(&self, lang: Lang) -> Vec<CardText> {
        G::cards(lang)
    }

    fn workbench(&self) -> Option<&'static dyn Workbench> {
        G::workbench()
    }

    fn fact(&self, lang: Lang, name: &str, value: &Value) -> Option<String> {
        G::fact(lang, name, value)
    }

    fn group_name(&self, lang: Lang, group: &str) -> String {
        G::group_name(lang, group)
    }

    fn rules_page(&self, lang: Lang) -> Option<&'static str> {
        self.rules_pages.iter().find(|(of, _)| *of == lang).map(|(_, page)| *page)
    }

    fn stops(&self, lang: Lang) -> Vec<StopInfo> {
        crate::stops::described::<G>(lang)
    }

    #[cfg(feature = "ts")]
    fn types(&self) -> crate::types::Module {
        (self.types)()
    }
}
