//! What each may know, said from the rules and from the whole state, without the views.

mod rivals;
mod vendetta;
mod vtes;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Seat, Seats};
use elysium_kit::Title;

pub trait Oracle: Title {
    /// How many tables a quick, a usual and a thorough run have.
    fn tries() -> Tries {
        Tries::new(4, 8, 200)
    }

    /// What a table agrees on: the number of players, and variants.
    fn agreed(number: u64) -> (u8, Vec<&'static str>) {
        let counts = Self::player_counts();
        (counts[number as usize % counts.len()], Vec::new())
    }

    /// Slugs of the cards that lie open to all, and of those that only this seat may look at.
    fn open(state: &Self::State, seat: Option<Seat>) -> Vec<&'static str>;

    /// Who learns from an event which cards it names.
    fn learns(state: &Self::State, event: &Self::Event) -> Learns;
}

pub enum Learns {
    /// The cards lie open after it, or have lain open before.
    Nobody,
    /// It shows them to everybody, and they may be gone again before the next question.
    All,
    /// The others see only cards that lie open.
    Only(Seats),
}
