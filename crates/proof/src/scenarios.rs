//! All scenarios of a game.

use std::path::Path;

use elysium_kernel::Rules;
use elysium_text::Lang;

use crate::{GameTests, root, texts};

/// The files of the game with scenarios, by name.
pub fn scenarios<T: GameTests>() -> Vec<(String, String)> {
    scenarios_in(&root().join("scenarios").join(T::Game::NAME))
}

/// The files below a folder with scenarios, by name.
pub fn scenarios_in(folder: &Path) -> Vec<(String, String)> {
    let mut files = texts(folder, "scn");
    files.sort();
    let name = |path: std::path::PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
    files.into_iter().map(|(path, text)| (name(path).unwrap_or_default(), text)).collect()
}

/// Runs every scenario of the game and panics with those that do not hold.
pub fn every_scenario_holds<T: GameTests>() {
    scenarios_hold::<T>(&scenarios::<T>());
}

/// Runs the scenarios of these files and panics with those that do not hold.
pub fn scenarios_hold<T: GameTests>(files: &[(String, String)]) {
    let game = T::game();
    let mut failures = Vec::new();
    let mut count = 0;
    for (name, text) in files {
        match game.run_scenarios(text) {
            Ok(reports) => {
                count += reports.len();
                failures.extend(reports.into_iter().filter_map(|report| {
                    let failure = report.failure?;
                    let reason = game.reason(Lang::En, &failure.reason);
                    Some(format!("{name}:{}: {}: {reason}", failure.line, report.name))
                }));
            }
            Err(error) => {
                let reason = game.reason(Lang::En, &error.reason);
                failures.push(format!("{name}:{}: {reason}", error.line));
            }
        }
    }
    println!("{count} scenarios");
    assert!(count > 0, "{} has no scenarios", game.name());
    assert!(failures.is_empty(), "{} of {count} failed:\n{}", failures.len(), failures.join("\n"));
}
