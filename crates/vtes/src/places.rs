//! The places of the table where options can lie, besides cards and seats.

use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(game = crate::Vtes)]
pub enum TablePlace {
    Crypt,
}
