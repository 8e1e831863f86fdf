//! Titles that more than one vampire claims (§6.32 to §6.43).

use elysium_kernel::{Asked, Seat, cite};

use super::titles::{self, fits, held};
use super::{Ctx, contest, tokens};
use crate::cards::{Class, Sect};
use crate::state::{MinionId, State, Thing};
use crate::titles::{Domain, Title};
use crate::vocabulary::Event;

type Minions = arrayvec::ArrayVec<MinionId, 64>;

/// Do two titles contest each other? Those of a city do in any combination, those of a clan if they are the same, and there
/// is one regent; no other title is unique.
fn contests(a: Title, b: Title) -> bool {
    match (a.of, b.of) {
        (Domain::City(a), Domain::City(b)) => {
            cite(16, 13);
            a == b
        }
        (Domain::Clan(_), Domain::Clan(_)) => {
            cite(16, 17);
            a == b
        }
        _ if a.class == Some(Class::Regent) => {
            cite(16, 20);
            b.class == Some(Class::Regent)
        }
        _ => {
            cite(16, 14);
            false
        }
    }
}

/// Vampires in play that claim the title of this one, except itself.
fn rivals(state: &State, minion: MinionId) -> impl Iterator<Item = MinionId> + '_ {
    let title = held(state, minion);
    let others = state.controlled().iter().filter(move |&other| other != minion);
    others.filter(move |&other| title.zip(held(state, other)).is_some_and(|(a, b)| contests(a, b)))
}

/// A vampire has got a title, or come into play with one: if others claim it, too, it is contested (§6.32). Who has it without
/// benefit yields it at once (§16.11).
pub fn claim(ctx: &mut Ctx, minion: MinionId) -> Asked<()> {
    let mut all: Minions = rivals(ctx.state, minion).collect();
    if all.is_empty() {
        return Ok(());
    }
    all.push(minion);
    let unfit = |state: &State, one: MinionId| held(state, one).is_some_and(|title| !fits(state, one, title));
    for &one in &all {
        if unfit(ctx.state, one) {
            cite(16, 11);
            titles::yields(ctx, one, (16, 11))?;
        }
    }
    all.retain(|one| held(ctx.state, *one).is_some());
    if all.len() < 2 {
        return Ok(());
    }
    let mine = |&&one: &&MinionId| ctx.state[one].controller == ctx.state[minion].controller;
    if all.iter().filter(mine).count() > 1 {
        cite(6, 33);
    }
    for one in all {
        let Some(title) = held(ctx.state, one) else { continue };
        // The vampire itself stays as it is.
        cite(6, 35);
        if !std::mem::replace(&mut ctx.state[one].title_contested, true) {
            let card = ctx.state.card(ctx.state[one].slot);
            ctx.rule(6, 32).emit(Event::TitleContested { card, title });
        }
    }
    Ok(())
}

/// A contested title of a vampire whose clan or sect no longer fits is yielded at once (§16.11, §16.34); a vampire that has
/// lost its title in another way contests nothing.
pub fn settle(ctx: &mut Ctx) -> Asked<()> {
    for minion in ctx.state.controlled() {
        if !ctx.state[minion].title_contested {
            continue;
        }
        match held(ctx.state, minion) {
            None => ctx.state[minion].title_contested = false,
            Some(title) if !fits(ctx.state, minion, title) => {
                cite(16, 11);
                if ctx.state[minion].sect == Sect::Anarch {
                    cite(16, 34);
                }
                titles::yields(ctx, minion, (16, 11))?;
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// Whoever has no rival left holds the title again, from the start of their unlock phase on (§6.42).
pub fn over(ctx: &mut Ctx, who: Seat) {
    for minion in ctx.state.minions_of(who).collect::<Minions>() {
        if !ctx.state[minion].title_contested || rivals(ctx.state, minion).next().is_some() {
            continue;
        }
        ctx.state[minion].title_contested = false;
        if let Some(title) = held(ctx.state, minion) {
            let card = ctx.state.card(ctx.state[minion].slot);
            ctx.rule(6, 42).emit(Event::TitleKept { card, title });
        }
    }
}

/// A blood (§6.36); one more for a baron against a prince or archbishop (§6.37).
fn cost(state: &State, minion: MinionId) -> u8 {
    let baron = held(state, minion).is_some_and(|title| title.class == Some(Class::Baron));
    let lord = |class: Option<Class>| matches!(class, Some(Class::Prince | Class::Archbishop));
    let mut against = rivals(state, minion).filter_map(|other| held(state, other));
    if baron && against.any(|title| lord(title.class)) {
        cite(6, 37);
        2
    } else {
        1
    }
}

/// The contested titles that a Methuselah's vampires have not paid for in this phase, and whether they can: not in torpor
/// (§6.40), and not without the blood (§6.39).
pub fn dues(state: &State, who: Seat, due: &mut dyn FnMut(Thing, bool)) {
    for minion in state.minions_of(who).filter(|&minion| is_due(state, minion)) {
        let (ready, blood) = (state.is_ready(minion), state[minion].blood >= cost(state, minion));
        if !ready {
            cite(6, 40);
        } else if !blood {
            cite(6, 39);
        }
        due(Thing::Minion(minion), ready && blood);
    }
}

fn is_due(state: &State, minion: MinionId) -> bool {
    let card = state.card(state[minion].slot);
    state[minion].title_contested && !state.limits.has(contest::due_limit(card, Thing::Minion(minion)))
}

/// The vampire in play whose contested title is meant.
fn claimant(state: &State, thing: Thing) -> Option<MinionId> {
    thing.minion().filter(|&minion| state.controlled().has(minion) && state[minion].title_contested)
}

/// Pays for a contested title; says whether it was one.
pub fn pay(ctx: &mut Ctx, thing: Thing) -> bool {
    let Some(minion) = claimant(ctx.state, thing) else { return false };
    let (card, n) = (ctx.state.card(ctx.state[minion].slot), cost(ctx.state, minion));
    ctx.state.limits.note(contest::due_limit(card, thing));
    let who = ctx.state[minion].controller;
    // With blood, also where a card stands for the title.
    if ctx.state[minion].title.is_none() {
        cite(16, 39);
    }
    ctx.rule(6, 36).emit(Event::ContestPaid { card, who });
    tokens::lose_blood(&mut ctx.rule(6, 36), minion, n, None);
    true
}

/// Yields a contested title (§6.38); says whether it was one.
pub fn yields(ctx: &mut Ctx, thing: Thing) -> Asked<bool> {
    let Some(minion) = claimant(ctx.state, thing) else { return Ok(false) };
    cite(6, 38);
    // Nothing else happens to it.
    cite(6, 41);
    titles::yields(ctx, minion, (6, 38))?;
    Ok(true)
}
