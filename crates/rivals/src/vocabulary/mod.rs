//! The words of the game: what is asked, what is chosen, what happens, what is refused.

mod asks;
mod choices;
mod events;
mod motives;
mod whys;

pub use asks::Ask;
pub use choices::{Choice, Deck, Promise, Source};
pub use events::{Event, Phase};
pub use motives::Motive;
pub use whys::Why;
