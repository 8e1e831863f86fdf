//! What types cannot say: what cannot be on cards, and how many of them have room.

use elysium_kit::cards::CardError;

use super::{BOXED_EVENTS, Book, CityCards, Kind, MOST_LADEN};
use crate::setup::COPIES;

pub(super) fn book(book: &Book) -> Result<(), CardError> {
    vampires(book)?;
    library(book)?;
    city(book)
}

fn vampires(book: &Book) -> Result<(), CardError> {
    for card in &book.vampires {
        if !(1..=10).contains(&card.potency) {
            let reason = format!("{} is no Blood Potency of a vampire", card.potency);
            return Err(CardError::new("vampires.ron", Some(&card.id), Some("potency"), reason));
        }
    }
    Ok(())
}

fn library(book: &Book) -> Result<(), CardError> {
    for card in &book.library {
        let wrong = |field, reason| Err(CardError::new("library.ron", Some(&card.id), Some(field), reason));
        if card.kind.is_attack() == card.attack.is_empty() {
            return wrong("attack", "Attack cards, and only they, have types of attack");
        }
        let reacts = matches!(card.kind, Kind::Reaction | Kind::AttackReaction);
        if reacts == card.reaction.is_empty() {
            return wrong("reaction", "Reactions, and only they, have types of attack to react to");
        }
        if (card.kind == Kind::Conspiracy) != (card.resolve_at > 0) {
            return wrong("resolve_at", "Conspiracies, and only they, need Prestige to be resolved");
        }
        if matches!(card.kind, Kind::Title | Kind::InfluenceModifier) != (card.influence > 0) {
            return wrong("influence", "Titles and Influence Modifiers, and only they, have Influence");
        }
    }
    let laden = COPIES * book.library.iter().filter(|card| card.can_be_laden()).count();
    if laden > MOST_LADEN {
        let reason = format!(
            "a deck can have {laden} cards that take tokens, and a table has room for {MOST_LADEN} of a player"
        );
        return Err(CardError::of_file("library.ron", reason));
    }
    Ok(())
}

fn city(book: &Book) -> Result<(), CardError> {
    let wrong = |reason| Err(CardError::of_file("city.ron", reason));
    let most = CityCards::MOST;
    if book.city.len() > most {
        return wrong(format!("{} cards, and a set of them has room for {most}", book.city.len()));
    }
    if book.city_slots.len() > most {
        return wrong(format!("{} cards in the City Deck, which has room for {most}", book.city_slots.len()));
    }
    let is_event = |card: &super::CardId| book.city[card.place()].kind.is_event();
    let events = book.city_slots.iter().filter(|card| is_event(card)).count();
    if events < BOXED_EVENTS {
        return wrong(format!("{events} Events, and {BOXED_EVENTS} go back into the box"));
    }
    Ok(())
}
