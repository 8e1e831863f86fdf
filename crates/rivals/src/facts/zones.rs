//! Hand, discard pile, decks and Ongoing cards of a player.

use elysium_kernel::scenario::given::{number, pair, split, words, yes};
use elysium_kernel::scenario::{About, Given};
use elysium_kernel::{Reason, Seat};

use super::words::{library, library_card, names, vampire_card, vampires};
use super::{Read, Reading};
use crate::cards::{CardId, Kind, book};
use crate::sets::{Bits, FACTION, LIBRARY, Maybe, Slot};
use crate::state::{Laden, MAX_PLAYERS, sum};
use crate::{Rivals, State, reasons};

type Fact = super::Fact<Seat>;

/// Which cards of a Library lie anywhere.
fn placed(state: &State, seat: Seat) -> u64 {
    let player = &state[seat];
    let set = |cards: &mut dyn Iterator<Item = u8>| cards.fold(0, |set, i| set | 1u64 << i);
    let mut placed = player.hand | player.discard | player.library | player.ongoing;
    placed |= set(&mut player.top.get().into_iter()) | set(&mut player.under.iter().copied());
    placed |= set(&mut player.laden.iter().map(|one| one.card));
    for vampire in state.vampires(seat) {
        placed |= set(&mut state[vampire].attached.iter().filter_map(|one| one.card.library()));
    }
    if let Some(attack) = &state.attack {
        placed |= set(&mut attack.card.get().filter(|_| attack.attacker.owner() == seat).into_iter());
        let mine = attack.reactor.is_some_and(|reactor| reactor.owner() == seat);
        placed |= set(&mut attack.reaction.get().filter(|_| mine).into_iter());
    }
    if let Some(scheme) = &state.scheme {
        placed |= u64::from(scheme.card.owner() == seat) << scheme.card.index();
        placed |= set(&mut scheme.modifier[seat.index()].get().into_iter());
    }
    placed
}

/// Which vampires are anywhere, in play or not.
fn placed_vampires(state: &State, seat: Seat) -> u8 {
    let player = &state[seat];
    let in_play = state.vampires(seat).fold(0, |set, slot| set | 1 << slot.nth_vampire());
    let under = player.faction_under.iter().fold(0u8, |set, i| set | 1 << i);
    let top = player.faction_top.get().map_or(0, |i| 1 << i);
    player.faction | player.vampires_in_hand | player.vampires_discarded | in_play | under | top
}

/// All cards of a Library: it may be shorter than it could be.
fn whole_library(state: &State, seat: Seat) -> u64 {
    let cards = state.def[seat.index()].iter().take(LIBRARY);
    cards.enumerate().filter(|(_, card)| card.is_some()).fold(0, |set, (i, _)| set | 1 << i)
}

const WHOLE_FACTION: u8 = (1 << FACTION) - 1;

/// Library cards that lie nowhere yet and have not left the game.
fn free(draft: &Reading, seat: Seat) -> u64 {
    let state = &draft.state;
    whole_library(state, seat) & !placed(state, seat) & !draft.notes.gone[seat.index()]
}

/// Vampires that are nowhere yet and have not left the game.
pub(super) fn free_vampires(draft: &Reading, seat: Seat) -> Read<u8> {
    let gone = draft.given(&seat.to_string(), "gone").list(CardId::named)?.unwrap_or_default();
    let free = State::vampire_slots(seat, WHOLE_FACTION & !placed_vampires(&draft.state, seat));
    let free = free.filter(|slot| !gone.contains(&draft.state.card(*slot)));
    Ok(free.fold(0, |set, slot| set | vampire_bit(slot)))
}

/// A card of a player that lies nowhere yet.
pub(super) fn take(draft: &Reading, seat: Seat, given: Given, card: CardId) -> Read<Slot> {
    let state = &draft.state;
    let vampires = WHOLE_FACTION & !placed_vampires(state, seat);
    let mut free = State::library_slots(seat, free(draft, seat)).chain(State::vampire_slots(seat, vampires));
    free.find(|slot| state.card(*slot) == card).ok_or_else(|| given.wrong(reasons::not_free(card.slug())))
}

/// Every named card, and what is to be done with its slot: a Library card or a vampire.
fn each(
    draft: &mut Reading,
    seat: Seat,
    given: Given,
    lay: fn(&mut Reading, Seat, Slot) -> bool,
) -> Read<()> {
    for card in given.list(CardId::named)?.unwrap_or_default() {
        let slot = take(draft, seat, given, card)?;
        if !lay(draft, seat, slot) {
            return Err(given.wrong(reasons::wrong_place(card.slug())));
        }
    }
    Ok(())
}

fn bit(slot: Slot) -> u64 {
    if slot.is_vampire() { 0 } else { 1 << slot.index() }
}

fn vampire_bit(slot: Slot) -> u8 {
    if slot.is_vampire() { 1 << slot.nth_vampire() } else { 0 }
}

/// Cards of a player in play or in hand that bear a mark, or that one is not there.
fn marked(draft: &Reading, seat: Seat, given: Given, among: u64, not_there: fn(&str) -> Reason) -> Read<u64> {
    let mut set = 0;
    for card in given.list(library_card)?.unwrap_or_default() {
        let mut mine = State::library_slots(seat, among & !set);
        let slot = mine.find(|slot| draft.state.card(*slot) == card);
        set |= slot.map(bit).ok_or_else(|| given.wrong(not_there(card.slug())))?;
    }
    Ok(set)
}

pub(super) static ZONES: About<Rivals, Seat> = About(&[
    Fact::new("gone", "<card not haven agenda>*", "cards that have left the game", |state, seat| {
        let cards = library(state, seat, whole_library(state, seat) & !placed(state, seat));
        [cards, vampires(state, seat, WHOLE_FACTION & !placed_vampires(state, seat))].concat()
    })
    .given("none; if `library` or `faction` is said, all that is nowhere else", |draft, seat, given| {
        each(draft, seat, given, |draft, seat, slot| {
            draft.notes.gone[seat.index()] |= bit(slot);
            true
        })
    }),
    Fact::new("hand", "<card not haven agenda>*", "Library cards and vampires in hand", |state, seat| {
        names(state, state.hand(seat))
    })
    .given("none", |draft, seat, given| {
        each(draft, seat, given, |draft, seat, slot| {
            draft.state[seat].hand |= bit(slot);
            draft.state[seat].vampires_in_hand |= vampire_bit(slot);
            true
        })
    }),
    Fact::new(
        "shown",
        "<card not vampire haven agenda>*",
        "cards of the hand that everybody knows",
        |state, seat| library(state, seat, state[seat].shown),
    )
    .given("none", |draft, seat, given| {
        draft.state[seat].shown = marked(draft, seat, given, draft.state[seat].hand, reasons::not_in_hand)?;
        Ok(())
    }),
    Fact::new("discard", "<card not haven agenda>*", "the discard pile", |state, seat| {
        let player = &state[seat];
        [library(state, seat, player.discard), vampires(state, seat, player.vampires_discarded)].concat()
    })
    .given("none", |draft, seat, given| {
        each(draft, seat, given, |draft, seat, slot| {
            draft.state[seat].discard |= bit(slot);
            draft.state[seat].vampires_discarded |= vampire_bit(slot);
            true
        })
    }),
    Fact::new(
        "top",
        "<card not vampire haven agenda>",
        "a known card on top of the Library",
        |state, seat| names(state, state[seat].top.get().map(|i| Slot::library(seat, i))),
    )
    .given("none", |draft, seat, given| {
        if let Some(card) = given.one(library_card)? {
            let slot = take(draft, seat, given, card)?;
            draft.state[seat].top = Maybe::some(slot.index() as u8);
        }
        Ok(())
    }),
    Fact::new("top-open", "<flag>", "`yes` if everybody knows it", |state, seat| yes(state[seat].top_open))
        .given("`no`", |draft, seat, given| {
            draft.state[seat].top_open = given.flag()?;
            Ok(())
        }),
    Fact::new(
        "under",
        "<card not vampire haven agenda>*",
        "known cards under the Library, the first to be drawn first",
        |state, seat| names(state, state[seat].under.iter().map(|&i| Slot::library(seat, i))),
    )
    .in_order()
    .given("none", |draft, seat, given| {
        each(draft, seat, given, |draft, seat, slot| {
            if !slot.is_vampire() {
                draft.state[seat].under.push(slot.index() as u8);
            }
            !slot.is_vampire()
        })
    }),
    Fact::new(
        "faction-top",
        "<card vampire>",
        "a known vampire on top of the Faction Deck",
        |state, seat| names(state, state[seat].faction_top.get().map(|i| Slot::vampire(seat, i))),
    )
    .given("none", |draft, seat, given| {
        if let Some(card) = given.one(vampire_card)? {
            let slot = take(draft, seat, given, card)?;
            draft.state[seat].faction_top = Maybe::some(slot.nth_vampire() as u8);
        }
        Ok(())
    }),
    Fact::new(
        "faction-under",
        "<card vampire>*",
        "known vampires under it, the first to be drawn first",
        |state, seat| names(state, state[seat].faction_under.iter().map(|&i| Slot::vampire(seat, i))),
    )
    .in_order()
    .given("none", |draft, seat, given| {
        each(draft, seat, given, |draft, seat, slot| {
            if slot.is_vampire() {
                draft.state[seat].faction_under.push(slot.nth_vampire() as u8);
            }
            slot.is_vampire()
        })
    }),
    Fact::new(
        "ongoing",
        "<card not vampire haven agenda>[/exhausted]*",
        "Ongoing cards in play: `search-engine`, `search-engine/exhausted`",
        |state, seat| {
            let mark = |i: u8| if state[seat].exhausted >> i & 1 == 1 { "/exhausted" } else { "" };
            let cards = Bits(state[seat].ongoing);
            words(cards.map(|i| format!("{}{}", state.card(Slot::library(seat, i)).slug(), mark(i))))
        },
    )
    .given("none", |draft, seat, given| {
        let cards = given.list(|word| {
            let (card, mark) = split(word);
            let card = library_card(card)?;
            if book(false).library_card(card).kind != Kind::Ongoing {
                return Err(reasons::not_ongoing(card.slug()));
            }
            match mark {
                None => Ok((card, false)),
                Some("exhausted") => Ok((card, true)),
                Some(other) => Err(reasons::only_exhausted(other)),
            }
        })?;
        for (card, exhausted) in cards.unwrap_or_default() {
            let slot = take(draft, seat, given, card)?;
            draft.state[seat].ongoing |= bit(slot);
            draft.state[seat].exhausted |= if exhausted { bit(slot) } else { 0 };
        }
        Ok(())
    }),
    Fact::new(
        "used",
        "<card not vampire haven agenda>*",
        "Ongoing cards whose ability was used this turn",
        |state, seat| library(state, seat, state[seat].used),
    )
    .given("none", |draft, seat, given| {
        draft.state[seat].used = marked(draft, seat, given, draft.state[seat].ongoing, reasons::not_in_play)?;
        Ok(())
    }),
    Fact::new(
        "loaded",
        "<card not vampire haven agenda>/<number>*",
        "tokens on Ongoing cards: `long-term-investment/4`",
        |state, seat| {
            let loaded = state[seat].laden.iter().filter(|one| !one.down);
            words(loaded.map(|one| {
                format!("{}/{}", state.card(Slot::library(seat, one.card)).slug(), sum(&one.tokens))
            }))
        },
    )
    .given("none", |draft, seat, given| {
        let loads = given.list(|word| {
            let (card, n) = pair(word, "long-term-investment/4")?;
            Ok((library_card(card)?, number::<u8>(n)?))
        })?;
        for (card, n) in loads.unwrap_or_default() {
            if !book(false).library_card(card).can_be_laden() {
                return Err(given.wrong(reasons::bears_no_tokens(card.slug())));
            }
            let taken = draft.state[seat].laden.iter().fold(0u64, |set, one| set | 1 << one.card);
            let mut mine = State::library_slots(seat, draft.state[seat].ongoing & !taken);
            let Some(slot) = mine.find(|slot| draft.state.card(*slot) == card) else {
                return Err(given.wrong(reasons::not_in_play(card.slug())));
            };
            let mut tokens = [0; MAX_PLAYERS];
            tokens[seat.index()] = n;
            draft.state[seat].laden.push(Laden { card: slot.index() as u8, tokens, ..Laden::default() });
        }
        Ok(())
    }),
]);

pub(super) static DECKS: About<Rivals, Seat> = About(&[
    Fact::new(
        "library",
        "<card not vampire haven agenda>*",
        "exactly these are left of the Library, in no known order",
        |state, seat| library(state, seat, state[seat].library),
    )
    .given("all that is nowhere else", |draft, seat, given| {
        if given.words.is_none() {
            draft.state[seat].library = free(draft, seat);
        }
        each(draft, seat, given, |draft, seat, slot| {
            draft.state[seat].library |= bit(slot);
            !slot.is_vampire()
        })
    }),
    Fact::new(
        "faction",
        "<card vampire>*",
        "exactly these are left of the Faction Deck, in no known order",
        |state, seat| vampires(state, seat, state[seat].faction),
    )
    .given("all that is nowhere else", |draft, seat, given| {
        if given.words.is_none() {
            draft.state[seat].faction = free_vampires(draft, seat)?;
        }
        each(draft, seat, given, |draft, seat, slot| {
            draft.state[seat].faction |= vampire_bit(slot);
            slot.is_vampire()
        })
    }),
    Fact::new("hand-size", "<number>", "cards in hand", |state, seat| words([state[seat].hand_size()]))
        .derived(),
    Fact::new("library-size", "<number>", "cards of the Library", |state, seat| {
        words([state[seat].library_size()])
    })
    .derived(),
    Fact::new("faction-size", "<number>", "vampires of the Faction Deck", |state, seat| {
        words([state[seat].faction_size()])
    })
    .derived(),
]);
