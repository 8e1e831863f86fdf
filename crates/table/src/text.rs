//! What tables say: refusals, and lines about the table itself. Each game brings its own catalogue.

use std::sync::LazyLock;

use elysium_text::{Args, Catalogue, Lang, Text, catalogue};

static TEXT: LazyLock<Catalogue> = LazyLock::new(|| {
    catalogue!("table.ftl").expect("the embedded texts are well formed: a test reads them all")
});

/// A message with its links.
pub fn text_of(lang: Lang, id: &str, args: &Args) -> Text {
    TEXT.text(lang, id, args)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use elysium_proof::{ids_unlike, words_of_all};
    use elysium_wire::{Ending, ErrorCode};

    use super::*;

    #[test]
    fn no_language_has_a_hole() {
        assert_eq!(TEXT.holes(), Vec::<String>::new());
    }

    #[test]
    fn every_message_is_used_and_every_id_has_a_message() {
        let families = [("refused-", words_of_all::<ErrorCode>()), ("result-", words_of_all::<Ending>())];
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        assert_eq!(ids_unlike(&TEXT, &sources, &families, &[]), Vec::<String>::new());
    }
}
