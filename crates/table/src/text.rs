//! What tables say: refusals, and lines about the table itself. Each game brings its own catalogue.

use std::sync::LazyLock;

use elysium_text::{Args, Catalogue, Lang, Text, catalogue};

static TEXT: LazyLock<Catalogue> = LazyLock::new(|| {
    catalogue!("table.ftl").expect("the embedded texts are well formed: a test reads them all")
});

pub fn say(lang: Lang, id: &str, args: &Args) -> String {
    TEXT.format(lang, id, args)
}

/// The same with its links.
pub fn text_of(lang: Lang, id: &str, args: &Args) -> Text {
    TEXT.text(lang, id, args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_has_a_hole() {
        assert_eq!(TEXT.holes(), Vec::<String>::new());
    }
}
