//! The cards of the city.

use elysium_kernel::Seat;
use elysium_kernel::scenario::given::{a_seat, pair, words};
use elysium_kernel::scenario::{About, FactError, Given, Subject};

use super::words::city_card;
use super::{Read, Reading};
use crate::cards::{BOXED_EVENTS, CardId, CityKind};
use crate::sets::Bits;
use crate::state::{City, Step};
use crate::{Rivals, State, reasons};

type Fact = super::Fact<TheCity>;

#[derive(Clone, Copy)]
pub(super) struct TheCity;

impl Subject<Rivals> for TheCity {
    const TITLE: &'static str = "`city`";

    fn named(words: &[&str]) -> Option<String> {
        (words == ["city"]).then(|| "city".into())
    }

    fn all(_: &State) -> Vec<TheCity> {
        vec![TheCity]
    }

    fn name(self, _: &State) -> String {
        "city".into()
    }
}

/// The slot of a City card that lies nowhere yet.
pub(super) fn take(draft: &mut Reading, given: Given, card: CardId) -> Read<u8> {
    let at = draft.notes.city.iter().position(|(_, other)| *other == card);
    at.map(|at| draft.notes.city.remove(at).0).ok_or_else(|| given.wrong(reasons::no_further(card.slug())))
}

fn lay(draft: &mut Reading, given: Given, pile: fn(&mut City) -> &mut u64) -> Read<()> {
    for card in given.list(city_card)?.unwrap_or_default() {
        let slot = take(draft, given, card)?;
        *pile(&mut draft.state.city) |= 1 << slot;
    }
    Ok(())
}

fn names(state: &State, set: u64) -> Vec<String> {
    words(Bits(set).map(|slot| state.book().city_id(slot).slug()))
}

/// Ongoing Events in The Streets, and whose they are.
fn owned(state: &State) -> impl Iterator<Item = (u8, Seat)> {
    state.streets().filter_map(|slot| Some((slot, state.city.owner(slot)?)))
}

/// §2.2: of all Events, some are in the box from the start. If the deck is not said, it does not matter which.
pub(super) fn events(draft: &mut Reading) -> Read<()> {
    let (state, city) = (&draft.state, &draft.state.city);
    let said = draft.sheet.get("city", "deck").is_some();
    let out = city.streets | city.discard | city.burned | if said { city.deck } else { 0 };
    let is_event = |slot: &u8| state.book().city_card(*slot).kind.is_event();
    let all = Bits(state.book().city_deck()).filter(is_event).count();
    let most = all.saturating_sub(BOXED_EVENTS);
    if state.step != Step::Start && Bits(out).filter(is_event).count() > most {
        let key = if said { "deck" } else { "burned" };
        return Err(FactError::new("city", key, reasons::events_many(most).by_rule(2, 2)));
    }
    Ok(())
}

pub(super) static CITY: About<Rivals, TheCity> = About(&[
    Fact::new(
        "streets",
        "<card citizen vagrant antagonist event ongoing-event title>*",
        "cards in The Streets",
        |state, _| names(state, state.city.streets),
    )
    .given("none", |draft, _, given| lay(draft, given, |city| &mut city.streets)),
    Fact::new(
        "discard",
        "<card citizen vagrant antagonist event ongoing-event title>*",
        "the discard pile",
        |state, _| names(state, state.city.discard),
    )
    .given("none", |draft, _, given| lay(draft, given, |city| &mut city.discard)),
    Fact::new(
        "burned",
        "<card citizen vagrant antagonist event ongoing-event title>*",
        "burned cards",
        |state, _| names(state, state.city.burned),
    )
    .given("none", |draft, _, given| lay(draft, given, |city| &mut city.burned)),
    Fact::new("boxed", "<card event ongoing-event>*", "Events put back into the box", |state, _| {
        names(state, state.city.boxed)
    })
    .given("none; if `deck` is said, all that is nowhere else", |draft, _, given| {
        lay(draft, given, |city| &mut city.boxed)
    }),
    Fact::new(
        "deck",
        "<card citizen vagrant antagonist event ongoing-event title>*",
        "the City Deck, in no order",
        |state, _| names(state, state.city.deck),
    )
    .given("all that is nowhere else", |draft, _, given| {
        lay(draft, given, |city| &mut city.deck)?;
        let rest = draft.notes.city.drain(..).fold(0, |set, (slot, _)| set | 1u64 << slot);
        let city = &mut draft.state.city;
        let pile = if given.words.is_some() { &mut city.boxed } else { &mut city.deck };
        *pile |= rest;
        Ok(())
    }),
    Fact::new(
        "events",
        "<card ongoing-event>/<SEAT>*",
        "whose an Ongoing Event is: `the-hunger/B`",
        |state, _| {
            words(owned(state).map(|(slot, seat)| format!("{}/{seat}", state.book().city_id(slot).slug())))
        },
    )
    .given("the active player's", |draft, _, given| {
        let owners = given.list(|word| {
            let (card, seat) = pair(word, "the-hunger/B")?;
            Ok((city_card(card)?, a_seat(seat, draft.seats())?))
        })?;
        let (state, mut owners) = (&mut draft.state, owners.unwrap_or_default());
        for slot in state.streets() {
            if state.book().city_card(slot).kind == CityKind::OngoingEvent {
                let card = state.book().city_id(slot);
                let named = owners.iter().position(|(event, _)| *event == card);
                let owner = named.map_or(state.active, |at| owners.remove(at).1);
                state.city.give(slot, owner);
            }
        }
        match owners.first() {
            Some((card, _)) => Err(given.wrong(reasons::no_ongoing_event(card.slug()))),
            None => Ok(()),
        }
    }),
    Fact::new("tokenless", "<card ongoing-event>*", "Ongoing Events without a token", |state, _| {
        let bare = owned(state).filter(|(slot, _)| state.city.tokened >> slot & 1 == 0);
        words(bare.map(|(slot, _)| state.book().city_id(slot).slug()))
    })
    .given("none", |draft, _, given| {
        let mut bare = given.list(city_card)?.unwrap_or_default();
        let state = &mut draft.state;
        for (slot, _) in owned(state).collect::<Vec<_>>() {
            match bare.iter().position(|card| *card == state.book().city_id(slot)) {
                Some(at) => drop(bare.remove(at)),
                None => state.city.tokened |= 1 << slot,
            }
        }
        match bare.first() {
            Some(card) => Err(given.wrong(reasons::no_ongoing_event(card.slug()))),
            None => Ok(()),
        }
    }),
]);
