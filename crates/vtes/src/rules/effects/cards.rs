//! Effects on cards: where they go, who controls them, what of decks and hands is seen.

use elysium_kernel::{Asked, Seats, cite};

use super::{Done, amount, named, run};
use crate::cards::{Delay as Replace, Effect, How, Sel, Type, Zone, book};
use crate::rules::eval::View;
use crate::rules::zones::Leaves;
use crate::rules::{Ctx, contest, hand, play, playable, recruit, stats, torpor, zones};
use crate::state::{Host, Lasting, Op, Row, RowKind, Slot, State, Thing, Use};
use crate::vocabulary::{Ask, Choice, Event};

/// A card goes somewhere.
pub fn send(ctx: &mut Ctx, used: &Use, thing: Thing, zone: &'static Zone) -> Asked<()> {
    let by = Some(used.card);
    match (thing, zone) {
        (Thing::Minion(minion), Zone::Torpor) => torpor::enter(ctx, minion, by),
        (Thing::Minion(minion), Zone::Ready) => {
            torpor::leave(ctx, minion, by);
            Ok(())
        }
        (Thing::Minion(_) | Thing::Permanent(_), Zone::AshHeap) => zones::burn(ctx, thing, by),
        (Thing::Minion(_) | Thing::Permanent(_), Zone::OutOfGame) => {
            if let Some(card) = ctx.state.card_of(thing) {
                ctx.emit(Event::Removed { card, by });
            }
            zones::leave_play(ctx, thing, Leaves::Removed)
        }
        (Thing::Minion(_) | Thing::Permanent(_), Zone::Hand) => {
            if let (Some(card), Some(slot)) = (ctx.state.card_of(thing), ctx.state.slot_of(thing)) {
                ctx.emit(Event::ReturnedToHand { who: slot.owner(), card, by });
            }
            zones::leave_play(ctx, thing, Leaves::Hand)
        }
        (Thing::Minion(minion), Zone::Uncontrolled) => {
            let card = ctx.state.card(ctx.state[minion].slot);
            ctx.emit(Event::ToUncontrolled { card, by });
            zones::leave_play(ctx, thing, Leaves::Uncontrolled)
        }
        (Thing::Card(slot), Zone::Ready) if playable::is(ctx.state.card(slot), Type::Ally) => {
            recruit::appear(ctx, used.you, slot)
        }
        (Thing::Card(slot), zone) => {
            // The card of the action goes elsewhere than to the ash heap at its end.
            if let Some(action) = &mut ctx.state.action
                && action.card == Some(slot)
            {
                action.card = None;
            }
            if *zone == Zone::Ready {
                return into_play(ctx, slot);
            }
            card_to(ctx, slot, zone, by);
            Ok(())
        }
        _ => Ok(()),
    }
}

/// An effect brings an uncontrolled vampire into play. Nothing is paid for it.
fn into_play(ctx: &mut Ctx, slot: Slot) -> Asked<()> {
    let card = ctx.state.card(slot);
    let Some((who, place)) = ctx.state.uncontrolled_at(slot) else { return Ok(()) };
    let blood = ctx.state[who].uncontrolled[place].blood;
    // Not even for a scarce vampire.
    cite(17, 9);
    ctx.state.exposed[slot.owner().index()].insert(slot.index());
    let Some(minion) = zones::enter_minion(ctx.state, slot, who, blood, false) else {
        return Ok(());
    };
    ctx.emit(Event::EntersPlay { who, card, on: None });
    contest::minion(ctx, minion)
}

/// A card that is not in play goes to another place out of play.
fn card_to(ctx: &mut Ctx, slot: Slot, zone: &Zone, by: Option<crate::cards::CardId>) {
    let owner = slot.owner();
    let card = ctx.state.card(slot);
    let hidden = ctx.state.uncontrolled_at(slot).is_some();
    play::take_from_limbo(ctx.state, slot);
    match zone {
        Zone::AshHeap => {
            zones::to_ash(ctx.state, slot);
            ctx.emit(Event::Burned { card, by });
        }
        Zone::OutOfGame => {
            cite(1, 7);
            zones::take_away(ctx.state, slot);
            ctx.state[owner].removed.insert(slot.index());
            // What leaves the game is seen by all (it lies open).
            if hidden {
                ctx.emit(Event::Shown { who: owner, card });
            }
            ctx.emit(Event::Removed { card, by });
        }
        Zone::Hand => {
            zones::take_away(ctx.state, slot);
            ctx.state[owner].hand.insert(slot.index());
            zones::hand_changed(ctx.state, owner);
            ctx.emit(Event::ReturnedToHand { who: owner, card, by });
        }
        Zone::Library | Zone::LibraryTop | Zone::LibraryBottom | Zone::Crypt => {
            zones::take_away(ctx.state, slot);
            ctx.state[owner].deck.insert(slot.index());
            // A hand that was short draws it at once.
            cite(3, 21);
            ctx.state.uneven = true;
        }
        _ => {}
    }
}

/// The card itself goes into play, onto something, or elsewhere.
pub fn put(ctx: &mut Ctx, used: &mut Use, zone: &'static Zone) -> Asked<()> {
    let Thing::Card(slot) = used.this else { return send(ctx, used, used.this, zone) };
    let mode = play::mode_of(used);
    let library = book().library(used.card);
    let view = View::new(ctx.state, used);
    let counters = library.counters.as_ref().map_or(0, |n| amount(view, n));
    let (host, controller) = match zone {
        Zone::InPlay => {
            if library.has(crate::cards::Key::Location) {
                cite(4, 4);
            }
            if library.is(crate::cards::Type::Event) {
                cite(14, 11);
            } else if !library.is(crate::cards::Type::Master) {
                cite(4, 23);
            }
            (Host::Table, used.you)
        }
        Zone::InPlayOf(who) => (Host::Table, view.seat(who).unwrap_or(used.you)),
        Zone::On(sel) => match view.one(sel) {
            Thing::Minion(minion) if ctx.state.controlled().has(minion) => {
                // A master card stays with whoever played it, a minion card goes with its minion (§4).
                if library.is(crate::cards::Type::Master) {
                    cite(4, 3);
                    (Host::Minion(minion), used.you)
                } else {
                    cite(4, 22);
                    cite(2, 22);
                    (Host::Minion(minion), ctx.state[minion].controller)
                }
            }
            Thing::Permanent(permanent) => (Host::Permanent(permanent), used.you),
            _ => return Ok(()),
        },
        Zone::Ready => return recruit::enter(ctx, used),
        other => return send(ctx, used, used.this, other),
    };
    play::take_from_limbo(ctx.state, slot);
    let life = recruit::life(ctx.state, used);
    if let Some(permanent) = zones::enter_permanent(ctx, slot, controller, host, mode, counters.max(life)) {
        used.this = Thing::Permanent(permanent);
        contest::permanent(ctx, permanent)?;
    }
    Ok(())
}

/// Does a card that was played do anything more? One that was burned or is contested as it came into play does not.
pub fn works(state: &State, used: &Use) -> bool {
    match used.this {
        Thing::Minion(_) | Thing::Permanent(_) => state.is_in_play(used.this),
        _ => true,
    }
}

/// The card remembers somebody.
pub fn know(ctx: &mut Ctx, used: &Use, n: u8, sel: &Sel) {
    let subject = View::new(ctx.state, used).one(sel);
    let effect = used.script().does.iter().find(|effect| matches!(effect, Effect::Know(..)));
    let Some(effect) = effect.or_else(|| find_know(used)) else { return };
    if subject.is_something() {
        let op = Op::of(used.card, effect);
        let row = Row {
            kind: RowKind::Know,
            op,
            n: n as i8,
            until: Lasting::InPlay,
            source: used.this,
            subject,
            target: Thing::Nothing,
            you: used.you,
        };
        ctx.state.rows.push(row);
        stats::refresh_moved(ctx.state, false);
    }
}

fn find_know(used: &Use) -> Option<&'static Effect> {
    used.script().does.iter().find_map(|effect| match effect {
        Effect::Instead(then) => then.iter().find(|effect| matches!(effect, Effect::Know(..))),
        _ => None,
    })
}

/// Somebody discards: by choice, by another's choice, or at random.
pub fn discard(ctx: &mut Ctx, used: &Use, effect: &'static Effect) -> Asked<()> {
    let Effect::Discard { who, n, by, what, how } = effect else { return Ok(()) };
    let view = View::new(ctx.state, used);
    let n = n.as_ref().map_or(1, |n| amount(view, n));
    let chooser = by.as_ref().and_then(|by| view.seat(by));
    for seat in named(ctx, used, who).into_iter().filter_map(Thing::player) {
        for _ in 0..n {
            let fits =
                |state: &crate::state::State, slot| View::new(state, used).passes(what, Thing::Card(slot));
            let hand: arrayvec::ArrayVec<Slot, 64> = {
                let all = ctx.state[seat].hand.iter().map(|index| Slot::new(seat, index));
                all.filter(|&slot| what.is_empty() || fits(ctx.state, slot)).take(64).collect()
            };
            if hand.is_empty() {
                break;
            }
            let slot = if how.contains(&How::Random) {
                let drawn = ctx.pick(Ask::Random, hand.len(), |_, n| Choice::Draw(hand[n]));
                let Choice::Draw(slot) = drawn else { break };
                slot
            } else {
                let choice = ctx.choose(chooser.unwrap_or(seat), Ask::Discard, |state, options| {
                    hand::distinct(
                        state,
                        seat,
                        |_| true,
                        |slot| {
                            if hand.contains(&slot) {
                                options.push(Choice::Discard(slot));
                            }
                        },
                    );
                })?;
                let Choice::Discard(slot) = choice else { break };
                slot
            };
            hand::discard(ctx, slot, Some(used.card));
        }
        hand::fill(ctx, seat)?;
    }
    Ok(())
}

/// Somebody looks through a deck, ash heap or hand for a card; it may be found or not, and a deck is shuffled afterwards.
pub fn search(ctx: &mut Ctx, used: &mut Use, effect: &'static Effect) -> Asked<Done> {
    let Effect::Search { of, zones, what, then } = effect else { return Ok(Done::default()) };
    let Some(whose) = View::new(ctx.state, used).seat(of) else { return Ok(Done::default()) };
    let who = used.you;
    let seen = *used;
    // Who searches sees all of it.
    let through = ctx.state[whose];
    for zone in zones {
        let cards = match zone {
            Zone::Library => through.deck.library(),
            Zone::Crypt => through.deck.crypt(),
            Zone::Hand => through.hand,
            _ => continue,
        };
        ctx.state.look(who, whose, cards);
    }
    let choice = ctx.choose(who, Ask::Search(used.card), |state, options| {
        options.push(Choice::Done);
        let view = View::new(state, &seen);
        let mut names = arrayvec::ArrayVec::<crate::cards::CardId, 100>::new();
        for zone in zones {
            let set = match zone {
                Zone::Library => state[whose].deck.library(),
                Zone::Crypt => state[whose].deck.crypt(),
                Zone::AshHeap => {
                    cite(1, 7);
                    state[whose].ash
                }
                Zone::Hand => state[whose].hand,
                _ => continue,
            };
            for index in set.iter() {
                let slot = Slot::new(whose, index);
                let card = state.card(slot);
                if view.passes(what, Thing::Card(slot)) && !names.contains(&card) {
                    let _ = names.try_push(card);
                    options.push(Choice::Target(Thing::Card(slot)));
                }
            }
        }
    })?;
    let mut done = Done::default();
    // To find none is a choice.
    cite(17, 28);
    if let Choice::Target(Thing::Card(slot)) = choice {
        ctx.state.exposed[whose.index()].insert(slot.index());
        let card = ctx.state.card(slot);
        ctx.emit(Event::Shown { who: whose, card });
        let mut inner = Use { it: Thing::Card(slot), ..*used };
        done = run(ctx, &mut inner, then)?;
    }
    if zones.iter().any(|zone| matches!(zone, Zone::Library | Zone::Crypt)) {
        ctx.emit(Event::Shuffled { who: whose });
    }
    Ok(done)
}

/// Somebody looks at another's hand.
pub fn look(ctx: &mut Ctx, used: &Use, who: &Sel, zone: &Zone) {
    let Some(of) = View::new(ctx.state, used).seat(who) else { return };
    let set = match zone {
        Zone::Hand => ctx.state[of].hand,
        Zone::Library => ctx.state[of].deck.library(),
        _ => return,
    };
    let who = used.you;
    for index in set.iter() {
        let card = Some(ctx.state.card(Slot::new(of, index)));
        let audience = Seats::one(who).with(of);
        ctx.emit_secret(audience, Event::Looked { who, of, card }, Event::Looked { who, of, card: None });
    }
    ctx.state.look(who, of, set);
}

/// A minion gets a piece of equipment: found somewhere, or from another minion.
pub fn equip(ctx: &mut Ctx, used: &mut Use, who: &Sel, what: &Sel) -> Asked<()> {
    let view = View::new(ctx.state, used);
    let (Some(minion), what) = (view.minion(who), view.one(what)) else { return Ok(()) };
    match what {
        Thing::Permanent(permanent) => zones::move_onto(ctx, permanent, minion, Some(used.card)),
        Thing::Card(slot) => {
            // It is not played.
            cite(3, 1);
            let card = ctx.state.card(slot);
            let controller = ctx.state[minion].controller;
            let counters =
                book().library(card).counters.as_ref().map_or(0, |n| amount(View::new(ctx.state, used), n));
            if let Some(permanent) =
                zones::enter_permanent(ctx, slot, controller, Host::Minion(minion), 0, counters)
            {
                contest::permanent(ctx, permanent)?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// When a card of this kind is replaced, if not at once.
pub fn delay(replace: Option<&Replace>) -> Option<crate::state::Delay> {
    use crate::cards::Phase;
    use crate::state::Delay;
    Some(match replace? {
        Replace::Now => return None,
        Replace::At(Phase::Unlock) => Delay::Unlock,
        Replace::At(Phase::Master) => Delay::Master,
        Replace::At(Phase::Minion) => Delay::Minion,
        Replace::At(Phase::Influence) => Delay::Influence,
        Replace::At(Phase::Discard) => Delay::Discard,
        Replace::AfterAction => Delay::AfterAction,
        Replace::AfterCombat => Delay::AfterCombat,
        Replace::On(..) => Delay::Leaves,
        Replace::Never => Delay::Never,
    })
}
