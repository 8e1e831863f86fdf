//! Names in the four languages.

use elysium_vtes::cards::CardId;

#[test]
fn every_card_has_a_name_and_every_name_a_card() {
    let mut slugs: Vec<_> = CardId::all().map(CardId::slug).collect();
    slugs.sort_unstable();
    for (lang, text) in elysium_text::embedded!("/i18n/", "/names.ftl") {
        let named = text.lines().map(|line| {
            let (id, name) = line.split_once(" = ").unwrap_or_else(|| panic!("{lang}: {line}"));
            assert!(!name.trim().is_empty(), "{lang}: {line}");
            id.strip_prefix("card-").unwrap_or_else(|| panic!("{lang}: {line}"))
        });
        let mut named: Vec<_> = named.collect();
        named.sort_unstable();
        assert_eq!(named, slugs, "{lang}");
    }
}
