//! What concerns a player: things that are aimed at them or at something of theirs.

use elysium_kernel::Seat;

use crate::cards::{Deed, Qty};
use crate::rules::stats;
use crate::state::{Play, State, Thing, Use};

fn is_of(state: &State, seat: Seat, thing: Thing) -> bool {
    state.controller(thing) == Some(seat)
}

/// Was the player, or something of theirs, chosen for this?
fn is_aimed(state: &State, seat: Seat, used: &Use) -> bool {
    let things = used.targets.into_iter().chain([used.it]).chain(used.many.iter().map(Thing::Minion));
    used.points[seat.index()] > 0 || things.into_iter().any(|thing| is_of(state, seat, thing))
}

/// Has what is under way to do with this player?
pub fn concerns(state: &State, seat: Seat) -> bool {
    let of = |thing| is_of(state, seat, thing);
    let action = state.action.as_ref().is_some_and(|action| {
        action.who == seat
            || action.directed.has(seat)
            || action.prey == Some(seat)
            || of(action.target)
            || action.blocker.is_some_and(|minion| of(Thing::Minion(minion)))
            || action.used.is_some_and(|used| is_aimed(state, seat, &used))
    });
    let combat = state.combat.as_ref().is_some_and(|combat| combat.seats.contains(&seat));
    let referendum = state.referendum.as_ref().is_some_and(|referendum| {
        referendum.hunted.is_some_and(|minion| of(Thing::Minion(minion)))
            || referendum.used.is_some_and(|used| is_aimed(state, seat, &used))
    });
    action || combat || referendum || state.hits.iter().any(|hit| hit.0.is_some_and(|hit| of(hit.victim)))
}

/// Is the card that is being played aimed at this player, at something of theirs, or at a card they are playing?
pub fn is_played_at(state: &State, seat: Seat) -> bool {
    let mut plays = state.limbo.iter().rev().filter_map(|play| play.0);
    let Some(play) = plays.next() else { return false };
    let answers = plays.next().is_some_and(|before| before.used.you == seat);
    let own = play.used.you == seat;
    !own && (answers || is_aimed(state, seat, &play.used) || starts_against(state, seat, &play))
}

/// Is it the card of an action that will be directed at this player without saying so? The action begins after it.
fn starts_against(state: &State, seat: Seat, play: &Play) -> bool {
    let at_prey = |used: &Use| {
        used.script()
            .act
            .is_some_and(|act| act.is == Deed::Bleed || act.d && used.targets[0] == Thing::Nothing)
    };
    at_prey(&play.used) && state.prey(play.used.you) == Some(seat)
}

/// Would the bleed under way oust this player as things stand?
pub fn bleed_ousts(state: &State, seat: Seat) -> bool {
    state.action.as_ref().is_some_and(|action| {
        let bleed = || stats::value(state, Qty::Bleed, Thing::Minion(action.actor));
        action.deed == Deed::Bleed && action.prey == Some(seat) && bleed() >= i32::from(state[seat].pool)
    })
}
