//! Hands, decks, and what lies face down are secret.

use elysium_kernel::{Seat, Seats};
use elysium_rivals::cards::CardId;
use elysium_rivals::sets::{Bits, Slot};
use elysium_rivals::state::{Place, Step};
use elysium_rivals::vocabulary::Event;
use elysium_rivals::{Rivals, State};

use super::{Learns, Oracle};

/// What everybody sees of a player.
fn open_of(state: &State, seat: Seat) -> Vec<CardId> {
    let player = &state[seat];
    let library = |i: u8| state.card(Slot::library(seat, i));
    let vampire = |i: u8| state.card(Slot::vampire(seat, i));
    let mut open: Vec<CardId> = Bits(player.discard | player.ongoing).map(library).collect();
    open.extend(Bits(player.vampires_discarded.into()).map(vampire));
    open.extend(player.leader.get().map(vampire));
    open.extend(player.laden.iter().filter(|one| !one.down).map(|one| library(one.card)));
    for i in 0..player.vampires.len() as u8 {
        let one = &player.vampires[i as usize];
        if one.place != Place::Away {
            open.push(vampire(i));
        }
        open.extend(one.attached.iter().map(|at| state.attached_card(Slot::vampire(seat, i), at.card)));
    }
    if !player.agenda_down {
        open.push(state.agenda_card(seat));
    }
    if !(state.options.custom && matches!(state.step, Step::Start | Step::Leaders)) {
        open.push(state.haven_card(seat));
    }
    open
}

/// What only the player sees.
fn own_of(state: &State, seat: Seat) -> Vec<CardId> {
    let player = &state[seat];
    let library = |i: u8| state.card(Slot::library(seat, i));
    let vampire = |i: u8| state.card(Slot::vampire(seat, i));
    let mut own = vec![state.haven_card(seat), state.agenda_card(seat)];
    own.extend(Bits(player.hand).chain(player.top.get()).chain(player.under.iter().copied()).map(library));
    own.extend(player.laden.iter().map(|one| library(one.card)));
    own.extend(Bits(player.vampires_in_hand.into()).chain(player.faction_top.get()).map(vampire));
    own.extend(player.faction_under.iter().map(|&i| vampire(i)));
    if matches!(state.step, Step::Start | Step::Leaders) {
        // The first vampire is chosen from all seven.
        own.extend((0..7).map(vampire));
    }
    own
}

impl Oracle for Rivals {
    /// With the starter decks, where a card counts as hidden only if no copy may be known.
    fn agreed(number: u64) -> (u8, Vec<&'static str>) {
        (2 + (number % 2) as u8, vec!["custom", "bluffs"])
    }

    fn open(state: &State, seat: Option<Seat>) -> Vec<&'static str> {
        let mut open: Vec<CardId> =
            state.everyone().into_iter().flat_map(|one| open_of(state, one)).collect();
        let city = state.city.streets | state.city.discard | state.city.burned;
        open.extend(Bits(city).map(|slot| state.book().city_id(slot)));
        if let Some(attack) = &state.attack {
            let turned = matches!(state.step, Step::Abilities | Step::Damage);
            let (by, reactor) =
                (attack.attacker.owner(), attack.reactor.map(elysium_rivals::sets::Slot::owner));
            let card = attack.card.get().filter(|_| turned || attack.face_up || seat == Some(by));
            open.extend(card.map(|i| state.card(Slot::library(by, i))));
            let reaction = attack.reaction.get().zip(reactor).filter(|(_, by)| turned || seat == Some(*by));
            open.extend(reaction.map(|(i, by)| state.card(Slot::library(by, i))));
        }
        if let Some(scheme) = &state.scheme {
            open.extend([state.card(scheme.card), state.card(scheme.by)]);
            let own = seat.and_then(|seat| Some((seat, scheme.modifier[seat.index()].get()?)));
            open.extend(own.map(|(seat, i)| state.card(Slot::library(seat, i))));
        }
        if let Some(seat) = seat {
            open.extend(own_of(state, seat));
            for foe in state.foes(seat) {
                let shown = state[foe].laden.iter().filter(|one| one.known.has(seat));
                open.extend(shown.map(|one| state.card(Slot::library(foe, one.card))));
            }
        }
        open.into_iter().map(CardId::slug).collect()
    }

    fn learns(state: &State, event: &Event) -> Learns {
        match *event {
            Event::Drew { who, .. }
            | Event::PlayedFaceDown { who, .. }
            | Event::Peeked { who, .. }
            | Event::CardLaid { who, .. }
            | Event::ReactionLaid { who, .. } => Learns::Only(Seats::one(who)),
            // Face down only where votes are counted later.
            Event::ModifierLaid { who, .. } if state.scheme.is_some() => Learns::Only(Seats::one(who)),
            Event::Shown { who, to, .. } => Learns::Only(Seats::one(who).with(to)),
            // Held up until it has done what it says, or goes back where it came from.
            Event::Played { .. }
            | Event::ModifierLaid { .. }
            | Event::Revealed { .. }
            | Event::TopRevealed { .. }
            // An Event may burn and be shuffled back into the City Deck before anybody is asked.
            | Event::CityCard { .. } => Learns::All,
            _ => Learns::Nobody,
        }
    }
}
