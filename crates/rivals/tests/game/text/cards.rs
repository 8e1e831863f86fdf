//! Names, texts and facts of cards.

use elysium_kit::{CardText, Title};
use elysium_proof::words::{check, languages};
use elysium_rivals::Rivals;
use elysium_text::Lang;
use serde_json::json;

#[test]
fn every_fact_has_words() {
    for lang in languages() {
        for card in Rivals::cards(lang) {
            for (name, value) in &card.facts {
                let fact = Rivals::fact(lang, name, value);
                check(lang, &fact.unwrap_or_else(|| panic!("no words for {name} of {}", card.id)));
            }
        }
    }
}

fn find<'a>(cards: &'a [CardText], id: &str) -> &'a CardText {
    cards.iter().find(|card| card.id == id).unwrap_or_else(|| panic!("no card {id}"))
}

#[test]
fn card_texts_follow_from_what_cards_do() {
    let cards = Rivals::cards(Lang::En);
    for (id, expected) in [
        ("hydra", "Attacker – pay 1 Blood: draw 1 card."),
        ("skunk", "Guard: can block Ranged attacks."),
        (
            "zhang-wei",
            "Party – whenever this party defeats a character, if this character has a Title, the player of that character loses 1 Prestige.",
        ),
        ("bad-penny", "Torpor – in your Torpor and Mending Step, mend 1 Blood on this character."),
        ("jesus", "Relentless – when this character is defeated, you may pay 1 Prestige: gain 1 Agenda."),
        ("throat-rip", "+1 damage for each member of this party with Potence."),
        ("a-biting-comment", "Choose one: +2 damage; or steal 1 Prestige from the opposing foe."),
        ("slap-in-the-face", "Its damage is Physical and hits the attacker."),
        ("free-money", "If the Scheme succeeds, every player gains 3 Prestige."),
        (
            "house-of-pain",
            "Your vampires at home have +1 Secrecy. Leader Ability: Attacker – discard 1 card: +1 damage.",
        ),
        ("base-of-power", "Whenever a Title is attached to a vampire of your coterie, gain 2 Agenda."),
        (
            "castro-street-party",
            "Ongoing: stays until the next turn of the player who brought it out. Everybody in The Streets has +1 Secrecy.",
        ),
    ] {
        assert_eq!(find(&cards, id).text, expected, "{id}");
    }
}

#[test]
fn later_wordings_stand_below_the_first_ones() {
    let cards = Rivals::cards(Lang::En);
    let revised: Vec<&str> =
        cards.iter().filter(|card| card.text.contains('\n')).map(|card| card.id.as_str()).collect();
    assert_eq!(revised.len(), 7, "{revised:?}");
    let punch = find(&cards, "sucker-punch");
    assert!(punch.text.ends_with("\nWith errata: Its damage is 1."), "{}", punch.text);
    assert_eq!((&punch.facts["damage"], &punch.facts["revised_damage"]), (&json!(2), &json!(1)));
}

#[test]
fn facts_of_cards() {
    let cards = Rivals::cards(Lang::En);
    let hydra = find(&cards, "hydra");
    assert_eq!((hydra.kind.as_str(), hydra.group.as_str()), ("vampire", "brujah"));
    assert_eq!(hydra.facts["potency"], 6);
    assert_eq!(hydra.facts["disciplines"], json!(["celerity", "potence", "presence"]));
    assert!(!hydra.facts.contains_key("guard"), "a mark that is not there is left out");
    let words = Rivals::fact(Lang::En, "disciplines", &hydra.facts["disciplines"]);
    assert_eq!(words.as_deref(), Some("disciplines: Celerity, Potence, Presence"));
    assert_eq!(find(&cards, "vagrant").facts["copies"], 5);
    assert_eq!(find(&cards, "long-term-investment").facts["prestige"], "1-3");
    assert_eq!(find(&cards, "cop").group, "neutral");
}
