//! The cards: data files, read and checked once.

mod effect;
mod id;

use std::sync::LazyLock;

use elysium_kit::cards::{CardError, is_slug, list};
use serde::{Deserialize, Serialize};

use crate::sets::AllySet;

pub use effect::{Ability, Amount, Condition, Count, Effect, Goal, Own, When, Whom};
pub use id::{ALLIES, CLAN_CARDS, CardId, LOCATION_CARDS, RELICS, Sort};

/// Cards of one clan.
pub const PER_CLAN: usize = 9;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "lowercase"))]
#[serde(rename_all(serialize = "lowercase"))]
#[repr(u8)]
pub enum Clan {
    #[serde(alias = "brujah")]
    Brujah,
    #[serde(alias = "gangrel")]
    Gangrel,
    #[serde(alias = "malkavian")]
    Malkavian,
    #[serde(alias = "nosferatu")]
    Nosferatu,
    #[serde(alias = "toreador")]
    Toreador,
    #[serde(alias = "tremere")]
    Tremere,
    #[serde(alias = "ventrue")]
    Ventrue,
}

impl Clan {
    pub const ALL: [Clan; 7] = [
        Clan::Brujah,
        Clan::Gangrel,
        Clan::Malkavian,
        Clan::Nosferatu,
        Clan::Toreador,
        Clan::Tremere,
        Clan::Ventrue,
    ];

    /// The id in notation and messages.
    pub const fn slug(self) -> &'static str {
        match self {
            Clan::Brujah => "brujah",
            Clan::Gangrel => "gangrel",
            Clan::Malkavian => "malkavian",
            Clan::Nosferatu => "nosferatu",
            Clan::Toreador => "toreador",
            Clan::Tremere => "tremere",
            Clan::Ventrue => "ventrue",
        }
    }

    pub fn find(text: &str) -> Option<Clan> {
        Self::ALL.into_iter().find(|clan| clan.slug().eq_ignore_ascii_case(text))
    }
}

/// The four kinds of clan card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all(serialize = "lowercase"))]
pub enum Kind {
    Preparation,
    Conflict,
    Aftermath,
    Passive,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClanCard {
    pub id: String,
    pub slug: String,
    pub clan: Clan,
    pub kind: Kind,
    pub power: u8,
    pub starter: bool,
    pub house: bool,
    pub abilities: Vec<Ability>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all(serialize = "lowercase"))]
pub enum AllyKind {
    Human,
    Vampire,
    Victim,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ally {
    pub id: String,
    pub slug: String,
    pub kind: AllyKind,
    pub influence: u8,
    pub feed: i8,
    pub drain_blood: u8,
    pub drain_influence: u8,
    pub house: bool,
    pub abilities: Vec<Ability>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationCard {
    pub id: String,
    pub slug: String,
    pub house: bool,
    pub abilities: Vec<Ability>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relic {
    pub id: String,
    pub slug: String,
    /// What it is worth at the end of the game.
    pub influence: u8,
    pub house: bool,
    pub abilities: Vec<Ability>,
}

/// What a card does to power in the Conflict, besides its own bonus.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Might {
    #[default]
    Plain,
    OfHighest,
    HalvesRivals,
    ZeroesHighest,
    BloodWorth(u8),
}

/// What rules ask of a card all the time, ready at hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Marks {
    /// The moments at which it speaks, as bits of [`When`].
    pub when: u32,
    /// The functions of its own, as bits of [`Own`].
    pub own: u32,
    pub power: u8,
    pub bonus: Option<Amount>,
    pub might: Might,
    /// Added to the cost of playing face down.
    pub face_down_cost: i8,
}

/// Every card of the game.
pub struct Book {
    pub clan_cards: Vec<ClanCard>,
    /// The victim is the last.
    pub allies: Vec<Ally>,
    pub locations: Vec<LocationCard>,
    pub relics: Vec<Relic>,
    /// Allies by standing rule.
    pub standing: Standing,
    marks: [Marks; CLAN_CARDS as usize],
    ally_marks: [Marks; ALLIES as usize + 1],
}

/// Which allies have a standing rule.
#[derive(Clone, Copy, Debug, Default)]
pub struct Standing {
    pub win_ties: AllySet,
    pub cannot_be_drained: AllySet,
    pub drained_first: AllySet,
    pub look_for_blood: AllySet,
    pub keep_both: AllySet,
}

/// The texts of the four data files.
#[derive(Clone, Copy)]
pub struct Sources<'a> {
    pub clan_cards: &'a str,
    pub allies: &'a str,
    pub locations: &'a str,
    pub relics: &'a str,
}

/// The data files of the game.
pub const SOURCES: Sources<'static> = Sources {
    clan_cards: include_str!("../../data/clan_cards.ron"),
    allies: include_str!("../../data/allies.ron"),
    locations: include_str!("../../data/locations.ron"),
    relics: include_str!("../../data/relics.ron"),
};

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    // The files are part of the program; a test reads them, so this cannot fail in a release.
    Book::read(SOURCES).unwrap_or_else(|error| panic!("{error}"))
});

/// The cards.
#[inline]
pub fn book() -> &'static Book {
    &BOOK
}

fn marks(abilities: &[Ability], power: u8) -> Marks {
    let mut marks = Marks { power, ..Marks::default() };
    for ability in abilities {
        marks.when |= ability.when.bit();
        for effect in &ability.does {
            match effect {
                Effect::Own(own) => marks.own |= own.bit(),
                Effect::Power(amount) => marks.bonus = Some(*amount),
                Effect::FaceDownCost(n) => marks.face_down_cost += n,
                Effect::PowerOfHighest => marks.might = Might::OfHighest,
                Effect::HalveRivals => marks.might = Might::HalvesRivals,
                Effect::ZeroHighestRival => marks.might = Might::ZeroesHighest,
                Effect::BloodWorth(n) => marks.might = Might::BloodWorth(*n),
                _ => {}
            }
        }
    }
    marks
}

impl Book {
    pub fn read(sources: Sources) -> Result<Book, CardError> {
        let clan_cards: Vec<ClanCard> = list("clan_cards.ron", sources.clan_cards)?;
        let allies: Vec<Ally> = list("allies.ron", sources.allies)?;
        let mut book = Book {
            marks: [Marks::default(); CLAN_CARDS as usize],
            ally_marks: [Marks::default(); ALLIES as usize + 1],
            standing: Standing::default(),
            clan_cards,
            allies,
            locations: list("locations.ron", sources.locations)?,
            relics: list("relics.ron", sources.relics)?,
        };
        book.check()?;
        for (marks_of, card) in book.marks.iter_mut().zip(&book.clan_cards) {
            *marks_of = marks(&card.abilities, card.power);
        }
        for (marks_of, ally) in book.ally_marks.iter_mut().zip(&book.allies) {
            *marks_of = marks(&ally.abilities, 0);
        }
        let with = |is: fn(&Effect) -> bool| {
            let has = |ally: &Ally| ally.abilities.iter().flat_map(|a| &a.does).any(is);
            AllySet(
                book.allies.iter().enumerate().fold(0, |bits, (i, ally)| bits | u32::from(has(ally)) << i),
            )
        };
        book.standing = Standing {
            win_ties: with(|e| matches!(e, Effect::WinTies)),
            cannot_be_drained: with(|e| matches!(e, Effect::CannotBeDrained)),
            drained_first: with(|e| matches!(e, Effect::DrainedFirst)),
            look_for_blood: with(|e| matches!(e, Effect::LookForBlood(_))),
            keep_both: with(|e| matches!(e, Effect::KeepBoth)),
        };
        Ok(book)
    }

    /// What types cannot say: how many cards there are, and what cannot be on them.
    fn check(&self) -> Result<(), CardError> {
        let fail =
            |file, card: Option<&str>, field, reason: String| Err(CardError::new(file, card, field, reason));
        for (file, have, want) in [
            ("clan_cards.ron", self.clan_cards.len(), CLAN_CARDS as usize),
            ("allies.ron", self.allies.len(), ALLIES as usize + 1),
            ("locations.ron", self.locations.len(), LOCATION_CARDS as usize),
            ("relics.ron", self.relics.len(), RELICS as usize),
        ] {
            if have != want {
                return fail(file, None, None, format!("{have} cards where {want} are needed"));
            }
        }
        for (i, card) in self.clan_cards.iter().enumerate() {
            let file = "clan_cards.ron";
            if card.clan as usize != i / PER_CLAN {
                let reason =
                    format!("cards stand in order of clans, nine each; {:?} is out of place", card.clan);
                return fail(file, Some(&card.id), Some("clan"), reason);
            }
            if card.starter != (i % PER_CLAN >= 7) {
                return fail(
                    file,
                    Some(&card.id),
                    Some("starter"),
                    "the last two of a clan are its starters".into(),
                );
            }
            if card.power > 15 {
                return fail(
                    file,
                    Some(&card.id),
                    Some("power"),
                    format!("{} is no power of a card", card.power),
                );
            }
        }
        for (i, ally) in self.allies.iter().enumerate() {
            if (ally.kind == AllyKind::Victim) != (i == ALLIES as usize) {
                return fail(
                    "allies.ron",
                    Some(&ally.id),
                    Some("kind"),
                    "the victim is the last, and alone".into(),
                );
            }
        }
        let mut seen = std::collections::BTreeSet::new();
        for card in CardId::all() {
            let (id, slug) = self.names(card);
            let file = ["clan_cards.ron", "allies.ron", "locations.ron", "relics.ron"][match card.sort() {
                Sort::Clan(_) => 0,
                Sort::Ally(_) => 1,
                Sort::Location(_) => 2,
                Sort::Relic(_) => 3,
            }];
            if !is_slug(slug) {
                return fail(file, Some(id), Some("slug"), format!("`{slug}` has more than a-z, 0-9 and -"));
            }
            for (field, name) in [("id", id), ("slug", slug)] {
                if !seen.insert(name.to_lowercase()) {
                    return fail(file, Some(id), Some(field), format!("`{name}` is used twice"));
                }
            }
        }
        Ok(())
    }

    fn names(&self, card: CardId) -> (&String, &String) {
        match card.sort() {
            Sort::Clan(i) => (&self.clan_cards[i as usize].id, &self.clan_cards[i as usize].slug),
            Sort::Ally(i) => (&self.allies[i as usize].id, &self.allies[i as usize].slug),
            Sort::Location(i) => (&self.locations[i as usize].id, &self.locations[i as usize].slug),
            Sort::Relic(i) => (&self.relics[i as usize].id, &self.relics[i as usize].slug),
        }
    }

    /// Is this a card that we made up where the printed one is not known?
    pub fn house(&self, card: CardId) -> bool {
        match card.sort() {
            Sort::Clan(i) => self.clan_cards[i as usize].house,
            Sort::Ally(i) => self.allies[i as usize].house,
            Sort::Location(i) => self.locations[i as usize].house,
            Sort::Relic(i) => self.relics[i as usize].house,
        }
    }

    pub fn abilities(&self, card: CardId) -> &[Ability] {
        match card.sort() {
            Sort::Clan(i) => &self.clan_cards[i as usize].abilities,
            Sort::Ally(i) => &self.allies[i as usize].abilities,
            Sort::Location(i) => &self.locations[i as usize].abilities,
            Sort::Relic(i) => &self.relics[i as usize].abilities,
        }
    }

    /// The effects of a card at a moment.
    pub fn effects(&self, card: CardId, when: When) -> impl Iterator<Item = &Effect> {
        self.abilities(card).iter().filter(move |a| a.when == when).flat_map(|a| &a.does)
    }

    #[inline]
    pub fn marks(&self, def: u8) -> Marks {
        self.marks[def as usize]
    }

    #[inline]
    pub fn ally_marks(&self, ally: u8) -> Marks {
        self.ally_marks[ally as usize]
    }
}
