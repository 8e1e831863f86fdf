//! The cards: data files, read and checked once.

mod check;
mod effect;
mod id;
mod kinds;
mod marks;
mod printed;
mod room;

use std::sync::Arc;

use elysium_kit::cards::{CardError, InUse, Names, PerCard};
use strum::EnumCount;

pub use effect::{Ability, Amount, Condition, Cost, Count, Effect, Own, Role, When, Which, Whom};
pub use id::{CardId, CardKind, CityCards};
pub use kinds::{CityKind, Clan, Discipline, Kind, Type};
pub use marks::Marks;
pub use printed::{CityCard, LibraryCard, PlainCard, Revision, VampireCard};

/// §2.2: Events put back into the box.
pub const BOXED_EVENTS: usize = 4;

/// Room for cards with tokens in a player's part of the state: all that one deck can have must fit.
pub const MOST_LADEN: usize = 24;

/// Room for the texts of a player that answer to one moment. Of the cards of the core box 13 can meet at most.
pub const MOST_ANSWERING: usize = 32;

/// Room for the different texts that one attack can use in its step 9: 10 of the core box.
pub const MOST_IN_ATTACK: usize = 32;

/// Room for the standing texts of a vampire and what it bears: 5 of the core box.
pub const MOST_STANDING: usize = 16;

/// Every card of the game, in one of its two printings.
pub struct Book {
    pub names: Names<CardId>,
    pub vampires: Vec<VampireCard>,
    pub library: Vec<LibraryCard>,
    pub city: Vec<CityCard>,
    pub havens: Vec<PlainCard>,
    pub agendas: Vec<PlainCard>,
    /// The cards that a later printing changed.
    pub revised: Vec<CardId>,
    /// The City Deck (§1.1), of the core set, by slot: every copy has one.
    pub city_slots: Vec<CardId>,
    /// Slots of City cards by the moment at which they trigger.
    city_triggers: [u64; When::COUNT],
    /// What is printed on each, whatever its table.
    abilities: PerCard<Arc<[Ability]>>,
    marks: PerCard<Marks>,
}

/// The texts of the data files.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    pub vampires: &'a str,
    pub library: &'a str,
    pub city: &'a str,
    pub havens: &'a str,
    pub agendas: &'a str,
}

/// The data files of the game.
pub const SOURCES: Sources<'static> = Sources {
    vampires: include_str!("../../data/vampires.ron"),
    library: include_str!("../../data/library.ron"),
    city: include_str!("../../data/city.ron"),
    havens: include_str!("../../data/havens.ron"),
    agendas: include_str!("../../data/agendas.ron"),
};

/// The cards as printed in 2021, and as revised later.
static BOOKS: InUse<[Book; 2]> = InUse::new();

fn both(sources: Sources) -> Result<[Book; 2], CardError> {
    Ok([Book::read(sources, false)?, Book::read(sources, true)?])
}

/// The cards as printed in 2021, or as revised later.
#[inline]
pub fn book(revised: bool) -> &'static Book {
    &BOOKS.get(|| both(SOURCES))[usize::from(revised)]
}

/// For a test of what other cards change.
#[doc(hidden)]
pub fn install(sources: Sources) -> Result<(), CardError> {
    both(sources).map(|books| BOOKS.install(books))
}

impl Book {
    pub fn read(sources: Sources, revised: bool) -> Result<Book, CardError> {
        let mut names = Names::default();
        let mut book = Book {
            vampires: names.read("vampires.ron", sources.vampires, CardId::vampire)?,
            library: names.read("library.ron", sources.library, CardId::library)?,
            city: names.read("city.ron", sources.city, CardId::city)?,
            havens: names.read("havens.ron", sources.havens, CardId::haven)?,
            agendas: names.read("agendas.ron", sources.agendas, CardId::agenda)?,
            names,
            revised: Vec::new(),
            city_slots: Vec::new(),
            city_triggers: [0; When::COUNT],
            abilities: PerCard::default(),
            marks: PerCard::default(),
        };
        let copies = |card: CardId| std::iter::repeat_n(card, book.city[card.place()].copies as usize);
        book.city_slots = book.names.core(CardId::city).flat_map(copies).collect();
        book.revised = book.names.all().filter(|&card| book.revision(card).is_some()).collect();
        if revised {
            book.revise();
        }
        book.abilities = PerCard::new(&book.names, |card| book.printed_abilities(card));
        check::book(&book)?;
        room::for_texts(&book)?;
        book.marks = PerCard::new(&book.names, |card| Marks::of(&book, card));
        for (slot, &card) in book.city_slots.iter().enumerate() {
            let when = book.marks[card].when;
            for (moment, slots) in book.city_triggers.iter_mut().enumerate() {
                *slots |= (when >> moment & 1) << slot;
            }
        }
        Ok(book)
    }

    fn revision(&self, card: CardId) -> Option<&Revision> {
        match card.kind() {
            CardKind::Library(i) => self.library[i as usize].revised.as_ref(),
            CardKind::Haven(i) => self.havens[i as usize].revised.as_ref(),
            CardKind::Agenda(i) => self.agendas[i as usize].revised.as_ref(),
            CardKind::Vampire(_) | CardKind::City(_) => None,
        }
    }

    /// Puts the later printing in place of the first.
    fn revise(&mut self) {
        for card in &mut self.library {
            let Some(revision) = &card.revised else { continue };
            card.damage = revision.damage.or(card.damage);
            if let Some(abilities) = &revision.abilities {
                card.abilities = abilities.clone();
            }
        }
        for card in self.havens.iter_mut().chain(&mut self.agendas) {
            if let Some(Revision { abilities: Some(abilities), .. }) = &card.revised {
                card.abilities = abilities.clone();
            }
        }
    }

    fn printed_abilities(&self, card: CardId) -> Arc<[Ability]> {
        let all = match card.kind() {
            CardKind::Vampire(i) => &self.vampires[i as usize].abilities,
            CardKind::Library(i) => &self.library[i as usize].abilities,
            CardKind::City(i) => &self.city[i as usize].abilities,
            CardKind::Haven(i) => &self.havens[i as usize].abilities,
            CardKind::Agenda(i) => &self.agendas[i as usize].abilities,
        };
        Arc::clone(all)
    }

    #[inline]
    pub fn abilities(&self, card: CardId) -> &[Ability] {
        &self.abilities[card]
    }

    /// The abilities of a card at a moment, with their numbers on the card.
    #[inline]
    pub fn at(&self, card: CardId, when: When) -> impl Iterator<Item = (u8, &Ability)> {
        let triggers = self.marks(card).when & when.bit() != 0;
        let abilities = if triggers { self.abilities(card) } else { &[] };
        (0..).zip(abilities).filter(move |(_, ability)| ability.when == when)
    }

    #[inline]
    pub fn marks(&self, card: CardId) -> &Marks {
        &self.marks[card]
    }

    /// Does the card trigger at this moment?
    #[inline]
    pub fn triggers_on(&self, card: CardId, when: When) -> bool {
        self.marks(card).when & when.bit() != 0
    }

    /// The Library card behind an id that is known to be one.
    #[inline]
    pub fn library_card(&self, card: CardId) -> &LibraryCard {
        debug_assert!(matches!(card.kind(), CardKind::Library(_)));
        &self.library[card.place()]
    }

    /// The City cards that trigger at this moment, by slot.
    #[inline]
    pub fn city_at(&self, when: When) -> u64 {
        self.city_triggers[when as usize]
    }

    /// All slots of the City Deck.
    pub fn city_deck(&self) -> u64 {
        u64::MAX.checked_shr(64 - self.city_slots.len() as u32).unwrap_or(0)
    }

    /// The City card behind a slot.
    #[inline]
    pub fn city_card(&self, slot: u8) -> &CityCard {
        &self.city[self.city_id(slot).place()]
    }

    /// The id of the card behind a City slot.
    #[inline]
    pub fn city_id(&self, slot: u8) -> CardId {
        self.city_slots[slot as usize]
    }
}
