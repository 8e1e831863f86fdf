//! Positions as facts, for scenarios, bug reports and digests: one table, in the order of reading.
//!
//! A position in the middle of an attack, a claim or a Scheme can be written, but not read: a
//! scenario begins before it and plays its answers.

mod attack;
mod city;
mod deck;
mod face_down;
mod places;
mod scheme;
mod seat;
mod step;
mod table;
mod vampire;
mod words;
mod zones;

use elysium_kernel::scenario::{Draft, FactError, Facts, Part, Sheet};

use crate::Rivals;
use crate::cards::CardId;
use crate::rules::empty_table;
use crate::setup::{RuleOptions, Setup};
use crate::state::MAX_PLAYERS;

type Fact<S> = elysium_kernel::scenario::Fact<Rivals, S>;
type Reading<'a> = Draft<'a, Rivals>;
type Read<T> = Result<T, FactError>;

/// What reading has to remember besides the position.
#[doc(hidden)]
pub struct Notes {
    /// Library cards that have left the game, by seat.
    gone: [u64; MAX_PLAYERS],
    /// City cards that lie nowhere yet, by slot.
    city: Vec<(u8, CardId)>,
}

static TABLE: &[Part<Rivals>] = &[
    Part::Facts(&table::SETUP),
    Part::Then(table::sit_down),
    Part::Facts(&deck::DECK),
    Part::Then(deck::deal),
    Part::Facts(&table::TURN),
    Part::Facts(&zones::ZONES),
    Part::Facts(&places::PLACES),
    Part::Then(places::at_least_one),
    Part::Facts(&places::LEADER),
    Part::Facts(&vampire::VAMPIRE),
    Part::Then(face_down::make_room),
    Part::Facts(&face_down::FACE_DOWN),
    Part::Facts(&zones::DECKS),
    Part::Facts(&seat::SEAT),
    Part::Facts(&city::CITY),
    Part::Then(seat::supply),
    Part::Facts(&step::STEP),
    Part::Facts(&attack::ATTACK),
    Part::Facts(&scheme::SCHEME),
    Part::Then(|draft| crate::audit::at_rest(&draft.state)),
];

impl Facts for Rivals {
    type Notes = Notes;

    elysium_kit::scenario_words!(Rivals, crate::GAME.rules_page(elysium_text::Lang::En));

    fn table() -> &'static [Part<Rivals>] {
        TABLE
    }

    fn draft(sheet: &Sheet) -> Reading<'_> {
        let setup = Setup { decks: deck::starters(2), options: RuleOptions::default() };
        let state = empty_table(&setup);
        Draft { sheet, setup, state, notes: Notes { gone: [0; MAX_PLAYERS], city: Vec::new() } }
    }

    fn spelled(word: &str) -> String {
        CardId::find(word).map_or_else(|| word.into(), |card| card.slug().into())
    }
}
