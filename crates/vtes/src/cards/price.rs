//! What things cost, and what is chosen.

use serde::Deserialize;

use super::{Amount, Sel, Test, Token};

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Price {
    Blood(Amount),
    Pool(Amount),
    Life(Amount),
    BloodOrLife(Amount),
    Conviction(Amount),
    Lock(Sel),
    Burn(Sel),
    Discard(Amount, Vec<Test>),
    Remove(Token, Amount, Sel),
    /// Blood of somebody that passes the filter.
    BloodOf(Amount, Vec<Test>),
    Edge,
    Transfers(u8),
    /// Master phase actions in the master phase, discard phase actions in the discard phase.
    Actions(u8),
    BurnAny(u8, Vec<Test>),
    OneOf(Vec<Price>),
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Pick {
    One(Vec<Test>),
    UpTo(u8, Vec<Test>),
    Exactly(Amount, Vec<Test>),
    Clan,
    /// A number from the first to the second.
    Number(Amount, Amount),
    /// So many points among at least so many.
    Split(Amount, u8, Vec<Test>),
    /// Somebody else chooses.
    By(Sel, Box<Pick>),
    Maybe(Box<Pick>),
    /// Every Methuselah chooses, one after the other.
    Each(Box<Pick>),
}
