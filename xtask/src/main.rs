//! `cargo xtask test`: everything that must hold before a change is in.

use std::process::{Command, ExitCode};

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
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    for (name, arguments) in CHECKS {
        println!("== {name}: cargo {}", arguments.join(" "));
        match Command::new(&cargo).args(arguments).status() {
            Ok(status) if status.success() => {}
            Ok(status) => {
                eprintln!("{name} failed ({status})");
                return ExitCode::FAILURE;
            }
            Err(error) => {
                eprintln!("{name}: cargo could not be started: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("all checks passed");
    ExitCode::SUCCESS
}
