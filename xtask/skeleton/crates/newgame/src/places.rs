//! The places of the table, and where choices lie that do not lie where their card does.

use elysium_kernel::Seat;
use elysium_kit::{Target, Vocabulary, place};
use serde::{Deserialize, Serialize};

use crate::vocabulary::Choice;
use crate::{Newgame, State};

/// Where an option can lie, besides cards and seats. The page's table has each of these places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(game = crate::Newgame)]
pub enum TablePlace {
    Deck,
}

pub fn on_the_deck(_: &State, _: Seat, _: Choice) -> Vec<Target> {
    vec![place::<Newgame>(TablePlace::Deck)]
}
