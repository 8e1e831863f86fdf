//! The rules page, as tests read it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use elysium_kernel::Rule;

/// The top of the project.
pub fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The statements of the page, by their list items `- **5.12** [R] ...`.
pub fn statements() -> BTreeSet<Rule> {
    let page = std::fs::read_to_string(house().join("docs/rules/vendetta.md")).unwrap();
    page.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**")?.0.parse().ok()).collect()
}
