//! Invariants: each card in exactly one zone, tokens conserved, nothing out of bounds.

use elysium_kernel::scenario::FactError;
use elysium_kernel::{Reason, Seats};

use crate::cards::{AllySet, CardId, Clan, PER_CLAN, book};
use crate::rules::score;
use crate::sets::{Loc, Slot, Slots};
use crate::state::{MAX_PLAYERS, Step, VICTIMS};
use crate::{State, reasons};

/// No player ever has as much blood or influence as this.
const MOST: u32 = 200;

pub fn audit(state: &State) -> Result<(), Reason> {
    if state.step <= Step::Relics {
        return Ok(());
    }
    cards(state)?;
    allies(state)?;
    sides(state)
}

fn cards(state: &State) -> Result<(), Reason> {
    let all: u16 = (1 << PER_CLAN) - 1;
    for seat in Seats::first(state.seats()) {
        let player = &state[seat];
        let deployed = (state.deployed().and(Slot::all_of(seat)).bits() >> (seat.index() * PER_CLAN)) as u16;
        let zones = [player.hand, player.deck, player.drawn, player.under.bits(), deployed];
        let first = |bits: u16| Some(state.card_of(Slot::some_of(seat, bits).into_iter().next()?).slug());
        let mut seen = 0;
        for zone in zones {
            if let Some(card) = first(seen & zone) {
                return Err(reasons::two_zones(seat, card));
            }
            seen |= zone;
        }
        if !state.alive.has(seat) && seen != 0 {
            return Err(reasons::cards_of_the_dead(seat));
        }
        if let Some(card) = first(all & !seen).filter(|_| state.alive.has(seat)) {
            return Err(reasons::no_zone(seat, card));
        }
        let mut defs = state.def[seat.index()];
        defs.sort_unstable();
        if player.clan.is_none_or(|clan| defs != book().clan_deck(clan).cards.map(Some)) {
            return Err(reasons::other_cards(seat));
        }
        if player.shown & (player.deck | player.under.bits()) != 0 {
            return Err(reasons::known_in_deck(seat));
        }
        if player.diablerie() >= 3 && state.alive.has(seat) {
            return Err(reasons::three_tokens(seat));
        }
        // Far more than any game brings, and far from where a byte ends.
        let deployed = (0..Loc::COUNT).map(|at| u32::from(state.blood[at][seat.index()])).sum::<u32>();
        if u32::from(player.pool) + deployed > MOST || u32::from(player.influence) > MOST {
            return Err(reasons::too_much(seat, MOST));
        }
    }
    Ok(())
}

fn allies(state: &State) -> Result<(), Reason> {
    let mut places = vec![state.ally_deck];
    places.extend(state.ally_at.iter().flatten().map(|&ally| AllySet::from_iter([ally])));
    let mut victims = state.victims;
    for player in &state.players[..state.seats()] {
        places.extend([player.allies, player.drained]);
        victims += player.victims + player.drained_victims;
    }
    let mut seen = AllySet::default();
    for place in places {
        let victim = Some(CardId::VICTIM).filter(|victim| place.has(*victim));
        if let Some(ally) = seen.and(place).iter().next().or(victim) {
            return Err(reasons::ally_twice(ally.slug()));
        }
        seen = seen.or(place);
    }
    let nobody_left = state.alive == Seats::first(state.seats());
    if victims > VICTIMS || nobody_left && victims != VICTIMS {
        return Err(reasons::victim_count(victims, VICTIMS));
    }
    Ok(())
}

fn sides(state: &State) -> Result<(), Reason> {
    let first = |slots: Slots| Some(state.card_of(slots.into_iter().next()?).slug());
    let mut seen = Slots::NONE;
    for at in state.at {
        if let Some(card) = first(seen.and(at)) {
            return Err(reasons::two_locations(card));
        }
        seen = seen.or(at);
    }
    if let Some(card) = first(state.down.minus(seen)).or_else(|| first(state.taken.minus(seen))) {
        return Err(reasons::not_deployed(card));
    }
    if let Some(slot) = state.taken.into_iter().find(|slot| slot.owner() == state.taker) {
        return Err(reasons::taken_by_owner(state.card_of(slot).slug()));
    }
    if state.setup.players < 5 && !state.at[2].is_empty() {
        return Err(reasons::location_closed());
    }
    for at in (0..Loc::COUNT as u8).map(Loc) {
        for i in 0..MAX_PLAYERS as u8 {
            let seat = elysium_kernel::Seat(i);
            if !state.alive.has(seat) && (state.blood(at, seat) > 0 || !state.side(at, seat).is_empty()) {
                return Err(reasons::something_of_the_dead(seat, at.name()));
            }
        }
    }
    Ok(())
}

/// What must also hold at the beginning of a step: where a position can stand. What is wrong is said of the fact that
/// says so.
pub fn at_rest(state: &State) -> Result<(), FactError> {
    variants(state)?;
    if state.step <= Step::Relics {
        return Ok(());
    }
    let table = |key, reason| Err(FactError::new("table", key, reason));
    let (over, alone) = (state.step == Step::Over, score::sole_survivors(state));
    let gone = Seats::first(state.seats()).into_iter().find(|seat| !state.alive.has(*seat));
    if let Some(seat) = gone.filter(|_| alone && !over) {
        return Err(FactError::new(seat, "out", reasons::sole_survivors().by_rule(13, 5)));
    }
    if over && !alone && state.round < 3 {
        return table("step", reasons::not_ended().by_rule(2, 1));
    }
    let plays = |clan: Clan| state.players.iter().any(|player| player.clan == Some(clan));
    if !state.bane.is_empty() && !plays(Clan::Malkavian) {
        return table("bane", reasons::nobody_is(Clan::Malkavian.slug()));
    }
    if state.forestall.iter().any(Option::is_some) && !plays(Clan::Ventrue) {
        return table("forestall", reasons::nobody_is(Clan::Ventrue.slug()));
    }
    let drawn = Seats::first(state.seats()).into_iter().find(|seat| state[*seat].drawn != 0);
    match drawn.filter(|_| state.step != Step::HandManagement) {
        Some(seat) => Err(FactError::new(seat, "drawn", reasons::nothing_drawn().by_rule(2, 6))),
        None => Ok(()),
    }
}

/// §14.2, §14.3: location cards and relics are there with their variants.
fn variants(state: &State) -> Result<(), FactError> {
    for seat in Seats::first(state.seats()) {
        let player = &state[seat];
        if player.relic.is_some() && !state.setup.relics {
            return Err(FactError::new(seat, "relic", reasons::relics_off().by_rule(14, 3)));
        }
        if player.relic_used && player.relic.is_none() {
            return Err(FactError::new(seat, "relic-used", reasons::relic_missing()));
        }
    }
    for at in state.locations().filter(|at| state.location_card(*at).is_some()) {
        let wrong = |reason: Reason| Err(FactError::new(at.name(), "card", reason.by_rule(14, 2)));
        if !state.setup.location_cards {
            return wrong(reasons::location_cards_off());
        }
        if at == Loc::HAVEN {
            return wrong(reasons::bare_haven());
        }
    }
    Ok(())
}
