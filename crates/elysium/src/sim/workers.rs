//! The threads of a simulation.

use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use elysium_text::{Args, Lang};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{SimPlan, table, tally::Tally};
use crate::bots;
use crate::error::CliError;
use crate::output::colour_wanted;
use crate::text::word;

/// More threads than this bring nothing on any machine there is.
const MOST_THREADS: usize = 256;

/// Plays all games of the plan. Threads take the next game's number from a counter; what a game
/// is depends on its number only, so the sums do not depend on who played it.
pub fn play_all(plan: &SimPlan, lang: Lang) -> Result<Tally, CliError> {
    let bar = progress(plan.games, lang);
    let (next, broken) = (AtomicU64::new(0), AtomicBool::new(false));
    let work = || -> Result<Tally, CliError> {
        let mut tally = Tally::new(plan.bots.len());
        let sim = plan.game.sim(&plan.setup);
        let mut sim = sim.map_err(|error| bots::unplayable(&error, lang))?;
        while !broken.load(Ordering::Relaxed) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= plan.games {
                break;
            }
            table::play(plan, game, sim.as_mut(), &mut tally)
                .inspect_err(|_| broken.store(true, Ordering::Relaxed))?;
            bar.inc(1);
        }
        Ok(tally)
    };
    let jobs = plan.jobs.clamp(1, MOST_THREADS).min(usize::try_from(plan.games).unwrap_or(MOST_THREADS));
    let results: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(thread::ScopedJoinHandle::join).collect()
    });
    bar.finish_and_clear();
    let mut tally = Tally::new(plan.bots.len());
    for result in results {
        // A thread that panicked has found a mistake in the rules and said where.
        let part = result.map_err(|_| {
            CliError::new(
                "failure-sim-broken",
                Args::new().set("game", plan.game.name()).set("seed", plan.seed),
            )
        })?;
        tally.merge(part?);
    }
    Ok(tally)
}

/// A bar on the terminal of whoever waits; nothing in pipes and files.
fn progress(games: u64, lang: Lang) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(10));
    let form = if colour_wanted() { "{bar:40.cyan}" } else { "{bar:40}" };
    let template = format!("{form} {{pos}}/{{len}} {{msg}} {{eta_precise}}");
    if let Ok(style) = ProgressStyle::with_template(&template) {
        bar.set_style(style);
    }
    bar.set_message(word(lang, "sim-left"));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
