//! The rules pages of the games, as data.

use std::collections::BTreeMap;

use elysium_kit::AnyGame;
use elysium_kit::wording::parts;
use elysium_text::{Lang, Link, Text};
use elysium_wire::{Part, RulesPage, RulesSection, Statement};

/// The page in the language that the others are translations of: only it has cards, marks and sources.
fn source(game: &dyn AnyGame) -> &'static str {
    game.rules_page(Lang::En).unwrap_or_default()
}

/// The statements of a game's rules page.
pub fn page(game: &dyn AnyGame, lang: Lang) -> RulesPage {
    let mut sections = sections(source(game));
    if lang != Lang::En {
        let translation = game.rules_page(lang).unwrap_or_default();
        let texts: BTreeMap<_, _> = translation.lines().filter_map(numbered).collect();
        // A hole is seen, as everywhere.
        let text =
            |number: &str| texts.get(number).map_or_else(|| format!("⟦{number}⟧"), |&text| text.into());
        for section in &mut sections {
            section.title = plain(&text(&section.number));
            for statement in &mut section.statements {
                statement.text = linked(&text(&statement.number));
            }
        }
    }
    RulesPage { game: game.name().into(), sections }
}

fn sections(source: &str) -> Vec<RulesSection> {
    let mut sections: Vec<RulesSection> = Vec::new();
    for (number, text) in source.lines().filter_map(numbered) {
        if !number.contains('.') {
            let (number, title) = (number.into(), text.into());
            sections.push(RulesSection { number, title, statements: Vec::new() });
        } else if let (Some(section), Some(statement)) = (sections.last_mut(), statement(number, text)) {
            section.statements.push(statement);
        }
    }
    sections.retain(|section| !section.statements.is_empty());
    sections
}

/// The number of a section or statement, and what follows: `## 5. Title`, `- **5.12** Text`.
fn numbered(line: &str) -> Option<(&str, &str)> {
    match line.strip_prefix("- **") {
        Some(statement) => statement.split_once("** "),
        None => line.strip_prefix("## ")?.split_once(". "),
    }
}

/// `{challenge, chaos} [S] (p. 7) Text. [R] More text.`: the cards it rules on, if any, by their slugs; a mark;
/// where it comes from, if that is known.
fn statement(number: &str, rest: &str) -> Option<Statement> {
    let (cards, rest) = match rest.strip_prefix('{').and_then(|rest| rest.split_once("} ")) {
        Some((cards, rest)) => (cards.split(", ").map(str::to_owned).collect(), rest),
        None => (Vec::new(), rest),
    };
    let (mark, rest) = rest.strip_prefix('[')?.split_once("] ")?;
    let (source, text) = match rest.strip_prefix('(').and_then(|rest| rest.split_once(") ")) {
        Some((source, text)) => (source, text),
        None => ("", rest),
    };
    let text = linked(&text.replace("[S] ", "").replace("[I] ", "").replace("[R] ", ""));
    Some(Statement { number: number.into(), text, mark: mark.into(), source: source.into(), cards })
}

fn plain(text: &str) -> String {
    text.replace("**", "").replace('`', "")
}

/// In parts: `§5.12` leads to that statement.
fn linked(text: &str) -> Vec<Part> {
    let text = plain(text);
    let mut between = text.split('§');
    let first = between.next().map(Text::from);
    let rest = between.flat_map(|rest| {
        let (number, after) = rest.split_at(number_at_start(rest));
        let name = Text::from(format!("§{number}"));
        let name = if number.is_empty() { name } else { Text::link(Link::Rule(number), name) };
        [name, Text::from(after)]
    });
    parts(&Text::joined(first.into_iter().chain(rest), ""))
}

/// How long the number of a statement is that a text begins with: `5.12` in `5.12).`
fn number_at_start(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let section = digits(text);
    match text[section..].strip_prefix('.').map(digits) {
        Some(statement) if section > 0 && statement > 0 => section + 1 + statement,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use elysium_games::GAMES;
    use elysium_wire as wire;

    use super::*;

    /// The statements that a text names, sorted: languages differ in their order.
    fn references(text: &[Part]) -> Vec<&str> {
        let rules = text.iter().filter_map(|part| match part {
            Part::Rule { rule, .. } => Some(rule.as_str()),
            _ => None,
        });
        let mut found: Vec<_> = rules.collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn a_text_leads_to_the_statements_that_it_names() {
        let part = Part::plain;
        let rule = |number: &str| Part::Rule { text: format!("§{number}"), rule: number.into() };
        assert_eq!(
            linked("See §11.4, then `§2.1`."),
            [part("See "), rule("11.4"), part(", then "), rule("2.1"), part(".")]
        );
        assert_eq!(linked("§4.7 to §4.9"), [rule("4.7"), part(" to "), rule("4.9")]);
        for text in ["Nothing.", "§", "The sign § alone, §5 or §.2 or §5.x", "Five. §5."] {
            assert_eq!(linked(text), [part(text)]);
        }
    }

    /// What looks like a reference is one, and leads somewhere.
    #[test]
    fn every_reference_leads_to_a_statement() {
        for &game in GAMES {
            for &lang in Lang::ALL {
                let page = page(game, lang);
                let statements = || page.sections.iter().flat_map(|section| &section.statements);
                let numbers: BTreeSet<_> = statements().map(|one| one.number.as_str()).collect();
                for Statement { number, text, .. } in statements() {
                    let at = format!("{} {lang} {number}", game.name());
                    let missed = |part: &Part| matches!(part, Part::Text { text } if text.contains('§'));
                    assert!(!text.iter().any(missed), "{at}: {text:?}");
                    for rule in references(text) {
                        assert!(numbers.contains(rule), "{at} names {rule}, and there is no such statement");
                    }
                }
            }
        }
    }

    /// As many as the list items of the pages.
    #[test]
    fn every_statement_of_the_pages_is_there() {
        for &game in GAMES {
            let name = game.name();
            let listed = source(game).lines().filter(|line| line.starts_with("- **")).count();
            let page = page(game, Lang::En);
            let read: Vec<_> = page.sections.iter().flat_map(|section| &section.statements).collect();
            assert_eq!(read.len(), listed, "{name}");
            assert!(listed > 0, "{name}");
            for statement in read {
                assert!(["S", "I", "R"].contains(&statement.mark.as_str()), "{statement:?}");
                assert!(
                    !statement.text.is_empty() && statement.number.parse::<elysium_kernel::Rule>().is_ok()
                );
            }
        }
    }

    /// Every card that a statement names exists; each is named once. Where a statement begins with the names of
    /// cards, and in a section of card rulings, they are named as data, too.
    #[test]
    fn rulings_name_their_cards() {
        for &game in GAMES {
            let name = game.name();
            let cards = game.cards(Lang::En);
            let slugs: BTreeMap<_, _> =
                cards.iter().map(|card| (card.slug.as_str(), card.name.as_str())).collect();
            for section in sections(source(game)) {
                for Statement { number, text, cards, .. } in section.statements {
                    let (at, text) = (format!("{name} {number}"), wire::plain(&text));
                    let unknown: Vec<_> =
                        cards.iter().filter(|card| !slugs.contains_key(card.as_str())).collect();
                    assert!(unknown.is_empty(), "{at}: no card has the slug {unknown:?}");
                    let mut each = cards.clone();
                    each.sort();
                    each.dedup();
                    assert_eq!(each.len(), cards.len(), "{at}: {cards:?}");
                    assert!(section.title != "Card rulings" || !cards.is_empty(), "{at} is about no card");
                    let named = cards.iter().map(|card| slugs[card.as_str()]);
                    let named: Vec<_> = named.collect();
                    for subject in
                        subjects(&text).filter(|subject| slugs.values().any(|name| name == subject))
                    {
                        assert!(
                            named.contains(&subject),
                            "{at} is about {subject}, and does not name it in braces"
                        );
                    }
                }
            }
        }
    }

    /// What stands before the colon: `Liza Holt and Irresistible Voice: ...`, `Challenge (BR03): ...`.
    fn subjects(text: &str) -> impl Iterator<Item = &str> {
        let head = text.split_once(": ").map_or("", |(head, _)| head);
        head.split(", ").flat_map(|part| part.split(" and ")).map(|part| {
            let part = part.split_once(" (").map_or(part, |(name, _)| name);
            part.strip_suffix(" with errata").unwrap_or(part)
        })
    }

    /// In every language the same statements in the same order, each with its references.
    #[test]
    fn every_statement_is_there_in_every_language() {
        for &game in GAMES {
            let name = game.name();
            let english = sections(source(game));
            for lang in Lang::ALL.iter().copied().filter(|&lang| lang != Lang::En) {
                let text = game.rules_page(lang).expect("one for each");
                let numbers: Vec<_> = text.lines().filter_map(numbered).map(|(number, _)| number).collect();
                let wanted: Vec<_> = english
                    .iter()
                    .flat_map(|one| {
                        [one.number.as_str()].into_iter().chain(one.statements.iter().map(|it| &*it.number))
                    })
                    .collect();
                assert_eq!(numbers, wanted, "{name} {lang}");
                let page = page(game, lang);
                for (own, english) in page.sections.iter().zip(&english) {
                    for (own, english) in own.statements.iter().zip(&english.statements) {
                        assert_eq!(
                            references(&own.text),
                            references(&english.text),
                            "{name} {lang} {}",
                            own.number
                        );
                        assert_ne!(own.text, english.text, "{name} {lang} {}", own.number);
                    }
                }
            }
        }
    }
}
