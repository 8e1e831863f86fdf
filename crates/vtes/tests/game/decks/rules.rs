//! The rules for decks.

use elysium_kit::DeckError;
use elysium_vtes::decks::limits::{at_table, library_most};
use elysium_vtes::decks::{self, STARTERS};

use super::{GOOD, good, only, wrong};

fn size(pile: &'static str, have: usize, least: usize, most: usize) -> DeckError {
    DeckError::Size { pile, have, least, most }
}

#[test]
fn the_starter_decks_are_as_sold() {
    for (name, text) in STARTERS {
        let deck = good(text);
        assert_eq!((deck.crypt.len(), deck.library.len()), (12, 77), "{name}");
        assert_eq!(decks::starter(&name.to_uppercase()), Some(deck.clone()), "{name}");
        // Too large for three players, unless the table takes it as it was sold.
        for players in 2..=6 {
            let refused = at_table(&deck.crypt, &deck.library, players, false);
            let error = size("Library", 77, 40, 40 + 10 * players);
            let expected = (players < 4).then_some(("5.5".to_owned(), error));
            let refused = refused.map(|problem| {
                (problem.rule.map(|rule| rule.to_string()).unwrap_or_default(), problem.error)
            });
            assert_eq!(refused, expected, "{name}, {players} players");
            assert_eq!(
                at_table(&deck.crypt, &deck.library, players, true),
                None,
                "{name}, {players} players"
            );
        }
        // With one card less it is no deck that was sold.
        let crypt = &deck.crypt[1..];
        assert!(at_table(crypt, &deck.library, 2, true).is_some(), "{name}");
    }
    assert_eq!(decks::starter("gangrel"), None);
    assert_eq!(STARTERS.map(|(name, _)| name), ["malkavian", "nosferatu", "toreador", "tremere", "ventrue"]);
}

#[test]
fn a_crypt_has_twelve_cards_or_more() {
    let rule = Some("5.2".to_owned());
    assert_eq!(only("4x Nik Sikko", "3x Nik Sikko"), (None, rule, size("Crypt", 11, 12, usize::MAX)));
    good(&GOOD.replacen("4x Nik Sikko", "200x Nik Sikko", 1));
}

#[test]
fn a_library_has_forty_cards_and_ten_more_for_each_player() {
    assert_eq!(only("4x Vessel", "3x Vessel"), (None, Some("5.4".into()), size("Library", 39, 40, 100)));
    assert_eq!(only("4x Vessel", "65x Vessel"), (None, Some("5.5".into()), size("Library", 101, 40, 100)));
    let deck = good(&GOOD.replacen("4x Vessel", "24x Vessel", 1));
    assert_eq!(at_table(&deck.crypt, &deck.library, 2, true), None);
    let deck = good(&GOOD.replacen("4x Vessel", "25x Vessel", 1));
    assert!(at_table(&deck.crypt, &deck.library, 2, true).is_some(), "61 cards, two players");
    assert_eq!(at_table(&deck.crypt, &deck.library, 3, false), None);
    assert_eq!([2, 6].map(library_most), [60, 100]);
}

// proves: 5.3, 2.20
#[test]
fn groups_follow_each_other() {
    let rule = Some("5.3".to_owned());
    let mix = |groups: &[u8]| DeckError::GroupMix { groups: groups.to_vec() };
    // All that can be played are of groups 3 and 6.
    assert_eq!(
        only("4x Nik Sikko      3  cel pre          Toreador:6", "4x Krid"),
        (None, rule.clone(), mix(&[3, 6]))
    );
    // Those that cannot count as well: Abdelsobek is of group 5, Aabbt Kindred of group 2.
    let faults = |name: &str| -> Vec<_> {
        let text =
            GOOD.replacen("4x Nik Sikko      3  cel pre          Toreador:6", &format!("4x {name}"), 1);
        wrong(&text).into_iter().map(|(_, rule, error)| (rule, error)).collect()
    };
    let not_yet = |name: &str| (None, DeckError::NotImplemented { card: name.into() });
    assert_eq!(faults("Abdelsobek"), [not_yet("Abdelsobek (G5)")]);
    assert_eq!(faults("Aabbt Kindred"), [not_yet("Aabbt Kindred (G2)"), (rule.clone(), mix(&[2, 6]))]);
    // Old ones without a printed group: 1, or 2 with the symbol of a set.
    assert_eq!(faults("Anson"), [not_yet("Anson (G1)"), (rule.clone(), mix(&[1, 6]))]);
    assert_eq!(faults("Kurt Strauss"), [not_yet("Kurt Strauss (G2)"), (rule, mix(&[2, 6]))]);
    // One without a group goes with all.
    assert_eq!(faults("Anarch Convert"), [not_yet("Anarch Convert")]);
}

// proves: 5.8
#[test]
fn any_number_of_copies_is_allowed() {
    good(&GOOD.replacen("10x Majesty\n\nEquipment (10)\n10x .44 Magnum", "20x Majesty", 1));
}

#[test]
fn copies_that_nobody_can_have_are_refused() {
    let too_many = |given: &str| DeckError::TooMany { given: given.into(), most: 255 };
    for (line, error) in [
        ("0x Vessel", DeckError::Count { given: "0".into() }),
        ("300 Vessel", too_many("300")),
        ("99999999999x Vessel", too_many("99999999999")),
    ] {
        let problems = wrong(&GOOD.replacen("4x Vessel", line, 1));
        assert_eq!(problems[0], (Some(15), None, error), "{line}");
    }
    let problems = wrong(&GOOD.replacen("4x Vessel", "4x", 1));
    assert_eq!(problems[0], (Some(15), None, DeckError::Empty { given: "4x".into() }));
}

/// Their name is wrong, not their number.
#[test]
fn unknown_cards_count() {
    assert!(matches!(only("10x Majesty", "10x Majestic Q"), (Some(21), None, DeckError::UnknownCard { .. })));
    assert!(matches!(only("4x Nik Sikko", "4x Qqqqqqq"), (_, None, DeckError::UnknownCard { .. })));
    // Without headings nobody knows where they belong.
    let (_, cards) = GOOD.split_once("---\n").expect("a crypt");
    let lines = cards.lines().filter(|line| line.contains("x ")).collect::<Vec<_>>().join("\n");
    good(&lines);
    let problems = wrong(&lines.replace("10x Majesty", "10x Majestic Q"));
    assert_eq!(problems.len(), 1, "{problems:#?}");
}

#[test]
fn what_is_no_deck_is_said() {
    assert_eq!(wrong("{\"cards\": {")[0], (Some(1), None, DeckError::NotJson));
    assert!(wrong("").iter().all(|(line, rule, _)| line.is_none() && rule.is_some()));
    let given = "https://vdb.im/decks/abc".to_owned();
    assert_eq!(wrong(&given)[0], (None, None, DeckError::Empty { given }));
    let problems = wrong("{\"cards\": {\"100001\": 0, \"201540\": \"two\"}}");
    let counts: Vec<_> =
        problems.iter().filter(|(.., error)| matches!(error, DeckError::Count { .. })).collect();
    assert_eq!(counts.len(), 2, "{problems:?}");
}
