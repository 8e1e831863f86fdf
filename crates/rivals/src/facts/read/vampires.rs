//! Vampires in play.

use elysium_kernel::Seat;
use elysium_kernel::scenario::{FactError, Sheet};

use super::city::CityCards;
use super::words::*;
use super::zones::{Slots, used_slots};
use crate::State;
use crate::cards::{CardId, Sort, Type, book};
use crate::rules::stats;
use crate::sets::{LIBRARY, Maybe, Slot};
use crate::state::{Attached, Attachment, MAX_PLAYERS, MOST_ATTACHED, Place, Tokens};

pub(super) fn vampires(sheet: &Sheet, state: &mut State, seat: Seat, city: &mut CityCards) -> Read<()> {
    let slots = |state: &State| Slots::new(state, seat, used_slots(state, seat));
    let mut places: Vec<(CardId, Place)> = Vec::new();
    let home = sheet.list(seat, "home", vampire_card)?;
    let torpor = sheet.list(seat, "torpor", vampire_card)?;
    let nowhere = home.is_none() && torpor.is_none() && sheet.get(seat, "streets").is_none();
    places.extend(home.unwrap_or_default().into_iter().map(|card| (card, Place::Haven)));
    places.extend(torpor.unwrap_or_default().into_iter().map(|card| (card, Place::Torpor)));
    for (party, words) in (0..).zip(sheet.get(seat, "streets").unwrap_or_default()) {
        for word in words.split('+') {
            let card = vampire_card(word).map_err(|reason| FactError::new(seat, "streets", reason))?;
            places.push((card, Place::Streets(party)));
        }
    }
    if nowhere {
        // As at the start of a game: the vampire with the highest Blood Potency.
        let free = slots(state).free;
        let best = free.iter().filter(|(i, _)| *i >= LIBRARY).map(|(_, card)| *card);
        let best = best.max_by_key(|card| (book(false).marks(*card).potency, std::cmp::Reverse(card.0)));
        places.extend(best.map(|card| (card, Place::Haven)));
    }
    for (card, place) in &places {
        let slot = slots(state).take(*card, "home")?;
        state[slot].place = *place;
        one_vampire(sheet, state, slot, city)?;
    }
    let named = sheet.list(seat, "leader", vampire_card)?.and_then(|cards| cards.first().copied());
    let strongest = places.iter().map(|(card, _)| *card);
    let strongest =
        strongest.max_by_key(|card| (book(false).marks(*card).potency, std::cmp::Reverse(card.0)));
    if let Some(card) = named.or(strongest) {
        let def = state.def[seat.index()].as_slice();
        let at = def.iter().skip(LIBRARY).position(|other| *other == card.0);
        state[seat].leader = at.map_or(Maybe::NONE, |at| Maybe::some(at as u8));
    }
    Ok(())
}

pub(super) fn tokens(
    sheet: &Sheet,
    state: &State,
    subject: &str,
    own: Seat,
    key: &str,
    total: u8,
) -> Read<Tokens> {
    let mut tokens = [0; MAX_PLAYERS];
    let foreign = sheet.list(subject, "foreign", |word| match split(word) {
        (seat, Some(n)) => {
            Ok((a_seat(state, seat)?, n.parse::<u8>().map_err(|_| format!("`{n}` is no number"))?))
        }
        _ => Err("expected seat/number".into()),
    })?;
    let mut left = total;
    for (seat, n) in foreign.unwrap_or_default() {
        if n > left {
            return Err(FactError::new(subject, key, "fewer tokens than those of other colours"));
        }
        tokens[seat.index()] += n;
        left -= n;
    }
    tokens[own.index()] += left;
    Ok(tokens)
}

pub(super) fn one_vampire(sheet: &Sheet, state: &mut State, slot: Slot, city: &mut CityCards) -> Read<()> {
    let (name, owner) = (state.card(slot).slug(), slot.owner());
    let attached = sheet.list(name, "attached", |word| {
        let (card, mark) = split(word);
        Ok((a_card(card)?, mark == Some("exhausted")))
    })?;
    let attached = attached.unwrap_or_default();
    if attached.len() > MOST_ATTACHED {
        return Err(FactError::new(name, "attached", "at most 3 cards (rule 21.9)"));
    }
    for (card, exhausted) in attached {
        let new = match card.sort() {
            Sort::City(_) => {
                let slot = city.take(card).map_err(|reason| FactError::new(name, "attached", reason))?;
                Attachment::city(slot)
            }
            Sort::Library(_) => {
                let slot = Slots::new(state, owner, used_slots(state, owner)).take(card, "attached")?;
                Attachment::title(slot.index() as u8)
            }
            _ => {
                return Err(FactError::new(
                    name,
                    "attached",
                    format!("`{}` cannot be attached", card.slug()),
                ));
            }
        };
        state[slot].attached.push(Attached { card: new, exhausted });
    }
    let full = if state[slot].place == Place::Torpor { 1 } else { state.marks(slot).potency };
    let blood = sheet.one(name, "blood")?.unwrap_or(full);
    if blood == 0 || blood > stats::potency(state, slot) {
        let most = stats::potency(state, slot);
        return Err(FactError::new(name, "blood", format!("1 to {most} here (rule 14.11)")));
    }
    let tokens = tokens(sheet, state, name, owner, "blood", blood)?;
    let torpor = state[slot].place == Place::Torpor;
    let me = &mut state[slot];
    me.blood = tokens;
    me.exhausted = flag(sheet, name, "exhausted")? || torpor;
    me.no_influence = flag(sheet, name, "no-influence")?;
    me.used = flag(sheet, name, "used")?;
    me.regrouped = flag(sheet, name, "regrouped")?;
    me.unblockable = flag(sheet, name, "unblockable")?;
    me.mended = flag(sheet, name, "mended")?;
    me.marks = sheet.one(name, "marks")?.unwrap_or(0);
    me.influence = sheet.one(name, "gained")?.unwrap_or(0);
    let kinds =
        sheet.list(name, "attacks", |word| Type::find(word).ok_or_else(|| format!("no type `{word}`")))?;
    me.attacks = kinds.unwrap_or_default().into_iter().fold(0, |bits, kind| bits | kind.bit());
    Ok(())
}

/// §8.6: one vampire of a name in play.
pub(super) fn named_twice(state: &State) -> Read<()> {
    let mut seen = Vec::new();
    for seat in state.everyone() {
        for slot in state.vampires(seat) {
            let card = state.card(slot);
            if seen.contains(&card) {
                let reason = format!("`{}` is in play twice (rule 8.6)", card.slug());
                return Err(FactError::new(seat, "home", reason));
            }
            seen.push(card);
        }
    }
    Ok(())
}
