//! A table, pure: what happened at it, what may happen next, and who sees what of it. Whoever keeps
//! tables stores an entry between [`Table::decide`] and [`Table::after`], and sends what is shown.

mod journal;
mod refusal;
mod table;
mod text;

pub use journal::{Absence, By, CommandKey, Entry, Flaw, Happening, Journal, Who};
pub use refusal::Refusal;
pub use table::{
    Act, Busy, Chair, Decided, Due, Duty, Patience, ReadOnly, Sitter, Story, Table, Thought, random_seed,
};
