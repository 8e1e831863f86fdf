//! Where the game stands, and what was promised.

use elysium_kernel::Seats;
use elysium_kernel::scenario::given::{a_seat, pair, words};
use elysium_kernel::scenario::{About, Steps, Whole};

use super::words::names;
use crate::rules::PEACE_UNTIL;
use crate::state::{Promised, Step};
use crate::vocabulary::Promise;
use crate::{Rivals, notation, reasons};

type Fact = super::Fact<Whole>;

/// How much of a step is left, and who is done with it.
fn parts(step: Step) -> (Option<u8>, Option<Seats>) {
    match step {
        Step::City(left) => (Some(left), None),
        Step::Joining(done) | Step::Claim(done) | Step::Poll(done) | Step::Answer(done) => (None, Some(done)),
        _ => (None, None),
    }
}

pub(super) static STEP: About<Rivals, Whole> = About(&[
    Fact::new("step", "<step>", "where the game stands, see below", |state, _| words([state.step.word()]))
        .given("`act`", |draft, _, given| {
            let step = given.one(|word| {
                let names = || Step::can_be_given().join(", ");
                Step::find(word).ok_or_else(|| reasons::no_step(word, names()))
            })?;
            draft.state.step = step.unwrap_or(Step::Act);
            Ok(())
        }),
    Fact::new("left", "<number>", "for `city`: cards still to come", |state, _| words(parts(state.step).0))
        .given("1", |draft, _, given| {
            if let Step::City(left) = &mut draft.state.step {
                *left = given.number()?.unwrap_or(1);
            }
            Ok(())
        }),
    Fact::new("done", "<SEAT>*", "for `joining`: foes already asked", |state, _| {
        words(parts(state.step).1.unwrap_or_default())
    })
    .given("none", |draft, _, given| {
        if let Step::Joining(done) = &mut draft.state.step {
            *done = given.seats()?.unwrap_or(*done);
        }
        Ok(())
    }),
    Fact::new("promises", "<SEAT>/<promise>*", "`B/yes`, `B/intel.c`, `B/peace.c.9`", |state, _| {
        let promises = state.promises.iter().filter_map(|one| Some((one.by, one.promise?)));
        words(promises.map(|(by, promise)| format!("{by}/{}", notation::promised(promise))))
    })
    .given("none", |draft, _, given| {
        let state = &mut draft.state;
        let promises = given.list(|word| {
            let (seat, what) = pair(word, "B/yes")?;
            let by = a_seat(seat, state.seats as usize)?;
            let others = state.foes(by).into_iter();
            let known = others.flat_map(|seat| [Promise::Intel(seat), Promise::Peace(seat, PEACE_UNTIL)]);
            let mut known = known.chain([Promise::Answer(true), Promise::Answer(false)]);
            let promise = known.find(|promise| notation::promised(*promise) == what);
            Ok(Promised { by, promise: Some(promise.ok_or_else(|| reasons::no_promise(what))?) })
        })?;
        let promises = promises.unwrap_or_default();
        if promises.len() > state.promises.capacity() {
            return Err(given.wrong(reasons::promises_many(state.promises.capacity())));
        }
        promises.into_iter().for_each(|one| state.promises.push(one));
        Ok(())
    }),
    Fact::new("winners", "<SEAT>*", "who has won", |state, _| words(state.winners)).given(
        "nobody",
        |draft, _, given| {
            draft.state.winners = given.seats()?.unwrap_or(Seats::NONE);
            Ok(())
        },
    ),
    Fact::new(
        "claimant",
        "<card vampire>",
        "who claims the Prince of the City, while that is under way",
        |state, _| names(state, state.claimant),
    ),
    Fact::new(
        "supply",
        "<SEAT>/<number>*",
        "tokens of each colour that are not on the table: `A/20`",
        |state, _| {
            let seats = state.everyone().into_iter();
            words(seats.map(|seat| format!("{seat}/{}", state.supply[seat.index()])))
        },
    )
    .derived(),
]);
