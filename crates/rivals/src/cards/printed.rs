//! What is printed on cards.

use std::sync::Arc;

use elysium_kit::cards::CardSet;
use elysium_kit::printed;
use serde::Deserialize;

use super::{Ability, CityKind, Clan, Discipline, Effect, Kind, Type};

/// What is printed on a vampire (§4.1).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VampireCard {
    pub id: String,
    #[serde(default)]
    pub set: CardSet,
    pub clan: Clan,
    pub potency: u8,
    pub physical: u8,
    pub social: u8,
    pub mental: u8,
    /// Icons: a doubled discipline stands twice.
    pub disciplines: Vec<Discipline>,
    #[serde(default)]
    pub guard: bool,
    pub abilities: Arc<[Ability]>,
}

/// What a later printing changed: damage (§26.2), a cost (§26.3), timing (§26.6), a trigger (§26.7, §26.8).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Revision {
    #[serde(default)]
    pub damage: Option<u8>,
    #[serde(default)]
    pub abilities: Option<Arc<[Ability]>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LibraryCard {
    pub id: String,
    #[serde(default)]
    pub set: CardSet,
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
    pub abilities: Arc<[Ability]>,
    #[serde(default, deserialize_with = "present")]
    pub revised: Option<Revision>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityCard {
    pub id: String,
    #[serde(default)]
    pub set: CardSet,
    pub kind: CityKind,
    #[serde(default)]
    pub blood: u8,
    #[serde(default)]
    pub agenda: u8,
    #[serde(default = "one")]
    pub copies: u8,
    pub abilities: Arc<[Ability]>,
}

/// A Haven or an Agenda.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainCard {
    pub id: String,
    #[serde(default)]
    pub set: CardSet,
    pub abilities: Arc<[Ability]>,
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

impl LibraryCard {
    /// Can it lie in play with tokens on it, in either printing?
    pub fn can_be_laden(&self) -> bool {
        let revised =
            self.revised.iter().flat_map(|revision| revision.abilities.iter().flat_map(|all| &all[..]));
        let mut effects = self.abilities.iter().chain(revised).flat_map(|ability| &ability.does);
        self.kind == Kind::Conspiracy
            || effects.any(|effect| matches!(effect, Effect::Load(_) | Effect::LoadPerPrestige(_)))
    }
}

printed!(slug = id; VampireCard, LibraryCard, CityCard, PlainCard);
