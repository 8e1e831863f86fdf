//! The position that a sheet of facts describes.

use elysium_kernel::scenario::{FactError, Sheet};
use elysium_kernel::{Seat, Seats};

use super::{Subject, subject};
use crate::cards::{ALLIES, CardId, Clan, PER_CLAN, Sort};
use crate::rules::{STARTERS, empty_table, equip};
use crate::sets::{AllySet, Loc, Maybe, Slot, Slots};
use crate::state::{PUBLIC, Player, Step, Under, VICTIMS};
use crate::{Setup, State};

type Read<T> = Result<T, FactError>;

pub(super) fn position(sheet: &Sheet) -> Read<(Setup, State)> {
    let setup = setup(sheet)?;
    let mut state = empty_table(setup);
    check_subjects(sheet, &state)?;
    state.round = sheet.one("table", "round")?.unwrap_or(1);
    if !(1..=3).contains(&state.round) {
        return Err(FactError::new("table", "round", "there are three rounds"));
    }
    state.ambition = seat_fact(sheet, &state, "table", "ambition")?.unwrap_or(Seat(0));
    clans(sheet, &mut state)?;
    for seat in Seats::first(state.seats()) {
        numbers(sheet, &mut state, seat)?;
    }
    allies(sheet, &mut state)?;
    let placed = sides(sheet, &mut state)?;
    for seat in Seats::first(state.seats()) {
        if state.alive.has(seat) {
            zones(sheet, &mut state, seat, placed)?;
        } else {
            state[seat] = state[seat].eliminated();
        }
    }
    here(sheet, &mut state)?;
    state.step = step(sheet, &state)?;
    offers(sheet, &mut state)?;
    state.exposed = Slots::NONE;
    Ok((setup, state))
}

fn setup(sheet: &Sheet) -> Read<Setup> {
    let players = sheet.one("table", "players")?.unwrap_or(4);
    let mut setup = Setup::for_players(players);
    for word in sheet.get("table", "variants").unwrap_or_default() {
        let (name, on) = word.strip_prefix("no-").map_or((word.as_str(), true), |name| (name, false));
        let mut switches = setup.switches();
        let names = switches.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        match switches.iter_mut().find(|(switch, _)| *switch == name) {
            Some((_, switch)) => **switch = on,
            None => {
                let reason = format!("there is no variant `{name}`; there are: {names}");
                return Err(FactError::new("table", "variants", reason));
            }
        }
    }
    setup.check().map_err(|refusal| {
        FactError::new("table", "players", format!("refused by rule {}: {:?}", refusal.rule, refusal.why))
    })?;
    Ok(setup)
}

/// Seats and locations that this table does not have.
fn check_subjects(sheet: &Sheet, state: &State) -> Read<()> {
    let locations: Vec<_> = state.locations().collect();
    for name in sheet.subjects() {
        let there = match subject(name) {
            Some(Subject::Seat) => name.parse::<Seat>().is_ok_and(|seat| seat.index() < state.seats()),
            Some(Subject::Location) => Loc::find(name).is_some_and(|at| locations.contains(&at)),
            Some(Subject::Side(at, seat)) => locations.contains(&at) && seat.index() < state.seats(),
            Some(Subject::Table | Subject::Here) => true,
            None => false,
        };
        if !there {
            let key = sheet.keys(name).next().unwrap_or_default();
            let reason = format!("not at a table of {} players", state.seats());
            return Err(FactError::new(name, key, reason));
        }
    }
    Ok(())
}

fn a_seat(state: &State, word: &str) -> Result<Seat, String> {
    let seat: Seat = word.parse()?;
    if seat.index() < state.seats() {
        Ok(seat)
    } else {
        Err(format!("there is no seat {seat} at this table"))
    }
}

fn seat_fact(sheet: &Sheet, state: &State, subject: &str, key: &str) -> Read<Option<Seat>> {
    let seats = sheet.list(subject, key, |word| a_seat(state, word))?;
    Ok(seats.and_then(|seats| seats.first().copied()))
}

fn seats_fact(sheet: &Sheet, state: &State, subject: &str, key: &str) -> Read<Seats> {
    let seats = sheet.list(subject, key, |word| a_seat(state, word))?;
    Ok(seats.unwrap_or_default().into_iter().collect())
}

/// Clans that are not named are dealt out in order.
fn clans(sheet: &Sheet, state: &mut State) -> Read<()> {
    let mut left = Clan::ALL.to_vec();
    let mut named = [None; crate::state::MAX_PLAYERS];
    for seat in Seats::first(state.seats()) {
        if let Some(&[clan]) = sheet.list(seat, "clan", a_clan)?.as_deref() {
            if !left.contains(&clan) {
                return Err(FactError::new(seat, "clan", format!("two players cannot be {}", clan.slug())));
            }
            left.retain(|&other| other != clan);
            named[seat.index()] = Some(clan);
        }
    }
    for seat in Seats::first(state.seats()) {
        let clan = named[seat.index()].unwrap_or_else(|| left.remove(0));
        equip(state, seat, clan);
    }
    Ok(())
}

/// More than anybody could win in a game.
const MOST_TOKENS: u8 = 100;

fn numbers(sheet: &Sheet, state: &mut State, seat: Seat) -> Read<()> {
    let flag = |key| -> Read<bool> { Ok(sheet.one::<String>(seat, key)?.is_some_and(|word| word == "yes")) };
    let player = &mut state[seat];
    player.pool = sheet.one(seat, "blood")?.unwrap_or(player.pool);
    player.influence = sheet.one(seat, "influence")?.unwrap_or(player.influence);
    player.tokens = sheet.one(seat, "tokens")?.unwrap_or(0);
    player.turned = sheet.one(seat, "turned")?.unwrap_or(0);
    if player.tokens.saturating_add(player.turned) > MOST_TOKENS {
        let reason = format!("nobody has more than {MOST_TOKENS} diablerie tokens");
        return Err(FactError::new(seat, "tokens", reason));
    }
    player.relic_used = flag("relic-used")?;
    let relics = sheet.list(seat, "relic", a_relic)?;
    let relic = relics.and_then(|relics| relics.first().copied());
    if relic.is_some() && state.players.iter().any(|other| other.relic == relic) {
        return Err(FactError::new(seat, "relic", "another player has this relic"));
    }
    state[seat].relic = relic;
    if flag("out")? {
        state.alive = state.alive.without(seat);
    }
    Ok(())
}

fn a_relic(word: &str) -> Result<u8, String> {
    match CardId::find(word).map(CardId::sort) {
        Some(Sort::Relic(relic)) => Ok(relic),
        _ => Err(format!("there is no relic `{word}`")),
    }
}

fn a_clan(word: &str) -> Result<Clan, String> {
    Clan::find(word).ok_or_else(|| format!("there is no clan `{word}`"))
}

/// An ally's number; [`ALLIES`] for a victim.
fn an_ally(word: &str) -> Result<u8, String> {
    match CardId::find(word).map(CardId::sort) {
        Some(Sort::Ally(ally)) => Ok(ally),
        _ => Err(format!("there is no ally or victim `{word}`")),
    }
}

fn allies(sheet: &Sheet, state: &mut State) -> Read<()> {
    let mut placed = AllySet::default();
    let mut place = |ally: u8, subject: String, key: &str| {
        if placed.has(ally) {
            return Err(FactError::new(subject, key, "this ally is in two places"));
        }
        placed.insert(ally);
        Ok(())
    };
    let mut victims = VICTIMS;
    for seat in Seats::first(state.seats()) {
        for key in ["alliance", "drained"] {
            let cards = sheet.list(seat, key, an_ally)?;
            let usual = if key == "alliance" && state.alive.has(seat) { vec![ALLIES] } else { Vec::new() };
            for ally in cards.unwrap_or(usual) {
                let player = &mut state[seat];
                match (ally == ALLIES, key) {
                    (true, _) if victims == 0 => {
                        return Err(FactError::new(seat, key, "there are only 35 victims"));
                    }
                    (true, "alliance") => player.victims += 1,
                    (true, _) => player.drained_victims += 1,
                    (false, "alliance") => player.allies.insert(ally),
                    (false, _) => player.drained.insert(ally),
                }
                if ally == ALLIES {
                    victims -= 1;
                } else {
                    place(ally, seat.to_string(), key)?;
                }
            }
        }
        // The one dealt at the start is among those counted above.
        state[seat].victims -= 1;
    }
    for at in state.locations() {
        if let Some(&[ally]) = sheet.list(at.name(), "ally", an_ally)?.as_deref() {
            place(ally, at.name().into(), "ally")?;
            state.ally_at[at.index()] = Maybe::some(ally);
        }
        let cards = sheet.list(at.name(), "card", |word| match CardId::find(word).map(CardId::sort) {
            Some(Sort::Location(card)) => Ok(card),
            _ => Err(format!("there is no location card `{word}`")),
        })?;
        let card = cards.and_then(|cards| cards.first().copied());
        state.location_card[at.index()] = card.map_or(Maybe::NONE, Maybe::some);
    }
    state.victims = sheet.one("table", "victims")?.unwrap_or(victims);
    let deck = sheet.list("table", "allies", an_ally)?;
    let deck =
        deck.map_or(((1 << ALLIES) - 1) & !placed.0, |allies| allies.iter().fold(0, |set, a| set | 1 << a));
    state.ally_deck = AllySet(deck);
    Ok(())
}

/// The slot of a clan card in this game.
fn a_card(state: &State, word: &str) -> Result<Slot, String> {
    let Some(Sort::Clan(def)) = CardId::find(word).map(CardId::sort) else {
        return Err(format!("there is no clan card `{word}`"));
    };
    let clan = Clan::ALL[def as usize / PER_CLAN];
    let owner = Seats::first(state.seats()).into_iter().find(|&seat| state[seat].clan == Some(clan));
    owner
        .map(|seat| Slot::of(seat, def as usize % PER_CLAN))
        .ok_or_else(|| format!("nobody here is {}", clan.slug()))
}

fn sides(sheet: &Sheet, state: &mut State) -> Read<Slots> {
    let mut placed = Slots::NONE;
    for at in state.locations() {
        for seat in Seats::first(state.seats()) {
            let name = format!("{} {seat}", at.name());
            *state.blood_mut(at, seat) = sheet.one(&name, "blood")?.unwrap_or(0);
            for (key, down) in [("up", false), ("down", true)] {
                for slot in sheet.list(&name, key, |word| a_card(state, word))?.unwrap_or_default() {
                    if placed.has(slot) {
                        return Err(FactError::new(&name, key, "this card lies in two places"));
                    }
                    placed.insert(slot);
                    if slot.owner() != seat && !state.taken.is_empty() && state.taker != seat {
                        let reason = "only one player can hold cards of other clans";
                        return Err(FactError::new(&name, key, reason));
                    }
                    state.lay(slot, at, seat, down);
                }
            }
            let looked = sheet.list(&name, "looked", |word| {
                let (card, who) = word.split_once('/').ok_or("expected card/seat or card/all")?;
                let seats = if who == "all" { PUBLIC } else { Seats::one(a_seat(state, who)?) };
                Ok((a_card(state, card)?, seats))
            })?;
            for (slot, seats) in looked.unwrap_or_default() {
                let there = &mut state.looked[slot.owner().index()][slot.index()];
                *there = Seats(there.0 | seats.0);
            }
        }
    }
    Ok(placed)
}

/// Hand, deck and what else a player's own cards are in; what is not named is in the deck.
fn zones(sheet: &Sheet, state: &mut State, seat: Seat, placed: Slots) -> Read<()> {
    let deployed = (placed.and(Slots::owned_by(seat)).0 >> (seat.index() * PER_CLAN)) as u16;
    let mut left = ((1 << PER_CLAN) - 1) & !deployed;
    let mut take = |key: &str| -> Read<Option<Vec<usize>>> {
        let Some(slots) = sheet.list(seat, key, |word| a_card(state, word))? else { return Ok(None) };
        for slot in &slots {
            if slot.owner() != seat || left >> slot.index() & 1 == 0 {
                return Err(FactError::new(
                    seat,
                    key,
                    format!("`{}` is not free for this", state.card_of(*slot).slug()),
                ));
            }
            left &= !(1 << slot.index());
        }
        Ok(Some(slots.into_iter().map(Slot::index).collect()))
    };
    let bits = |cards: &[usize]| cards.iter().fold(0, |bits, i| bits | 1 << i);
    let hand = take("hand")?;
    let drawn = take("drawn")?.unwrap_or_default();
    // A sheet written from a position says `deck` too; `shuffled` and `under` say it better.
    let exact = sheet.get(seat, "shuffled").is_some() || sheet.get(seat, "under").is_some();
    let top = if exact { None } else { take("deck")? };
    let (shuffled, under) = (take("shuffled")?.unwrap_or_default(), take("under")?.unwrap_or_default());
    let hand = hand.map_or(STARTERS & left, |hand| bits(&hand));
    left &= !hand;
    let face_up = placed.minus(state.down).and(Slots::owned_by(seat));
    let player = &mut state[seat];
    player.hand = hand;
    player.drawn = bits(&drawn);
    player.under = Default::default();
    player.deck = bits(&shuffled) | left;
    if let Some(top) = top {
        // A known order: these on top, the rest below them.
        player.deck = 0;
        if top.len() + left.count_ones() as usize > Under::MOST {
            let reason = format!("at most {} cards can lie in a known order", Under::MOST);
            return Err(FactError::new(seat, "deck", reason));
        }
        let rest = (0..PER_CLAN).filter(|i| left >> i & 1 == 1);
        top.into_iter().chain(rest).for_each(|i| player.under.push(i));
    }
    under.into_iter().for_each(|i| player.under.push(i));
    let shown = sheet.list(seat, "shown", |word| a_card(state, word))?;
    state[seat].shown = match shown {
        Some(slots) => slots.iter().fold(0, |bits, slot| bits | 1 << slot.index()),
        None => hand & STARTERS | (face_up.0 >> (seat.index() * PER_CLAN)) as u16,
    };
    Ok(())
}

fn here(sheet: &Sheet, state: &mut State) -> Read<()> {
    let slots = |key| -> Read<Slots> {
        let slots = sheet.list("here", key, |word| a_card(state, word))?.unwrap_or_default();
        Ok(slots.into_iter().fold(Slots::NONE, |set, slot| set.or(Slots::one(slot))))
    };
    let (acted, spares) = (slots("acted")?, slots("spares")?);
    let pair = |word: &str| -> Result<(Seat, String), String> {
        let (seat, rest) = word.split_once('/').ok_or("expected a seat, a slash, and more, such as A/2")?;
        Ok((a_seat(state, seat)?, rest.to_string()))
    };
    let bonus = sheet.list("here", "bonus", |word| {
        let (seat, n) = pair(word)?;
        Ok((seat, n.parse::<u8>().map_err(|_| format!("`{n}` is no number"))?))
    })?;
    let forestall = sheet.list("table", "forestall", |word| {
        let (seat, card) = pair(word)?;
        Ok((seat, a_card(state, &card)?))
    })?;
    let names = ["rewarded", "curfew", "stays", "assault"];
    let [rewarded, curfew, stays, assault] = names.map(|key| seats_fact(sheet, state, "here", key));
    let winner = seat_fact(sheet, state, "here", "winner")?;
    let bane = seats_fact(sheet, state, "table", "bane")?;
    let here = &mut state.here;
    (here.acted, here.spares, here.winner) = (acted, spares, winner);
    (here.rewarded, here.curfew, here.stays, here.assault) = (rewarded?, curfew?, stays?, assault?);
    for (seat, n) in bonus.unwrap_or_default() {
        here.bonus[seat.index()] = n;
    }
    for (free, entry) in state.forestall.iter_mut().zip(forestall.unwrap_or_default()) {
        *free = Some(entry);
    }
    state.bane = bane;
    Ok(())
}

/// The step; `active` stands for everybody before that player in turn order being done.
fn step(sheet: &Sheet, state: &State) -> Read<Step> {
    let name = sheet.one::<String>("table", "step")?.unwrap_or_else(|| "planning".into());
    let at = sheet.list("table", "location", |word| {
        Loc::find(word).ok_or_else(|| format!("there is no location `{word}`"))
    })?;
    let at = at.and_then(|at| at.first().copied()).unwrap_or(Loc(0));
    if !state.locations().any(|there| there == at) {
        return Err(FactError::new("table", "location", "not at this table"));
    }
    let turn: u8 = sheet.one("table", "turn")?.unwrap_or(1);
    if !(1..=state.setup.planning_turns(state.round)).contains(&turn) {
        return Err(FactError::new("table", "turn", "the round does not have this turn"));
    }
    let active = seat_fact(sheet, state, "table", "active")?;
    let mut done: Seats =
        state.order().take_while(|&seat| active.is_some_and(|active| active != seat)).collect();
    if sheet.get("table", "done").is_some() {
        done = seats_fact(sheet, state, "table", "done")?;
    }
    Ok(match name.as_str() {
        "start" => Step::Start,
        "clans" => Step::Clans,
        "relics" => Step::Relics,
        "feed" => Step::Feed,
        "location-setup" => Step::LocationSetup,
        "hand-management" => Step::HandManagement,
        "planning" => Step::Planning(turn - 1, done),
        "end-of-planning" => Step::EndOfPlanning,
        "start-of-resolution" => Step::StartOfResolution,
        "withdraw" => Step::Withdraw(at),
        "revelation" => Step::Revelation(at),
        "after-revelation" => Step::AfterRevelation(at, done),
        "preparation" => Step::Preparation(at, done),
        "conflict" => Step::Conflict(at),
        "aftermath-start" => Step::AftermathStart(at),
        "aftermath" => Step::Aftermath(at, done),
        "after-location" => Step::AfterLocation(at),
        "end-of-round" => Step::EndOfRound,
        "over" => Step::Over,
        _ => return Err(FactError::new("table", "step", format!("there is no step `{name}`"))),
    })
}

/// Before the clans are picked the players have nothing but what they picked so far.
fn offers(sheet: &Sheet, state: &mut State) -> Read<()> {
    let clans = sheet.list("table", "clans-offered", a_clan)?;
    let relics = sheet.list("table", "relics-offered", a_relic)?;
    state.offer = clans.unwrap_or_default().into_iter().fold(0, |bits, clan| bits | 1 << clan as u8);
    state.relic_offer = relics.unwrap_or_default().into_iter().fold(0, |bits, relic| bits | 1 << relic);
    if state.step <= Step::Relics {
        let bare = empty_table(state.setup);
        let clan_of = |seat: Seat| -> Read<Option<Clan>> {
            Ok(sheet.list(seat, "clan", a_clan)?.and_then(|c| c.first().copied()))
        };
        for seat in Seats::first(state.seats()) {
            let relic = state[seat].relic;
            state[seat] = Player { clan: clan_of(seat)?, relic, ..Player::default() };
        }
        (state.def, state.victims, state.ally_deck) = (bare.def, bare.victims, bare.ally_deck);
        state.round = if state.step == Step::Start { 0 } else { bare.round };
    }
    Ok(())
}
