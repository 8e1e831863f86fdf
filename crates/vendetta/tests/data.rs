//! The data files: how many of what, and clear errors when one is broken.

use elysium_vendetta::State;
use elysium_vendetta::cards::{Book, CardId, Effect, Kind, SOURCES, Sources, book};

fn error(change: impl FnOnce(&mut Sources)) -> String {
    let mut sources = SOURCES;
    change(&mut sources);
    Book::read(sources).err().expect("a broken file must be refused").to_string()
}

#[test]
fn a_broken_file_is_named_with_card_and_field() {
    let leak = |text: String| -> &'static str { text.leak() };
    let changed = |from: &str, to: &str| leak(SOURCES.clan_cards.replacen(from, to, 1));
    for (text, words) in [
        (changed("power: 6", "power: 60"), ["clan_cards.ron", "BR01", "power"]),
        (changed("power: 6", "power: six"), ["clan_cards.ron", "BR01", "line"]),
        (changed("kind: Conflict", "kind: Dance"), ["clan_cards.ron", "BR01", "Dance"]),
        (changed("clan: Brujah", "clan: Ventrue"), ["clan_cards.ron", "BR01", "clan"]),
        (changed("Each(2, YourCardsHere)", "Each(2, YourHats)"), ["clan_cards.ron", "BR02", "YourHats"]),
        (changed("bloody-fury", "punks-posse"), ["clan_cards.ron", "punks-posse", "slug"]),
        (changed("bloody-fury", "Bloody Fury"), ["clan_cards.ron", "BR01", "slug"]),
        (changed("starter: false", "starter: true"), ["clan_cards.ron", "BR01", "starter"]),
    ] {
        let error = error(|sources| sources.clan_cards = text);
        assert!(words.iter().all(|word| error.contains(word)), "{words:?}: {error}");
    }
    let error = error(|sources| sources.relics = "[]");
    assert!(error.contains("relics.ron") && error.contains("8"), "{error}");
}

// proves: 1.7
#[test]
fn there_are_as_many_cards_as_in_the_box() {
    let book = book();
    assert_eq!((book.clan_cards.len(), book.allies.len(), book.locations.len(), book.relics.len()), (63, 31, 7, 8));
    for clan in book.clan_cards.chunks(9) {
        assert!(clan.iter().all(|card| card.clan == clan[0].clan));
        assert_eq!(clan.iter().filter(|card| card.starter).count(), 2);
    }
    let passive = book.clan_cards.iter().filter(|card| card.kind == Kind::Passive).count();
    assert_eq!(passive, 17, "as the fact table has it");
    assert_eq!(elysium_vendetta::state::VICTIMS, 35);
}

#[test]
fn invented_cards_are_marked() {
    let house: Vec<_> = CardId::all().filter(|&card| book().house(card)).map(CardId::code).collect();
    assert_eq!(house, ["LO3", "LO4", "LO5", "LO6", "LO7", "RE3", "RE4", "RE5", "RE6", "RE7", "RE8"]);
}

#[test]
fn few_cards_need_a_function_of_their_own() {
    let own = |card: &CardId| book().abilities(*card).iter().flat_map(|a| &a.does).any(|e| matches!(e, Effect::Own(_)));
    let own: Vec<_> = CardId::all().filter(own).map(CardId::code).collect();
    println!("{} of {} cards have a function of their own: {own:?}", own.len(), CardId::COUNT);
    assert!(own.len() * 100 <= CardId::COUNT as usize * 15, "{own:?}");
}

#[test]
fn the_state_stays_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
