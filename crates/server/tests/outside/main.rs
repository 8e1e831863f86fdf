//! The server from the outside, in one program: each of them would take half a minute to build.

mod golden;
mod kit;
mod leaks;
mod refusals;
mod server;
