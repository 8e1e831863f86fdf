//! Is every statement of the rules page cited by code and proved by a test, and every card proved? Does code cite others?
//!
//! Code cites a statement with `ctx.rule(5, 12)`, `unless(.., 5, 12, ..)`, `Refusal::new(5, 12, ..)`, `.by_rule(5, 12)` or,
//! where it does none of these, `cite(5, 12)`; a comment is no citation. A scenario proves it in its `proves:` line, a Rust
//! test in a comment `// proves: 5.12`. Cards are proved in the same way, by id.

use std::collections::{BTreeMap, BTreeSet};

use elysium_kernel::scenario::run;
use elysium_kernel::{Rule, Rules};
use elysium_kit::Title;
use elysium_text::Lang;

use crate::scenarios::scenarios;
use crate::{GameTests, root, texts};

/// The statements of the page, by their list items `- **5.12** [R] ...`.
pub(crate) fn statements<T: GameTests>() -> BTreeSet<Rule> {
    rulings::<T>().into_keys().collect()
}

/// The same with the cards that they rule on, `- **17.1** {challenge} [R] ...`, by their slugs.
pub(crate) fn rulings<T: GameTests>() -> BTreeMap<Rule, Vec<String>> {
    let file = root().join(format!("docs/rules/en/{}.md", T::Game::NAME));
    let page = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let statement = |line: &str| {
        let (number, text) = line.strip_prefix("- **")?.split_once("**")?;
        let cards = text.trim_start().strip_prefix('{').and_then(|text| text.split_once('}'));
        let slugs = cards.map(|(slugs, _)| slugs.split(',').map(|slug| slug.trim().to_owned()).collect());
        Some((number.parse().ok()?, slugs.unwrap_or_default()))
    };
    page.lines().filter_map(statement).collect()
}

/// What code of the game cites, and what its comments speak of: `§5.12`.
fn cited<T: GameTests>() -> (BTreeSet<Rule>, BTreeSet<Rule>) {
    let (mut cited, mut mentioned) = (BTreeSet::new(), BTreeSet::new());
    for (_, text) in texts(&root().join(format!("crates/{}/src", T::Game::NAME)), "rs") {
        mentioned.extend(text.split('§').skip(1).filter_map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
            rest[..end].trim_end_matches('.').parse::<Rule>().ok()
        }));
        for open in ["ctx.rule(", "Refusal::new(", "unless(", ".by_rule(", "cite(", "cite_if("] {
            cited.extend(pairs(&text, open));
        }
    }
    (cited, mentioned)
}

/// What scenarios and Rust tests say they prove, and where.
fn proofs<T: GameTests>() -> BTreeMap<String, Vec<String>> {
    let mut proofs: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let scenarios = texts(&root().join(format!("scenarios/{}", T::Game::NAME)), "scn");
    let tests = root().join(format!("crates/{}/tests", T::Game::NAME));
    // Tests have scenarios of their own, with cards that are made up.
    for (path, text) in scenarios.into_iter().chain(texts(&tests, "rs")).chain(texts(&tests, "scn")) {
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

pub fn every_statement_is_cited_by_code<T: GameTests>() {
    let (statements, (cited, _)) = (statements::<T>(), cited::<T>());
    assert!(
        statements.len() >= T::LEAST.statements,
        "the page has lost its statements: {}",
        statements.len()
    );
    let declared =
        |rule: &Rule| T::UNREACHABLE.iter().chain(T::NOT_YET).any(|(other, _)| *other == rule.to_string());
    let needs_code = |rule: &&Rule| !T::CARD_SECTIONS.contains(&rule.section) && !declared(rule);
    let done = cited.iter().find(|rule| T::NOT_YET.iter().any(|(other, _)| *other == rule.to_string()));
    assert_eq!(done, None, "code cites what is declared as not carried out yet");
    let own = statements.iter().filter(needs_code);
    let uncited: Vec<_> = own.filter(|rule| !cited.contains(rule)).collect();
    println!("{} statements, {} of them without code", statements.len(), uncited.len());
    assert!(uncited.is_empty(), "no code cites: {}", list(uncited));
}

/// Neither by a number in the code or its comments, nor by one that is worked out while the scenarios run.
pub fn no_code_cites_what_the_page_does_not_have<T: GameTests>() {
    let (statements, (mut cited, mentioned)) = (statements::<T>(), cited::<T>());
    for (file, text) in scenarios::<T>() {
        let runs = run::<T::Game>(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        cited.extend(runs.into_iter().flat_map(|report| report.reached));
    }
    let unknown: Vec<_> = cited.union(&mentioned).filter(|rule| !statements.contains(rule)).collect();
    assert!(unknown.is_empty(), "code cites what the page does not have: {}", list(unknown));
}

/// Nor is anything proved that does not exist.
pub fn every_statement_and_every_card_is_proved_by_a_test<T: GameTests>() {
    let (statements, proofs) = (statements::<T>(), proofs::<T>());
    let cards = T::cards().into_iter().map(str::to_uppercase);
    let not_yet = |rule: &String| T::NOT_YET.iter().any(|(other, _)| other == rule);
    let rules = statements.iter().map(Rule::to_string).filter(|rule| !not_yet(rule));
    let unproved: Vec<_> = rules.chain(cards).filter(|name| !proofs.contains_key(name)).collect();
    assert!(unproved.is_empty(), "no test proves: {}", list(unproved));
    let cards = T::Game::cards(Lang::En);
    let is_card = |word: &str| {
        cards.iter().any(|card| [&card.id, &card.slug].iter().any(|n| n.eq_ignore_ascii_case(word)))
    };
    let is_rule = |word: &str| word.parse().is_ok_and(|rule: Rule| statements.contains(&rule));
    let unknown: Vec<_> = proofs
        .into_iter()
        .filter(|(word, _)| !is_rule(word) && !is_card(word))
        .map(|(word, files)| format!("{word} ({})", files.join(", ")))
        .collect();
    assert!(unknown.is_empty(), "proofs of what does not exist: {}", unknown.join("; "));
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
