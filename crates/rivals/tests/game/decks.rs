//! Deck files: what is read, and what is reported of those that cannot be played.

mod heading;
mod names;

use std::collections::HashMap;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Rule, Seat};
use elysium_kit::{Close, DeckError, DeckProblem, Title};
use elysium_rivals::cards::CardId;
use elysium_rivals::decks::{self, STARTERS};
use elysium_rivals::setup::DeckList;
use elysium_rivals::{Rivals, Setup};
use elysium_text::Lang;

use DeckError::{
    Copies, Count, Empty, Missing, NoHeading, NotForDecks, NotInDeck, Size, TooMany, Twice, UnknownCard,
    UnknownHeading, WrongHeading,
};

use crate::subject::deals;

/// 7 vampires and 40 Library cards; the lines of the file are changed by the tests.
const GOOD: &str = "\
Name: Fists
Haven: House of Pain
Agenda: Turf War
Leader: Hydra
Vampires:
Hydra
Beretta
Brother
The Cossack
Johnny
Skunk
Sweetums
Library:
2 Smoke 'Em Out
3 Sucker Punch
3 Terrorize
3 The Spoils
3 .38 Special
3 Baseball Bat
2 Coup de Grâce
3 Fleetness
3 Incite Rebellion
3 Kneecapped
3 Lightning Strike
3 Molotov Cocktail
3 Scoped .30-06
3 Throat Rip
";

fn good() -> DeckList {
    decks::read(GOOD).expect("a good deck").deck
}

/// What is wrong with the good deck once a piece of it is exchanged.
#[track_caller]
fn wrong(from: &str, to: &str) -> Vec<DeckProblem> {
    assert!(GOOD.contains(from), "{from} is not in the deck");
    decks::read(&GOOD.replacen(from, to, 1)).expect_err("a bad deck")
}

/// The only thing that is wrong then: its line, its rule and what it is.
#[track_caller]
fn only(from: &str, to: &str) -> (Option<usize>, Option<String>, DeckError) {
    let problems = wrong(from, to);
    assert_eq!(problems.len(), 1, "{problems:#?}");
    let DeckProblem { line, rule, error } = problems.into_iter().next().expect("one problem");
    (line, rule.as_ref().map(Rule::to_string), error)
}

fn rule(text: &str) -> Option<String> {
    Some(text.to_owned())
}

/// A legal deck, another for each number.
fn random_deck(number: u64) -> DeckList {
    // The tables with odd numbers have random decks.
    deals::setup(1, 2 * number + 1).decks.remove(0)
}

/// A deck as a file, with cards named as wanted.
fn written(deck: &DeckList, name: impl Fn(CardId) -> String) -> String {
    let list = |cards: &[CardId]| cards.iter().map(|&card| name(card) + "\n").collect::<String>();
    let (haven, agenda) = (name(deck.haven), name(deck.agenda));
    let (vampires, library) = (list(&deck.vampires), list(&deck.library));
    format!("Haven: {haven}\nAgenda: {agenda}\nVampires:\n{vampires}Library:\n{library}")
}

// proves: 2.6
#[test]
fn the_starter_decks_are_legal() {
    for (i, (name, text)) in STARTERS.iter().enumerate() {
        let listing = decks::read(text).unwrap_or_else(|problems| panic!("{name}: {problems:#?}"));
        assert_eq!(listing.deck.check(Seat(0)), Ok(()), "{name}");
        assert_eq!((listing.deck.vampires.len(), listing.deck.library.len()), (7, 40), "{name}");
        assert_eq!(listing.leader, Some(listing.deck.vampires[0]), "{name}");
        assert_eq!(decks::starter(&name.to_uppercase()), Some(listing.deck), "{name}");
        assert_eq!(*name, ["brujah", "toreador", "ventrue", "malkavian"][i]);
    }
    assert_eq!(decks::starter("tremere"), None);
}

#[test]
fn what_a_file_says_about_its_deck_is_kept() {
    let text = GOOD.replace("Name: Fists", "Author: Ana  \nCOMMENT: one\nname:Fists # mine\nComment: two: 2");
    let listing = decks::read(&text).expect("a good deck");
    assert_eq!(listing.name.as_deref(), Some("Fists"));
    assert_eq!(listing.author.as_deref(), Some("Ana"));
    assert_eq!(listing.comment.as_deref(), Some("one\ntwo: 2"));
    assert_eq!(listing.leader.map(CardId::slug), Some("hydra"));
    let bare = GOOD.replace("Name: Fists\n", "").replace("Leader: Hydra\n", "");
    let listing = decks::read(&bare).expect("a good deck");
    assert_eq!((listing.name, listing.author, listing.comment, listing.leader), (None, None, None, None));
}

#[test]
fn copies_comments_and_order_are_free() {
    let same = |text: &str| {
        let mut deck = decks::read(text).unwrap_or_else(|problems| panic!("{text}\n{problems:#?}")).deck;
        let mut good = good();
        for deck in [&mut deck, &mut good] {
            deck.vampires.sort_unstable();
            deck.library.sort_unstable();
        }
        assert_eq!(deck, good, "{text}");
    };
    same(&GOOD.replace('\n', "\r\n"));
    same(&format!("\u{feff}{GOOD}"));
    same(&GOOD.replace("\n3 ", "\n  3x\t"));
    same(&GOOD.replace("\n3 ", "\n3 × "));
    same(&GOOD.replace(
        "\n3 Sucker Punch",
        "\n\n# three of them\nSucker Punch # 1\n1 Sucker Punch\n1x sucker-punch",
    ));
    same(&GOOD.replace("3 .38 Special", "38 Special\n38-special\n1 38 SPECIAL"));
    same(&GOOD.to_uppercase());
    let (head, piles) = GOOD.split_at(GOOD.find("Vampires:").expect("a heading"));
    let (vampires, library) = piles.split_at(piles.find("Library:").expect("a heading"));
    same(&format!("{library}{vampires}{head}"));
    same(&format!("{library}{head}{vampires}"));
    let (some, more) = vampires.split_at(vampires.find("Johnny").expect("a vampire"));
    same(&format!("{some}{library}Vampires:\n{more}{head}"));
    same(&GOOD.replace("Library:\n", "Library: "));
}

#[test]
fn cards_have_their_names_of_every_language() {
    let names: Vec<HashMap<String, String>> = Lang::ALL
        .iter()
        .map(|&lang| Rivals::cards(lang).into_iter().map(|card| (card.slug, card.name)).collect())
        .collect();
    for round in 0..20 {
        let deck = random_deck(round);
        for names in &names {
            let text = written(&deck, |card| names[card.slug()].clone());
            assert_eq!(decks::read(&text).map(|listing| listing.deck), Ok(deck.clone()), "{round}: {text}");
        }
        let text = written(&deck, |card| card.slug().to_owned());
        assert_eq!(decks::read(&text).map(|listing| listing.deck), Ok(deck), "{round}: {text}");
    }
}

/// The reader and the table agree on what can be played.
// proves: 24.1, 24.2, 24.3
#[test]
fn a_deck_can_be_read_just_if_it_can_be_played() {
    let mut rng = fastrand::Rng::with_seed(241);
    let (mut good, mut bad) = (0, 0);
    for round in 0..400 {
        let mut deck = random_deck(round);
        match rng.u8(..6) {
            0 => deck.library.truncate(rng.usize(35..45)),
            1 => deck.library.extend_from_within(..rng.usize(..10)),
            2 => deck.vampires.truncate(rng.usize(5..=7)),
            3 => deck.vampires[0] = deck.vampires[rng.usize(..7)],
            4 => deck.library[0] = deck.library[rng.usize(..40)],
            _ => {}
        }
        let read = decks::read(&written(&deck, |card| card.slug().to_owned()));
        let played = deck.check(Seat(0));
        assert_eq!(read.is_ok(), played.is_ok(), "{deck:?}\n{read:#?}\n{played:?}");
        if let (Err(problems), Err(refusal)) = (read, played) {
            assert!(problems.iter().any(|problem| problem.rule == Some(refusal.rule)), "{problems:#?}");
            bad += 1;
        } else {
            good += 1;
        }
    }
    assert!(good > 50 && bad > 50, "{good} good, {bad} bad");
}

#[test]
fn unknown_cards_bring_what_was_meant() {
    let unknown = |given: &str, close: &[&str]| UnknownCard {
        given: given.to_owned(),
        close: close.iter().map(|name| Close { name: (*name).to_owned(), playable: true }).collect(),
    };
    for (given, close) in [
        ("Suker Punch", &["Sucker Punch"][..]),
        ("Prédicatteur", &["Prédicateur"]),
        ("Uliczny kaznodzeja", &["Uliczny kaznodzieja"]),
        ("Predicador callejro", &["Predicador callejero"]),
        ("qqqqqqqqqqqq", &[]),
    ] {
        let expected = (Some(15), None, unknown(given, close));
        assert_eq!(only("3 Sucker Punch", &format!("3 {given}")), expected);
    }
    assert_eq!(
        only("House of Pain", "House of Pian"),
        (Some(2), None, unknown("House of Pian", &["House of Pain"]))
    );
    // It is said once: the number of cards is right, and so might be the Leader.
    assert_eq!(only("\nHydra", "\nHydraa").2, unknown("Hydraa", &["Hydra"]));
    // A colon may be part of a name.
    let masquerade = unknown("First Traditon: The Masquerade", &["First Tradition: The Masquerade"]);
    assert_eq!(only("3 Throat Rip", "3x First Traditon: The Masquerade").2, masquerade);
    assert_eq!(wrong("3 Throat Rip", "First Traditon: The Masquerade")[0].error, masquerade);
}

#[test]
fn headings_are_known_or_guessed() {
    let heading = |problems: Vec<DeckProblem>| match problems.as_slice() {
        [DeckProblem { line, rule: None, error: UnknownHeading { given, close, known } }] => {
            assert_eq!(known.first(), Some(&"Name"));
            (line.expect("a line"), given.clone(), *close)
        }
        others => panic!("{others:#?}"),
    };
    assert_eq!(heading(wrong("Haven:", "Havn:")), (2, "Havn".to_owned(), Some("Haven")));
    assert_eq!(heading(wrong("Library:", "Libary:")), (13, "Libary".to_owned(), Some("Library")));
    assert_eq!(heading(wrong("Vampires:", "VAMPIRES")), (5, "VAMPIRES".to_owned(), Some("Vampires")));
    // Its cards are taken as they come, so that nothing else is reported.
    assert_eq!(heading(wrong("Library:", "Spells:")), (13, "Spells".to_owned(), None));
    assert_eq!(heading(wrong("Name:", "Format:")), (1, "Format".to_owned(), None));
}

#[test]
fn numbers_and_values_are_needed() {
    let nothing = Count { given: "0".into() };
    let too_many = |given: &str| TooMany { given: given.into(), most: 255 };
    for error in [nothing, too_many("256"), too_many("99999999999999999999999999")] {
        let (Count { given } | TooMany { given, .. }) = &error else { unreachable!() };
        let problems = wrong("3 Sucker Punch", &format!("{given} Sucker Punch"));
        assert_eq!((problems[0].line, &problems[0].error), (Some(15), &error));
    }
    assert_eq!(wrong("3 Sucker Punch", "3")[0].error, Empty { given: "3".into() });
    assert_eq!(wrong("3 Sucker Punch", "3x # none")[0].error, Empty { given: "3x".into() });
    for heading in ["Name: Fists", "Haven: House of Pain", "Agenda: Turf War", "Leader: Hydra"] {
        let word = heading.split(' ').next().expect("a word");
        assert_eq!(only(heading, word).2, Empty { given: word.to_owned() });
    }
}

#[test]
fn for_cards_in_the_wrong_place_the_right_one_is_named() {
    let misplaced = |card, heading, belongs| WrongHeading { card, heading, belongs };
    let moved = GOOD.replace("3 Sucker Punch\n", "").replace("Hydra\nBer", "3 Sucker Punch\nHydra\nBer");
    let problems = decks::read(&moved).expect_err("a card is in the wrong place");
    let error = misplaced("sucker-punch", "Vampires", "Library");
    assert_eq!(problems, [DeckProblem { line: Some(6), rule: None, error }]);

    let moved = GOOD.replace("Skunk\n", "") + "Skunk\n";
    let problems = decks::read(&moved).expect_err("a card is in the wrong place");
    let error = misplaced("skunk", "Library", "Vampires");
    assert_eq!(problems, [DeckProblem { line: Some(27), rule: None, error }]);

    let error = misplaced("turf-war", "Haven", "Agenda");
    assert_eq!(only("House of Pain", "Turf War"), (Some(2), None, error));
    let error = misplaced("house-of-pain", "Leader", "Haven");
    assert_eq!(only("Leader: Hydra", "Leader: House of Pain").2, error);

    let moved = GOOD.replace("Haven: House of Pain\n", "") + "House of Pain\n";
    let problems = decks::read(&moved).expect_err("a card is in the wrong place");
    let error = misplaced("house-of-pain", "Library", "Haven");
    assert_eq!(problems, [DeckProblem { line: Some(27), rule: None, error }]);

    // Said once, however many cards come before the first heading.
    let moved = GOOD.replace("Hydra\nBeretta\n", "").replace("Name", "Hydra\nBeretta\nName");
    let problems = decks::read(&moved).expect_err("a card is in the wrong place");
    let error = NoHeading { card: "hydra", belongs: "Vampires" };
    assert_eq!(problems, [DeckProblem { line: Some(1), rule: None, error }]);

    let city = Rivals::cards(Lang::En).into_iter().find(|card| card.kind == "citizen").expect("a Citizen");
    let added = format!("{GOOD}{}\n", city.name);
    match decks::read(&added).expect_err("a City card").as_slice() {
        [DeckProblem { line: Some(28), rule: None, error: NotForDecks { card } }] => {
            assert_eq!(*card, city.slug);
        }
        others => panic!("{others:#?}"),
    }
    let haven = wrong("House of Pain", &city.name);
    assert!(
        matches!(haven[..], [DeckProblem { line: Some(2), error: NotForDecks { .. }, .. }]),
        "{haven:#?}"
    );
}

#[test]
fn one_haven_one_agenda_one_leader_of_the_own() {
    for (heading, line, again) in [
        ("Haven", 2, "The Penthouse"),
        ("Agenda", 3, "Playthings"),
        ("Leader", 4, "Skunk"),
        ("Name", 1, "Two"),
    ] {
        let twice = format!("{heading}: {again}\nVampires:");
        let by_rule = matches!(heading, "Haven" | "Agenda").then(|| "2.6".to_owned());
        assert_eq!(only("Vampires:", &twice), (Some(5), by_rule, Twice { heading, first: line }));
    }
    assert_eq!(only("Haven: House of Pain\n", ""), (None, rule("2.6"), Missing { heading: "Haven" }));
    assert_eq!(only("Agenda: Turf War\n", ""), (None, rule("2.6"), Missing { heading: "Agenda" }));
    let error = NotInDeck { heading: "Leader", card: "velvet", pile: "Vampires" };
    assert_eq!(only("Leader: Hydra", "Leader: Velvet"), (Some(4), rule("2.7"), error));
}

// proves: 24.1, 24.2
#[test]
fn sizes_and_copies_have_limits() {
    let vampires = |have| (None, rule("24.1"), Size { pile: "Vampires", have, least: 7, most: 7 });
    assert_eq!(only("Skunk\n", ""), vampires(6));
    assert_eq!(only("Skunk\n", "Skunk\nVelvet\n"), vampires(8));
    let error = Copies { pile: "Vampires", card: "beretta", have: 2, most: 1 };
    assert_eq!(only("Skunk\n", "Beretta\n"), (Some(11), rule("24.1"), error.clone()));
    assert_eq!(only("Beretta\nBrother\n", "2 Beretta\n"), (Some(7), rule("24.1"), error));

    let library = |have| (None, rule("24.2"), Size { pile: "Library", have, least: 40, most: 60 });
    assert_eq!(only("3 Throat Rip", "2 Throat Rip"), library(39));
    let more = ["Greed", "Herald", "Seduction", "Mercy", "Influencer", "Gang Up", "Primogen"];
    let more: String = more.iter().map(|name| format!("3 {name}\n")).collect();
    assert_eq!(only("3 Throat Rip\n", &format!("3 Throat Rip\n{more}")), library(61));
    assert!(decks::read(&(GOOD.replace("3 Throat Rip\n", "2 Throat Rip\n") + &more)).is_ok());

    let error = |have| Copies { pile: "Library", card: "sucker-punch", have, most: 3 };
    assert_eq!(only("3 Sucker Punch", "4 Sucker Punch"), (Some(15), rule("24.2"), error(4)));
    // All copies count, and the line is the one that is too many.
    let (line, by_rule, copies) = only("3 Terrorize", "3 Terrorize\n2 sucker punch\nSucker Punch");
    assert_eq!((line, by_rule, copies), (Some(17), rule("24.2"), error(6)));
}

#[test]
fn everything_is_listed_in_the_order_of_the_lines() {
    let text = GOOD
        .replace("Haven: House of Pain", "Haven: House of Pian")
        .replace("Agenda: Turf War\n", "")
        .replace("Beretta", "Hydra")
        .replace("3 Sucker Punch", "4 Sucker Punch")
        .replace("3 Throat Rip", "3 Thrat Rip")
        .replace("Skunk\n", "");
    let problems = decks::read(&text).expect_err("a bad deck");
    let listed: Vec<_> = problems.iter().map(|problem| (problem.line, problem.error.slug())).collect();
    let expected = [
        (Some(2), "unknown-card"),
        (Some(6), "copies"),
        (Some(13), "copies"),
        (Some(25), "unknown-card"),
        (None, "missing"),
        (None, "size"),
    ];
    assert_eq!(listed, expected, "{problems:#?}");
}

#[test]
fn an_empty_file_lacks_everything() {
    for text in ["", "\n\n# nothing\n"] {
        let problems = decks::read(text).expect_err("nothing is there");
        let listed: Vec<_> = problems.iter().map(|problem| problem.error.slug()).collect();
        assert_eq!(listed, ["missing", "missing", "size", "size"]);
    }
}

/// Whatever somebody feeds it, the reader answers.
#[test]
fn nonsense_is_survived() {
    let letters: Vec<char> = "3x×# :\n\r\t.-'âłHaven:Library:Vampires:0".chars().collect();
    for number in Tries::new(20, 80, 3_000) {
        let mut rng = fastrand::Rng::with_seed(number);
        let mut text: Vec<char> = GOOD.chars().collect();
        for _ in 0..rng.usize(1..40) {
            let at = rng.usize(..text.len());
            match rng.u8(..3) {
                0 => text[at] = letters[rng.usize(..letters.len())],
                1 => text.insert(at, letters[rng.usize(..letters.len())]),
                _ => {
                    text.remove(at);
                }
            }
        }
        let text: String = text.into_iter().collect();
        match decks::read(&text) {
            Ok(listing) => assert_eq!(listing.deck.check(Seat(0)), Ok(()), "{text}"),
            Err(problems) => assert!(!problems.is_empty(), "{text}"),
        }
    }
}

#[test]
fn a_deck_takes_the_place_of_the_one_that_was_dealt() {
    let decks = Rivals::decks().expect("Rivals has decks");
    let mut setup: Setup = Rivals::setup(Some(3), &[]).expect("three can play");
    let dealt = setup.clone();
    assert_eq!(decks.bring(&mut setup, Seat(1), GOOD), Ok(()));
    assert_eq!(setup.decks[1], good());
    assert_eq!((&setup.decks[0], &setup.decks[2]), (&dealt.decks[0], &dealt.decks[2]));
    assert!(decks.bring(&mut setup, Seat(1), "").is_err());
    assert_eq!(setup.decks[1], good());
}

#[test]
fn a_sheet_has_every_card_with_its_copies() {
    let decks = Rivals::decks().expect("Rivals has decks");
    let sheet = decks.read(&GOOD.replace("3 Fleetness", "1 Fleetness\n2 Fleetness")).expect("a good deck");
    assert_eq!(sheet.single, [("haven", "house-of-pain"), ("agenda", "turf-war"), ("leader", "hydra")]);
    let sizes: Vec<_> = sheet.piles.iter().map(|pile| (pile.pile, pile.size(), pile.cards.len())).collect();
    assert_eq!(sizes, [("vampires", 7, 7), ("library", 40, 14)]);
    assert!(sheet.piles[1].cards.contains(&("fleetness", 3)));
}
