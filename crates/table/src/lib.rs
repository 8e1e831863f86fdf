//! A table, pure: what happened at it, what may happen next, and who sees what of it. Whoever keeps
//! tables stores an entry between [`Table::decide`] and [`Table::after`], and sends what is shown.

mod error;
mod journal;
mod table;
mod text;

pub use error::CommandError;
pub use journal::{Absence, AnsweredBy, CommandKey, Entry, Flaw, Journal, JournalEvent, RematchOf, Who};
pub use table::{
    Act, Busy, Chair, Decided, Due, Duty, ReadOnly, Sitter, Table, TableLog, Thought, Timeouts,
    lesson_commands, lesson_info, lesson_options, random_seed,
};
