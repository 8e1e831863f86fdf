//! Cards that are made up, for what the rules say and no card of the pool does. They are in `tests/made-up`, with the scenarios
//! that use them. A process has one set of cards, so they run in a process of their own.

use std::path::Path;
use std::process::Command;

use elysium_proof::{scenarios_hold, scenarios_in, wrong_proofs};
use elysium_vtes::cards::{self, SOURCES, Source, Sources};

use crate::subject::Subject;

/// Cards, in any number of files that begin with `crypt` or `library`, and scenarios.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/made-up");

/// The cards of the files that begin like this.
fn made_up(kind: &str) -> Vec<Source<'static>> {
    let files = std::fs::read_dir(FOLDER).expect("the folder can be listed");
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let mut names: Vec<_> = names.filter(|name| name.starts_with(kind) && name.ends_with(".ron")).collect();
    names.sort();
    let read = |name: String| -> Source<'static> {
        let text = std::fs::read_to_string(format!("{FOLDER}/{name}")).expect("the file can be read");
        (name.leak(), text.leak())
    };
    names.into_iter().map(read).collect()
}

/// Runs something with these cards, and gives what it printed; nothing in the process that runs it. `module` and `test` are
/// the path in this program of the test that calls this.
pub fn with_cards(module: &str, test: &str, run: impl FnOnce()) -> Option<String> {
    const CHILD: &str = "VTES_MADE_UP";
    if std::env::var_os(CHILD).is_some() {
        let crypt = [SOURCES.crypt, &made_up("crypt")].concat();
        let library = [SOURCES.library, &made_up("library")].concat();
        cards::install(Sources { crypt: &crypt, library: &library }).expect("the cards can be read");
        run();
        return None;
    }
    let (_, module) = module.split_once("::").expect("a module of this program");
    let path = format!("{module}::{test}");
    let program = std::env::current_exe().expect("this program");
    let child = Command::new(program).args([&path, "--exact", "--nocapture"]).env(CHILD, "1").output();
    let output = child.expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    Some(said)
}

/// The scenarios with these cards.
pub fn scenarios() -> Vec<(String, String)> {
    scenarios_in(Path::new(FOLDER))
}

#[test]
fn scenarios_with_made_up_cards_hold_and_reach_what_they_prove() {
    let test = "scenarios_with_made_up_cards_hold_and_reach_what_they_prove";
    with_cards(module_path!(), test, || {
        let files = scenarios();
        scenarios_hold::<Subject>(&files);
        let wrong = wrong_proofs::<Subject>(&files, &[]);
        assert!(wrong.is_empty(), "{} wrong proofs:\n{}", wrong.len(), wrong.join("\n"));
    });
}
