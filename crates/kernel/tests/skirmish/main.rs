//! Skirmish: a miniature game that proves the kernel before the real games lean on it.
//!
//! It has no charm of its own. It has the hardest windows of the games to come: block attempts
//! with cards from both sides, reactions and cancels of cancels, redirected attacks, combat inside
//! an action, secret bids, private looks.
//!
//! | section | rules |
//! |---|---|
//! | 1 | deal, rounds, bids, time |
//! | 2 | a turn |
//! | 3 | actions, blocks, redirection |
//! | 4 | playing cards, cancels |
//! | 5 | combat, damage, burning |

mod action;
mod audit;
mod bug;
mod cards;
mod combat;
mod play;
mod rules;
mod stack;
mod state;
mod table;
mod turn;
mod view;
mod words;

mod test_broken;
mod test_clock;
mod test_forced;
mod test_free;
mod test_kit;
mod test_log;
mod test_polls;
mod test_records;
mod test_secrets;
mod test_windows;
