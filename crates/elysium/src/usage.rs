//! A command line that was not understood, said in the reader's language.
//!
//! clap knows what is wrong and has English messages only; here its findings are put into ours.

use std::io::{Write, stderr};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use clap::{Command, CommandFactory};
use elysium_text::{Args, Lang};

use crate::args::Cli;
use crate::error::CliError;
use crate::output::harmless;

/// Says what is wrong (or prints the help that was asked for) and gives the exit code.
pub fn report(error: &Error) -> ExitCode {
    // What cannot be written, because the reader has gone away, cannot be complained about either.
    if let Some(failure) = failure(error) {
        let text = failure.report(lang()).unwrap_or_default();
        let _ = stderr().write_all(harmless(&text).as_bytes());
    } else {
        let _ = error.print();
    }
    ExitCode::from(error.exit_code().clamp(0, 255) as u8)
}

/// The language, before the command line is understood.
fn lang() -> Lang {
    let mut words = std::env::args_os().map(|word| word.to_string_lossy().into_owned());
    let mut code = None;
    while let Some(word) = words.next() {
        match word.strip_prefix("--lang") {
            Some("") => code = words.next(),
            Some(rest) => code = rest.strip_prefix('=').map(str::to_owned).or(code),
            None => {}
        }
    }
    code.and_then(|code| code.parse().ok()).unwrap_or_else(Lang::from_environment)
}

/// `None` for help and version, which are no failures, and for what only clap can word.
fn failure(error: &Error) -> Option<CliError> {
    let argument = || context(error, ContextKind::InvalidArg);
    let value = || context(error, ContextKind::InvalidValue);
    let args = Args::new();
    Some(match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => return None,
        ErrorKind::InvalidValue if value().is_empty() => {
            CliError::new("usage-no-value", args.set("argument", argument()))
        }
        ErrorKind::InvalidValue => {
            let known = context(error, ContextKind::ValidValue);
            // The only list of a positional argument is that of the games.
            let id = if argument().contains("GAME") { "usage-game" } else { "usage-value" };
            CliError::new(id, args.set("argument", argument()).set("value", value()).set("known", known))
        }
        ErrorKind::ValueValidation => {
            let args = args.set("argument", argument()).set("value", value()).set("kind", kind(&argument()));
            CliError::new("usage-odd-value", args)
        }
        ErrorKind::UnknownArgument => {
            let meant = context(error, ContextKind::SuggestedArg);
            let id = if meant.is_empty() { "usage-argument" } else { "usage-argument-like" };
            CliError::new(id, args.set("argument", argument()).set("meant", meant))
        }
        ErrorKind::InvalidSubcommand => {
            let command = context(error, ContextKind::InvalidSubcommand);
            CliError::new("usage-command", args.set("command", command).set("known", commands(error)))
        }
        ErrorKind::MissingRequiredArgument => {
            CliError::new("usage-missing", args.set("arguments", argument()))
        }
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            if other == argument() || other.is_empty() {
                CliError::new("usage-twice", args.set("argument", argument()))
            } else {
                CliError::new("usage-conflict", args.set("argument", argument()).set("other", other))
            }
        }
        _ => CliError::new("usage-other", args),
    })
}

/// The commands that are possible where an unknown one was given.
fn commands(error: &Error) -> String {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    let cli = Cli::command();
    let within = |command: &&Command| {
        command.has_subcommands() && usage.contains(&format!("elysium {} ", command.get_name()))
    };
    let command = cli.get_subcommands().find(within).unwrap_or(&cli);
    command.get_subcommands().map(Command::get_name).collect::<Vec<_>>().join(", ")
}

/// What an argument takes, from the name of its value: decides the hint.
fn kind(argument: &str) -> &'static str {
    if argument.contains("<SEAT>") {
        "seat"
    } else if argument.contains("<S>") {
        "seconds"
    } else if argument.contains("<ADDR:PORT>") {
        "address"
    } else {
        "number"
    }
}

/// What clap knows of the error, in one line.
fn context(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    }
}
