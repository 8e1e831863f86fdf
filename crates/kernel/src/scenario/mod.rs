//! Executable rulings: a position, moves, and what must hold then, in a text file.
//!
//! The format is described in `docs/scenarios.md`. A file announces its game and holds any number
//! of scenarios; each has `given` (the position, as facts), `when` (moves in game notation) and
//! `then` (expectations on facts, events, questions and refusals), the last two as often as needed.

mod events;
mod expect;
mod facts;
mod form;
pub mod given;
mod known;
mod lexicon;
mod page;
mod parse;
mod position;
pub(crate) mod reasons;
mod run;
mod sheet;
mod steps;
mod write;

pub use expect::EventInWords;
pub use facts::{About, Draft, Fact, Facts, Section, Subject, TablePart, Whole, in_words, page, seat_name};
pub use form::{Form, Written};
pub use given::Given;
pub use lexicon::{EventWord, Lexicon, nearest};
pub use parse::{ScenarioError, game_of};
pub use position::game_from;
pub use run::{FailedExpectation, ScenarioRun, run};
pub use sheet::{FactError, Sheet};
pub use steps::{StepInfo, Steps};
pub use write::{of_game, template};

/// Everything that can be wrong with a scenario of any game.
pub const REASONS: &[crate::Message] = reasons::ALL;
