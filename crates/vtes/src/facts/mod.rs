//! Positions as facts, for scenarios, bug reports and digests: one table, in the order of reading.
//!
//! What cards in play always say follows from the cards. A position in the middle of an action, a combat or a
//! referendum can be written, but not read: a scenario begins before it and plays its answers.

mod deck;
mod frames;
mod lasting;
mod lexicon;
mod named;
mod seat;
mod table;
mod thing;
mod used;
mod words;
mod zones;

use elysium_kernel::scenario::{
    Draft, EventInWords, FactError, Facts, Lexicon, Sheet, StepInfo, Steps, TablePart,
};
use elysium_kernel::{Message, Seat};
use elysium_kit::Vocabulary;

use crate::cards::CardId;
use crate::setup::{Setup, TableOptions};
use crate::state::{MAX_PLAYERS, Step, Wide};
use crate::vocabulary::{Ask, Event};
use crate::{State, Vtes, notation, reasons};

type Fact<S> = elysium_kernel::scenario::Fact<Vtes, S>;
type Reading<'a> = Draft<'a, Vtes>;
type Read<T> = Result<T, FactError>;

/// What reading has to remember besides the position.
#[doc(hidden)]
#[derive(Default)]
pub struct Notes {
    /// Cards that lie somewhere already, by owner.
    taken: [Wide; MAX_PLAYERS],
    /// Every card that the sheet names, with its owner.
    named: Vec<(CardId, Seat)>,
}

static TABLE: &[TablePart<Vtes>] = &[
    TablePart::Facts(&table::SETUP),
    TablePart::Then(table::sit_down),
    TablePart::Then(named::note),
    TablePart::Facts(&deck::DECK),
    TablePart::Then(deck::deal),
    TablePart::Facts(&table::TURN),
    TablePart::Facts(&zones::ZONES),
    TablePart::Then(zones::attach),
    TablePart::Facts(&zones::DECKS),
    TablePart::Facts(&thing::THING),
    TablePart::Then(lasting::standing),
    TablePart::Facts(&lasting::LAPSED),
    TablePart::Facts(&lasting::LASTING),
    TablePart::Then(lasting::refresh),
    TablePart::Facts(&thing::TOKENS),
    // Some texts count tokens.
    TablePart::Then(lasting::refresh),
    TablePart::Facts(&seat::SEAT),
    TablePart::Facts(&frames::ACTION),
    TablePart::Facts(&frames::COMBAT),
    TablePart::Facts(&frames::REFERENDUM),
    TablePart::Facts(&used::USED),
    TablePart::Then(|draft| crate::audit::at_rest(&draft.state)),
];

impl Facts for Vtes {
    type Notes = Notes;

    fn table() -> &'static [TablePart<Vtes>] {
        TABLE
    }

    fn draft(sheet: &Sheet) -> Reading<'_> {
        let setup = Setup { decks: deck::starters(table::PLAYERS), options: TableOptions::default() };
        let state = State::new(&setup);
        Draft { sheet, setup, state, notes: Notes::default() }
    }

    fn reasons() -> &'static [Message] {
        reasons::ALL
    }

    fn steps() -> &'static [StepInfo] {
        Step::STEPS
    }

    fn lexicon() -> &'static Lexicon {
        lexicon::lexicon()
    }

    fn event_in_words(state: &State, event: Event) -> EventInWords {
        elysium_kit::event_in_words::<Vtes>(state, event)
    }

    fn ask_word(ask: Ask) -> &'static str {
        Vocabulary::<Vtes>::word(&ask)
    }

    fn in_full(answer: &str) -> Vec<String> {
        notation::in_full(answer)
    }

    fn spelled(word: &str) -> String {
        CardId::find(word).map_or_else(|| word.into(), |card| card.slug().into())
    }
}
