//! Announcing an action: which minion, what it does, and everything that is declared for it (chapters 8 and 9).

use elysium_kernel::{Asked, Seats, cite};

use super::effects;
use super::{Ctx, anarch, deeds, hand, limits, play, raise, rows, torpor, usable, zones};
use crate::cards::{CardId, Deed, Trigger, Type, book};
use crate::state::{
    Action, ActionResult, ActionStage, ClauseNo, MinionId, MinionSet, Slot, State, Thing, Use, Wide,
};
use crate::vocabulary::{Ask, Choice, Event};

/// A minion has been chosen to act: what does it do?
pub fn act(ctx: &mut Ctx, minion: MinionId) -> Asked<()> {
    let who = ctx.state[minion].controller;
    let choice = ctx.choose(who, Ask::Deed(minion), |state, options| deeds::deeds(state, minion, options))?;
    announce(ctx, minion, choice)
}

/// The action is declared: card shown, targets chosen, minion locked.
fn announce(ctx: &mut Ctx, minion: MinionId, choice: Choice) -> Asked<()> {
    let who = ctx.state[minion].controller;
    let mut action = Action {
        stage: ActionStage::Announced,
        actor: minion,
        slot: ctx.state[minion].slot,
        who,
        deed: Deed::UseCard,
        used: None,
        card: None,
        stealth: 0,
        bleed: 0,
        directed: Seats::NONE,
        prey: None,
        target: Thing::Nothing,
        pieces: Wide::NONE,
        share: 0,
        declined: Seats::NONE,
        blocker: None,
        failed: MinionSet::NONE,
        result: ActionResult::Open,
        bled: 0,
        passed: false,
        margin: 0,
        goes_on: false,
    };
    match choice {
        Choice::Hunt => {
            cite(8, 29);
            (action.deed, action.stealth) = (Deed::Hunt, 1);
        }
        Choice::Bleed => {
            action.deed = Deed::Bleed;
            action.prey = ctx.state.prey(who);
        }
        Choice::LeaveTorpor => {
            cite(12, 6);
            (action.deed, action.stealth) = (Deed::LeaveTorpor, 1);
        }
        Choice::BecomeAnarch => {
            cite(16, 30);
            cite(16, 32);
            (action.deed, action.stealth) = (Deed::BecomeAnarch, 1);
            action.share = anarch::cost(ctx.state, minion);
        }
        Choice::Rescue(victim) | Choice::Diablerize(victim) => {
            action.target = Thing::Minion(victim);
            let own = ctx.state[victim].controller == who;
            action.stealth = i8::from(own);
            action.deed = Deed::Diablerize;
            let rescue = matches!(choice, Choice::Rescue(_));
            if rescue {
                cite(12, 13);
                if own {
                    cite(12, 15);
                } else {
                    cite(12, 16);
                }
                action.deed = Deed::Rescue;
                action.share = torpor::share(ctx, minion, victim)?;
            } else {
                cite(12, 19);
                cite(12, 20);
            }
        }
        Choice::EquipFrom(other) => {
            cite(8, 38);
            (action.deed, action.stealth) = (Deed::Equip, 1);
            action.target = Thing::Minion(other);
            action.pieces = pieces(ctx, minion, other)?;
        }
        Choice::Play(slot, clause, _) => return with_card(ctx, action, slot, clause),
        Choice::Use(thing, card, clause, _) => return by_text(ctx, action, thing, card, clause),
        _ => return Ok(()),
    }
    begin(ctx, action)
}

/// Which pieces of equipment are taken, at least one.
fn pieces(ctx: &mut Ctx, minion: MinionId, from: MinionId) -> Asked<Wide> {
    let mut taken = Wide::NONE;
    loop {
        let choice = ctx.choose(ctx.state[minion].controller, Ask::Take(from), |state, options| {
            if !taken.is_empty() {
                options.push(Choice::Done);
            }
            let highest = taken.iter().last();
            for permanent in deeds::takeable(state, minion, from).filter(|p| highest.is_none_or(|h| p.0 > h))
            {
                options.push(Choice::Take(permanent));
            }
        })?;
        let Choice::Take(permanent) = choice else { return Ok(taken) };
        taken.insert(permanent.index());
    }
}

/// An action with a card of the hand: it is shown and can be cancelled before anything else happens.
fn with_card(ctx: &mut Ctx, mut action: Action, slot: Slot, clause: ClauseNo) -> Asked<()> {
    let (card, minion, who) = (ctx.state.card(slot), action.actor, action.who);
    let mut used = Use::new(card, clause, Thing::Card(slot), who, Some(minion));
    let script = used.script();
    let Some(act) = script.act else { return Ok(()) };
    cite(9, 9);
    play::enter_limbo(ctx, used, slot);
    // The terms of a referendum are chosen when it is called.
    if act.is == Deed::Political {
        cite(10, 1);
    } else {
        effects::picks(ctx, &mut used)?;
    }
    play::declared(ctx, slot, used);
    let cancel = play::as_played(ctx, slot)?;
    if !play::in_limbo(ctx.state, slot) {
        return Ok(());
    }
    if cancel.is_some() {
        // A cancelled action card: nothing is paid, the minion is not locked and may act again, and nothing is noted of it
        // for the turn.
        cite(3, 13);
        cite(3, 14);
        cite(9, 74);
        play::take_from_limbo(ctx.state, slot);
        zones::to_ash(ctx.state, slot);
        return hand::replace(ctx, who, None);
    }
    // It counts towards what a minion can do in a turn; the rest is noted as for any card.
    limits::note(ctx.state, &used, script.kind.unwrap_or(Type::Action));
    (action.card, action.used) = (Some(slot), Some(used));
    (action.deed, action.stealth, action.bleed) = (act.is, act.stealth, act.bleed);
    if act.is == Deed::Bleed {
        action.prey = ctx.state.prey(who);
    }
    stealth_of(act);
    let delay = effects::cards::delay(book().library(card).replace.as_ref());
    cite(3, 8);
    hand::replace(ctx, who, delay)?;
    play::take_from_limbo(ctx.state, slot);
    begin(ctx, action)
}

/// Notes where the stealth of an action with a card comes from: the card, or the rules for its kind.
fn stealth_of(act: &crate::cards::Act) {
    match act.is {
        Deed::Equip | Deed::Employ | Deed::Recruit => cite(8, 34),
        Deed::UseCard | Deed::EnterCombat => cite(8, 46),
        _ => {}
    }
}

/// An action that a card in play allows.
fn by_text(ctx: &mut Ctx, mut action: Action, thing: Thing, card: CardId, clause: ClauseNo) -> Asked<()> {
    let controller = ctx.state.controller(thing).unwrap_or(action.who);
    // "Me" is the bearer of the card; who acts is the actor.
    let mut used = usable::use_of_text(ctx.state, thing, clause, card, action.who);
    if used.me.is_none() {
        used.me = Some(action.actor);
    }
    let Some(act) = used.script().act else { return Ok(()) };
    // The terms of a referendum are chosen when it is called.
    if act.is == Deed::Political {
        cite(10, 1);
    } else {
        effects::picks(ctx, &mut used)?;
    }
    (action.deed, action.stealth, action.bleed) = (act.is, act.stealth, act.bleed);
    if act.is == Deed::Bleed {
        action.prey = ctx.state.prey(action.who);
    }
    stealth_of(act);
    action.used = Some(used);
    if act.d && controller != action.who {
        action.directed = Seats::one(controller);
    }
    begin(ctx, action)
}

/// The minion is locked, and the action is under way.
fn begin(ctx: &mut Ctx, mut action: Action) -> Asked<()> {
    let minion = action.actor;
    action.directed = directed(ctx.state, &action);
    let name = ctx.state.card(action.slot);
    let card = action.used.map(|used| used.card);
    let at = action.directed.into_iter().next();
    let (who, deed) = (action.who, action.deed);
    cite(9, 10);
    ctx.state.locked.insert(minion);
    ctx.state[minion].turn.acted = true;
    ctx.rule(9, 8).emit(Event::Announced { who, minion: name, deed, card, at });
    match deed {
        Deed::Bleed => {
            cite(8, 21);
            ctx.state[minion].turn.bled = true;
        }
        Deed::Political => ctx.state[minion].turn.called = true,
        _ => {}
    }
    ctx.state.action = Some(action);
    limits::note_action(ctx.state, minion);
    if let Some(used) = action.used
        && let Some(act) = used.script().act
    {
        for effect in &act.during {
            rows::add(ctx.state, &used, effect);
        }
    }
    let listeners = raise::listeners(ctx.state, Trigger::Acts, Thing::Minion(minion));
    raise::answer(ctx, &listeners);
    play::mandatory(ctx, crate::moment::Moment::Announced);
    Ok(())
}

/// At whom an action is directed: those it names, or whose things it names (§9).
fn directed(state: &State, action: &Action) -> Seats {
    if action.deed == Deed::Political {
        cite(8, 52);
        return Seats::NONE;
    }
    let mut seats = action.directed;
    if let Some(prey) = action.prey {
        cite(8, 22);
        seats = seats.with(prey);
    }
    let others = |thing: Thing| {
        // Nobody is aimed at by what is done to an ash heap.
        if matches!(thing, Thing::Card(slot) if state[slot.owner()].ash.has(slot.index())) {
            cite(9, 21);
            return None;
        }
        state.controller(thing).filter(|&seat| seat != action.who)
    };
    if matches!(action.target, Thing::Minion(_))
        && let Some(seat) = others(action.target)
    {
        seats = seats.with(seat);
    }
    let used = action.used.as_ref().filter(|used| used.script().act.is_some_and(|act| act.d));
    cite(9, 15);
    let Some(used) = used else { return seats };
    let named = used.targets.into_iter().chain(used.many.iter().map(Thing::Minion));
    for seat in named.filter_map(others) {
        seats = seats.with(seat);
    }
    // A directed action that names nobody is aimed at the prey.
    if seats.is_empty() && used.targets[0] == Thing::Nothing && action.card.is_some() {
        seats = state.prey(action.who).map_or(Seats::NONE, Seats::one);
    }
    if seats.is_empty() {
        cite(9, 22);
    }
    seats
}
