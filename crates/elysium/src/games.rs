//! The games of the house: the one place where they are listed.

use std::fmt;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use elysium_kernel::Rules;
use elysium_text::{Args, Lang};
use elysium_title::Title;

/// Makes, from one line a game, the name on the command line and the way from a name to a type.
macro_rules! games {
    ($d:tt $first:ident = $first_game:ty; $($name:ident = $game:ty;)*) => {
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
                    GameName::$first => <$first_game as Rules>::NAME,
                    $(GameName::$name => <$game as Rules>::NAME,)*
                }
            }
        }

        /// `for_game!(name, G => expression)`: the expression with `G` standing for the game's type.
        macro_rules! for_game {
            ($d game:expr, $d G:ident => $d call:expr) => {
                match $d game {
                    $crate::games::GameName::$first => {
                        type $d G = $first_game;
                        $d call
                    }
                    $($crate::games::GameName::$name => {
                        type $d G = $game;
                        $d call
                    })*
                }
            };
        }
        pub(crate) use for_game;
    };
}

games! { $
    Vendetta = elysium_vendetta::Vendetta;
    Rivals = elysium_rivals::Rivals;
}

/// What can be chosen in each game, for the help pages, which are in English.
pub fn choices() -> String {
    GameName::ALL.iter().map(|&game| for_game!(game, G => choices_of::<G>())).collect::<Vec<_>>().join("\n")
}

fn choices_of<G: Title>() -> String {
    let counts: Vec<_> = G::player_counts().iter().map(u8::to_string).collect();
    let mut text = format!("{}: players {}; bots {}\n", G::NAME, counts.join(", "), G::bots().join(", "));
    if let Some(decks) = G::decks() {
        let names: Vec<_> = decks.starters().iter().map(|(name, _)| *name).collect();
        text += &format!("Starter decks of {}: {}\n", G::NAME, names.join(", "));
    }
    text += &format!("Variants of {}, and whether they are on by default:\n", G::NAME);
    for (name, on) in G::variants() {
        let about = G::catalogue().format(Lang::En, &format!("variant-{name}.about"), &Args::new());
        text += &format!("  {name:<30} {:<3}  {about}\n", if on { "on" } else { "off" });
    }
    text
}

impl GameName {
    /// The game that a record or a scenario names.
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

impl ValueEnum for GameName {
    fn value_variants<'a>() -> &'a [GameName] {
        GameName::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}
