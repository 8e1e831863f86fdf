//! The deck of a seat: what the sheet names, filled up from a starter deck.

use elysium_kernel::scenario::given::{split, words};
use elysium_kernel::scenario::{About, FactError, Given};
use elysium_kernel::{Reason, Seat};

use super::words::{agenda_card, haven_card, library_card, vampire_card};
use super::{Read, Reading};
use crate::cards::{CardId, CardKind};
use crate::decks;
use crate::rules::empty_table;
use crate::sets::{FACTION, LIBRARY};
use crate::setup::{COPIES, DeckList};
use crate::{Rivals, reasons};

type Fact = super::Fact<Seat>;

/// One starter deck for each player.
pub(super) fn starters(players: usize) -> Vec<DeckList> {
    decks::STARTERS.iter().take(players).filter_map(|(name, _)| decks::starter(name)).collect()
}

pub(super) static DECK: About<Rivals, Seat> = About(&[
    Fact::new(
        "deck",
        "brujah|toreador|ventrue|malkavian",
        "the starter deck that fills up what is not named, or `none`",
        |_, _| Vec::new(),
    )
    .given("Brujah, Toreador, Ventrue, Malkavian in order", |draft, seat, given| {
        let named = given.one(|name| {
            let names = || decks::STARTERS.map(|(name, _)| name).join(", ");
            decks::starter(name).ok_or_else(|| reasons::no_deck(name, names()))
        })?;
        if let Some(deck) = named {
            draft.setup.decks[seat.index()] = deck;
        }
        if given.words.is_some_and(<[_]>::is_empty) {
            let deck = &mut draft.setup.decks[seat.index()];
            (deck.vampires, deck.library) = (Vec::new(), Vec::new());
        }
        fill(draft, seat, given)
    })
    // It fills up what is not named; the position has the cards alone.
    .kept(|_, _, _| true),
    Fact::new("haven", "<card haven>", "the Haven", |state, seat| words([state.haven_card(seat).slug()]))
        .given("as in the deck", |draft, seat, given| {
            let haven = &mut draft.setup.decks[seat.index()].haven;
            *haven = given.one(haven_card)?.unwrap_or(*haven);
            Ok(())
        }),
    Fact::new("agenda-card", "<card agenda>", "the Agenda", |state, seat| {
        words([state.agenda_card(seat).slug()])
    })
    .given("as in the deck", |draft, seat, given| {
        let agenda = &mut draft.setup.decks[seat.index()].agenda;
        *agenda = given.one(agenda_card)?.unwrap_or(*agenda);
        Ok(())
    }),
]);

/// Piles of a seat whose words are cards.
const PILES: [&str; 9] =
    ["hand", "discard", "library", "faction", "top", "under", "faction-top", "faction-under", "gone"];

/// All cards that the sheet names for a seat, in no order.
fn named(draft: &Reading, seat: Seat) -> Read<Vec<CardId>> {
    let name = seat.to_string();
    let given = |key| draft.given(&name, key);
    // Vampires in play: what is attached to them is of this deck, too. One of the same name may be in play for
    // somebody else, so it is not enough that a card of this name is in a pile.
    let mut in_play = Vec::new();
    for key in ["home", "torpor"] {
        in_play.extend(given(key).list(vampire_card)?.unwrap_or_default());
    }
    let party = |words: &str| words.split('+').map(vampire_card).collect::<Result<Vec<_>, _>>();
    in_play.extend(given("streets").list(party)?.unwrap_or_default().concat());
    let mut cards = Vec::new();
    for key in PILES {
        cards.extend(given(key).list(CardId::named)?.unwrap_or_default());
    }
    // A Leader that was burned is in no other place.
    let leader = given("leader").one(vampire_card)?;
    in_play.extend(leader.filter(|card| !cards.contains(card) && !in_play.contains(card)));
    cards.extend(given("ongoing").list(|word| library_card(split(word).0))?.unwrap_or_default());
    for nth in 1.. {
        let card = draft.given(&format!("{seat} {nth}"), "card").one(library_card)?;
        let Some(card) = card else { break };
        cards.push(card);
    }
    for vampire in &in_play {
        let attached = draft.given(vampire.slug(), "attached").list(|word| CardId::named(split(word).0))?;
        let titles = attached.unwrap_or_default().into_iter();
        cards.extend(titles.filter(|card| matches!(card.kind(), CardKind::Library(_))));
    }
    cards.extend(in_play);
    Ok(cards)
}

/// Puts the named cards into the deck of a seat, for as many others.
fn fill(draft: &mut Reading, seat: Seat, given: Given) -> Read<()> {
    let wrong = |key: &str, reason: Reason| FactError::new(seat, key, reason);
    let is_vampire = |card: &CardId| matches!(card.kind(), CardKind::Vampire(_));
    let (named_vampires, mut library): (Vec<_>, Vec<_>) =
        named(draft, seat)?.into_iter().partition(is_vampire);
    if let Some(card) = library.iter().find(|card| !matches!(card.kind(), CardKind::Library(_))) {
        return Err(wrong("hand", reasons::no_deck_card(card.slug())));
    }
    let mut vampires: Vec<CardId> = Vec::new();
    for card in named_vampires {
        if vampires.contains(&card) {
            return Err(wrong("home", reasons::two_places(card.slug())));
        }
        vampires.push(card);
    }
    if vampires.len() > FACTION {
        return Err(wrong("home", reasons::vampires_many(vampires.len(), FACTION).by_rule(24, 1)));
    }
    if library.len() > LIBRARY {
        return Err(wrong("hand", reasons::library_many(library.len(), LIBRARY).by_rule(24, 2)));
    }
    // The rows of the state and of the rules have room for what a deck can have.
    let copies = |card: &CardId| library.iter().filter(|other| *other == card).count();
    if let Some(card) = library.iter().find(|card| copies(card) > COPIES) {
        let reason = reasons::copies_many(copies(card), card.slug(), COPIES);
        return Err(wrong("hand", reason.by_rule(24, 2)));
    }
    let deck = &mut draft.setup.decks[seat.index()];
    let more: Vec<_> = deck.vampires.iter().copied().filter(|card| !vampires.contains(card)).collect();
    vampires.extend(more.into_iter().take(FACTION - vampires.len()));
    let mut rest = deck.library.clone();
    for card in &library {
        if let Some(at) = rest.iter().position(|other| other == card) {
            rest.remove(at);
        }
    }
    library.extend(rest.into_iter().take(LIBRARY - library.len()));
    if vampires.len() < FACTION || library.is_empty() {
        return Err(given.wrong(reasons::deck_short(FACTION)));
    }
    (deck.vampires, deck.library) = (vampires, library);
    Ok(())
}

/// Everybody has these decks, and nothing lies anywhere.
pub(super) fn deal(draft: &mut Reading) -> Read<()> {
    draft.state = empty_table(&draft.setup);
    for seat in draft.everyone() {
        let player = &mut draft.state[seat];
        (player.library, player.faction) = (0, 0);
    }
    let book = draft.state.book();
    draft.notes.city = (0..).zip(book.city_slots.iter().copied()).collect();
    draft.state.city = Default::default();
    Ok(())
}
