//! How many tests there were.

#[derive(Debug, Default, PartialEq)]
pub struct TestCounts {
    pub passed: u32,
    pub failed: u32,
}

impl TestCounts {
    /// Adds what a line of output says: cargo's `test result: ok. 3 passed; 1 failed; ...` for each test
    /// program, vitest's `Tests  1 failed | 3 passed (4)` at its end.
    pub fn count(&mut self, line: &str) {
        let line = line.trim_start();
        let Some(result) = line.strip_prefix("test result: ").or_else(|| line.strip_prefix("Tests  ")) else {
            return;
        };
        self.passed += before(result, " passed");
        self.failed += before(result, " failed");
    }
}

/// The number before a word, 0 if there is none.
fn before(text: &str, word: &str) -> u32 {
    let number = text.find(word).and_then(|at| text[..at].rsplit(' ').next()?.parse().ok());
    number.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_and_vitest_are_added_up() {
        let mut counts = TestCounts::default();
        for line in [
            "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s",
            "test result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out",
            "      Tests  20 passed (20)",
            "      Tests  1 failed | 4 passed | 2 skipped (7)",
            " Test Files  9 passed (9)",
            "Tests are fun",
        ] {
            counts.count(line);
        }
        assert_eq!(counts, TestCounts { passed: 39, failed: 3 });
    }
}
