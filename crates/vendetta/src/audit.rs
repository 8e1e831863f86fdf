//! Invariants: each card in exactly one zone, tokens conserved, nothing out of bounds.

use elysium_kernel::Seats;

use crate::State;
use crate::cards::{AllySet, CardId, PER_CLAN, book};
use crate::sets::{Loc, Slot, Slots};
use crate::state::{MAX_PLAYERS, Step, VICTIMS};

/// No player ever has as much blood or influence as this.
const MOST: u32 = 200;

pub fn audit(state: &State) -> Result<(), String> {
    if state.step <= Step::Relics {
        return Ok(());
    }
    cards(state)?;
    allies(state)?;
    sides(state)
}

fn cards(state: &State) -> Result<(), String> {
    let all: u16 = (1 << PER_CLAN) - 1;
    for seat in Seats::first(state.seats()) {
        let player = &state[seat];
        let deployed = (state.deployed().and(Slot::all_of(seat)).bits() >> (seat.index() * PER_CLAN)) as u16;
        let zones = [player.hand, player.deck, player.drawn, player.under.bits(), deployed];
        let mut seen = 0;
        for zone in zones {
            if seen & zone != 0 {
                return Err(format!("{seat} has a card in two zones: {zones:?}"));
            }
            seen |= zone;
        }
        let due = if state.alive.has(seat) { all } else { 0 };
        if seen != due {
            return Err(format!("{seat}'s cards are {seen:#b}, not {due:#b}: {zones:?}"));
        }
        let mut defs = state.def[seat.index()];
        defs.sort_unstable();
        if player.clan.is_none_or(|clan| defs != book().clan_deck(clan).cards.map(Some)) {
            return Err(format!("{seat} has not the nine cards of its clan: {defs:?}"));
        }
        if player.shown & (player.deck | player.under.bits()) != 0 {
            return Err(format!("{seat} has a card in the deck that everybody knows is not there"));
        }
        if player.diablerie() >= 3 && state.alive.has(seat) {
            return Err(format!("{seat} has three diablerie tokens and is in the game"));
        }
        // Far more than any game brings, and far from where a byte ends.
        let deployed = (0..Loc::COUNT).map(|at| u32::from(state.blood[at][seat.index()])).sum::<u32>();
        if u32::from(player.pool) + deployed > MOST || u32::from(player.influence) > MOST {
            return Err(format!("{seat} has more than {MOST} blood or influence"));
        }
    }
    Ok(())
}

fn allies(state: &State) -> Result<(), String> {
    let mut places = vec![state.ally_deck];
    places.extend(state.ally_at.iter().flatten().map(|&ally| AllySet::from_iter([ally])));
    let mut victims = state.victims;
    for player in &state.players[..state.seats()] {
        places.extend([player.allies, player.drained]);
        victims += player.victims + player.drained_victims;
    }
    let mut seen = AllySet::default();
    for place in places {
        if !seen.and(place).is_empty() || place.has(CardId::VICTIM) {
            return Err(format!("an ally is in two places: {place:?}"));
        }
        seen = seen.or(place);
    }
    let nobody_left = state.alive == Seats::first(state.seats());
    if victims > VICTIMS || nobody_left && victims != VICTIMS {
        return Err(format!("there are {victims} victims, not {VICTIMS}"));
    }
    Ok(())
}

fn sides(state: &State) -> Result<(), String> {
    let mut seen = Slots::NONE;
    for at in state.at {
        if !seen.and(at).is_empty() {
            return Err("a card is at two locations".into());
        }
        seen = seen.or(at);
    }
    if !state.down.minus(seen).is_empty() || !state.taken.minus(seen).is_empty() {
        return Err("a card that is not deployed is face down or taken".into());
    }
    if state.taken.into_iter().any(|slot| slot.owner() == state.taker) {
        return Err("a card is taken by its owner".into());
    }
    if state.setup.players < 5 && !state.at[2].is_empty() {
        return Err("a card lies at a location that is not in play".into());
    }
    for at in (0..Loc::COUNT as u8).map(Loc) {
        for i in 0..MAX_PLAYERS as u8 {
            let seat = elysium_kernel::Seat(i);
            if !state.alive.has(seat) && (state.blood(at, seat) > 0 || !state.side(at, seat).is_empty()) {
                return Err(format!("{seat} is out of the game and has something at {}", at.name()));
            }
        }
    }
    Ok(())
}
