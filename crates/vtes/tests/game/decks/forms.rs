//! The forms in which decks are written.

use elysium_kit::Decks;
use elysium_vtes::cards::{CardId, book};
use elysium_vtes::decks::{self, VtesDecks};

use super::{GOOD, good, same};

/// The deck in a form of its own, card by card: number, name, copies. The crypt, and the library.
fn listed(write: impl Fn(&str, &str, usize) -> String) -> (String, String) {
    let names = || GOOD.lines().filter_map(|line| line.split_once("x ")?.1.split("  ").next());
    let written = |slug: &str, copies| {
        let card = CardId::find(slug).expect("it was read");
        let name = names().find(|name| key(name) == key(slug)).expect("it is there");
        write(book().names.code(card), name, copies)
    };
    let sheet = VtesDecks.read(GOOD).expect("the deck is good");
    let pile = |i: usize| sheet.piles[i].cards.iter().map(|(slug, copies)| written(slug, *copies)).collect();
    (pile(0), pile(1))
}

fn key(name: &str) -> String {
    name.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect()
}

#[test]
fn what_is_said_about_a_deck_is_kept() {
    let listing = good(GOOD);
    assert_eq!(listing.name.as_deref(), Some("Roses"));
    assert_eq!(listing.author.as_deref(), Some("Ana"));
    assert_eq!(listing.comment.as_deref(), Some("Vote\nand bleed."));
    assert_eq!((listing.crypt.len(), listing.library.len()), (12, 40));
    assert_eq!(listing.library.iter().filter(|card| card.slug() == "44-magnum").count(), 10);
    let sheet = VtesDecks.read(GOOD).expect("the deck is good");
    assert_eq!(sheet.piles[0].cards, [("catalina-vega", 4), ("nik-sikko", 4), ("kathy-glens", 4)]);
    assert_eq!((sheet.piles[1].pile, sheet.piles[1].size(), sheet.piles[1].curve), ("library", 40, None));
}

#[test]
fn spelling_and_layout_are_free() {
    same(&GOOD.replace('\n', "\r\n"));
    same(&format!("\u{feff}{GOOD}"));
    same(&GOOD.to_uppercase());
    same(&GOOD.replace("x ", " "));
    same(&GOOD.replace("x ", " x "));
    same(&GOOD.replace("10x Majesty", "9 majesty -- the best\nMAJESTY # one more"));
    same(&GOOD.replace("10x .44 Magnum", "9x 44 Magnum\n.44 Magnum"));
    same(&GOOD.replace("10x .44 Magnum", "4 Magnum .44\n5 44-magnum\n44 magnum"));
    let translated = ["es", "fr"].map(|lang| format!("5x {}", name(lang, "aire-of-elation"))).join("\n");
    same(&GOOD.replace("10x Aire of Elation", &translated));
    // Columns that one space parts, and none at all.
    same(&GOOD.replace("  ", " ").replace("  ", " ").replace("  ", " "));
    same(&GOOD.replace("  8  for AUS CEL PRE  prince  Toreador:6", ""));
    same(&GOOD.replace("Catalina Vega", "Catalina Vega (G6)"));
    same(
        &GOOD
            .replace("Crypt (12 cards, min=12, max=32, avg=5.3)", "Crypt: (12)")
            .replace("Library (40 cards)", "Library [40]"),
    );
    same(
        &GOOD
            .replace("Master (10; 4 trifle)", "Masters")
            .replace("Action Modifier (10)", "Action Modifier/Combat [10]"),
    );
}

/// From the names file, so that a change of a translation does not matter here.
fn name(lang: &str, slug: &str) -> String {
    let files = elysium_text::embedded!("/i18n/", "/names.ftl");
    let (_, text) = files.iter().find(|(each, _)| each.code() == lang).expect("a language");
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("card-{slug} = ")));
    line.expect("a name").to_owned()
}

#[test]
fn a_list_of_a_tournament_begins_with_what_is_no_card() {
    let head = "The Grand Ball\nLisbon, Portugal\nMay 5th 2018\n3R+F\n12 players\nAna\nhttps://example.org/thread\n\n\
        -- 2gw8 + 1.5vp in the final\n\n";
    same(&format!("{head}{GOOD}"));
    same(&format!(
        "{head}{}",
        GOOD.replace("Description: Vote", "Description:\n4 Blood Dolls are not enough.\n2x Dodge")
    ));
    let listing = good(
        &GOOD.replace("Author", "Created by").replace("Description: Vote\n", "Description:\nLong: short\n"),
    );
    assert_eq!(listing.author.as_deref(), Some("Ana"));
    assert_eq!(listing.comment.as_deref(), Some("Long: short\nand bleed."));
}

#[test]
fn lines_of_programs_without_headings() {
    let (crypt, library) = listed(|_, name, copies| format!("{copies}x {name}\n"));
    same(&format!("{crypt}\n{library}"));
    let (crypt, library) = listed(|_, name, copies| format!("{copies}\t{name}\n"));
    same(&format!("{library}Crypt:\n{crypt}"));
    // Another mark than the card has is another card.
    let marked = format!("{crypt}\n{library}").replace("Catalina Vega", "Catalina Vega (ADV)");
    assert!(decks::read(&marked).is_err());
}

#[test]
fn links_and_json_name_cards_by_number() {
    let (crypt, library) = listed(|id, _, copies| format!("{id}={copies};"));
    let link = format!("https://vdb.im/decks/deck?name=Red%20Roses+%C3%A9&author=Ana#{crypt}{library}");
    same(&link);
    let listing = good(&link);
    assert_eq!((listing.name.as_deref(), listing.author.as_deref()), (Some("Red Roses é"), Some("Ana")));
    let (crypt, library) = listed(|id, _, copies| format!("\"{id}\": {copies},"));
    let json = format!(
        "{{\"id\": \"x\", \"name\": \"Roses\", \"cards\": {{{}}}}}",
        (crypt + &library).trim_end_matches(',')
    );
    same(&json);
    assert_eq!(good(&json).name.as_deref(), Some("Roses"));
    let (crypt, library) =
        listed(|id, _, copies| format!("{{\"id\": {id}, \"count\": {copies}, \"name\": \"\"}},"));
    let (crypt, library) = (crypt.trim_end_matches(','), library.trim_end_matches(','));
    same(&format!(
        "{{\"crypt\": {{\"count\": 12, \"cards\": [{crypt}]}},
          \"library\": {{\"cards\": [{{\"type\": \"Master\", \"cards\": [{library}]}}]}}}}"
    ));
}
