//! Unique cards and titles of which there is more than one (chapter 6).

use elysium_kernel::{Asked, Seat, cite};

use super::{Ctx, rows, stats, title_contest, titles, tokens, zones};
use crate::cards::{CardId, CardKind, Key, book};
use crate::state::{MinionId, PermanentId, State, Thing};
use crate::vocabulary::Event;

fn is_unique(card: CardId) -> bool {
    match card.kind() {
        CardKind::Crypt(_) => !book().crypt(card).keys.contains(&Key::NonUnique),
        CardKind::Library(_) => book().library(card).has(Key::Unique),
    }
}

/// Are these the same unique card? Printings of one vampire are, whatever their group, advanced or not.
fn same(a: CardId, b: CardId) -> bool {
    if a == b {
        return true;
    }
    let (CardKind::Crypt(_), CardKind::Crypt(_)) = (a.kind(), b.kind()) else { return false };
    let name = |card: CardId| book().crypt(card).printing_of.as_deref().unwrap_or(card.slug());
    let is = name(a) == name(b);
    if is {
        cite(2, 3);
        cite(2, 5);
    }
    is
}

/// Does a card lie on a contested minion, and is out of play with it?
fn rides(state: &State, permanent: PermanentId) -> bool {
    state.bearer(permanent).is_some_and(|minion| state.contested.has(minion))
}

/// Everything in play or contested, without what is out of play only for lying on something contested.
fn all(state: &State) -> impl Iterator<Item = Thing> + '_ {
    let minions = state.controlled().or(state.contested).iter().map(Thing::Minion);
    let permanents = state.in_play.iter().map(PermanentId).filter(|&permanent| !rides(state, permanent));
    minions.chain(permanents.map(Thing::Permanent))
}

/// What of that is this card.
fn copies(state: &State, card: CardId) -> arrayvec::ArrayVec<Thing, 16> {
    all(state).filter(|&thing| state.card_of(thing).is_some_and(|other| same(other, card))).take(16).collect()
}

fn is_contested(state: &State, thing: Thing) -> bool {
    match thing {
        Thing::Minion(minion) => state.contested.has(minion),
        Thing::Permanent(permanent) => state[permanent].contested,
        _ => false,
    }
}

/// A unique card of which two are in play at once, or one Methuselah has two; says whether it is that.
pub fn doubled(state: &State) -> Option<(Thing, bool)> {
    all(state).find_map(|thing| {
        let card = state.card_of(thing).filter(|&card| is_unique(card))?;
        let others = copies(state, card).into_iter().filter(|&other| other != thing);
        others.into_iter().find_map(|other| {
            let same = state.controller(other) == state.controller(thing);
            let contested = is_contested(state, thing) && is_contested(state, other);
            (same || !contested).then_some((thing, same))
        })
    })
}

/// A minion has come into play.
pub fn minion(ctx: &mut Ctx, minion: MinionId) -> Asked<()> {
    newcomer(ctx, Thing::Minion(minion))?;
    // A contested vampire claims no title (§6.16).
    if ctx.state.controlled().has(minion) { title_contest::claim(ctx, minion) } else { Ok(()) }
}

pub fn permanent(ctx: &mut Ctx, permanent: PermanentId) -> Asked<()> {
    newcomer(ctx, Thing::Permanent(permanent))?;
    if ctx.state.is_in_play(Thing::Permanent(permanent)) {
        titles::card_enters(ctx, permanent)
    } else {
        cite(6, 20);
        Ok(())
    }
}

/// A second copy under the same control is burned; one under another's begins a contest (§6.13, §6.28).
fn newcomer(ctx: &mut Ctx, thing: Thing) -> Asked<()> {
    let Some(card) = ctx.state.card_of(thing) else { return Ok(()) };
    if !is_unique(card) {
        cite(17, 18);
        return Ok(());
    }
    cite(6, 12);
    let others: arrayvec::ArrayVec<Thing, 16> =
        copies(ctx.state, card).into_iter().filter(|&other| other != thing).collect();
    // What is not in play is not looked at.
    if others.is_empty() {
        cite(2, 2);
        return Ok(());
    }
    let controller = ctx.state.controller(thing);
    if others.iter().any(|&other| ctx.state.controller(other) == controller) {
        if others.iter().any(|&other| is_contested(ctx.state, other)) {
            cite(6, 29);
        }
        // It could be brought into play, and was paid for.
        cite(6, 30);
        ctx.rule(6, 28).emit(Event::Burned { card, by: None });
        return zones::leave_play(ctx, thing, zones::Leaves::Ash);
    }
    if others.iter().all(|&other| is_contested(ctx.state, other)) {
        cite(6, 15);
        if others.len() == 1 {
            cite(6, 26);
        }
    }
    for one in others.into_iter().chain([thing]) {
        out_of_play(ctx, one);
    }
    Ok(())
}

/// Face down, out of play, with everything that lies on it (§6.14, §6.18).
fn out_of_play(ctx: &mut Ctx, thing: Thing) {
    if is_contested(ctx.state, thing) {
        return;
    }
    let (Some(card), Some(who)) = (ctx.state.card_of(thing), ctx.state.controller(thing)) else { return };
    cite(6, 14);
    set_contested(ctx.state, thing, true);
    if let Thing::Minion(minion) = thing {
        // It gives up a contested title by that (§6.43).
        ctx.state[minion].title_contested = false;
        for rider in ctx.state.on_minion(minion).collect::<arrayvec::ArrayVec<_, 32>>() {
            cite(6, 18);
            set_contested(ctx.state, Thing::Permanent(rider), true);
        }
    }
    stats::refresh_all(ctx.state);
    zones::table_changed(ctx.state);
    ctx.rule(6, 13).emit(Event::Contested { card, who });
}

fn set_contested(state: &mut State, thing: Thing, contested: bool) {
    let Some(card) = state.card_of(thing) else { return };
    match thing {
        Thing::Minion(minion) if contested => {
            state.ready.remove(minion);
            state.torpor.remove(minion);
            state.contested.insert(minion);
        }
        Thing::Minion(minion) => {
            state.contested.remove(minion);
            state.locked.remove(minion);
            state.ready.insert(minion);
        }
        Thing::Permanent(permanent) => state[permanent].contested = contested,
        _ => {}
    }
    if contested {
        cite(6, 16);
        rows::leave_standing(state, thing);
    } else {
        rows::enter(state, thing, card);
    }
}

/// At the start of somebody's unlock phase: contests with nobody else left are over, and the card is theirs (§6.24).
pub fn over(ctx: &mut Ctx, who: Seat) -> Asked<()> {
    let mine: arrayvec::ArrayVec<Thing, 32> = contested_by(ctx.state, who).collect();
    for thing in mine {
        let Some(card) = ctx.state.card_of(thing) else { continue };
        if copies(ctx.state, card).len() > 1 {
            continue;
        }
        let riders: arrayvec::ArrayVec<PermanentId, 32> =
            thing.minion().map(|minion| ctx.state.on_minion(minion).collect()).unwrap_or_default();
        for &rider in &riders {
            set_contested(ctx.state, Thing::Permanent(rider), false);
        }
        set_contested(ctx.state, thing, false);
        if let Thing::Permanent(permanent) = thing {
            ctx.state[permanent].locked = false;
        }
        stats::refresh_all(ctx.state);
        zones::table_changed(ctx.state);
        // Nothing is due for it in this phase.
        cite(6, 25);
        ctx.rule(6, 24).emit(Event::ContestOver { card, who });
        if let Thing::Minion(minion) = thing {
            title_contest::claim(ctx, minion)?;
        }
        // What comes back with it may have come into play elsewhere in the meantime.
        for rider in riders {
            cite(6, 18);
            newcomer(ctx, Thing::Permanent(rider))?;
        }
    }
    title_contest::over(ctx, who);
    Ok(())
}

/// Contested cards of a Methuselah, without those that only lie on a contested one.
fn contested_by(state: &State, who: Seat) -> impl Iterator<Item = Thing> + '_ {
    let minions =
        state.contested.iter().filter(move |&minion| state[minion].controller == who).map(Thing::Minion);
    let permanents = state.in_play.iter().map(PermanentId).filter(move |&permanent| {
        state[permanent].contested && state[permanent].controller == who && !rides(state, permanent)
    });
    minions.chain(permanents.map(Thing::Permanent))
}

/// What has to be paid for or yielded in this unlock phase, and whether it can be paid for.
pub fn dues(state: &State, who: Seat, mut due: impl FnMut(Thing, bool)) {
    for thing in contested_by(state, who) {
        if !paid(state, thing) {
            // With all that has come in before.
            cite(6, 8);
            due(thing, state[who].pool >= 1);
        }
    }
    title_contest::dues(state, who, &mut due);
}

/// Paid for in this phase already?
fn paid(state: &State, thing: Thing) -> bool {
    state.card_of(thing).is_some_and(|card| state.limits.has(due_limit(card, thing)))
}

pub fn due_limit(card: CardId, thing: Thing) -> crate::state::Limit {
    let clause = Some(crate::state::ClauseNo::Later(u8::MAX - 1));
    crate::state::Limit { card, clause, who: thing, with: Thing::Nothing, span: crate::cards::Span::Phase }
}

pub fn pay(ctx: &mut Ctx, who: Seat, thing: Thing) {
    if title_contest::pay(ctx, thing) {
        return;
    }
    let Some(card) = ctx.state.card_of(thing) else { return };
    ctx.state.limits.note(due_limit(card, thing));
    cite(15, 32);
    ctx.rule(6, 21).emit(Event::ContestPaid { card, who });
    tokens::lose_pool(&mut ctx.rule(6, 21), who, 1, None);
}

pub fn yields(ctx: &mut Ctx, who: Seat, thing: Thing) -> Asked<()> {
    if title_contest::yields(ctx, thing)? {
        return Ok(());
    }
    let Some(card) = ctx.state.card_of(thing) else { return Ok(()) };
    ctx.rule(6, 22).emit(Event::Yielded { card, who });
    zones::leave_play(ctx, thing, zones::Leaves::Ash)
}
