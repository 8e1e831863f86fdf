//! The table: who plays by which rules, and where the turn stands.

use elysium_kernel::Seat;
use elysium_kernel::scenario::given::{words, yes};
use elysium_kernel::scenario::{About, Steps, Whole};
use elysium_kit::{read_switches, switched};

use super::words::{library_card, thing};
use super::{Read, Reading, deck};
use crate::setup::{TableOptions, Windows};
use crate::state::{Hit, MAX_PLAYERS, Step};
use crate::{State, Vtes, reasons};

type Fact = super::Fact<Whole>;

/// The players of a table where nothing is said.
pub(super) const PLAYERS: usize = 3;

pub(super) static SETUP: About<Vtes, Whole> = About(&[
    Fact::new("players", "<number>", "2 to 6", |state, _| words([state.seats])).given(
        "3",
        |draft, _, given| {
            let players = given.number()?.unwrap_or(PLAYERS);
            if !(2..=MAX_PLAYERS).contains(&players) {
                return Err(given.wrong(reasons::players().by_rule(5, 9)));
            }
            draft.setup.decks = deck::starters(players);
            Ok(())
        },
    ),
    Fact::new("variants", "<variant>*", "`decks-as-sold`; `no-` in front turns it off", |state, _| {
        let (mut options, mut usual) = (state.options, TableOptions::default());
        switched(options.switches(), usual.switches())
    })
    .given("`decks-as-sold`", |draft, _, given| read_switches(draft.setup.options.switches(), given)),
    Fact::new("turn-limit", "<number>", "the game ends after so many turns; 0 for never", |state, _| {
        words([state.options.turn_limit])
    })
    .given("0", |draft, _, given| {
        draft.setup.options.turn_limit = given.number()?.unwrap_or(0);
        Ok(())
    }),
    Fact::new(
        "time-limit",
        "<number>",
        "the game ends with the turn in which so many minutes are over; 0 for never",
        |state, _| words([state.options.time_limit]),
    )
    .given("0", |draft, _, given| {
        draft.setup.options.time_limit = given.number()?.unwrap_or(0);
        Ok(())
    }),
    Fact::new("polling-time", "<number>", "seconds after the last vote; 0 for no limit", |state, _| {
        words([state.options.polling_time])
    })
    .given("15", |draft, _, given| {
        draft.setup.options.polling_time = given.number()?.unwrap_or(15);
        Ok(())
    }),
    Fact::new("windows", "<windows>", "`quick`, `calm` or `strict`", |state, _| {
        words([state.options.windows.slug()])
    })
    .given("`quick`", |draft, _, given| {
        let windows = given.one(|word| Windows::find(word).ok_or_else(|| reasons::no_windows(word)))?;
        draft.setup.options.windows = windows.unwrap_or(Windows::Quick);
        Ok(())
    }),
]);

fn damage(state: &State, hit: &Hit) -> String {
    let [victim, source] = [hit.victim, hit.source].map(|one| thing(state, one));
    let kind = if hit.aggravated { "aggravated" } else { "normal" };
    format!("{victim}/{source}/{}/{kind}{}", hit.n, if hit.open { "/open" } else { "" })
}

pub(super) fn sit_down(draft: &mut Reading) -> Read<()> {
    draft.state = State::new(&draft.setup);
    Ok(())
}

pub(super) static TURN: About<Vtes, Whole> = About(&[
    Fact::new("active", "<SEAT>", "whose turn it is", |state, _| words([state.active])).given(
        "A",
        |draft, _, given| {
            draft.state.active = given.seat()?.unwrap_or(Seat(0));
            Ok(())
        },
    ),
    Fact::new("turn", "<number>", "turns begun so far", |state, _| words([state.turn])).given(
        "the second turn of the active player, as long as all play",
        |draft, _, given| {
            let state = &mut draft.state;
            let second = u16::from(state.seats) + u16::from(state.active.0) + 1;
            state.turn = given.number()?.unwrap_or(second);
            Ok(())
        },
    ),
    Fact::new("time-up", "<flag>", "time is up: this turn is the last", |state, _| yes(state.time_up)).given(
        "`no`",
        |draft, _, given| {
            draft.state.time_up = given.flag()?;
            Ok(())
        },
    ),
    Fact::new("step", "<step>", "where the turn stands, see below", |state, _| words([state.step.word()]))
        .given("`minion`", |draft, _, given| {
            let step = given.one(|word| {
                let names = || Step::can_be_given().join(", ");
                Step::find(word).ok_or_else(|| reasons::no_step(word, names()))
            })?;
            draft.state.step = step.unwrap_or(Step::Minion);
            Ok(())
        }),
    Fact::new(
        "actions",
        "<number>",
        "master phase actions, transfers or discard phase actions left in the phase",
        |state, _| words([state.actions]),
    )
    .given("1 in the master and discard phase, 4 in the influence phase, else 0", |draft, _, given| {
        let usual = match draft.state.step {
            Step::Master | Step::Discard => 1,
            Step::Influence => 4,
            _ => 0,
        };
        draft.state.actions = given.number()?.unwrap_or(usual);
        Ok(())
    }),
    Fact::new("edge", "<SEAT>", "who has the Edge", |state, _| words(state.edge)).given(
        "nobody",
        |draft, _, given| {
            draft.state.edge = given.seat()?;
            Ok(())
        },
    ),
    Fact::new(
        "edge-taken",
        "<flag>",
        "the pool that the Edge brings was taken in this unlock phase",
        |state, _| yes(state.edge_taken),
    )
    .given("`no`", |draft, _, given| {
        draft.state.edge_taken = given.flag()?;
        Ok(())
    }),
    Fact::new("trifle", "<flag>", "a trifle was played this turn", |state, _| yes(state.trifle)).given(
        "`no`",
        |draft, _, given| {
            draft.state.trifle = given.flag()?;
            Ok(())
        },
    ),
    Fact::new("event", "<flag>", "an event was played this turn", |state, _| yes(state.event)).given(
        "`no`",
        |draft, _, given| {
            draft.state.event = given.flag()?;
            Ok(())
        },
    ),
    Fact::new("events", "<card event>*", "events that were played in this game", |state, _| {
        words(state.once_a_game.iter().flatten().map(|card| card.slug()))
    })
    .given("none", |draft, _, given| {
        let events = given.list(library_card)?.unwrap_or_default();
        if events.len() > draft.state.once_a_game.capacity() {
            return Err(given.wrong(reasons::events_many(draft.state.once_a_game.capacity())));
        }
        draft.state.once_a_game.extend(events.into_iter().map(Some));
        Ok(())
    }),
    Fact::new(
        "damage",
        "<thing>/<thing>/<number>/normal[/open]|<thing>/<thing>/<number>/aggravated[/open]*",
        "damage that is being resolved: to what, from what, how much; `open` if it can be prevented",
        |state, _| words(state.hits.iter().filter_map(|hit| hit.0).map(|hit| damage(state, &hit))),
    )
    .in_order(),
]);
