//! A real server, from the outside: people who play, look on, leave, come back.

mod absence;
mod clocks;
mod company;
mod damaged;
mod games;
mod people;
#[cfg(unix)]
mod private;
mod restart;
mod slow;
mod take_back;
