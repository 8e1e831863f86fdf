//! What an option would come to: blood after paying, and what a location would give at present totals.

use elysium_kernel::{Seat, Viewer};
use elysium_kit::{Forecast, Target};

use crate::State;
use crate::cards::{CardId, book};
use crate::places::{TablePlace, at};
use crate::rules::conflict::{self, HAVEN_BONUS, INFLUENCE};
use crate::rules::{frenzy, planning};
use crate::sets::{Loc, Slot};
use crate::view::knows;
use crate::vocabulary::{Ask, Choice};

/// All that there can be, each with a message.
pub const WORDS: &[&str] = &["blood", "total", "rank", "influence", "diablerie"];
pub const WARNINGS: &[&str] = &["blood", "diablerie"];

/// The last blood cannot be spent: whoever has 1 left can pay for nothing any more.
const LAST_BLOOD: i32 = 1;

pub fn forecasts(state: &State, who: Seat, ask: Ask, choice: Choice) -> Vec<Forecast> {
    match (ask, choice) {
        (Ask::Where(slot), Choice::At(loc)) => {
            let mut then = *state;
            then.lay(slot, loc, who, false);
            given(state, &then, who, loc)
        }
        (Ask::Facing(_, loc), Choice::FaceUp | Choice::FaceDown) => {
            paid(state, who, planning::cost(state, who, loc, choice == Choice::FaceDown))
        }
        (Ask::Blood(_, loc), Choice::Blood(n)) => {
            let mut then = *state;
            *then.blood_mut(loc, who) += n;
            [paid(state, who, n), given(state, &then, who, loc)].concat()
        }
        (Ask::Tokens(_, loc), Choice::Tokens(n)) => {
            let mut then = *state;
            *then.blood_mut(loc, who) += n;
            given(state, &then, who, loc)
        }
        (_, Choice::Drain(card)) => drained(state, who, card),
        (Ask::Bid(_), Choice::Bid(n)) => paid(state, who, n),
        (Ask::Pay(_, n), Choice::Yes) => paid(state, who, n),
        _ => Vec::new(),
    }
}

/// §4.1: the blood of a drained card is gained at once; §4.5, §4.7: draining a vampire is diablerie, and the third time the last.
fn drained(state: &State, who: Seat, card: CardId) -> Vec<Forecast> {
    let (facts, pool) = (book().ally(card), i32::from(state[who].pool));
    let spot = vec![Target::seat(who)];
    let mut found = Vec::new();
    if facts.drain_blood > 0 {
        found.push(Forecast::sure("blood", pool, pool + i32::from(facts.drain_blood)).at(spot.clone()));
    }
    let tokens = frenzy::diablerie(card);
    if tokens > 0 {
        let have = i32::from(state[who].diablerie());
        let then = have + i32::from(tokens);
        let diablerie = Forecast::sure("diablerie", have, then).at(spot);
        found.push(Forecast { warning: then >= i32::from(frenzy::DIABLERIE_LIMIT), ..diablerie });
    }
    found
}

/// Blood that leaves the pool.
fn paid(state: &State, who: Seat, cost: u8) -> Vec<Forecast> {
    if cost == 0 {
        return Vec::new();
    }
    let pool = i32::from(state[who].pool);
    let blood = Forecast::sure("blood", pool, pool - i32::from(cost)).warning_at(LAST_BLOOD);
    vec![blood.at(vec![Target::seat(who)])]
}

/// The total of a location, and what it would give if that were all. Cards that are hidden can move a player down from there.
fn given(now: &State, then: &State, who: Seat, loc: Loc) -> Vec<Forecast> {
    let (before, after) = (shown(now, who, loc), shown(then, who, loc));
    let total = |state: &State| {
        let totals = conflict::totals(state, loc);
        totals.into_iter().find(|(seat, _)| *seat == who).map_or(0, |(_, total)| i32::from(total))
    };
    let spot = at(TablePlace::At(loc));
    let totals = conflict::totals(&after, loc);
    let Some(rank) = totals.iter().position(|(seat, _)| *seat == who) else { return Vec::new() };
    let unknown = |seat: Seat| after.side(loc, seat).into_iter().any(|slot| is_hidden(&after, who, slot));
    let perhaps = totals[rank + 1..].iter().filter(|(seat, _)| unknown(*seat)).count();
    // Counted from 1, as players do.
    let place = |rank: usize| rank as i32 + 1;
    vec![
        Forecast::between("rank", place(rank), place(rank + perhaps)).at(spot.clone()),
        Forecast::between("influence", reward(now, loc, rank + perhaps), reward(now, loc, rank))
            .at(spot.clone()),
        Forecast::sure("total", total(&before), total(&after)).at(spot),
    ]
}

/// §6.2, §6.3: influence for a place, counted from 0.
fn reward(state: &State, loc: Loc, rank: usize) -> i32 {
    let by_rank = INFLUENCE[usize::from(state.round.clamp(1, 3) - 1)];
    let bonus = if rank == 0 && loc == Loc::HAVEN { HAVEN_BONUS } else { 0 };
    by_rank.get(rank).map_or(0, |influence| i32::from(influence + bonus))
}

fn is_hidden(state: &State, who: Seat, slot: Slot) -> bool {
    state.down.has(slot) && !knows(state, Viewer::Seat(who), slot)
}

/// The table with what this player knows at a location turned up, as it will be in the Conflict.
fn shown(state: &State, who: Seat, loc: Loc) -> State {
    let mut shown = *state;
    for slot in state.at[loc.index()] {
        if !is_hidden(state, who, slot) {
            shown.down.remove(slot);
        }
    }
    shown
}
