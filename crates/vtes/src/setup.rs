//! What the table agrees on before the start: players, decks, options.

use elysium_kernel::{Refusal, Seat, cite};
use elysium_kit::{Switch, TableValue, ValuePlace, words};
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, CardKind, book};
use crate::decks::{self, limits};
use crate::rules::unless;
use crate::state::{CARDS, CRYPT, MAX_PLAYERS};
use crate::vocabulary::Why;

pub const PLAYERS: &[u8] = &[2, 3, 4, 5, 6];

/// The cards of one player; every copy stands for itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    pub crypt: Vec<CardId>,
    pub library: Vec<CardId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// One for each player, clockwise.
    pub decks: Vec<Deck>,
    #[serde(default)]
    pub options: TableOptions,
}

words!(
    /// How long a window stays open to those who have nothing to do in it.
    Windows { Quick = "quick", Calm = "calm", Strict = "strict" }
);

impl Windows {
    const WORDS: [&'static str; Windows::COUNT] =
        [Windows::Quick.slug(), Windows::Calm.slug(), Windows::Strict.slug()];

    /// In milliseconds (§18.23).
    pub const fn time(self) -> u32 {
        match self {
            Windows::Quick => 0,
            Windows::Calm => 800,
            Windows::Strict => 2_000,
        }
    }
}

/// Rules that a table may choose. They stay in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Ready decks may be larger than the number of players allows.
    pub decks_as_sold: bool,
    /// The game ends after so many turns; 0 for no limit.
    pub turn_limit: u16,
    /// The game ends with the turn in which so many minutes are over; 0 for no limit.
    pub time_limit: u16,
    /// Whoever has cast nothing so many seconds after the last vote has finished; 0 for no limit.
    pub polling_time: u16,
    pub windows: Windows,
}

impl Default for TableOptions {
    fn default() -> Self {
        TableOptions {
            decks_as_sold: true,
            turn_limit: 0,
            time_limit: 0,
            polling_time: 15,
            windows: Windows::Quick,
        }
    }
}

impl TableOptions {
    /// The names of all switches for the command line, with their fields.
    pub fn switches(&mut self) -> Vec<Switch<'_>> {
        vec![("decks-as-sold", &mut self.decks_as_sold)]
    }

    /// Those that are more than on or off.
    pub fn values(&mut self) -> Vec<TableValue<'_>> {
        let windows = &mut self.windows;
        let (now, words) = (windows.slug(), &Windows::WORDS);
        let choose = Box::new(|word: &str| *windows = Windows::find(word).unwrap_or(*windows));
        vec![
            TableValue { name: "turn-limit", place: ValuePlace::Number(&mut self.turn_limit) },
            TableValue { name: "time-limit", place: ValuePlace::Number(&mut self.time_limit) },
            TableValue { name: "polling-time", place: ValuePlace::Number(&mut self.polling_time) },
            TableValue { name: "windows", place: ValuePlace::Word(now, words, choose) },
        ]
    }
}

/// Room for a crypt.
pub const CRYPT_MOST: usize = CARDS - CRYPT as usize;

/// Players at a table that asks for nothing special.
const USUAL: u8 = 5;

/// The decks to start with, one for each player; at a table of six the first comes round again.
pub fn starters(players: Option<u8>) -> Setup {
    let names = decks::STARTERS.iter().cycle().take(players.unwrap_or(USUAL).into());
    let decks = names.filter_map(|(name, _)| decks::starter(name));
    let decks = decks.map(|listing| Deck { crypt: listing.crypt, library: listing.library }).collect();
    Setup { decks, options: TableOptions::default() }
}

impl Setup {
    pub fn players(&self) -> usize {
        self.decks.len()
    }

    /// Can this table be played?
    pub fn check(&self) -> Result<(), Refusal<Why>> {
        let players = self.decks.len();
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(Refusal::new(5, 9, Why::Players { players: players.min(255) as u8 }));
        }
        self.decks.iter().zip((0..).map(Seat)).try_for_each(|(deck, seat)| self.check_deck(deck, seat))
    }

    fn check_deck(&self, deck: &Deck, seat: Seat) -> Result<(), Refusal<Why>> {
        let size = |have: usize, least: usize, most: usize| {
            let number = |n: usize| n.min(255) as u8;
            Why::DeckSize { seat, have: number(have), least: number(least), most: number(most) }
        };
        let wrong = |card: &&CardId, crypt: bool| matches!(card.kind(), CardKind::Crypt(_)) != crypt;
        let misplaced = deck.crypt.iter().find(|card| wrong(card, true));
        if let Some(&card) = misplaced.or_else(|| deck.library.iter().find(|card| wrong(card, false))) {
            return Err(Refusal::new(5, 1, Why::WrongPile { seat, card }));
        }
        // Copies are not counted.
        cite(5, 8);
        let (crypt, library) = (deck.crypt.len(), deck.library.len());
        let crypt_size = size(crypt, limits::CRYPT_LEAST, CRYPT_MOST);
        unless(crypt >= limits::CRYPT_LEAST, 5, 2, crypt_size)?;
        unless(crypt <= CRYPT_MOST, 18, 22, crypt_size)?;
        let groups = deck.crypt.iter().filter_map(|&card| book().crypt(card).group);
        let (lowest, highest) =
            groups.fold((u8::MAX, 0), |(low, high), group| (low.min(group), high.max(group)));
        unless(highest <= lowest.saturating_add(1), 5, 3, Why::Groups { seat })?;
        let players = self.decks.len();
        let library_size = size(library, limits::LIBRARY_LEAST, limits::library_most(players));
        unless(library >= limits::LIBRARY_LEAST, 5, 4, library_size)?;
        let fits =
            limits::at_table(&deck.crypt, &deck.library, players, self.options.decks_as_sold).is_none();
        unless(fits && library <= CRYPT as usize, 5, 5, library_size)
    }
}
