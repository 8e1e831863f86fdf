//! The kernel that every game runs on.
//!
//! A game is a state and a step that moves it on. A step is an ordinary function that reads like
//! the rulebook; where a player must decide, it asks with [`Ctx::choose`] and `?`. If the answer
//! is not there yet the step stops, the question goes out, and when the answer has come the step
//! runs again from its start on the recorded answers. Bots and playouts answer in place.
//!
//! Guarantees: a game is plain data and can be copied, saved at any question, rewound, replayed;
//! the same set-up, seed and answers give the same game everywhere; an answer that was not offered
//! changes nothing; a viewer gets only what the game's view and the events' audience allow.
//! Not guaranteed: that a step terminates or offers sensible options. The [`testkit`] checks that.

mod ahead;
mod chance;
mod cite;
mod ctx;
mod fair;
mod forced;
mod game;
mod log;
mod options;
mod player;
mod poll;
#[doc(hidden)]
pub mod reason;
pub mod record;
mod rule;
mod rules;
pub mod scenario;
mod seat;
pub mod testkit;

pub use ahead::{Ahead, Reached};
pub use chance::Seed;
pub use cite::{cite, cite_if, unless};
pub use ctx::{Asked, BySeat, Ctx, Ruled, Stop};
pub use fair::Fair;
pub use forced::Forced;
pub use game::{AnswerError, Answered, Bookmark, Game, Open, RestoreError, Saved, StepTaken, Window};
pub use log::{Log, Logged};
pub use options::Options;
pub use player::{Buffers, Player, Question, Random, Run, Seen, run_in_place};
pub use poll::Turns;
pub use reason::{Arg, Message, Reason};
pub use rule::{NotARule, Refusal, Rule};
pub use rules::{Data, Outcome, Rules};
pub use seat::{MAX_SEATS, NotASeat, Seat, Seats, Viewer};

/// The example of the page is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/kernel.md")]
struct KernelPage;
