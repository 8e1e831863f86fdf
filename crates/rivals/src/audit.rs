//! What must hold in every state: every card in one place, every token somewhere.

use elysium_kernel::scenario::FactError;
use elysium_kernel::{Seat, Seats};

use crate::State;
use crate::rules::{legal, parties_of_one, stats};
use crate::sets::{Bits, FACTION, LIBRARY, Slot};
use crate::state::{Laden, MAX_PLAYERS, Place, Step, sum};

pub fn audit(state: &State) -> Result<(), String> {
    tokens(state)?;
    city(state)?;
    for seat in state.everyone() {
        library(state, seat)?;
        vampires(state, seat)?;
    }
    Ok(())
}

/// §1.6: the tokens of each colour, wherever they are.
fn tokens(state: &State) -> Result<(), String> {
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
            return Err(format!("the token of city card {slot} is nobody's"));
        };
        found[owner.index()] += 1;
    }
    for seat in state.everyone() {
        let have = found[seat.index()];
        if have != state.options.tokens {
            return Err(format!("there are {have} tokens of {seat}'s colour, not {}", state.options.tokens));
        }
    }
    Ok(())
}

/// Every City card in one place.
fn city(state: &State) -> Result<(), String> {
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
        if seen & place != 0 {
            return Err(format!("a city card is in two places: {:b}", seen & place));
        }
        seen |= place;
    }
    // A mortal that is being taken is in nobody's hands while its player decides.
    let missing = (state.book().city_deck() & !seen).count_ones();
    if missing > 1 {
        return Err(format!("{missing} city cards are nowhere"));
    }
    Ok(())
}

/// Every card of a Library in one place at most: burned ones are nowhere.
fn library(state: &State, seat: Seat) -> Result<(), String> {
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
        if seen & place != 0 || place >> LIBRARY != 0 {
            return Err(format!("a card of {seat}'s Library is in two places: {:b}", seen & place));
        }
        seen |= place;
    }
    if player.exhausted & !player.ongoing != 0 || player.shown & !player.hand != 0 {
        return Err(format!("{seat} has marks on cards that are not there"));
    }
    Ok(())
}

fn vampires(state: &State, seat: Seat) -> Result<(), String> {
    let player = &state[seat];
    let mut seen = 0u8;
    let in_play =
        (0..FACTION).filter(|&i| player.vampires[i].place != Place::Away).fold(0, |set, i| set | 1 << i);
    let top = player.faction_top.get().map_or(0, |i| 1 << i);
    let under = player.faction_under.iter().fold(0, |set, i| set | 1 << i);
    for place in [player.faction, player.vampires_in_hand, player.vampires_discarded, in_play, top, under] {
        if seen & place != 0 {
            return Err(format!("a vampire of {seat} is in two places: {:b}", seen & place));
        }
        seen |= place;
    }
    for (i, vampire) in player.vampires.iter().enumerate() {
        let away = vampire.place == Place::Away;
        if away && (sum(&vampire.blood) > 0 || !vampire.attached.is_empty()) {
            return Err(format!("vampire {i} of {seat} is not in play and has something"));
        }
    }
    Ok(())
}

/// What must also hold at the beginning of a step, when everything that happened is settled: where a position can
/// stand. What is wrong is said of the fact that says so.
pub fn at_rest(state: &State) -> Result<(), FactError> {
    if state.actions > 2 {
        return Err(FactError::new("table", "actions", "a turn has two actions (rule 6.1)"));
    }
    let begun = !matches!(state.step, Step::Start | Step::Leaders | Step::Deal);
    for seat in state.everyone() {
        let named = state.everyone().into_iter().filter(|&other| state[other].rival == seat).count();
        if named != 1 && begun {
            let reason =
                format!("{named} players have {seat} as their Rival, and it must be one (rule 2.16)");
            return Err(FactError::new(seat, "rival", reason));
        }
        if begun && state.step != Step::Over {
            in_the_game(state, seat)?;
        }
        if state.leader(seat).is_some_and(|leader| begun && state[leader].place == Place::Away) {
            let reason = "the Leader is not in play; `none` stands for nobody (rule 4.17)";
            return Err(FactError::new(seat, "leader", reason));
        }
        for vampire in state.vampires(seat) {
            attachments(state, vampire)?;
        }
        let face_down = state[seat].laden.iter().filter(|one| one.down);
        for (nth, one) in (1..).zip(face_down) {
            conspiracy(seat, nth, one)?;
        }
    }
    Ok(())
}

/// Whoever is knocked out or has won has ended the game.
fn in_the_game(state: &State, seat: Seat) -> Result<(), FactError> {
    let player = &state[seat];
    let wrong = |key, reason: &str| Err(FactError::new(seat, key, reason));
    if player.agenda >= 13 {
        return wrong("agenda", "13 win the game, and it is not over (rule 3.2)");
    }
    if player.knocked_out {
        return wrong("knocked-out", "the game ends when a player is knocked out (rule 3.1)");
    }
    if player.total_prestige() == 0 {
        return wrong("prestige", "without Prestige a player is knocked out (rule 3.5)");
    }
    if state.coterie(seat).next().is_none() {
        return wrong("home", "without a vampire outside torpor a player is knocked out (rule 3.6)");
    }
    let together =
        state.which(seat, super::state::Vampire::in_streets).any(|slot| state.party(slot).count() > 1);
    if together && parties_of_one(state) {
        return wrong("streets", "while the BART Tunnels are wandered, a party is one vampire (rule 25.78)");
    }
    Ok(())
}

fn attachments(state: &State, vampire: Slot) -> Result<(), FactError> {
    let wrong = |reason: String| Err(FactError::new(state.card(vampire).slug(), "attached", reason));
    let mut titles = 0;
    for (one, card) in stats::attached(state, vampire) {
        if state[vampire].place == Place::Torpor && stats::is_retainer(state, &one) {
            return wrong(format!(
                "`{}`: the Retainers of a vampire in torpor are burned (rule 14.2)",
                card.slug()
            ));
        }
        if !stats::is_title(state, vampire, &one) {
            continue;
        }
        titles += 1;
        if titles > 1 {
            return wrong("a vampire has one Title at most (rule 19.4)".into());
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
            let rule = if text.unique { "19.5" } else { "19.7" };
            return wrong(format!("`{}` is in play twice (rule {rule})", title.slug()));
        }
        if state[vampire].in_coterie() && legal::potency(state, vampire, title).is_err() {
            return wrong(format!("`{}` needs a higher Blood Potency (rule 19.2)", title.slug()));
        }
    }
    Ok(())
}

fn conspiracy(seat: Seat, nth: usize, one: &Laden) -> Result<(), FactError> {
    let wrong = |key, reason: &str| Err(FactError::new(format!("{seat} {nth}"), key, reason));
    if one.contributors.len() > sum(&one.tokens) as usize {
        return wrong("contributors", "more than there are tokens on it (rule 20.8)");
    }
    if !one.contributors.has(seat) {
        return wrong("contributors", "its player has put the first token on it (rule 20.1)");
    }
    if one.known.has(seat) || one.invited.has(seat) {
        let key = if one.known.has(seat) { "known" } else { "invited" };
        return wrong(key, "only foes are meant here (rule 20.5)");
    }
    if one.added.and(one.contributors) != one.added {
        return wrong("added", "whoever added a token has contributed (rule 20.8)");
    }
    if one.exempt.and(one.contributors) != one.exempt {
        return wrong("exempt", "only contributors can be exempt (rule 20.8)");
    }
    Ok(())
}
