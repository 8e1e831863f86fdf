//! What tables say: refusals, and lines about the table itself. Each game brings its own catalogue.

use std::sync::LazyLock;

use elysium_text::{Args, Catalogue, Lang};
use serde::Serialize;

static TEXT: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(&[
        (Lang::En, &[("en/table.ftl", include_str!("../i18n/en/table.ftl"))]),
        (Lang::Es, &[("es/table.ftl", include_str!("../i18n/es/table.ftl"))]),
        (Lang::Fr, &[("fr/table.ftl", include_str!("../i18n/fr/table.ftl"))]),
        (Lang::Pl, &[("pl/table.ftl", include_str!("../i18n/pl/table.ftl"))]),
    ])
    .expect("the embedded texts are well formed: a test reads them all")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_has_a_hole() {
        assert_eq!(TEXT.holes(), Vec::<String>::new());
    }
}
