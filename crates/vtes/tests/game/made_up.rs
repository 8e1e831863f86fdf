//! Cards that are made up, for what the rules say and no card of the pool does. They are in `tests/made-up`, with the scenarios
//! that use them. A process has one set of cards, so whatever needs them runs in a process of its own.

use std::path::Path;
use std::process::Command;

use elysium_proof::{scenarios_hold, scenarios_in, wrong_proofs};
use elysium_vtes::cards::{self, SOURCES, Source, Sources};

use crate::subject::Subject;

/// Cards and scenarios.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/made-up");

/// Runs a test with further cards. `module` and `test` are its path in this program.
pub fn with_cards(crypt: &[Source], library: &[Source], module: &str, test: &str, run: impl FnOnce()) {
    const CHILD: &str = "VTES_MADE_UP";
    if std::env::var_os(CHILD).is_some() {
        let crypt = [SOURCES.crypt, crypt].concat();
        let library = [SOURCES.library, library].concat();
        cards::install(Sources { crypt: &crypt, library: &library }).expect("the cards can be read");
        return run();
    }
    let (_, module) = module.split_once("::").expect("a module of this program");
    let path = format!("{module}::{test}");
    let program = std::env::current_exe().expect("this program");
    let child = Command::new(program).args([&path, "--exact", "--nocapture"]).env(CHILD, "1").output();
    let output = child.expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && said.contains("1 passed"),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[test]
fn scenarios_with_made_up_cards_hold_and_reach_what_they_prove() {
    let test = "scenarios_with_made_up_cards_hold_and_reach_what_they_prove";
    let read = |file: &str| std::fs::read_to_string(format!("{FOLDER}/{file}")).expect("the file is there");
    let (crypt, library) = (read("crypt.ron"), read("library.ron"));
    let (crypt, library) = (("crypt/made-up.ron", &crypt[..]), ("library/made-up.ron", &library[..]));
    with_cards(&[crypt], &[library], module_path!(), test, || {
        let files = scenarios_in(Path::new(FOLDER));
        scenarios_hold::<Subject>(&files);
        let wrong = wrong_proofs::<Subject>(&files, &[]);
        assert!(wrong.is_empty(), "{} wrong proofs:\n{}", wrong.len(), wrong.join("\n"));
    });
}
