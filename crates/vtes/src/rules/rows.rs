//! What holds for a while: rows come with a card or an effect, and go with it or when their span ends.

use elysium_kernel::{Seat, cite};

use super::eval::View;
use super::{fired, script, stats};
use crate::cards::{CardId, Effect, Phase, Qty, Sel, Span, TextKind, Until};
use crate::moment::Moments;
use crate::state::{Gone, Lasting, Op, Row, RowKind, State, Thing, Use};

/// The kind of row that an effect makes, if it makes one.
pub fn kind(effect: &Effect) -> Option<RowKind> {
    Some(match effect {
        Effect::Get(..) | Effect::Mod { .. } => RowKind::Number,
        Effect::Bar { .. } => RowKind::Ban,
        Effect::Must { .. } => RowKind::Duty,
        Effect::Let { .. } => RowKind::Permission,
        Effect::Toll { .. } => RowKind::Toll,
        Effect::Trait { .. } => RowKind::Trait,
        Effect::Grant { .. } => RowKind::Grant,
        Effect::Later(..) => RowKind::Later,
        _ => return None,
    })
}

/// A card comes into play: what it always says begins to hold.
pub fn enter(state: &mut State, thing: Thing, card: CardId) {
    for text in script::texts(card).iter().filter(|text| text.is == TextKind::Standing) {
        for effect in &text.does {
            let Some(kind) = kind(effect) else { continue };
            let you = state.controller(thing).unwrap_or(Seat(0));
            state.rows.push(Row {
                kind,
                op: Op::of(card, effect),
                n: 0,
                until: Lasting::InPlay,
                source: thing,
                subject: Thing::Nothing,
                target: Thing::Nothing,
                you,
            });
        }
    }
}

/// A card leaves play: what it says no longer holds, and nothing refers to it any more.
pub fn leave(state: &mut State, thing: Thing) {
    state.rows.retain(|row| {
        let standing = row.until == Lasting::InPlay && row.source == thing;
        !standing && row.subject != thing && row.target != thing
    });
    cite(1, 9);
    state.rows.forget_source(thing);
    state.limits.forget(thing);
}

/// Only what it says by being in play, for a card that goes elsewhere.
pub fn leave_standing(state: &mut State, thing: Thing) {
    state
        .rows
        .retain(|row| !(row.until == Lasting::InPlay && row.source == thing && row.kind != RowKind::Know));
}

/// An effect that lasts, of a card played or a text used.
pub fn add(state: &mut State, used: &Use, effect: &'static Effect) {
    let Some(kind) = kind(effect) else { return };
    fired::effect(used.card, effect);
    let view = View::new(state, used);
    let (of, until, amount): (Option<&Sel>, Option<&Until>, Option<&crate::cards::Amount>) = match effect {
        Effect::Get(_, n) => (None, None, Some(n)),
        Effect::Mod { n, of, until, .. } => (of.as_ref(), until.as_ref(), Some(n)),
        Effect::Bar { who, until, .. }
        | Effect::Must { who, until, .. }
        | Effect::Let { who, until, .. }
        | Effect::Toll { who, until, .. }
        | Effect::Trait { who, until, .. }
        | Effect::Grant { who, until, .. } => (Some(who), until.as_ref(), None),
        Effect::Later(..) => (None, None, None),
        _ => return,
    };
    // What holds only while its list runs has done its work when somebody is asked again.
    if until == Some(&Until::Now) {
        return;
    }
    // A number of a Methuselah is about the user where a card does not say.
    let usual = match effect {
        Effect::Get(q, _) | Effect::Mod { q, .. } if stats::is_of_players(*q) => Sel::You,
        _ => Sel::Me,
    };
    let of = of.unwrap_or(&usual);
    // Groups are looked at whenever the row is.
    let subject = match of {
        Sel::All(_) | Sel::Both(..) | Sel::Everyone | Sel::OtherPlayers => Thing::Nothing,
        sel => view.one(sel),
    };
    // What is put off is about nobody: it also comes from cards that no minion bears.
    let about_some = !matches!(of, Sel::All(_) | Sel::Both(..) | Sel::Everyone | Sel::OtherPlayers);
    if subject == Thing::Nothing && about_some && kind != RowKind::Later {
        return;
    }
    let n = amount.map_or(0, |amount| view.amount(amount)).clamp(-100, 100) as i8;
    let until = lasting(view, effect, until);
    let source = match used.this {
        // A card that was played is no longer there when the row is looked at.
        Thing::Card(_) => used.me.map_or(Thing::Nothing, Thing::Minion),
        thing => thing,
    };
    let row = Row {
        kind,
        op: Op::of(used.card, effect),
        n,
        until,
        source,
        subject,
        // What it is about, if nothing was chosen: texts that come later may name it.
        target: if used.targets[0].is_something() { used.targets[0] } else { used.it },
        you: used.you,
    };
    state.rows.push(row);
    more_actions(state, effect, &row);
    if kind == RowKind::Trait || matches!(effect, Effect::Mod { q: crate::cards::Qty::Capacity, .. }) {
        stats::refresh_all(state);
    }
    if kind == RowKind::Grant {
        super::zones::table_changed(state);
    }
    state.dirty = true;
    state.uneven |= row.changes(Qty::HandSize);
}

/// A master phase action that is gained in the phase can be used in it (§7.9). Transfers are gained at its start only
/// (§13.4).
fn more_actions(state: &mut State, effect: &Effect, row: &Row) {
    let (Effect::Get(q, _) | Effect::Mod { q, .. }) = effect else { return };
    let now = state.phase() == Some(Phase::Master) && row.subject == Thing::Player(state.active);
    if *q == crate::cards::Qty::MasterActions && now {
        cite(7, 8);
        cite(7, 9);
        state.actions = state.actions.saturating_add_signed(row.n);
    }
}

/// How long it holds where the card does not say: an action's numbers for the action, a combat's for the combat.
pub fn lasting(view: View, effect: &Effect, until: Option<&Until>) -> Lasting {
    use crate::cards::Qty;
    let usual = || {
        if let Effect::Get(q, _) | Effect::Mod { q, .. } = effect {
            return match q {
                Qty::Votes => Span::Referendum,
                Qty::Strength | Qty::HandDamage => Span::Combat,
                Qty::StrikeDamage => Span::Strike,
                Qty::Maneuvers
                | Qty::Presses
                | Qty::PressesToEnd
                | Qty::Prevention
                | Qty::Strikes
                | Qty::Dodges => Span::Round,
                Qty::HandSize | Qty::Transfers | Qty::MasterActions | Qty::DiscardActions => Span::Turn,
                _ if view.state.action.is_some() => {
                    cite(9, 6);
                    if matches!(q, Qty::Stealth | Qty::Intercept) {
                        cite(9, 47);
                    }
                    Span::Action
                }
                _ => Span::Turn,
            };
        }
        if view.state.combat.is_some() {
            Span::Combat
        } else if view.state.action.is_some() {
            Span::Action
        } else {
            Span::Turn
        }
    };
    match until {
        None | Some(Until::Now) => Lasting::Span(usual()),
        Some(Until::Span(span)) => Lasting::Span(*span),
        Some(Until::InPlay) => Lasting::InPlay,
        Some(Until::Next(phase, who)) => Lasting::Next(*phase, view.seat(who).unwrap_or(view.used.you)),
        Some(Until::Through(phase, who)) => Lasting::Through(*phase, view.seat(who).unwrap_or(view.used.you)),
        Some(Until::Event(..)) => Lasting::Once,
    }
}

/// A span ends: rows and limits of it are gone.
pub fn end(state: &mut State, span: Span) {
    let gone = state.rows.end(Lasting::Span(span));
    state.limits.end(span);
    after(state, gone);
}

/// Somebody's phase begins: what held until then is gone.
pub fn begin_phase(state: &mut State, phase: Phase, who: Seat) {
    let gone = state.rows.end(Lasting::Next(phase, who));
    after(state, gone);
}

/// Somebody's phase is over: what held through it is gone.
pub fn end_phase(state: &mut State, phase: Phase, who: Seat) {
    let gone = state.rows.end(Lasting::Through(phase, who));
    after(state, gone);
}

/// What they had before holds again.
fn after(state: &mut State, gone: Gone) {
    if !gone.any() {
        return;
    }
    cite(16, 5);
    if gone.of(RowKind::Trait) || gone.of(RowKind::Anarch) || gone.changed(Qty::Capacity) {
        stats::refresh_all(state);
    }
    if gone.of(RowKind::Grant) {
        super::zones::table_changed(state);
    }
    state.dirty = true;
    state.uneven |= gone.changed(Qty::HandSize);
}

/// Moments of the clauses that a row has given to somebody.
pub fn granted_moments(row: &Row) -> Moments {
    match row.op.text().effect {
        Effect::Grant { text, .. } => text.iter().fold(Moments::NONE, |at, text| at.or(text.moments)),
        _ => Moments::NONE,
    }
}
