//! How much: amounts as phrases.

use elysium_kit::{Say, kebab};
use elysium_text::{Args, Text};

use super::Words;
use crate::cards::{Amount, Condition, Count};

impl Words {
    /// An amount as a noun: `half your pool (rounded down)`.
    pub fn amount(self, amount: Amount) -> Text {
        match amount {
            Amount::Round => self.plain("amount-round"),
            Amount::Half(count) => self.plain(&format!("amount-half-{}", kebab(count))),
            Amount::HalfUp(count) => self.plain(&format!("amount-half-up-{}", kebab(count))),
            Amount::Just(_)
            | Amount::Each(..)
            | Amount::EachUpTo(..)
            | Amount::Either(..)
            | Amount::Fill(..) => self.shaped("blood", amount, Args::new()),
        }
    }

    /// A clause with an amount in it. What the amount looks like decides which message it is, so
    /// that each language can put the number and its condition where they belong.
    pub fn shaped(self, id: &str, amount: Amount, args: Args) -> Text {
        let number = |n: i8| {
            // A minus sign, not a hyphen.
            args.clone().set("n", n.unsigned_abs()).set("sign", if n < 0 { "−" } else { "+" })
        };
        let (shape, args) = match amount {
            Amount::Just(n) => ("just", number(n)),
            Amount::Each(n, count) => ("with", number(n).set("more", self.each(count))),
            Amount::EachUpTo(n, count, most) => {
                let each = Args::new().set("each", self.each(count)).set("most", most);
                ("with", number(n).set("more", self.say("each-up-to", each)))
            }
            Amount::Either(condition, n, 0) => ("with", number(n).set("more", self.condition(condition))),
            Amount::Either(condition, n, other) => {
                ("either", number(n).set("more", self.condition(condition)).set("other", other))
            }
            Amount::Fill(to, least) => ("fill", number(to).set("least", least)),
            Amount::Round | Amount::Half(_) | Amount::HalfUp(_) => {
                ("equal", args.set("amount", self.amount(amount)))
            }
        };
        self.say(&format!("{id}-{shape}"), args)
    }

    fn each(self, count: Count) -> Text {
        self.plain(&format!("each-{}", kebab(count)))
    }

    pub fn condition(self, condition: Condition) -> Text {
        self.plain(&format!("if-{}", kebab(condition)))
    }
}
