//! Where the cards of a player lie.

use elysium_kernel::scenario::{FactError, Sheet};
use elysium_kernel::{Seat, Seats};

use super::deck::PILES;
use super::words::*;
use crate::State;
use crate::cards::{CardId, Kind, Sort, book};
use crate::sets::{FACTION, LIBRARY, Maybe, Slot};
use crate::state::{Laden, MAX_PLAYERS, Place};

/// Hands out the slots of a player's cards, each once.
pub(super) struct Slots {
    pub seat: Seat,
    pub free: Vec<(usize, CardId)>,
}

impl Slots {
    pub fn new(state: &State, seat: Seat, taken: u64) -> Slots {
        let def = state.def[seat.index()].as_slice();
        let free = def.iter().enumerate().map(|(i, card)| (i, CardId(*card)));
        // Slots beyond a short Library hold nothing.
        let there = free.filter(|(i, card)| (*i >= LIBRARY) == matches!(card.sort(), Sort::Vampire(_)));
        Slots { seat, free: there.filter(|(i, _)| *i >= LIBRARY || taken >> i & 1 == 0).collect() }
    }

    pub fn take(&mut self, card: CardId, key: &str) -> Read<Slot> {
        let at = self.free.iter().position(|(_, other)| *other == card);
        match at {
            Some(at) => Ok(Slot::library(self.seat, self.free.remove(at).0 as u8)),
            None => Err(FactError::new(self.seat, key, format!("`{}` is not free for this", card.slug()))),
        }
    }
}

/// Which slots of the Library lie anywhere so far.
pub(super) fn used_slots(state: &State, seat: Seat) -> u64 {
    let player = &state[seat];
    let mut used = player.hand | player.discard | player.library | player.ongoing;
    used |= player.top.get().map_or(0, |i| 1 << i);
    used |= player.under.iter().fold(0, |set, i| set | 1u64 << i);
    used |= player.laden.iter().fold(0, |set, one| set | 1u64 << one.card);
    for vampire in state.vampires(seat) {
        used |= state[vampire]
            .attached
            .iter()
            .filter_map(|one| one.card.library())
            .fold(0, |set, i| set | 1u64 << i);
    }
    used
}

pub(super) fn zones(sheet: &Sheet, state: &mut State, seat: Seat) -> Read<()> {
    let mut slots = Slots::new(state, seat, 0);
    let piles = PILES.into_iter().filter(|key| *key != "library" && *key != "faction");
    for key in piles {
        for card in sheet.list(seat, key, a_card)?.unwrap_or_default() {
            let slot = slots.take(card, key)?;
            let player = &mut state[seat];
            let bit = 1u64 << slot.index().min(63);
            let (vampire, i) = (slot.is_vampire(), slot.index().wrapping_sub(LIBRARY) as u8);
            match (key, vampire) {
                ("hand", false) => player.hand |= bit,
                ("hand", true) => player.vampires_in_hand |= 1 << i,
                ("discard", false) => player.discard |= bit,
                ("discard", true) => player.vampires_discarded |= 1 << i,
                ("top", false) => player.top = Maybe::some(slot.index() as u8),
                ("under", false) => player.under.push(slot.index() as u8),
                ("faction-top", true) => player.faction_top = Maybe::some(i),
                ("faction-under", true) => player.faction_under.push(i),
                _ => {
                    return Err(FactError::new(seat, key, format!("`{}` does not belong here", card.slug())));
                }
            }
        }
    }
    let ongoing = sheet.list(seat, "ongoing", |word| {
        let (card, mark) = split(word);
        let card = library_card(card)?;
        match mark {
            None => Ok((card, false)),
            Some("exhausted") => Ok((card, true)),
            Some(other) => Err(format!("`/exhausted` may follow, not `/{other}`")),
        }
    })?;
    for (card, exhausted) in ongoing.unwrap_or_default() {
        if book(false).library_card(card).kind != Kind::Ongoing {
            return Err(FactError::new(seat, "ongoing", format!("`{}` is not Ongoing", card.slug())));
        }
        let slot = slots.take(card, "ongoing")?;
        let player = &mut state[seat];
        player.ongoing |= 1 << slot.index();
        player.exhausted |= u64::from(exhausted) << slot.index();
    }
    for card in sheet.list(seat, "used", library_card)?.unwrap_or_default() {
        let mine = State::library_slots(seat, state[seat].ongoing & !state[seat].used);
        match mine.into_iter().find(|&slot| state.card(slot) == card) {
            Some(slot) => state[seat].used |= 1 << slot.index(),
            None => return Err(FactError::new(seat, "used", format!("`{}` is not in play", card.slug()))),
        }
    }
    for card in sheet.list(seat, "shown", library_card)?.unwrap_or_default() {
        let mine = State::library_slots(seat, state[seat].hand & !state[seat].shown);
        match mine.into_iter().find(|&slot| state.card(slot) == card) {
            Some(slot) => state[seat].shown |= 1 << slot.index(),
            None => {
                return Err(FactError::new(seat, "shown", format!("`{}` is not in the hand", card.slug())));
            }
        }
    }
    state[seat].top_open = flag(sheet, &seat.to_string(), "top-open")?;
    Ok(())
}

pub(super) fn face_down(sheet: &Sheet, state: &mut State, seat: Seat) -> Read<()> {
    for nth in 1.. {
        let name = format!("{seat} {nth}");
        let Some(cards) = sheet.list(&name, "card", library_card)? else { break };
        let Some(&card) = cards.first() else { break };
        if book(false).library_card(card).kind != Kind::Conspiracy {
            return Err(FactError::new(name, "card", format!("`{}` is no Conspiracy", card.slug())));
        }
        let slot = Slots::new(state, seat, used_slots(state, seat)).take(card, "card")?;
        let mut tokens = [0; MAX_PLAYERS];
        let words = sheet.list(&name, "tokens", |word| a_seat(state, word))?.unwrap_or_else(|| vec![seat]);
        words.iter().for_each(|colour| tokens[colour.index()] += 1);
        let seats = |key: &str| -> Read<Option<Seats>> { seats_of(sheet, state, &name, key) };
        let laden = Laden {
            card: slot.index() as u8,
            down: true,
            tokens,
            known: seats("known")?.unwrap_or(Seats::NONE),
            contributors: seats("contributors")?.unwrap_or_else(|| words.iter().copied().collect()),
            added: seats("added")?.unwrap_or(Seats::NONE),
            new: flag(sheet, &name, "new")?,
            invited: seats("invited")?.unwrap_or(Seats::NONE),
            exempt: seats("exempt")?.unwrap_or(Seats::NONE),
        };
        state[seat].laden.push(laden);
    }
    Ok(())
}

/// Tokens on Ongoing cards, and then everything that is nowhere else into the decks.
pub(super) fn loaded(sheet: &Sheet, state: &mut State, seat: Seat) -> Read<()> {
    let loads = sheet.list(seat, "loaded", |word| match split(word) {
        (card, Some(n)) => {
            Ok((library_card(card)?, n.parse::<u8>().map_err(|_| format!("`{n}` is no number"))?))
        }
        _ => Err("expected card/number".into()),
    })?;
    for (card, n) in loads.unwrap_or_default() {
        let taken = state[seat].laden.iter().fold(0u64, |set, one| set | 1 << one.card);
        let free =
            State::library_slots(seat, state[seat].ongoing & !taken).find(|&slot| state.card(slot) == card);
        let Some(slot) = free else {
            return Err(FactError::new(seat, "loaded", format!("`{}` is not in play", card.slug())));
        };
        let mut tokens = [0; MAX_PLAYERS];
        tokens[seat.index()] = n;
        state[seat].laden.push(Laden { card: slot.index() as u8, tokens, ..Laden::default() });
    }
    let used = used_slots(state, seat);
    let all = state.def[seat.index()].as_slice();
    let cards = all[..LIBRARY]
        .iter()
        .enumerate()
        .filter(|(_, card)| matches!(CardId(**card).sort(), Sort::Library(_)));
    let all_library = cards.fold(0u64, |set, (i, _)| set | 1 << i);
    let player = &mut state[seat];
    player.library = all_library & !used;
    let in_play =
        (0..FACTION).filter(|&i| player.vampires[i].place != Place::Away).fold(0, |set, i| set | 1 << i);
    let under = player.faction_under.iter().fold(0u8, |set, i| set | 1 << i);
    let top = player.faction_top.get().map_or(0, |i| 1 << i);
    let elsewhere = player.vampires_in_hand | player.vampires_discarded | in_play | under | top;
    player.faction = 0x7f & !elsewhere;
    // A sheet that names the decks means exactly these; the rest has left the game.
    if let Some(cards) = sheet.list(seat, "library", library_card)? {
        let mut kept = 0u64;
        for card in cards {
            let free = State::library_slots(seat, state[seat].library & !kept);
            let slot = free.into_iter().find(|&slot| state.card(slot) == card);
            kept |= slot.map_or(0, |slot| 1 << slot.index());
        }
        state[seat].library = kept;
    }
    if let Some(cards) = sheet.list(seat, "faction", vampire_card)? {
        let kept =
            State::vampire_slots(seat, state[seat].faction).filter(|&slot| cards.contains(&state.card(slot)));
        state[seat].faction = kept.fold(0, |set, slot| set | 1 << slot.nth_vampire());
    }
    Ok(())
}
