//! `elysium sim`: bots play many games in place, and it is counted who wins.

mod report;
mod seeds;
mod table;
mod tally;
mod workers;

use std::time::Instant;

use elysium_kernel::Seed;
use elysium_kit::AnyGame;
use elysium_text::{Args, Lang};
use serde_json::Value;

use crate::args::SimArgs;
use crate::bots;
use crate::error::CliError;
use crate::output::Output;

/// What is to be simulated.
struct SimPlan {
    game: &'static dyn AnyGame,
    setup: Value,
    /// By seat.
    bots: Vec<String>,
    games: u64,
    seed: u64,
    jobs: usize,
}

pub fn run(args: &SimArgs, lang: Lang) -> Result<(), CliError> {
    let (game, table) = (args.game.0, &args.table);
    let setup = bots::table(game, lang, table.players, &table.variants, &table.decks)?;
    game.sim(&setup).map_err(|error| bots::unplayable(&error, lang))?;
    // A simulation has no clock: a limit that never comes would only look like one.
    let timed = game.start(&setup, Seed::number(0)).is_ok_and(|play| play.time_limit().is_some());
    if timed {
        return Err(CliError::new("sim-time-limit", Args::new()));
    }
    let seats = game.players(&setup).map_err(|error| bots::unplayable(&error, lang))?;
    let bots = bots::for_seats(game, &args.bots, seats.into())?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = args.jobs.map_or(cores, usize::from);
    // Short enough to be typed again.
    let seed = table.seed.unwrap_or_else(|| fastrand::u64(..1_000_000_000));
    let plan = SimPlan { game, setup, bots, games: args.games, seed, jobs };
    let begun = Instant::now();
    let tally = workers::play_all(&plan, lang)?;
    let seconds = begun.elapsed().as_secs_f64();
    let mut out = Output::new();
    if args.json {
        out.json(&report::json(&plan, &tally, seconds))?;
    } else {
        for line in report::lines(&plan, &tally, seconds, lang) {
            out.painted(&line)?;
        }
    }
    Ok(out.flush()?)
}
