//! The server: tables, people, storage, and the interface for page and bots.
//!
//! A command comes in through `http`, finds its table's `room`, is decided by the [table](elysium_table),
//! stored by the `store`, and sent to everybody who may know of it.

mod accounts;
mod clock;
mod copy;
mod http;
mod hub;
mod limits;
mod lobby;
mod outbox;
mod pool;
mod private;
mod room;
mod rules;
mod secret;
mod serve;
mod store;

pub use copy::{Copied, copy};
pub use elysium_table::Timeouts;
pub use http::{Asset, Assets};
pub use hub::Resumed;
pub use serve::{Archive, Config, ServeError, Server};
pub use store::ProblemReport;
