//! The rules pages of the games, as data.

use elysium_games::GameName;
use elysium_wire::{RulesPage, RulesSection, Statement};

fn source(game: GameName) -> &'static str {
    match game {
        GameName::Vendetta => include_str!("../../../docs/rules/vendetta.md"),
        GameName::Rivals => include_str!("../../../docs/rules/rivals.md"),
    }
}

/// The statements of a game's rules page.
pub fn page(game: GameName) -> RulesPage {
    let mut sections: Vec<RulesSection> = Vec::new();
    for line in source(game).lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            let (number, title) = heading.split_once(". ").unwrap_or(("", heading));
            sections.push(RulesSection {
                number: number.into(),
                title: title.into(),
                statements: Vec::new(),
            });
        } else if let (Some(section), Some(statement)) = (sections.last_mut(), statement(line)) {
            section.statements.push(statement);
        }
    }
    sections.retain(|section| !section.statements.is_empty());
    RulesPage { game: game.name().into(), sections }
}

/// `- **5.12** [S] (p. 7) Text. [R] More text.`
fn statement(line: &str) -> Option<Statement> {
    let (number, rest) = line.strip_prefix("- **")?.split_once("** ")?;
    let mark = rest.strip_prefix('[')?.split(']').next()?;
    let rest = rest.split_once("] ")?.1;
    let (source, text) = match rest.strip_prefix('(').and_then(|rest| rest.split_once(") ")) {
        Some((source, text)) => (source, text),
        None => ("", rest),
    };
    let text =
        text.replace("[S] ", "").replace("[I] ", "").replace("[R] ", "").replace("**", "").replace('`', "");
    Some(Statement { number: number.into(), text, mark: mark.into(), source: source.into() })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many as the list items of the pages.
    #[test]
    fn every_statement_of_the_pages_is_there() {
        for &game in GameName::ALL {
            let listed = source(game).lines().filter(|line| line.starts_with("- **")).count();
            let page = page(game);
            let read: Vec<_> = page.sections.iter().flat_map(|section| &section.statements).collect();
            assert_eq!(read.len(), listed, "{game}");
            assert!(listed > 200, "{game}");
            for statement in read {
                assert!(["S", "I", "R"].contains(&statement.mark.as_str()), "{statement:?}");
                assert!(
                    !statement.text.is_empty() && statement.number.parse::<elysium_kernel::Rule>().is_ok()
                );
            }
        }
    }
}
