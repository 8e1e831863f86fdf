//! A real server, from the outside: people who play, look on, leave, come back.

mod absence;
mod clocks;
mod company;
mod damaged;
mod games;
mod hints;
mod lessons;
mod own_tables;
mod people;
mod plans;
#[cfg(unix)]
mod private;
mod restart;
mod slow;
mod take_back;
