//! Positions as facts, for scenarios, bug reports and digests: one table, in the order of reading.

mod allies;
mod here;
mod seat;
mod sides;
mod step;
mod table;
mod words;
mod zones;

use elysium_kernel::Seats;
use elysium_kernel::scenario::{Draft, FactError, Facts, Part, Sheet};

use crate::cards::{AllySet, CardId};
use crate::rules::empty_table;
use crate::sets::Loc;
use crate::state::VICTIMS;
use crate::{Setup, Vendetta};

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

static TABLE: &[Part<Vendetta>] = &[
    Part::Facts(&table::SETUP),
    Part::Then(table::sit_down),
    Part::Facts(&table::ROUND),
    Part::Facts(&seat::CLAN),
    Part::Facts(&seat::POOL),
    Part::Facts(&allies::ALLIANCE),
    Part::Facts(&allies::LOCATIONS),
    Part::Facts(&allies::DECKS),
    Part::Facts(&sides::SIDES),
    Part::Then(zones::pick_up),
    Part::Facts(&zones::ZONES),
    Part::Then(zones::rest),
    Part::Facts(&zones::SHOWN),
    Part::Facts(&here::HERE),
    Part::Facts(&here::LASTING),
    Part::Facts(&step::STEP),
    Part::Then(step::before_the_deal),
];

impl Facts for Vendetta {
    type Notes = Notes;

    elysium_kit::scenario_words!(Vendetta, crate::GAME.rules_page(elysium_text::Lang::En));

    fn table() -> &'static [Part<Vendetta>] {
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
