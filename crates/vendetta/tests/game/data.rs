//! The data files: how many of what, and clear errors when one is broken.

use elysium_kit::Title;
use elysium_text::Lang;
use elysium_vendetta::cards::{Book, CardId, Clan, Effect, Kind, SOURCES, Sources, book};
use elysium_vendetta::{Setup, State, Vendetta};

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
        (changed("clan: Brujah", "clan: Ventrue"), ["clan_cards.ron", "clan", "brujah has 8 cards"]),
        (changed("Each(2, YourCardsHere)", "Each(2, YourHats)"), ["clan_cards.ron", "BR02", "YourHats"]),
        (changed("bloody-fury", "punks-posse"), ["clan_cards.ron", "punks-posse", "slug"]),
        (changed("bloody-fury", "Bloody Fury"), ["clan_cards.ron", "BR01", "slug"]),
        (changed("starter: false", "starter: true"), ["clan_cards.ron", "starter", "brujah has 3 starters"]),
    ] {
        let error = error(|sources| sources.clan_cards = text);
        assert!(words.iter().all(|word| error.contains(word)), "{words:?}: {error}");
    }
    let error = error(|sources| sources.allies = "[]");
    assert!(error.contains("allies.ron") && error.contains("the victim"), "{error}");
}

#[test]
fn more_cards_than_a_set_has_room_for_are_refused() {
    let relic = |i: usize| {
        format!("(id: \"X{i}\", slug: \"x-{i}\", set: \"more\", influence: 0, homemade: true, abilities: [])")
    };
    let relics = |n: usize| -> &'static str {
        format!("[{}]", (0..n).map(relic).collect::<Vec<_>>().join(", ")).leak()
    };
    assert!(Book::read(Sources { relics: relics(64), ..SOURCES }).is_ok());
    let error = error(|sources| sources.relics = relics(65));
    assert!(error.contains("relics.ron") && error.contains("65") && error.contains("64"), "{error}");
}

// proves: 1.7
#[test]
fn there_are_as_many_cards_as_in_the_box() {
    let book = book();
    let tables = [CardId::clan_card, CardId::ally, CardId::location, CardId::relic];
    assert_eq!(tables.map(|table| book.names.core(table).count()), [63, 31, 7, 8]);
    for &clan in Clan::ALL {
        let deck = book.clan_deck(clan);
        let cards = deck.cards.map(|card| &book.clan_cards[card.place()]);
        assert!(cards.iter().all(|card| card.clan == clan), "{clan:?}");
        // Ready and Hunt start in hand.
        let starters: Vec<_> =
            (0..9).filter(|i| deck.starters >> i & 1 == 1).map(|i| &cards[i].slug).collect();
        assert_eq!(starters, [&format!("{}-ready", clan.slug()), &format!("{}-hunt", clan.slug())]);
    }
    let passive = |card: &CardId| book.clan_cards[card.place()].kind == Kind::Passive;
    assert_eq!(book.names.core(CardId::clan_card).filter(passive).count(), 17, "as the fact table has it");
    assert_eq!(elysium_vendetta::state::VICTIMS, 35);
}

// proves: 1.1, 14.5, 14.2, 14.3
#[test]
fn tables_that_cannot_be_are_refused_with_their_rule() {
    let refusal = |setup: Setup| setup.check().err().map(|refusal| refusal.rule.to_string());
    for players in 3..=6 {
        assert_eq!(refusal(Setup::for_players(players)), None, "{players} players");
    }
    for players in [0, 1, 2, 7, 255] {
        let setup = Setup { players, ..Setup::default() };
        assert_eq!(refusal(setup), Some("1.1".into()), "{players} players");
    }
    for (players, teams) in [(3, true), (5, true), (6, false)] {
        let setup = Setup { players, teams, ..Setup::default() };
        assert_eq!(refusal(setup), Some("14.5".into()), "{players} players, teams {teams}");
    }
    assert_eq!(refusal(Setup { teams: true, ..Setup::default() }), None);
    let printed = Setup { homemade: false, ..Setup::default() };
    assert_eq!(refusal(printed), None);
    assert_eq!(refusal(Setup { location_cards: true, ..printed }), None, "two are printed, two are needed");
    assert_eq!(refusal(Setup { location_cards: true, players: 5, ..printed }), Some("14.2".into()));
    assert_eq!(refusal(Setup { relics: true, ..printed }), Some("14.3".into()));
}

#[test]
fn invented_cards_are_marked() {
    let (homemade, printed): (Vec<_>, Vec<_>) = CardId::all().partition(|&card| book().homemade(card));
    assert!(!homemade.is_empty() && !printed.is_empty());
    for &lang in Lang::ALL {
        let words = Vendetta::cards(lang);
        let marked: Vec<_> = words.iter().filter(|card| card.homemade).map(|card| card.id.as_str()).collect();
        assert_eq!(marked, homemade.iter().map(|card| card.code()).collect::<Vec<_>>(), "{lang}");
    }
}

#[test]
fn few_cards_need_a_function_of_their_own() {
    let own = |card: &CardId| {
        book().abilities(*card).iter().flat_map(|a| &a.does).any(|e| matches!(e, Effect::Own(_)))
    };
    let own: Vec<_> = CardId::all().filter(own).map(CardId::code).collect();
    let all = CardId::all().count();
    println!("{} of {all} cards have a function of their own: {own:?}", own.len());
    assert!(own.len() * 100 <= all * 15, "{own:?}");
}

#[test]
fn the_state_stays_small() {
    assert!(size_of::<State>() < 1024, "{} bytes", size_of::<State>());
}
