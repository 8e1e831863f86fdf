//! Does `cargo xtask new-game` still make a game that works? Tried in a copy of the project.

use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;
use std::process::Command;

use crate::run::{Runner, from_scratch, npm, program, root, target};
use crate::{browser, new_game};

const NAME: &str = "trial";
/// What is not copied: it is made by building, or does not belong to the project.
const LEFT_OUT: [&str; 5] = ["target", "node_modules", ".git", ".svelte-kit", "dist"];

/// Makes a game and runs its tests; thoroughly, also builds program and page with it and plays it everywhere.
pub fn trial(thorough: bool, runner: &mut Runner) -> Result<(), String> {
    let copy = target().join("new-game/copy");
    // Its dependencies are built already; but its program must not take the place of ours.
    let target = if thorough { target().join("new-game/target") } else { target() };
    remove(&copy)?;
    copy_folder(&root(), &copy)?;
    let cargo = |arguments: &[&str]| {
        let mut command = from_scratch(arguments);
        command.current_dir(&copy).env("CARGO_TARGET_DIR", &target);
        command
    };
    new_game::make(&copy, NAME, &cargo, runner)?;
    runner.run("a new game: its tests", &mut cargo(&["test", "--package", &package(), "--quiet"]))?;
    if thorough {
        whole(&cargo, runner)?;
        let program = target.join("debug").join(program());
        page(&copy.join("web"), &program, runner)?;
    }
    remove(&copy)
}

/// Program and server with the game.
fn whole(cargo: &impl Fn(&[&str]) -> Command, runner: &mut Runner) -> Result<(), String> {
    let lints =
        ["clippy", "--package", &package(), "--package", "elysium-server", "--all-targets", "--quiet"];
    runner.run("a new game: lints", cargo(&lints).args(["--", "--deny", "warnings"]))?;
    runner.run("a new game: at tables", &mut cargo(&["test", "--package", "elysium-table", "--quiet"]))?;
    // Whatever goes over all games, and what is hidden in this one.
    let (all, hidden) = ("every_game", format!("hidden_in::{NAME}"));
    let server = ["test", "--package", "elysium-server", "--quiet", "--"];
    runner.run("a new game: on the server", cargo(&server).args([all, "rules::", &hidden]))?;
    new_game::types(cargo, runner)?;
    let program = ["run", "--package", "elysium", "--quiet", "--"];
    let with = |arguments: &[&str]| cargo(&[&program[..], arguments].concat());
    runner.run("a new game: played", &mut with(&["sim", NAME, "--games", "100"]))?;
    runner.run("a new game: scenarios", &mut with(&["scenario", &format!("scenarios/{NAME}")]))
}

/// The page with the game, which building the program has installed, and in a browser.
fn page(web: &Path, program: &Path, runner: &mut Runner) -> Result<(), String> {
    runner.run("a new game: the page's checks", npm(&["run", "check"]).current_dir(web))?;
    runner.run("a new game: the page's tests", npm(&["test"]).current_dir(web))?;
    browser::install()?;
    // The tests of this game, and those of all games at once.
    let tests = format!("{NAME}|shown in");
    let e2e = &mut npm(&["run", "e2e", "--", "--testNamePattern", &tests]);
    runner.run("a new game: in a browser", e2e.current_dir(web).env("ELYSIUM_BIN", program))
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
