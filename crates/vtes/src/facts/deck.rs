//! The deck of a seat: what the sheet names, filled up from a ready deck.

use std::sync::LazyLock;

use elysium_kernel::scenario::{About, Given};
use elysium_kernel::{Reason, Seat};

use super::{Notes, Read, Reading};
use crate::cards::{CardId, CardKind};
use crate::decks::Listing;
use crate::setup::{CRYPT_MOST, Deck};
use crate::state::{CRYPT, Slot, Wide};
use crate::{State, Vtes, decks, reasons};

type Fact = super::Fact<Seat>;

/// The ready decks. Positions are read so often that their lists are kept.
static READY: LazyLock<Vec<(&str, Deck)>> = LazyLock::new(|| {
    let deck = |listing: Listing| Deck { crypt: listing.crypt, library: listing.library };
    let names = decks::STARTERS.iter().map(|(name, _)| *name);
    names.filter_map(|name| Some((name, deck(decks::starter(name)?)))).collect()
});

/// A ready deck for each player.
pub(super) fn starters(players: usize) -> Vec<Deck> {
    READY.iter().map(|(_, deck)| deck.clone()).cycle().take(players).collect()
}

fn starter(name: &str) -> Option<Deck> {
    READY.iter().find(|(ready, _)| *ready == name).map(|(_, deck)| deck.clone())
}

pub(super) static DECK: About<Vtes, Seat> = About(&[Fact::new(
    "deck",
    "malkavian|nosferatu|toreador|tremere|ventrue",
    "the ready deck that fills up library and crypt, or `none`",
    |_, _| Vec::new(),
)
.given("Malkavian, Nosferatu, Toreador, Tremere, Ventrue in order", |draft, seat, given| {
    let named = given.one(|name| {
        let names = decks::STARTERS.map(|(name, _)| name).join(", ");
        starter(name).ok_or_else(|| reasons::no_deck(name, names))
    })?;
    if let Some(deck) = named {
        draft.setup.decks[seat.index()] = deck;
    }
    let none = given.words.is_some_and(<[_]>::is_empty);
    fill(draft, seat, none, given)
})]);

/// Puts the named cards into the deck of a seat, and those of the ready deck where its piles are not said.
fn fill(draft: &mut Reading, seat: Seat, none: bool, given: Given) -> Read<()> {
    let named = draft.notes.named.iter().filter(|(_, owner)| *owner == seat).map(|(card, _)| *card);
    let (mut crypt, mut library): (Vec<_>, Vec<_>) =
        named.partition(|card| matches!(card.kind(), CardKind::Crypt(_)));
    let said = |key| none || draft.sheet.get(seat, key).is_some();
    let (whole_library, whole_crypt) = (said("library"), said("crypt"));
    let deck = &mut draft.setup.decks[seat.index()];
    let more = |cards: &mut Vec<CardId>, ready: &[CardId], whole: bool| {
        let mut rest = ready.to_vec();
        for card in cards.iter() {
            if let Some(at) = rest.iter().position(|other| other == card) {
                rest.remove(at);
            }
        }
        let room = if whole { 0 } else { ready.len().saturating_sub(cards.len()) };
        cards.extend(rest.into_iter().take(room));
    };
    more(&mut library, &deck.library, whole_library);
    more(&mut crypt, &deck.crypt, whole_crypt);
    if library.len() > usize::from(CRYPT) || crypt.len() > CRYPT_MOST {
        return Err(given.wrong(reasons::deck_many(library.len(), crypt.len()).by_rule(18, 22)));
    }
    (deck.crypt, deck.library) = (crypt, library);
    Ok(())
}

/// Everybody has these decks, and nothing lies anywhere.
pub(super) fn deal(draft: &mut Reading) -> Read<()> {
    draft.state = State::new(&draft.setup);
    for seat in draft.everyone() {
        draft.state[seat].deck = Wide::NONE;
    }
    draft.notes = Notes::default();
    Ok(())
}

/// Cards of a player that lie nowhere yet.
pub(super) fn free(draft: &Reading, owner: Seat) -> Wide {
    let cards = draft.state.def[owner.index()].iter().enumerate().filter(|(_, card)| card.is_some());
    let mut all = Wide::NONE;
    cards.for_each(|(index, _)| all.insert(index));
    Wide(all.0 & !draft.notes.taken[owner.index()].0)
}

/// A card of a player that lies nowhere yet.
pub(super) fn take(draft: &mut Reading, owner: Seat, card: CardId) -> Result<Slot, Reason> {
    let mut slots = free(draft, owner).iter().map(|index| Slot::new(owner, index));
    let slot = slots.find(|slot| draft.state.card(*slot) == card);
    let slot = slot.ok_or_else(|| reasons::not_free(card.slug()))?;
    draft.notes.taken[owner.index()].insert(slot.index());
    Ok(slot)
}
