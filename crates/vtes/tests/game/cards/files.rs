//! The data files.

use elysium_vtes::cards::{CardId, CardKind, SOURCES, book};

#[test]
fn the_pool_is_complete() {
    let crypt = CardId::all().filter(|card| matches!(card.kind(), CardKind::Crypt(_))).count();
    assert_eq!((crypt, CardId::all().count() - crypt), (52, 114));
}

/// A card is found by reading down a file.
#[test]
fn files_are_sorted_and_named_after_what_is_in_them() {
    let slugs = |text: &str| -> Vec<String> {
        let named = |line: &str| Some(line.split_once("slug: \"")?.1.split('"').next()?.to_owned());
        text.lines().filter_map(named).collect()
    };
    for (file, text) in SOURCES.crypt.iter().chain(SOURCES.library) {
        let slugs = slugs(text);
        assert!(slugs.is_sorted(), "{file}");
        for slug in slugs {
            let card = CardId::find(&slug).expect("it was read");
            let belongs = match card.kind() {
                CardKind::Crypt(_) => format!("crypt/{}.ron", book().crypt(card).clan.slug()),
                CardKind::Library(_) => format!("library/{}.ron", book().library(card).types[0].slug()),
            };
            assert_eq!(*file, belongs, "{slug}");
        }
    }
}
