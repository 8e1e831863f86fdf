//! Invariants of the state: what must hold in every position.

mod at_rest;

use elysium_kernel::{Reason, Seat};

use crate::rules::{contest, hand, stats, zones};
use crate::state::{ActionStage, CombatStage, PermanentId, Slot, Standing, Step, Wide};
use crate::{State, reasons};

pub use at_rest::at_rest;

pub fn audit(state: &State) -> Result<(), Reason> {
    every_card_is_in_one_place(state)?;
    tokens(state)?;
    for seat in state.everyone() {
        whoever_is_out_has_nothing(state, seat)?;
        hand_size(state, seat)?;
    }
    contests(state)?;
    frames(state)?;
    what_is_kept_is_fresh(state)?;
    let points: u32 = state.players.iter().map(|player| u32::from(player.points)).sum();
    // A point for each who is ousted or withdraws, and one for the last: in halves.
    if points > 2 * u32::from(state.seats) {
        return Err(reasons::points_table(points.div_ceil(2), state.seats));
    }
    Ok(())
}

fn tokens(state: &State) -> Result<(), Reason> {
    for minion in state.controlled() {
        let one = &state[minion];
        let card = state.card(one.slot).slug();
        if !one.ally && one.blood > one.capacity {
            return Err(reasons::blood_many(card, one.blood, one.capacity));
        }
        // One that is about to be burned may be saved: somebody can be asked about that before all is settled.
        if one.ally && one.blood == 0 && !state.unsettled {
            return Err(reasons::lifeless(card));
        }
    }
    Ok(())
}

fn whoever_is_out_has_nothing(state: &State, seat: Seat) -> Result<(), Reason> {
    let player = &state[seat];
    let out = player.standing != Standing::Playing;
    if state.step != Step::Deal && out != (player.pool == 0) {
        return Err(reasons::pool(seat, player.pool));
    }
    if !out {
        return Ok(());
    }
    let minions =
        state.controlled().or(state.contested).iter().any(|minion| state[minion].controller == seat);
    let cards = state.in_play.iter().any(|index| state[PermanentId(index)].controller == seat);
    // Cards that others controlled may come to the ash heap later.
    let piles = !player.hand.is_empty() || !player.deck.is_empty();
    if minions || cards || piles || !player.uncontrolled.is_empty() || state.edge == Some(seat) {
        return Err(reasons::still_there(seat));
    }
    if state.acting() == seat && (state.action.is_some() || state.referendum.is_some()) {
        return Err(reasons::still_acts(seat));
    }
    Ok(())
}

/// A hand that has become too large is brought to its size by a question.
fn hand_size(state: &State, seat: Seat) -> Result<(), Reason> {
    // While cards are being drawn somebody may be asked, and the state says so.
    let settled = !state.uneven && state.step != Step::Deal && state.limbo.is_empty();
    if state.is_playing(seat) && settled && !hand::is_right(state, seat) {
        return Err(reasons::hand_short(seat, state[seat].hand.len(), hand::due(state, seat)));
    }
    Ok(())
}

/// A unique card is in play once, and nobody has two of it.
fn contests(state: &State) -> Result<(), Reason> {
    match contest::doubled(state) {
        None => Ok(()),
        Some((thing, _)) => {
            let card = state.card_of(thing).map_or("", crate::cards::CardId::slug);
            Err(reasons::unique_twice(card))
        }
    }
}

/// Whoever attempts to block or fights is there, until a combat is about to end.
fn frames(state: &State) -> Result<(), Reason> {
    let there = state.controlled();
    if let Some(combat) = &state.combat
        && !matches!(combat.stage, CombatStage::EndOfRound | CombatStage::WouldEnd | CombatStage::Over)
        && !combat.minions.iter().all(|&minion| there.has(minion))
    {
        return Err(reasons::fights_away());
    }
    let blocks = |stage| matches!(stage, ActionStage::Attempt | ActionStage::Blocked);
    if let Some(blocker) = state.action.filter(|one| blocks(one.stage)).and_then(|action| action.blocker)
        && !there.has(blocker)
    {
        return Err(reasons::blocks_away());
    }
    Ok(())
}

/// Numbers and masks that are kept are as they would be made anew.
fn what_is_kept_is_fresh(state: &State) -> Result<(), Reason> {
    let mut fresh = state.clone();
    stats::refresh_all(&mut fresh);
    zones::table_changed(&mut fresh);
    for seat in state.everyone() {
        zones::hand_changed(&mut fresh, seat);
    }
    if let Some(seat) =
        state.everyone().into_iter().find(|&seat| state.living().has(seat) != state.is_playing(seat))
    {
        return Err(reasons::stale_standing(seat));
    }
    for minion in state.controlled().or(state.contested) {
        if state[minion] != fresh[minion] {
            return Err(reasons::stale_card(state.card(state[minion].slot).slug()));
        }
    }
    let table = |state: &State| {
        let listening = (state.on, state.would, state.must, state.open);
        (listening, state.talking, state.talking_cards, state.retainers)
    };
    let moments =
        |state: &State, seat: Seat| (state[seat].acting_at, state[seat].reacting_at, state[seat].table_at);
    for seat in state.everyone() {
        if moments(state, seat) != moments(&fresh, seat) || table(state) != table(&fresh) {
            return Err(reasons::stale_moments(seat));
        }
    }
    Ok(())
}

/// Every card of every deck is in exactly one place.
fn every_card_is_in_one_place(state: &State) -> Result<(), Reason> {
    let mut seen = [Wide::NONE; crate::state::MAX_PLAYERS];
    let mut place = |slot: Slot| {
        let set = &mut seen[slot.owner().index()];
        if set.has(slot.index()) {
            return Err(reasons::two_places(state.card(slot).slug()));
        }
        set.insert(slot.index());
        Ok(())
    };
    for seat in state.everyone() {
        let player = &state[seat];
        for set in [player.deck, player.hand, player.ash, player.removed] {
            set.iter().try_for_each(|index| place(Slot::new(seat, index)))?;
        }
        player.uncontrolled.iter().try_for_each(|one| place(one.slot))?;
    }
    for minion in state.controlled().or(state.contested) {
        place(state[minion].slot)?;
    }
    for index in state.in_play.iter() {
        place(state.permanents[usize::from(index)].slot)?;
    }
    let played = state.limbo.iter().filter_map(|play| play.0).map(|play| play.slot);
    for slot in played.chain(state.action.and_then(|action| action.card)) {
        place(slot)?;
    }
    for seat in state.everyone() {
        let cards = state.def[seat.index()].iter().enumerate();
        for (i, card) in cards.filter_map(|(i, card)| Some((i, (*card)?))) {
            if !seen[seat.index()].has(i) {
                return Err(reasons::nowhere(card.slug()));
            }
        }
    }
    Ok(())
}
