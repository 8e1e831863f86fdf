//! What bots share: their names, and the choice of the best option.

use elysium_kernel::{Player, Question, Rules};

/// A bot at work.
pub type Bot<R> = Box<dyn Player<R> + Send>;

/// The bots of a game.
pub struct Bots<R: Rules> {
    /// Weakest first.
    pub names: &'static [&'static str],
    /// A new bot of this name. The same seed makes it play the same way.
    pub new: fn(name: &str, seed: u64) -> Option<Bot<R>>,
}

/// The bots of a game by name, weakest first: `bots!(Vendetta: "random" = Random::new, "easy" = Easy::new)` gives
/// `BOTS`.
#[macro_export]
macro_rules! bots {
    ($Game:ty: $($name:literal = $new:expr),+ $(,)?) => {
        pub const BOTS: $crate::bots::Bots<$Game> = $crate::bots::Bots {
            names: &[$($name),+],
            new: |name, seed| match name {
                $($name => Some(Box::new($new(seed))),)+
                _ => None,
            },
        };
    };
}

/// The option that `rate` likes best. `whim` is the most that chance adds to a rating, so that equal options take
/// turns.
#[inline]
pub fn best<R: Rules>(
    question: &Question<R>,
    rng: &mut fastrand::Rng,
    whim: f32,
    rate: impl Fn(R::Choice) -> f32,
) -> R::Choice {
    let mut best = (f32::NEG_INFINITY, question.options[0]);
    for &choice in question.options {
        let rating = rate(choice) + rng.f32() * whim;
        if rating > best.0 {
            best = (rating, choice);
        }
    }
    best.1
}
