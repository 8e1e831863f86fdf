//! `cargo xtask new-game NAME`: a game to start from, made of the files in `skeleton/`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{Runner, cargo, root};

/// What the game in `skeleton/` is called: by files and messages, by Rust, by people.
const PLACEHOLDER: [&str; 3] = ["newgame", "Newgame", "New Game"];

/// A line that the registration of a game adds outside its own folders.
struct Insertion {
    file: &'static str,
    /// It stands right before this text.
    before: &'static str,
    line: &'static str,
}

const REGISTRATION: [Insertion; 8] = [
    Insertion {
        file: "Cargo.toml",
        before: "elysium-page = ",
        line: "elysium-newgame = { path = \"crates/newgame\" }\n",
    },
    Insertion { file: "crates/games/Cargo.toml", before: "]\n\n[lib]", line: ", \"elysium-newgame/ts\"" },
    Insertion {
        file: "crates/games/Cargo.toml",
        before: "elysium-rivals.workspace",
        line: "elysium-newgame.workspace = true\n",
    },
    Insertion { file: "crates/games/src/lib.rs", before: "];", line: ", elysium_newgame::GAME" },
    Insertion {
        file: "crates/server/Cargo.toml",
        before: "elysium-rivals.workspace",
        line: "elysium-newgame.workspace = true\n",
    },
    Insertion {
        file: "crates/server/tests/outside/leaks/oracle.rs",
        before: "mod rivals;",
        line: "mod newgame;\n",
    },
    Insertion {
        file: "crates/server/tests/outside/leaks/mod.rs",
        before: "    rivals: ",
        line: "    newgame: elysium_newgame::Newgame,\n",
    },
    Insertion {
        file: "docs/scenarios.md",
        before: "## When: answers",
        line: "### Subjects of New Game\n\n<!-- facts of newgame -->\n<!-- end of facts of newgame -->\n\n",
    },
];

/// Makes the game in this project.
pub fn new_game(name: &str, runner: &mut Runner) -> Result<(), String> {
    println!("It is built and tested once, which takes some minutes.");
    make(&root(), name, &cargo, runner)?;
    types(&cargo, runner)?;
    println!(
        "The game {name} is there, and its tests pass: `cargo run -- play {name}` plays it, `cargo xtask test --quick`\n\
         tests it while you work, `cargo xtask test` tests everything. docs/add-a-game.md says how to go on."
    );
    Ok(())
}

/// Makes it below `root`, and what is written from its code: lists and records.
pub fn make(
    root: &Path,
    name: &str,
    cargo: &impl Fn(&[&str]) -> Command,
    runner: &mut Runner,
) -> Result<(), String> {
    write(root, name)?;
    let package = format!("elysium-{name}");
    // The order of names and the length of lines depend on what the game is called.
    runner.run("a new game: its format", &mut cargo(&["fmt", "--all"]))?;
    let test = ["test", "--package", &package, "--quiet"];
    runner.run("a new game: its lists and records", cargo(&test).env("UPDATE", "1"))
}

/// Writes the types of the page.
pub fn types(cargo: &impl Fn(&[&str]) -> Command, runner: &mut Runner) -> Result<(), String> {
    let test = ["test", "--package", "elysium-types", "--quiet"];
    runner.run("a new game: the page's types", cargo(&test).env("UPDATE", "1"))
}

/// Writes its files and registers it; if something is in the way, nothing is written.
fn write(root: &Path, name: &str) -> Result<(), String> {
    check(root, name)?;
    let names = names(root, name);
    let mut written = BTreeMap::new();
    let skeleton = root.join("xtask/skeleton");
    for from in files(&skeleton)? {
        let path = from.strip_prefix(&skeleton).unwrap_or(&from).to_string_lossy().into_owned();
        let to = root.join(named(&path, &names));
        let made = named(&read(&from)?, &names);
        let text = if to.exists() { announced(&to, &read(&to)?, &made)? } else { made };
        written.insert(to, text);
    }
    for Insertion { file, before, line } in REGISTRATION {
        let path = root.join(file);
        let text = written.remove(&path).map_or_else(|| read(&path), Ok)?;
        let (head, tail) = text
            .split_once(before)
            .ok_or_else(|| format!("{file} has no `{before}`, before which the game would be registered"))?;
        let line = named(line, &names);
        written.insert(path, format!("{head}{line}{before}{tail}"));
    }
    for (path, text) in written {
        path.parent().map_or(Ok(()), fs::create_dir_all).map_err(|error| failed(&path, &error))?;
        fs::write(&path, text).map_err(|error| failed(&path, &error))?;
    }
    Ok(())
}

/// A game that is only announced has a page folder with a picture, and messages: they are kept, and what is missing is
/// added. Whatever else is there is in the way.
fn announced(path: &Path, there: &str, made: &str) -> Result<String, String> {
    let is = |end: &str| path.to_string_lossy().ends_with(end);
    if is("/Scene.svelte") {
        Ok(there.into())
    } else if is("/index.ts") && !there.contains("table:") {
        Ok(made.into())
    } else if is(".ftl") && path.components().any(|part| part.as_os_str() == "web") {
        Ok(with_messages(made, there))
    } else {
        Err(format!("{} is there already: choose another name, or move it away", path.display()))
    }
}

/// The messages of the skeleton. Their second paragraph, what is said outside the table, is there already, below a
/// comment that says that there is nothing else.
fn with_messages(made: &str, there: &str) -> String {
    let mut paragraphs: Vec<_> = made.split("\n\n").collect();
    let comment = paragraphs[1].lines().take(1);
    let outside: Vec<_> = comment
        .chain(there.trim().lines().filter(|line| !line.starts_with('#') && !line.is_empty()))
        .collect();
    let outside = outside.join("\n");
    paragraphs[1] = &outside;
    paragraphs.join("\n\n")
}

/// Words of Rust that could be a name: no module can be called so.
const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual",
    "where", "while", "yield",
];

/// Where a game has a file or folder of its own, beside others.
const BESIDE: [&str; 7] =
    ["crates", "web/src", "web/src/wire", "web/i18n/en", "scenarios", "docs/rules/en", "docs/vocabulary"];

/// It names a crate, a module, a type, folders and messages, and nothing else may be called so.
fn check(root: &Path, name: &str) -> Result<(), String> {
    let no = |why: String| Err(format!("`{name}` cannot be a game's name: {why}"));
    let letters = name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if !letters || !(2..=20).contains(&name.len()) || name == PLACEHOLDER[0] {
        return no("2 to 20 letters a-z and digits, a letter first (example: hearts)".into());
    }
    if KEYWORDS.contains(&name) {
        return no("it is a word of the language Rust".into());
    }
    let announced = is_announced(root, name);
    for folder in BESIDE {
        let path = root.join(folder);
        for entry in fs::read_dir(&path).map_err(|error| failed(&path, &error))? {
            let file = entry.map_err(|error| failed(&path, &error))?.file_name();
            let file = file.to_string_lossy();
            let of_announced = announced && matches!(folder, "web/src" | "web/i18n/en");
            if file.split('.').next() == Some(name) && !of_announced {
                return no(format!("{folder}/{file} is there already"));
            }
        }
    }
    let kind = capital(name);
    for path in
        files(&root.join("xtask/skeleton"))?.iter().filter(|path| path.extension() == Some("rs".as_ref()))
    {
        if read(path)?.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == kind) {
            return no(format!("the code of every new game has something else that is called {kind}"));
        }
    }
    Ok(())
}

/// A game that is only announced has a picture and messages, and no table.
fn is_announced(root: &Path, name: &str) -> bool {
    let text = |path: String| fs::read_to_string(root.join(path)).unwrap_or_default();
    let page = text(format!("web/src/{name}/index.ts"));
    let messages = text(format!("web/i18n/en/{name}.ftl"));
    page.contains("GamePage") && !page.contains("table:") && messages.contains(&format!("{name}-name = "))
}

fn capital(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// What the game is called instead. One that is announced has a name already.
fn names(root: &Path, name: &str) -> [String; 3] {
    let capital = capital(name);
    let words = fs::read_to_string(root.join(format!("web/i18n/en/{name}.ftl"))).unwrap_or_default();
    let title = words.lines().find_map(|line| line.strip_prefix(&format!("{name}-name = ")));
    [name.into(), capital.clone(), title.map_or(capital, Into::into)]
}

fn named(text: &str, names: &[String; 3]) -> String {
    PLACEHOLDER.iter().zip(names).fold(text.into(), |text: String, (old, new)| text.replace(old, new))
}

/// All files below a folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| failed(folder, &error))? {
        let path = entry.map_err(|error| failed(folder, &error))?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| failed(path, &error))
}

pub fn failed(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_would_break_something_is_refused_with_a_reason() {
        for (name, why) in [
            ("x", "2 to 20 letters"),
            ("Hearts", "2 to 20 letters"),
            ("newgame", "2 to 20 letters"),
            ("fn", "a word of the language Rust"),
            ("loop", "a word of the language Rust"),
            ("yield", "a word of the language Rust"),
            ("lobby", "web/src/lobby.svelte.ts is there already"),
            ("home", "web/i18n/en/home.ftl is there already"),
            ("design", "web/src/design is there already"),
            ("cards", "web/src/cards is there already"),
            ("table", "crates/table is there already"),
            ("wire", "crates/wire is there already"),
            ("index", "index.ts is there already"),
            ("rivals", "crates/rivals is there already"),
            ("vtes", "crates/vtes is there already"),
            ("state", "something else that is called State"),
            ("option", "something else that is called Option"),
        ] {
            let refused = write(&root(), name).expect_err(name);
            assert!(refused.contains(&format!("`{name}`")) && refused.contains(why), "{refused}");
        }
    }

    #[test]
    fn a_name_that_is_free_is_taken() {
        for name in ["hearts", "skat2"] {
            assert_eq!(check(&root(), name), Ok(()));
        }
    }
}
