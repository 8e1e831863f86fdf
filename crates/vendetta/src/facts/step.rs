//! Where the game stands.

use elysium_kernel::scenario::given::words;
use elysium_kernel::scenario::{About, FactError, Steps, Whole};
use elysium_kernel::{Seat, Seats};

use super::words::{a_clan, a_relic};
use super::{Fact, Read, Reading};
use crate::cards::{CardId, Clan};
use crate::rules::{empty_table, score};
use crate::sets::Loc;
use crate::state::{PlayerState, Step};
use crate::{State, Vendetta, reasons};

/// The location, the turn, and who is done, of a step that has them.
fn parts(step: Step) -> (Option<Loc>, Option<u8>, Option<Seats>) {
    match step {
        Step::Planning(turn, done) => (None, Some(turn + 1), Some(done)),
        Step::AfterRevelation(at, done) | Step::Preparation(at, done) | Step::Aftermath(at, done) => {
            (Some(at), None, Some(done))
        }
        Step::Withdraw(at)
        | Step::Revelation(at)
        | Step::Conflict(at)
        | Step::AftermathStart(at)
        | Step::AfterLocation(at) => (Some(at), None, None),
        Step::Start
        | Step::Clans
        | Step::Relics
        | Step::Feed
        | Step::LocationSetup
        | Step::HandManagement
        | Step::EndOfPlanning
        | Step::StartOfResolution
        | Step::EndOfRound
        | Step::Over => (None, None, None),
    }
}

/// A step with this location, turn and these seats, where it has them.
fn with_parts(mut step: Step, in_location: Loc, in_turn: u8, who: Seats) -> Step {
    match &mut step {
        Step::Planning(turn, done) => (*turn, *done) = (in_turn - 1, who),
        Step::AfterRevelation(at, done) | Step::Preparation(at, done) | Step::Aftermath(at, done) => {
            (*at, *done) = (in_location, who);
        }
        Step::Withdraw(at)
        | Step::Revelation(at)
        | Step::Conflict(at)
        | Step::AftermathStart(at)
        | Step::AfterLocation(at) => *at = in_location,
        _ => {}
    }
    step
}

pub(super) static STEP: About<Vendetta, Whole> = About(&[
    Fact::new("location", "<location>", "for steps of a location: `1`, `2`, `3` or `haven`", |state, _| {
        words(parts(state.step).0.map(Loc::name))
    })
    .given("1", |draft, _, given| {
        let at = given.one(|word| Loc::find(word).ok_or_else(|| reasons::no_location(word)))?;
        draft.notes.at = at.unwrap_or(Loc(0));
        if !draft.state.locations().any(|there| there == draft.notes.at) {
            return Err(given.wrong(reasons::location_away()));
        }
        Ok(())
    }),
    Fact::new("turn", "<number>", "for `planning`: which turn of the round, from 1", |state, _| {
        words(parts(state.step).1)
    })
    .given("1", |draft, _, given| {
        draft.notes.turn = given.number()?.unwrap_or(1);
        if !(1..=draft.setup.planning_turns(draft.state.round)).contains(&draft.notes.turn) {
            return Err(given.wrong(reasons::no_turn()));
        }
        Ok(())
    }),
    Fact::new(
        "active",
        "<SEAT>",
        "for `planning`, `after-revelation`, `preparation`, `aftermath`: who is next; those before in turn \
         order are done",
        |state, _| words(parts(state.step).2.and_then(|done| state.next_in_order(done))),
    )
    .derived()
    .given("the first in turn order", |draft, _, given| {
        let active = given.seat()?;
        let before = |seat: &Seat| active.is_some_and(|active| active != *seat);
        draft.notes.done = draft.state.order().take_while(before).collect();
        Ok(())
    }),
    Fact::new("done", "<SEAT>*", "the same, naming those who are done", |state, _| {
        words(parts(state.step).2.into_iter().flatten())
    })
    .given("as `active` says", |draft, _, given| {
        draft.notes.done = given.seats()?.unwrap_or(draft.notes.done);
        Ok(())
    }),
    Fact::new("step", "<step>", "where the game stands, see below", |state, _| words([state.step.word()]))
        .given("`planning`", |draft, _, given| {
            let step = given.one(|word| {
                let names = || Step::can_be_given().join(", ");
                Step::find(word).ok_or_else(|| reasons::no_step(word, names()))
            })?;
            let step = step.unwrap_or(Step::Planning(0, Seats::NONE));
            draft.state.step = with_parts(step, draft.notes.at, draft.notes.turn, draft.notes.done);
            Ok(())
        }),
    Fact::new("clans-offered", "<clan>*", "for the step `clans`", |state, _| {
        words(state.offer.iter().map(Clan::slug))
    })
    .given("none", |draft, _, given| {
        let clans = given.list(a_clan)?.unwrap_or_default();
        draft.state.offer = clans.into_iter().collect();
        Ok(())
    }),
    Fact::new("relics-offered", "<card relic>*", "for the step `relics`", |state, _| {
        words(state.relic_offer.iter().map(CardId::slug))
    })
    .given("none", |draft, _, given| {
        let relics = given.list(a_relic)?.unwrap_or_default();
        draft.state.relic_offer = relics.into_iter().collect();
        Ok(())
    }),
    Fact::new("winners", "<SEAT>*", "at the end: who has won", |state: &State, _| {
        words(if state.step == Step::Over { score::winners(state) } else { Seats::NONE })
    })
    .derived(),
]);

/// Before the clans are picked the players have nothing but what they picked so far.
pub(super) fn before_the_deal(draft: &mut Reading) -> Read<()> {
    draft.state.exposed = Default::default();
    if draft.state.step > Step::Relics {
        let begun = draft.state.round > 0;
        return if begun { Ok(()) } else { Err(FactError::new("table", "round", reasons::three_rounds())) };
    }
    let bare = empty_table(draft.setup);
    for seat in draft.everyone() {
        let clan = draft.given(&seat.to_string(), "clan").one(a_clan)?;
        draft.state[seat] = PlayerState { clan, relic: draft.state[seat].relic, ..PlayerState::default() };
    }
    let state = &mut draft.state;
    (state.def, state.victims, state.ally_deck) = (bare.def, bare.victims, bare.ally_deck);
    state.round = bare.round;
    Ok(())
}
