//! What must hold in every state: every card in one place, every token somewhere.

use elysium_kernel::Seat;

use crate::State;
use crate::sets::{Bits, FACTION, LIBRARY};
use crate::state::{MAX_PLAYERS, Place, sum};

pub fn audit(state: &State) -> Result<(), String> {
    tokens(state)?;
    city(state)?;
    for seat in state.everyone() {
        library(state, seat)?;
        vampires(state, seat)?;
    }
    Ok(())
}

/// §1.6: the tokens of each colour, wherever they are.
fn tokens(state: &State) -> Result<(), String> {
    let mut found = state.supply;
    let mut add = |tokens: &[u8; MAX_PLAYERS]| {
        for (found, n) in found.iter_mut().zip(tokens) {
            *found += n;
        }
    };
    for player in &state.players {
        add(&player.prestige);
        player.vampires.iter().for_each(|vampire| add(&vampire.blood));
        player.laden.iter().for_each(|laden| add(&laden.tokens));
    }
    for slot in Bits(state.city.tokened) {
        let Some(owner) = state.city.owner(slot) else {
            return Err(format!("the token of city card {slot} is nobody's"));
        };
        found[owner.index()] += 1;
    }
    for seat in state.everyone() {
        let have = found[seat.index()];
        if have != state.options.tokens {
            return Err(format!("there are {have} tokens of {seat}'s colour, not {}", state.options.tokens));
        }
    }
    Ok(())
}

/// Every City card in one place.
fn city(state: &State) -> Result<(), String> {
    let city = &state.city;
    let mut places = vec![city.deck, city.boxed, city.streets, city.discard, city.burned];
    for seat in state.everyone() {
        for vampire in state.vampires(seat) {
            places.extend(
                state[vampire].attached.iter().filter_map(|one| one.card.city_slot()).map(|slot| 1 << slot),
            );
        }
    }
    let mut seen = 0u64;
    for place in places {
        if seen & place != 0 {
            return Err(format!("a city card is in two places: {:b}", seen & place));
        }
        seen |= place;
    }
    // A mortal that is being taken is in nobody's hands while its player decides.
    let missing = (state.book().city_deck() & !seen).count_ones();
    if missing > 1 {
        return Err(format!("{missing} city cards are nowhere"));
    }
    Ok(())
}

/// Every card of a Library in one place at most: burned ones are nowhere.
fn library(state: &State, seat: Seat) -> Result<(), String> {
    let player = &state[seat];
    let mut places = vec![player.library, player.hand, player.discard, player.ongoing];
    places.extend(player.top.get().map(|i| 1 << i));
    places.extend(player.under.iter().map(|i| 1 << i));
    places.extend(player.laden.iter().filter(|one| one.down).map(|one| 1u64 << one.card));
    for vampire in state.vampires(seat) {
        places.extend(state[vampire].attached.iter().filter_map(|one| one.card.library()).map(|i| 1 << i));
    }
    if let Some(attack) = &state.attack {
        places.extend(attack.card.get().filter(|_| attack.attacker.owner() == seat).map(|i| 1 << i));
        let mine = attack.reactor.is_some_and(|reactor| reactor.owner() == seat);
        places.extend(attack.reaction.get().filter(|_| mine).map(|i| 1 << i));
    }
    if let Some(scheme) = &state.scheme {
        places.extend((scheme.card.owner() == seat).then(|| 1 << scheme.card.index()));
        places.extend(scheme.modifier[seat.index()].get().map(|i| 1 << i));
    }
    let mut seen = 0u64;
    for place in places {
        if seen & place != 0 || place >> LIBRARY != 0 {
            return Err(format!("a card of {seat}'s Library is in two places: {:b}", seen & place));
        }
        seen |= place;
    }
    if player.exhausted & !player.ongoing != 0 || player.shown & !player.hand != 0 {
        return Err(format!("{seat} has marks on cards that are not there"));
    }
    Ok(())
}

fn vampires(state: &State, seat: Seat) -> Result<(), String> {
    let player = &state[seat];
    let mut seen = 0u8;
    let in_play =
        (0..FACTION).filter(|&i| player.vampires[i].place != Place::Away).fold(0, |set, i| set | 1 << i);
    let top = player.faction_top.get().map_or(0, |i| 1 << i);
    let under = player.faction_under.iter().fold(0, |set, i| set | 1 << i);
    for place in [player.faction, player.vampires_in_hand, player.vampires_discarded, in_play, top, under] {
        if seen & place != 0 {
            return Err(format!("a vampire of {seat} is in two places: {:b}", seen & place));
        }
        seen |= place;
    }
    for (i, vampire) in player.vampires.iter().enumerate() {
        let away = vampire.place == Place::Away;
        if away && (sum(&vampire.blood) > 0 || !vampire.attached.is_empty()) {
            return Err(format!("vampire {i} of {seat} is not in play and has something"));
        }
    }
    Ok(())
}
