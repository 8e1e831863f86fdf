//! What server, page and bots say to each other: one JSON shape for each thing, whoever sends it.
//!
//! Commands go in by `POST /api/tables/{id}/commands` or through a socket; what happens comes out by
//! `GET /api/tables/{id}` or through a socket. The page's TypeScript types and the OpenAPI document
//! are made from these types.

mod account;
mod command;
mod ending;
mod forecast;
mod game;
mod hint;
mod lesson;
mod message;
mod plan;
mod replay;
mod table;
mod text;

pub use account::*;
pub use command::*;
pub use ending::*;
pub use forecast::*;
pub use game::*;
pub use hint::*;
pub use lesson::*;
pub use message::*;
pub use plan::*;
pub use replay::*;
pub use table::*;
pub use text::*;
