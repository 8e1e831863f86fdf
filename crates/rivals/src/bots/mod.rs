//! Players that answer by themselves. They see what a person in their seat would see.

mod blows;
mod easy;
mod fights;
mod motives;
mod seat_view;
mod worth;

use elysium_kernel::Random;

use crate::Rivals;

pub use easy::Easy;

elysium_kit::bots!(Rivals: "random" = Random::new, "easy" = Easy::new; hints = motives::hints);
