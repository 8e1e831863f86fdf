//! The list of all cards, beside those that the program plays.

use elysium_kit::{Close, DeckError};
use elysium_vtes::cards::{CardId, CardKind, book};
use elysium_vtes::decks;

use super::{GOOD, only, wrong};

fn rows() -> impl Iterator<Item = (&'static str, &'static str, Option<&'static str>)> {
    include_str!("../../../data/official.tsv").lines().map(|line| {
        let mut columns = line.split('\t');
        // Types or clan come before the group.
        (columns.next().expect("a number"), columns.next().expect("a name"), columns.nth(1))
    })
}

/// Facts of the pool that stand in two files are the same in both.
#[test]
fn every_card_of_the_pool_is_in_the_list() {
    let names = include_str!("../../../i18n/en/names.ftl");
    for card in CardId::all() {
        let code = book().names.code(card);
        let (_, name, group) =
            rows().find(|(id, ..)| *id == code).unwrap_or_else(|| panic!("{card}: {code}"));
        assert!(names.contains(&format!("card-{card} = {name}\n")), "{card}: {name}");
        match card.kind() {
            CardKind::Crypt(_) => {
                let printed = book().crypt(card);
                let group = group.expect("crypt cards have one");
                assert_eq!(group.trim_end_matches('a').parse().ok(), printed.group, "{card}");
                assert_eq!(group.ends_with('a'), printed.advanced, "{card}");
            }
            CardKind::Library(_) => assert_eq!(group, None, "{card}"),
        }
    }
    assert_eq!(rows().count(), 4149);
    assert!(rows().map(|(id, ..)| id.parse::<u32>().expect("a number")).is_sorted());
}

/// No card is taken for a heading, and every name is read as itself, behind a number of copies too.
#[test]
fn every_name_is_read_as_a_card() {
    let in_pool = |name: &str| rows().any(|(id, other, _)| other == name && CardId::find(id).is_some());
    for (_, name, _) in rows() {
        for line in [format!("2x {name}"), format!("3 {name}"), name.to_owned()] {
            let problems = wrong(&line);
            let cards: Vec<_> = problems.iter().filter(|(line, ..)| line.is_some()).collect();
            match cards[..] {
                [] => assert!(in_pool(name), "{line}"),
                [(_, _, DeckError::NotImplemented { card })] => {
                    assert!(card.starts_with(name), "{line}: {card}");
                }
                _ => panic!("{line}: {cards:?}"),
            }
        }
    }
}

#[test]
fn cards_that_cannot_be_played_yet_are_named() {
    let (line, rule, error) = only("6x Blood Doll", "6x Minion Tap");
    assert_eq!((line, rule), (Some(14), None));
    assert_eq!(error, DeckError::NotImplemented { card: "Minion Tap".into() });
    // Two dashes begin a comment, except in the name of this one.
    let (.., error) = only("6x Blood Doll", "6x Bang Nakh -- Tiger's Claws");
    assert_eq!(error, DeckError::NotImplemented { card: "Bang Nakh — Tiger's Claws".into() });
    let link = "https://vdb.im/decks/deck?name=x#101217=2;100001=40;201540=12;999999=1";
    let faults: Vec<_> = wrong(link).into_iter().map(|(.., error)| error).collect();
    let tap = DeckError::NotImplemented { card: "Minion Tap".into() };
    let unknown = DeckError::UnknownCard { given: "999999".into(), close: Vec::new() };
    assert!(faults.contains(&tap) && faults.contains(&unknown) && faults.len() == 2, "{faults:?}");
}

#[test]
fn misspelt_cards_get_suggestions() {
    let (line, _, error) = only("6x Blood Doll", "6x Blod Dol");
    let DeckError::UnknownCard { given, close } = error else { panic!("{error:?}") };
    assert_eq!((line, given.as_str(), close[0].name.as_str()), (Some(14), "Blod Dol", "Blood Doll"));
    assert!(close[0].playable);
    // A name in front of something else is not taken for the card.
    let (.., error) = only("6x Blood Doll", "6x Blood Doll Deluxe");
    assert!(matches!(error, DeckError::UnknownCard { .. }), "{error:?}");
    let (.., error) = only("Kathy Glens ", "Kathy Glans ");
    let DeckError::UnknownCard { given, close } = error else { panic!("{error:?}") };
    assert_eq!((given.as_str(), close[0].name.as_str()), ("Kathy Glans", "Kathy Glens"));
    // What cannot be played here yet is marked.
    let (.., error) = only("6x Blood Doll", "6x Minoin Tap");
    let DeckError::UnknownCard { close, .. } = error else { panic!("{error:?}") };
    assert_eq!(close[0], Close { name: "Minion Tap".into(), playable: false });
}

#[test]
fn the_article_may_be_left_out_or_stand_behind() {
    for name in ["The Barrens", "Barrens, The", "barrens", "THE BARRENS", "the-barrens"] {
        let text = GOOD.replace("6x Blood Doll", &format!("6x {name}"));
        let deck = decks::read(&text).unwrap_or_else(|problems| panic!("{name}: {problems:?}"));
        assert_eq!(deck.library.iter().filter(|card| card.slug() == "the-barrens").count(), 6, "{name}");
    }
    for name in ["Pentex Subversion", "Pentex(TM) Subversion", "Pentex™ Subversion"] {
        let deck = decks::read(&GOOD.replace("6x Blood Doll", &format!("6x {name}"))).expect("a good deck");
        assert_eq!(deck.library[0].slug(), "pentex-subversion", "{name}");
    }
}

/// Kathy Glens is of group 6 and not advanced: whoever writes another is told what there is.
#[test]
fn a_vampire_with_a_group_that_it_does_not_have_is_not_unknown() {
    let known = vec!["Kathy Glens (G6)".to_owned()];
    for (from, to, given) in [
        ("4x Kathy Glens    5  aus cel tha PRE  Toreador:6", "4x Kathy Glens (G5)", "Kathy Glens (G5)"),
        ("4x Kathy Glens    5  aus cel tha PRE  Toreador:6", "4x Kathy Glens (ADV)", "Kathy Glens (ADV)"),
        ("tha PRE  Toreador:6", "tha PRE  Toreador:2", "Kathy Glens (G2)"),
    ] {
        let (line, _, error) = only(from, to);
        let expected = DeckError::OtherPrinting { given: given.into(), known: known.clone() };
        assert_eq!((line, error), (Some(10), expected), "{to}");
    }
}

/// Quentin King III has a base and an advanced printing; Gilbert Duane is in groups 1 and 6.
#[test]
fn a_shared_name_means_the_base_printing_of_a_fitting_group() {
    let threes = "4x Quentin King III\n4x Mazz\n4x Krid\n";
    let library = GOOD.split_once("Library").expect("a library").1;
    let deck = |crypt: &str| decks::read(&format!("Crypt\n{crypt}\nLibrary{library}"));
    let crypt = deck(threes).expect("a good deck").crypt;
    assert_eq!(book().crypt(crypt[0]).id, 201_141);
    for advanced in [
        "Quentin King III (ADV)",
        "Quentin King III [ADV]",
        "Quentin King III (G3 ADV)",
        "Quentin King III  7  ADV  Malkavian:3",
    ] {
        let problems = deck(&threes.replace("Quentin King III", advanced)).expect_err(advanced);
        let error = &problems[0].error;
        assert_eq!(
            *error,
            DeckError::NotImplemented { card: "Quentin King III (G3 ADV)".into() },
            "{advanced}"
        );
    }
    let group = |crypt: &str| {
        let problems = deck(crypt).expect_err("it is not implemented");
        let DeckError::NotImplemented { card } = &problems[0].error else { panic!("{problems:?}") };
        card.clone()
    };
    assert_eq!(group("4x Gilbert Duane\n8x Ashley\n"), "Gilbert Duane (G6)", "with vampires of group 6");
    assert_eq!(group("12x Gilbert Duane\n"), "Gilbert Duane (G1)", "alone");
    assert_eq!(group("12x Gilbert Duane (G6)\n"), "Gilbert Duane (G6)", "as it is marked");
    assert_eq!(
        group("12x Gilbert Duane  7  aus dom obf  Malkavian:6\n"),
        "Gilbert Duane (G6)",
        "by its column"
    );
}
