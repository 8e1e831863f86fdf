//! For the tests of a game: everything that is tried of any game ([`game_tests!`]), and help for the tests of its
//! own.

mod bots;
mod card_questions;
mod endings;
mod facts;
mod forecasts;
mod game_tests;
mod golden;
mod hints;
mod ids;
mod inserted;
mod kit;
mod list;
mod log;
mod page;
mod places;
mod plans;
mod playouts;
mod position;
mod reached;
mod reasons;
mod scenarios;
mod setups;
mod tables;
pub mod words;

use std::path::{Path, PathBuf};

use elysium_kernel::Reason;
use elysium_kit::Title;
use elysium_text::Lang;

pub use endings::{fates, fates_in_scenarios};
pub use facts::{insist_on_refusals, refused};
pub use game_tests::{GameTests, Least, Setup, State, every_game, setup};
pub use ids::{Family, ids_unlike, ids_unlike_in, words_of_all};
#[doc(hidden)]
pub use inserted::outlast;
pub use inserted::{strangers, with_strangers};
pub use kit::any_standing;
pub use playouts::playouts;
pub use position::{answer_all, position};
pub use reached::wrong_proofs;
pub use scenarios::{scenarios, scenarios_hold, scenarios_in};
pub use tables::{plain, shown};

/// A reason as tests compare and print it.
pub fn english<G: Title>(reason: &Reason) -> String {
    elysium_kit::reason::<G>(Lang::En, reason)
}

/// The top of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Are files that are made from code to be written again?
pub(crate) fn updating() -> bool {
    std::env::var_os("UPDATE").is_some_and(|update| update == "1")
}

/// Compares a file that is made from code with what the code makes of it now; `UPDATE=1` writes it again.
pub fn up_to_date(file: &Path, made: &str, command: &str) {
    if updating() {
        std::fs::create_dir_all(file.parent().expect("a file in a folder")).expect("a folder for it");
        std::fs::write(file, made).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let there = std::fs::read_to_string(file).unwrap_or_default();
    assert!(there == made, "{} is out of date: renew it with `{command}`", file.display());
}

/// All files below a folder with this ending, with their text.
pub(crate) fn texts(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            found.extend(texts(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            found.push((path, text));
        }
    }
    found
}
