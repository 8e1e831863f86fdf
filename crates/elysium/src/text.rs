//! The program's own messages. Each game brings its own catalogue.

use std::sync::LazyLock;

use elysium_text::{Args, Catalogue, Lang, Text, catalogue};

static TEXT: LazyLock<Catalogue> = LazyLock::new(|| {
    catalogue!("program.ftl" "play.ftl" "serve.ftl")
        .expect("the embedded texts are well formed: a test reads them all")
});

/// A message of the program.
pub fn say(lang: Lang, id: &str, args: &Args) -> String {
    TEXT.format(lang, id, args)
}

/// A message of the program that keeps what its values lead to.
pub fn linked(lang: Lang, id: &str, args: &Args) -> Text {
    TEXT.text(lang, id, args)
}

/// A message without values.
pub fn word(lang: Lang, id: &str) -> String {
    say(lang, id, &Args::new())
}

/// Whether there is such a message.
pub fn knows(id: &str) -> bool {
    TEXT.knows(id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_has_a_hole() {
        assert_eq!(TEXT.holes(), Vec::<String>::new());
    }
}
