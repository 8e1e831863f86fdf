//! `elysium deck`, and decks brought to a table.

mod check;
mod list;
mod seats;
mod sheet;
mod show;
mod words;

use std::borrow::Cow;
use std::path::Path;

use elysium_games::GAMES;
use elysium_kit::{AnyGame, DeckProblem, DeckSheet};
use elysium_text::{Args, Lang};

use crate::args::{DeckArgs, DeckCommand, GameArg};
use crate::error::CliError;
use crate::files;

pub use seats::{bring, players};

pub fn run(args: &DeckArgs, lang: Lang) -> Result<(), CliError> {
    if let Some(game) = args.game {
        insist_on_decks(game.0)?;
    }
    let first = || GAMES.iter().copied().find(|game| game.has_decks()).map(GameArg).unwrap_or_default().0;
    // Whose deck it is, where nobody says.
    let game_of =
        |deck: &Path| args.game.map(|game| game.0).or_else(|| belongs_to(deck)).unwrap_or_else(first);
    match &args.command {
        DeckCommand::Check(args) => check::run(game_of, args, lang),
        DeckCommand::Show(args) => show::run(game_of(&args.deck), args, lang),
        DeckCommand::List(list) => {
            let games: Vec<_> = match args.game {
                Some(game) => vec![game.0],
                None => GAMES.iter().copied().filter(|game| game.has_decks()).collect(),
            };
            list::run(&games, list, lang)
        }
    }
}

/// The game that has such a starter deck, or as whose deck there is least wrong with a file.
fn belongs_to(deck: &Path) -> Option<&'static dyn AnyGame> {
    let games = || GAMES.iter().copied().filter(|game| game.has_decks());
    if let Some(game) = games().find(|game| starter(*game, deck).is_some()) {
        return Some(game);
    }
    let text = files::read(deck).ok()?;
    games().min_by_key(|game| read(*game, &text).map_or_else(|problems| problems.len(), |_| 0))
}

/// Players of this game bring decks, or it is said whose do.
fn insist_on_decks(game: &dyn AnyGame) -> Result<(), CliError> {
    if game.has_decks() {
        return Ok(());
    }
    let args = Args::new().set("game", game.name()).set("known", elysium_games::with_decks());
    Err(CliError::new("failure-no-decks", args))
}

/// A deck's text, by the name of a starter or from a file. Whose file is called like a starter can
/// write `./brujah`.
fn text(game: &dyn AnyGame, wanted: &Path) -> Result<Cow<'static, str>, CliError> {
    if let Some(text) = starter(game, wanted) {
        return Ok(Cow::Borrowed(text));
    }
    if !wanted.exists() {
        let known: Vec<_> = game.starters().iter().map(|(name, _)| *name).collect();
        let args = Args::new().set("deck", shown(wanted)).set("known", known.join(", "));
        return Err(CliError::new("failure-deck-missing", args));
    }
    files::read(wanted).map(Cow::Owned)
}

fn starter(game: &dyn AnyGame, wanted: &Path) -> Option<&'static str> {
    let wanted = wanted.to_str()?;
    game.starters().iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, text)| *text)
}

/// Checks a deck against the rules.
fn read(game: &dyn AnyGame, text: &str) -> Result<DeckSheet, Vec<DeckProblem>> {
    game.read_deck(text).expect("games without decks were refused before")
}

/// A deck that can be played.
fn sheet(game: &dyn AnyGame, wanted: &Path, lang: Lang) -> Result<DeckSheet, CliError> {
    read(game, &text(game, wanted)?).map_err(|problems| unusable(game, wanted, &problems, lang))
}

/// A deck that cannot be played, with all the reasons.
fn unusable(game: &dyn AnyGame, deck: &Path, problems: &[DeckProblem], lang: Lang) -> CliError {
    let cards = game.cards(lang);
    let line = |problem| {
        let said = words::problem(game, lang, &cards, problem);
        format!("\n    {}", words::with_place(lang, problem, &said))
    };
    let problems: String = problems.iter().map(line).collect();
    CliError::new("failure-deck", Args::new().set("deck", shown(deck)).set("problems", problems))
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
