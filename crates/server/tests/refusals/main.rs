//! Everything that must be refused, why, and that nothing has changed after it.

#[path = "../kit/mod.rs"]
mod kit;

mod again;
mod flood;
mod requests;
mod scene;
mod sockets;
mod strangers;
mod table;
