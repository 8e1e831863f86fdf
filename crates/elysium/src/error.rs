//! What went wrong, kept as a message until it is known in which language to say it.

use std::io;
use std::path::Path;

use elysium_text::{Args, Lang};

use crate::text::{self, say};

/// Why a command could not do its work. All of these end the program with exit code 1; what
/// clap does not understand ends it with 2.
#[derive(Debug)]
pub enum CliError {
    /// Whoever read the output has gone away (`| head`): no reason to complain.
    Closed,
    /// The work was done, and its result is bad news that has been shown already.
    Shown,
    /// In words already, as games give it.
    Said(String),
    /// A message of the program; its attribute `.hint` says what can be done.
    Message { id: &'static str, args: Args },
}

impl CliError {
    pub fn new(id: &'static str, args: Args) -> CliError {
        CliError::Message { id, args }
    }

    /// A file that cannot be read or written.
    pub fn file(path: &Path, error: &io::Error) -> CliError {
        let args = Args::new().set("file", path.display().to_string());
        match error.kind() {
            io::ErrorKind::NotFound => CliError::new("failure-file-missing", args),
            io::ErrorKind::PermissionDenied => CliError::new("failure-file-denied", args),
            io::ErrorKind::IsADirectory => CliError::new("failure-file-directory", args),
            // The system's own words; there are too many of them to translate.
            _ => CliError::new("failure-file", args.set("reason", error.to_string())),
        }
    }

    /// A directory that cannot be made, read or written.
    pub fn directory(path: &Path, error: &io::Error) -> CliError {
        let args = Args::new().set("path", path.display().to_string());
        match error.kind() {
            io::ErrorKind::PermissionDenied => CliError::new("failure-directory-denied", args),
            // Something of that name, or of a name above it, is in the way.
            io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => {
                CliError::new("failure-directory-file", args)
            }
            _ => CliError::new("failure-directory", args.set("reason", error.to_string())),
        }
    }

    /// What is wrong, in words; nothing if that has been said or is of no interest.
    pub fn text(&self, lang: Lang) -> String {
        match self {
            CliError::Closed | CliError::Shown => String::new(),
            CliError::Said(text) => text.clone(),
            CliError::Message { id, args } => say(lang, id, args),
        }
    }

    /// What can be done about it.
    pub fn hint(&self, lang: Lang) -> Option<String> {
        let CliError::Message { id, args } = self else { return None };
        let hint = format!("{id}.hint");
        text::knows(&hint).then(|| say(lang, &hint, args))
    }

    /// What to write to stderr, with the line break at its end; `None` if nothing is to be said.
    pub fn report(&self, lang: Lang) -> Option<String> {
        let text = Some(self.text(lang)).filter(|text| !text.is_empty())?;
        let line = |id, text: String| say(lang, id, &Args::new().set("text", text)) + "\n";
        let hint = self.hint(lang).map(|hint| line("failure-hint", hint));
        Some(line("failure", text) + &hint.unwrap_or_default())
    }

    pub fn exit_code(&self) -> u8 {
        if matches!(self, CliError::Closed) { 0 } else { 1 }
    }
}

/// Errors of the output. Files name themselves with [`CliError::file`].
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        match error.kind() {
            io::ErrorKind::BrokenPipe => CliError::Closed,
            _ => CliError::new("failure-output", Args::new().set("reason", error.to_string())),
        }
    }
}
