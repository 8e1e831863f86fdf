//! All scenarios of a game.

use crate::{GameTests, root, texts};

/// Runs every scenario of the game and panics with those that do not hold.
pub fn every_scenario_holds<T: GameTests>() {
    let game = T::game();
    let mut failures = Vec::new();
    let mut count = 0;
    let mut files = texts(&root().join("scenarios").join(game.name()), "scn");
    files.sort();
    for (file, text) in files {
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        match game.run_scenarios(&text) {
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
    assert!(count > 0, "{} has no scenarios", game.name());
    assert!(failures.is_empty(), "{} of {count} failed:\n{}", failures.len(), failures.join("\n"));
}
