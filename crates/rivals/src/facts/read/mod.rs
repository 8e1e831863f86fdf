//! The position that a sheet of facts describes.

mod city;
mod deck;
mod vampires;
mod words;
mod zones;

use elysium_kernel::scenario::{FactError, Sheet};
use elysium_kernel::{Seat, Seats};

use self::city::CityCards;
use self::vampires::tokens;
use self::words::*;
use super::{Subject, subject, write};
use crate::rules::empty_table;
use crate::sets::{Bits, Maybe};
use crate::setup::{Options, Setup};
use crate::state::{MAX_PLAYERS, Promised, STARTING_PRESTIGE, Step, Tokens};
use crate::vocabulary::Promise;
use crate::{State, notation};

pub(in crate::facts) fn position(sheet: &Sheet) -> Read<(Setup, State)> {
    let players: usize = sheet.one("table", "players")?.unwrap_or(2);
    if !(2..=MAX_PLAYERS).contains(&players) {
        return Err(FactError::new("table", "players", "2, 3 or 4 can play (rule 2.1)"));
    }
    check_subjects(sheet, players)?;
    let options = options(sheet)?;
    let everyone = Seats::first(players);
    let decks = everyone.into_iter().map(|seat| deck::deck(sheet, seat)).collect::<Read<Vec<_>>>()?;
    let setup = Setup { decks, options };
    let mut state = empty_table(&setup);
    for seat in everyone {
        let player = &mut state[seat];
        (player.library, player.faction) = (0, 0);
    }
    turns(sheet, &mut state)?;
    let mut city = CityCards::new(&state);
    for seat in everyone {
        zones::zones(sheet, &mut state, seat)?;
        vampires::vampires(sheet, &mut state, seat, &mut city)?;
        zones::face_down(sheet, &mut state, seat)?;
        zones::loaded(sheet, &mut state, seat)?;
        numbers(sheet, &mut state, seat)?;
    }
    city.place(sheet, &mut state)?;
    vampires::named_twice(&state)?;
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
