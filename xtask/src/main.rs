//! `cargo xtask test`: everything that must hold before a change is in; `--quick` for while one works, `--thorough`
//! for what takes long and seldom finds more.
//! `cargo xtask new-game NAME`: a game to start from; `cargo xtask try-new-game` tries whether it works.
//! `cargo xtask dist`: an archive to publish.
//! `cargo xtask shots DIR`: pictures of every page at every size.

mod browser;
mod dist;
mod new_game;
mod run;
mod test;
mod test_counts;
mod trial;

use std::process::ExitCode;

use run::{Runner, cargo, install_page, npm};
use test::Effort;
use test_counts::TestCounts;

const USAGE: &str = "\
usage: cargo xtask test               runs formatting, lints and all tests
       cargo xtask test --quick       only what a change to one game needs: no server, no browser, few random games
       cargo xtask test --thorough    everything, with very many random games, different ones each time
       cargo xtask new-game NAME      makes a small game to start from (docs/add-a-game.md)
       cargo xtask try-new-game       makes one in a copy of the project and tests it; --thorough: with server and page
       cargo xtask dist               builds the program as it is published, packs it, and writes a checksum
       cargo xtask shots DIR          takes screenshots of every page at five sizes";

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let mut runner = Runner::default();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["test"] => test::test(Effort::Usual, &mut runner),
        ["test", "--quick"] => test::test(Effort::Quick, &mut runner),
        ["test", "--thorough"] => test::test(Effort::Thorough, &mut runner),
        ["new-game", name] => new_game::new_game(name, &mut runner),
        ["try-new-game"] => trial::trial(false, &mut runner),
        ["try-new-game", "--thorough"] => trial::trial(true, &mut runner),
        ["dist"] => dist::dist(&mut runner),
        ["shots", folder] => shots(folder, &mut runner),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    // Cargo counts each test program by itself, and so does vitest; this is the sum.
    if runner.counts != TestCounts::default() {
        println!("{} passed, {} failed", runner.counts.passed, runner.counts.failed);
    }
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn shots(folder: &str, runner: &mut Runner) -> Result<(), String> {
    let folder = std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?;
    runner.run("program", &mut cargo(&["build", "--package", "elysium", "--locked"]))?;
    install_page(runner)?;
    browser::install()?;
    runner.run("pictures", npm(&["run", "e2e"]).env("SHOTS", folder))
}
