//! What an ability costs.

use elysium_kit::{Say, kebab};
use elysium_text::{Args, Text};

use super::effects::EffectWriter;
use crate::cards::Cost;

impl EffectWriter {
    fn cost(self, cost: Cost) -> Text {
        let args = Args::new();
        let args = match cost {
            Cost::Blood(n) | Cost::Prestige(n) | Cost::Discard(n) | Cost::DiscardUpTo(n) => args.set("n", n),
            Cost::BloodEither(with, n, other) => {
                args.set("discipline", self.words.discipline(with)).set("n", n).set("other", other)
            }
            Cost::ExhaustSelf => args.set("self", self.own.word()),
            Cost::ExhaustThis
            | Cost::DiscardTitle
            | Cost::PutAwayTop
            | Cost::DiscardThis
            | Cost::DiscardMortal => args,
        };
        self.words.say(&format!("cost-{}", kebab(cost)), args)
    }

    pub fn costs(self, costs: &[Cost]) -> Option<Text> {
        self.words.joined("both", costs.iter().map(|cost| self.cost(*cost)))
    }
}
