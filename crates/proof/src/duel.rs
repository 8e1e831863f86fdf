//! Bots against bots.

use std::fmt;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Outcome, Seat, Seats};
use elysium_kit::{AnyGame, Sitting, wilson};
use serde::Serialize;
use serde_json::Value;

/// Plays one game to its end; `bot` says which bot sits where.
pub fn play(
    game: &dyn AnyGame,
    setup: &impl Serialize,
    seed: u64,
    bot: impl Fn(Seat) -> &'static str,
) -> Outcome {
    let setup = written(setup);
    let sit = |seat: Seat| Sitting { bot: bot(seat), dice: seed * 8 + u64::from(seat.0) };
    let bots: Vec<_> = Seats::first(players(game, &setup)).into_iter().map(sit).collect();
    let mut sim = game.sim(&setup).expect("the set-up can be played");
    sim.play(&bots, seed).expect("the bots are known and the game comes to its end").outcome
}

fn written(setup: &impl Serialize) -> Value {
    serde_json::to_value(setup).expect("set-ups are plain data")
}

fn players(game: &dyn AnyGame, setup: &Value) -> usize {
    game.players(setup).expect("a set-up of this game").into()
}

/// A share of wins with its 95 % interval.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    pub wins: f64,
    pub games: u64,
}

impl Share {
    fn share(&self) -> f64 {
        self.wins / self.games as f64
    }

    /// Panics unless these games show, with a risk of error of 2.5 %, that so many are won in the long run.
    #[track_caller]
    pub fn insist_on(&self, least: f64) {
        let (low, _) = wilson(self.wins, self.games);
        assert!(low >= least, "{self} do not show a share of {} %", 100.0 * least);
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = wilson(self.wins, self.games);
        let (share, games) = (100.0 * self.share(), self.games);
        write!(f, "{share:.1} % of {games} games (95 % interval {:.1} to {:.1} %)", 100.0 * low, 100.0 * high)
    }
}

/// How often `hero` wins against `others`, the seats rotated; `setup` makes the table of each game.
pub fn share<S: Serialize>(
    game: &dyn AnyGame,
    games: Tries,
    hero: &'static str,
    others: &'static str,
    setup: impl Fn(u64) -> S,
) -> Share {
    let (mut wins, count) = (0.0, games.total());
    for number in games {
        let setup = written(&setup(number));
        let seat = Seat((number % players(game, &setup) as u64) as u8);
        let outcome = play(game, &setup, number, |other| if other == seat { hero } else { others });
        wins += outcome.share(seat);
    }
    Share { wins, games: count }
}
