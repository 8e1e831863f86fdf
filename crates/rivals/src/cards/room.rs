//! How many texts can meet at one moment, by the rules of decks: the rows that hold them have room for all.

use elysium_kit::cards::CardError;

use super::{Ability, Book, CityKind, Kind, MOST_ANSWERING, MOST_IN_ATTACK, MOST_STANDING, PlainCard, When};
use crate::sets::{FACTION, LIBRARY};
use crate::setup::COPIES;
use crate::state::MOST_ATTACHED;

impl When {
    /// Are its texts gathered from everything that a player has in play? Other moments concern one card, or have
    /// a row of their own.
    pub const fn is_gathered(self) -> bool {
        !matches!(
            self,
            When::Always
                | When::InAttack
                | When::Action
                | When::Block
                | When::Prevent
                | When::FaceUp
                | When::Text
                | When::AfterDamage
                | When::Played
                | When::Yes
                | When::Resolved
                | When::SchemeFailed
                | When::SchemeWon
                | When::AtOnce
                | When::Attached
                | When::SelfPlaysScheme
                | When::SelfDefeated
        )
    }
}

pub(super) fn for_texts(book: &Book) -> Result<(), CardError> {
    let fits = |what: &str, most: usize, room: usize| {
        let reason = || format!("{most} texts can meet {what}, and there is room for {room}");
        if most > room { Err(CardError::of_file("*.ron", reason())) } else { Ok(()) }
    };
    let abilities = book.names.all().flat_map(|card| book.abilities(card));
    for when in abilities.map(|ability| ability.when).filter(|when| when.is_gathered()) {
        fits(&format!("at {when:?}"), answering(book, when), MOST_ANSWERING)?;
    }
    fits("in an attack", in_attack(book), MOST_IN_ATTACK)?;
    fits("on a vampire", standing(book), MOST_STANDING)
}

fn at(abilities: &[Ability], when: When) -> usize {
    abilities.iter().filter(|ability| ability.when == when).count()
}

/// The sum of the `n` largest.
fn largest(n: usize, counts: impl Iterator<Item = usize>) -> usize {
    let mut counts: Vec<usize> = counts.collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts.into_iter().take(n).sum()
}

/// §24.1: seven different vampires.
fn vampires(book: &Book, when: When) -> usize {
    largest(FACTION, book.vampires.iter().map(|card| at(&card.abilities, when)))
}

fn plain(cards: &[PlainCard], when: When) -> usize {
    cards.iter().map(|card| at(&card.abilities, when)).max().unwrap_or(0)
}

/// All vampires of a deck, its Haven and its Agenda, §24.2: all copies of Library cards that stay in play, and the
/// whole City Deck, on the vampires or in The Streets.
fn answering(book: &Book, when: When) -> usize {
    let stays = book.library.iter().filter(|card| matches!(card.kind, Kind::Ongoing | Kind::Title));
    let copies = stays.flat_map(|card| std::iter::repeat_n(at(&card.abilities, when), COPIES));
    let city: usize = book.city_slots.iter().map(|&card| at(book.abilities(card), when)).sum();
    vampires(book, when)
        + largest(LIBRARY, copies)
        + city
        + plain(&book.havens, when)
        + plain(&book.agendas, when)
}

/// §12.1: all vampires of a deck in one party, its Haven, the Attack card, and its Ongoing cards, equal ones once.
fn in_attack(book: &Book) -> usize {
    let texts = |is: fn(Kind) -> bool| {
        let cards = book.library.iter().filter(move |card| is(card.kind));
        cards.map(|card| at(&card.abilities, When::InAttack))
    };
    let ongoing = largest(LIBRARY, texts(|kind| kind == Kind::Ongoing));
    let card = texts(Kind::is_attack).max().unwrap_or(0);
    vampires(book, When::InAttack) + ongoing + card + plain(&book.havens, When::InAttack)
}

/// §21.9: a vampire and three cards that it bears, one of them perhaps a Title.
fn standing(book: &Book) -> usize {
    let always = |abilities: &[Ability]| at(abilities, When::Always);
    let of_city = |is: fn(CityKind) -> bool| {
        let cards = book.city.iter().filter(move |card| is(card.kind));
        cards.map(|card| always(&card.abilities)).max().unwrap_or(0)
    };
    let titles = book.library.iter().filter(|card| card.kind == Kind::Title);
    let title = titles.map(|card| always(&card.abilities)).max().unwrap_or(0);
    let retainer = of_city(CityKind::is_retainer);
    let first = title.max(of_city(|kind| kind == CityKind::Prince)).max(retainer);
    let own = book.vampires.iter().map(|card| always(&card.abilities)).max().unwrap_or(0);
    own + first + (MOST_ATTACHED - 1) * retainer
}
