//! At which moments a clause speaks. Where it does not say so, the first of its effects that belongs to a moment
//! tells, and where none does, the type of the card.

use super::{Amount, Clause, Cond, Effect, How, Key, Mode, Phase, Qty, Sel, Test, TextKind, Type, When};
use crate::moment::{ACTION, ANYTIME, COMBAT, Moment, Moments, moments};

/// The moments of a way to play a card; none if nothing tells.
pub(super) fn mode(mode: &Mode) -> Moments {
    if let Some(at) = &mode.at {
        return written(at);
    }
    let told = || telling(&mode.does).map(|at| at.or(maneuver_of_strike(&mode.does)));
    match mode.kind {
        Type::Action | Type::Political | Type::Equipment | Type::Ally | Type::Retainer => {
            moments(&[Moment::Between])
        }
        Type::Event => moments(&[Moment::Discard]),
        Type::Master if mode.keys.contains(&Key::OutOfTurn) => told().unwrap_or_default(),
        Type::Master => moments(&[Moment::Master]),
        Type::ActionModifier | Type::Reaction => told().unwrap_or(ACTION),
        Type::Combat | Type::Power | Type::Conviction | Type::Reflex => told().unwrap_or_default(),
    }
}

/// The moments of a clause in play, and whether it must happen.
pub(super) fn text(clause: &Clause) -> (Moments, TextKind) {
    match &clause.at {
        Some(When::Always) => return (Moments::NONE, TextKind::Standing),
        Some(at) => {
            let may = clause.may || !clause.cost.is_empty() || clause.act.is_some();
            return (written(at), if may { TextKind::May } else { TextKind::Must });
        }
        None => {}
    }
    if clause.act.is_some() {
        return (moments(&[Moment::Between]), TextKind::May);
    }
    let free = clause.cost.is_empty() && clause.once.is_none() && !clause.may && clause.pick.is_empty();
    if free && clause.does.iter().all(Effect::is_standing) {
        return (Moments::NONE, TextKind::Standing);
    }
    let any = || if clause.cost.is_empty() { Moments::NONE } else { narrowed(&clause.cond) };
    (telling(&clause.does).unwrap_or_else(any), TextKind::May)
}

/// The moments that a clause says itself.
pub(super) fn written(at: &When) -> Moments {
    match at {
        When::Anytime => ANYTIME,
        When::Action => ACTION,
        When::In(phase, whose) => phases(*phase, whose),
        at => at.moment().map_or(Moments::NONE, |one| moments(&[one])),
    }
}

/// A phase of the controller's own turn, of another's, or of whichever it is.
fn phases(phase: Phase, whose: &Sel) -> Moments {
    let (own, others) = match phase {
        Phase::Unlock => (Moment::Unlock, Moment::OtherUnlock),
        Phase::Master => (Moment::Master, Moment::OtherMaster),
        Phase::Minion => (Moment::Between, Moment::OtherBetween),
        Phase::Influence => (Moment::Influence, Moment::OtherInfluence),
        Phase::Discard => (Moment::Discard, Moment::OtherDiscard),
    };
    match whose {
        Sel::You => moments(&[own]),
        Sel::OtherPlayers | Sel::Prey | Sel::Predator => moments(&[others]),
        _ => moments(&[own, others]),
    }
}

/// A strike card with a maneuver can be played for that.
fn maneuver_of_strike(effects: &[Effect]) -> Moments {
    let strikes = effects.iter().any(|effect| matches!(effect, Effect::Strike(..)));
    let maneuvers = effects.iter().any(|effect| matches!(effect, Effect::Maneuver(_)));
    if strikes && maneuvers { moments(&[Moment::Range]) } else { Moments::NONE }
}

fn telling(effects: &[Effect]) -> Option<Moments> {
    effects.iter().find_map(told_by)
}

fn told_by(effect: &Effect) -> Option<Moments> {
    let one = match effect {
        Effect::Strike(..) => Moment::Strike,
        Effect::Maneuver(_) => Moment::Range,
        Effect::Press(_) => Moment::Press,
        Effect::Prevent(_) => Moment::Prevent,
        Effect::Redirect(_) => Moment::Declined,
        // Also by the one that is attempting.
        Effect::TryBlock(_) => return Some(moments(&[Moment::Undecided, Moment::Attempt])),
        Effect::FailBlock => Moment::Attempt,
        Effect::Cancel(..) => Moment::AsPlayed,
        Effect::Wake(_) => return Some(ACTION.or(moments(&[Moment::AsPlayed, Moment::Resolved]))),
        // What takes stealth or intercept away needs no attempt.
        Effect::Mod { q: Qty::Stealth | Qty::Intercept, n: Amount::N(..=-1), until: None, .. } => {
            return Some(ACTION);
        }
        Effect::Get(q, _) => return of_number(*q, &[]),
        // A number that lasts is given beforehand.
        Effect::Mod { q, how, until: None, .. } => return of_number(*q, how),
        _ => return None,
    };
    Some(moments(&[one]))
}

fn of_number(q: Qty, how: &[How]) -> Option<Moments> {
    let one = match q {
        Qty::Stealth | Qty::Intercept if how.contains(&How::Unneeded) => return Some(ACTION),
        Qty::Stealth | Qty::Intercept => Moment::Attempt,
        Qty::Bleed => return Some(ACTION),
        Qty::Votes => Moment::Polling,
        Qty::Strength => Moment::BeforeRange,
        Qty::Presses | Qty::PressesToEnd => Moment::Press,
        Qty::Prevention => Moment::Prevent,
        Qty::Strikes => Moment::Additional,
        _ => return None,
    };
    Some(moments(&[one]))
}

/// What can be used at any time, and needs a combat or an action, waits for one.
fn narrowed(conds: &[Cond]) -> Moments {
    if conds.iter().any(is_about_combat) {
        COMBAT
    } else if conds.iter().any(is_about_action) {
        ACTION
    } else {
        ANYTIME
    }
}

fn is_about_combat(cond: &Cond) -> bool {
    match cond {
        Cond::Close | Cond::Long | Cond::Round(_) | Cond::BothReady | Cond::Is(Sel::Foe, _) => true,
        Cond::Is(_, tests) => tests.contains(&Test::InCombat),
        Cond::Any(conds) => conds.iter().all(is_about_combat),
        _ => false,
    }
}

fn is_about_action(cond: &Cond) -> bool {
    match cond {
        Cond::Action(_) | Cond::Directed | Cond::AtYou | Cond::Undirected | Cond::CardAction => true,
        Cond::Is(Sel::Actor | Sel::Blocker, _) => true,
        Cond::Any(conds) => conds.iter().all(is_about_action),
        _ => false,
    }
}
