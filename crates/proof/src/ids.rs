//! Ids of messages in sources: every message is named somewhere, and ids that are put together are those of messages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use elysium_text::{Catalogue, Lang};
use serde::de::DeserializeOwned;

/// Ids that are put together from a beginning and one of these words.
pub type Family<'a> = (&'a str, Vec<String>);

/// Where messages and the sources that use them do not fit, one line each:
///
/// - a message that no source names and that is in no family;
/// - a word of a family that has no message;
/// - `format!("beginning-{..}")` in a source whose beginning is neither a family nor one of `others`, which are no ids;
/// - a family or another beginning that no source puts anything together from.
pub fn ids_unlike(
    catalogue: &Catalogue,
    sources: &Path,
    families: &[Family],
    others: &[&str],
) -> Vec<String> {
    let mut named = Named::default();
    named.folder(sources);
    ids_unlike_named(catalogue, &named, families, others)
}

/// The same for sources that are given as text.
pub fn ids_unlike_in(
    catalogue: &Catalogue,
    source: &str,
    families: &[Family],
    others: &[&str],
) -> Vec<String> {
    let mut named = Named::default();
    named.source(source);
    ids_unlike_named(catalogue, &named, families, others)
}

fn ids_unlike_named(
    catalogue: &Catalogue,
    named: &Named,
    families: &[Family],
    others: &[&str],
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut made = BTreeSet::new();
    for (beginning, words) in families {
        for id in words.iter().map(|word| format!("{beginning}{word}")) {
            if !catalogue.knows(&id) {
                lines.push(format!("{id} is put together, and there is no such message"));
            }
            made.insert(id);
        }
    }
    let known: BTreeSet<&str> =
        families.iter().map(|(beginning, _)| *beginning).chain(others.iter().copied()).collect();
    let begun: BTreeSet<&str> = named.begun.iter().map(String::as_str).collect();
    lines.extend(begun.difference(&known).map(|one| format!("{one} begins ids that nobody has listed")));
    lines.extend(known.difference(&begun).map(|one| format!("{one} begins nothing in the sources")));
    // An attribute goes with its message.
    let messages = catalogue.ids(Lang::En).filter(|id| !id.contains('.'));
    for id in messages.filter(|id| !named.whole.contains(*id) && !made.contains(*id)) {
        lines.push(format!("{id} is named nowhere"));
    }
    lines
}

/// All words of an enumeration without fields, in the order in which it lists them.
pub fn words_of_all<T: DeserializeOwned>() -> Vec<String> {
    // What is none of them is refused with a list of them.
    let refused = match serde_json::from_str::<T>("\"?\"") {
        Ok(_) => panic!("a question mark is no word"),
        Err(error) => error.to_string(),
    };
    let (_, list) = refused.split_once("expected").expect("the words that it could be");
    list.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[derive(Default)]
struct Named {
    /// Texts of the form of an id.
    whole: BTreeSet<String>,
    /// What ids begin with that are put together.
    begun: BTreeSet<String>,
}

impl Named {
    /// All sources below a folder but tests.
    fn folder(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("a file").path();
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            if name == "tests" {
                continue;
            }
            if path.is_dir() {
                self.folder(&path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                self.source(&fs::read_to_string(&path).expect("a source"));
            }
        }
    }

    fn source(&mut self, text: &str) {
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            // No id has a quotation mark.
            let line = line.replace("\\\"", "").replace("'\"'", "");
            let pieces: Vec<_> = line.split('"').collect();
            for pair in pieces.chunks(2) {
                let [before, literal] = pair else { continue };
                if is_id(literal) {
                    self.whole.insert((*literal).to_owned());
                } else if let Some((beginning, _)) = literal.split_once('{')
                    && before.ends_with("format!(")
                    && beginning.strip_suffix('-').is_some_and(is_id)
                {
                    self.begun.insert(beginning.to_owned());
                }
            }
        }
    }
}

fn is_id(text: &str) -> bool {
    let word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    text.starts_with(|first: char| first.is_ascii_lowercase()) && text.split('-').all(word)
}
