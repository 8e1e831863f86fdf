//! One impulse: the first Methuselah in order who does not pass does one thing (§3).

use elysium_kernel::{Asked, Options, Seat, Seats, Turns, cite};

use super::{
    Ctx, action, costs, discard, effects, influence, limits, master, minion_phase, play, playable, seats,
    settle, usable,
};
use crate::Vtes;
use crate::cards::CardId;
use crate::moment::Moment;
use crate::state::{ClauseNo, State, Thing, Use};
use crate::vocabulary::{Ask, Choice, Event};

/// The moment as it is for a seat: in somebody else's phase it has another name.
#[inline]
pub fn seen_by(state: &State, seat: Seat, moment: Moment) -> Moment {
    if state.active == seat {
        return moment;
    }
    match moment {
        Moment::Unlock => Moment::OtherUnlock,
        Moment::Master => Moment::OtherMaster,
        Moment::Between => Moment::OtherBetween,
        Moment::Influence => Moment::OtherInfluence,
        Moment::Discard => Moment::OtherDiscard,
        other => other,
    }
}

/// Asks around; says whether anybody did anything.
pub fn impulse(ctx: &mut Ctx, moment: Moment) -> Asked<bool> {
    let (order, idle) = (seats::order(ctx.state), idle(ctx.state, moment));
    let ask = Ask::Window(moment);
    let used = ctx.first(order, idle, Turns::Alone(1), ask, Choice::Pass, |state, seat, options| {
        offer(state, seat, moment, options);
    })?;
    let Some((seat, choice)) = used else {
        cite(3, 60);
        return Ok(false);
    };
    // After it everybody is asked anew, the acting Methuselah first.
    if seat == ctx.state.acting() {
        cite(3, 54);
    } else {
        cite(3, 58);
        cite(3, 59);
    }
    note(ctx.state, seat, moment, choice);
    make(ctx, seat, choice)?;
    Ok(true)
}

/// Notes what a use in this window shows.
fn note(state: &State, seat: Seat, moment: Moment, choice: Choice) {
    if seat != state.acting() {
        cite(18, 1);
    }
    match moment {
        Moment::Between if !matches!(choice, Choice::Act(_)) => cite(8, 5),
        Moment::Announced => cite(9, 13),
        Moment::Blocked => cite(9, 57),
        Moment::BeforeCombat => cite(9, 58),
        Moment::WouldSucceed => cite(9, 64),
        _ => {}
    }
}

/// Who can only pass, as a glance tells: the rules offer nothing without a card, and no card or text is for the moment. That
/// is so for most of those who are polled.
#[inline]
fn idle(state: &State, moment: Moment) -> Seats {
    let (acting, offered) = (state.acting(), without_a_card(state, moment));
    let speaks = |seat: Seat| {
        let (player, at) = (&state[seat], seen_by(state, seat, moment));
        let hand = if seat == acting { player.acting_at } else { player.reacting_at };
        playable::speaks(hand.or(player.table_at), at)
    };
    let busy = |idle: Seats, seat: Seat| if speaks(seat) { idle.without(seat) } else { idle };
    let idle = state.living().minus(offered);
    idle.into_iter().fold(idle, busy)
}

/// To whom the rules may offer something without a card.
#[inline]
fn without_a_card(state: &State, moment: Moment) -> Seats {
    let one = |seat: Option<Seat>| seat.map_or(Seats::NONE, Seats::one);
    match moment {
        Moment::Master | Moment::Between | Moment::Influence | Moment::Discard => Seats::one(state.active),
        Moment::Undecided => one(action::may_block_now(state)),
        Moment::Range | Moment::Prevent | Moment::Additional | Moment::Press => {
            super::combat::concerned(state, moment)
        }
        _ => Seats::NONE,
    }
}

/// All that a seat can do at a moment: cards, texts, and what the rules offer without a card.
pub fn offer(state: &State, seat: Seat, moment: Moment, options: &mut Options<Vtes>) {
    let at = seen_by(state, seat, moment);
    match at {
        Moment::Master => {
            cite(7, 10);
            cite(7, 11);
            master::offer(state, seat, options);
        }
        Moment::Between => minion_phase::offer(state, seat, options),
        Moment::Influence => influence::offer(state, seat, options),
        Moment::Discard => discard::offer(state, seat, options),
        Moment::Undecided => action::offer_blocks(state, seat, options),
        Moment::Unlock | Moment::OtherUnlock if playable::has_card(state, seat, at) || options.explains() => {
            super::unlock::offer(state, seat, options);
        }
        Moment::Range | Moment::Prevent | Moment::Additional | Moment::Press => {
            super::combat::offer(state, seat, at, options);
        }
        _ => {}
    }
    if options.explains() || playable::has_card(state, seat, at) {
        playable::cards(state, seat, at, options);
    }
    if options.explains() || playable::speaks(state[seat].table_at, at) {
        usable::texts(state, seat, at, options);
    }
    // Nothing but the pass.
    if options.list().len() <= 1 {
        cite(18, 2);
    }
}

/// Does what was chosen.
fn make(ctx: &mut Ctx, seat: Seat, choice: Choice) -> Asked<()> {
    // Whatever is used, minions that failed to block may try again (§9.28). An attempt to block uses nothing.
    if let Some(action) = ctx.state.action.as_mut().filter(|_| !matches!(choice, Choice::Block(_))) {
        action.failed = Default::default();
    }
    match choice {
        Choice::Play(slot, clause, minion) => play::card(ctx, seat, slot, clause, minion).map(drop),
        Choice::Use(thing, card, clause, _) => use_text(ctx, seat, thing, card, clause),
        Choice::Block(minion) => action::attempt(ctx, minion),
        Choice::Act(minion) => super::announce::act(ctx, minion),
        Choice::BurnOption(slot) => super::unlock::burn_option(ctx, slot),
        Choice::Transfer(..) | Choice::Back(_) | Choice::Crypt | Choice::Out(_) => {
            influence::make(ctx, seat, choice)
        }
        Choice::Discard(slot) => discard::make(ctx, slot),
        Choice::Maneuver(_) | Choice::Press(_) | Choice::Prevent(_) | Choice::Additional(_) => {
            super::combat::make(ctx, seat, choice)
        }
        _ => Ok(()),
    }
}

/// A text in play is used: declared, paid for, carried out. Nobody can cancel it.
pub fn use_text(ctx: &mut Ctx, seat: Seat, thing: Thing, card: CardId, clause: ClauseNo) -> Asked<()> {
    let controller = ctx.state.controller(thing).unwrap_or(seat);
    let mut used: Use = usable::use_of_text(ctx.state, thing, clause, card, controller);
    if used.script().who.is_none() {
        used.you = seat;
    }
    ctx.rule(3, 7).emit(Event::Used { who: seat, card });
    effects::picks(ctx, &mut used)?;
    limits::note_text(ctx.state, &used);
    costs::pay(ctx, &used, used.script().cost)?;
    settle::after_effect(ctx)?;
    // Spent the last pool.
    if !ctx.state.is_playing(used.you) {
        cite(3, 44);
        return Ok(());
    }
    effects::all(ctx, &mut used)?;
    Ok(())
}
