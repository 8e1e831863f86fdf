//! Cards from place to place: into play, out of play, to hands and ash heaps.

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, raise, rows, settle, stats};
use crate::cards::{CardId, CardKind, Key, Trigger, Triggers, book};
use crate::state::{
    Delay, Host, Minion, MinionId, MinionSet, Permanent, PermanentId, Slot, State, Thing, Uncontrolled, Wide,
};
use crate::vocabulary::Event;

/// Where the masks of a hand have to be made anew.
pub fn hand_changed(state: &mut State, seat: Seat) {
    let (mut acting, mut reacting) = (crate::moment::Moments::NONE, crate::moment::Moments::NONE);
    for index in state[seat].hand.iter() {
        let marks = book().marks(state.card(Slot::new(seat, index)));
        (acting, reacting) = (acting.or(marks.acting), reacting.or(marks.reacting));
    }
    (state[seat].acting_at, state[seat].reacting_at) = (acting, reacting);
    state.uneven = true;
}

/// Where the masks of what somebody controls have to be made anew.
pub fn table_changed(state: &mut State) {
    let mut at = [crate::moment::Moments::NONE; crate::state::MAX_PLAYERS];
    let (mut open, mut must) = (crate::moment::Moments::NONE, crate::moment::Moments::NONE);
    let (mut on, mut would) = (Triggers::NONE, Triggers::NONE);
    let (mut talking, mut talking_cards, mut retainers) = (MinionSet::NONE, Wide::NONE, Wide::NONE);
    let mut see = |controller: Seat, card: CardId| {
        let marks = book().marks(card);
        at[controller.index()] = at[controller.index()].or(marks.table);
        open = open.or(marks.open);
        must = must.or(marks.must);
        on = on.or(marks.on);
        would = would.or(marks.would);
        marks.acts || !marks.table.is_empty()
    };
    for minion in state.controlled() {
        if see(state[minion].controller, state.card(state[minion].slot)) {
            talking.insert(minion);
        }
    }
    for permanent in state.permanents() {
        let card = state.card(state[permanent].slot);
        if see(state[permanent].controller, card) {
            talking_cards.insert(permanent.index());
        }
        if book().marks(card).retainer {
            retainers.insert(permanent.index());
        }
    }
    for (_, row) in state.rows.of(crate::state::RowKind::Grant) {
        let granted = rows::granted_moments(row);
        (open, must) = (open.or(granted), must.or(granted));
    }
    for (player, at) in state.players.iter_mut().zip(at) {
        player.table_at = at.or(open);
    }
    (state.on, state.would, state.must, state.open) = (on, would, must, open);
    (state.talking, state.talking_cards, state.retainers) = (talking, talking_cards, retainers);
    state.uneven = true;
    state.dirty = true;
}

/// A card goes to its owner's ash heap from wherever it is not in play.
pub fn to_ash(state: &mut State, slot: Slot) {
    take_away(state, slot);
    state[slot.owner()].ash.insert(slot.index());
}

/// Out of the hand, deck, ash heap or uncontrolled region that a card is in.
pub fn take_away(state: &mut State, slot: Slot) {
    let (owner, index) = (slot.owner(), slot.index());
    let player = &mut state[owner];
    let was_in_hand = player.hand.has(index);
    let was_in_pile = player.deck.has(index) || player.ash.has(index) || player.removed.has(index);
    player.hand.remove(index);
    player.deck.remove(index);
    player.ash.remove(index);
    player.removed.remove(index);
    if was_in_hand {
        hand_changed(state, owner);
    }
    if was_in_hand || was_in_pile {
        return;
    }
    if let Some((seat, place)) = state.uncontrolled_at(slot) {
        state[seat].uncontrolled.remove(place);
    }
}

/// A vampire or ally comes into play, ready and unlocked.
pub fn enter_minion(
    state: &mut State,
    slot: Slot,
    controller: Seat,
    blood: u8,
    ally: bool,
) -> Option<MinionId> {
    let minion = state.free_minion()?;
    take_away(state, slot);
    state[minion] = Minion { slot, controller, blood, ally, ..Minion::default() };
    state.ready.insert(minion);
    let card = state.card(slot);
    if let CardKind::Crypt(_) = card.kind() {
        state[minion].title = super::titles::printed(card);
    }
    rows::enter(state, Thing::Minion(minion), card);
    stats::refresh(state, minion);
    stats::refresh_moved(state, false);
    let capacity = state[minion].capacity;
    if !ally {
        if blood > capacity {
            cite(2, 6);
        }
        state[minion].blood = blood.min(capacity);
    }
    table_changed(state);
    Some(minion)
}

/// A card that is no minion comes into play.
pub fn enter_permanent(
    ctx: &mut Ctx,
    slot: Slot,
    controller: Seat,
    host: Host,
    mode: u8,
    counters: u8,
) -> Option<PermanentId> {
    // Who plays a card, or controls it, is not who owns it; the level that it was played at stays.
    cite(4, 33);
    let permanent = place_permanent(ctx.state, slot, controller, host, mode, counters)?;
    let card = ctx.state.card(slot);
    let on = match host {
        Host::Minion(minion) => Some(ctx.state.card(ctx.state[minion].slot)),
        Host::Permanent(other) => Some(ctx.state.card(ctx.state[other].slot)),
        Host::Table => None,
    };
    ctx.emit(Event::EntersPlay { who: controller, card, on });
    Some(permanent)
}

pub fn place_permanent(
    state: &mut State,
    slot: Slot,
    controller: Seat,
    host: Host,
    mode: u8,
    counters: u8,
) -> Option<PermanentId> {
    let permanent = state.free_permanent()?;
    take_away(state, slot);
    state[permanent] = Permanent { slot, controller, host, counters, mode, ..Permanent::default() };
    state.in_play.insert(permanent.index());
    let card = state.card(slot);
    rows::enter(state, Thing::Permanent(permanent), card);
    stats::refresh_moved(state, false);
    table_changed(state);
    Some(permanent)
}

/// Something in play is burned, with everything on it. Texts may answer before and after.
pub fn burn(ctx: &mut Ctx, thing: Thing, by: Option<CardId>) -> Asked<()> {
    if !ctx.state.is_in_play(thing) && !is_contested(ctx.state, thing) {
        return Ok(());
    }
    if raise::would(ctx, Trigger::Burned, thing)? {
        return Ok(());
    }
    let listeners = raise::listeners(ctx.state, Trigger::Burned, thing);
    if let Some(card) = ctx.state.card_of(thing) {
        ctx.rule(1, 2).emit(Event::Burned { card, by });
    }
    leave_play(ctx, thing, Leaves::Ash)?;
    raise::answer(ctx, &listeners);
    Ok(())
}

fn is_contested(state: &State, thing: Thing) -> bool {
    match thing {
        Thing::Minion(minion) => state.contested.has(minion),
        Thing::Permanent(permanent) => state.in_play.has(permanent.index()) && state[permanent].contested,
        _ => false,
    }
}

/// Is a card replaced only when it leaves play?
fn waits_for_leaving(card: CardId) -> bool {
    matches!(card.kind(), CardKind::Library(_))
        && matches!(book().library(card).replace, Some(crate::cards::Delay::On(..)))
}

/// Where a card goes that leaves play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Leaves {
    Ash,
    Removed,
    Hand,
    /// Back to its controller's uncontrolled region, with its blood.
    Uncontrolled,
}

/// Something leaves play. What lies on it is burned, and its blood goes back to the bank.
pub fn leave_play(ctx: &mut Ctx, thing: Thing, to: Leaves) -> Asked<()> {
    let host = match thing {
        Thing::Minion(minion) => Host::Minion(minion),
        Thing::Permanent(permanent) => Host::Permanent(permanent),
        _ => return Ok(()),
    };
    if is_contested(ctx.state, thing) {
        cite(6, 27);
    }
    let riders: arrayvec::ArrayVec<PermanentId, 32> = ctx.state.on(host).take(32).collect();
    for rider in riders {
        if ctx.state[rider].contested && !is_contested(ctx.state, thing) {
            cite(6, 19);
        }
        if to == Leaves::Removed {
            cite(1, 6);
        }
        let card = ctx.state.card(ctx.state[rider].slot);
        ctx.rule(1, 4).emit(Event::Burned { card, by: None });
        // Onto its own owner's ash heap, with what lies on it in turn.
        cite(1, 5);
        leave_play(ctx, Thing::Permanent(rider), Leaves::Ash)?;
    }
    let (slot, controller, blood) = match thing {
        Thing::Minion(minion) => {
            (ctx.state[minion].slot, ctx.state[minion].controller, ctx.state[minion].blood)
        }
        Thing::Permanent(permanent) => {
            (ctx.state[permanent].slot, ctx.state[permanent].controller, ctx.state[permanent].counters)
        }
        _ => return Ok(()),
    };
    // What comes back is a new card.
    cite(1, 8);
    let shaped = ctx.state.rows.shape_minions();
    rows::leave(ctx.state, thing);
    match thing {
        Thing::Minion(minion) => {
            if ctx.state[minion].title_contested {
                cite(6, 43);
            }
            for set in [
                &mut ctx.state.ready,
                &mut ctx.state.torpor,
                &mut ctx.state.contested,
                &mut ctx.state.locked,
                &mut ctx.state.woken,
            ] {
                set.remove(minion);
            }
            ctx.state[minion] = Minion::default();
        }
        Thing::Permanent(permanent) => {
            if book().library(ctx.state.card(slot)).has(Key::DisciplineCard) {
                cite(4, 8);
            }
            ctx.state.in_play.remove(permanent.index());
            ctx.state.stolen.remove(permanent.index());
            ctx.state[permanent] = Permanent::default();
        }
        _ => {}
    }
    let owner = slot.owner();
    if let Some(waiting) = ctx.state[owner].unreplaced[Delay::Leaves as usize].checked_sub(1)
        && waits_for_leaving(ctx.state.card(slot))
    {
        cite(3, 27);
        ctx.state[owner].unreplaced[Delay::Leaves as usize] = waiting;
        ctx.state.uneven = true;
    }
    // Whoever is out of the game has no hand (§15.5).
    let to = if to == Leaves::Hand && !ctx.state.is_playing(owner) { Leaves::Removed } else { to };
    match to {
        Leaves::Ash => {
            cite(1, 2);
            if owner != controller {
                cite(1, 17);
                cite(1, 18);
            }
            ctx.state[owner].ash.insert(slot.index());
        }
        Leaves::Removed => ctx.state[owner].removed.insert(slot.index()),
        Leaves::Hand => {
            ctx.state[owner].hand.insert(slot.index());
            hand_changed(ctx.state, owner);
        }
        Leaves::Uncontrolled => {
            let known = Seats::first(crate::state::MAX_PLAYERS);
            let one = Uncontrolled { slot, blood, known };
            ctx.state[controller].uncontrolled.push(one);
        }
    }
    stats::refresh_moved(ctx.state, shaped);
    table_changed(ctx.state);
    settle::gone(ctx.state, thing);
    Ok(())
}

/// A card on one minion goes onto another.
pub fn move_onto(ctx: &mut Ctx, permanent: PermanentId, minion: MinionId, by: Option<CardId>) {
    let shaped = ctx.state.rows.shape_minions();
    rows::leave_standing(ctx.state, Thing::Permanent(permanent));
    ctx.state[permanent].host = Host::Minion(minion);
    ctx.state[permanent].controller = ctx.state[minion].controller;
    let card = ctx.state.card(ctx.state[permanent].slot);
    rows::enter(ctx.state, Thing::Permanent(permanent), card);
    stats::refresh_moved(ctx.state, shaped);
    table_changed(ctx.state);
    let on = ctx.state.card(ctx.state[minion].slot);
    ctx.emit(Event::Moved { card, on, by });
}

/// Locks or unlocks, if that is news.
pub fn lock(ctx: &mut Ctx, thing: Thing, by: Option<CardId>) {
    if is_locked(ctx.state, thing) || !ctx.state.is_in_play(thing) {
        cite(1, 1);
        return;
    }
    set_locked(ctx.state, thing, true);
    if let Some(card) = ctx.state.card_of(thing) {
        ctx.emit(Event::Locked { card, by });
    }
    let listeners = raise::listeners(ctx.state, Trigger::Locks, thing);
    raise::answer(ctx, &listeners);
}

pub fn unlock(ctx: &mut Ctx, thing: Thing, by: Option<CardId>) {
    if !is_locked(ctx.state, thing) || !ctx.state.is_in_play(thing) {
        cite(1, 1);
        return;
    }
    // Infernal minions, too, and what does not unlock in its unlock phase: that is about the phase alone.
    cite(17, 17);
    set_locked(ctx.state, thing, false);
    if let Some(card) = ctx.state.card_of(thing) {
        ctx.emit(Event::Unlocked { card, by });
    }
    let listeners = raise::listeners(ctx.state, Trigger::Unlocks, thing);
    raise::answer(ctx, &listeners);
}

pub fn is_locked(state: &State, thing: Thing) -> bool {
    match thing {
        Thing::Minion(minion) => state.locked.has(minion),
        Thing::Permanent(permanent) => state[permanent].locked,
        _ => false,
    }
}

pub fn set_locked(state: &mut State, thing: Thing, locked: bool) {
    match thing {
        Thing::Minion(minion) if locked => state.locked.insert(minion),
        Thing::Minion(minion) => state.locked.remove(minion),
        Thing::Permanent(permanent) => state[permanent].locked = locked,
        _ => {}
    }
}
