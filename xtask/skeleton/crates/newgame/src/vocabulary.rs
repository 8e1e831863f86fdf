//! The words of the game: what is asked, what is chosen, what happens, what is refused.
//!
//! Each is declared here and nowhere else. A new one needs its variant here, the rule that uses it, and its
//! messages in every language.

use elysium_kernel::{Seat, Seats};
use elysium_kit::Vocabulary;
use serde::{Deserialize, Serialize};

use crate::cards::CardId;
use crate::places;

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(game = crate::Newgame)]
pub enum Ask {
    Play,
    Chance,
}

/// One option of a question, or one outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
#[vocabulary(choices, game = crate::Newgame, names(CardId = "card"))]
pub enum Choice {
    Play(CardId),
    #[word(lies_by = places::on_the_deck)]
    Draw(CardId),
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", rename_all = "kebab-case")]
#[vocabulary(game = crate::Newgame)]
pub enum Event {
    Round {
        round: u8,
    },
    Drew {
        who: Seat,
        /// Nobody else sees the card.
        #[word(absent = "hidden")]
        card: Option<CardId>,
    },
    Played {
        who: Seat,
        card: CardId,
    },
    Point {
        who: Seat,
    },
    Won {
        winners: Seats,
    },
}

/// The facts of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Vocabulary)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", rename_all = "kebab-case")]
#[vocabulary(game = crate::Newgame)]
pub enum Why {
    Players { players: u8 },
    TooEarly { card: CardId },
}
