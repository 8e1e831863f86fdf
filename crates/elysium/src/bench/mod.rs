//! `elysium bench`: how fast games run on one thread of this machine, by the time that the thread really ran.

mod clock;

use std::convert::Infallible;

use elysium_kernel::Run;
use elysium_kit::{Bench, Line, Tone};
use elysium_text::{Args, Lang};
use serde_json::{Value, json};

use crate::args::BenchArgs;
use crate::bots;
use crate::error::CliError;
use crate::numbers::{columns, count, decimal};
use crate::output::Output;
use crate::text::{say, word};

/// Unless somebody says otherwise, so that figures can be compared.
const PLAYERS: u8 = 4;

/// What was measured.
struct Figures {
    players: usize,
    playout: f64,
    search: f64,
    apply: f64,
    state_bytes: usize,
    decisions_per_game: f64,
    options_per_question: f64,
}

pub fn run(args: &BenchArgs, lang: Lang) -> Result<(), CliError> {
    let game = args.game.0;
    let players = args.players.or_else(|| args.decks.is_empty().then_some(PLAYERS));
    let setup = bots::table(game, lang, players, &[], &args.decks)?;
    let unplayable = |error| bots::unplayable(&error, lang);
    let players = game.players(&setup).map_err(unplayable)?.into();
    let mut bench = game.bench(&setup).map_err(unplayable)?;
    let figures = measure(bench.as_mut(), players, args.seconds)?;
    let mut out = Output::new();
    if args.json {
        out.json(&json(game.name(), &figures))?;
    } else {
        for line in lines(game.name(), &figures, lang) {
            out.painted(&line)?;
        }
    }
    Ok(out.flush()?)
}

fn measure(bench: &mut dyn Bench, players: usize, seconds: f64) -> Result<Figures, CliError> {
    let (mut games, mut sum) = (0, Run::default());
    let Ok(playout) = clock::speed::<Infallible>(seconds, |times| {
        let run = bench.playouts(times);
        games += u64::from(times);
        sum.decisions += run.decisions;
        sum.options += run.options;
        Ok(run.decisions)
    });
    let Ok(search) = clock::speed::<Infallible>(seconds, |times| Ok(bench.search(times)));
    // What was offered is taken, so only a mistake in the rules leads to an error.
    let apply = clock::speed(seconds, |times| bench.answers(times))
        .map_err(|_| CliError::new("failure-bench", Args::new()))?;
    Ok(Figures {
        players,
        playout,
        search,
        apply,
        state_bytes: bench.state_bytes(),
        decisions_per_game: sum.decisions as f64 / games.max(1) as f64,
        options_per_question: sum.options as f64 / sum.decisions.max(1) as f64,
    })
}

fn json(game: &str, figures: &Figures) -> Value {
    json!({
        "game": game,
        "players": figures.players,
        "clock": "thread-cpu",
        "slices": clock::SLICES,
        "playout_decisions_per_second": figures.playout,
        "search_decisions_per_second": figures.search,
        "apply_decisions_per_second": figures.apply,
        "state_bytes": figures.state_bytes,
        "decisions_per_game": figures.decisions_per_game,
        "options_per_question": figures.options_per_question,
    })
}

fn lines(game: &str, figures: &Figures, lang: Lang) -> Vec<Line> {
    let title = Args::new().set("game", game).set("players", figures.players);
    let row = |id: &str, value: String| vec![word(lang, id), value];
    let rows = [
        row("bench-playout", decimal(lang, figures.playout, 0)),
        row("bench-search", decimal(lang, figures.search, 0)),
        row("bench-apply", decimal(lang, figures.apply, 0)),
        row("bench-state", count(figures.state_bytes as u64)),
        row("bench-length", decimal(lang, figures.decisions_per_game, 1)),
        row("bench-options", decimal(lang, figures.options_per_question, 2)),
    ];
    let rows = columns(&rows, true).into_iter().map(|text| Line::new().add(Tone::Plain, text));
    let clock = say(lang, "bench-clock", &Args::new().set("slices", clock::SLICES as usize));
    let title = Line::new().add(Tone::Strong, say(lang, "bench-title", &title));
    [title].into_iter().chain(rows).chain([Line::new().add(Tone::Dim, clock)]).collect()
}
