//! `elysium deck`, and decks brought to a table.

mod check;
mod list;
mod seats;
mod sheet;
mod show;
mod words;

use std::borrow::Cow;
use std::path::Path;

use elysium_kit::{DeckProblem, DeckSheet, Decks, Title};
use elysium_text::{Args, Lang};

use crate::args::{DeckArgs, DeckCommand};
use crate::failure::Failure;
use crate::files;
use elysium_games::{GameName, for_game};

pub use seats::{bring, players};

pub fn run(args: &DeckArgs, lang: Lang) -> Result<(), Failure> {
    let game = args.game.or_else(|| GameName::with_decks().next()).unwrap_or_default();
    for_game!(game, G => command::<G>(&args.command, lang))
}

fn command<G: Title>(command: &DeckCommand, lang: Lang) -> Result<(), Failure> {
    let decks = of_game::<G>()?;
    match command {
        DeckCommand::Check(args) => check::run(decks, args, lang),
        DeckCommand::Show(args) => show::run(decks, args, lang),
        DeckCommand::List(args) => list::run(decks, args, lang),
    }
}

/// The decks of a game, if it has any.
fn of_game<G: Title>() -> Result<&'static dyn Decks<G>, Failure> {
    G::decks().ok_or_else(|| {
        let known: Vec<_> = GameName::with_decks().map(GameName::name).collect();
        Failure::new("failure-no-decks", Args::new().set("game", G::NAME).set("known", known.join(", ")))
    })
}

/// A deck's text, by the name of a starter or from a file. Whose file is called like a starter can
/// write `./brujah`.
fn text<G: Title>(decks: &dyn Decks<G>, wanted: &Path) -> Result<Cow<'static, str>, Failure> {
    if let Some(text) = starter(decks, wanted) {
        return Ok(Cow::Borrowed(text));
    }
    if !wanted.exists() {
        let known: Vec<_> = decks.starters().iter().map(|(name, _)| *name).collect();
        let args = Args::new().set("deck", shown(wanted)).set("known", known.join(", "));
        return Err(Failure::new("failure-deck-missing", args));
    }
    files::read(wanted).map(Cow::Owned)
}

fn starter<G: Title>(decks: &dyn Decks<G>, wanted: &Path) -> Option<&'static str> {
    let wanted = wanted.to_str()?;
    decks.starters().iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, text)| *text)
}

/// A deck that can be played.
fn sheet<G: Title>(decks: &dyn Decks<G>, wanted: &Path, lang: Lang) -> Result<DeckSheet, Failure> {
    decks.read(&text(decks, wanted)?).map_err(|problems| unusable::<G>(wanted, &problems, lang))
}

/// A deck that cannot be played, with all the reasons.
fn unusable<G: Title>(deck: &Path, problems: &[DeckProblem], lang: Lang) -> Failure {
    let cards = G::cards(lang);
    let line = |problem| {
        format!("\n    {}", words::with_place(lang, problem, &words::fault::<G>(lang, &cards, problem)))
    };
    let problems: String = problems.iter().map(line).collect();
    Failure::new("failure-deck", Args::new().set("deck", shown(deck)).set("problems", problems))
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}
