//! Clan cards are secret in hands and decks and face down; everything else is open.

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Seat, Seats};
use elysium_vendetta::cards::CardId;
use elysium_vendetta::sets::Slot;
use elysium_vendetta::vocabulary::Event;
use elysium_vendetta::{State, Vendetta};

use super::{Learns, Oracle};

impl Oracle for Vendetta {
    fn tries() -> Tries {
        Tries::new(8, 16, 1_000)
    }

    fn agreed(number: u64) -> (u8, Vec<&'static str>) {
        let variants = [(number % 2 == 1, "relics"), (number % 4 > 1, "location-cards")];
        (3, variants.into_iter().filter(|(on, _)| *on).map(|(_, name)| name).collect())
    }

    fn open(state: &State, seat: Option<Seat>) -> Vec<&'static str> {
        let mut open = vec![CardId::VICTIM];
        for slot in state.deployed() {
            let face_up = !state.down.has(slot);
            let looked = state.looked[slot.owner().index()][slot.index()];
            let own = |seat| slot.owner() == seat || state.holder(slot) == seat || looked.has(seat);
            if face_up || seat.is_some_and(own) {
                open.push(state.card_of(slot));
            }
        }
        for player in &state.players[..state.seats()] {
            open.extend(player.allies.iter().chain(player.drained.iter()));
            open.extend(player.relic);
            if let Some(clan) = player.clan {
                // Everybody starts with Ready and Hunt.
                let starter = |kind| CardId::find(&format!("{}-{kind}", clan.slug()));
                open.extend(["ready", "hunt"].into_iter().filter_map(starter));
            }
        }
        for at in state.locations() {
            open.extend(state.ally_at(at));
            open.extend(state.location_card(at));
        }
        open.extend(state.relic_offer.iter());
        if let Some(seat) = seat {
            let player = &state[seat];
            let held = player.hand | player.drawn | player.under.bits();
            open.extend(Slot::some_of(seat, held).into_iter().map(|slot| state.card_of(slot)));
        }
        open.into_iter().map(CardId::slug).collect()
    }

    fn learns(_: &State, event: &Event) -> Learns {
        match *event {
            Event::Drew { who, .. }
            | Event::Kept { who, .. }
            | Event::PutUnder { who, .. }
            | Event::ShuffledIn { who, .. }
            | Event::Looked { who, .. }
            | Event::SawInHand { who, .. }
            | Event::Played { who, down: true, .. }
            | Event::TurnedDown { who, .. }
            | Event::ToHand { who, .. } => Learns::Only(Seats::one(who)),
            // Its text may send it away at once.
            Event::Revealed { .. } | Event::Played { by: Some(_), .. } => Learns::All,
            _ => Learns::Nobody,
        }
    }
}
