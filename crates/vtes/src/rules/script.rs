//! What a clause says, whether it is a way to play a card or a text in play.

use std::sync::OnceLock;

use elysium_kit::cards::PerCard;

use crate::cards::{
    Act, Body, CardId, CardKind, Cond, Disc, Effect, Mode, Pick, Price, Sel, Span, Test, Text, Type, When,
    Zone, book,
};
use crate::moment::Moments;
use crate::state::{ClauseNo, Op, Use};

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

/// The clauses of a card.
struct Scripts {
    modes: Vec<Script>,
    texts: Vec<Script>,
    /// By effect: the texts that it gives to somebody, or what it puts off.
    left_behind: Vec<Vec<Script>>,
}

impl Scripts {
    fn of(card: CardId) -> Scripts {
        let left_behind = |op: &OpText| match op.effect {
            Effect::Grant { text, .. } => text.iter().map(Script::from).collect(),
            Effect::Later(_, does) => vec![Script::of_effects(does)],
            _ => Vec::new(),
        };
        Scripts {
            modes: modes(card).iter().map(Script::from).collect(),
            texts: texts(card).iter().map(Script::from).collect(),
            left_behind: ops(card).iter().map(left_behind).collect(),
        }
    }
}

/// What a clause says: made once for all cards.
pub fn script(card: CardId, clause: ClauseNo) -> &'static Script {
    static SCRIPTS: OnceLock<PerCard<Scripts>> = OnceLock::new();
    let scripts = &SCRIPTS.get_or_init(|| PerCard::new(&book().names, Scripts::of))[card];
    match clause {
        ClauseNo::Mode(mode) => &scripts.modes[mode as usize],
        ClauseNo::Text(text) => &scripts.texts[text as usize],
        ClauseNo::Granted(op, text) => &scripts.left_behind[op as usize][text as usize],
        ClauseNo::Later(op) => &scripts.left_behind[op as usize][0],
    }
}

/// What a card gives to somebody or puts off, in the order of its effects.
pub fn left_behind(card: CardId) -> Vec<ClauseNo> {
    let mut all = Vec::new();
    for (number, op) in (0..).zip(ops(card)) {
        match op.effect {
            Effect::Grant { text, .. } => {
                all.extend((0..text.len()).map(|n| ClauseNo::Granted(number, n as u8)));
            }
            Effect::Later(..) => all.push(ClauseNo::Later(number)),
            _ => {}
        }
    }
    all
}

impl Use {
    pub fn script(&self) -> &'static Script {
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
        Op::new(card, number.expect("an effect of the card") as u8)
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
