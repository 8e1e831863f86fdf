//! A way to play a card, complete for running: everything that the card says for all modes, and that "as above"
//! stands for, is in it.

use super::{
    Act, Amount, Body, Clause, Cond, Deed, Disc, Effect, How, Key, Library, Pick, Price, Qty, Sel, Span,
    Test, Type, When, Zone, infer,
};
use crate::moment::Moments;

#[derive(Clone, Debug, PartialEq)]
pub struct Mode {
    /// Its place in `play`. A clause of a card with several types is one mode for each of them.
    pub clause: u8,
    pub kind: Type,
    pub disc: Vec<Disc>,
    pub disc_any: Vec<Disc>,
    /// Those of the card, too.
    pub keys: Vec<Key>,
    pub moments: Moments,
    /// As written, where it is written: its filter narrows the moments.
    pub at: Option<When>,
    pub by: Vec<Test>,
    pub cond: Vec<Cond>,
    /// That of the card, too.
    pub cost: Vec<Price>,
    pub once: Option<Span>,
    pub who: Option<Sel>,
    pub ransom: Option<(Sel, Vec<Price>)>,
    pub act: Option<Act>,
    /// What the card is put on is the first pick.
    pub pick: Vec<Pick>,
    pub body: Option<Body>,
    /// Where the card itself goes when it is played or the action succeeds, before `does`. `None`: `does` puts it
    /// somewhere, or it goes to the ash heap.
    pub put: Option<Zone>,
    pub does: Vec<Effect>,
    /// Stealth or intercept, if it adds some that can be added only where it is needed (§9.42, §9.43).
    pub needed: Option<Qty>,
    /// Of a reaction: which minions may play it.
    pub reacts: Reacts,
}

/// Which minions may play a reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reacts {
    /// Those that are unlocked, or count as such (§9.2).
    Awake,
    /// The others alone: it wakes them (§17.1).
    Asleep,
    /// Locked ones, too: the card says who.
    Any,
}

impl Reacts {
    fn of(by: &[Test], does: &[Effect]) -> Reacts {
        let asks_for_locked = by.iter().any(|test| matches!(test, Test::Locked | Test::Any(_)));
        match asks_for_locked {
            false => Reacts::Awake,
            true if does.iter().any(|effect| matches!(effect, Effect::Wake(Sel::Me))) => Reacts::Asleep,
            true => Reacts::Any,
        }
    }
}

/// The modes of a card; one without clauses of its own has one mode, which its type describes.
pub(super) fn of(card: &Library) -> Vec<Mode> {
    let alone = [Clause::default()];
    let clauses = if card.play.is_empty() { &alone[..] } else { &card.play };
    let mut modes = Vec::new();
    let mut before = Clause::default();
    for (place, clause) in (0..).zip(clauses) {
        let whole = if clause.above { added(&before, clause) } else { clause.clone() };
        let kinds = whole.kind.as_ref().map_or(&card.types[..], std::slice::from_ref);
        modes.extend(kinds.iter().map(|&kind| mode(card, place, kind, &whole)));
        before = whole;
    }
    modes
}

/// Everything of the first and of the second.
fn added(before: &Clause, clause: &Clause) -> Clause {
    Clause {
        disc: clause.disc.clone(),
        disc_any: clause.disc_any.clone(),
        kind: clause.kind.or(before.kind),
        above: true,
        at: clause.at.clone().or_else(|| before.at.clone()),
        by: both(&before.by, &clause.by),
        cond: both(&before.cond, &clause.cond),
        cost: both(&before.cost, &clause.cost),
        once: clause.once.or(before.once),
        may: clause.may || before.may,
        keys: both(&before.keys, &clause.keys),
        who: clause.who.clone().or_else(|| before.who.clone()),
        ransom: clause.ransom.clone().or_else(|| before.ransom.clone()),
        act: both_acts(before.act.as_ref(), clause.act.as_ref()),
        pick: both(&before.pick, &clause.pick),
        body: clause.body.clone().or_else(|| before.body.clone()),
        does: both(&before.does, &clause.does),
    }
}

fn both<T: Clone>(first: &[T], second: &[T]) -> Vec<T> {
    [first, second].concat()
}

/// Numbers add up; the kind of action is that which is said.
fn both_acts(first: Option<&Act>, second: Option<&Act>) -> Option<Act> {
    let (Some(first), Some(second)) = (first, second) else { return first.or(second).cloned() };
    Some(Act {
        is: if second.is == Deed::UseCard { first.is } else { second.is },
        d: first.d || second.d,
        stealth: first.stealth + second.stealth,
        bleed: first.bleed + second.bleed,
        instead: first.instead || second.instead,
        during: both(&first.during, &second.during),
    })
}

fn mode(card: &Library, clause: u8, kind: Type, whole: &Clause) -> Mode {
    let act = both_acts(card.act.as_ref(), whole.act.as_ref());
    let act = match kind {
        Type::Action => Some(act.unwrap_or_default()),
        // By the rules these actions have 1 stealth.
        Type::Political => Some(by_the_rules(Deed::Political, act)),
        Type::Equipment => Some(by_the_rules(Deed::Equip, act)),
        Type::Ally => Some(by_the_rules(Deed::Recruit, act)),
        Type::Retainer => Some(by_the_rules(Deed::Employ, act)),
        Type::Master
        | Type::ActionModifier
        | Type::Reaction
        | Type::Combat
        | Type::Event
        | Type::Power
        | Type::Conviction
        | Type::Reflex => act,
    };
    let mut pick = whole.pick.clone();
    if !card.on.is_empty() {
        pick.insert(0, Pick::One(card.on.clone()));
    }
    let mut mode = Mode {
        clause,
        kind,
        disc: whole.disc.clone(),
        disc_any: whole.disc_any.clone(),
        keys: both(&card.keys, &whole.keys),
        moments: Moments::NONE,
        at: whole.at.clone().or_else(|| card.at.clone()),
        by: both(&card.by, &whole.by),
        cond: both(&card.cond, &whole.cond),
        cost: both(&card.cost, &whole.cost),
        once: whole.once,
        who: whole.who.clone(),
        ransom: whole.ransom.clone(),
        act,
        pick,
        body: whole.body.clone().or_else(|| card.body.clone()),
        put: put(card, kind, &whole.does),
        does: whole.does.clone(),
        needed: whole.does.iter().find_map(needed),
        reacts: Reacts::Any,
    };
    mode.reacts = Reacts::of(&mode.by, &mode.does);
    mode.moments = infer::mode(&mode);
    mode
}

fn by_the_rules(is: Deed, written: Option<Act>) -> Act {
    let base = Act { is, stealth: 1, ..Act::default() };
    both_acts(Some(&base), written.as_ref()).unwrap_or(base)
}

fn put(card: &Library, kind: Type, does: &[Effect]) -> Option<Zone> {
    if does.iter().any(puts) {
        return None;
    }
    if !card.on.is_empty() {
        return Some(Zone::On(Sel::Target));
    }
    match kind {
        Type::Equipment | Type::Retainer | Type::Power | Type::Conviction => Some(Zone::On(Sel::Me)),
        Type::Ally => Some(Zone::Ready),
        Type::Event => Some(Zone::InPlay),
        Type::Master => (!card.text.is_empty()).then_some(Zone::InPlay),
        Type::Action
        | Type::ActionModifier
        | Type::Reaction
        | Type::Combat
        | Type::Political
        | Type::Reflex => None,
    }
}

/// The number that an effect raises where it is needed, if it does that whatever happens.
fn needed(effect: &Effect) -> Option<Qty> {
    let (quantity, amount, how): (Qty, &Amount, &[How]) = match effect {
        Effect::Get(quantity, amount) => (*quantity, amount, &[]),
        Effect::Mod { q, n, how, .. } => (*q, n, how),
        _ => return None,
    };
    let raises = matches!(amount, Amount::N(1..)) && !how.contains(&How::Unneeded);
    (raises && matches!(quantity, Qty::Stealth | Qty::Intercept)).then_some(quantity)
}

/// Does the effect say where the card goes?
fn puts(effect: &Effect) -> bool {
    match effect {
        Effect::Put(_) => true,
        Effect::If(_, then) | Effect::Instead(then) | Effect::May(then) => then.iter().any(puts),
        _ => false,
    }
}
