//! The program `elysium`: plays, simulates, replays and shows the games.
//!
//! Exit codes: 0 done, 1 could not be done or the result is bad news, 2 command line not understood.

mod args;
mod backup;
mod bench;
mod bots;
mod cards;
mod choices;
mod deck;
mod error;
mod event_lines;
mod files;
mod load;
mod numbers;
mod output;
mod parts;
mod play;
mod record_error;
mod replay;
mod reports;
mod scenario;
mod serve;
mod sim;
mod text;
mod unplayed;
mod usage;

use std::io::{Write, stderr};
use std::process::ExitCode;

use elysium_text::Lang;

use args::{Cli, CliCommand, ServeArgs};
use error::CliError;

fn main() -> ExitCode {
    let cli = match Cli::read() {
        Ok(cli) => cli,
        Err(error) => return usage::report(&error),
    };
    let lang = cli.lang.map_or_else(Lang::from_environment, |lang| lang.0);
    match run(cli.command.unwrap_or_else(|| CliCommand::Serve(ServeArgs::default())), lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(report) = failure.report(lang) {
                // Nobody is left to read that stderr is closed.
                let _ = stderr().write_all(output::harmless(&report).as_bytes());
            }
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: CliCommand, lang: Lang) -> Result<(), CliError> {
    match command {
        CliCommand::Serve(args) => serve::run(args, lang),
        CliCommand::Play(args) => play::run(&args, lang),
        CliCommand::Sim(args) => sim::run(&args, lang),
        CliCommand::Replay(args) => replay::run(&args, lang),
        CliCommand::Cards(args) => cards::run(&args, lang),
        CliCommand::Deck(args) => deck::run(&args, lang),
        CliCommand::Scenario(args) => scenario::run(&args, lang),
        CliCommand::Reports(args) => reports::run(args, lang),
        CliCommand::Backup(args) => backup::backup(args, lang),
        CliCommand::Restore(args) => backup::restore(args, lang),
        CliCommand::Load(args) => load::run(&args, lang),
        CliCommand::Bench(args) => bench::run(&args, lang),
    }
}
