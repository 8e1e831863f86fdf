//! Seats one after the other, clockwise.

use elysium_kernel::{Seat, Seats};

/// From a seat on, that seat first. It is asked for several times in each step, so it counts bits.
#[derive(Clone, Copy, Debug)]
pub struct Clockwise {
    /// Who is still to come, counted from `from`.
    left: u8,
    from: u8,
    seats: u8,
}

impl Clockwise {
    #[inline]
    pub fn new(living: Seats, from: Seat, seats: u8) -> Clockwise {
        let after = living.0 >> from.0;
        let before = living.0 & ((1 << from.0) - 1);
        Clockwise { left: after | before << (seats - from.0), from: from.0, seats }
    }
}

impl Iterator for Clockwise {
    type Item = Seat;

    #[inline]
    fn next(&mut self) -> Option<Seat> {
        if self.left == 0 {
            return None;
        }
        let place = self.from + self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        Some(Seat(if place < self.seats { place } else { place - self.seats }))
    }
}
