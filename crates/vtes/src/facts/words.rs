//! What rows, limits and uses mention, in words.

use elysium_kernel::Reason;
use elysium_kernel::scenario::given::{a_seat, number, words};

use crate::cards::{CardId, CardKind, Clan, Phase, Span};
use crate::state::{ClauseNo, Lasting, Slot, Thing};
use crate::{State, names, reasons};

/// Cards of a set of one owner, by name.
pub(super) fn cards(state: &State, owner: elysium_kernel::Seat, set: crate::state::Wide) -> Vec<String> {
    words(set.iter().map(|index| state.card(Slot::new(owner, index)).slug()))
}

pub(super) fn library_card(word: &str) -> Result<CardId, Reason> {
    let card = CardId::named(word)?;
    if matches!(card.kind(), CardKind::Library(_)) { Ok(card) } else { Err(reasons::not_library(word)) }
}

pub(super) fn crypt_card(word: &str) -> Result<CardId, Reason> {
    let card = CardId::named(word)?;
    if matches!(card.kind(), CardKind::Crypt(_)) { Ok(card) } else { Err(reasons::not_crypt(word)) }
}

/// Anything that a text speaks of. What has left play is nothing any more.
pub(super) fn thing(state: &State, thing: Thing) -> String {
    match thing {
        Thing::Player(seat) => seat.to_string(),
        Thing::Minion(_) | Thing::Permanent(_) if names::is_there(state, thing) => names::name(state, thing),
        Thing::Card(slot) => match (state.uncontrolled_at(slot), zone(state, slot)) {
            (Some((seat, place)), _) => format!("{seat}.{}", place + 1),
            (None, Some(zone)) => format!("{}.{}.{zone}", state.card(slot).slug(), slot.owner()),
            // It is in play by now: a minion, or a card on one.
            (None, None) => {
                let there = names::in_play(state).into_iter().find(|&one| state.slot_of(one) == Some(slot));
                there.map_or_else(
                    || "none".into(),
                    |one| format!("{}.{}.played", state.card_of(one).map_or("", CardId::slug), slot.owner()),
                )
            }
        },
        Thing::Clan(clan) => format!("clan.{}", clan.slug()),
        Thing::Minion(_) | Thing::Permanent(_) | Thing::Nothing => "none".into(),
    }
}

/// The pile that a card lies in.
fn zone(state: &State, slot: Slot) -> Option<&'static str> {
    let (player, index) = (&state[slot.owner()], slot.index());
    let played = state.limbo.iter().any(|play| play.0.is_some_and(|play| play.slot == slot))
        || state.action.is_some_and(|action| action.card == Some(slot));
    Some(match () {
        () if player.hand.has(index) => "hand",
        () if player.ash.has(index) => "ash",
        () if player.removed.has(index) => "removed",
        () if player.deck.has(index) => {
            if slot.is_crypt() {
                "crypt"
            } else {
                "library"
            }
        }
        () if played => "played",
        () => return None,
    })
}

pub(super) fn read_thing(state: &State, word: &str) -> Result<Thing, Reason> {
    let seats = usize::from(state.seats);
    let strange = || reasons::no_thing(word);
    match word.split('.').collect::<Vec<_>>().as_slice() {
        ["none"] => Ok(Thing::Nothing),
        [seat] if seat.len() == 1 => Ok(Thing::Player(a_seat(seat, seats)?)),
        [name] => names::find(state, name).ok_or_else(strange),
        ["clan", clan] => Clan::find(clan).map(Thing::Clan).ok_or_else(strange),
        [seat, place] => {
            let (seat, place) = (a_seat(seat, seats)?, number::<usize>(place)?);
            let region = &state[seat].uncontrolled;
            let one = place.checked_sub(1).and_then(|place| region.get(place));
            one.map(|one| Thing::Card(one.slot)).ok_or_else(strange)
        }
        [card, owner, pile] => {
            let (card, owner) = (CardId::named(card)?, a_seat(owner, seats)?);
            let mut slots = (0..crate::state::CARDS as u8).map(|index| Slot::new(owner, index));
            let there = |slot: &Slot| {
                state.def[owner.index()][slot.index()] == Some(card) && zone(state, *slot) == Some(*pile)
            };
            slots.find(there).map(Thing::Card).ok_or_else(strange)
        }
        _ => Err(strange()),
    }
}

pub(super) fn clause(clause: Option<ClauseNo>) -> String {
    match clause {
        None => "card".into(),
        Some(ClauseNo::Mode(n)) => format!("mode.{n}"),
        Some(ClauseNo::Text(n)) => format!("text.{n}"),
        Some(ClauseNo::Granted(op, n)) => format!("granted.{op}.{n}"),
        Some(ClauseNo::Later(n)) => format!("later.{n}"),
    }
}

pub(super) fn read_clause(word: &str) -> Result<Option<ClauseNo>, Reason> {
    Ok(match word.split('.').collect::<Vec<_>>().as_slice() {
        ["card"] => None,
        ["mode", n] => Some(ClauseNo::Mode(number(n)?)),
        ["text", n] => Some(ClauseNo::Text(number(n)?)),
        ["granted", op, n] => Some(ClauseNo::Granted(number(op)?, number(n)?)),
        ["later", n] => Some(ClauseNo::Later(number(n)?)),
        _ => return Err(reasons::no_clause(word)),
    })
}

pub(super) fn until(lasting: Lasting) -> String {
    match lasting {
        Lasting::InPlay => "in-play".into(),
        Lasting::Once => "once".into(),
        Lasting::Span(span) => span.slug().into(),
        Lasting::Next(phase, seat) => format!("next.{}.{seat}", phase.slug()),
        Lasting::Through(phase, seat) => format!("through.{}.{seat}", phase.slug()),
    }
}

pub(super) fn read_until(word: &str, seats: usize) -> Result<Lasting, Reason> {
    let a_phase = |word: &str| Phase::find(word).ok_or_else(|| reasons::no_phase(word));
    Ok(match word.split('.').collect::<Vec<_>>().as_slice() {
        ["in-play"] => Lasting::InPlay,
        ["once"] => Lasting::Once,
        ["next", phase, seat] => Lasting::Next(a_phase(phase)?, a_seat(seat, seats)?),
        ["through", phase, seat] => Lasting::Through(a_phase(phase)?, a_seat(seat, seats)?),
        [span] => Lasting::Span(a_span(span)?),
        _ => return Err(reasons::no_time(word)),
    })
}

pub(super) fn a_span(word: &str) -> Result<Span, Reason> {
    Span::find(word).ok_or_else(|| reasons::no_span(word))
}
