//! The effects: every change that a card can bring about.

use elysium_kit::words;
use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use super::{
    Amount, Body, Clan, Clause, Cond, Deed, Disc, Key, Pick, Price, Qty, Sect, Sel, Test, Text, Title, Until,
    When, Zone,
};

words!(
    /// What lies on cards and before players.
    Token {
        Blood = "blood", Pool = "pool", Life = "life", Counter = "counter", Hostage = "hostage",
        Corruption = "corruption", Edge = "edge", Conviction = "conviction",
    }
);

words!(
    /// Manners: a closed list.
    How {
        Ranged = "ranged", Aggravated = "aggravated", Unpreventable = "unpreventable",
        Environmental = "environmental", First = "first", OnlyContinue = "only-continue",
        OnlyEnd = "only-end", Optional = "optional", Limited = "limited", Unneeded = "unneeded",
        NoCost = "no-cost", Random = "random", Unlocked = "unlocked", Automatic = "automatic",
        Against = "against",
    }
);

words!(
    /// What becomes of a referendum without counting.
    Verdict {
        Passes = "passes", Fails = "fails", Canceled = "canceled",
    }
);

/// What somebody is for a while.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Trait {
    Clan(Clan),
    Sect(Sect),
    SameClanAndSect(Sel),
    Title(Title),
    Disc(Disc),
    Key(Key),
    OpenHand,
    AggravatedHands,
    NormalAggravated,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Strike {
    /// A hand strike with so much more damage.
    Hand(Amount),
    Damage(Amount),
    /// The strike of this weapon, with so much more damage.
    Weapon(Sel, Amount),
    Dodge,
    CombatEnds,
    StealBlood(Amount),
    /// Of equipment that passes the tests.
    DestroyEquipment(Vec<Test>),
    StealEquipment(Vec<Test>),
    Do(Vec<Effect>),
}

/// Effects after a `Strike` in the same list are its riders: they happen when the strike resolves.
#[derive(Clone, Debug, PartialEq, Deserialize, IntoStaticStr, VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Effect {
    // Flow
    If(Vec<Cond>, Vec<Effect>),
    IfElse(Vec<Cond>, Vec<Effect>, Vec<Effect>),
    May(Vec<Effect>),
    Choose(Vec<Vec<Effect>>),
    Each(Sel, Vec<Effect>),
    Select(Pick, Vec<Effect>),
    /// Somebody may pay; what then, what else. With both lists empty the price is forced.
    Pay(Sel, Vec<Price>, Vec<Effect>, Vec<Effect>),
    Times(Amount, Vec<Effect>),
    /// Once, at that moment.
    Later(When, Vec<Effect>),
    // Standing: with a duration, or in a clause that always holds
    Get(Qty, Amount),
    Mod {
        q: Qty,
        n: Amount,
        #[serde(default)]
        of: Option<Sel>,
        #[serde(default)]
        set: bool,
        #[serde(default)]
        until: Option<Until>,
        #[serde(default)]
        how: Vec<How>,
        /// Asked whenever the number is.
        #[serde(default, rename = "if")]
        cond: Vec<Cond>,
    },
    Bar {
        who: Sel,
        from: Deed,
        #[serde(default)]
        what: Vec<Test>,
        #[serde(default)]
        until: Option<Until>,
        #[serde(default, rename = "if")]
        cond: Vec<Cond>,
    },
    Must {
        who: Sel,
        to: Deed,
        #[serde(default)]
        until: Option<Until>,
    },
    Let {
        who: Sel,
        to: Deed,
        #[serde(default)]
        what: Vec<Test>,
        #[serde(default)]
        disc: Vec<Disc>,
        #[serde(default)]
        until: Option<Until>,
        #[serde(default)]
        cost: Vec<Price>,
    },
    Toll {
        who: Sel,
        on: Deed,
        cost: Vec<Price>,
        #[serde(default)]
        until: Option<Until>,
        #[serde(default, rename = "if")]
        cond: Vec<Cond>,
    },
    Trait {
        who: Sel,
        is: Trait,
        #[serde(default)]
        until: Option<Until>,
    },
    /// Clauses that somebody has for a while, as often as their moments come.
    Grant {
        who: Sel,
        text: Vec<Text>,
        #[serde(default)]
        until: Option<Until>,
    },
    // Tokens
    Gain(Token, Amount, Sel),
    Lose(Token, Amount, Sel),
    Move(Token, Amount, Sel, Sel),
    // Cards
    Lock(Sel),
    Unlock(Sel),
    Wake(Sel),
    Burn(Sel),
    Send(Sel, Zone),
    /// The card itself goes there.
    Put(Zone),
    Control(Sel, Sel, Until),
    Become(Sel, Body),
    /// The card remembers somebody.
    Know(u8, Sel),
    // Hands and decks
    Draw(Amount, Sel),
    DrawCrypt(Amount, Sel),
    Discard {
        who: Sel,
        #[serde(default)]
        n: Option<Amount>,
        #[serde(default)]
        by: Option<Sel>,
        #[serde(default)]
        what: Vec<Test>,
        #[serde(default)]
        how: Vec<How>,
    },
    Search {
        of: Sel,
        zones: Vec<Zone>,
        what: Vec<Test>,
        then: Vec<Effect>,
    },
    Look(Sel, Zone),
    Equip(Sel, Sel),
    // Action
    EndAction,
    FailAction,
    Continue,
    /// The minion that uses it diablerizes this one.
    Diablerize(Sel),
    Redirect(Vec<Test>),
    TryBlock(Sel),
    FailBlock,
    NoBleed,
    Fight(Sel, Sel),
    ActingIs(Sel),
    // Combat
    Strike(Strike, Vec<How>),
    Maneuver(Vec<How>),
    Press(Vec<How>),
    Prevent(Amount),
    Damage(Amount, Sel, Vec<How>),
    /// To close range, or to long.
    SetRange(bool),
    NewRound,
    EndCombat,
    Queue(Sel),
    Restrike(Sel),
    // Referendum
    Abstain(Sel),
    CastFor(Sel),
    Settle(Verdict),
    // Cancel and replace
    Cancel(Sel, Vec<How>),
    Instead(Vec<Effect>),
    /// A function of its own.
    Own(String),
}

impl Effect {
    /// Every word for an effect.
    pub const WORDS: &'static [&'static str] = <Effect as VariantNames>::VARIANTS;

    /// Its word.
    pub fn word(&self) -> &'static str {
        self.into()
    }

    /// Sees this effect and all that are in it, outermost first.
    pub fn visit(&self, see: &mut dyn FnMut(&Effect)) {
        see(self);
        match self {
            Effect::If(_, effects)
            | Effect::May(effects)
            | Effect::Each(_, effects)
            | Effect::Select(_, effects)
            | Effect::Times(_, effects)
            | Effect::Later(_, effects)
            | Effect::Instead(effects)
            | Effect::Search { then: effects, .. }
            | Effect::Strike(Strike::Do(effects), _) => visit_all(effects, see),
            Effect::IfElse(_, then, otherwise) | Effect::Pay(_, _, then, otherwise) => {
                visit_all(then, see);
                visit_all(otherwise, see);
            }
            Effect::Choose(lists) => lists.iter().for_each(|list| visit_all(list, see)),
            Effect::Grant { text, .. } => text.iter().for_each(|text| visit_clause(text, see)),
            _ => {}
        }
    }

    /// Does it hold for a while, rather than happen?
    pub const fn is_standing(&self) -> bool {
        matches!(
            self,
            Effect::Get(..)
                | Effect::Mod { .. }
                | Effect::Bar { .. }
                | Effect::Must { .. }
                | Effect::Let { .. }
                | Effect::Toll { .. }
                | Effect::Trait { .. }
                | Effect::Grant { .. }
        )
    }
}

fn visit_all(effects: &[Effect], see: &mut dyn FnMut(&Effect)) {
    effects.iter().for_each(|effect| effect.visit(see));
}

pub(super) fn visit_clause(clause: &Clause, see: &mut dyn FnMut(&Effect)) {
    if let Some(act) = &clause.act {
        visit_all(&act.during, see);
    }
    visit_all(&clause.does, see);
}
