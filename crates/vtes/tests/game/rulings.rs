//! Official rulings: each has a verdict, and the verdict is true.

use std::collections::{BTreeMap, BTreeSet};

use elysium_kernel::Rule;
use elysium_proof::scenarios;
use elysium_text::Lang;
use elysium_vtes::GAME;
use elysium_vtes::cards::CardId;
use elysium_vtes::rulings::{Ruling, Verdict, rulings};

use crate::made_up;
use crate::subject::Subject;

/// What each scenario says it proves, by `file: name`; `made-up/file: name` for those with made-up cards.
fn proved() -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    let made_up = made_up::scenarios().into_iter().map(|(file, text)| (format!("made-up/{file}"), text));
    for (file, text) in scenarios::<Subject>().into_iter().chain(made_up) {
        let file = file.trim_end_matches(".scn").to_owned();
        let mut name = String::new();
        for line in text.lines().map(str::trim) {
            if let Some(words) = line.strip_prefix("scenario:") {
                name = format!("{file}: {}", words.trim());
                all.insert(name.clone(), BTreeSet::new());
            } else if let (Some(list), Some(proves)) = (line.strip_prefix("proves:"), all.get_mut(&name)) {
                proves.extend(list.split(',').map(|word| word.trim().to_owned()));
            }
        }
    }
    all
}

fn statements() -> BTreeSet<Rule> {
    let page = GAME.rules_page(Lang::En).expect("an English rules page");
    let number = |line: &str| line.strip_prefix("- **")?.split_once("**")?.0.parse().ok();
    page.lines().filter_map(number).collect()
}

#[test]
fn every_ruling_is_on_cards_of_the_pool_and_stands_once() {
    let mut ids = BTreeSet::new();
    for ruling in rulings() {
        assert!(ids.insert(ruling.id.clone()), "{} stands twice", ruling.id);
        assert!(
            !ruling.on.is_empty() && !ruling.says.is_empty() && !ruling.source.is_empty(),
            "{}",
            ruling.id
        );
        for slug in &ruling.on {
            assert!(CardId::find(slug).is_some(), "{}: {slug} is no card", ruling.id);
        }
    }
}

#[test]
fn every_verdict_holds() {
    let (proved, statements) = (proved(), statements());
    for ruling in rulings() {
        match &ruling.verdict {
            Verdict::Scenarios(names) => {
                let mut cards = BTreeSet::new();
                for name in names {
                    let proves = proved.get(name);
                    cards.extend(proves.unwrap_or_else(|| panic!("{}: no scenario `{name}`", ruling.id)));
                }
                for slug in &ruling.on {
                    assert!(cards.contains(slug), "{}: none of its scenarios proves {slug}", ruling.id);
                }
            }
            Verdict::Rulebook(number) | Verdict::Differs(number, _) => {
                let known = number.parse().is_ok_and(|rule| statements.contains(&rule));
                assert!(known, "{}: no statement {number}", ruling.id);
            }
            Verdict::NotYet(_) | Verdict::Open(_) => {}
        }
        if let Verdict::Differs(_, why) | Verdict::NotYet(why) | Verdict::Open(why) = &ruling.verdict {
            assert!(!why.is_empty(), "{}: no reason", ruling.id);
        }
    }
}

#[test]
fn at_most_one_ruling_of_ten_is_without_proof() {
    let all = rulings();
    let without = |ruling: &&Ruling| matches!(ruling.verdict, Verdict::NotYet(_) | Verdict::Open(_));
    let open = all.iter().filter(without).count();
    assert!(open * 10 <= all.len(), "{open} of {} have no proof", all.len());
}
