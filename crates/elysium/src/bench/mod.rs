//! `elysium bench`: how fast games run on one thread of this machine, by the time that the thread really ran.

mod apply;
mod clock;
mod playout;
mod search;

use elysium_kit::{Line, Title, Tone};
use elysium_text::{Args, Lang};
use serde_json::{Value, json};

use crate::args::BenchArgs;
use crate::bots;
use crate::failure::Failure;
use crate::numbers::{columns, count, decimal};
use crate::output::Output;
use crate::text::{say, word};

/// Bots and shuffles are the same in every measurement, so that figures can be compared.
const SEED: u64 = 1;

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

pub fn run<G: Title>(args: &BenchArgs, lang: Lang) -> Result<(), Failure> {
    let players = args.players.or_else(|| args.decks.is_empty().then_some(PLAYERS));
    let (setup, start) = bots::table::<G>(lang, players, &[], &args.decks)?;
    let playouts = playout::measure::<G>(&start, args.seconds);
    let positions = search::positions::<G>(&setup)?;
    let figures = Figures {
        players: G::players(&setup),
        playout: playouts.speed,
        search: search::measure::<G>(&positions, args.seconds),
        apply: apply::measure::<G>(&setup, args.seconds)?,
        state_bytes: size_of::<G::State>(),
        decisions_per_game: playouts.decisions_per_game,
        options_per_question: playouts.options_per_question,
    };
    let mut out = Output::new();
    if args.json {
        out.json(&json::<G>(&figures))?;
    } else {
        for line in lines::<G>(&figures, lang) {
            out.painted(&line)?;
        }
    }
    Ok(out.flush()?)
}

fn json<G: Title>(figures: &Figures) -> Value {
    json!({
        "game": G::NAME,
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

fn lines<G: Title>(figures: &Figures, lang: Lang) -> Vec<Line> {
    let title = Args::new().set("game", G::NAME).set("players", figures.players);
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
