//! The unlock phase: cards unlock, then its effects in the order that the active Methuselah likes (chapter 6).

use elysium_kernel::{Asked, Options, Seat, cite};

use super::eval::View;
use super::{
    Ctx, contest, costs, effects, hand, limits, playable, stats, tokens, turn, unless, usable, withdraw,
    zones,
};
use crate::Vtes;
use crate::cards::{CardId, Deed, Key, Marks, Phase, TextKind, book};
use crate::moment::Moment;
use crate::state::{ClauseNo, MinionId, Slot, State, Step, Thing, Use};
use crate::vocabulary::{Ask, Choice, Event, Why};

/// First thing: cards that waited are replaced, contests that are over end, and everything unlocks.
pub fn unlock(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    turn::begin_phase(ctx, who, Phase::Unlock)?;
    if withdraw::succeeds(ctx)? {
        return Ok(());
    }
    contest::over(ctx, who)?;
    for seat in ctx.state.everyone() {
        ctx.state[seat].burn_option = false;
    }
    ctx.rule(6, 3).emit(Event::AllUnlocked { who });
    for minion in ctx.state.minions_of(who).collect::<arrayvec::ArrayVec<MinionId, 64>>() {
        if !stays_locked(ctx.state, Thing::Minion(minion)) {
            if ctx.state.torpor.has(minion) {
                cite(6, 4);
            }
            ctx.state.locked.remove(minion);
            ctx.state.limits.end_unlocks(minion);
        }
    }
    let cards: arrayvec::ArrayVec<_, 128> =
        ctx.state.permanents().filter(|&permanent| ctx.state[permanent].controller == who).collect();
    for permanent in cards {
        if !stays_locked(ctx.state, Thing::Permanent(permanent)) {
            ctx.state[permanent].locked = false;
        }
    }
    ctx.state.edge_taken = false;
    ctx.state.step = Step::Effects;
    Ok(())
}

fn is_infernal(state: &State, thing: Thing) -> bool {
    state.card_of(thing).is_some_and(|card| match card.kind() {
        crate::cards::CardKind::Crypt(_) => book().crypt(card).keys.contains(&Key::Infernal),
        crate::cards::CardKind::Library(_) => book().library(card).has(Key::Infernal),
    })
}

fn stays_locked(state: &State, thing: Thing) -> bool {
    if is_infernal(state, thing) {
        cite(17, 16);
        return true;
    }
    stats::barred(state, thing, Deed::Unlock, Thing::Nothing).is_some()
}

/// Texts of the phase that have not been used in it.
fn texts(state: &State, kind: TextKind, mut each: impl FnMut(Use, &'static crate::cards::Text)) {
    if !state.speaks(Moment::Unlock) && !state.speaks(Moment::OtherUnlock) {
        return;
    }
    let unlock = |marks: &Marks| marks.table.has(Moment::Unlock) || marks.table.has(Moment::OtherUnlock);
    usable::each_text(state, state.everyone(), unlock, |thing, clause, card, text| {
        if text.is != kind || !text.moments.has(Moment::Unlock) && !text.moments.has(Moment::OtherUnlock) {
            return;
        }
        let Some(crate::cards::When::In(Phase::Unlock, who)) = &text.at else { return };
        let Some(controller) = state.controller(thing) else { return };
        let mut used = usable::use_of_text(state, thing, clause, card, controller);
        let view = View::new(state, &used);
        let mut now = false;
        view.each(who, &mut |one| now |= one == Thing::Player(state.active));
        used.it = Thing::Player(state.active);
        let view = View::new(state, &used);
        if now && view.all_hold(&text.cond) && limits::check_text(state, &used, text).is_ok() {
            each(used, text);
        }
    });
}

/// Everything that the active Methuselah can or must do now, one thing after the other.
pub fn effects(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    let choice = ctx.choose(who, Ask::Next, |state, options| {
        let mut must = false;
        contest::dues(state, who, |thing, can_pay| {
            must = true;
            cite(6, 11);
            if can_pay {
                options.push(Choice::Pay(thing));
            }
            cite(6, 23);
            options.push(Choice::Yield(thing));
        });
        texts(state, TextKind::Must, |used, _| {
            cite(18, 7);
            must = true;
            usable::offer_use(&used, Ok(()), options);
        });
        if state.edge == Some(who) && !state.edge_taken {
            options.push(Choice::EdgePool);
        }
        texts(state, TextKind::May, |used, text| {
            let user = match &text.who {
                Some(who) => View::new(state, &used).seat(who),
                None => Some(user_of(&used)),
            };
            if user == Some(who) {
                cite(18, 8);
                let check = usable::may_use(state, &used, text);
                usable::offer_use(&used, check, options);
            }
        });
        for minion in state.minions_of(who).filter(|&minion| state.locked.has(minion)) {
            if is_infernal(state, Thing::Minion(minion)) {
                let (needs, has) = (1, state[who].pool);
                let check = unless(has >= needs, 17, 16, Why::NeedsPool { needs, has });
                options.offer(Choice::Unlock(minion), check);
            }
        }
        options.offer(Choice::Withdraw, withdraw::may(state, who));
        cite(6, 7);
        if !must {
            options.push(Choice::Done);
        }
        if options.list().len() > 1 {
            cite(6, 6);
        }
    })?;
    match choice {
        // Now the others.
        Choice::Done => {
            cite(6, 9);
            return turn::go(ctx, Step::OthersUnlock);
        }
        Choice::EdgePool => {
            ctx.state.edge_taken = true;
            ctx.rule(6, 10).emit(Event::EdgePool { who });
            tokens::gain_pool(&mut ctx.rule(6, 10), who, 1, None);
        }
        Choice::Pay(thing) => contest::pay(ctx, who, thing),
        Choice::Yield(thing) => contest::yields(ctx, who, thing)?,
        Choice::Unlock(minion) => {
            tokens::lose_pool(&mut ctx.rule(17, 16), who, 1, None);
            zones::unlock(&mut ctx.rule(17, 16), Thing::Minion(minion), None);
        }
        Choice::Withdraw => withdraw::announce(ctx, who),
        Choice::Use(thing, card, clause, _) => use_effect(ctx, thing, card, clause)?,
        _ => {}
    }
    Ok(())
}

/// Who uses an optional text of the phase: the one whose phase it is where the card says so, else its controller.
fn user_of(used: &Use) -> Seat {
    match used.it {
        Thing::Player(active)
            if used.script().at.is_some_and(|at| {
                matches!(at, crate::cards::When::In(_, crate::cards::Sel::Controller(_)))
            }) =>
        {
            active
        }
        _ => used.you,
    }
}

fn use_effect(ctx: &mut Ctx, thing: Thing, card: CardId, clause: ClauseNo) -> Asked<()> {
    let controller = ctx.state.controller(thing).unwrap_or(ctx.state.active);
    let mut used = usable::use_of_text(ctx.state, thing, clause, card, controller);
    used.it = Thing::Player(ctx.state.active);
    let who = ctx.state.active;
    cite(3, 7);
    // Each is a step of its own: what it leads to comes before the next one.
    cite(18, 9);
    ctx.rule(6, 5).emit(Event::Used { who, card });
    effects::picks(ctx, &mut used)?;
    limits::note_text(ctx.state, &used);
    costs::pay(ctx, &used, used.script().cost)?;
    effects::all(ctx, &mut used)?;
    Ok(())
}

/// In anybody's unlock phase: a card that nobody under control could play may be thrown away (§3).
pub fn offer(state: &State, seat: Seat, options: &mut Options<Vtes>) {
    hand::distinct(
        state,
        seat,
        |card| book().library(card).burn_option,
        |slot| {
            let card = state.card(slot);
            // Whoever is controlled counts, be it in torpor; nothing but the requirement is looked at.
            cite(3, 36);
            cite(3, 37);
            let able = state.minions_of(seat).any(|minion| meets(state, seat, slot, minion));
            if state.active != seat {
                cite(3, 38);
            }
            let check = unless(!state[seat].burn_option, 3, 35, Why::OncePer { card })
                .and_then(|()| unless(!able, 3, 34, Why::Condition { card }));
            options.offer(Choice::BurnOption(slot), check);
        },
    );
}

/// Does a minion meet the requirements of a card, whatever its targets?
fn meets(state: &State, seat: Seat, slot: Slot, minion: MinionId) -> bool {
    let card: CardId = state.card(slot);
    (0..).zip(super::script::modes(card)).any(|(n, mode)| {
        let used = Use::new(card, crate::state::ClauseNo::Mode(n), Thing::Card(slot), seat, Some(minion));
        playable::requirements(View::new(state, &used), minion, mode).is_ok()
    })
}

pub fn burn_option(ctx: &mut Ctx, slot: Slot) -> Asked<()> {
    let who = slot.owner();
    ctx.state[who].burn_option = true;
    hand::discard(&mut ctx.rule(3, 34), slot, None);
    cite(3, 39);
    hand::replace(ctx, who, None)
}
