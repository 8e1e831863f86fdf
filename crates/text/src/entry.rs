//! Where the messages of a file stand and what they use.

use std::fmt;

use fluent_syntax::ast;

use crate::uses::{Uses, key};

/// Where something stands.
#[derive(Clone, Debug)]
pub(crate) struct FileLine {
    pub file: String,
    pub line: usize,
}

impl fmt::Display for FileLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// One pattern: where it stands and what it uses.
#[derive(Debug)]
pub(crate) struct PatternInfo {
    pub place: FileLine,
    pub uses: Uses,
}

/// A message or a term with all its patterns, on its way into the index.
pub(crate) struct Item {
    /// The id, with the dash of a term.
    pub id: String,
    /// The id, without it.
    pub name: String,
    pub place: FileLine,
    /// Its value and its attributes, each by its key.
    pub patterns: Vec<(String, PatternInfo)>,
}

impl Item {
    pub(crate) fn of(entry: &ast::Entry<&str>, file: &str, lines: &Lines) -> Option<Item> {
        let (dash, id, value, attributes) = match entry {
            ast::Entry::Message(it) => ("", &it.id, it.value.as_ref(), &it.attributes),
            ast::Entry::Term(it) => ("-", &it.id, Some(&it.value), &it.attributes),
            _ => return None,
        };
        let id_shown = format!("{dash}{}", id.name);
        // The tree holds no positions, but its names are slices of the source.
        let place = |name: &str| FileLine { file: file.to_owned(), line: lines.of(name) };
        let entry = |name: &str, pattern| PatternInfo { place: place(name), uses: Uses::of(pattern) };
        let value = value.map(|pattern| (id_shown.clone(), entry(id.name, pattern)));
        let attributes = attributes.iter().map(|attribute| {
            let name = attribute.id.name;
            (key(&id_shown, Some(name)), entry(name, &attribute.value))
        });
        Some(Item {
            patterns: value.into_iter().chain(attributes).collect(),
            place: place(id.name),
            name: id.name.to_owned(),
            id: id_shown,
        })
    }
}

/// The lines of a source.
pub(crate) struct Lines {
    /// Where it stands in memory.
    address: usize,
    /// Where each line ends, in bytes.
    ends: Vec<usize>,
}

impl Lines {
    pub(crate) fn new(source: &str) -> Lines {
        let ends = source.match_indices('\n').map(|(at, _)| at).collect();
        Lines { address: source.as_ptr().addr(), ends }
    }

    /// The line, from 1, of a position in bytes.
    pub(crate) fn at(&self, position: usize) -> usize {
        self.ends.partition_point(|end| *end < position) + 1
    }

    /// The line of a slice of the source.
    fn of(&self, slice: &str) -> usize {
        self.at(slice.as_ptr().addr() - self.address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_bundle::FluentResource;

    #[test]
    fn every_pattern_is_found_with_its_line() {
        let source = "# é\nfirst = x\n-t = ł\n\n    .one = y\r\nonly =\n    .two = z".to_owned();
        let resource = FluentResource::try_new(source).expect("well formed");
        let lines = Lines::new(resource.source());
        let items = resource.entries().filter_map(|entry| Item::of(entry, "a.ftl", &lines));
        let found: Vec<String> = items
            .flat_map(|item| item.patterns)
            .map(|(key, entry)| format!("{key} {}", entry.place))
            .collect();
        assert_eq!(found, ["first a.ftl:2", "-t a.ftl:3", "-t.one a.ftl:5", "only.two a.ftl:7"]);
    }

    #[test]
    fn a_position_past_the_end_is_on_the_last_line() {
        let lines = Lines::new("a\nb");
        assert_eq!([0, 1, 2, 99].map(|position| lines.at(position)), [1, 1, 2, 2]);
    }
}
