//! Players that answer by themselves. They see what a person in their seat would see.

mod deeds;
mod easy;
mod motives;
mod resolution;
mod seat_view;
mod sides;
mod weights;

use elysium_kernel::Random;

use crate::Vendetta;

pub use easy::Easy;
pub use weights::{EASY, Weights};

elysium_kit::bots!(Vendetta: "random" = Random::new, "easy" = Easy::new; hints = motives::hints);
