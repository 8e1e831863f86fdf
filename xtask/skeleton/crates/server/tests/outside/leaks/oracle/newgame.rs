//! Hands and the deck are secret.

use elysium_kernel::{Seat, Seats};
use elysium_newgame::cards::CardId;
use elysium_newgame::vocabulary::Event;
use elysium_newgame::{Newgame, State};

use super::{Learns, Oracle};

impl Oracle for Newgame {
    fn open(state: &State, seat: Option<Seat>) -> Vec<&'static str> {
        let played = state.played.into_iter().flatten();
        let own = seat.into_iter().flat_map(|seat| state.hands[seat.index()].iter());
        played.chain(own).map(CardId::slug).collect()
    }

    fn learns(_: &State, event: &Event) -> Learns {
        match *event {
            Event::Drew { who, .. } => Learns::Only(Seats::one(who)),
            // The last card of a round leaves the game with all others.
            Event::Played { .. } => Learns::All,
            _ => Learns::Nobody,
        }
    }
}
