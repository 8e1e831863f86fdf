//! What the rules and the language of cards can do and no card of the pool shows: with cards that are made up.
//!
//! `tests/made-up` has the cards and scenarios with them. They run in a process of their own, for a process has one set of
//! cards.

use std::path::{Path, PathBuf};
use std::process::Command;

use elysium_proof::wrong_proofs;
use elysium_text::Lang;
use elysium_vtes::GAME;
use elysium_vtes::cards::{self, SOURCES, Sources};

use crate::subject::Subject;

const CHILD: &str = "VTES_MADE_UP";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/made-up")
}

fn read(file: &str) -> String {
    std::fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The scenarios with these cards, by file.
fn scenarios() -> Vec<(String, String)> {
    let files = std::fs::read_dir(folder()).expect("the folder can be listed");
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".scn")).collect();
    names.sort();
    names.into_iter().map(|name| (name.clone(), read(&name))).collect()
}

/// They hold, and reach what they prove.
fn run() {
    let (crypt, library) = (read("crypt.ron"), read("library.ron"));
    let crypt = [SOURCES.crypt, &[("crypt.ron", &crypt)]].concat();
    let library = [SOURCES.library, &[("library.ron", &library)]].concat();
    cards::install(Sources { crypt: &crypt, library: &library }).expect("the cards can be read");
    let mut wrong = Vec::new();
    let files = scenarios();
    for (name, text) in &files {
        let reports =
            GAME.run_scenarios(text).unwrap_or_else(|error| panic!("{name}:{}: {error}", error.line));
        wrong.extend(reports.into_iter().filter_map(|report| {
            let failure = report.failure?;
            let reason = GAME.reason(Lang::En, &failure.reason);
            Some(format!("{name}:{}: {}: {reason}", failure.line, report.name))
        }));
    }
    assert!(!files.is_empty(), "there are no scenarios");
    wrong.extend(wrong_proofs::<Subject>(&files, &[]));
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_scenario_with_made_up_cards_holds_and_reaches_what_it_proves() {
    if std::env::var_os(CHILD).is_some() {
        return run();
    }
    let (_, module) = module_path!().split_once("::").expect("a module of this program");
    let test = format!("{module}::every_scenario_with_made_up_cards_holds_and_reaches_what_it_proves");
    let program = std::env::current_exe().expect("this program");
    let child = Command::new(program).args([&test, "--exact", "--nocapture"]).env(CHILD, "1").output();
    let output = child.expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
