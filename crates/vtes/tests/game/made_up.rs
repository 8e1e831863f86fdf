//! Scenarios with cards that no card of the pool stands for: people with other Disciplines, and what the language can say and
//! the pool does not. Each test with such cards runs in a process of its own, for a process has one set of cards.

use std::path::Path;
use std::process::Command;

use elysium_proof::wrong_proofs;
use elysium_text::Lang;
use elysium_vtes::GAME;
use elysium_vtes::cards::{self, SOURCES, Sources};

use crate::subject::Subject;

/// Runs the test of a module with more cards of crypt and library.
pub fn with_cards(module: &str, test: &str, crypt: &str, library: &str, run: impl FnOnce()) {
    const CHILD: &str = "VTES_MADE_UP";
    if std::env::var_os(CHILD).is_some() {
        let (mut more, mut all) = (SOURCES.crypt.to_vec(), SOURCES.library.to_vec());
        more.push(("crypt/made-up.ron", crypt));
        all.push(("library/made-up.ron", library));
        cards::install(Sources { crypt: &more, library: &all }).expect("the cards can be read");
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

/// The files beside this one.
fn files(extension: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/game/made_up");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|one| one == extension))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(&path).expect("it can be read"))
        })
        .collect();
    files.sort();
    files
}

fn file(name: &str) -> String {
    let found = files("ron").into_iter().find(|(file, _)| file == name);
    found.unwrap_or_else(|| panic!("no file {name}")).1
}

/// They hold, and reach what they say they prove.
#[test]
fn scenarios_with_made_up_cards_hold() {
    let test = "scenarios_with_made_up_cards_hold";
    with_cards(module_path!(), test, &file("crypt.ron"), &file("library.ron"), || {
        let scenarios = files("scn");
        let mut failures = Vec::new();
        let mut count = 0;
        for (name, text) in &scenarios {
            let reports = GAME.run_scenarios(text).unwrap_or_else(|error| {
                panic!("{name}:{}: {}", error.line, GAME.reason(Lang::En, &error.reason))
            });
            count += reports.len();
            for report in reports {
                if let Some(failure) = report.failure {
                    let reason = GAME.reason(Lang::En, &failure.reason);
                    failures.push(format!("{name}:{}: {}: {reason}", failure.line, report.name));
                }
            }
        }
        println!("{count} scenarios");
        assert!(count > 0 && failures.is_empty(), "{} failed:\n{}", failures.len(), failures.join("\n"));
        let wrong = wrong_proofs::<Subject>(&scenarios, &[]);
        assert!(wrong.is_empty(), "{} wrong proofs:\n{}", wrong.len(), wrong.join("\n"));
    });
}
