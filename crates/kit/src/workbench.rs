//! What a game offers to those who write and review its cards: how many are there, which of their clauses have run,
//! how they read beside a reference, and the beginning of a new one.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use elysium_text::Lang;
use serde::Serialize;
use serde_json::Value;

use crate::{AnyGame, Sitting};

pub trait Workbench: Sync {
    /// How many cards of each kind there are here, and in all.
    fn census(&self, lang: Lang) -> Vec<Census>;
    /// Every part of every clause of every card.
    fn clauses(&self) -> Vec<ClausePart>;
    /// Runs something and says which of these parts ran. Only what runs in this thread is noted.
    fn fired(&self, run: &mut dyn FnMut()) -> BTreeSet<ClausePart>;
    /// A set-up for random games in which any card may come up.
    fn random_setup(&self, number: u64) -> Value;
    /// The English texts beside those of the reference tables in a folder, the least alike first.
    fn compare(&self, folder: &Path) -> Result<Vec<Compared>, TableError>;
    /// Official rulings on cards of the game, by card and source, that it says nothing about; nothing if the folder has no
    /// rulings.
    fn missing_rulings(&self, folder: &Path) -> Result<Option<Vec<String>>, TableError>;
    /// A card of the reference tables, by number or name, as the data files begin it.
    fn outline(&self, wanted: &str, folder: &Path) -> Result<Outline, TableError>;
}

/// A kind of card, and how many there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Census {
    /// Which part of the cards it is of: `crypt`, `library`.
    pub part: &'static str,
    pub kind: String,
    pub here: usize,
    pub all: usize,
}

/// A part of a clause: an effect, or all of a clause that has none. Words of the data files, the same in every language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct ClausePart {
    pub card: &'static str,
    /// `play 2`, `text 1`.
    pub clause: String,
    /// Its number in the clause, from 1; 0 for a clause that has none.
    pub number: usize,
    pub effect: &'static str,
}

/// A card whose reference text is known.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    pub slug: String,
    pub derived: String,
    pub reference: String,
    /// Words that only one side has: the derived text, the reference.
    pub words: [Vec<String>; 2],
    /// Numbers that only one side has, in the same order.
    pub numbers: [Vec<String>; 2],
    /// How many of a hundred different words both sides have.
    pub overlap: usize,
}

/// The beginning of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outline {
    pub slug: String,
    /// The data file that it belongs into.
    pub file: String,
    /// Its facts as that file has them; the clauses are still to be written.
    pub data: String,
    /// Its name as the file of names has it.
    pub name: String,
    /// Is it there already?
    pub known: bool,
    /// What it must do.
    pub reference: String,
    pub neighbours: Vec<Neighbour>,
}

/// A card of the data files that says something similar.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Neighbour {
    pub slug: String,
    pub text: String,
    /// As its file has it.
    pub data: String,
    /// How many of a hundred different words both have.
    pub overlap: usize,
}

/// What is wrong with the reference tables.
#[derive(Debug)]
pub enum TableError {
    /// It cannot be read: which file, and why.
    Unreadable(PathBuf, io::Error),
    /// It has no such column.
    NoColumn(PathBuf, &'static str),
    /// No card has this number or name; those that are called much like it.
    NoCard(String, Vec<String>),
}

/// Plays a random game of any cards; every other one with the best bots, which come to moments that chance never comes to. Says whether it
/// came to an end.
pub fn random_game(game: &dyn AnyGame, work: &dyn Workbench, number: u64) -> bool {
    let setup = work.random_setup(number);
    let bots = game.bots();
    let bot = if number.is_multiple_of(2) { bots.first() } else { bots.last() };
    let (Ok(players), Ok(mut sim), Some(bot)) = (game.players(&setup), game.sim(&setup), bot) else {
        return false;
    };
    let seats: Vec<_> =
        (0..players).map(|seat| Sitting { bot, dice: number * 16 + u64::from(seat) }).collect();
    sim.play(&seats, number).is_some()
}
