//! What cards are called, and which card is called so: found by hash.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use serde::de::DeserializeOwned;

use super::{Card, CardError, Key, Printed, is_slug, list};

/// The names of all cards of a game, table by table as its files are read.
pub struct Names<C> {
    tables: Vec<Vec<Named>>,
    /// By slug and by code, in small letters.
    found: HashMap<String, C, BuildHasherDefault<Fnv>>,
}

/// The FNV-1a hash: names are short, known, and looked up for every word of a position.
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

struct Named {
    slug: String,
    code: Option<String>,
    core: bool,
}

impl<C> Default for Names<C> {
    fn default() -> Self {
        Names { tables: Vec::new(), found: HashMap::default() }
    }
}

impl<C: Card> Names<C> {
    /// Reads one file into the table whose ids `id` makes, behind what is there, and checks names.
    pub fn read<T: Printed + DeserializeOwned>(
        &mut self,
        file: &'static str,
        text: &str,
        id: fn(u16) -> C,
    ) -> Result<Vec<T>, CardError> {
        let cards: Vec<T> = list(file, text)?;
        let table = usize::from(id(0).key().table());
        if self.tables.len() <= table {
            self.tables.resize_with(table + 1, Vec::new);
        }
        let before = self.tables[table].len();
        if before + cards.len() > Key::PLACES {
            let reason = format!("{} cards, and a table has room for {}", before + cards.len(), Key::PLACES);
            return Err(CardError::of_file(file, reason));
        }
        for (place, card) in (before as u16..).zip(&cards) {
            let (slug, code) = (card.slug(), card.code());
            let code = code.as_deref();
            let wrong =
                |field, reason| Err(CardError::new(file, Some(code.unwrap_or(slug)), Some(field), reason));
            // Where there is no code, the field of the slug is called `id`.
            let names = [(if code.is_some() { "slug" } else { "id" }, Some(slug)), ("id", code)];
            if !is_slug(slug) {
                return wrong(names[0].0, format!("`{slug}` has more than a-z, 0-9 and -"));
            }
            for (field, name) in names {
                let Some(name) = name else { continue };
                if self.found.insert(name.to_ascii_lowercase(), id(place)).is_some() {
                    return wrong(field, format!("`{name}` is used twice"));
                }
            }
            let named = Named { slug: slug.into(), code: code.map(String::from), core: card.set().is_core() };
            self.tables[table].push(named);
        }
        Ok(cards)
    }

    fn named(&self, card: C) -> &Named {
        let key = card.key();
        &self.tables[usize::from(key.table())][usize::from(key.place())]
    }

    pub fn slug(&self, card: C) -> &str {
        &self.named(card).slug
    }

    /// The second name of a card; its slug where it has none.
    pub fn code(&self, card: C) -> &str {
        let named = self.named(card);
        named.code.as_ref().unwrap_or(&named.slug)
    }

    /// By slug or code, in any case.
    pub fn find(&self, text: &str) -> Option<C> {
        self.found.get(&text.to_ascii_lowercase()).copied()
    }

    /// Every card, table by table.
    pub fn all(&self) -> impl Iterator<Item = C> {
        let key = |table, place| C::from_key(Key::new(table, place));
        (0..)
            .zip(&self.tables)
            .flat_map(move |(table, cards)| (0..).zip(cards).map(move |(place, _)| key(table, place)))
    }

    /// Is this a card of the core set?
    pub fn is_core(&self, card: C) -> bool {
        self.named(card).core
    }

    /// The cards of the core set in one table.
    pub fn core(&self, id: fn(u16) -> C) -> impl Iterator<Item = C> {
        let table = self.tables.get(usize::from(id(0).key().table()));
        (0..)
            .zip(table.into_iter().flatten())
            .filter(|(_, named)| named.core)
            .map(move |(place, _)| id(place))
    }
}
