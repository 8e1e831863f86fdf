//! Numbers: how many, and of what.

use elysium_kit::words;
use serde::Deserialize;
use serde::de::{self, DeserializeOwned, Deserializer};

use super::{Cond, Sel, Test, Token};

/// A number written plainly, or an expression: `2`, `X`, `Count([..])`.
#[derive(Clone, Debug, PartialEq)]
pub enum Amount {
    N(i16),
    E(Box<Expr>),
}

impl Amount {
    /// Is it what was given to each of a split?
    pub fn is_points(&self) -> bool {
        matches!(self, Amount::E(expr) if **expr == Expr::Points)
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Amount, D::Error> {
        let raw: Box<ron::value::RawValue> = Box::deserialize(d)?;
        let text = raw.get_ron().trim();
        match text.parse() {
            Ok(n) => Ok(Amount::N(n)),
            Err(_) => expression(text).map(|expr| Amount::E(Box::new(expr))).map_err(de::Error::custom),
        }
    }
}

/// An amount is read by itself, and the extensions of its file do not reach it.
fn expression<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    use ron::extensions::Extensions;
    ron::Options::default()
        .with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES)
        .from_str(text)
        .map_err(|error| format!("amount `{text}`: {}", error.code))
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Expr {
    /// The number that was chosen, or paid.
    X,
    /// What was given to this one of a split.
    Points,
    Count(Vec<Test>),
    Of(Qty, Sel),
    Tokens(Token, Sel),
    Times(Amount, Amount),
    Plus(Amount, Amount),
    Minus(Amount, Amount),
    Least(Amount, Amount),
    /// The first if the conditions hold, else the second.
    Either(Vec<Cond>, Amount, Amount),
    /// A function of its own.
    Own(String),
}

words!(
    /// Everything about somebody that has a number.
    Qty {
        Stealth = "stealth", Intercept = "intercept", Bleed = "bleed", Votes = "votes",
        Strength = "strength", Capacity = "capacity", Life = "life", Blood = "blood", Hunt = "hunt",
        Maneuvers = "maneuvers", Presses = "presses", PressesToEnd = "presses-to-end",
        Prevention = "prevention", Strikes = "strikes", Dodges = "dodges", StrikeDamage = "strike-damage",
        HandDamage = "hand-damage", Pool = "pool", HandSize = "hand-size", Transfers = "transfers",
        MasterActions = "master-actions", DiscardActions = "discard-actions",
        MinionActions = "minion-actions", BloodCost = "blood-cost", PoolCost = "pool-cost",
        Margin = "margin", Bled = "bled", DamageLost = "damage-lost", StartingLife = "starting-life",
    }
);

words!(
    /// How two numbers compare.
    Op {
        Less = "less", AtMost = "at-most", Is = "is", AtLeast = "at-least", More = "more",
    }
);

impl Qty {
    /// Is it something to use up, one at a time?
    pub const fn is_credit(self) -> bool {
        matches!(
            self,
            Qty::Maneuvers | Qty::Presses | Qty::PressesToEnd | Qty::Prevention | Qty::Strikes | Qty::Dodges
        )
    }

    /// Can it only be asked, never changed?
    pub const fn is_read_only(self) -> bool {
        matches!(self, Qty::Pool | Qty::Blood | Qty::Margin | Qty::Bled | Qty::DamageLost)
    }
}

impl Op {
    pub const fn holds(self, left: i32, right: i32) -> bool {
        match self {
            Op::Less => left < right,
            Op::AtMost => left <= right,
            Op::Is => left == right,
            Op::AtLeast => left >= right,
            Op::More => left > right,
        }
    }
}
