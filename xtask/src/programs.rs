//! The test programs: built by cargo, then run two at a time, which `cargo test` does one after the other.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;
use std::sync::mpsc;
use std::thread;

use serde_json::Value;

use crate::run::{Runner, read};

/// Many of them wait for a server, a clock or the disk.
const AT_ONCE: usize = 2;

pub struct Program {
    name: String,
    file: PathBuf,
    /// Its package, where cargo would start it.
    folder: PathBuf,
}

/// Builds them with this cargo command.
pub fn build(command: &mut Command) -> Result<Vec<Program>, String> {
    let mut programs = Vec::new();
    command.args(["--no-run", "--quiet", "--message-format", "json-render-diagnostics"]);
    read("build", command, |line| {
        programs.extend(serde_json::from_str(line).ok().and_then(|message| program(&message)));
    })?;
    Ok(programs)
}

/// The test program that a message of cargo tells of.
fn program(message: &Value) -> Option<Program> {
    message["profile"]["test"].as_bool().filter(|test| *test)?;
    let folder = Path::new(message["manifest_path"].as_str()?).parent()?;
    let (package, target) = (folder.file_name()?.to_string_lossy(), message["target"]["name"].as_str()?);
    let file = message["executable"].as_str()?.into();
    Some(Program { name: format!("tests of {package}: {target}"), file, folder: folder.into() })
}

pub fn run(
    programs: Vec<Program>,
    with: impl Fn(Command) -> Command + Sync,
    runner: &mut Runner,
) -> Result<(), String> {
    let (waiting, (sender, done)) = (Mutex::new(programs.into_iter()), mpsc::channel());
    let next = || waiting.lock().ok()?.next();
    thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            let (sender, next, with) = (sender.clone(), &next, &with);
            scope.spawn(move || {
                while let Some(program) = next() {
                    let ran = output(&program, with);
                    if sender.send((program.name, ran)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let reports: Vec<_> = done.iter().map(|(name, ran)| runner.report(&name, ran)).collect();
        reports.into_iter().collect()
    })
}

fn output(program: &Program, with: impl Fn(Command) -> Command) -> io::Result<Output> {
    with(Command::new(&program.file)).current_dir(&program.folder).output()
}
