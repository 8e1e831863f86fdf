//! What can be done only once: in an action, a round, a turn, a game.

use elysium_kernel::cite;

use super::eval::View;
use super::{Check, unless};
use crate::cards::{CardId, Each, Mode, Span, Text, Type, book};
use crate::state::{ClauseNo, Limit, MinionId, State, Thing, Use};
use crate::vocabulary::Why;

fn noted(state: &State, card: CardId, clause: Option<ClauseNo>, who: Thing, span: Span) -> bool {
    state.limits.has(Limit { card, clause, who, span })
}

/// Whom a limit of a card counts for.
fn counted(used: &Use, each: Each) -> Thing {
    match each {
        Each::Minion | Each::Bearer => used.me.map_or(Thing::Player(used.you), Thing::Minion),
        Each::Player | Each::Controller => Thing::Player(used.you),
        Each::Game => Thing::Nothing,
    }
}

/// Has a minion played this already, where it may not do so again?
pub fn check(state: &State, used: &Use, mode: &'static Mode) -> Check {
    let card = used.card;
    let library = book().library(card);
    let me = used.me.map_or(Thing::Nothing, Thing::Minion);
    match mode.kind {
        // Once for each minion and action.
        Type::ActionModifier | Type::Reaction => {
            unless(!noted(state, card, None, me, Span::Action), 9, 5, Why::OncePer { card })?;
        }
        // As often as wanted, but for what the card itself says.
        Type::Combat => cite(11, 6),
        _ => {}
    }
    for (each, span) in &library.one {
        unless(!noted(state, card, None, counted(used, *each), *span), 1, 19, Why::OncePer { card })?;
    }
    for &(other, span) in book().excludes(card) {
        let played = noted(state, other, None, me, span);
        unless(!played, 1, 19, Why::OncePer { card })?;
    }
    if let Some(span) = mode.once {
        unless(!noted(state, card, Some(used.clause), me, span), 1, 19, Why::OncePer { card })?;
    }
    Ok(())
}

/// Has a text in play been used already, where it may not be used again?
pub fn check_text(state: &State, used: &Use, text: &'static Text) -> Check {
    let card = used.card;
    if let Some(span) = text.once {
        unless(!noted(state, card, Some(used.clause), used.this, span), 1, 19, Why::OncePer { card })?;
    }
    // "During a phase" is once in that phase, except where transfers pay for it (§17).
    if matches!(text.at, Some(crate::cards::When::In(..))) && !pays_transfers(text) {
        unless(
            !noted(state, card, Some(used.clause), used.this, Span::Phase),
            17,
            25,
            Why::OncePer { card },
        )?;
    }
    Ok(())
}

fn pays_transfers(text: &Text) -> bool {
    text.cost.iter().any(|price| matches!(price, crate::cards::Price::Transfers(_)))
}

/// The same of a use whose text is at hand.
pub fn check_uses(state: &State, used: &Use) -> Check {
    let script = used.script();
    if let Some(span) = script.once {
        unless(
            !noted(state, used.card, Some(used.clause), used.this, span),
            1,
            19,
            Why::OncePer { card: used.card },
        )?;
    }
    Ok(())
}

/// A card has been played, cancelled or not: it counts.
pub fn note(state: &mut State, used: &Use, kind: Type) {
    let card = used.card;
    let library = book().library(card);
    let me = used.me.map_or(Thing::Nothing, Thing::Minion);
    if matches!(kind, Type::ActionModifier | Type::Reaction) && state.action.is_some() {
        state.limits.note(Limit { card, clause: None, who: me, span: Span::Action });
    }
    for (each, span) in &library.one {
        state.limits.note(Limit { card, clause: None, who: counted(used, *each), span: *span });
    }
    // Another card may exclude this one.
    for &span in book().excluded(card) {
        state.limits.note(Limit { card, clause: None, who: me, span });
    }
    if let Some(span) = used.script().once {
        state.limits.note(Limit { card, clause: Some(used.clause), who: me, span });
    }
}

/// A minion has taken the action that is under way, or counts as having taken it, in this turn.
pub fn note_action(state: &mut State, minion: MinionId) {
    let Some(used) = state.action.as_ref().and_then(|action| action.used) else { return };
    // A card of the hand as a whole, a card in play by its text.
    let clause = if matches!(used.this, Thing::Card(_)) { None } else { Some(used.clause) };
    state.limits.note(Limit { card: used.card, clause, who: Thing::Minion(minion), span: Span::Turn });
}

/// The limit of a vampire that has gained blood from a hunting ground in this turn.
fn fed(state: &State, minion: crate::state::MinionId) -> Limit {
    let card = state.card(state[minion].slot);
    Limit { card, clause: Some(ClauseNo::Later(u8::MAX - 2)), who: Thing::Minion(minion), span: Span::Turn }
}

pub fn has_fed(state: &State, minion: crate::state::MinionId) -> bool {
    state.limits.has(fed(state, minion))
}

/// A text has been used.
pub fn note_text(state: &mut State, used: &Use) {
    let script = used.script();
    let ground = View::new(state, used).has_key(used.this, crate::cards::Key::HuntingGround);
    if let (true, Some(minion)) = (ground, used.targets[0].minion()) {
        let limit = fed(state, minion);
        state.limits.note(limit);
    }
    let limit = |span| Limit { card: used.card, clause: Some(used.clause), who: used.this, span };
    if let Some(span) = script.once {
        state.limits.note(limit(span));
    }
    if matches!(script.at, Some(crate::cards::When::In(..))) {
        state.limits.note(limit(Span::Phase));
    }
}

/// Limited bleed cards of one minion in one action are marked under the bleed itself.
fn limited(state: &State, used: &Use) -> Option<Limit> {
    let actor = state.action.as_ref()?.actor;
    Some(Limit {
        card: state.card(state[actor].slot),
        clause: Some(ClauseNo::Later(u8::MAX)),
        who: Thing::Minion(used.me.unwrap_or(actor)),
        span: Span::Action,
    })
}

/// Has a limited increase of this bleed been used by the minion?
pub fn limited_used(state: &State, used: &Use) -> bool {
    limited(state, used).is_some_and(|limit| state.limits.has(limit))
}

pub fn note_limited(state: &mut State, used: &Use) {
    if let Some(limit) = limited(state, used) {
        state.limits.note(limit);
    }
}
