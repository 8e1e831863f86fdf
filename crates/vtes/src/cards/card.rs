//! What is printed on cards.

use std::borrow::Cow;

use elysium_kit::cards::Printed;
use elysium_kit::words;
use serde::Deserialize;

use super::{
    Act, Amount, Body, Clan, Clause, Cond, Delay, Disc, Key, Mode, Price, Sect, Span, Test, Text, Title,
    Type, When,
};

words!(
    /// Whom "only one" counts for.
    Each {
        Minion = "minion", Player = "player", Bearer = "bearer", Game = "game", Controller = "controller",
    }
);

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Library {
    /// The number in the official lists.
    pub id: u32,
    pub slug: String,
    pub types: Vec<Type>,
    /// Any of these.
    #[serde(default)]
    pub clan: Vec<Clan>,
    /// Of the minion that plays it; for a Master card of a ready minion that you control.
    #[serde(default)]
    pub needs: Vec<Test>,
    #[serde(default)]
    pub cost: Vec<Price>,
    #[serde(default)]
    pub keys: Vec<Key>,
    #[serde(default)]
    pub body: Option<Body>,
    #[serde(default)]
    pub burn_option: bool,
    #[serde(default)]
    pub replace: Option<Delay>,
    /// Only one of it can be played: for whom it counts, in which span.
    #[serde(default)]
    pub one: Vec<(Each, Span)>,
    /// Only one card with such a keyword can be on its bearer.
    #[serde(default)]
    pub have_one: Vec<Key>,
    /// Only one copy of it can be on its bearer.
    #[serde(default)]
    pub have_one_of_this: bool,
    /// Modes combine: any of those that the minion can use, together.
    #[serde(default)]
    pub combine: bool,
    /// What it is put on.
    #[serde(default)]
    pub on: Vec<Test>,
    /// Counters that it comes into play with.
    #[serde(default)]
    pub counters: Option<Amount>,
    /// Cards, by slug, that cannot be played in the same span.
    #[serde(default)]
    pub excludes: Vec<(String, Span)>,
    // What holds for every mode
    #[serde(default)]
    pub at: Option<When>,
    #[serde(default, rename = "if")]
    pub cond: Vec<Cond>,
    #[serde(default)]
    pub by: Vec<Test>,
    #[serde(default)]
    pub act: Option<Act>,
    /// The ways to play it, as written; rules use `modes`.
    #[serde(default)]
    pub play: Vec<Clause>,
    /// What it says while in play.
    #[serde(default)]
    pub text: Vec<Text>,
    /// The ways to play it, each complete.
    #[serde(skip)]
    pub modes: Vec<Mode>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crypt {
    /// The number in the official lists.
    pub id: u32,
    pub slug: String,
    pub clan: Clan,
    /// Left out for those that go with every group.
    #[serde(default)]
    pub group: Option<u8>,
    pub capacity: u8,
    pub disc: Vec<Disc>,
    pub sect: Sect,
    #[serde(default)]
    pub title: Option<Title>,
    #[serde(default)]
    pub advanced: bool,
    /// It is another printing of the vampire with this slug.
    #[serde(default)]
    pub printing_of: Option<String>,
    /// The circle that it belongs to; without one it is a circle of its own.
    #[serde(default)]
    pub circle: Option<String>,
    /// The clan that it is a slave of.
    #[serde(default)]
    pub slave: Option<Clan>,
    #[serde(default)]
    pub keys: Vec<Key>,
    #[serde(default)]
    pub text: Vec<Text>,
    #[serde(default)]
    pub merged_title: Option<Title>,
    #[serde(default)]
    pub merged: Vec<Text>,
}

impl Printed for Library {
    fn slug(&self) -> &str {
        &self.slug
    }

    fn code(&self) -> Option<Cow<'_, str>> {
        Some(self.id.to_string().into())
    }
}

impl Printed for Crypt {
    fn slug(&self) -> &str {
        &self.slug
    }

    fn code(&self) -> Option<Cow<'_, str>> {
        Some(self.id.to_string().into())
    }
}

impl Library {
    pub fn is(&self, kind: Type) -> bool {
        self.types.contains(&kind)
    }

    pub fn has(&self, key: Key) -> bool {
        self.keys.contains(&key)
    }
}
