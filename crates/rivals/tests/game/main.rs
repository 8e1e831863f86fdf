//! Everything that is proved of Rivals, in one program: it is built once.

mod allocation;
mod bots;
mod data;
mod deals;
mod decks;
mod facts;
mod golden;
mod hidden;
mod kit;
mod log;
mod opening;
mod rules_page;
mod scenarios;
mod text;
