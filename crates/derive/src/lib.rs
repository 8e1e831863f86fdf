//! `#[derive(Vocabulary)]`: a game declares its questions, choices, events, refusals and places as plain enums, and
//! everything else that has to be known of each variant follows from the declaration.
//!
//! ```ignore
//! #[derive(Clone, Copy, Vocabulary)]
//! #[vocabulary(game = crate::Vendetta, names(CardId = "by", Loc = "at"))]
//! pub enum Ask {
//!     /// Which clan is played.
//!     Clan,
//!     /// Whether an optional effect is used.
//!     May(CardId),
//! }
//! ```
//!
//! On the enum, `#[vocabulary(..)]`:
//! - `game = path`: whose words these are;
//! - `names(Type = "name", ..)`: what a field without a name is called in messages, by its type;
//! - `choices`: the options of questions. Each must have a place on the table or say `#[word(nowhere)]`.
//!
//! On a variant, `#[word(..)]`:
//! - `notation = "face:up"`: written so instead of by its own name;
//! - `notation_by = path`: written by a function of state and choice;
//! - `behind = "<card>.<seat>"`: what that function writes behind the colon, for lists;
//! - `nowhere`: this choice lies nowhere on the table;
//! - `lies_by = path`: a function says where it lies;
//! - `by_rule`: without a card as its cause, this event needs its rule as the reason;
//! - `silent`: this event has no line in the log.
//!
//! On a field, `#[word(..)]`:
//! - `name = "by"`: its name in messages;
//! - `hidden`: those who wait for the answer may not know it;
//! - `cause`: the card that did it, named behind the line;
//! - `absent = "hidden"`: without a value the message is another one, with this ending;
//! - `absent_silent`: without a value there is no line.

mod attributes;
mod expand;
mod steps;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

#[proc_macro_derive(Vocabulary, attributes(vocabulary, word))]
pub fn vocabulary(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand::vocabulary(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// On the enum of a game's steps: gives what scenarios and their page know of each. The doc comment of a variant says
/// what comes next where a game stands there. `#[step(within = "an attack")]`: something is under way at this step,
/// and no position can be given in the middle of it.
#[proc_macro_derive(Steps, attributes(step))]
pub fn steps(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    steps::steps(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
