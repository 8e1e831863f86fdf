//! The server's own messages. Each game brings its own catalogue.

use std::sync::LazyLock;

use elysium_text::{Args, Catalogue, Lang, catalogue};
use serde::Serialize;

static TEXT: LazyLock<Catalogue> = LazyLock::new(|| {
    catalogue!("server.ftl").expect("the embedded texts are well formed: a test reads them all")
});

pub fn say(lang: Lang, id: &str, args: &Args) -> String {
    TEXT.format(lang, id, args)
}

/// A variant of an enum as messages name it: the word that it has on the wire.
pub fn slug(value: &impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        other => unreachable!("only plain variants have a word: {other:?}"),
    }
}

/// The language that somebody asked for, or English.
pub fn lang(wish: Option<&str>) -> Lang {
    wish.and_then(|wish| wish.parse().ok()).unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_has_a_hole() {
        assert_eq!(TEXT.holes(), Vec::<String>::new());
    }
}
