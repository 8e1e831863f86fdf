//! Runs every scenario of the house.

use std::path::{Path, PathBuf};

use elysium_kernel::scenario;
use elysium_rivals::Rivals;

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/rivals");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "scn"));
    files.sort();
    files
}

#[test]
fn every_scenario_holds() {
    let mut failures = Vec::new();
    let mut count = 0;
    for file in files() {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        match scenario::run::<Rivals>(&std::fs::read_to_string(&file).unwrap()) {
            Ok(reports) => {
                count += reports.len();
                failures.extend(reports.into_iter().filter_map(|report| {
                    let failure = report.failure?;
                    Some(format!("{name}:{}: {}: {}", failure.line, report.name, failure.reason))
                }));
            }
            Err(error) => failures.push(format!("{name}: {error}")),
        }
    }
    println!("{count} scenarios");
    assert!(failures.is_empty(), "{} of {count} failed:\n{}", failures.len(), failures.join("\n"));
}
