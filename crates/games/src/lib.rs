//! The games of the house: the one place where they are listed.

use std::fmt;

#[doc(hidden)]
pub use elysium_kernel::Rules;
use elysium_kit::{AnyGame, Title};
pub use elysium_rivals::Rivals;
pub use elysium_vendetta::Vendetta;

/// Every game, as its own crate registers it.
pub static GAMES: &[&dyn AnyGame] = &[elysium_vendetta::GAME, elysium_rivals::GAME];

/// The game that a record, a scenario or a table names.
pub fn game(name: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}

/// The names of all games, for those who asked for one that is not there.
pub fn names() -> String {
    GAMES.iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
}

/// Makes, from one word a game, the name in commands and the way from a name to a type.
macro_rules! games {
    ($d:tt $first:ident $(, $name:ident)*) => {
        /// A game by name.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub enum GameName {
            #[default]
            $first,
            $($name,)*
        }

        impl GameName {
            pub const ALL: &[GameName] = &[GameName::$first, $(GameName::$name,)*];

            pub const fn name(self) -> &'static str {
                match self {
                    GameName::$first => <$first as Rules>::NAME,
                    $(GameName::$name => <$name as Rules>::NAME,)*
                }
            }
        }

        /// `for_game!(name, G => expression)`: the expression with `G` standing for the game's type.
        #[macro_export]
        macro_rules! for_game {
            ($d game:expr, $d G:ident => $d call:expr) => {
                match $d game {
                    $d crate::GameName::$first => {
                        type $d G = $d crate::$first;
                        $d call
                    }
                    $($d crate::GameName::$name => {
                        type $d G = $d crate::$name;
                        $d call
                    })*
                }
            };
        }
    };
}

games! { $ Vendetta, Rivals }

impl GameName {
    /// The game that a record, a scenario or a table names.
    pub fn from_name(name: &str) -> Option<GameName> {
        GameName::ALL.iter().copied().find(|game| game.name() == name)
    }

    /// The games whose players bring decks.
    pub fn with_decks() -> impl Iterator<Item = GameName> {
        GameName::ALL.iter().copied().filter(|&game| for_game!(game, G => <G as Title>::decks().is_some()))
    }

    /// All games, for those who asked for one that is not there.
    pub fn list() -> String {
        let names: Vec<_> = GameName::ALL.iter().map(|game| game.name()).collect();
        names.join(", ")
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(feature = "clap")]
impl clap::ValueEnum for GameName {
    fn value_variants<'a>() -> &'a [GameName] {
        GameName::ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.name()))
    }
}
