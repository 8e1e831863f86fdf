//! The deck of a seat: what the sheet names, filled up from a starter deck.

use elysium_kernel::Seat;
use elysium_kernel::scenario::{FactError, Sheet};

use super::words::*;
use crate::cards::{CardId, Sort};
use crate::decks;
use crate::sets::{FACTION, LIBRARY};
use crate::setup::Deck;

pub(super) const PILES: [&str; 8] =
    ["hand", "discard", "library", "faction", "top", "under", "faction-top", "faction-under"];

/// All cards that the sheet names for a seat, in no order.
pub(super) fn named(sheet: &Sheet, seat: Seat) -> Read<Vec<CardId>> {
    let mut cards = Vec::new();
    for key in PILES {
        cards.extend(sheet.list(seat, key, a_card)?.unwrap_or_default());
    }
    for key in ["home", "torpor"] {
        cards.extend(sheet.list(seat, key, vampire_card)?.unwrap_or_default());
    }
    for party in sheet.get(seat, "streets").unwrap_or_default() {
        for word in party.split('+') {
            cards.push(vampire_card(word).map_err(|reason| FactError::new(seat, "streets", reason))?);
        }
    }
    cards.extend(sheet.list(seat, "ongoing", |word| library_card(split(word).0))?.unwrap_or_default());
    for nth in 1.. {
        let Some(card) = sheet.list(format!("{seat} {nth}"), "card", library_card)? else { break };
        cards.extend(card);
    }
    // A Leader that was burned is in no other place.
    let leader = sheet.list(seat, "leader", vampire_card)?.unwrap_or_default();
    cards.extend(leader.into_iter().filter(|card| !cards.contains(card)).collect::<Vec<_>>());
    for card in cards.clone() {
        let slug = card.slug();
        let attached = sheet.list(slug, "attached", |word| a_card(split(word).0))?.unwrap_or_default();
        cards.extend(attached.into_iter().filter(|card| matches!(card.sort(), Sort::Library(_))));
    }
    Ok(cards)
}

/// The deck of a seat: the cards that the sheet names, filled up from a starter deck.
pub(super) fn deck(sheet: &Sheet, seat: Seat) -> Read<Deck> {
    let usual = decks::STARTERS[seat.index()].0.to_string();
    let name: String = sheet.one(seat, "deck")?.unwrap_or(usual);
    let Some(mut deck) = decks::starter(&name) else {
        let names = decks::STARTERS.map(|(name, _)| name).join(", ");
        return Err(FactError::new(seat, "deck", format!("there is no deck `{name}`; there are: {names}")));
    };
    if let Some(&[haven]) =
        sheet.list(seat, "haven", |w| a_card_of(w, "Haven", |s| matches!(s, Sort::Haven(_))))?.as_deref()
    {
        deck.haven = haven;
    }
    let agenda =
        sheet.list(seat, "agenda-card", |w| a_card_of(w, "Agenda", |s| matches!(s, Sort::Agenda(_))))?;
    if let Some(&[agenda]) = agenda.as_deref() {
        deck.agenda = agenda;
    }
    let is_vampire = |card: &CardId| matches!(card.sort(), Sort::Vampire(_));
    let (named_vampires, mut named_library): (Vec<_>, Vec<_>) =
        named(sheet, seat)?.into_iter().partition(is_vampire);
    if let Some(card) = named_library.iter().find(|card| !matches!(card.sort(), Sort::Library(_))) {
        return Err(FactError::new(seat, "hand", format!("`{}` is no card of a player's deck", card.slug())));
    }
    let mut vampires: Vec<CardId> = Vec::new();
    for card in named_vampires {
        if vampires.contains(&card) {
            return Err(FactError::new(seat, "home", format!("`{}` is in two places", card.slug())));
        }
        vampires.push(card);
    }
    let fill = deck.vampires.iter().copied().filter(|card| !vampires.contains(card)).collect::<Vec<_>>();
    if vampires.len() > FACTION {
        return Err(FactError::new(
            seat,
            "home",
            format!("{} vampires, at most 7 (rule 24.1)", vampires.len()),
        ));
    }
    let room = FACTION - vampires.len();
    vampires.extend(fill.into_iter().take(room));
    let mut rest = deck.library.clone();
    for card in &named_library {
        if let Some(at) = rest.iter().position(|other| other == card) {
            rest.remove(at);
        }
    }
    if named_library.len() > LIBRARY {
        return Err(FactError::new(
            seat,
            "hand",
            format!("{} Library cards, at most 60 (rule 24.2)", named_library.len()),
        ));
    }
    let room = LIBRARY - named_library.len();
    named_library.extend(rest.into_iter().take(room));
    deck.vampires = vampires;
    deck.library = named_library;
    Ok(deck)
}
