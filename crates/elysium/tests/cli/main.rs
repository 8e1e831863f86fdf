//! The real program, from the outside.

mod kit;
mod test_bench;
mod test_cards;
mod test_deck;
mod test_errors;
mod test_languages;
mod test_play;
mod test_replay;
mod test_scenario;
mod test_sim;
