//! What the languages of a catalogue lack, compared with each other.

use std::collections::BTreeSet;

use crate::book::MessageBook;
use crate::entry::PatternInfo;

/// A line for every hole; the first book is the one others are compared with.
pub(crate) fn of(books: &[MessageBook]) -> Vec<String> {
    let own = books.iter().flat_map(|book| duplicates(book).chain(references(book)));
    own.chain(differences(books)).collect()
}

fn duplicates(book: &MessageBook) -> impl Iterator<Item = String> {
    book.duplicates.iter().map(|again| {
        let (lang, place, id, first) = (book.lang, &again.place, &again.id, &again.first);
        format!("{lang}: {place}: \"{id}\" is taken already, at {first}")
    })
}

/// References to what is not there, which Fluent finds out only when showing
/// the message, and shown variables of a term which nobody gave it, which
/// Fluent does not report at all.
fn references(book: &MessageBook) -> impl Iterator<Item = String> {
    let entries = book.messages.iter().chain(&book.terms);
    entries.flat_map(|(id, entry)| {
        let uses = &entry.uses;
        let start = format!("{}: {}: \"{id}\" refers to", book.lang, entry.place);
        let mut lines = Vec::new();
        for other in &uses.messages {
            if !book.messages.contains_key(other) {
                lines.push(format!("{start} \"{other}\", which is missing"));
            }
        }
        for call in &uses.terms {
            let other = &call.key;
            let Some(term) = book.terms.get(other) else {
                lines.push(format!("{start} \"{other}\", which is missing"));
                continue;
            };
            for name in term.uses.shown.difference(&call.given) {
                lines.push(format!("{start} \"{other}\" without its ${name}"));
            }
        }
        lines
    })
}

/// What one language has and another lacks or does otherwise.
fn differences(books: &[MessageBook]) -> Vec<String> {
    let ids: BTreeSet<&str> =
        books.iter().flat_map(|book| book.messages.keys().map(String::as_str)).collect();
    let mut lines = Vec::new();
    for id in ids {
        // English where it has the message, otherwise the first that does.
        let mut having = books.iter().filter_map(|book| Some((book, book.messages.get(id)?)));
        let Some((model, model_entry)) = having.next() else {
            continue;
        };
        let expected = variables(model, model_entry);
        for book in books {
            let Some(entry) = book.messages.get(id) else {
                let (lang, other, place) = (book.lang, model.lang, &model_entry.place);
                lines.push(format!("{lang}: \"{id}\" is missing; {other} has it at {place}"));
                continue;
            };
            let found = variables(book, entry);
            if found != expected {
                lines.push(format!(
                    "{}: {}: \"{id}\" uses {}; {} uses {} at {}",
                    book.lang,
                    entry.place,
                    list(&found),
                    model.lang,
                    list(&expected),
                    model_entry.place,
                ));
            }
        }
    }
    lines
}

/// The variables a caller has to give: those of the message itself and of
/// the messages put into it. (A term sees only what the message hands it.)
///
/// What stands behind an underscore is a form, and forms are each language's own affair: `$who_dat` is `$who`,
/// and one that is only selected on, `$who_gender`, is no demand on the others.
pub(crate) fn variables<'a>(book: &'a MessageBook, entry: &'a PatternInfo) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    let mut waiting = vec![entry];
    while let Some(entry) = waiting.pop() {
        let plain = entry.uses.variables.iter().filter(|name| !name.contains('_'));
        found.extend(plain.chain(&entry.uses.shown).map(|name| base(name)));
        for id in &entry.uses.messages {
            if seen.insert(id) {
                waiting.extend(book.messages.get(id));
            }
        }
    }
    found
}

/// What a form is a form of.
fn base(name: &str) -> &str {
    name.split_once('_').map_or(name, |(base, _)| base)
}

fn list(names: &BTreeSet<&str>) -> String {
    if names.is_empty() {
        return "no variables".to_owned();
    }
    let names: Vec<String> = names.iter().map(|name| format!("${name}")).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use crate::{Catalogue, Lang};

    /// The holes of a catalogue whose languages all have the same text,
    /// except for Polish.
    fn holes(others: &str, polish: &str) -> Vec<String> {
        let (polish, others) = ([("a.ftl", polish)], [("a.ftl", others)]);
        let files = |lang| if lang == Lang::Pl { &polish[..] } else { &others[..] };
        let sources: Vec<_> = Lang::ALL.iter().map(|&lang| (lang, files(lang))).collect();
        Catalogue::new(&sources).expect("well formed").holes()
    }

    #[test]
    fn languages_that_agree_have_no_holes() {
        let text = "-card = carte\n    .gender = f\na = { $n } { b } { -card }\n    .tip = x\nb = y";
        assert!(holes(text, text).is_empty());
        // Terms and their attributes are each language's own business.
        assert!(holes("a = x", "-card = karta\na = x { -card }").is_empty());
    }

    #[test]
    fn a_missing_message_or_attribute_is_named() {
        assert_eq!(
            holes("a = x\n    .tip = y\n\nb = z", "a = x"),
            ["pl: \"a.tip\" is missing; en has it at a.ftl:2", "pl: \"b\" is missing; en has it at a.ftl:4",]
        );
    }

    #[test]
    fn a_message_english_lacks_is_named_too() {
        let others = Lang::ALL.iter().filter(|lang| **lang != Lang::Pl);
        let missing = others.map(|lang| format!("{lang}: \"b\" is missing; pl has it at a.ftl:2"));
        assert_eq!(holes("a = x", "a = x\nb = y"), missing.collect::<Vec<_>>());
    }

    #[test]
    fn other_variables_than_in_english_are_named() {
        assert_eq!(
            holes("a = { $n } { $who }", "\na = { $n } { $kto }"),
            ["pl: a.ftl:2: \"a\" uses $kto, $n; en uses $n, $who at a.ftl:1"]
        );
        assert_eq!(
            holes("a = x\n    .tip = { $n }", "a = x\n    .tip = y"),
            ["pl: a.ftl:2: \"a.tip\" uses no variables; en uses $n at a.ftl:2"]
        );
    }

    #[test]
    fn variables_of_messages_within_messages_count() {
        let inner = "b = { $n }\n    .tip = { $who }\n";
        let direct = format!("{inner}a = {{ $n }} {{ $who }}");
        let through = format!("{inner}a = {{ b }} {{ b.tip }}");
        assert!(holes(&direct, &through).is_empty());
        let circle = "a = { b }\nb = { a } { $n }";
        assert!(holes(circle, circle).is_empty());
    }

    #[test]
    fn forms_are_the_language_s_own_affair() {
        let polish = "a = { $who_gender ->\n   *[m] dał\n    [f] dała\n } { $what_acc }";
        assert!(holes("a = gave { $what }", polish).is_empty());
        assert_eq!(
            holes("a = gave { $what }", "a = { $who_dat } { $what }"),
            ["pl: a.ftl:1: \"a\" uses $what, $who; en uses $what at a.ftl:1"]
        );
    }

    #[test]
    fn an_id_given_twice_is_named() {
        let twice = |again: &str| holes("a = x\n    .tip = y", &format!("a = x\n    .tip = y\n{again}"));
        assert_eq!(twice("a = z"), ["pl: a.ftl:3: \"a\" is taken already, at a.ftl:1"]);
        assert_eq!(twice("    .tip = z"), ["pl: a.ftl:3: \"a.tip\" is taken already, at a.ftl:2"]);
        // The library keeps messages and terms under the same names.
        assert_eq!(twice("-a = z"), ["pl: a.ftl:3: \"-a\" is taken already, at a.ftl:1"]);
    }

    #[test]
    fn references_to_nothing_are_named() {
        assert_eq!(
            holes("a = x", "a = { b } { -c } { a.tip }"),
            [
                "pl: a.ftl:1: \"a\" refers to \"a.tip\", which is missing",
                "pl: a.ftl:1: \"a\" refers to \"b\", which is missing",
                "pl: a.ftl:1: \"a\" refers to \"-c\", which is missing",
            ]
        );
    }

    #[test]
    fn references_within_terms_count() {
        assert_eq!(
            holes("a = x", "a = { -t }\n-t = { -c }"),
            ["pl: a.ftl:2: \"-t\" refers to \"-c\", which is missing"]
        );
    }

    #[test]
    fn a_term_must_be_given_what_it_shows() {
        let term = "-card = { $case ->\n   *[nom] karta\n    [gen] karty\n } { $name }\n";
        let called = |call: &str| holes("a = x", &format!("{term}a = {{ {call} }}"));
        assert!(called("-card(name: \"Fame\")").is_empty());
        assert_eq!(
            called("-card(case: \"gen\")"),
            ["pl: a.ftl:5: \"a\" refers to \"-card\" without its $name"]
        );
    }
}
