//! The data files: how many of what, and clear errors when one is broken.

use elysium_kernel::Seat;
use elysium_rivals::State;
use elysium_rivals::cards::{Book, CardId, CityKind, Clan, Effect, Kind, SOURCES, Sources, book};
use elysium_rivals::decks;
use elysium_rivals::setup::{RuleOptions, Setup};

fn error(change: impl FnOnce(&mut Sources)) -> String {
    let mut sources = SOURCES;
    change(&mut sources);
    Book::read(sources, false).err().expect("a broken file must be refused").to_string()
}

#[test]
fn a_broken_file_is_named_with_card_and_field() {
    let leak = |text: String| -> &'static str { text.leak() };
    let vampires = |from: &str, to: &str| leak(SOURCES.vampires.replacen(from, to, 1));
    for (text, words) in [
        (vampires("potency: 6", "potency: 60"), ["vampires.ron", "hydra", "potency"]),
        (vampires("potency: 6", "potency: six"), ["vampires.ron", "hydra", "line"]),
        (vampires("clan: Brujah", "clan: Tremere"), ["vampires.ron", "hydra", "Tremere"]),
        (vampires("Draw(1)", "Dance(1)"), ["vampires.ron", "hydra", "Dance"]),
        (vampires("id: \"hydra\"", "id: \"beretta\""), ["vampires.ron", "beretta", "twice"]),
        (vampires("id: \"hydra\"", "id: \"Hydra!\""), ["vampires.ron", "Hydra!", "a-z"]),
    ] {
        let error = error(|sources| sources.vampires = text);
        assert!(words.iter().all(|word| error.contains(word)), "{words:?}: {error}");
    }
    let library = |from: &str, to: &str| leak(SOURCES.library.replacen(from, to, 1));
    for (text, words) in [
        (library("attack: [Ranged], reaction", "reaction"), ["library.ron", "38-special", "attack"]),
        (library("resolve_at: 2", "resolve_at: 0"), ["library.ron", "all-tied-up", "resolve_at"]),
        (library("influence: 2", "unique: false"), ["library.ron", "hedge-your-bets", "influence"]),
    ] {
        let error = error(|sources| sources.library = text);
        assert!(words.iter().all(|word| error.contains(word)), "{words:?}: {error}");
    }
    let error = error(|sources| sources.city = "[]");
    assert!(error.contains("city.ron") && error.contains("0 Events"), "{error}");
}

#[test]
fn more_cards_than_have_room_are_refused() {
    let with = |list: &str, card: &dyn Fn(usize) -> String, n: usize| -> &'static str {
        let more: Vec<String> = (0..n).map(card).collect();
        format!("{}{}]", list.trim_end().trim_end_matches(']'), more.join(",")).leak()
    };
    let laden =
        |i| format!(r#"(id: "plot-{i}", set: "more", kind: Conspiracy, resolve_at: 2, abilities: [])"#);
    let library = |n| with(SOURCES.library, &laden, n);
    assert!(
        Book::read(Sources { library: library(1), ..SOURCES }, false).is_ok(),
        "an eighth card with tokens"
    );
    let text = error(|sources| sources.library = library(2));
    assert!(text.contains("library.ron") && text.contains("27") && text.contains("24"), "{text}");
    let mortal = |i| format!(r#"(id: "guest-{i}", kind: Citizen, blood: 1, agenda: 1, abilities: [])"#);
    let city = |n| with(SOURCES.city, &mortal, n);
    let room = 64 - book(false).city_slots.len();
    assert!(Book::read(Sources { city: city(room), ..SOURCES }, false).is_ok());
    let text = error(|sources| sources.city = city(room + 1));
    assert!(text.contains("city.ron") && text.contains("65") && text.contains("64"), "{text}");
}

/// The rows of a playout have room for everything that the rules of decks let meet.
#[test]
fn more_texts_than_have_room_at_one_moment_are_refused() {
    let with = |text: &str, n: usize| -> &'static str {
        let card = |i: usize| format!(r#"(id: "more-{i}", set: "more", {text})"#);
        let more: Vec<String> = (0..n).map(card).collect();
        format!("{}{}]", SOURCES.library.trim_end().trim_end_matches(']'), more.join(",")).leak()
    };
    let reads = |library| Book::read(Sources { library, ..SOURCES }, false).map(|_| ());
    let refused = |library, words: [&str; 2]| {
        let text = reads(library).expect_err("too many").to_string();
        assert!(words.iter().all(|word| text.contains(word)), "{text}");
    };
    // In the box: a vampire, two Ongoing cards three times each, the Prince and an Agenda.
    let dawn = "(when: TurnStart, does: [Draw(1)]),".repeat(2);
    let morning = format!("kind: Ongoing, abilities: [{dawn}]");
    assert!(reads(with(&morning, 3)).is_ok());
    refused(with(&morning, 4), ["33 texts can meet at TurnStart", "32"]);
    // However many there are to choose from, a Library has 60.
    refused(with(&morning, 400), ["123 texts can meet at TurnStart", "32"]);
    // In the box: six vampires, two Ongoing cards, a Haven and an Attack card.
    let brawl = "kind: Ongoing, abilities: [(when: InAttack, does: [Draw(1)])]";
    assert!(reads(with(brawl, 22)).is_ok());
    refused(with(brawl, 23), ["33 texts can meet in an attack", "32"]);
    // A vampire and two Retainers with one text each, and the Title.
    let title = |n| {
        let texts = "(when: Always, does: [Intel(Just(1))]),".repeat(n);
        format!("kind: Title, influence: 1, abilities: [{texts}]")
    };
    assert!(reads(with(&title(13), 1)).is_ok());
    refused(with(&title(14), 1), ["17 texts can meet on a vampire", "16"]);
}

// proves: 1.1, 2.2, 2.3, 2.4, 4.1, 15.1, 20.13
#[test]
fn there_are_as_many_cards_as_in_the_box() {
    let book = book(false);
    let tables = [CardId::vampire, CardId::library, CardId::city, CardId::haven, CardId::agenda];
    assert_eq!(tables.map(|table| book.names.core(table).count()), [36, 69, 20, 8, 8]);
    for &clan in Clan::ALL {
        let vampires = book.names.core(CardId::vampire).map(|card| &book.vampires[card.place()]);
        assert_eq!(vampires.filter(|card| card.clan == clan).count(), 9, "{clan:?}");
    }
    let city = |card: &CardId| &book.city[card.place()];
    let copies = |kind| book.city_slots.iter().filter(|card| city(card).kind == kind).count();
    let events = copies(CityKind::Event) + copies(CityKind::OngoingEvent);
    let others = [CityKind::Vagrant, CityKind::Citizen, CityKind::Hunter, CityKind::Prince].map(copies);
    assert_eq!((events, others), (10, [5, 7, 4, 1]));
    let resolve = |slug: &str| book.library.iter().find(|card| card.id == slug).map(|card| card.resolve_at);
    for (slug, at) in [
        ("all-tied-up", 2),
        ("burning-down-the-house", 3),
        ("destroy-the-plans", 3),
        ("lost-glory", 4),
        ("whispering-campaign", 4),
    ] {
        assert_eq!(resolve(slug), Some(at), "{slug}");
    }
    let library = book.names.core(CardId::library).map(|card| book.library_card(card));
    assert_eq!(library.filter(|card| card.kind == Kind::Conspiracy).count(), 5);
}

// proves: 26.1
#[test]
fn seven_cards_were_revised() {
    let revised: Vec<_> = book(false).revised.iter().map(|card| card.slug()).collect();
    assert_eq!(
        revised,
        [
            "pr-firm",
            "scoped-30-06",
            "sucker-punch",
            "dragons-roost",
            "the-madhouse",
            "drain-them-slowly",
            "hunt-the-hunters"
        ]
    );
    let damage =
        |revised| book(revised).library.iter().find(|card| card.id == "sucker-punch").unwrap().damage;
    assert_eq!((damage(false), damage(true)), (Some(2), Some(1)));
}

// proves: 2.1, 2.5, 2.6, 24.1, 24.2, 24.3, 24.7, 4.10
#[test]
fn tables_that_cannot_be_are_refused_with_their_rule() {
    let deck = || decks::starter("brujah").unwrap();
    let table = |n: usize| Setup { decks: vec![deck(); n], options: RuleOptions::default() };
    let refusal = |setup: Setup| setup.check().err().map(|refusal| refusal.rule.to_string());
    for players in 2..=4 {
        assert_eq!(refusal(table(players)), None, "{players} players, all with the same deck");
    }
    for players in [0, 1, 5] {
        assert_eq!(refusal(table(players)), Some("2.1".into()), "{players} players");
    }
    let with = |change: &dyn Fn(&mut Setup)| {
        let mut setup = table(2);
        change(&mut setup);
        refusal(setup)
    };
    let card = |slug: &str| CardId::find(slug).unwrap();
    assert_eq!(with(&|s| s.options.tokens = 19), Some("2.5".into()));
    assert_eq!(with(&|s| s.decks[1].vampires.truncate(6)), Some("24.1".into()));
    assert_eq!(with(&|s| s.decks[1].vampires.push(card("doc"))), Some("24.1".into()), "eight vampires");
    assert_eq!(with(&|s| s.decks[1].vampires[0] = s.decks[1].vampires[1]), Some("24.1".into()));
    assert_eq!(with(&|s| s.decks[1].library.truncate(39)), Some("24.2".into()));
    assert_eq!(with(&|s| s.decks[1].library = vec![card("greed"); 61]), Some("24.2".into()));
    assert_eq!(
        with(&|s| s.decks[1].library[0] = card("sucker-punch")),
        Some("24.2".into()),
        "four of a name"
    );
    assert_eq!(with(&|s| s.decks[1].library[0] = card("greed")), None, "clans mix");
    assert_eq!(with(&|s| s.decks[1].haven = card("turf-war")), Some("2.6".into()));
    assert_eq!(with(&|s| s.decks[1].library[0] = card("vagrant")), Some("2.6".into()));
    assert_eq!(with(&|s| s.decks[1].agenda = card("playthings")), None, "any Agenda for any clan");
    assert!(deck().check(Seat(0)).is_ok());
}

#[test]
fn few_cards_need_a_function_of_their_own() {
    let own = |card: &CardId| {
        book(false).abilities(*card).iter().flat_map(|a| &a.does).any(|e| matches!(e, Effect::Own(_)))
    };
    let own: Vec<_> = CardId::all().filter(own).map(CardId::slug).collect();
    let all = CardId::all().count();
    println!("{} of {all} cards have a function of their own: {own:?}", own.len());
    assert!(own.len() * 100 <= all * 15, "{own:?}");
}

#[test]
fn the_state_stays_small() {
    assert!(size_of::<State>() < 4 * 1024, "{} bytes", size_of::<State>());
}

// proves: 21.12
#[test]
fn no_card_is_attached_to_a_vampire_of_a_foe() {
    // What is attached comes from its player's Library (Titles, played by the vampire itself) or from the city
    // (Retainers and the Prince); only Retainers can be burned by their player.
    let book = book(false);
    let attached =
        |effect: &Effect| matches!(effect, Effect::Icon(_) | Effect::Attribute(..) | Effect::Potency(_));
    for card in CardId::all() {
        let grants = book.abilities(card).iter().flat_map(|ability| &ability.does).any(attached);
        let retainer = book.city.iter().any(|city| city.id == card.slug() && city.kind.is_retainer());
        assert!(!grants || retainer, "{} gives its bearer something and is no Retainer", card.slug());
    }
}
