//! What can be done only once: in an action, a round, a turn, a game.

use elysium_kernel::cite;

use super::eval::View;
use super::{Check, unless};
use crate::cards::{CardId, Deed, Each, Effect, Mode, Span, Text, Type, When, book};
use crate::state::{ClauseNo, Limit, MinionId, PermanentId, State, Thing, Use};
use crate::vocabulary::Why;

fn noted(state: &State, card: CardId, clause: Option<ClauseNo>, who: Thing, span: Span) -> bool {
    state.limits.has(Limit { card, clause, who, with: Thing::Nothing, span })
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

/// "During" a phase, or the polling of a referendum, is once in it (§17.25).
const fn once_during(at: Option<&When>) -> Option<Span> {
    match at {
        Some(When::In(..)) => Some(Span::Phase),
        Some(When::Polling) => Some(Span::Referendum),
        _ => None,
    }
}

/// Has a text in play been used already, where it may not be used again?
pub fn check_text(state: &State, used: &Use, text: &'static Text) -> Check {
    let card = used.card;
    if let Some(span) = text.once {
        unless(!noted(state, card, Some(used.clause), used.this, span), 1, 19, Why::OncePer { card })?;
    }
    // Except where transfers pay for it.
    if let Some(span) = once_during(text.at.as_ref())
        && !pays_transfers(text)
    {
        let done = noted(state, card, Some(used.clause), used.this, span);
        unless(!done, 17, 25, Why::OncePer { card })?;
    }
    Ok(())
}

fn pays_transfers(text: &Text) -> bool {
    use crate::cards::Price;
    text.cost.iter().any(|price| matches!(price, Price::Transfers(_) | Price::Actions(_)))
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
        state.limits.note(Limit { card, clause: None, who: me, with: Thing::Nothing, span: Span::Action });
    } else if kind == Type::Combat {
        cite(4, 41);
    }
    for (each, span) in &library.one {
        let who = counted(used, *each);
        state.limits.note(Limit { card, clause: None, who, with: Thing::Nothing, span: *span });
    }
    // Another card may exclude this one.
    for &span in book().excluded(card) {
        state.limits.note(Limit { card, clause: None, who: me, with: Thing::Nothing, span });
    }
    if let Some(span) = used.script().once {
        state.limits.note(Limit { card, clause: Some(used.clause), who: me, with: Thing::Nothing, span });
    }
}

/// A minion has taken the action that is under way, or counts as having taken it, in this turn.
pub fn note_action(state: &mut State, minion: MinionId) {
    let Some(used) = state.action.as_ref().and_then(|action| action.used) else { return };
    cite(8, 51);
    let limit = taken(&used, minion);
    state.limits.note(limit);
}

/// An action of a card: one of the hand counts by its name, one in play by its text and as that very card (§8.50).
fn taken(used: &Use, minion: MinionId) -> Limit {
    let (clause, with) = match used.this {
        Thing::Card(_) => (None, Thing::Nothing),
        there => (Some(used.clause), there),
    };
    Limit { card: used.card, clause, who: Thing::Minion(minion), with, span: Span::Turn }
}

/// Has a minion taken the action of this card in this turn?
pub fn has_taken(state: &State, used: &Use, minion: MinionId) -> bool {
    state.limits.has(taken(used, minion))
}

/// The mark of an action without a card, under the card that forbids to repeat it.
const fn plain(deed: Deed) -> Option<ClauseNo> {
    Some(ClauseNo::Later(u8::MAX - 3 - deed as u8))
}

/// A card forbids a minion to take the action that is under way again in this turn. An action without a card is the same
/// only with the same target, and taking equipment with one of the same pieces.
pub fn forbid_action(state: &mut State, minion: MinionId, by: CardId) {
    note_action(state, minion);
    let Some(action) = state.action.filter(|action| action.used.is_none()) else { return };
    let limit = |with| {
        let who = Thing::Minion(minion);
        Limit { card: by, clause: plain(action.deed), who, with, span: Span::Turn }
    };
    if action.pieces.is_empty() {
        state.limits.note(limit(action.target));
    }
    for piece in action.pieces.iter() {
        state.limits.note(limit(Thing::Permanent(PermanentId(piece))));
    }
}

/// An action without a card that a card has forbidden to repeat.
pub fn not_again(state: &State, minion: MinionId, deed: Deed, with: Thing) -> Check {
    let forbids = |limit: &&Limit| {
        limit.clause == plain(deed) && limit.who == Thing::Minion(minion) && limit.with == with
    };
    let by = state.limits.all().find(|limit| limit.span == Span::Turn && forbids(limit));
    by.map_or(Ok(()), |limit| unless(false, 1, 19, Why::Barred { card: limit.card }))
}

/// The n-th point that a text in play has prevented in the span that it may do so once in.
fn point(used: &Use, span: Span, n: u8) -> Limit {
    let clause = Some(ClauseNo::Granted(u8::MAX, n));
    Limit { card: used.card, clause, who: used.this, with: Thing::Nothing, span }
}

/// Points that a text in play has prevented so far.
pub fn points(state: &State, used: &Use) -> u8 {
    let Some(span) = used.script().once else { return 0 };
    (0..u8::MAX).find(|&n| !state.limits.has(point(used, span, n))).unwrap_or(u8::MAX)
}

/// It has prevented so many more; these may have been all that it can.
pub fn note_points(state: &mut State, used: &Use, n: u8, all: bool) {
    let Some(span) = used.script().once else { return };
    let before = points(state, used);
    (before..before.saturating_add(n)).for_each(|n| state.limits.note(point(used, span, n)));
    if all {
        let clause = Some(used.clause);
        state.limits.note(Limit { card: used.card, clause, who: used.this, with: Thing::Nothing, span });
    }
}

/// The limit of a vampire that has gained blood from a hunting ground in this turn.
fn fed(state: &State, minion: crate::state::MinionId) -> Limit {
    let card = state.card(state[minion].slot);
    let clause = Some(ClauseNo::Later(u8::MAX - 2));
    Limit { card, clause, who: Thing::Minion(minion), with: Thing::Nothing, span: Span::Turn }
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
    let clause = Some(used.clause);
    let limit = |span| Limit { card: used.card, clause, who: used.this, with: Thing::Nothing, span };
    // What prevents damage counts by points.
    let prevents = script.does.iter().any(|effect| matches!(effect, Effect::Prevent(_)));
    if let Some(span) = script.once.filter(|_| !prevents) {
        state.limits.note(limit(span));
    }
    if let Some(span) = once_during(script.at) {
        state.limits.note(limit(span));
    }
}
