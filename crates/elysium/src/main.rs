//! The program `elysium`: plays, simulates, replays and shows the games of the house.
//!
//! Exit codes: 0 done, 1 could not be done or the result is bad news, 2 command line not understood.

mod args;
mod backup;
mod bench;
mod bots;
mod cards;
mod choices;
mod deck;
mod failure;
mod fault;
mod files;
mod load;
mod numbers;
mod output;
mod parts;
mod play;
mod replay;
mod reports;
mod scenario;
mod serve;
mod sim;
mod story;
mod text;
mod unplayed;
mod usage;

use std::io::{Write, stderr};
use std::process::ExitCode;

use clap::Parser;
use elysium_text::Lang;

use args::{Cli, Command, ServeArgs};
use failure::Failure;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::report(&error),
    };
    let lang = cli.lang.map_or_else(Lang::from_environment, |lang| lang.0);
    match run(cli.command.unwrap_or_else(|| Command::Serve(ServeArgs::default())), lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(report) = failure.report(lang) {
                // Nobody is left to be told that stderr is closed.
                let _ = stderr().write_all(report.as_bytes());
            }
            ExitCode::from(failure.exit_code())
        }
    }
}

fn run(command: Command, lang: Lang) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::run(args, lang),
        Command::Play(args) => play::run(&args, lang),
        Command::Sim(args) => sim::run(&args, lang),
        Command::Replay(args) => replay::run(&args, lang),
        Command::Cards(args) => cards::run(&args, lang),
        Command::Deck(args) => deck::run(&args, lang),
        Command::Scenario(args) => scenario::run(&args, lang),
        Command::Reports(args) => reports::run(args, lang),
        Command::Backup(args) => backup::backup(args, lang),
        Command::Restore(args) => backup::restore(args, lang),
        Command::Load(args) => load::run(&args, lang),
        Command::Bench(args) => bench::run(&args, lang),
    }
}
