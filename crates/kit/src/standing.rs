//! Standing answers: what a player wants answered without being asked. Kept and changed as stops are.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use elysium_kernel::{Refusal, Rules, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::stops::{StopSetting, StopSettings};

/// So many settings a game can have.
const MOST: usize = 8;

/// A game whose players can have standing answers.
pub trait HasStanding: Rules {
    /// Each with its values: the first is to be asked. Never more than eight, and none of them several at once.
    const SETTINGS: &'static [StopSetting];
}

/// What one player has said: nothing at first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing<G> {
    values: [u8; MOST],
    game: PhantomData<G>,
}

impl<G> Default for Standing<G> {
    fn default() -> Self {
        Standing { values: [0; MOST], game: PhantomData }
    }
}

impl<G: HasStanding> Standing<G> {
    /// What is said of a setting; `None` where the player wants to be asked.
    pub fn said(&self, setting: &str) -> Option<&'static str> {
        let number = G::SETTINGS.iter().position(|one| one.word == setting)?;
        let value = usize::from(self.values[number]);
        G::SETTINGS[number].values.get(value).copied().filter(|_| value > 0)
    }

    /// The same with another value, if there is such a value.
    pub fn with(mut self, setting: &str, value: &str) -> Option<Self> {
        let number = G::SETTINGS.iter().position(|one| one.word == setting)?;
        let value = G::SETTINGS[number].values.iter().position(|one| *one == value)?;
        self.values[number] = value as u8;
        Some(self)
    }
}

impl<G: HasStanding> StopSettings<G> for Standing<G> {
    fn settings() -> &'static [StopSetting] {
        G::SETTINGS
    }

    fn values(&self, setting: &str) -> Vec<&'static str> {
        let usual = || G::SETTINGS.iter().find(|one| one.word == setting)?.values.first().copied();
        self.said(setting).or_else(usual).into_iter().collect()
    }

    /// Every value can be chosen at any time.
    fn set(
        &mut self,
        _: &G::State,
        _: Seat,
        setting: &str,
        value: &str,
        _: bool,
    ) -> Result<(), Refusal<G::Why>> {
        *self = self.with(setting, value).unwrap_or(*self);
        Ok(())
    }

    fn lasting(self) -> Self {
        self
    }
}

/// By their words: `{"mend":"most-wounded"}`.
impl<G: HasStanding> Serialize for Standing<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let said = |one: &StopSetting| Some((one.word, self.said(one.word)?));
        to.collect_map(G::SETTINGS.iter().filter_map(said))
    }
}

impl<'de, G: HasStanding> Deserialize<'de> for Standing<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let said = BTreeMap::<String, String>::deserialize(from)?;
        said.iter().try_fold(Standing::default(), |standing, (setting, value)| {
            let unknown = || D::Error::custom(format!("there is no standing answer {setting}: {value}"));
            standing.with(setting, value).ok_or_else(unknown)
        })
    }
}
