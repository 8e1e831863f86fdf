//! Everything that must be refused, why, and that nothing has changed after it.

mod again;
mod flood;
mod requests;
mod scene;
mod sockets;
mod strangers;
mod table;
