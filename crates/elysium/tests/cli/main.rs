//! The real program, from the outside.

mod kit;
#[path = "../server/mod.rs"]
mod server;
mod test_backup;
mod test_bench;
mod test_bot;
mod test_cards;
mod test_deck;
mod test_errors;
mod test_languages;
mod test_load;
mod test_play;
mod test_replay;
mod test_scenario;
mod test_scenario_words;
mod test_serve;
mod test_sim;
