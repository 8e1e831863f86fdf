//! One shape for everything that a card says.

use std::ops::Deref;

use serde::Deserialize;

use super::infer;
use super::{Body, Cond, Deed, Disc, Effect, Key, Pick, Price, Sel, Span, Test, Type, When};
use crate::moment::Moments;

/// When, by whom, on what condition, at what price, what is chosen, what it does. A mode of a card in hand, a
/// trigger, a standing rule, an ability and a granted action are the same with other fields filled.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Clause {
    /// Disciplines that the mode needs, all of them.
    pub disc: Vec<Disc>,
    /// Any one of these instead of all.
    pub disc_any: Vec<Disc>,
    /// The card type of this mode; left out, it stands for every type of the card.
    #[serde(rename = "as")]
    pub kind: Option<Type>,
    /// Everything of the mode before, too.
    pub above: bool,
    /// Left out: it follows from the effects.
    pub at: Option<When>,
    /// Who may use it. Left out: the acting, reacting or fighting minion; in play the bearer, or the card itself.
    pub by: Vec<Test>,
    #[serde(rename = "if")]
    pub cond: Vec<Cond>,
    pub cost: Vec<Price>,
    pub once: Option<Span>,
    /// A trigger that can be left out.
    pub may: bool,
    pub keys: Vec<Key>,
    /// The Methuselah who decides or uses it. Left out: the controller; in somebody's phase that one.
    pub who: Option<Sel>,
    /// Who may pay what to cancel it as it is played.
    pub ransom: Option<(Sel, Vec<Price>)>,
    pub act: Option<Act>,
    pub pick: Vec<Pick>,
    pub body: Option<Body>,
    pub does: Vec<Effect>,
}

/// The clause is an action of a minion; `does` is what success brings.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Act {
    pub is: Deed,
    /// Directed.
    pub d: bool,
    /// Inherent stealth. The stealth that equipping, employing, recruiting and political actions have by the rules
    /// is not written on cards of these types; a [`Mode`](super::Mode) has it.
    pub stealth: i8,
    pub bleed: i8,
    /// `does` comes in place of what the deed itself would bring.
    pub instead: bool,
    /// What holds while the action is under way.
    pub during: Vec<Effect>,
}

impl Default for Act {
    fn default() -> Act {
        Act { is: Deed::UseCard, d: false, stealth: 0, bleed: 0, instead: false, during: Vec::new() }
    }
}

/// Must it happen, may it be used, or does it simply hold?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// It holds as long as the card is in play, or as long as it is granted.
    Standing,
    /// It happens when its moment comes, before anybody is asked.
    Must,
    /// Somebody decides.
    May,
}

/// A clause in play, or granted, with its moments.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(from = "Clause")]
pub struct Text {
    pub clause: Clause,
    /// None for a standing clause.
    pub moments: Moments,
    pub is: TextKind,
}

impl Text {
    /// May others than the controller of the card be the ones who use it?
    pub const fn is_open(&self) -> bool {
        let phase = matches!(&self.clause.at, Some(When::In(_, who))
            if !matches!(who, Sel::You | Sel::Everyone | Sel::OtherPlayers));
        self.clause.who.is_some() || phase
    }
}

impl From<Clause> for Text {
    fn from(clause: Clause) -> Text {
        let (moments, is) = infer::text(&clause);
        Text { clause, moments, is }
    }
}

impl Deref for Text {
    type Target = Clause;

    fn deref(&self) -> &Clause {
        &self.clause
    }
}
