//! Promises, as arguments of the messages that speak of them.

use elysium_text::Args;

use super::Words;
use crate::State;
use crate::vocabulary::Promise;

/// Adds which promise it is, to whom, and the Agenda at which peace ends.
pub(super) fn promise(words: Words, state: Option<&State>, promise: Promise, args: Args) -> Args {
    let (word, whom, n) = match promise {
        Promise::Answer(true) => ("yes", None, 0),
        Promise::Answer(false) => ("no", None, 0),
        Promise::Intel(whom) => ("intel", Some(whom), 0),
        Promise::Peace(whom, n) => ("peace", Some(whom), n),
    };
    // A refusal is told without the table: there the letter has to do.
    let whom = match (whom, state) {
        (Some(whom), Some(state)) => words.seat(state, whom),
        (Some(whom), None) => words.seat_with(whom, None),
        (None, _) => String::new(),
    };
    args.set("promise", word).set("whom", whom).set("n", n)
}
