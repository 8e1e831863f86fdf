//! Everything that is proved of Vendetta, in one program: it is built once.

mod allocation;
mod bots;
mod data;
mod facts;
mod golden;
mod hidden;
mod kit;
mod log;
mod rules_page;
mod scenario_format;
mod scenarios;
mod text;
