//! Positions as facts, for scenarios, bug reports and digests: one table, in the order of reading.

mod allies;
mod here;
mod seat;
mod sides;
mod step;
mod table;
mod words;
mod zones;

use elysium_kernel::scenario::{Draft, FactError, Facts, Sheet, Steps, TablePart};
use elysium_kernel::{Message, Seats};

use crate::cards::{AllySet, CardId};
use crate::rules::empty_table;
use crate::sets::Loc;
use crate::state::{Step, VICTIMS};
use crate::{Setup, Vendetta, reasons};

type Fact<S> = elysium_kernel::scenario::Fact<Vendetta, S>;
type Reading<'a> = Draft<'a, Vendetta>;
type Read<T> = Result<T, FactError>;

/// What reading has to remember besides the position.
#[doc(hidden)]
pub struct Notes {
    /// Victims that nobody has, and allies that lie somewhere.
    victims: u8,
    allies: AllySet,
    /// Where, in which turn and by whom the step is under way.
    at: Loc,
    turn: u8,
    done: Seats,
}

static TABLE: &[TablePart<Vendetta>] = &[
    TablePart::Facts(&table::SETUP),
    TablePart::Then(table::sit_down),
    TablePart::Facts(&table::ROUND),
    TablePart::Facts(&seat::CLAN),
    TablePart::Facts(&seat::POOL),
    TablePart::Facts(&allies::ALLIANCE),
    TablePart::Facts(&allies::LOCATIONS),
    TablePart::Facts(&allies::DECKS),
    TablePart::Facts(&sides::SIDES),
    TablePart::Then(zones::pick_up),
    TablePart::Facts(&zones::ZONES),
    TablePart::Then(zones::rest),
    TablePart::Facts(&zones::SHOWN),
    TablePart::Facts(&here::HERE),
    TablePart::Facts(&here::LASTING),
    TablePart::Facts(&step::STEP),
    TablePart::Then(step::before_the_deal),
    TablePart::Then(|draft| crate::audit::at_rest(&draft.state)),
];

impl Facts for Vendetta {
    type Notes = Notes;

    elysium_kit::scenario_words!(Vendetta, crate::GAME.rules_page(elysium_text::Lang::En), Step::STEPS);

    fn reasons() -> &'static [Message] {
        reasons::ALL
    }

    fn table() -> &'static [TablePart<Vendetta>] {
        TABLE
    }

    fn draft(sheet: &Sheet) -> Reading<'_> {
        let setup = Setup::default();
        let notes =
            Notes { victims: VICTIMS, allies: AllySet::default(), at: Loc(0), turn: 1, done: Seats::NONE };
        Draft { sheet, setup, state: empty_table(setup), notes }
    }

    fn spelled(word: &str) -> String {
        CardId::find(word).map_or_else(|| word.into(), |card| card.slug().into())
    }
}
