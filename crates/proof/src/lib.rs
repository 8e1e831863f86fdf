//! For the tests of a game: is every statement of its rules page cited by code and proved by a test?
//!
//! Code cites a statement as `§5.12`, as `rule(5, 12)` or in a refusal `new(5, 12, ..)`. A scenario
//! proves it in its `proves:` line, a Rust test in a comment `// proves: 5.12`. Cards are proved in
//! the same way, by id.

mod duel;
mod golden;
mod log;
mod pages;
mod scenarios;
mod strangers;
pub mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use elysium_kernel::Rule;

pub use duel::{Share, play, share};
pub use golden::golden;
pub use log::insist_on_reasons;
pub use pages::facts_page;
pub use scenarios::run_scenarios;
pub use strangers::{outlast, with_strangers};

/// The top of the project.
pub fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The rules page of a game and everything that speaks of it.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    game: &'static str,
    /// Sections that follow from card data: they need a proof, and no code of their own.
    card_sections: &'static [u8],
}

impl Page {
    pub const fn new(game: &'static str, card_sections: &'static [u8]) -> Page {
        Page { game, card_sections }
    }

    /// The statements of the page, by their list items `- **5.12** [R] ...`.
    pub fn statements(&self) -> BTreeSet<Rule> {
        let file = house().join(format!("docs/rules/en/{}.md", self.game));
        let page = std::fs::read_to_string(file).expect("the game has a rules page");
        page.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**")?.0.parse().ok()).collect()
    }

    /// What code of the game cites.
    fn cited(&self) -> BTreeSet<Rule> {
        let mut cited = BTreeSet::new();
        for (_, text) in texts(&house().join(format!("crates/{}/src", self.game)), "rs") {
            cited.extend(text.split('§').skip(1).filter_map(|rest| {
                let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
                rest[..end].trim_end_matches('.').parse::<Rule>().ok()
            }));
            for open in ["ctx.rule(", "Refusal::new(", "unless("] {
                cited.extend(pairs(&text, open));
            }
        }
        cited
    }

    /// What scenarios and Rust tests say they prove, and where.
    fn proofs(&self) -> BTreeMap<String, Vec<String>> {
        let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let scenarios = texts(&house().join(format!("scenarios/{}", self.game)), "scn");
        let tests = texts(&house().join(format!("crates/{}/tests", self.game)), "rs");
        for (path, text) in scenarios.into_iter().chain(tests) {
            let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            for line in text.lines().map(|line| line.trim_start_matches(['/', ' '])) {
                for word in line.strip_prefix("proves:").into_iter().flat_map(|list| list.split([',', ' '])) {
                    if !word.is_empty() {
                        proofs.entry(word.to_uppercase()).or_default().push(file.clone());
                    }
                }
            }
        }
        proofs
    }

    /// Panics with the statements that no code cites.
    pub fn insist_on_citations(&self) {
        let (statements, cited) = (self.statements(), self.cited());
        assert!(statements.len() > 160, "the page has lost its statements: {}", statements.len());
        let own = statements.iter().filter(|rule| !self.card_sections.contains(&rule.section));
        let uncited: Vec<_> = own.filter(|rule| !cited.contains(rule)).collect();
        println!("{} statements, {} of them without code", statements.len(), uncited.len());
        assert!(uncited.is_empty(), "no code cites: {}", list(uncited));
        let unknown: Vec<_> = cited.into_iter().filter(|rule| !statements.contains(rule)).collect();
        assert!(unknown.is_empty(), "code cites what the page does not have: {}", list(unknown));
    }

    /// Panics with the statements and cards that no test proves, and with proofs of nothing.
    pub fn insist_on_proofs<'a>(&self, cards: impl Iterator<Item = &'a str>, is_card: impl Fn(&str) -> bool) {
        let (statements, proofs) = (self.statements(), self.proofs());
        let rules = statements.iter().map(Rule::to_string);
        let unproved: Vec<_> =
            rules.chain(cards.map(str::to_uppercase)).filter(|name| !proofs.contains_key(name)).collect();
        assert!(unproved.is_empty(), "no test proves: {}", list(unproved));
        let real =
            |word: &str| word.parse().is_ok_and(|rule: Rule| statements.contains(&rule)) || is_card(word);
        let unknown: Vec<_> = proofs
            .into_iter()
            .filter(|(word, _)| !real(word))
            .map(|(word, files)| format!("{word} ({})", files.join(", ")))
            .collect();
        assert!(unknown.is_empty(), "proofs of what does not exist: {}", unknown.join("; "));
    }
}

/// Holds a file that is made from code against what the code makes of it now; `UPDATE=1` writes it anew.
pub fn up_to_date(file: &Path, made: &str, command: &str) {
    if std::env::var_os("UPDATE").is_some_and(|update| update == "1") {
        std::fs::create_dir_all(file.parent().expect("a file in a folder")).expect("a folder for it");
        std::fs::write(file, made).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }
    let there = std::fs::read_to_string(file).unwrap_or_default();
    assert!(there == made, "{} is out of date: renew it with `{command}`", file.display());
}

/// All files below a folder with this ending, with their text.
fn texts(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
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

/// Two numbers after `open`: the last two before the closing bracket's facts.
fn pairs<'a>(text: &'a str, open: &'a str) -> impl Iterator<Item = Rule> + 'a {
    text.split(open).skip(1).filter_map(|rest| {
        // A condition may stand in front: the first two plain numbers in a row are the rule.
        let words: Vec<&str> = rest.split([',', ')']).take(8).map(str::trim).collect();
        words.windows(2).find_map(|pair| Some(Rule::new(pair[0].parse().ok()?, pair[1].parse().ok()?)))
    })
}

fn list(rules: impl IntoIterator<Item = impl ToString>) -> String {
    rules.into_iter().map(|rule| rule.to_string()).collect::<Vec<_>>().join(" ")
}
