//! A game in the terminal: one human, bots in the other seats.

mod asked;
mod cards;
mod clock;
pub mod command;
mod game_file;
mod hint;
mod intro;
mod plain;
mod result;
mod screen;
mod seating;
mod session;
mod stops;
#[cfg(test)]
mod toy;
mod why;

use std::io::{self, BufWriter, IsTerminal, Write};

use elysium_kernel::Seed;
use elysium_text::Lang;

use crate::args::PlayArgs;
use crate::error::CliError;
use crate::output::harmless;
use crate::{bots, files, unplayed};
use game_file::GameFile;
use seating::Seating;
use session::Session;

/// As long as a name at an online table.
const LONGEST_NAME: usize = 24;

/// Sits down, plays, and says where the game is to be found.
pub fn run(args: &PlayArgs, lang: Lang) -> Result<(), CliError> {
    let mut session = sit_down(args, lang)?;
    // A file that cannot be written is better known before the game than after it.
    if let Some(error) = session.take_save_error() {
        return Err(error);
    }
    let played = match !args.plain && has_screen() {
        true => screen::run(&mut session).and_then(|()| say_goodbye(&session)),
        false => {
            let (input, out) = (io::stdin(), io::stdout());
            let echo = !input.is_terminal();
            plain::run(&mut session, &mut input.lock(), &mut BufWriter::new(out.lock()), echo)
        }
    };
    // Whoever stops reading ends the game, not the record.
    match session.file.kept().is_some() && session.saved_in().is_none() {
        true => session.save(None).map(|_| ()).and(played),
        false => played,
    }
}

/// Whether there is a terminal that can be drawn on.
fn has_screen() -> bool {
    let simple = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    !simple && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// A new game, or one that was put aside.
fn sit_down(args: &PlayArgs, lang: Lang) -> Result<Session, CliError> {
    let game = args.game.0;
    let file = GameFile::new(args.record.as_deref(), args.resume.as_deref())?;
    if let Some(path) = &args.resume {
        let recorded = game.read_record(&files::read(path)?, usize::MAX).map_err(|error| {
            if unplayed::is_of_other_rules(&error) {
                return unplayed::refusal(path, &error, lang);
            }
            let args = intro::file(path)
                .set("line", error.line)
                .set("reason", crate::record_error::text(lang, &error.kind));
            CliError::new("play-bad-record", args)
        })?;
        let seats = recorded.play.seats();
        let mut seating = Seating::again(game, seats, &recorded.names, args.seat, &args.bots)?;
        seating.own_name = own_name(args);
        let mut session = Session::new(lang, game, recorded.play, seating, file);
        if session.saved_in().is_none() {
            session.read_from(path);
        }
        return Ok(session);
    }
    let table = &args.table;
    let setup = bots::table(game, lang, table.players, &table.variants, &table.decks)?;
    // Short enough to be written down.
    let number = table.seed.unwrap_or_else(|| u64::from(fastrand::u32(..)));
    let play = game.start(&setup, Seed::number(number));
    let play = play.map_err(|error| bots::unplayable(&error, lang))?;
    let mut seating = Seating::new(game, play.seats(), args.seat, &args.bots)?;
    seating.own_name = own_name(args);
    let mut session = Session::new(lang, game, play, seating, file);
    session.number = Some(number);
    Ok(session)
}

/// How the human is called: as they wish, or as the computer calls them.
fn own_name(args: &PlayArgs) -> Option<String> {
    let signed_in = || ["USER", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    let name = args.name.clone().or_else(signed_in)?;
    let name: String = name.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect())
}

/// What stays on the terminal when the full screen is gone.
fn say_goodbye(session: &Session) -> Result<(), CliError> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in result::lines(session).iter().chain(&intro::farewell(session)) {
        writeln!(out, "{}", harmless(&line.plain()))?;
    }
    out.flush()?;
    Ok(())
}
