//! Why a position of New Game cannot be. A new reason needs its line here and its message in every language.

use elysium_kernel::Seat;

elysium_kernel::reasons! { pub(crate) as "position-":
    no_step(step: &str);
    no_round(round: u8);
    two_places(card: &str);
    hand(seat: Seat, cards: usize, round: u8);
}
