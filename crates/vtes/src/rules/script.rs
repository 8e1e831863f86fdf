//! What a clause says, whether it is a way to play a card or a text in play.

use std::sync::OnceLock;

use elysium_kit::cards::PerCard;

use crate::cards::{
    Act, Body, CardId, CardKind, Cond, Disc, Effect, Mode, Pick, Price, Sel, Span, Test, Text, Type, When,
    Zone, book,
};
use crate::moment::{Moment, Moments};
use crate::state::{ClauseNo, Op, Row, RowKind, State, Thing, Use};

/// The parts of a clause, as they run.
#[derive(Clone, Copy)]
pub struct Script {
    pub kind: Option<Type>,
    pub disc: &'static [Disc],
    pub disc_any: &'static [Disc],
    pub moments: Moments,
    pub at: Option<&'static When>,
    pub by: &'static [Test],
    pub cond: &'static [Cond],
    pub cost: &'static [Price],
    pub once: Option<Span>,
    pub who: Option<&'static Sel>,
    pub ransom: Option<&'static (Sel, Vec<Price>)>,
    pub act: Option<&'static Act>,
    pub pick: &'static [Pick],
    pub body: Option<&'static Body>,
    pub put: Option<&'static Zone>,
    pub does: &'static [Effect],
}

impl From<&'static Mode> for Script {
    fn from(mode: &'static Mode) -> Script {
        Script {
            kind: Some(mode.kind),
            disc: &mode.disc,
            disc_any: &mode.disc_any,
            moments: mode.moments,
            at: mode.at.as_ref(),
            by: &mode.by,
            cond: &mode.cond,
            cost: &mode.cost,
            once: mode.once,
            who: mode.who.as_ref(),
            ransom: mode.ransom.as_ref(),
            act: mode.act.as_ref(),
            pick: &mode.pick,
            body: mode.body.as_ref(),
            put: mode.put.as_ref(),
            does: &mode.does,
        }
    }
}

impl From<&'static Text> for Script {
    fn from(text: &'static Text) -> Script {
        Script {
            kind: None,
            disc: &text.disc,
            disc_any: &text.disc_any,
            moments: text.moments,
            at: text.at.as_ref(),
            by: &text.by,
            cond: &text.cond,
            cost: &text.cost,
            once: text.once,
            who: text.who.as_ref(),
            ransom: text.ransom.as_ref(),
            act: text.act.as_ref(),
            pick: &text.pick,
            body: text.body.as_ref(),
            put: None,
            does: &text.does,
        }
    }
}

impl Script {
    /// Nothing but effects.
    const fn of_effects(does: &'static [Effect]) -> Script {
        Script {
            kind: None,
            disc: &[],
            disc_any: &[],
            moments: Moments::NONE,
            at: None,
            by: &[],
            cond: &[],
            cost: &[],
            once: None,
            who: None,
            ransom: None,
            act: None,
            pick: &[],
            body: None,
            put: None,
            does,
        }
    }
}

/// What a card says in play.
pub fn texts(card: CardId) -> &'static [Text] {
    match card.kind() {
        CardKind::Crypt(_) => &book().crypt(card).text,
        CardKind::Library(_) => &book().library(card).text,
    }
}

/// The ways to play a library card; a crypt card has none.
pub fn modes(card: CardId) -> &'static [Mode] {
    match card.kind() {
        CardKind::Crypt(_) => &[],
        CardKind::Library(_) => &book().library(card).modes,
    }
}

pub fn script(card: CardId, clause: ClauseNo) -> Script {
    match clause {
        ClauseNo::Mode(mode) => Script::from(&modes(card)[mode as usize]),
        ClauseNo::Text(text) => Script::from(&texts(card)[text as usize]),
        ClauseNo::Granted(op, text) => match ops(card)[op as usize].effect {
            Effect::Grant { text: texts, .. } => Script::from(&texts[text as usize]),
            _ => Script::of_effects(&[]),
        },
        ClauseNo::Later(op) => match ops(card)[op as usize].effect {
            Effect::Later(_, does) => Script::of_effects(does),
            _ => Script::of_effects(&[]),
        },
    }
}

/// Whose text it is that something has: the card's own, or that of the card which gave it or put it off.
pub fn source(state: &State, thing: Thing, clause: ClauseNo) -> Option<CardId> {
    let own = state.card_of(thing).filter(|_| matches!(clause, ClauseNo::Mode(_) | ClauseNo::Text(_)));
    if own.is_some() {
        return own;
    }
    let mut waiting = state.waiting.iter().filter_map(|waiting| waiting.0);
    let due = waiting.find(|waiting| waiting.this == thing && waiting.clause == clause);
    let granted = || {
        let mut rows = state.rows.of(RowKind::Grant);
        let has = |row: &Row| matches!(clause, ClauseNo::Granted(op, _) if op == row.op.number);
        rows.find(|(_, row)| row.subject == thing && has(row)).map(|(_, row)| row.op.card)
    };
    due.map(|waiting| waiting.card).or_else(granted)
}

impl Use {
    pub fn script(&self) -> Script {
        script(self.card, self.clause)
    }
}

/// An effect that holds for a while, and the conditions of the clause around it.
#[derive(Clone, Copy)]
pub struct OpText {
    pub effect: &'static Effect,
    pub cond: &'static [Cond],
    /// The clause that it is part of.
    pub clause: ClauseNo,
}

impl Op {
    /// The effect itself: effects of a card are counted through all its modes, then its texts, each with what is inside it.
    pub fn text(self) -> OpText {
        ops(self.card)[self.number as usize]
    }

    /// The op of an effect of this card.
    pub fn of(card: CardId, effect: &'static Effect) -> Op {
        let number = ops(card).iter().position(|op| std::ptr::eq(op.effect, effect));
        Op { card, number: number.expect("an effect of the card") as u8 }
    }
}

/// How many effects a card has.
pub fn effects(card: CardId) -> usize {
    ops(card).len()
}

/// Every effect of a card, in the order of its clauses.
pub fn parts(card: CardId) -> &'static [OpText] {
    ops(card)
}

/// Every effect of a card: made once for all cards.
fn ops(card: CardId) -> &'static [OpText] {
    static OPS: OnceLock<PerCard<Vec<OpText>>> = OnceLock::new();
    &OPS.get_or_init(|| PerCard::new(&book().names, ops_of))[card]
}

fn ops_of(card: CardId) -> Vec<OpText> {
    let mut list = Vec::new();
    for (n, mode) in (0..).zip(modes(card)) {
        let clause = ClauseNo::Mode(n);
        if let Some(act) = &mode.act {
            collect(&act.during, &mode.cond, clause, &mut list);
        }
        collect(&mode.does, &[], clause, &mut list);
    }
    for (n, text) in (0..).zip(texts(card)) {
        let clause = ClauseNo::Text(n);
        if let Some(act) = &text.act {
            collect(&act.during, &[], clause, &mut list);
        }
        collect(&text.does, &text.cond, clause, &mut list);
    }
    list
}

fn collect(effects: &'static [Effect], cond: &'static [Cond], clause: ClauseNo, list: &mut Vec<OpText>) {
    for effect in effects {
        list.push(OpText { effect, cond, clause });
        match effect {
            Effect::If(_, then)
            | Effect::May(then)
            | Effect::Each(_, then)
            | Effect::Select(_, then)
            | Effect::Times(_, then)
            | Effect::Later(_, then)
            | Effect::Instead(then)
            | Effect::Search { then, .. } => collect(then, &[], clause, list),
            Effect::IfElse(_, then, other) | Effect::Pay(_, _, then, other) => {
                collect(then, &[], clause, list);
                collect(other, &[], clause, list);
            }
            Effect::Choose(branches) => branches.iter().for_each(|branch| collect(branch, &[], clause, list)),
            Effect::Grant { text, .. } => {
                for text in text {
                    collect(&text.does, &text.cond, clause, list);
                }
            }
            Effect::Strike(crate::cards::Strike::Do(then), _) => collect(then, &[], clause, list),
            _ => {}
        }
    }
}

/// The moment that a word of the data stands for, if it is a single one.
pub fn moment_of(when: &When) -> Option<Moment> {
    Some(match when {
        When::Announced => Moment::Announced,
        When::Undecided => Moment::Undecided,
        When::Attempt => Moment::Attempt,
        When::Declined => Moment::Declined,
        When::WouldSucceed => Moment::WouldSucceed,
        When::Blocked => Moment::Blocked,
        When::Resolved => Moment::Resolved,
        When::BeforeVotes => Moment::BeforeVotes,
        When::Polling => Moment::Polling,
        When::BeforeCombat => Moment::BeforeCombat,
        When::BeforeRange => Moment::BeforeRange,
        When::Range => Moment::Range,
        When::BeforeStrikes => Moment::BeforeStrikes,
        When::Strike => Moment::Strike,
        When::BeforeResolution => Moment::BeforeResolution,
        When::Resolution => Moment::Resolution,
        When::Prevent => Moment::Prevent,
        When::Additional => Moment::Additional,
        When::Press => Moment::Press,
        When::EndOfRound => Moment::EndOfRound,
        When::WouldEnd => Moment::WouldEnd,
        When::CombatOver => Moment::CombatOver,
        When::Diablerized => Moment::Diablerized,
        When::Always
        | When::Anytime
        | When::Action
        | When::In(..)
        | When::AsPlayed(_)
        | When::Would(..)
        | When::On(..)
        | When::Whenever => return None,
    })
}
