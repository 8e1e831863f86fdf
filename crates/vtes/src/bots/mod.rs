//! Players that answer by themselves. They see what a person in their seat would see.

mod combat;
mod deeds;
mod easy;
mod gist;
mod motives;
mod pool;
mod seat_view;
mod votes;
mod windows;
mod worth;

use elysium_kernel::Random;

use crate::Vtes;

pub use easy::Easy;

elysium_kit::bots!(Vtes: "random" = Random::new, "easy" = Easy::new; hints = motives::hints);
