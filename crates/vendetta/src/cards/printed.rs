//! What is printed on cards.

use elysium_kit::cards::CardSet;
use elysium_kit::{printed, words};
use serde::Deserialize;

use super::Ability;

words!(Clan {
    Brujah = "brujah",
    Gangrel = "gangrel",
    Malkavian = "malkavian",
    Nosferatu = "nosferatu",
    Toreador = "toreador",
    Tremere = "tremere",
    Ventrue = "ventrue",
});

words!(
    /// The four kinds of clan card.
    Kind {
        Preparation = "preparation",
        Conflict = "conflict",
        Aftermath = "aftermath",
        Passive = "passive",
    }
);

words!(AllyKind {
    Human = "human",
    Vampire = "vampire",
    Victim = "victim",
});

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClanCard {
    pub id: String,
    pub slug: String,
    #[serde(default)]
    pub set: CardSet,
    pub clan: Clan,
    pub kind: Kind,
    pub power: u8,
    pub starter: bool,
    pub homemade: bool,
    pub abilities: Vec<Ability>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ally {
    pub id: String,
    pub slug: String,
    #[serde(default)]
    pub set: CardSet,
    pub kind: AllyKind,
    pub influence: u8,
    pub feed: i8,
    pub drain_blood: u8,
    pub drain_influence: u8,
    pub homemade: bool,
    pub abilities: Vec<Ability>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LocationCard {
    pub id: String,
    pub slug: String,
    #[serde(default)]
    pub set: CardSet,
    pub homemade: bool,
    pub abilities: Vec<Ability>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Relic {
    pub id: String,
    pub slug: String,
    #[serde(default)]
    pub set: CardSet,
    /// What it is worth at the end of the game.
    pub influence: u8,
    pub homemade: bool,
    pub abilities: Vec<Ability>,
}

printed!(slug = slug, code = id; ClanCard, Ally, LocationCard, Relic);
