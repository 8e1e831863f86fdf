//! The cards: data files, read and checked once.

mod effect;
mod id;
mod kinds;

use std::sync::LazyLock;

use elysium_kit::cards::{CardError, is_slug, list};
use serde::Deserialize;

pub use effect::{Ability, Amount, Condition, Cost, Count, Effect, Own, Role, When, Which, Whom};
pub use id::{
    AGENDAS, CITY_CARDS, CardId, FIRST_AGENDA, FIRST_CITY, FIRST_HAVEN, FIRST_LIBRARY, HAVENS, LIBRARY_CARDS,
    Sort, VAMPIRES,
};
pub use kinds::{CityKind, Clan, Discipline, Kind, Type};

/// What is printed on a vampire (§4.1).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VampireCard {
    pub id: String,
    pub clan: Clan,
    pub potency: u8,
    pub physical: u8,
    pub social: u8,
    pub mental: u8,
    /// Icons: a doubled discipline stands twice.
    pub disciplines: Vec<Discipline>,
    #[serde(default)]
    pub guard: bool,
    pub abilities: Vec<Ability>,
}

/// What a later printing changed: damage (§26.2), a cost (§26.3), timing (§26.6), a trigger (§26.7, §26.8).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revision {
    #[serde(default)]
    pub damage: Option<u8>,
    #[serde(default)]
    pub abilities: Option<Vec<Ability>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LibraryCard {
    pub id: String,
    pub kind: Kind,
    #[serde(default)]
    pub unhosted: bool,
    #[serde(default)]
    pub clan: Option<Clan>,
    /// The Blood Potency that its vampire needs, where there is an icon.
    #[serde(default)]
    pub potency: Option<u8>,
    #[serde(default)]
    pub attack: Vec<Type>,
    #[serde(default)]
    pub reaction: Vec<Type>,
    /// The number in the skull.
    #[serde(default)]
    pub damage: Option<u8>,
    /// The type of its damage where that is not the type of the attack.
    #[serde(default)]
    pub deals: Option<Type>,
    #[serde(default)]
    pub shield: Option<u8>,
    #[serde(default)]
    pub aggravated: bool,
    #[serde(default)]
    pub targeted: bool,
    /// The Prestige to play it, from and to.
    #[serde(default)]
    pub prestige: (u8, u8),
    /// What a Title needs, or what an Influence Modifier gives.
    #[serde(default)]
    pub influence: u8,
    #[serde(default)]
    pub unique: bool,
    /// The Prestige at which a Conspiracy can be resolved (§20.13).
    #[serde(default)]
    pub resolve_at: u8,
    pub abilities: Vec<Ability>,
    #[serde(default, deserialize_with = "present")]
    pub revised: Option<Revision>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityCard {
    pub id: String,
    pub kind: CityKind,
    #[serde(default)]
    pub blood: u8,
    #[serde(default)]
    pub agenda: u8,
    #[serde(default = "one")]
    pub copies: u8,
    pub abilities: Vec<Ability>,
}

/// A Haven or an Agenda.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainCard {
    pub id: String,
    pub abilities: Vec<Ability>,
    #[serde(default, deserialize_with = "present")]
    pub revised: Option<Revision>,
}

fn one() -> u8 {
    1
}

/// Data files write a revision without `Some`.
fn present<'de, D: serde::Deserializer<'de>>(d: D) -> Result<Option<Revision>, D::Error> {
    Revision::deserialize(d).map(Some)
}

/// What rules ask of a card all the time, ready at hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// The moments at which it speaks, as bits of [`When`].
    pub when: u64,
    /// Icons by discipline.
    pub icons: [u8; Discipline::COUNT],
    pub potency: u8,
    pub clan: Option<Clan>,
    /// By [`Type`]; Ranged has none.
    pub attributes: [u8; 4],
    /// Types as bits.
    pub attack: u8,
    pub reaction: u8,
    pub guard: bool,
}

/// Every card of the game, in one of its two printings.
pub struct Book {
    pub vampires: Vec<VampireCard>,
    pub library: Vec<LibraryCard>,
    pub city: Vec<CityCard>,
    pub havens: Vec<PlainCard>,
    pub agendas: Vec<PlainCard>,
    /// The cards that a later printing changed.
    pub revised: Vec<CardId>,
    marks: [Marks; CardId::COUNT as usize],
    /// City cards by slot: every copy has one.
    pub city_slots: [u8; CITY_SLOTS],
    /// Slots of City cards by the moment at which they speak.
    city_speaking: [u32; 64],
}

/// Copies of City cards (§1.1).
pub const CITY_SLOTS: usize = 27;

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

static BOOKS: LazyLock<[Book; 2]> = LazyLock::new(|| {
    // The files are part of the program; a test reads them, so this cannot fail in a release.
    let read = |revised| Book::read(SOURCES, revised).unwrap_or_else(|error| panic!("{error}"));
    [read(false), read(true)]
});

/// The cards as printed in 2021, or as revised later.
#[inline]
pub fn book(revised: bool) -> &'static Book {
    &BOOKS[usize::from(revised)]
}

fn bits(types: &[Type]) -> u8 {
    types.iter().fold(0, |bits, one| bits | one.bit())
}

impl Book {
    pub fn read(sources: Sources, revised: bool) -> Result<Book, CardError> {
        let mut book = Book {
            vampires: list("vampires.ron", sources.vampires)?,
            library: list("library.ron", sources.library)?,
            city: list("city.ron", sources.city)?,
            havens: list("havens.ron", sources.havens)?,
            agendas: list("agendas.ron", sources.agendas)?,
            revised: Vec::new(),
            marks: [Marks::default(); CardId::COUNT as usize],
            city_slots: [0; CITY_SLOTS],
            city_speaking: [0; 64],
        };
        book.check()?;
        book.revised = CardId::all().filter(|&card| book.revision(card).is_some()).collect();
        if revised {
            book.revise();
        }
        for card in CardId::all() {
            book.marks[card.0 as usize] = book.marks_of(card);
        }
        let copies = (0..).zip(&book.city).flat_map(|(i, card)| (0..card.copies).map(move |_| i));
        for (slot, card) in book.city_slots.iter_mut().zip(copies) {
            *slot = card;
        }
        for slot in 0..CITY_SLOTS as u8 {
            let when = book.marks(book.city_id(slot)).when;
            for (moment, slots) in book.city_speaking.iter_mut().enumerate() {
                *slots |= ((when >> moment & 1) as u32) << slot;
            }
        }
        Ok(book)
    }

    fn revision(&self, card: CardId) -> Option<&Revision> {
        match card.sort() {
            Sort::Library(i) => self.library[i as usize].revised.as_ref(),
            Sort::Haven(i) => self.havens[i as usize].revised.as_ref(),
            Sort::Agenda(i) => self.agendas[i as usize].revised.as_ref(),
            Sort::Vampire(_) | Sort::City(_) => None,
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

    fn marks_of(&self, card: CardId) -> Marks {
        let when = self.abilities(card).iter().fold(0, |bits, ability| bits | ability.when.bit());
        let mut marks = Marks { when, ..Marks::default() };
        match card.sort() {
            Sort::Vampire(i) => {
                let card = &self.vampires[i as usize];
                for discipline in &card.disciplines {
                    marks.icons[*discipline as usize] += 1;
                }
                marks.potency = card.potency;
                marks.clan = Some(card.clan);
                marks.attributes = [0, card.physical, card.social, card.mental];
                marks.guard = card.guard;
            }
            Sort::Library(i) => {
                let card = &self.library[i as usize];
                marks.potency = card.potency.unwrap_or(0);
                marks.clan = card.clan;
                marks.attack = bits(&card.attack);
                marks.reaction = bits(&card.reaction);
            }
            Sort::City(_) | Sort::Haven(_) | Sort::Agenda(_) => {
                for effect in self.abilities(card).iter().flat_map(|ability| &ability.does) {
                    match effect {
                        Effect::Icon(discipline) => marks.icons[*discipline as usize] += 1,
                        Effect::Potency(n) => marks.potency += n,
                        Effect::Attribute(of, n) => marks.attributes[*of as usize] += n,
                        _ => {}
                    }
                }
            }
        }
        marks
    }

    /// What types cannot say: how many cards there are, and what cannot be on them.
    fn check(&self) -> Result<(), CardError> {
        let fail =
            |file, card: Option<&str>, field, reason: String| Err(CardError::new(file, card, field, reason));
        for (file, have, want) in [
            ("vampires.ron", self.vampires.len(), VAMPIRES),
            ("library.ron", self.library.len(), LIBRARY_CARDS),
            ("city.ron", self.city.len(), CITY_CARDS),
            ("havens.ron", self.havens.len(), HAVENS),
            ("agendas.ron", self.agendas.len(), AGENDAS),
        ] {
            if have != want as usize {
                return fail(file, None, None, format!("{have} cards where {want} are needed"));
            }
        }
        for card in &self.vampires {
            if !(1..=10).contains(&card.potency) {
                let reason = format!("{} is no Blood Potency of a vampire", card.potency);
                return fail("vampires.ron", Some(&card.id), Some("potency"), reason);
            }
        }
        for card in &self.library {
            let wrong = |field, reason: &str| fail("library.ron", Some(&card.id), Some(field), reason.into());
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
        let copies: usize = self.city.iter().map(|card| card.copies as usize).sum();
        if copies != CITY_SLOTS {
            return fail(
                "city.ron",
                None,
                Some("copies"),
                format!("{copies} cards in all, not {CITY_SLOTS}"),
            );
        }
        let mut seen = std::collections::BTreeSet::new();
        for card in CardId::all() {
            let slug = self.slug(card);
            let file = match card.sort() {
                Sort::Vampire(_) => "vampires.ron",
                Sort::Library(_) => "library.ron",
                Sort::City(_) => "city.ron",
                Sort::Haven(_) => "havens.ron",
                Sort::Agenda(_) => "agendas.ron",
            };
            if !is_slug(slug) {
                return fail(file, Some(slug), Some("id"), format!("`{slug}` has more than a-z, 0-9 and -"));
            }
            if !seen.insert(slug) {
                return fail(file, Some(slug), Some("id"), format!("`{slug}` is used twice"));
            }
        }
        Ok(())
    }

    pub fn slug(&self, card: CardId) -> &str {
        match card.sort() {
            Sort::Vampire(i) => &self.vampires[i as usize].id,
            Sort::Library(i) => &self.library[i as usize].id,
            Sort::City(i) => &self.city[i as usize].id,
            Sort::Haven(i) => &self.havens[i as usize].id,
            Sort::Agenda(i) => &self.agendas[i as usize].id,
        }
    }

    #[inline]
    pub fn abilities(&self, card: CardId) -> &[Ability] {
        match card.sort() {
            Sort::Vampire(i) => &self.vampires[i as usize].abilities,
            Sort::Library(i) => &self.library[i as usize].abilities,
            Sort::City(i) => &self.city[i as usize].abilities,
            Sort::Haven(i) => &self.havens[i as usize].abilities,
            Sort::Agenda(i) => &self.agendas[i as usize].abilities,
        }
    }

    /// The abilities of a card at a moment, with their numbers on the card.
    #[inline]
    pub fn at(&self, card: CardId, when: When) -> impl Iterator<Item = (u8, &Ability)> {
        let speaks = self.marks(card).when & when.bit() != 0;
        let abilities = if speaks { self.abilities(card) } else { &[] };
        (0..).zip(abilities).filter(move |(_, ability)| ability.when == when)
    }

    #[inline]
    pub fn marks(&self, card: CardId) -> &Marks {
        &self.marks[card.0 as usize]
    }

    /// Does the card speak at this moment?
    #[inline]
    pub fn speaks(&self, card: CardId, when: When) -> bool {
        self.marks(card).when & when.bit() != 0
    }

    /// The Library card behind an id that is known to be one.
    #[inline]
    pub fn library_card(&self, card: CardId) -> &LibraryCard {
        &self.library[(card.0 - FIRST_LIBRARY) as usize]
    }

    /// The City cards that speak at this moment, by slot.
    #[inline]
    pub fn city_at(&self, when: When) -> u32 {
        self.city_speaking[when as usize]
    }

    /// The City card behind a slot.
    #[inline]
    pub fn city_card(&self, slot: u8) -> &CityCard {
        &self.city[self.city_slots[slot as usize] as usize]
    }

    /// The id of the card behind a City slot.
    #[inline]
    pub fn city_id(&self, slot: u8) -> CardId {
        CardId(FIRST_CITY + self.city_slots[slot as usize])
    }
}
