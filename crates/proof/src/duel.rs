//! Bots against bots.

use std::fmt;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Buffers, Outcome, Player, Question, Seat, Seen, run_in_place};
use elysium_kit::Title;

/// Passes each question on to whoever sits in the seat that is asked.
struct Seated<R: Title> {
    players: Vec<Box<dyn Player<R> + Send>>,
    rng: fastrand::Rng,
}

impl<R: Title> Player<R> for Seated<R> {
    fn choose(&mut self, seen: &Seen<R>, question: &Question<R>) -> Option<R::Choice> {
        let choice = self.players[question.who.index()].choose(seen, question)?;
        assert!(question.options.contains(&choice), "{choice:?} was not offered for {:?}", question.ask);
        Some(choice)
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.rng.usize(..outcomes)
    }
}

/// Plays one game to its end; `name` says which bot sits where.
pub fn play<R: Title>(
    setup: &R::Setup,
    seed: u64,
    buffers: &mut Buffers<R>,
    name: impl Fn(Seat) -> &'static str,
) -> Outcome {
    let seated = |i: u8| R::bot(name(Seat(i)), seed * 8 + u64::from(i)).expect("the bot is known");
    let players = (0..R::players(setup) as u8).map(seated).collect();
    let mut table = Seated { players, rng: fastrand::Rng::with_seed(seed) };
    let mut state = R::begin(setup).expect("the set-up can be played");
    run_in_place(&mut state, &[], &mut table, buffers);
    R::outcome(&state).expect("the game is over")
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
        assert!(self.interval().0 >= least, "{self} do not show a share of {} %", 100.0 * least);
    }

    /// Wilson's interval.
    fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.96;
        let (share, games) = (self.share(), self.games as f64);
        let middle = share + Z * Z / (2.0 * games);
        let width = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
        let scale = 1.0 + Z * Z / games;
        ((middle - width) / scale, (middle + width) / scale)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let (share, games) = (100.0 * self.share(), self.games);
        write!(f, "{share:.1} % of {games} games (95 % interval {:.1} to {:.1} %)", 100.0 * low, 100.0 * high)
    }
}

/// How often `hero` wins against `others`, the seats rotated; `setup` makes the table of each game.
pub fn share<R: Title>(
    games: Tries,
    hero: &'static str,
    others: &'static str,
    setup: impl Fn(u64) -> R::Setup,
) -> Share {
    let mut buffers = Buffers::default();
    let (mut wins, count) = (0.0, games.total());
    for game in games {
        let setup = setup(game);
        let seat = Seat((game % R::players(&setup) as u64) as u8);
        let outcome =
            play::<R>(&setup, game, &mut buffers, |other| if other == seat { hero } else { others });
        wins += outcome.share(seat);
    }
    Share { wins, games: count }
}
