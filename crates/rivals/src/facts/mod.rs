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

use elysium_kernel::Message;
use elysium_kernel::scenario::{Draft, FactError, Facts, Sheet, Steps, TablePart};

use crate::cards::CardId;
use crate::rules::empty_table;
use crate::setup::{RuleOptions, Setup};
use crate::state::{MAX_PLAYERS, Step};
use crate::{Rivals, reasons};

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

static TABLE: &[TablePart<Rivals>] = &[
    TablePart::Facts(&table::SETUP),
    TablePart::Then(table::sit_down),
    TablePart::Facts(&deck::DECK),
    TablePart::Then(deck::deal),
    TablePart::Facts(&table::TURN),
    TablePart::Facts(&zones::ZONES),
    TablePart::Facts(&places::PLACES),
    TablePart::Then(places::at_least_one),
    TablePart::Facts(&places::LEADER),
    TablePart::Facts(&vampire::VAMPIRE),
    TablePart::Then(face_down::make_room),
    TablePart::Facts(&face_down::FACE_DOWN),
    TablePart::Facts(&zones::DECKS),
    TablePart::Facts(&seat::SEAT),
    TablePart::Facts(&city::CITY),
    TablePart::Then(seat::supply),
    TablePart::Facts(&step::STEP),
    TablePart::Facts(&attack::ATTACK),
    TablePart::Facts(&scheme::SCHEME),
    TablePart::Then(city::events),
    TablePart::Then(|draft| crate::audit::at_rest(&draft.state)),
];

impl Facts for Rivals {
    type Notes = Notes;

    elysium_kit::scenario_words!(Rivals, crate::GAME.rules_page(elysium_text::Lang::En), Step::STEPS);

    fn reasons() -> &'static [Message] {
        reasons::ALL
    }

    fn table() -> &'static [TablePart<Rivals>] {
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
