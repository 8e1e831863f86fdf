//! What the table agrees on before the start: players, decks, options.

use elysium_kernel::{Refusal, Seat, cite};
use elysium_kit::Switch;
use serde::{Deserialize, Serialize};

use crate::cards::{CardId, CardKind};
use crate::decks::{self, STARTERS};
use crate::sets::{FACTION, LIBRARY};
use crate::state::{MAX_PLAYERS, STARTING_PRESTIGE};
use crate::vocabulary::Why;

/// The cards of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckList {
    pub haven: CardId,
    pub agenda: CardId,
    pub vampires: Vec<CardId>,
    /// Every copy stands for itself.
    pub library: Vec<CardId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// One for each player.
    pub decks: Vec<DeckList>,
    #[serde(default)]
    pub options: RuleOptions,
}

/// Rules that a table may choose. They stay in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct RuleOptions {
    /// Haven, starting vampire and Agenda are laid face down (§24.4).
    pub custom: bool,
    /// Seven cards as revised later (§26.1).
    pub errata: bool,
    /// Any Library card may be laid face down in an attack (§27.4).
    pub bluffs: bool,
    /// Promises can be registered during a Scheme (§18.6).
    pub promises: bool,
    /// What the tokens of one colour are worth (§1.6).
    pub tokens: u8,
}

impl Default for RuleOptions {
    fn default() -> Self {
        RuleOptions { custom: false, errata: false, bluffs: false, promises: true, tokens: 40 }
    }
}

impl RuleOptions {
    /// The names of all switches for the command line, with their fields.
    pub fn switches(&mut self) -> Vec<Switch<'_>> {
        vec![
            ("custom", &mut self.custom),
            ("errata", &mut self.errata),
            ("bluffs", &mut self.bluffs),
            ("promises", &mut self.promises),
        ]
    }
}

/// §24.1, §24.2: vampires, and the least and most of a Library, and of one name.
pub const LIBRARY_LEAST: usize = 40;
pub const COPIES: usize = 3;

impl DeckList {
    /// What breaks the limits of a deck, first thing first. Clans, Havens and Agendas mix freely (§4.10,
    /// §24.3), and players may have the same (§24.7).
    pub fn check(&self, seat: Seat) -> Result<(), Refusal<Why>> {
        cite(4, 10);
        cite(24, 3);
        cite(24, 7);
        let pile = |card: CardId, fits: bool| {
            if fits { Ok(()) } else { Err(Refusal::new(2, 6, Why::WrongPile { seat, card })) }
        };
        pile(self.haven, matches!(self.haven.kind(), CardKind::Haven(_)))?;
        pile(self.agenda, matches!(self.agenda.kind(), CardKind::Agenda(_)))?;
        let size = |number, have: usize, least: usize, most: usize| {
            let (have, least, most) = (have.min(255) as u8, least as u8, most as u8);
            if (least..=most).contains(&have) {
                Ok(())
            } else {
                Err(Refusal::new(24, number, Why::DeckSize { seat, have, least, most }))
            }
        };
        size(1, self.vampires.len(), FACTION, FACTION)?;
        size(2, self.library.len(), LIBRARY_LEAST, LIBRARY)?;
        for &card in &self.vampires {
            pile(card, matches!(card.kind(), CardKind::Vampire(_)))?;
            copies(&self.vampires, card, 1, seat, 1)?;
        }
        for &card in &self.library {
            pile(card, matches!(card.kind(), CardKind::Library(_)))?;
            copies(&self.library, card, COPIES, seat, 2)?;
        }
        Ok(())
    }
}

fn copies(cards: &[CardId], card: CardId, most: usize, seat: Seat, number: u8) -> Result<(), Refusal<Why>> {
    let have = cards.iter().filter(|&&other| other == card).count();
    if have <= most {
        return Ok(());
    }
    Err(Refusal::new(24, number, Why::Copies { seat, card, have: have as u8, most: most as u8 }))
}

impl Setup {
    pub fn check(&self) -> Result<(), Refusal<Why>> {
        // §2.1: 2 to 4 players.
        let players = self.decks.len().min(255) as u8;
        if !(2..=MAX_PLAYERS as u8).contains(&players) {
            return Err(Refusal::new(2, 1, Why::Players { players }));
        }
        if self.options.tokens < STARTING_PRESTIGE {
            let why = Why::Tokens { have: self.options.tokens, least: STARTING_PRESTIGE };
            return Err(Refusal::new(2, 5, why));
        }
        (0..).map(Seat).zip(&self.decks).try_for_each(|(seat, deck)| deck.check(seat))
    }
}

/// Players of a table that does not say how many they are.
const USUAL: u8 = 2;

/// The starter decks in the order of §2.6, one per player.
pub(crate) fn starters(players: Option<u8>) -> Setup {
    let players = players.unwrap_or(USUAL).into();
    let names = STARTERS.iter().map(|(name, _)| *name).cycle().take(players);
    Setup { decks: names.filter_map(decks::starter).collect(), options: RuleOptions::default() }
}
