//! The house from the outside, in one program: each of them would take half a minute to build.

mod house;
mod kit;
mod leaks;
mod refusals;
