//! Every word of the game: questions, choices, events, refusals.

mod asks;
mod choices;
mod events;
mod motives;
mod whys;

pub use asks::Ask;
pub use choices::Choice;
pub use events::Event;
pub use motives::Motive;
pub use whys::Why;
