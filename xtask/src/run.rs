//! Runs cargo and npm, passes their output on, and counts the tests.

use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use crate::test_counts::TestCounts;

#[derive(Default)]
pub struct Runner {
    pub counts: TestCounts,
}

impl Runner {
    pub fn run(&mut self, name: &str, command: &mut Command) -> Result<(), String> {
        println!("== {name}");
        let begun = Instant::now();
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| {
            format!("{name}: {} could not be started: {error}", command.get_program().display())
        })?;
        for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
            let line = line.map_err(|error| format!("{name}: {error}"))?;
            println!("{line}");
            self.counts.count(&line);
        }
        let status = child.wait().map_err(|error| format!("{name}: {error}"))?;
        println!("   {name}: {} s", begun.elapsed().as_secs());
        if status.success() { Ok(()) } else { Err(format!("{name} failed: {status}")) }
    }

    /// What became of programs that ran beside others.
    pub fn reports(&mut self, programs: Beside) -> Result<(), String> {
        let ran = programs.join().map_err(|_| "a program beside the others broke off")?;
        let reports: Vec<_> = ran.into_iter().map(|(name, ran)| self.report(name, ran)).collect();
        reports.into_iter().collect()
    }

    fn report(&mut self, name: &str, ran: io::Result<Output>) -> Result<(), String> {
        let Output { status, stdout, stderr } = ran.map_err(|error| format!("{name}: {error}"))?;
        println!("== {name}");
        for line in String::from_utf8_lossy(&stdout).lines() {
            println!("{line}");
            self.counts.count(line);
        }
        eprint!("{}", String::from_utf8_lossy(&stderr));
        if status.success() { Ok(()) } else { Err(format!("{name} failed: {status}")) }
    }
}

/// Programs that run one after the other, beside whatever else does.
pub type Beside = JoinHandle<Vec<(&'static str, io::Result<Output>)>>;

pub fn beside(programs: Vec<(&'static str, Command)>) -> Beside {
    thread::spawn(|| programs.into_iter().map(|(name, mut program)| (name, program.output())).collect())
}

pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(arguments);
    command
}

/// To prepare for changes would make the build a minute longer, and small pieces make it longer, too.
pub fn from_scratch(arguments: &[&str]) -> Command {
    let mut command = cargo(arguments);
    command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_CODEGEN_UNITS", "4");
    command
}

/// The top of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    std::path::absolute(&folder).unwrap_or(folder)
}

pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(web()).env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    // The program lies where this one does, wherever cargo builds.
    if let Ok(this) = std::env::current_exe() {
        command.env("ELYSIUM_BIN", this.with_file_name(program()));
    }
    command
}

/// The file that cargo makes of the program.
pub fn program() -> String {
    format!("elysium{}", std::env::consts::EXE_SUFFIX)
}

fn web() -> PathBuf {
    root().join("web")
}

/// npm notes what it has installed; older than the list, it is out of date.
pub fn install_page(runner: &mut Runner) -> Result<(), String> {
    let changed = |file: &str| web().join(file).metadata().and_then(|meta| meta.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(have), Some(want)) if have >= want => Ok(()),
        _ => runner.run("page: packages", &mut npm(&["ci", "--no-audit", "--no-fund"])),
    }
}
