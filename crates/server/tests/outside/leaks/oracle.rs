//! What each may know, said from the rules and from the whole state, without the views.

mod rivals;
mod vendetta;

use elysium_kernel::{Seat, Seats};
use elysium_kit::Title;

pub trait Oracle: Title {
    /// Slugs of the cards that lie open to all, and of those that only this seat may look at.
    fn open(state: &Self::State, seat: Option<Seat>) -> Vec<&'static str>;

    /// For events that name a card in secret: who is told. The card behind `by` is never secret.
    fn secret(state: &Self::State, event: &Self::Event) -> Option<Seats>;
}
