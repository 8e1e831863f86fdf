//! Lines that are no cards: headings, rules under them, what is said about the deck.

/// What a line begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Section {
    Crypt,
    Library,
}

const TYPES: &[&str] = &[
    "master",
    "event",
    "action",
    "action modifier",
    "political action",
    "reaction",
    "combat",
    "equipment",
    "ally",
    "retainer",
    "power",
    "conviction",
    "reflex",
];

/// `Crypt (12 cards, min=14, max=28, avg=5.17)`, `Library: 77`, `Master [16]`, `Action Modifier/Combat (4)`.
pub(super) fn section(line: &str) -> Option<Section> {
    let end = line.find(['(', '[', ':', '=']).unwrap_or(line.len());
    let word = line[..end].trim().to_lowercase();
    match word.as_str() {
        "crypt" => return Some(Section::Crypt),
        "library" => return Some(Section::Library),
        _ => {}
    }
    // Headings count in the plural in places: `Allies`, `Masters`.
    let singular = |kind: &str| {
        let kind = kind.trim();
        let one = kind
            .strip_suffix("ies")
            .map_or_else(|| kind.trim_end_matches('s').to_owned(), |stem| format!("{stem}y"));
        TYPES.contains(&kind) || TYPES.contains(&one.as_str())
    };
    word.split('/').all(singular).then_some(Section::Library)
}

/// `------`, `=====`.
pub(super) fn is_ruler(line: &str) -> bool {
    line.chars().all(|letter| matches!(letter, '-' | '=' | '_' | '*'))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
    Name,
    Author,
    Comment,
}

/// `Deck Name: ..`, `Created by: ..`, `Description: ..`: which, and what is said there.
pub(super) fn said(line: &str) -> Option<(Said, &str)> {
    let (word, value) = line.split_once(':')?;
    let said = match word.trim().to_lowercase().as_str() {
        "deck name" | "name" | "deck" => Said::Name,
        "author" | "created by" | "creator" | "player" => Said::Author,
        "description" | "comment" | "comments" => Said::Comment,
        _ => return None,
    };
    Some((said, value.trim()))
}
