//! Does a scenario reach what it says it proves?

use std::collections::{BTreeMap, BTreeSet};

use elysium_kernel::scenario::{Facts, ScenarioRun, run};
use elysium_kernel::{Rule, Viewer};
use elysium_kit::Title;
use elysium_text::Lang;

use crate::GameTests;
use crate::page::rulings;
use crate::scenarios::scenarios;

/// Those of the game do.
pub fn every_scenario_reaches_what_it_proves<T: GameTests>() {
    let wrong = wrong_proofs::<T>(&scenarios::<T>(), T::UNREACHABLE);
    assert!(wrong.is_empty(), "{} wrong proofs:\n{}", wrong.len(), wrong.join("\n"));
}

/// What is wrong with the `proves:` lines of these files. The code that a scenario runs through has to cite each rule;
/// a card has to be in its lines, in its events or on the table, and of a ruling on cards, one of them. What cannot be
/// reached is declared with a reason, and then a scenario has to prove it, and none may reach it.
pub fn wrong_proofs<T: GameTests>(files: &[(String, String)], unreachable: &[(&str, &str)]) -> Vec<String> {
    if !cfg!(debug_assertions) {
        panic!("what code passes is noted in debug builds only");
    }
    let (mut wrong, mut declared) = (Vec::new(), exceptions(unreachable));
    let cards = Cards::of::<T>();
    for (file, text) in files {
        let runs = run::<T::Game>(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        for report in &runs {
            let involved = cards.involved(report, lines(text, report.line));
            for word in &report.proves {
                let rule = word.parse::<Rule>();
                let reached = match &rule {
                    Ok(rule) if report.reached.contains(rule) => true,
                    Ok(rule) if T::CARD_SECTIONS.contains(&rule.section) => {
                        cards.ruled_on(rule).any(|slug| involved.contains(slug))
                    }
                    Ok(_) => false,
                    Err(_) => cards.slug(word).is_some_and(|slug| involved.contains(slug)),
                };
                let at = format!("{file}:{}: {}", report.line, report.name);
                match rule.ok().and_then(|rule| declared.get_mut(&rule)) {
                    Some(proved) => {
                        *proved = true;
                        if reached {
                            wrong.push(format!("{at}: reaches {word}, which is declared unreachable"));
                        }
                    }
                    None if reached => {}
                    None => wrong.push(format!("{at}: proves {word}, which it does not reach")),
                }
            }
        }
    }
    declared.retain(|_, proved| !*proved);
    let idle =
        declared.keys().map(|rule| format!("{rule} is declared unreachable, and no scenario proves it"));
    wrong.extend(idle);
    wrong
}

/// What is declared unreachable, and whether a scenario proves it: none does so far.
fn exceptions(unreachable: &[(&str, &str)]) -> BTreeMap<Rule, bool> {
    let parsed = unreachable.iter().map(|(rule, reason)| {
        assert!(!reason.is_empty(), "{rule} is declared unreachable without a reason");
        (rule.parse().unwrap_or_else(|error| panic!("{error}")), false)
    });
    parsed.collect()
}

/// The lines of the scenario that begins here, from its position on, and the defaults of its file.
fn lines(text: &str, begin: usize) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let scenario = |line: &&str| !line.starts_with("scenario:");
    let (defaults, own) = (lines.clone().take_while(scenario), lines.skip(begin).take_while(scenario));
    defaults.chain(own).filter(|line| !line.starts_with("proves:"))
}

/// The cards of a game: how they are written, and which statements rule on them.
struct Cards {
    /// Slugs, by slug and by id.
    slugs: BTreeMap<String, String>,
    rulings: BTreeMap<Rule, Vec<String>>,
}

impl Cards {
    fn of<T: GameTests>() -> Cards {
        let cards = T::Game::cards(Lang::En).into_iter();
        let names = cards.flat_map(|card| [card.id, card.slug.clone()].map(|name| (name, card.slug.clone())));
        let mut slugs: BTreeMap<String, String> =
            names.map(|(name, slug)| (name.to_lowercase(), slug)).collect();
        // Also those that have no text yet.
        for card in T::cards() {
            slugs.entry(card.to_lowercase()).or_insert_with(|| card.to_lowercase());
        }
        Cards { slugs, rulings: rulings::<T>() }
    }

    fn slug(&self, word: &str) -> Option<&str> {
        self.slugs.get(&word.to_lowercase()).map(String::as_str)
    }

    fn ruled_on(&self, rule: &Rule) -> impl Iterator<Item = &str> {
        self.rulings.get(rule).into_iter().flatten().map(String::as_str)
    }

    /// The cards that the position, the answers and the expectations name, those that events are about, and those
    /// that lie openly on the table in the end.
    fn involved<'a, R: Facts + Title>(
        &self,
        report: &ScenarioRun<R>,
        lines: impl Iterator<Item = &'a str>,
    ) -> BTreeSet<&str> {
        let events = report.game.iter().flat_map(|game| {
            let log = game.log().since(0, Viewer::Omniscient);
            log.map(|(_, _, event)| R::event_in_words(game.now(), event).to_string())
        });
        let shown = report.game.iter().flat_map(|game| R::cards_in_view(&game.view(Viewer::Spectator)));
        let mut involved = BTreeSet::new();
        for line in lines.map(str::to_owned).chain(events).chain(shown) {
            let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            involved.extend(words.filter_map(|word| self.slug(word)));
        }
        involved
    }
}
