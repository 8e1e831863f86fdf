//! Moving to The Streets and forming parties (§6.8 to §6.14).

use elysium_kernel::{Asked, Seat, cite};

use super::{Check, Ctx, stats, unless};
use crate::State;
use crate::cards::{CardId, Effect};
use crate::sets::Slot;
use crate::state::Place;
use crate::vocabulary::{Ask, Choice, Event, Why};

/// Wandering the BART Tunnels: outside Havens every party is one vampire (§25.78).
pub(crate) fn parties_of_one(state: &State) -> bool {
    alone_in_streets(state).is_some()
}

/// The card that says so.
pub(crate) fn alone_in_streets(state: &State) -> Option<CardId> {
    stats::city_rule(state, |effect| *effect == Effect::PartiesOfOne)
}

pub(crate) fn split_parties(ctx: &mut Ctx) {
    for seat in ctx.state.everyone() {
        for (party, vampire) in (0..).zip(ctx.state.which(seat, super::super::state::Vampire::in_streets)) {
            ctx.state[vampire].place = Place::Streets(party);
        }
    }
}

/// Puts a vampire into The Streets, alone.
pub(crate) fn go_out(ctx: &mut Ctx, vampire: Slot) {
    let party = ctx.state.free_party(vampire.owner());
    ctx.state[vampire].place = Place::Streets(party);
}

/// §6.8: ready vampires in the Haven may go out.
pub(crate) fn may_move(state: &State, vampire: Slot) -> Check {
    let me = &state[vampire];
    unless(me.is_ready(), 6, 8, Why::NotReady { vampire: state.card(vampire) })
}

/// §6.12, §6.13, §27.5: ready vampires in The Streets may change parties, once between actions.
pub(crate) fn may_regroup(state: &State, vampire: Slot) -> Check {
    let (me, card) = (&state[vampire], state.card(vampire));
    unless(me.is_ready(), 6, 13, Why::NotReady { vampire: card })?;
    unless(!me.regrouped, 27, 5, Why::OnlyOnce { vampire: card })
}

/// Is there another way to stand than now?
pub(crate) fn could_regroup(state: &State, vampire: Slot) -> bool {
    cite(6, 12);
    let me = state[vampire].place;
    let others = state.which(vampire.owner(), super::super::state::Vampire::in_streets);
    let companions = others.filter(|&other| other != vampire).count();
    companions > 0 && !parties_of_one(state) && matches!(me, Place::Streets(_))
}

/// One member of every other party that a vampire could join.
fn other_parties(state: &State, vampire: Slot) -> impl Iterator<Item = Slot> + '_ {
    cite(6, 10);
    let place = state[vampire].place;
    let mut seen = 0u8;
    let out = state.which(vampire.owner(), move |v| v.in_streets() && v.place != place);
    out.filter(move |&other| other != vampire).filter(move |&other| {
        let Place::Streets(party) = state[other].place else { return false };
        let new = seen >> party & 1 == 0;
        seen |= 1 << party;
        new
    })
}

/// From the Haven to The Streets, alone or into a party there.
pub(crate) fn move_out(ctx: &mut Ctx, vampire: Slot) -> Asked<()> {
    let ctx = &mut *ctx.rule(6, 8);
    let card = ctx.state.card(vampire);
    let choice = ctx.choose(vampire.owner(), Ask::Party(vampire), |state, options| {
        options.push(Choice::Alone);
        if !parties_of_one(state) {
            other_parties(state, vampire).for_each(|other| options.push(Choice::With(other)));
        }
    })?;
    match choice {
        Choice::With(other) => ctx.state[vampire].place = ctx.state[other].place,
        _ => go_out(ctx, vampire),
    }
    ctx.emit(Event::Moved { vampire: card });
    if let Choice::With(other) = choice {
        let with = ctx.state.card(other);
        ctx.emit(Event::Joined { vampire: card, with });
    }
    Ok(())
}

pub(crate) fn regroup(ctx: &mut Ctx, vampire: Slot) -> Asked<()> {
    let ctx = &mut *ctx.rule(6, 12);
    let card = ctx.state.card(vampire);
    let choice = ctx.choose(vampire.owner(), Ask::Party(vampire), |state, options| {
        if state.party(vampire).count() > 1 {
            options.push(Choice::Alone);
        }
        other_parties(state, vampire).for_each(|other| options.push(Choice::With(other)));
    })?;
    ctx.state[vampire].regrouped = true;
    match choice {
        Choice::With(other) => {
            ctx.state[vampire].place = ctx.state[other].place;
            let with = ctx.state.card(other);
            ctx.emit(Event::Joined { vampire: card, with });
        }
        _ => {
            go_out(ctx, vampire);
            ctx.emit(Event::WentAlone { vampire: card });
        }
    }
    Ok(())
}

/// §10.2: before an attack the ready members leave the exhausted ones.
pub(crate) fn leave_exhausted(ctx: &mut Ctx, attacker: Slot) {
    cite(6, 14);
    cite(10, 2);
    let party: arrayvec::ArrayVec<Slot, 8> = ctx.state.party(attacker).collect();
    if party.iter().any(|&member| ctx.state[member].exhausted) {
        let free = ctx.state.free_party(attacker.owner());
        for member in party {
            if !ctx.state[member].exhausted {
                ctx.state[member].place = Place::Streets(free);
            }
        }
    }
}

/// §5.7, §6.9: everybody home, unless a card keeps them out; there is no other way home.
pub(crate) fn come_home(ctx: &mut Ctx, who: Seat) {
    cite(6, 9);
    let ctx = &mut *ctx.rule(5, 7);
    let kept = stats::city_rule(ctx.state, |effect| *effect == Effect::StayOut);
    let leader = ctx.state.leader(who).filter(|_| ctx.state.leader_out);
    for vampire in ctx.state.which(who, super::super::state::Vampire::in_streets) {
        if kept.is_none() && leader != Some(vampire) {
            ctx.state[vampire].place = Place::Haven;
        } else if let Some(by) = kept {
            let vampire = ctx.state.card(vampire);
            ctx.rule(6, 9).emit(Event::StaysOut { vampire, by });
        }
    }
    ctx.emit(Event::Returned { who });
}
