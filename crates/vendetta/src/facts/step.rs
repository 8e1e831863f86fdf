//! Where the game stands.

use elysium_kernel::scenario::given::words;
use elysium_kernel::scenario::{About, FactError, Whole};
use elysium_kernel::{Seat, Seats};

use super::table::THREE_ROUNDS;
use super::words::{a_clan, a_relic};
use super::{Fact, Read, Reading};
use crate::cards::{CardId, Clan};
use crate::rules::{empty_table, score};
use crate::sets::Loc;
use crate::state::{PlayerState, Step};
use crate::{State, Vendetta};

/// Every step with this location, turn and these seats, in order of the game.
fn steps(at: Loc, turn: u8, done: Seats) -> [(&'static str, Step); 19] {
    [
        ("start", Step::Start),
        ("clans", Step::Clans),
        ("relics", Step::Relics),
        ("feed", Step::Feed),
        ("location-setup", Step::LocationSetup),
        ("hand-management", Step::HandManagement),
        ("planning", Step::Planning(turn - 1, done)),
        ("end-of-planning", Step::EndOfPlanning),
        ("start-of-resolution", Step::StartOfResolution),
        ("withdraw", Step::Withdraw(at)),
        ("revelation", Step::Revelation(at)),
        ("after-revelation", Step::AfterRevelation(at, done)),
        ("preparation", Step::Preparation(at, done)),
        ("conflict", Step::Conflict(at)),
        ("aftermath-start", Step::AftermathStart(at)),
        ("aftermath", Step::Aftermath(at, done)),
        ("after-location", Step::AfterLocation(at)),
        ("end-of-round", Step::EndOfRound),
        ("over", Step::Over),
    ]
}

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

fn name(step: Step) -> &'static str {
    let (at, turn, done) = parts(step);
    let known = steps(at.unwrap_or(Loc(0)), turn.unwrap_or(1), done.unwrap_or_default());
    known.into_iter().find(|(_, one)| *one == step).map_or("", |(name, _)| name)
}

pub(super) static STEP: About<Vendetta, Whole> = About(&[
    Fact::new("location", "<location>", "for steps of a location: `1`, `2`, `3` or `haven`", |state, _| {
        words(parts(state.step).0.map(Loc::name))
    })
    .given("1", |draft, _, given| {
        let at = given.one(|word| Loc::find(word).ok_or_else(|| format!("there is no location `{word}`")))?;
        draft.notes.at = at.unwrap_or(Loc(0));
        if !draft.state.locations().any(|there| there == draft.notes.at) {
            return Err(given.wrong("not at this table"));
        }
        Ok(())
    }),
    Fact::new("turn", "<number>", "for `planning`: which turn of the round, from 1", |state, _| {
        words(parts(state.step).1)
    })
    .given("1", |draft, _, given| {
        draft.notes.turn = given.number()?.unwrap_or(1);
        if !(1..=draft.setup.planning_turns(draft.state.round)).contains(&draft.notes.turn) {
            return Err(given.wrong("the round does not have this turn"));
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
    Fact::new("step", "start|clans|relics|feed|location-setup|hand-management|planning|end-of-planning|start-of-resolution|withdraw|revelation|after-revelation|preparation|conflict|aftermath-start|aftermath|after-location|end-of-round|over", "where the game stands, see below", |state, _| words([name(state.step)])).given(
        "`planning`",
        |draft, _, given| {
            let steps = steps(draft.notes.at, draft.notes.turn, draft.notes.done);
            let step = given.one(|word| {
                let found = steps.into_iter().find(|(name, _)| *name == word);
                let names = steps.map(|(name, _)| name).join(", ");
                found.ok_or_else(|| format!("there is no step `{word}`; there are: {names}"))
            })?;
            draft.state.step = step.unwrap_or(("", Step::Planning(draft.notes.turn - 1, draft.notes.done))).1;
            Ok(())
        },
    ),
    Fact::new("clans-offered", "<clan>*", "for the step `clans`", |state, _| words(state.offer.iter().map(Clan::slug)))
        .given("none", |draft, _, given| {
            let clans = given.list(a_clan)?.unwrap_or_default();
            draft.state.offer = clans.into_iter().collect();
            Ok(())
        }),
    Fact::new("relics-offered", "<card>*", "for the step `relics`", |state, _| {
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
        return if begun { Ok(()) } else { Err(FactError::new("table", "round", THREE_ROUNDS)) };
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
