//! The real server falls, closes, runs out of disk: what it has acknowledged is there afterwards.

#![cfg(unix)]

#[path = "crash/backup.rs"]
mod backup;
#[path = "crash/closed.rs"]
mod closed;
#[path = "crash/failing.rs"]
mod failing;
#[path = "crash/journals.rs"]
mod journals;
#[path = "crash/killed.rs"]
mod killed;
mod server;
#[path = "crash/witness.rs"]
mod witness;
