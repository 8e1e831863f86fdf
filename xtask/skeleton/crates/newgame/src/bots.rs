//! Players that answer by themselves. They see what a person in their seat would see.

use elysium_kernel::{Player, Question, Random, Seen};

use crate::Newgame;
use crate::cards::CardId;
use crate::vocabulary::Choice;

elysium_kit::bots!(Newgame: "random" = Random::new, "easy" = Easy::new);

/// Beats what lies on the table as cheaply as it can, and otherwise gives its lowest card away.
struct Easy(fastrand::Rng);

impl Easy {
    fn new(seed: u64) -> Easy {
        Easy(fastrand::Rng::with_seed(seed))
    }
}

impl Player<Newgame> for Easy {
    fn choose(&mut self, seen: &Seen<Newgame>, question: &Question<Newgame>) -> Option<Choice> {
        let highest = seen.view().players.iter().filter_map(|player| player.played).map(CardId::value).max();
        question.options.iter().copied().min_by_key(|choice| match *choice {
            Choice::Play(card) | Choice::Draw(card) => (Some(card.value()) < highest, card.value()),
        })
    }

    fn chance(&mut self, outcomes: usize) -> usize {
        self.0.usize(..outcomes)
    }
}
