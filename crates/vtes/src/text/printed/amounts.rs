//! How much: a plain number stands in its clause, an amount that is counted follows it ("for each ..."), any other is
//! explained behind it ("where Y is ...").

use elysium_kit::Say;
use elysium_text::{Args, Text, Value};

use super::Writer;
use crate::cards::{Amount, Expr, Op, Qty, Sel, Token};

impl Writer {
    /// A clause with an amount in it, made with a number, or with the letter that stands for one.
    pub fn shaped(&self, n: &Amount, clause: impl Fn(Value) -> Text) -> Text {
        self.shaped_as(n, ToString::to_string, clause)
    }

    /// `shown` is how the number looks where it stands alone.
    pub fn shaped_as(
        &self,
        n: &Amount,
        shown: impl Fn(&Value) -> String,
        clause: impl Fn(Value) -> Text,
    ) -> Text {
        let Amount::E(expr) = n else {
            let Amount::N(n) = n else { return Text::default() };
            return clause(Value::from(*n));
        };
        match &**expr {
            Expr::X => clause("X".into()),
            Expr::Plus(one, other) if *one == Amount::E(Box::new(Expr::X)) => match other {
                Amount::N(n) => clause(format!("X+{n}").into()),
                Amount::E(_) => self.explained(n, clause),
            },
            Expr::Count(_) | Expr::Of(..) | Expr::Tokens(..) | Expr::Points => {
                let each = self.each_of(expr).unwrap_or_default();
                self.say("for-each", Args::new().set("text", clause(1.into())).set("each", each))
            }
            Expr::Either(conds, one, other) => {
                let n = match one {
                    Amount::N(n) => Text::from(shown(&Value::from(*n))),
                    Amount::E(_) => self.amount(one),
                };
                let args = Args::new().set("text", self.shaped_as(other, shown, clause)).set("n", n);
                let args = args.set("condition", self.all_of(conds));
                self.say("either", args)
            }
            Expr::Times(..) | Expr::Plus(..) | Expr::Minus(..) | Expr::Least(..) | Expr::Own(_) => {
                self.explained(n, clause)
            }
        }
    }

    fn explained(&self, n: &Amount, clause: impl Fn(Value) -> Text) -> Text {
        self.say("where", Args::new().set("text", clause("Y".into())).set("amount", self.amount(n)))
    }

    /// What there is one of "for each".
    pub fn each_of(&self, expr: &Expr) -> Option<Text> {
        Some(match expr {
            Expr::Count(filter) => {
                let each = self.filtered("each", filter).add(Args::new(), "each");
                self.say("each-count", self.words.add_bare(each, "each", &self.phrase(filter), "one"))
            }
            Expr::Of(Qty::Margin, _) => self.plain("each-margin"),
            Expr::Of(Qty::DamageLost, who) => self.about("each-damage-lost", &self.who(who)),
            Expr::Of(q, who) => {
                let qty = self.words.plain(&format!("qty-{}", q.slug()));
                self.say("each-of", self.who(who).add(Args::new(), "who").set("qty", qty))
            }
            Expr::Tokens(token, who) => self.about(&format!("each-token-{}", token.slug()), &self.who(who)),
            Expr::Points if self.theirs => self.plain("each-points-theirs"),
            Expr::Points => self.about("each-points", &self.who(&Sel::It)),
            Expr::X
            | Expr::Times(..)
            | Expr::Plus(..)
            | Expr::Minus(..)
            | Expr::Least(..)
            | Expr::Either(..)
            | Expr::Own(_) => return None,
        })
    }

    /// An amount by itself.
    pub fn amount(&self, n: &Amount) -> Text {
        let expr = match n {
            Amount::N(n) => return Text::from(n.to_string()),
            Amount::E(expr) => &**expr,
        };
        let two = |id: &str, first: &Amount, second: &Amount| {
            self.say(id, Args::new().set("first", self.amount(first)).set("second", self.amount(second)))
        };
        match expr {
            Expr::X => Text::from("X"),
            Expr::Points => self.plain("amount-points"),
            Expr::Count(filter) => {
                let what = self.filtered("all", filter).add(Args::new(), "what");
                self.say("amount-count", self.words.add_bare(what, "what", &self.phrase(filter), "more"))
            }
            Expr::Of(Qty::Margin, _) => self.plain("amount-margin"),
            Expr::Of(q, who) => {
                let qty = self.words.plain(&format!("qty-{}", q.slug()));
                self.say("amount-of", self.who(who).add(Args::new(), "who").set("qty", qty))
            }
            Expr::Tokens(token, who) => {
                let args = self.who(who).add(Args::new(), "who").set("qty", self.token_name(*token));
                self.say("amount-tokens", args)
            }
            Expr::Times(one, other) => two("amount-times", one, other),
            Expr::Plus(one, other) => two("amount-plus", one, other),
            Expr::Minus(one, other) => two("amount-minus", one, other),
            Expr::Least(one, other) => two("amount-least", one, other),
            Expr::Either(conds, one, other) => {
                let args = Args::new().set("first", self.amount(one)).set("second", self.amount(other));
                self.say("amount-either", args.set("condition", self.all_of(conds)))
            }
            Expr::Own(name) => self.plain(&format!("own-{name}")),
        }
    }

    pub fn token_name(&self, token: Token) -> Text {
        self.words.plain(&format!("qty-{}", token.slug()))
    }

    /// A comparison: `at least 3`, with its number.
    pub fn compare(&self, args: Args, op: Op, n: &Amount) -> Args {
        let n: Value = match n {
            Amount::N(n) => (*n).into(),
            Amount::E(_) => self.amount(n).into(),
        };
        let text = self.words.say(&format!("op-{}", op.slug()), Args::new().set("n", n.clone()));
        args.set("op_n", n).set("op", text)
    }
}
