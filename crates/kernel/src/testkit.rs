//! What any game gets tested for, for free.
//!
//! [`check`] plays random games interactively and, at every question, tries everything that
//! must hold for a game on this kernel. A failure panics with the seed, the number of the answer
//! and the notation so far, so that it can be replayed.

mod effort;
mod in_place;
mod leaks;
mod questions;
mod stored;
mod trial;

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

pub use effort::{Tries, again};

use crate::Rules;
use trial::Trial;

/// How much to try.
#[derive(Clone, Copy, Debug)]
pub struct Kit {
    /// Random games to play.
    pub games: u64,
    /// The first game's number; each game's seed follows from its number.
    pub first: u64,
    /// No game may need more answers than this.
    pub longest: usize,
    /// Re-deal for every viewer at each question.
    pub leaks: bool,
    /// Try everything at each question, or only at each so-manieth: copies of a long game take their time.
    pub every: u64,
}

impl Kit {
    pub const fn new(numbers: Range<u64>, longest: usize) -> Kit {
        Kit { games: numbers.end - numbers.start, first: numbers.start, longest, leaks: true, every: 1 }
    }
}

/// What was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KitReport {
    pub games: u64,
    pub questions: u64,
    pub options: u64,
    pub refused: u64,
    pub redeals: u64,
    /// Re-deals in which a hidden card decided that somebody else had to be asked.
    pub moved: u64,
    pub longest: usize,
}

impl KitReport {
    fn and(self, other: KitReport) -> KitReport {
        KitReport {
            games: self.games + other.games,
            questions: self.questions + other.questions,
            options: self.options + other.options,
            refused: self.refused + other.refused,
            redeals: self.redeals + other.redeals,
            moved: self.moved + other.moved,
            longest: self.longest.max(other.longest),
        }
    }
}

/// Plays `kit.games` random games on all cores, the set-up of each made from its number.
pub fn check<R: Rules>(kit: Kit, setup: impl Fn(u64) -> R::Setup + Sync) -> KitReport {
    check_with_stops::<R>(kit, setup, |_| R::Stops::default())
}

/// The same in games whose players change now and then where they want to be asked.
pub fn check_with_stops<R: Rules>(
    kit: Kit,
    setup: impl Fn(u64) -> R::Setup + Sync,
    stops: fn(&mut fastrand::Rng) -> R::Stops,
) -> KitReport {
    let (next, end) = (AtomicU64::new(kit.first), kit.first + kit.games);
    let games = || {
        let mut report = KitReport::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= end {
                return Ok(report);
            }
            let game = || Trial::<R>::new(number, setup(number), stops).play(kit, &mut report);
            if let Err(panic) = catch_unwind(AssertUnwindSafe(game)) {
                next.store(end, Ordering::Relaxed);
                return Err((number, panic));
            }
            report.games += 1;
        }
    };
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (mut report, mut failed) = (KitReport::default(), Vec::new());
    thread::scope(|scope| {
        let all: Vec<_> = (0..cores).map(|_| scope.spawn(games)).collect();
        for one in all {
            match one.join().expect("what goes wrong in a game is caught") {
                Ok(games) => report = report.and(games),
                Err(game) => failed.push(game),
            }
        }
    });
    // The first game that fails, however the games fell to the cores.
    if let Some((_, panic)) = failed.into_iter().min_by_key(|(number, _)| *number) {
        resume_unwind(panic);
    }
    report
}
