//! A state with its slots renumbered by what they hold and where it lies, so that two states are
//! equal if they are the same position: copies of a card are alike, and a deck is listed in no order.

use elysium_kernel::Seat;
use elysium_rivals::State;
use elysium_rivals::cards::CardId;
use elysium_rivals::sets::{Bits, FACTION, LIBRARY, List, Maybe, Slot};
use elysium_rivals::state::{Attachment, AttackTarget, Place};

pub fn canonical(state: &State) -> State {
    let mut state = *state;
    state.exposed = Default::default();
    // Stable, because what lies on a card is part of where it lies, and vampires bear cards.
    vampires(&mut state);
    city(&mut state);
    library(&mut state);
    for seat in state.everyone() {
        let laden = &mut state[seat].laden;
        laden.as_mut_slice().sort_by_key(|one| (one.down, if one.down { 0 } else { one.card }));
    }
    state
}

/// The new number of each slot, by the order of `key`.
fn ranks<K: Ord>(count: usize, key: impl Fn(usize) -> K) -> Vec<u8> {
    let mut order: Vec<_> = (0..count).collect();
    order.sort_by_cached_key(|i| key(*i));
    let mut ranks = vec![0; count];
    order.into_iter().zip(0..).for_each(|(old, new)| ranks[old] = new);
    ranks
}

fn moved(set: u64, ranks: &[u8]) -> u64 {
    Bits(set).fold(0, |moved, i| moved | 1 << ranks[i as usize])
}

fn moved_one(one: &mut Maybe, ranks: &[u8]) {
    if let Some(i) = one.get() {
        *one = Maybe::some(ranks[i as usize]);
    }
}

fn in_list<const N: usize>(row: &mut List<u8, N>, ranks: &[u8]) {
    row.as_mut_slice().iter_mut().for_each(|i| *i = ranks[*i as usize]);
}

/// Vampires by name, parties without gaps.
fn vampires(state: &mut State) {
    for seat in state.everyone() {
        let ranks = ranks(FACTION, |i| state.card(Slot::vampire(seat, i as u8)).slug());
        let renumber = |slot: &mut Slot| {
            if slot.owner() == seat && slot.is_vampire() {
                *slot = Slot::vampire(seat, ranks[slot.nth_vampire()]);
            }
        };
        let set = |set: &mut u8| *set = moved(*set as u64, &ranks) as u8;
        let (old, old_def) = (*state, state.def[seat.index()]);
        for (i, &rank) in ranks.iter().enumerate() {
            let new = usize::from(rank);
            state[seat].vampires[new] = old[seat].vampires[i];
            state.def[seat.index()].as_mut_slice()[LIBRARY + new] = old_def.as_slice()[LIBRARY + i];
        }
        let player = &mut state[seat];
        [&mut player.faction, &mut player.vampires_in_hand, &mut player.vampires_discarded]
            .into_iter()
            .for_each(set);
        [&mut player.leader, &mut player.faction_top].into_iter().for_each(|one| moved_one(one, &ranks));
        in_list(&mut player.faction_under, &ranks);
        let used = player.vampires.iter().fold(0u64, |set, vampire| match vampire.place {
            Place::Streets(party) => set | 1 << party,
            _ => set,
        });
        for vampire in &mut player.vampires {
            if let Place::Streets(party) = &mut vampire.place {
                *party = (used & ((1 << *party) - 1)).count_ones() as u8;
            }
        }
        state.claimant.iter_mut().for_each(renumber);
        if let Some(scheme) = &mut state.scheme {
            renumber(&mut scheme.by);
        }
        if let Some(attack) = &mut state.attack {
            if attack.attacker.owner() == seat {
                set(&mut attack.party);
            }
            let reacts = attack.reactor.map(Slot::owner);
            let target =
                if let AttackTarget::Vampire(slot) = attack.target { Some(slot.owner()) } else { None };
            if reacts.or(target) == Some(seat) {
                [&mut attack.also, &mut attack.defenders].into_iter().for_each(set);
            }
            renumber(&mut attack.attacker);
            attack.reactor.iter_mut().for_each(renumber);
            attack.blocker.iter_mut().for_each(|blocker| renumber(&mut blocker.vampire));
            for target in [&mut attack.target, &mut attack.first] {
                if let AttackTarget::Vampire(slot) = target {
                    renumber(slot);
                }
            }
        }
    }
}

/// City cards by name and place.
fn city(state: &mut State) {
    let old = *state;
    let bearer = |i: usize| {
        let all = old.everyone().into_iter().flat_map(|seat| old.vampires(seat));
        all.flat_map(|slot| old[slot].attached.iter().map(move |one| (slot, one.card)))
            .position(|(_, card)| card.city_slot() == Some(i as u8))
    };
    let aimed = |i: usize| {
        old.attack.map(|attack| [attack.target, attack.first].map(|one| one == AttackTarget::Mortal(i as u8)))
    };
    let ranks = ranks(old.book().city_slots.len(), |i| {
        let city = &old.city;
        let sets = [city.deck, city.boxed, city.streets, city.discard, city.burned, city.tokened];
        let sets = sets.map(|set| set >> i & 1);
        (old.book().city_id(i as u8).slug(), sets, city.owner(i as u8), bearer(i), aimed(i))
    });
    let city = &mut state.city;
    let piles = [
        &mut city.deck,
        &mut city.boxed,
        &mut city.streets,
        &mut city.discard,
        &mut city.burned,
        &mut city.tokened,
    ];
    for set in piles.into_iter().chain(&mut city.owned) {
        *set = moved(*set, &ranks);
    }
    for player in &mut state.players {
        for one in player.vampires.iter_mut().flat_map(|vampire| vampire.attached.as_mut_slice()) {
            if let Some(slot) = one.card.city_slot() {
                one.card = Attachment::city(ranks[slot as usize]);
            }
        }
    }
    if let Some(attack) = &mut state.attack {
        for target in [&mut attack.target, &mut attack.first] {
            if let AttackTarget::Mortal(slot) = target {
                *slot = ranks[*slot as usize];
            }
        }
    }
}

/// Library cards by name and place.
fn library(state: &mut State) {
    for seat in state.everyone() {
        let old = *state;
        let name = |i: usize| old.def[seat.index()][i].map(CardId::slug);
        let ranks = ranks(LIBRARY, |i| (name(i), place(&old, seat, i as u8)));
        for (i, &rank) in ranks.iter().enumerate() {
            let new = usize::from(rank);
            state.def[seat.index()].as_mut_slice()[new] = old.def[seat.index()].as_slice()[i];
        }
        let player = &mut state[seat];
        for set in [
            &mut player.library,
            &mut player.hand,
            &mut player.discard,
            &mut player.ongoing,
            &mut player.exhausted,
            &mut player.used,
            &mut player.shown,
        ] {
            *set = moved(*set, &ranks);
        }
        moved_one(&mut player.top, &ranks);
        in_list(&mut player.under, &ranks);
        player.laden.as_mut_slice().iter_mut().for_each(|one| one.card = ranks[one.card as usize]);
        for one in player.vampires.iter_mut().flat_map(|vampire| vampire.attached.as_mut_slice()) {
            if let Some(i) = one.card.library() {
                one.card = Attachment::title(ranks[i as usize]);
            }
        }
        if let Some(attack) = &mut state.attack {
            if attack.attacker.owner() == seat {
                moved_one(&mut attack.card, &ranks);
                attack.granted = moved(attack.granted, &ranks);
            }
            if attack.reactor.is_some_and(|reactor| reactor.owner() == seat) {
                moved_one(&mut attack.reaction, &ranks);
            }
        }
        if let Some(scheme) = &mut state.scheme {
            if scheme.card.owner() == seat {
                scheme.card = Slot::library(seat, ranks[scheme.card.index()]);
            }
            moved_one(&mut scheme.modifier[seat.index()], &ranks);
        }
    }
}

/// Everything that says where a Library card lies, in an order.
fn place(state: &State, seat: Seat, i: u8) -> String {
    let player = &state[seat];
    let sets = [player.library, player.hand, player.discard, player.ongoing];
    let marks = [player.exhausted, player.used, player.shown];
    let has = |set: u64| set >> i & 1;
    let laden = player.laden.iter().filter(|one| one.down).position(|one| one.card == i);
    let loaded = player.laden.iter().find(|one| !one.down && one.card == i).map(|one| one.tokens);
    let attached = player.vampires.iter().flat_map(|vampire| vampire.attached.iter());
    let attached = attached.filter(|one| one.card.library().is_some());
    let attached = attached.map(|one| one.card.library()).position(|card| card == Some(i));
    let attack = state.attack.map(|attack| {
        let mine = attack.attacker.owner() == seat;
        let reacts = attack.reactor.is_some_and(|reactor| reactor.owner() == seat);
        let granted = mine && has(attack.granted) == 1;
        (mine && attack.card.get() == Some(i), reacts && attack.reaction.get() == Some(i), granted)
    });
    let scheme = state.scheme.map(|scheme| {
        (scheme.card == Slot::library(seat, i), scheme.modifier[seat.index()].get() == Some(i))
    });
    let under = player.under.iter().position(|card| *card == i);
    let on_top = player.top.get() == Some(i);
    format!("{:?}", (sets.map(has), marks.map(has), laden, loaded, attached, attack, scheme, (under, on_top)))
}
