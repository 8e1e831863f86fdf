//! Every statement of the rules page is cited by code and proved by a test.
//!
//! Code cites a statement as `§5.12`, as `rule(5, 12)` or in a refusal `new(5, 12, ..)`. A scenario
//! proves it in its `proves:` line, a Rust test in a comment `// proves: 5.12`. Card rulings
//! (section 17) follow from card data and need a proof only; every card needs one, too.

mod page;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use elysium_kernel::Rule;
use elysium_vendetta::cards::CardId;
use page::{house, statements};

const CARD_RULINGS: u8 = 17;

/// All files below a folder with this ending, with their text.
fn texts(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(texts(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            let text = std::fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

/// Two numbers after `open`, up to `close` or a comma.
fn pairs<'a>(text: &'a str, open: &'a str) -> impl Iterator<Item = Rule> + 'a {
    text.split(open).skip(1).filter_map(|rest| {
        let mut numbers = rest.split([',', ')']).map(str::trim);
        Some(Rule::new(numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?))
    })
}

fn cited() -> BTreeSet<Rule> {
    let mut cited = BTreeSet::new();
    for (_, text) in texts(&house().join("crates/vendetta/src"), "rs") {
        cited.extend(text.split('§').skip(1).filter_map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
            rest[..end].trim_end_matches('.').parse::<Rule>().ok()
        }));
        cited.extend(pairs(&text, "ctx.rule("));
        cited.extend(pairs(&text, "Refusal::new("));
    }
    cited
}

/// What scenarios and Rust tests say they prove, and where.
fn proofs() -> BTreeMap<String, Vec<String>> {
    let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let scenarios = texts(&house().join("scenarios/vendetta"), "scn");
    let tests = texts(&house().join("crates/vendetta/tests"), "rs");
    for (path, text) in scenarios.into_iter().chain(tests) {
        let file = path.file_name().unwrap().to_string_lossy().into_owned();
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

fn list(rules: impl IntoIterator<Item = impl ToString>) -> String {
    rules.into_iter().map(|rule| rule.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_statement_is_cited_by_code() {
    let (statements, cited) = (statements(), cited());
    assert!(statements.len() > 160, "the page has lost its statements: {}", statements.len());
    let uncited: Vec<_> =
        statements.iter().filter(|rule| rule.section != CARD_RULINGS && !cited.contains(rule)).collect();
    println!("{} statements, {} of them without code: {}", statements.len(), uncited.len(), list(&uncited));
    assert!(uncited.is_empty(), "no code cites: {}", list(uncited));
}

#[test]
fn every_citation_exists() {
    let statements = statements();
    let unknown: Vec<_> = cited().into_iter().filter(|rule| !statements.contains(rule)).collect();
    assert!(unknown.is_empty(), "code cites what the page does not have: {}", list(unknown));
}

#[test]
fn every_statement_is_proved_by_a_test() {
    let proofs = proofs();
    let unproved: Vec<_> =
        statements().into_iter().filter(|rule| !proofs.contains_key(&rule.to_string())).collect();
    println!("{} statements without a proof: {}", unproved.len(), list(&unproved));
    assert!(unproved.is_empty(), "no test proves: {}", list(unproved));
}

#[test]
fn every_card_is_proved_by_a_test() {
    let proofs = proofs();
    let unproved: Vec<_> =
        CardId::all().map(CardId::code).filter(|code| !proofs.contains_key(&code.to_uppercase())).collect();
    println!("{} cards without a proof: {}", unproved.len(), list(&unproved));
    assert!(unproved.is_empty(), "no test proves: {}", list(unproved));
}

#[test]
fn every_proof_is_of_something() {
    let statements = statements();
    let unknown: Vec<_> = proofs()
        .into_iter()
        .filter(|(word, _)| {
            let rule = word.parse::<Rule>().is_ok_and(|rule| statements.contains(&rule));
            !rule && CardId::find(word).is_none()
        })
        .map(|(word, files)| format!("{word} ({})", files.join(", ")))
        .collect();
    assert!(unknown.is_empty(), "proofs of what does not exist: {}", unknown.join("; "));
}
