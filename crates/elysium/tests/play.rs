//! The game in the terminal, through a pipe and with the real program.

#[path = "play/files.rs"]
mod files;
#[path = "play/languages.rs"]
mod languages;
#[path = "play/lines.rs"]
mod lines;
#[path = "play/table.rs"]
mod table;
