//! Tables without a server around them: random schedules against a small model, and what nobody may
//! see.

mod clock;
mod damaged;
mod hints;
mod lessons;
mod long;
mod model;
mod names;
mod pace;
mod plans;
mod possible;
mod redealt;
mod result;
mod schedules;
mod stops;
mod versions;
mod world;

use std::panic::resume_unwind;

use elysium_games::GAMES;
use elysium_kit::AnyGame;

/// Tries something with every game, with all of them at once.
fn with_every_game<T: Send>(try_it: impl Fn(&'static dyn AnyGame) -> T + Sync) -> Vec<T> {
    std::thread::scope(|scope| {
        let tries: Vec<_> = GAMES.iter().map(|game| scope.spawn(|| try_it(*game))).collect();
        tries.into_iter().map(|tried| tried.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

/// The first three numbers of players: the largest tables of some games have rules of their own.
fn player_counts(game: &dyn AnyGame) -> &'static [u8] {
    let all = game.player_counts();
    &all[..all.len().min(3)]
}
