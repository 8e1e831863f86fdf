//! Does `cargo xtask new-game` still make a game that works? Tried in a copy of the project.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use crate::new_game;
use crate::run::{Runner, cargo, npm, root};

const NAME: &str = "trial";
/// What is not copied: it is made by building, or does not belong to the project.
const LEFT_OUT: [&str; 5] = ["target", "node_modules", ".git", ".svelte-kit", "dist"];

/// Makes a game and runs its tests; thoroughly, also builds program and page with it and plays it.
pub fn trial(thorough: bool, runner: &mut Runner) -> Result<(), String> {
    let copy = root().join("target/new-game/copy");
    remove(&copy)?;
    copy_folder(&root(), &copy)?;
    let cargo = |arguments: &[&str]| {
        let mut command = cargo(arguments);
        command.current_dir(&copy);
        command.env("CARGO_TARGET_DIR", root().join("target/new-game/target")).env("CARGO_INCREMENTAL", "0");
        // It is built for a moment's use.
        command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
        command
    };
    new_game::make(&copy, NAME, &cargo, runner)?;
    runner.run("a new game: its tests", &mut cargo(&["test", "--package", &package(), "--quiet"]))?;
    if thorough {
        whole(&cargo, runner)?;
    }
    remove(&copy)
}

/// Program and page with the game.
fn whole(cargo: &impl Fn(&[&str]) -> Command, runner: &mut Runner) -> Result<(), String> {
    let lints = ["clippy", "--package", &package(), "--all-targets", "--quiet", "--", "--deny", "warnings"];
    runner.run("a new game: lints", &mut cargo(&lints))?;
    runner.run("a new game: at tables", &mut cargo(&["test", "--package", "elysium-table", "--quiet"]))?;
    new_game::types(cargo, runner)?;
    let program = ["run", "--package", "elysium", "--quiet", "--"];
    let with = |arguments: &[&str]| cargo(&[&program[..], arguments].concat());
    runner.run("a new game: played", &mut with(&["sim", NAME, "--games", "100"]))?;
    runner.run("a new game: scenarios", &mut with(&["scenario", &format!("scenarios/{NAME}")]))?;
    let page = root().join("target/new-game/copy/web");
    runner.run("a new game: the page's checks", npm(&["run", "check"]).current_dir(&page))?;
    runner.run("a new game: the page's tests", npm(&["test"]).current_dir(&page))
}

fn package() -> String {
    format!("elysium-{NAME}")
}

fn remove(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(new_game::failed(folder, &error)),
        _ => Ok(()),
    }
}

/// With their times, so that what was built from them need not be built again.
fn copy_folder(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| new_game::failed(to, &error))?;
    for entry in fs::read_dir(from).map_err(|error| new_game::failed(from, &error))? {
        let entry = entry.map_err(|error| new_game::failed(from, &error))?;
        let (path, name) = (entry.path(), entry.file_name());
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        if path.is_dir() {
            copy_folder(&path, &to.join(name))?;
        } else {
            copy_file(&path, &to.join(name)).map_err(|error| new_game::failed(&path, &error))?;
        }
    }
    Ok(())
}

fn copy_file(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::copy(from, to)?;
    File::options().write(true).open(to)?.set_modified(from.metadata()?.modified()?)
}
