//! Parts of pages that are written from code.

use elysium_kernel::scenario::{self, Facts};

use crate::house;

/// Are what `docs/scenarios.md` says of facts of this game its facts? `UPDATE=1` renews them.
pub fn facts_page<R: Facts>() {
    part("docs/scenarios.md", &format!("facts of {}", R::NAME), &scenario::page::<R>());
}

/// Compares what stands between two marks of a page, or with `UPDATE=1` writes it.
fn part(page: &str, mark: &str, text: &str) {
    let file = house().join(page);
    let there = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{page}: {e}"));
    let (open, close) = (format!("<!-- {mark} -->\n"), format!("<!-- end of {mark} -->"));
    let (before, rest) = there.split_once(&open).unwrap_or_else(|| panic!("{page} has no `{}`", open.trim()));
    let (old, after) = rest.split_once(&close).unwrap_or_else(|| panic!("{page} has no `{close}`"));
    let new = format!("\n{text}\n");
    if std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        std::fs::write(&file, format!("{before}{open}{new}{close}{after}"))
            .unwrap_or_else(|e| panic!("{page}: {e}"));
        return;
    }
    assert!(
        old == new,
        "{page} does not say what the code says (`{mark}`): renew it with `UPDATE=1 cargo test` and this test"
    );
}
