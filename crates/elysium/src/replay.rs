//! `elysium replay`: a record in words, or checked.

use std::path::Path;

use elysium_kernel::record::{self, RecordError};
use elysium_kernel::{Seat, Viewer};
use elysium_kit::{AnyGame, Line, Recorded, Tone};
use elysium_text::{Args, Lang};

use crate::args::ReplayArgs;
use crate::error::CliError;
use crate::event_lines;
use crate::files;
use crate::output::Output;
use crate::record_error;
use crate::text::{say, word};
use crate::unplayed;

pub fn run(args: &ReplayArgs, lang: Lang) -> Result<(), CliError> {
    let text = files::read(&args.file)?;
    let game = game_of(&args.file, &text, lang)?;
    let limit = args.to.unwrap_or(usize::MAX);
    let recorded = match game.read_record(&text, limit) {
        Err(error) if unplayed::is_of_other_rules(&error) && !args.verify => {
            return unplayed::show(args, &text, &error, lang);
        }
        read => read.map_err(|error| broken(&args.file, &error, lang))?,
    };
    let seats = recorded.play.seats();
    if let Some(seat) = args.viewer.filter(|seat| seat.index() >= seats) {
        let last = Seat(seats.saturating_sub(1) as u8).to_string();
        return Err(CliError::new(
            "failure-seat",
            Args::new().set("seat", seat.to_string()).set("last", last),
        ));
    }
    let mut out = Output::new();
    if args.verify {
        verdict(game, &recorded, lang, &mut out)?;
    } else {
        show(args, game, &recorded, lang, &mut out)?;
    }
    Ok(out.flush()?)
}

/// The game that a record is of.
pub fn game_of(file: &Path, text: &str, lang: Lang) -> Result<&'static dyn AnyGame, CliError> {
    let name = record::game_of(text).map_err(|error| broken(file, &error, lang))?;
    elysium_games::game(&name).ok_or_else(|| {
        CliError::new("failure-game", Args::new().set("game", &name).set("known", elysium_games::names()))
    })
}

pub fn broken(file: &Path, error: &RecordError, lang: Lang) -> CliError {
    if unplayed::is_of_other_rules(error) {
        return unplayed::refusal(file, error, lang);
    }
    let words = Args::new().set("file", file.display().to_string());
    CliError::new(
        "failure-record",
        words.set("line", error.line).set("reason", record_error::text(lang, &error.kind)),
    )
}

/// Reading has compared everything; whoever gets here holds a genuine record.
fn verdict(game: &dyn AnyGame, recorded: &Recorded, lang: Lang, out: &mut Output) -> Result<(), CliError> {
    let play = &recorded.play;
    let end = if play.outcome().is_some() { "finished" } else { "paused" };
    let args = Args::new().set("game", game.name()).set("answers", play.answers()).set("end", end);
    out.line(&say(lang, "replay-ok", &args.set("digest", play.digest())))?;
    if let Some(fair) = &recorded.fair {
        let players = fair.seats.iter().flatten().count();
        let args = Args::new().set("players", players).set("commitment", fair.commitment.to_string());
        out.line(&say(lang, "replay-fair", &args))?;
    }
    Ok(())
}

fn show(
    args: &ReplayArgs,
    game: &dyn AnyGame,
    recorded: &Recorded,
    lang: Lang,
    out: &mut Output,
) -> Result<(), CliError> {
    let viewer = args.viewer.map_or(Viewer::Omniscient, Viewer::Seat);
    let play = recorded.play.as_ref();
    out.painted(&Line::new().add(Tone::Strong, title(game, recorded, lang)))?;
    for event in play.log(viewer, lang) {
        out.painted(&event_lines::dated(&event))?;
    }
    out.line("")?;
    for line in play.paint(viewer, lang, &[]).lines() {
        out.painted(&line)?;
    }
    out.line("")?;
    out.painted(&Line::new().add(Tone::Strong, event_lines::end(play, lang)))?;
    Ok(())
}

/// Which game, with whom, and the seed.
fn title(game: &dyn AnyGame, recorded: &Recorded, lang: Lang) -> String {
    let name = |(i, name): (usize, &String)| format!("{}: {name}", Seat(i as u8));
    let names: Vec<_> = recorded.names.iter().take(elysium_kernel::MAX_SEATS).enumerate().map(name).collect();
    let names = if names.is_empty() { word(lang, "replay-nobody") } else { names.join(", ") };
    let args = Args::new().set("game", game.name()).set("players", recorded.play.seats());
    say(lang, "replay-title", &args.set("names", names))
}
