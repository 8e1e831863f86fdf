//! `elysium replay`: a record told in words, or checked.

use elysium_kernel::record::{self, RecordError, Replayed};
use elysium_kernel::{Game, Rules, Seat, Viewer};
use elysium_kit::{Line, Title, Tone};
use elysium_text::{Args, Lang};

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::fault;
use crate::files;
use crate::output::Output;
use crate::story;
use crate::text::{say, word};
use crate::unplayed;
use elysium_games::{GameName, for_game};

pub fn run(args: &ReplayArgs, lang: Lang) -> Result<(), Failure> {
    let text = files::read(&args.file)?;
    let name = record::game_of(&text).map_err(|error| broken(args, &error, lang))?;
    let game = GameName::from_name(&name).ok_or_else(|| {
        Failure::new("failure-game", Args::new().set("game", &name).set("known", GameName::list()))
    })?;
    for_game!(game, G => replay::<G>(args, &text, lang))
}

fn broken(args: &ReplayArgs, error: &RecordError, lang: Lang) -> Failure {
    if unplayed::is_of_other_rules(error) {
        return unplayed::refusal(&args.file, error, lang);
    }
    let words = Args::new().set("file", args.file.display().to_string());
    Failure::new(
        "failure-record",
        words.set("line", error.line).set("reason", fault::text(lang, &error.fault)),
    )
}

fn replay<G: Title>(args: &ReplayArgs, text: &str, lang: Lang) -> Result<(), Failure> {
    let limit = args.to.unwrap_or(usize::MAX);
    let replayed = match record::read_to::<G>(text, limit) {
        Err(error) if unplayed::is_of_other_rules(&error) && !args.verify => {
            return unplayed::tell(args, text, &error, lang);
        }
        read => read.map_err(|error| broken(args, &error, lang))?,
    };
    let seats = <G as Rules>::seats(replayed.game.now());
    if let Some(seat) = args.viewer.filter(|seat| seat.index() >= seats) {
        let last = Seat(seats.saturating_sub(1) as u8).to_string();
        return Err(Failure::new(
            "failure-seat",
            Args::new().set("seat", seat.to_string()).set("last", last),
        ));
    }
    let mut out = Output::new();
    if args.verify {
        verdict(&replayed, lang, &mut out)?;
    } else {
        tell(args, &replayed, lang, &mut out)?;
    }
    Ok(out.flush()?)
}

/// Reading has compared everything; whoever gets here holds a genuine record.
fn verdict<G: Title>(replayed: &Replayed<G>, lang: Lang, out: &mut Output) -> Result<(), Failure> {
    let game = &replayed.game;
    let end = if game.outcome().is_some() { "finished" } else { "paused" };
    let args = Args::new().set("game", G::NAME).set("answers", game.history().len()).set("end", end);
    out.line(&say(lang, "replay-ok", &args.set("digest", game.digest())))?;
    if let Some(fair) = &replayed.fair {
        let players = fair.seats.iter().flatten().count();
        let args = Args::new().set("players", players).set("commitment", fair.commitment.to_string());
        out.line(&say(lang, "replay-fair", &args))?;
    }
    Ok(())
}

fn tell<G: Title>(
    args: &ReplayArgs,
    replayed: &Replayed<G>,
    lang: Lang,
    out: &mut Output,
) -> Result<(), Failure> {
    let viewer = args.viewer.map_or(Viewer::Omniscient, Viewer::Seat);
    let told = &replayed.game;
    out.painted(&Line::new().add(Tone::Strong, title(replayed, lang)))?;
    // Events are told at the table as it stood then, so the game is played once more.
    let setup = told.setup().clone();
    let mut game = Game::<G>::new(setup, told.seed()).map_err(|_| Failure::Shown)?;
    let mut from = 0;
    for answered in [None].into_iter().chain(told.history().iter().map(Some)) {
        if let Some(answered) = answered {
            game.apply(answered.seat, answered.choice).map_err(|_| Failure::Shown)?;
        }
        for line in story::events(&game, from, viewer, lang) {
            out.painted(&line)?;
        }
        from = game.log().entries().len();
    }
    out.line("")?;
    for line in G::paint(lang, &game.view(viewer), args.viewer) {
        out.painted(&line)?;
    }
    out.line("")?;
    out.painted(&Line::new().add(Tone::Strong, story::end(&game, lang)))?;
    Ok(())
}

/// Which game, with whom, and the seed.
fn title<G: Title>(replayed: &Replayed<G>, lang: Lang) -> String {
    let game = &replayed.game;
    let name = |(i, name): (usize, &String)| format!("{}: {name}", Seat(i as u8));
    let names: Vec<_> = replayed.names.iter().take(elysium_kernel::MAX_SEATS).enumerate().map(name).collect();
    let names = if names.is_empty() { word(lang, "replay-nobody") } else { names.join(", ") };
    let args = Args::new().set("game", G::NAME).set("players", <G as Rules>::seats(game.now()));
    say(lang, "replay-title", &args.set("names", names))
}
