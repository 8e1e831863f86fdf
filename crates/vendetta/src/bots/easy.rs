//! The easy bot.

use elysium_kernel::{Player, Question, Seen};

use crate::Vendetta;
use crate::vocabulary::Choice;

pub struct Easy {
    rng: fastrand::Rng,
}

impl Easy {
    pub fn new(seed: u64) -> Self {
        Easy { rng: fastrand::Rng::with_seed(seed) }
    }
}

impl Player<Vendetta> for Easy {
    fn choose(&mut self, _: &Seen<Vendetta>, question: &Question<Vendetta>) -> Option<Choice> {
        Some(question.options[self.rng.usize(..question.options.len())])
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.rng.usize(..outcomes)
    }
}
