//! `cargo xtask test`: everything that must hold before a change is in.
//! `cargo xtask shots DIR`: pictures of every page.

mod browser;
mod tally;

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Output, Stdio};

use tally::Tally;

/// What the one test command runs: quick checks first, the browser last.
const FORMAT: &[&str] = &["fmt", "--all", "--check"];
/// Builds the program too, for tests that start it: the browser looks at the very same one.
const TESTS: &[&str] = &["test", "--workspace", "--locked"];
const PAGE: [(&str, &[&str]); 2] = [("page: types", &["run", "check"]), ("page: tests", &["test"])];

const BUILD: &[&str] = &["build", "--package", "elysium", "--locked"];
const E2E: &[&str] = &["run", "e2e"];

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let mut tally = Tally::default();
    let done = match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["test"] => test(&mut tally),
        ["shots", folder] => shots(folder, &mut tally),
        _ => {
            eprintln!("usage: cargo xtask test         runs formatting, lints and all tests");
            eprintln!("       cargo xtask shots DIR    takes pictures of every page");
            return ExitCode::from(2);
        }
    };
    // Cargo counts each test program by itself, and so does vitest; this is the sum.
    println!("{} passed, {} failed", tally.passed, tally.failed);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn test(tally: &mut Tally) -> Result<(), String> {
    run("format", &mut cargo(FORMAT), tally)?;
    install_page(tally)?;
    // Beside each other: neither keeps all cores busy for long.
    let page = std::thread::spawn(|| PAGE.map(|(name, arguments)| (name, npm(arguments).output())));
    let rules = run("lints and tests", linting(&mut cargo(TESTS)), tally);
    for (name, ran) in page.join().map_err(|_| "the page's checks broke off")? {
        report(name, ran, tally)?;
    }
    rules?;
    browser::install()?;
    run("page: in a browser", &mut npm(E2E), tally)
}

fn shots(folder: &str, tally: &mut Tally) -> Result<(), String> {
    let folder = std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?;
    run("program", &mut cargo(BUILD), tally)?;
    install_page(tally)?;
    browser::install()?;
    run("pictures", npm(E2E).env("SHOTS", folder), tally)
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(arguments);
    command
}

/// Has clippy compile the workspace, as `cargo clippy` does, but for good: to check everything first and build it
/// again for the tests would take two minutes more, and to prepare for changes another one.
fn linting(cargo: &mut Command) -> &mut Command {
    let arguments = ["--deny", "warnings", ""].join("__CLIPPY_HACKERY__");
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", arguments);
    cargo.env("CARGO_INCREMENTAL", "0")
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(web()).env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    // The program lies where this one does, wherever cargo builds.
    if let Ok(this) = std::env::current_exe() {
        command.env("ELYSIUM_BIN", this.with_file_name(format!("elysium{}", std::env::consts::EXE_SUFFIX)));
    }
    command
}

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../web")
}

/// npm notes what it has installed; older than the list, it is out of date.
fn install_page(tally: &mut Tally) -> Result<(), String> {
    let changed = |file: &str| web().join(file).metadata().and_then(|meta| meta.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(have), Some(want)) if have >= want => Ok(()),
        _ => run("page: packages", &mut npm(&["ci", "--no-audit", "--no-fund"]), tally),
    }
}

/// What became of a program that ran beside others.
fn report(name: &str, ran: io::Result<Output>, tally: &mut Tally) -> Result<(), String> {
    let Output { status, stdout, stderr } = ran.map_err(|error| format!("{name}: {error}"))?;
    println!("== {name}");
    for line in String::from_utf8_lossy(&stdout).lines() {
        println!("{line}");
        tally.count(line);
    }
    eprint!("{}", String::from_utf8_lossy(&stderr));
    if status.success() { Ok(()) } else { Err(format!("{name} failed: {status}")) }
}

/// Runs a program, passes its output on, and counts the tests.
fn run(name: &str, command: &mut Command, tally: &mut Tally) -> Result<(), String> {
    println!("== {name}");
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| {
        format!("{name}: {} could not be started: {error}", command.get_program().display())
    })?;
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let line = line.map_err(|error| format!("{name}: {error}"))?;
        println!("{line}");
        tally.count(&line);
    }
    let status = child.wait().map_err(|error| format!("{name}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name} failed: {status}")) }
}
