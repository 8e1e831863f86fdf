//! The position that a sheet of facts describes.

use elysium_kernel::scenario::{FactError, Sheet};
use elysium_kernel::{Seat, Seats};

use super::{Subject, subject, write};
use crate::cards::{CITY_SLOTS, CardId, Kind, Sort, Type, book};
use crate::decks;
use crate::rules::{empty_table, stats};
use crate::sets::{Bits, FACTION, LIBRARY, Maybe, Slot};
use crate::setup::{Deck, Options, Setup};
use crate::state::{
    Attached, Attachment, Laden, MAX_PLAYERS, MOST_ATTACHED, Place, Promised, STARTING_PRESTIGE, Step, Tokens,
};
use crate::vocabulary::Promise;
use crate::{State, notation};

type Read<T> = Result<T, FactError>;

pub(super) fn position(sheet: &Sheet) -> Read<(Setup, State)> {
    let players: usize = sheet.one("table", "players")?.unwrap_or(2);
    if !(2..=MAX_PLAYERS).contains(&players) {
        return Err(FactError::new("table", "players", "2, 3 or 4 can play (rule 2.1)"));
    }
    check_subjects(sheet, players)?;
    let options = options(sheet)?;
    let everyone = Seats::first(players);
    let decks = everyone.into_iter().map(|seat| deck(sheet, seat)).collect::<Read<Vec<_>>>()?;
    let setup = Setup { decks, options };
    let mut state = empty_table(&setup);
    for seat in everyone {
        let player = &mut state[seat];
        (player.library, player.faction) = (0, 0);
    }
    turns(sheet, &mut state)?;
    let mut city = CityCards::new(&state);
    for seat in everyone {
        zones(sheet, &mut state, seat)?;
        vampires(sheet, &mut state, seat, &mut city)?;
        face_down(sheet, &mut state, seat)?;
        loaded(sheet, &mut state, seat)?;
        numbers(sheet, &mut state, seat)?;
    }
    city.place(sheet, &mut state)?;
    named_twice(&state)?;
    supply(&mut state)?;
    state.step = step(sheet, &state)?;
    promises(sheet, &mut state)?;
    Ok((setup, state))
}

fn options(sheet: &Sheet) -> Read<Options> {
    let mut options = Options::default();
    options.tokens = sheet.one("table", "tokens")?.unwrap_or(options.tokens);
    if options.tokens < STARTING_PRESTIGE {
        let reason = format!("at least the {STARTING_PRESTIGE} to start with (rule 2.5)");
        return Err(FactError::new("table", "tokens", reason));
    }
    for word in sheet.get("table", "variants").unwrap_or_default() {
        let (name, on) = word.strip_prefix("no-").map_or((word.as_str(), true), |name| (name, false));
        let mut switches = options.switches();
        let names = switches.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        match switches.iter_mut().find(|(switch, _)| *switch == name) {
            Some((_, switch)) => **switch = on,
            None => {
                let reason = format!("there is no variant `{name}`; there are: {names}");
                return Err(FactError::new("table", "variants", reason));
            }
        }
    }
    Ok(options)
}

/// Seats that this table does not have.
fn check_subjects(sheet: &Sheet, players: usize) -> Read<()> {
    for name in sheet.subjects() {
        let seat = match subject(name) {
            Some(Subject::Seat(seat) | Subject::FaceDown(seat)) => Some(seat),
            Some(Subject::Attack | Subject::Scheme) => {
                let key = sheet.keys(name).next().unwrap_or_default();
                let reason = "a position cannot stand in the middle of this; begin before it and play on";
                return Err(FactError::new(name, key, reason));
            }
            _ => None,
        };
        if seat.is_some_and(|seat| seat.index() >= players) {
            let key = sheet.keys(name).next().unwrap_or_default();
            return Err(FactError::new(name, key, format!("not at a table of {players} players")));
        }
    }
    Ok(())
}

fn a_seat(state: &State, word: &str) -> Result<Seat, String> {
    let seat: Seat = word.parse()?;
    if seat.0 < state.seats { Ok(seat) } else { Err(format!("there is no seat {seat} at this table")) }
}

fn seats_of(sheet: &Sheet, state: &State, subject: &str, key: &str) -> Read<Option<Seats>> {
    let seats = sheet.list(subject, key, |word| a_seat(state, word))?;
    Ok(seats.map(|seats| seats.into_iter().collect()))
}

fn seat_of(sheet: &Sheet, state: &State, subject: &str, key: &str) -> Read<Option<Seat>> {
    let seats = sheet.list(subject, key, |word| a_seat(state, word))?;
    Ok(seats.and_then(|seats| seats.first().copied()))
}

fn flag(sheet: &Sheet, subject: &str, key: &str) -> Read<bool> {
    match sheet.one::<String>(subject, key)?.as_deref() {
        None | Some("no") => Ok(false),
        Some("yes") => Ok(true),
        Some(other) => Err(FactError::new(subject, key, format!("`yes` or `no`, not `{other}`"))),
    }
}

fn a_card(word: &str) -> Result<CardId, String> {
    CardId::find(word).ok_or_else(|| format!("there is no card `{word}`"))
}

/// A card of one table, such as a Library card.
fn a_card_of(word: &str, what: &str, is: fn(Sort) -> bool) -> Result<CardId, String> {
    let card = a_card(word)?;
    if is(card.sort()) { Ok(card) } else { Err(format!("`{word}` is no {what}")) }
}

fn library_card(word: &str) -> Result<CardId, String> {
    a_card_of(word, "Library card", |sort| matches!(sort, Sort::Library(_)))
}

fn vampire_card(word: &str) -> Result<CardId, String> {
    a_card_of(word, "vampire", |sort| matches!(sort, Sort::Vampire(_)))
}

/// `card/mark`: the card, and what stands behind the stroke.
fn split(word: &str) -> (&str, Option<&str>) {
    word.split_once('/').map_or((word, None), |(card, mark)| (card, Some(mark)))
}

const PILES: [&str; 8] =
    ["hand", "discard", "library", "faction", "top", "under", "faction-top", "faction-under"];

/// All cards that the sheet names for a seat, in no order.
fn named(sheet: &Sheet, seat: Seat) -> Read<Vec<CardId>> {
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
fn deck(sheet: &Sheet, seat: Seat) -> Read<Deck> {
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

fn turns(sheet: &Sheet, state: &mut State) -> Read<()> {
    state.first = seat_of(sheet, state, "table", "first")?.unwrap_or(Seat(0));
    state.active = seat_of(sheet, state, "table", "active")?.unwrap_or(state.first);
    let turn: u16 = sheet.one("table", "turn")?.unwrap_or(2);
    if turn > crate::state::TURN_LIMIT as u16 {
        return Err(FactError::new("table", "turn", "a game ends after 100 turns of each (rule 27.8)"));
    }
    let number = state.number(state.active) as u16;
    state.turn = if turn == 0 { 0 } else { (turn - 1) * state.seats as u16 + number };
    let begun = state
        .everyone()
        .into_iter()
        .filter(|&seat| turn > 1 || turn == 1 && state.number(seat) as u16 <= number);
    let begun = begun.collect();
    state.had_turn = seats_of(sheet, state, "table", "had-turn")?.unwrap_or(begun);
    state.actions = sheet.one("table", "actions")?.unwrap_or(2);
    state.leader_out = flag(sheet, "table", "leader-out")?;
    Ok(())
}

/// Hands out the slots of a player's cards, each once.
struct Slots {
    seat: Seat,
    free: Vec<(usize, CardId)>,
}

impl Slots {
    fn new(state: &State, seat: Seat, taken: u64) -> Slots {
        let def = state.def[seat.index()].as_slice();
        let free = def.iter().enumerate().map(|(i, card)| (i, CardId(*card)));
        // Slots beyond a short Library hold nothing.
        let there = free.filter(|(i, card)| (*i >= LIBRARY) == matches!(card.sort(), Sort::Vampire(_)));
        Slots { seat, free: there.filter(|(i, _)| *i >= LIBRARY || taken >> i & 1 == 0).collect() }
    }

    fn take(&mut self, card: CardId, key: &str) -> Read<Slot> {
        let at = self.free.iter().position(|(_, other)| *other == card);
        match at {
            Some(at) => Ok(Slot::library(self.seat, self.free.remove(at).0 as u8)),
            None => Err(FactError::new(self.seat, key, format!("`{}` is not free for this", card.slug()))),
        }
    }
}

/// Which slots of the Library lie anywhere so far.
fn used_slots(state: &State, seat: Seat) -> u64 {
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

fn zones(sheet: &Sheet, state: &mut State, seat: Seat) -> Read<()> {
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

/// City cards by slot, each once.
struct CityCards {
    free: Vec<(u8, CardId)>,
}

impl CityCards {
    fn new(state: &State) -> CityCards {
        CityCards { free: (0..CITY_SLOTS as u8).map(|slot| (slot, state.book().city_id(slot))).collect() }
    }

    fn take(&mut self, card: CardId) -> Result<u8, String> {
        let at = self.free.iter().position(|(_, other)| *other == card);
        at.map(|at| self.free.remove(at).0).ok_or_else(|| format!("there is no further `{}`", card.slug()))
    }

    fn place(mut self, sheet: &Sheet, state: &mut State) -> Read<()> {
        let city = |word: &str| a_card_of(word, "city card", |sort| matches!(sort, Sort::City(_)));
        state.city = Default::default();
        for key in ["streets", "discard", "burned", "boxed", "deck"] {
            for card in sheet.list("city", key, city)?.unwrap_or_default() {
                let slot = self.take(card).map_err(|reason| FactError::new("city", key, reason))?;
                let set = match key {
                    "streets" => &mut state.city.streets,
                    "discard" => &mut state.city.discard,
                    "burned" => &mut state.city.burned,
                    "boxed" => &mut state.city.boxed,
                    _ => &mut state.city.deck,
                };
                *set |= 1 << slot;
            }
        }
        // What is nowhere else is in the deck, or in the box if the deck is named.
        let rest = self.free.iter().fold(0, |set, (slot, _)| set | 1u32 << slot);
        if sheet.get("city", "deck").is_some() {
            state.city.boxed |= rest;
        } else {
            state.city.deck |= rest;
        }
        self.events(sheet, state)
    }

    /// Ongoing Events without a word are the active player's.
    fn events(&self, sheet: &Sheet, state: &mut State) -> Read<()> {
        let bare = sheet.list("city", "tokenless", a_card)?.unwrap_or_default();
        let owners = sheet.list("city", "events", |word| match split(word) {
            (card, Some(seat)) => Ok((a_card(card)?, a_seat(state, seat)?)),
            _ => Err("expected event/seat".into()),
        })?;
        for slot in state.streets() {
            let card = state.book().city_id(slot);
            if state.book().city_card(slot).kind != crate::cards::CityKind::OngoingEvent {
                continue;
            }
            let named = owners.iter().flatten().find(|(event, _)| *event == card);
            let owner = named.map_or(state.active, |(_, seat)| *seat);
            state.city.owner[slot as usize] = Maybe::some(owner.0);
            if !bare.contains(&card) {
                state.city.tokened |= 1 << slot;
            }
        }
        Ok(())
    }
}

fn vampires(sheet: &Sheet, state: &mut State, seat: Seat, city: &mut CityCards) -> Read<()> {
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

fn tokens(sheet: &Sheet, state: &State, subject: &str, own: Seat, key: &str, total: u8) -> Read<Tokens> {
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

fn one_vampire(sheet: &Sheet, state: &mut State, slot: Slot, city: &mut CityCards) -> Read<()> {
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

fn face_down(sheet: &Sheet, state: &mut State, seat: Seat) -> Read<()> {
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
fn loaded(sheet: &Sheet, state: &mut State, seat: Seat) -> Read<()> {
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

fn numbers(sheet: &Sheet, state: &mut State, seat: Seat) -> Read<()> {
    let name = seat.to_string();
    let prestige = sheet.one(seat, "prestige")?;
    let foreign: u8 = {
        let all = tokens(sheet, state, &name, seat, "prestige", u8::MAX)?;
        all.iter().enumerate().filter(|(i, _)| *i != seat.index()).map(|(_, n)| *n).sum()
    };
    let own = prestige.unwrap_or(10u8);
    let total = own.checked_add(foreign).filter(|total| *total < 200);
    let total = total.ok_or_else(|| FactError::new(seat, "prestige", "more than there are tokens"))?;
    state[seat].prestige = tokens(sheet, state, &name, seat, "prestige", total)?;
    state[seat].agenda = sheet.one(seat, "agenda")?.unwrap_or(0);
    state[seat].agenda_down = flag(sheet, &name, "agenda-down")?;
    let usual = Seat((seat.0 + 1) % state.seats);
    state[seat].rival = seat_of(sheet, state, &name, "rival")?.unwrap_or(usual);
    if state[seat].rival == seat {
        return Err(FactError::new(seat, "rival", "nobody is the own Rival (rule 2.14)"));
    }
    let undone = seat_of(sheet, state, &name, "undone-by")?;
    let player = &mut state[seat];
    player.undone_by = undone.map_or(Maybe::NONE, |by| Maybe::some(by.0));
    player.haven_used = flag(sheet, &name, "haven-used")?;
    player.agenda_used = flag(sheet, &name, "agenda-used")?;
    player.scheme_succeeded = flag(sheet, &name, "scheme-succeeded")?;
    player.knocked_out = flag(sheet, &name, "knocked-out")?;
    player.mortals = sheet.one(seat, "mortals")?.unwrap_or(0);
    if player.agenda > 100 {
        return Err(FactError::new(seat, "agenda", "13 win the game (rule 3.2)"));
    }
    Ok(())
}

/// §8.6: one vampire of a name in play.
fn named_twice(state: &State) -> Read<()> {
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

/// What of each colour is not on the table.
fn supply(state: &mut State) -> Read<()> {
    let mut out = [0u16; MAX_PLAYERS];
    let mut add = |tokens: &Tokens| {
        for (out, n) in out.iter_mut().zip(tokens) {
            *out += u16::from(*n);
        }
    };
    for player in &state.players {
        add(&player.prestige);
        player.vampires.iter().for_each(|vampire| add(&vampire.blood));
        player.laden.iter().for_each(|one| add(&one.tokens));
    }
    for slot in Bits(state.city.tokened as u64) {
        let mut one = [0; MAX_PLAYERS];
        one[state.city.owner[slot as usize].get().unwrap_or(0) as usize] = 1;
        add(&one);
    }
    for seat in state.everyone() {
        let (all, used) = (u16::from(state.options.tokens), out[seat.index()]);
        if used > all {
            let reason = format!("{used} tokens of this colour are out, and there are {all} (rule 1.6)");
            return Err(FactError::new(seat, "prestige", reason));
        }
        state.supply[seat.index()] = (all - used) as u8;
    }
    Ok(())
}

fn step(sheet: &Sheet, state: &State) -> Read<Step> {
    let word: String = sheet.one("table", "step")?.unwrap_or_else(|| "act".into());
    let left = sheet.one("table", "left")?.unwrap_or(1);
    let done = seats_of(sheet, state, "table", "done")?.unwrap_or(Seats::NONE);
    let steps = [
        Step::Start,
        Step::Leaders,
        Step::Deal,
        Step::City(left),
        Step::TurnStart,
        Step::Ready,
        Step::Joining(done),
        Step::Act,
        Step::Torpor,
        Step::Mending,
        Step::TurnEnd,
        Step::Antagonist,
        Step::Draw,
        Step::Over,
    ];
    let found = steps.into_iter().find(|step| write::step_words(*step).0 == word);
    found.ok_or_else(|| {
        let names = steps.map(|step| write::step_words(step).0).join(", ");
        FactError::new("table", "step", format!("no position can stand at `{word}`; there are: {names}"))
    })
}

fn promises(sheet: &Sheet, state: &mut State) -> Read<()> {
    let all = sheet.list("table", "promises", |word| {
        let (seat, what) = word.split_once('/').ok_or("expected seat/promise")?;
        let by = a_seat(state, seat)?;
        let others = state.foes(by).into_iter();
        let peace = crate::rules::PEACE_UNTIL;
        let known = others.flat_map(|seat| [Promise::Intel(seat), Promise::Peace(seat, peace)]);
        let known = known.chain([Promise::Answer(true), Promise::Answer(false)]);
        let mut known = known.filter(|promise| notation::promised(*promise) == what);
        let promise = known.next().ok_or_else(|| format!("there is no promise `{what}`"))?;
        Ok(Promised { by, promise: Some(promise) })
    })?;
    for promised in all.unwrap_or_default() {
        state.promises.push(promised);
    }
    state.winners = seats_of(sheet, state, "table", "winners")?.unwrap_or(Seats::NONE);
    Ok(())
}
