//! The three test commands.

use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

use crate::browser;
use crate::run::{Runner, beside, cargo, from_scratch, install_page, npm};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// While one works on a game.
    Quick,
    /// Before a change is in.
    Usual,
    /// Now and then, for long, with other chances each time.
    Thorough,
}

const FORMAT: &[&str] = &["fmt", "--all", "--check"];
const LINTS: &[&str] =
    &["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "--deny", "warnings"];

/// Builds the program too, for tests that start it: the browser looks at the very same one.
const TESTS: &[&str] = &["test", "--workspace", "--locked", "--no-fail-fast"];
/// Everything that does not start a server or the program.
const QUICK_TESTS: &[&str] = &[
    "test",
    "--workspace",
    "--locked",
    "--no-fail-fast",
    "--exclude",
    "elysium",
    "--exclude",
    "elysium-server",
];

/// Links in the documentation lead somewhere; for people who read the code, so with what is private.
const DOCS: &[&str] = &["doc", "--workspace", "--no-deps", "--document-private-items", "--locked", "--quiet"];
/// What needs no network; hosted CI looks for advisories, too.
const DEPENDENCIES: &[&str] = &["deny", "--offline", "check", "licenses", "bans", "sources"];

const PAGE: [(&str, &[&str]); 4] = [
    ("page: types", &["run", "check"]),
    ("page: tests", &["test"]),
    ("page: format", &["run", "format:check"]),
    ("page: lints", &["run", "lint"]),
];
const BROWSER: &[&str] = &["run", "e2e"];
/// The same choices in the browser each time, unless others are asked for.
const USUAL_SEED: &str = "994028256";

pub fn test(effort: Effort, runner: &mut Runner) -> Result<(), String> {
    runner.run("format", &mut cargo(FORMAT))?;
    if effort == Effort::Quick {
        runner.run("lints", &mut cargo(LINTS))?;
        return runner.run("tests", cargo(QUICK_TESTS).env("ELYSIUM_EFFORT", "quick"));
    }
    let seed = (effort == Effort::Thorough).then(seed);
    let done = everything(seed.as_deref(), runner);
    if let Some(seed) = seed {
        println!("The same once more: ELYSIUM_SEED={seed} cargo xtask test --thorough");
    }
    done
}

/// A seed asks for a thorough run.
fn everything(seed: Option<&str>, runner: &mut Runner) -> Result<(), String> {
    let with_seed = |mut command: Command| {
        if let Some(seed) = seed {
            command.env("ELYSIUM_EFFORT", "thorough").env("ELYSIUM_SEED", seed).env("E2E_SEED", seed);
        } else {
            command.env("E2E_SEED", std::env::var("E2E_SEED").unwrap_or_else(|_| USUAL_SEED.into()));
        }
        command
    };
    install_page(runner)?;
    dependencies(runner)?;
    // Some run beside others, where neither keeps all cores busy for long.
    let page = beside(PAGE.map(|(name, arguments)| (name, npm(arguments))).into());
    let built = runner
        .run("lints", &mut from_scratch(LINTS))
        .and_then(|()| runner.run("docs", from_scratch(DOCS).env("RUSTDOCFLAGS", "--deny warnings")))
        .and_then(|()| runner.run("build", from_scratch(TESTS).arg("--no-run")));
    let page = runner.reports(page);
    built.and(page)?;
    browser::install()?;
    let browser = ("page: in a browser", with_seed(npm(BROWSER)));
    let others = beside(vec![browser, ("a new game", trial(seed.is_some())?)]);
    let tests = runner.run("tests", &mut with_seed(from_scratch(TESTS)));
    let others = runner.reports(others);
    tests.and(others)
}

/// Licences and origins of what we depend on, where `cargo deny` is installed.
fn dependencies(runner: &mut Runner) -> Result<(), String> {
    let there = Command::new("cargo").args(["deny", "--version"]).output();
    if there.is_ok_and(|output| output.status.success()) {
        runner.run("dependencies", &mut cargo(DEPENDENCIES))
    } else {
        println!("== dependencies: not checked, because `cargo deny` is not installed");
        Ok(())
    }
}

/// In a process of its own, so that it can run beside the tests.
fn trial(thorough: bool) -> Result<Command, String> {
    let this = std::env::current_exe().map_err(|error| format!("a new game: {error}"))?;
    let mut command = Command::new(this);
    command.arg("try-new-game");
    if thorough {
        command.arg("--thorough");
    }
    Ok(command)
}

/// As asked for, otherwise another one each time.
fn seed() -> String {
    let now =
        || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_micros() % 1_000_000_000);
    std::env::var("ELYSIUM_SEED").unwrap_or_else(|_| now().to_string())
}
