//! Titles as vampires hold them: plain data for the state.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::cards::{self, CardId, CardKind, Clan, Class, Effect, Trait, book};

/// A title: its class, and the city or clan that it is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Title {
    /// None for votes without a name.
    pub class: Option<Class>,
    pub of: Domain,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum Domain {
    None,
    City(City),
    Clan(Clan),
    /// Votes of an independent vampire.
    Votes(u8),
}

/// A city, by its place in the list of all cities that cards name; written by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct City(u8);

/// Every city that a card names.
fn cities() -> &'static [&'static str] {
    static CITIES: OnceLock<Vec<&'static str>> = OnceLock::new();
    CITIES.get_or_init(|| {
        let mut all: Vec<&'static str> =
            CardId::all().flat_map(titles_on).filter_map(cards::Title::city).collect();
        all.sort_unstable();
        all.dedup();
        all
    })
}

/// The titles that a card has or gives.
fn titles_on(card: CardId) -> Vec<&'static cards::Title> {
    let own = match card.kind() {
        CardKind::Crypt(_) => book().crypt(card).title.as_ref(),
        CardKind::Library(_) => None,
    };
    let given = book().texts(card).iter().flat_map(|text| &text.does).filter_map(|effect| match effect {
        Effect::Trait { is: Trait::Title(title), .. } => Some(title),
        _ => None,
    });
    own.into_iter().chain(given).collect()
}

impl City {
    pub fn named(name: &str) -> Option<City> {
        cities().iter().position(|city| *city == name).map(|place| City(place as u8))
    }

    pub fn name(self) -> &'static str {
        cities()[usize::from(self.0)]
    }

    pub fn all() -> impl Iterator<Item = City> {
        (0..cities().len() as u8).map(City)
    }

    /// As it is written by hand: `mexico-city`.
    pub fn slug(self) -> String {
        let words = self.name().split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join("-").to_lowercase()
    }
}

impl Serialize for City {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for City {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        City::named(&name).ok_or_else(|| serde::de::Error::custom(format!("no title of `{name}`")))
    }
}

impl Title {
    /// As a card writes it.
    pub fn of(title: &cards::Title) -> Title {
        let of = match title {
            cards::Title::Prince(city) | cards::Title::Archbishop(city) | cards::Title::Baron(city) => {
                City::named(city).map_or(Domain::None, Domain::City)
            }
            cards::Title::Justicar(clan) | cards::Title::InnerCircle(clan) | cards::Title::Kholo(clan) => {
                Domain::Clan(*clan)
            }
            cards::Title::Votes(n) => Domain::Votes(*n),
            cards::Title::Primogen
            | cards::Title::Bishop
            | cards::Title::Priscus
            | cards::Title::Cardinal
            | cards::Title::Regent
            | cards::Title::Magaji
            | cards::Title::Inquisitor => Domain::None,
        };
        Title { class: title.class(), of }
    }

    /// As it is written by hand: `primogen`, `prince.chicago`, `votes.2`.
    pub fn word(self) -> String {
        let class = self.class.map_or("votes", Class::slug);
        match self.of {
            Domain::None => class.into(),
            Domain::City(city) => format!("{class}.{}", city.slug()),
            Domain::Clan(clan) => format!("{class}.{}", clan.slug()),
            Domain::Votes(n) => format!("{class}.{n}"),
        }
    }

    /// The title that is written like this.
    pub fn named(word: &str) -> Option<Title> {
        let (class, of) = word.split_once('.').map_or((word, None), |(class, of)| (class, Some(of)));
        let of = match of {
            None => Domain::None,
            Some(of) => {
                let city = City::all().find(|city| city.slug() == of).map(Domain::City);
                let votes = || of.parse().ok().map(Domain::Votes);
                city.or_else(|| Clan::find(of).map(Domain::Clan)).or_else(votes)?
            }
        };
        let class = if class == "votes" { None } else { Some(Class::find(class)?) };
        Some(Title { class, of })
    }

    /// The votes that it gives (§10.28).
    pub const fn votes(self) -> u8 {
        match (self.class, self.of) {
            (Some(Class::Primogen | Class::Bishop), _) => 1,
            (Some(Class::Prince | Class::Archbishop | Class::Baron | Class::Kholo | Class::Magaji), _) => 2,
            (Some(Class::Justicar | Class::Cardinal), _) => 3,
            (Some(Class::InnerCircle | Class::Regent), _) => 4,
            // A priscus has a ballot instead (§10.34).
            (Some(Class::Priscus | Class::Inquisitor), _) => 0,
            (None, Domain::Votes(n)) => n,
            (None, _) => 0,
        }
    }
}
