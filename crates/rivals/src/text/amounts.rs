//! How much: amounts as parts of clauses.

use elysium_kit::{Say, kebab};
use elysium_text::{Args, Text};

use super::Words;
use super::effects::EffectWriter;
use crate::cards::{Amount, Count};

impl EffectWriter {
    /// A clause with an amount in it. What the amount looks like decides which message it is, so
    /// that each language can put the number and its condition where they belong.
    pub fn shaped(self, id: &str, amount: Amount, args: Args) -> Text {
        let (shape, args) = match amount {
            Amount::Just(n) => ("just", args.set("n", n)),
            Amount::Each(n, count) => ("each", args.set("n", n).set("each", self.words.each(count))),
            Amount::Either(condition, n, other) => {
                ("either", args.set("n", n).set("condition", self.condition(condition)).set("other", other))
            }
        };
        self.words.say(&format!("{id}-{shape}"), args)
    }
}

impl Words {
    fn each(self, count: Count) -> Text {
        let args = match count {
            Count::PartyIcons(of)
            | Count::CoterieIcons(of)
            | Count::OwnIcons(of)
            | Count::PartyHolders(of) => Args::new().set("discipline", self.discipline(of)),
            Count::PartyRetainers
            | Count::PartyTitleHolders
            | Count::CoterieTitleHolders
            | Count::CoterieTitles
            | Count::RetainersOnSelf
            | Count::Foes
            | Count::FoeAgendaFives
            | Count::CoterieHurt
            | Count::Discarded => Args::new(),
        };
        self.say(&format!("each-{}", kebab(count)), args)
    }
}
