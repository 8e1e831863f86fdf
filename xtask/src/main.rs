//! `cargo xtask test`: everything that must hold before a change is in.

use std::io::{BufRead, BufReader};
use std::process::{Command, ExitCode, Stdio};

/// What the one test command runs, in order: quick checks first.
const CHECKS: [(&str, &[&str]); 3] = [
    ("format", &["fmt", "--all", "--check"]),
    ("lints", &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]),
    ("tests", &["test", "--workspace", "--locked"]),
];

fn main() -> ExitCode {
    let task = std::env::args().nth(1);
    if task.as_deref() != Some("test") {
        eprintln!("usage: cargo xtask test    runs formatting, lints and all tests");
        return ExitCode::from(2);
    }
    let mut tally = Tally::default();
    for (name, arguments) in CHECKS {
        println!("== {name}: cargo {}", arguments.join(" "));
        if let Err(reason) = run(arguments, &mut tally) {
            eprintln!("{name} failed: {reason}");
            return ExitCode::FAILURE;
        }
    }
    // Cargo counts each test program by itself; this is the sum.
    println!("{} passed, {} failed", tally.passed, tally.failed);
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Tally {
    passed: u32,
    failed: u32,
}

/// Runs cargo, passes its output on, and counts the tests.
fn run(arguments: &[&str], tally: &mut Tally) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let child = Command::new(&cargo).args(arguments).stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| format!("{cargo} could not be started: {error}"))?;
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        let line = line.map_err(|error| error.to_string())?;
        println!("{line}");
        if let Some(result) = line.strip_prefix("test result: ") {
            let number = |word: &str| result.split(word).next()?.trim_end().rsplit(' ').next()?.parse().ok();
            tally.passed += number("passed;").unwrap_or(0);
            tally.failed += number("failed;").unwrap_or(0);
        }
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}
