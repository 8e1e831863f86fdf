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
    use std::collections::BTreeSet;
    use std::path::Path;

    use elysium_games::GAMES;
    use elysium_kit::DeckSheet;
    use elysium_proof::{ids_unlike, ids_unlike_in};

    use super::*;
    use crate::play::command::Verb;

    #[test]
    fn no_language_has_a_hole() {
        assert_eq!(TEXT.holes(), Vec::<String>::new());
    }
    /// The decks to start with have every heading that there is.
    fn sheets() -> Vec<DeckSheet> {
        let read = |game: &&'static dyn elysium_kit::AnyGame| {
            let decks = game.starters().iter().filter_map(|(_, text)| game.read_deck(text)?.ok());
            decks.collect::<Vec<_>>()
        };
        GAMES.iter().flat_map(read).collect()
    }

    fn each<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
        words.collect::<BTreeSet<_>>().into_iter().map(str::to_owned).collect()
    }

    #[test]
    fn every_message_is_used_and_every_id_has_a_message() {
        let sheets = sheets();
        let piles = || sheets.iter().flat_map(|sheet| &sheet.piles);
        let single = sheets.iter().flat_map(|sheet| sheet.single.iter().map(|(heading, _)| *heading));
        let families = [
            ("deck-heading-", each(single.chain(piles().map(|pile| pile.pile)))),
            ("deck-curve-", each(piles().filter_map(|pile| pile.curve))),
            ("play-word-", each(Verb::ALL.iter().map(|verb| verb.name()))),
            ("play-help-", each(Verb::ALL.iter().map(|verb| verb.name()))),
        ];
        // Ids of games and of the toy among them, and the other side of a switch.
        let others = ["variant-", "option-", "no-"];
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        assert_eq!(ids_unlike(&TEXT, &sources, &families, &others), Vec::<String>::new());
    }

    #[test]
    fn ids_that_fit_nothing_are_found() {
        let texts: Vec<_> =
            Lang::ALL.iter().map(|&lang| (lang, &[("x.ftl", "a-b = x\nc-d = y")][..])).collect();
        let catalogue = Catalogue::new(&texts).expect("well formed");
        let source = "say(\"a-b\"); say(&format!(\"e-{word}\"));";
        let found = ids_unlike_in(&catalogue, source, &[("c-", vec!["d".into(), "f".into()])], &[]);
        assert_eq!(
            found,
            [
                "c-f is put together, and there is no such message",
                "e- begins ids that nobody has listed",
                "c- begins nothing in the sources",
            ]
        );
    }
}
