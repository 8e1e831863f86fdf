//! `cargo xtask dist`: the program as it is published, packed, with a checksum.

use std::fs;
use std::path::Path;
use std::process::Command;

use sha2::{Digest, Sha256};

use crate::new_game::failed;
use crate::run::{Runner, cargo, program, root, target};

/// What goes with the program.
const FILES: [&str; 6] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/hosting.md",
    "packaging/elysium.service",
];

pub fn dist(runner: &mut Runner) -> Result<(), String> {
    runner.run("program", &mut cargo(&["build", "--profile", "dist", "--locked", "--package", "elysium"]))?;
    let folder = target().join("dist");
    let name = format!("elysium-{}-{}", env!("CARGO_PKG_VERSION"), host()?);
    let staged = folder.join(&name);
    if staged.exists() {
        fs::remove_dir_all(&staged).map_err(|error| failed(&staged, &error))?;
    }
    for file in FILES {
        copy(&root().join(file), &staged.join(file))?;
    }
    copy(&folder.join(program()), &staged.join(program()))?;
    let archive = format!("{name}.tar.gz");
    runner.run("archive", Command::new("tar").args(["-czf", &archive, &name]).current_dir(&folder))?;
    let path = folder.join(&archive);
    let bytes = fs::read(&path).map_err(|error| failed(&path, &error))?;
    let sum: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    let checksum = folder.join(format!("{archive}.sha256"));
    fs::write(&checksum, format!("{sum}  {archive}\n")).map_err(|error| failed(&checksum, &error))?;
    println!("{}\n{}", path.display(), checksum.display());
    Ok(())
}

/// What it is built for, as the compiler says it.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say what it builds for".into())
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    to.parent().map_or(Ok(()), fs::create_dir_all).map_err(|error| failed(to, &error))?;
    fs::copy(from, to).map(drop).map_err(|error| failed(from, &error))
}
