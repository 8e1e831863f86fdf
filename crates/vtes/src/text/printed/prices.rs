//! What things cost, as what somebody does: "burn 1 pool".

use elysium_text::{Args, Text, Value};

use super::Writer;
use crate::cards::{Amount, Price, Sel, Test};

impl Writer {
    pub fn prices(&self, prices: &[Price]) -> Text {
        let text = |price: &Price| match price {
            // Beside another price it has to be clear where the choice begins.
            Price::OneOf(of) if prices.len() > 1 => {
                self.either(of.iter().map(|price| self.price(price)).collect())
            }
            price => self.price(price),
        };
        self.list(prices.iter().map(text).collect())
    }

    fn price(&self, price: &Price) -> Text {
        let paid = |id: &str, n: &Amount| {
            self.shaped(n, |n| self.say(&format!("price-{id}"), Args::new().set("n", n)))
        };
        match price {
            Price::Blood(n) => paid("blood", n),
            Price::Pool(n) => paid("pool", n),
            Price::Life(n) => paid("life", n),
            Price::BloodOrLife(n) => paid("blood-or-life", n),
            Price::Conviction(n) => paid("conviction", n),
            Price::Lock(who) => self.about("price-lock", &self.who(who)),
            Price::Burn(Sel::This) if self.locks => self.about("price-burn-locked", &self.who(&Sel::This)),
            Price::Burn(who) => self.about("price-burn", &self.who(who)),
            Price::Discard(n, filter) => self.about("price-discard", &self.some_cards(n, filter)),
            Price::Remove(token, n, who) => self.shaped(n, |n| {
                let args = Args::new().set("tokens", self.tokens(*token, n));
                self.say("price-remove", self.who(who).add(args, "who"))
            }),
            Price::BloodOf(n, filter) => self.shaped(n, |n| {
                self.say("price-blood-of", self.filtered("a", filter).add(Args::new().set("n", n), "who"))
            }),
            Price::Edge => self.plain("price-edge"),
            Price::Transfers(n) => self.say("price-transfers", Args::new().set("n", *n)),
            Price::Actions(n) => self.say("price-actions", Args::new().set("n", *n)),
            Price::BurnAny(n, filter) => self.about("price-burn-any", &self.some(&Value::from(*n), filter)),
            Price::OneOf(prices) => {
                self.joined("or", prices.iter().map(|price| self.price(price))).unwrap_or_default()
            }
        }
    }

    /// So many of what passes.
    pub fn some(&self, n: &Value, filter: &[Test]) -> super::Noun {
        match n {
            Value::Number(1) => self.filtered("a", filter),
            n => self.filtered_with("count", filter, &Args::new().set("n", n.clone())),
        }
    }

    pub fn some_cards(&self, n: &Amount, filter: &[Test]) -> super::Noun {
        match n {
            Amount::N(n) => self.some(&Value::from(*n), filter),
            Amount::E(_) => self.some(&Value::from(self.amount(n)), filter),
        }
    }

    /// Does a minion pay it with what it has?
    pub fn is_own(price: &Price) -> bool {
        match price {
            Price::Blood(_) | Price::Life(_) | Price::BloodOrLife(_) | Price::Conviction(_) => true,
            Price::OneOf(prices) => prices.iter().any(Self::is_own),
            Price::Pool(_)
            | Price::Lock(_)
            | Price::Burn(_)
            | Price::Discard(..)
            | Price::Remove(..)
            | Price::BloodOf(..)
            | Price::Edge
            | Price::Transfers(_)
            | Price::Actions(_)
            | Price::BurnAny(..) => false,
        }
    }
}
