//! Players that answer by themselves. They see what a person in their seat would see.

mod blows;
mod easy;
mod fights;
mod table;
mod worth;

use elysium_kernel::{Player, Random};

use crate::Rivals;

pub use easy::Easy;

/// All bots, weakest first.
pub const NAMES: [&str; 2] = ["random", "easy"];

/// A new bot of this name. The same seed makes it play the same way.
pub fn by_name(name: &str, seed: u64) -> Option<Box<dyn Player<Rivals> + Send>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "easy" => Some(Box::new(Easy::new(seed))),
        _ => None,
    }
}
