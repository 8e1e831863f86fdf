//! Where the game stands, and what was promised.

use elysium_kernel::Seats;
use elysium_kernel::scenario::given::{a_seat, pair, words};
use elysium_kernel::scenario::{About, Whole};

use super::words::names;
use crate::Rivals;
use crate::notation;
use crate::rules::PEACE_UNTIL;
use crate::state::{Promised, Step};
use crate::vocabulary::Promise;

type Fact = super::Fact<Whole>;

/// The name of a step, how much of it is left, and who is done with it.
fn parts(step: Step) -> (&'static str, Option<u8>, Option<Seats>) {
    match step {
        Step::Start => ("start", None, None),
        Step::Leaders => ("leaders", None, None),
        Step::Deal => ("deal", None, None),
        Step::City(left) => ("city", Some(left), None),
        Step::TurnStart => ("turn-start", None, None),
        Step::Ready => ("ready", None, None),
        Step::Joining(done) => ("joining", None, Some(done)),
        Step::Act => ("act", None, None),
        Step::Target => ("target", None, None),
        Step::Lay => ("lay", None, None),
        Step::Block => ("block", None, None),
        Step::React => ("react", None, None),
        Step::Reveal => ("reveal", None, None),
        Step::Abilities => ("abilities", None, None),
        Step::Damage => ("damage", None, None),
        Step::Claim(done) => ("claim", None, Some(done)),
        Step::Poll(done) => ("poll", None, Some(done)),
        Step::Answer(done) => ("answer", None, Some(done)),
        Step::Tally => ("tally", None, None),
        Step::Torpor => ("torpor", None, None),
        Step::Mending => ("mending", None, None),
        Step::TurnEnd => ("turn-end", None, None),
        Step::Antagonist => ("antagonist", None, None),
        Step::Draw => ("draw", None, None),
        Step::Over => ("over", None, None),
    }
}

/// The steps at which a position can stand.
const STEPS: [Step; 14] = [
    Step::Start,
    Step::Leaders,
    Step::Deal,
    Step::City(1),
    Step::TurnStart,
    Step::Ready,
    Step::Joining(Seats::NONE),
    Step::Act,
    Step::Torpor,
    Step::Mending,
    Step::TurnEnd,
    Step::Antagonist,
    Step::Draw,
    Step::Over,
];

pub(super) static STEP: About<Rivals, Whole> = About(&[
    Fact::new(
        "step",
        "start|leaders|deal|city|turn-start|ready|joining|act|target|lay|block|react|reveal|abilities|damage|claim|poll|answer|tally|torpor|mending|turn-end|antagonist|draw|over",
        "where the game stands: `start`, `leaders`, `deal`, `city`, `turn-start`, `ready`, `joining`, `act`, \
         `torpor`, `mending`, `turn-end`, `antagonist`, `draw`, `over`",
        |state, _| words([parts(state.step).0]),
    )
    .given("`act`", |draft, _, given| {
        let step = given.one(|word| {
            let names = || STEPS.map(|step| parts(step).0).join(", ");
            let found = STEPS.into_iter().find(|step| parts(*step).0 == word);
            found.ok_or_else(|| format!("no position can stand at `{word}`; there are: {}", names()))
        })?;
        draft.state.step = step.unwrap_or(Step::Act);
        Ok(())
    }),
    Fact::new("left", "<number>", "for `city`: cards still to come", |state, _| words(parts(state.step).1)).given(
        "1",
        |draft, _, given| {
            if let Step::City(left) = &mut draft.state.step {
                *left = given.number()?.unwrap_or(*left);
            }
            Ok(())
        },
    ),
    Fact::new("done", "<SEAT>*", "for `joining`: foes already asked", |state, _| {
        words(parts(state.step).2.unwrap_or_default())
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
            Ok(Promised {
                by,
                promise: Some(promise.ok_or_else(|| format!("there is no promise `{what}`"))?),
            })
        })?;
        let promises = promises.unwrap_or_default();
        if promises.len() > state.promises.capacity() {
            return Err(given.wrong(format!("at most {} promises", state.promises.capacity())));
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
    Fact::new("claimant", "<card>", "who claims the Prince of the City, while that is under way", |state, _| {
        names(state, state.claimant)
    }),
    Fact::new("supply", "<SEAT>/<number>*", "tokens of each colour that are not on the table: `A/20`", |state, _| {
        let seats = state.everyone().into_iter();
        words(seats.map(|seat| format!("{seat}/{}", state.supply[seat.index()])))
    })
    .derived(),
]);
