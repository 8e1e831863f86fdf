//! The house from the outside, in one program: each of them would take half a minute to build.

mod golden;
mod house;
mod kit;
mod leaks;
mod refusals;
