//! Facts that must be there, and that can be true.

use crate::cards::{Body, Clause, Crypt, Library, Price, Type};

use super::Checked;

/// Numbers in the official lists: library cards from here on, crypt cards from there on.
const LIBRARY: std::ops::Range<u32> = 100_000..200_000;
const CRYPT: std::ops::Range<u32> = 200_000..300_000;

pub(super) fn library(card: &Library) -> Checked {
    if !LIBRARY.contains(&card.id) {
        return Err(format!("{} is no number of a library card", card.id));
    }
    if card.types.is_empty() {
        return Err("it has no type".into());
    }
    let of_play = |price: &&Price| !matches!(price, Price::Blood(_) | Price::Pool(_) | Price::Conviction(_));
    if card.cost.iter().any(|price| of_play(&price)) {
        return Err("the cost of a card is blood, pool or conviction".into());
    }
    if card.play.first().is_some_and(|clause| clause.above) {
        return Err("`above` in the first clause".into());
    }
    let other = |clause: &Clause| clause.kind.filter(|kind| *kind != Type::Reflex && !card.is(*kind));
    if let Some(kind) = card.play.iter().find_map(other) {
        return Err(format!("a clause is played as {}, and the card is not", kind.slug()));
    }
    if card.combine && card.play.len() < 2 {
        return Err("`combine` needs several clauses".into());
    }
    if let Some(key) = card.have_one.iter().find(|key| !card.has(**key)) {
        return Err(format!("only one {} on its bearer, and it is none itself", key.slug()));
    }
    for mode in &card.modes {
        let body = mode.body.as_ref();
        let complete = match mode.kind {
            Type::Ally => {
                body.is_some_and(|body| has_life(body) && body.strength.is_some() && body.bleed.is_some())
            }
            Type::Retainer => body.is_some_and(has_life),
            _ => true,
        };
        if !complete {
            return Err("an ally has life, strength and bleed, a retainer has life".into());
        }
    }
    Ok(())
}

const fn has_life(body: &Body) -> bool {
    body.life.is_some()
}

pub(super) fn crypt(card: &Crypt) -> Checked {
    if !CRYPT.contains(&card.id) {
        return Err(format!("{} is no number of a crypt card", card.id));
    }
    if !(1..=11).contains(&card.capacity) {
        return Err(format!("{} is no capacity", card.capacity));
    }
    if card.group == Some(0) {
        return Err("groups count from 1".into());
    }
    let twice =
        card.disc.iter().enumerate().find(|(place, disc)| {
            card.disc[..*place].iter().any(|other| other.discipline == disc.discipline)
        });
    if let Some((_, disc)) = twice {
        return Err(format!("the Discipline of `{disc}` is there twice"));
    }
    let merged = card.merged_title.is_some() || !card.merged.is_empty();
    if merged && !card.advanced {
        return Err("only an advanced card is merged".into());
    }
    Ok(())
}
