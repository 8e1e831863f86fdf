//! What is asked, chosen, reported and refused in the toy.

use elysium_kernel::Seat;
use elysium_kit::{Form, Target, Term, Vocabulary, place, word_of, wording};
use elysium_text::{Args, Lang};
use serde::{Deserialize, Serialize};

use super::{State, Toy};

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Vocabulary)]
#[vocabulary(game = crate::play::toy::Toy)]
pub enum Ask {
    Call,
    Stone,
    Rest,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Vocabulary)]
#[vocabulary(choices, game = crate::play::toy::Toy, names(Stone = "stone"))]
pub enum Choice {
    #[word(notation = "call:heads", nowhere)]
    Heads,
    #[word(notation = "call:tails", nowhere)]
    Tails,
    #[word(notation = "take")]
    Stone(Stone),
    #[word(nowhere)]
    Rest,
    #[word(nowhere)]
    GoOn,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Vocabulary)]
#[vocabulary(game = crate::play::toy::Toy)]
pub enum Event {
    Round {
        round: u8,
    },
    Called {
        who: Seat,
        #[word(absent = "secret")]
        side: Option<CoinSide>,
    },
    Fell {
        side: CoinSide,
    },
    Took {
        who: Seat,
        stone: Stone,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Vocabulary)]
#[vocabulary(game = crate::play::toy::Toy, names(Stone = "stone"))]
pub enum Why {
    Gone(Stone),
    NoRest,
}

/// Where a stone lies until somebody takes it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, Vocabulary)]
#[vocabulary(game = crate::play::toy::Toy, names(Stone = "stone"))]
pub enum TablePlace {
    Heap(Stone),
}

/// A side of the coin.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoinSide {
    Heads,
    Tails,
}

impl CoinSide {
    pub fn of(choice: Choice) -> CoinSide {
        if choice == Choice::Heads { CoinSide::Heads } else { CoinSide::Tails }
    }
}

impl Term<Toy> for CoinSide {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        let side = wording::say::<Toy>(lang, &format!("option-{}", word_of(&self)), Args::new());
        args.set(name, side)
    }

    fn notation(self, _: &State) -> String {
        word_of(&self)
    }

    fn form() -> Form {
        Form::one_of("side", CoinSide::samples().iter().map(word_of))
    }

    fn samples() -> Vec<CoinSide> {
        vec![CoinSide::Heads, CoinSide::Tails]
    }
}

/// A stone by its number, from 1 on. They are the cards of the toy.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stone(pub u8);

const KEYS: [&str; 12] = [
    "stone1", "stone2", "stone3", "stone4", "stone5", "stone6", "stone7", "stone8", "stone9", "stone10",
    "stone11", "stone12",
];

impl Stone {
    pub fn all() -> impl Iterator<Item = Stone> {
        (1..=KEYS.len() as u8).map(Stone)
    }

    pub fn key(self) -> &'static str {
        KEYS[usize::from(self.0) - 1]
    }
}

impl Term<Toy> for Stone {
    fn add(self, args: Args, name: &'static str, lang: Lang, _: Option<&State>) -> Args {
        let text = wording::say::<Toy>(lang, "stone", Args::new().set("n", self.0));
        args.set(name, wording::card(self.key(), text))
    }

    fn notation(self, _: &State) -> String {
        self.key().into()
    }

    fn form() -> Form {
        Form::card()
    }

    fn targets(self, _: &State, _: Seat) -> Vec<Target> {
        vec![place::<Toy>(TablePlace::Heap(self))]
    }

    fn samples() -> Vec<Stone> {
        Stone::all().collect()
    }

    fn card(self) -> Option<&'static str> {
        Some(self.key())
    }
}
