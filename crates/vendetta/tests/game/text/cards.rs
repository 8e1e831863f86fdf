//! Names, texts and facts of cards.

use elysium_kernel::{Rules, Seat};
use elysium_kit::Title;
use elysium_text::Lang;
use elysium_vendetta::cards::CardId;
use elysium_vendetta::vocabulary::Event;
use elysium_vendetta::{Setup, Vendetta};

#[test]
fn card_texts_follow_from_what_cards_do() {
    let cards = Vendetta::cards(Lang::En);
    let text = |code: &str| -> &str {
        let found = cards.iter().find(|card| card.id == code);
        &found.expect("a card").text
    };
    for (code, expected) in [
        ("BR02", "Conflict: this card has +2 power for each card on your side here, this one included."),
        ("BR03", "Whenever an opponent plays a card at another location, that player loses 1 blood."),
        ("BR04", "Aftermath: every rival loses blood equal to the round's number."),
        ("BR05", "Aftermath: every rival loses 4 blood if you won here, otherwise 2."),
        ("GA01", "Aftermath: all your deployed blood here returns to your pool."),
        (
            "NO04",
            "Whenever you withdraw from another location, deploy 2 blood from the bank on your side here for each card you moved.",
        ),
        (
            "NO09",
            "Aftermath: steal 1 blood from every rival; then you may move this card to the Prince's Haven.",
        ),
        (
            "TO01",
            "Aftermath: steal from every rival blood equal to half the number of cards in your alliance (rounded down).",
        ),
        ("TR02", "Preparation: spend half your pool (rounded down), or turn this card face down."),
        ("TR03", "Preparation: gain enough blood to bring your pool to 7, but at least 1."),
        (
            "TR05",
            "Aftermath: you may spend half your pool (rounded down). If you do, every rival loses 4 blood.",
        ),
        ("VE08", "No ability."),
        ("AL06", "When you gain this ally, gain 5 blood."),
        ("AL28", "Playing a card face down costs you 1 blood more."),
        ("LO7", "At the start of Aftermath here, every player still here except the winner loses 1 blood."),
        ("RE3", "Once per game: in your own Planning turn, gain 3 blood."),
    ] {
        assert_eq!(text(code), expected, "{code}");
    }
}

#[test]
fn invented_cards_are_marked() {
    let state = Vendetta::begin(&Setup::default()).unwrap();
    for &lang in Lang::ALL {
        for card in Vendetta::cards(lang) {
            assert!(!card.name.contains('('), "{lang}: the mark is not part of the name {}", card.name);
            let id = CardId::find(&card.id).unwrap();
            let shown = Vendetta::event(lang, &state, Event::RelicUsed { who: Seat(0), relic: id })
                .unwrap()
                .to_string();
            assert!(shown.contains(&card.name), "{shown}");
            assert_eq!(shown.contains(&format!("{} (", card.name)), card.homemade, "{lang}: {shown}");
        }
    }
}

#[test]
fn facts_of_cards() {
    let cards = Vendetta::cards(Lang::En);
    let find = |code: &str| cards.iter().find(|card| card.id == code).expect("a card");
    let challenge = find("BR03");
    assert_eq!((challenge.kind.as_str(), challenge.group.as_str()), ("passive", "brujah"));
    assert_eq!(challenge.facts["power"], 4);
    assert_eq!(find("VI").facts["count"], 35);
    assert_eq!(find("VI").group, "victim");
    assert_eq!(find("AL12").facts["feed"], -1);
    assert_eq!(find("RE2").facts["end_influence"], 2);
}
