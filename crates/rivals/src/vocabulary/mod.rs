//! The words of the game: what is asked, what is chosen, what happens, what is refused.

mod asks;
mod choices;
mod events;
mod whys;

pub use asks::Ask;
pub use choices::{Choice, Deck, Promise, Source};
pub use events::{Event, Phase};
pub use whys::Why;
