//! What must hold in every state: every card in one place, every token somewhere.

use elysium_kernel::scenario::FactError;
use elysium_kernel::{Reason, Seat, Seats};

use crate::cards::CityKind;
use crate::rules::{alone_in_streets, legal, stats};
use crate::sets::{Bits, FACTION, LIBRARY, Slot};
use crate::state::{Laden, MAX_PLAYERS, Place, Step, TURN_LIMIT, sum};
use crate::{State, reasons};

pub fn audit(state: &State) -> Result<(), Reason> {
    tokens(state)?;
    city(state)?;
    for seat in state.everyone() {
        library(state, seat)?;
        vampires(state, seat)?;
    }
    Ok(())
}

/// §1.6: the tokens of each colour, wherever they are.
fn tokens(state: &State) -> Result<(), Reason> {
    let mut found = state.supply;
    let mut add = |tokens: &[u8; MAX_PLAYERS]| {
        for (found, n) in found.iter_mut().zip(tokens) {
            *found += n;
        }
    };
    for player in &state.players {
        add(&player.prestige);
        player.vampires.iter().for_each(|vampire| add(&vampire.blood));
        player.laden.iter().for_each(|laden| add(&laden.tokens));
    }
    for slot in Bits(state.city.tokened) {
        let Some(owner) = state.city.owner(slot) else {
            return Err(reasons::token_of_nobody(state.book().city_id(slot).slug()));
        };
        found[owner.index()] += 1;
    }
    for seat in state.everyone() {
        let have = found[seat.index()];
        if have != state.options.tokens {
            return Err(reasons::token_count(have, seat, state.options.tokens));
        }
    }
    Ok(())
}

/// Every City card in one place.
fn city(state: &State) -> Result<(), Reason> {
    let city = &state.city;
    let mut places = vec![city.deck, city.boxed, city.streets, city.discard, city.burned];
    for seat in state.everyone() {
        for vampire in state.vampires(seat) {
            places.extend(
                state[vampire].attached.iter().filter_map(|one| one.card.city_slot()).map(|slot| 1 << slot),
            );
        }
    }
    let mut seen = 0u64;
    for place in places {
        if let Some(slot) = Bits(seen & place).next() {
            return Err(reasons::two_places(state.book().city_id(slot).slug()));
        }
        seen |= place;
    }
    // A mortal that is being taken is in nobody's hands while its player decides.
    let missing = (state.book().city_deck() & !seen).count_ones();
    if missing > 1 {
        return Err(reasons::city_lost(missing));
    }
    Ok(())
}

/// Every card of a Library in one place at most: burned ones are nowhere.
fn library(state: &State, seat: Seat) -> Result<(), Reason> {
    let player = &state[seat];
    let mut places = vec![player.library, player.hand, player.discard, player.ongoing];
    places.extend(player.top.get().map(|i| 1 << i));
    places.extend(player.under.iter().map(|i| 1 << i));
    places.extend(player.laden.iter().filter(|one| one.down).map(|one| 1u64 << one.card));
    for vampire in state.vampires(seat) {
        places.extend(state[vampire].attached.iter().filter_map(|one| one.card.library()).map(|i| 1 << i));
    }
    if let Some(attack) = &state.attack {
        places.extend(attack.card.get().filter(|_| attack.attacker.owner() == seat).map(|i| 1 << i));
        let mine = attack.reactor.is_some_and(|reactor| reactor.owner() == seat);
        places.extend(attack.reaction.get().filter(|_| mine).map(|i| 1 << i));
    }
    if let Some(scheme) = &state.scheme {
        places.extend((scheme.card.owner() == seat).then(|| 1 << scheme.card.index()));
        places.extend(scheme.modifier[seat.index()].get().map(|i| 1 << i));
    }
    let mut seen = 0u64;
    for place in places {
        if place >> LIBRARY != 0 {
            return Err(reasons::card_of_nobody(seat));
        }
        if let Some(slot) = State::library_slots(seat, seen & place).next() {
            return Err(reasons::two_places(state.card(slot).slug()));
        }
        seen |= place;
    }
    if player.exhausted & !player.ongoing != 0 || player.shown & !player.hand != 0 {
        return Err(reasons::mark_lost(seat));
    }
    Ok(())
}

fn vampires(state: &State, seat: Seat) -> Result<(), Reason> {
    let player = &state[seat];
    let mut seen = 0u8;
    let in_play =
        (0..FACTION).filter(|&i| player.vampires[i].place != Place::Away).fold(0, |set, i| set | 1 << i);
    let top = player.faction_top.get().map_or(0, |i| 1 << i);
    let under = player.faction_under.iter().fold(0, |set, i| set | 1 << i);
    for place in [player.faction, player.vampires_in_hand, player.vampires_discarded, in_play, top, under] {
        if let Some(slot) = State::vampire_slots(seat, seen & place).next() {
            return Err(reasons::two_places(state.card(slot).slug()));
        }
        seen |= place;
    }
    for (i, vampire) in player.vampires.iter().enumerate() {
        let away = vampire.place == Place::Away;
        if away && (sum(&vampire.blood) > 0 || !vampire.attached.is_empty()) {
            return Err(reasons::away_with_things(state.card(Slot::vampire(seat, i as u8)).slug()));
        }
    }
    Ok(())
}

/// What must also hold at the beginning of a step, when everything that happened is settled: where a position can
/// stand. What is wrong is said of the fact that says so.
pub fn at_rest(state: &State) -> Result<(), FactError> {
    if state.actions > 2 {
        return Err(FactError::new("table", "actions", reasons::actions_many().by_rule(6, 1)));
    }
    let begun = !matches!(state.step, Step::Start | Step::Leaders | Step::Deal);
    if begun {
        turns(state)?;
    }
    ending(state)?;
    if !state.options.promises && !state.promises.is_empty() {
        return Err(FactError::new("table", "promises", reasons::promises_off().by_rule(18, 6)));
    }
    let stays = |slot: &u8| state.book().city_card(*slot).kind == CityKind::Event;
    if let Some(slot) = state.streets().find(stays) {
        let reason = reasons::event_stays(state.book().city_id(slot).slug()).by_rule(22, 2);
        return Err(FactError::new("city", "streets", reason));
    }
    for seat in state.everyone() {
        let named = state.everyone().into_iter().filter(|&other| state[other].rival == seat).count();
        if named != 1 && begun {
            return Err(FactError::new(seat, "rival", reasons::rivals(named, seat).by_rule(2, 16)));
        }
        if begun && state.step != Step::Over {
            in_the_game(state, seat)?;
        }
        if state.leader(seat).is_some_and(|leader| begun && state[leader].place == Place::Away) {
            return Err(FactError::new(seat, "leader", reasons::leader_away().by_rule(4, 17)));
        }
        if state[seat].agenda_down && !state.options.custom {
            return Err(FactError::new(seat, "agenda-down", reasons::agenda_open().by_rule(24, 4)));
        }
        for vampire in state.vampires(seat) {
            attachments(state, vampire)?;
            in_torpor(state, vampire)?;
        }
        let face_down = state[seat].laden.iter().filter(|one| one.down);
        for (nth, one) in (1..).zip(face_down) {
            conspiracy(seat, nth, one)?;
        }
    }
    Ok(())
}

/// A player has begun a turn as soon as the count of turns has come to them.
fn turns(state: &State) -> Result<(), FactError> {
    if state.turn == 0 {
        return Err(FactError::new("table", "turn", reasons::no_turn_yet().by_rule(5, 1)));
    }
    let begun = |seat: &Seat| u16::from(state.number(*seat)) <= state.turn;
    let begun: Seats = state.everyone().into_iter().filter(begun).collect();
    if state.had_turn != begun {
        let seats: Vec<_> = begun.into_iter().map(|seat| seat.to_string()).collect();
        return Err(FactError::new("table", "had-turn", reasons::had_turn(seats.join(" "))));
    }
    Ok(())
}

/// A game is over for a reason, and nobody has won before.
fn ending(state: &State) -> Result<(), FactError> {
    let wrong = |key, reason| Err(FactError::new("table", key, reason));
    if state.step != Step::Over {
        let early = reasons::won_early().by_rule(3, 1);
        return if state.winners.is_empty() { Ok(()) } else { wrong("winners", early) };
    }
    let players = || state.everyone().into_iter().map(|seat| &state[seat]);
    let last_turn = state.turn >= TURN_LIMIT as u16 * u16::from(state.seats);
    if !last_turn && !players().any(|player| player.agenda >= 13 || player.knocked_out) {
        return wrong("step", reasons::not_ended().by_rule(3, 1));
    }
    if state.winners.is_empty() && !players().all(|player| player.knocked_out) {
        return wrong("winners", reasons::nobody_won().by_rule(27, 14));
    }
    Ok(())
}

/// Whoever is knocked out or has won has ended the game.
fn in_the_game(state: &State, seat: Seat) -> Result<(), FactError> {
    let player = &state[seat];
    let wrong = |key, reason| Err(FactError::new(seat, key, reason));
    if player.agenda >= 13 {
        return wrong("agenda", reasons::agenda_won().by_rule(3, 2));
    }
    if player.knocked_out {
        return wrong("knocked-out", reasons::knocked_out().by_rule(3, 1));
    }
    if player.total_prestige() == 0 {
        return wrong("prestige", reasons::no_prestige().by_rule(3, 5));
    }
    if state.coterie(seat).next().is_none() {
        return wrong("home", reasons::no_vampire().by_rule(3, 6));
    }
    let together =
        state.which(seat, super::state::Vampire::in_streets).any(|slot| state.party(slot).count() > 1);
    if let Some(card) = alone_in_streets(state).filter(|_| together) {
        return wrong("streets", reasons::party(card.slug()).by_rule(25, 78));
    }
    Ok(())
}

fn attachments(state: &State, vampire: Slot) -> Result<(), FactError> {
    let wrong = |reason| Err(FactError::new(state.card(vampire).slug(), "attached", reason));
    let mut titles = 0;
    for (one, card) in stats::attached(state, vampire) {
        if state[vampire].place == Place::Torpor && stats::is_retainer(state, &one) {
            return wrong(reasons::retainer(card.slug()).by_rule(14, 2));
        }
        if state[vampire].place == Place::Torpor && stats::is_prince(state, vampire) {
            return wrong(reasons::prince_in_torpor(card.slug()).by_rule(14, 7));
        }
        if !stats::is_title(state, vampire, &one) {
            continue;
        }
        titles += 1;
        if titles > 1 {
            return wrong(reasons::titles_many().by_rule(19, 4));
        }
        let Some(number) = one.card.library() else { continue };
        let title = state.card(Slot::library(vampire.owner(), number));
        let elsewhere =
            |other: Slot| other != vampire && stats::attached(state, other).any(|(_, card)| card == title);
        let text = state.book().library_card(title);
        let among = if text.unique { state.everyone() } else { Seats::one(vampire.owner()) };
        let in_coterie = among.into_iter().flat_map(|seat| state.coterie(seat));
        let others = in_coterie.filter(|&other| elsewhere(other) && state[vampire].in_coterie()).count();
        if others > 0 {
            let twice = reasons::title_twice(title.slug());
            return wrong(if text.unique { twice.by_rule(19, 5) } else { twice.by_rule(19, 7) });
        }
        if state[vampire].in_coterie() && legal::potency(state, vampire, title).is_err() {
            return wrong(reasons::title_high(title.slug()).by_rule(19, 2));
        }
    }
    Ok(())
}

/// §14.2, §14.6: a vampire in torpor has lost its tokens and does nothing. It can be mended.
fn in_torpor(state: &State, vampire: Slot) -> Result<(), FactError> {
    let me = &state[vampire];
    if me.place != Place::Torpor {
        return Ok(());
    }
    let wrong = |key, reason| Err(FactError::new(state.card(vampire).slug(), key, reason));
    if me.marks > 0 {
        return wrong("marks", reasons::bare_in_torpor().by_rule(14, 2));
    }
    let active = [
        ("gained", me.influence > 0),
        ("attacks", me.attacks != 0),
        ("regrouped", me.regrouped),
        ("unblockable", me.unblockable),
    ];
    match active.iter().find(|(_, is)| *is) {
        Some((key, _)) => wrong(key, reasons::idle_in_torpor().by_rule(14, 6)),
        None => Ok(()),
    }
}

fn conspiracy(seat: Seat, nth: usize, one: &Laden) -> Result<(), FactError> {
    let wrong = |key, reason| Err(FactError::new(format!("{seat} {nth}"), key, reason));
    if one.contributors.len() > sum(&one.tokens) as usize {
        return wrong("contributors", reasons::contributors_many().by_rule(20, 8));
    }
    if !one.contributors.has(seat) {
        return wrong("contributors", reasons::no_first_token().by_rule(20, 1));
    }
    if one.known.has(seat) || one.invited.has(seat) {
        let key = if one.known.has(seat) { "known" } else { "invited" };
        return wrong(key, reasons::foes_only().by_rule(20, 5));
    }
    if one.added.and(one.contributors) != one.added {
        return wrong("added", reasons::added_by_stranger().by_rule(20, 8));
    }
    if one.exempt.and(one.contributors) != one.exempt {
        return wrong("exempt", reasons::exempt_stranger().by_rule(20, 8));
    }
    Ok(())
}
