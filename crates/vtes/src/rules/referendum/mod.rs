//! Referendums: called by a political action, or by a diablerie (chapters 10 and 12).

mod blood_hunt;
mod polling;
mod prisci;
mod tally;
mod terms;
mod votes;

use elysium_kernel::{Asked, cite};

use super::{Ctx, play, raise, rows};
use crate::cards::{CardId, Span, Trigger, Verdict};
use crate::moment::Moment;
use crate::state::{Action, PollStage, Referendum, State, Thing};
use crate::vocabulary::Event;

pub use blood_hunt::blood_hunt;
pub use polling::polling;
pub use votes::{abstain, cast_against, cast_for, may_gain};

/// Is it a blood hunt that is being voted on, in which no modifiers and reactions are played (§12.39)?
pub fn is_blood_hunt(state: &State) -> bool {
    let voting = |one: &Referendum| one.is_blood_hunt() && one.stage != PollStage::Diablerized;
    state.referendum.as_ref().is_some_and(voting)
}

/// A political action has succeeded and is paid for: now its referendum is held (§10.2).
pub fn call(ctx: &mut Ctx, action: &Action) -> Asked<()> {
    let Some(used) = action.used else { return Ok(()) };
    if !terms::are_possible(ctx.state, &used) {
        ctx.rule(10, 6).emit(Event::NoTerms { card: used.card });
        return Ok(());
    }
    let called = action.card.is_some();
    // Terms, polling, result. The action is successful, whatever comes of it.
    cite(10, 3);
    cite(10, 42);
    let mut referendum = Referendum::new(PollStage::Terms, action.who);
    (referendum.caller, referendum.used, referendum.calling_card) = (Some(action.actor), Some(used), called);
    // The card that called it is the caller's one political card; without one the caller may burn another.
    if called {
        cite(10, 23);
        referendum.cards = referendum.cards.with(action.who);
    } else {
        cite(10, 24);
    }
    let listeners = raise::listeners(ctx.state, Trigger::Calls, Thing::Minion(action.actor));
    ctx.state.referendum = Some(referendum);
    let minion = Some(ctx.state.card(action.slot));
    ctx.rule(10, 2).emit(Event::Calls { who: action.who, minion, card: Some(used.card) });
    raise::answer(ctx, &listeners);
    Ok(())
}

/// All have passed, or nobody is asked at this stage: the next one.
pub fn close(ctx: &mut Ctx) -> Asked<()> {
    let Some(referendum) = &ctx.state.referendum else { return Ok(()) };
    match referendum.stage {
        PollStage::Diablerized => blood_hunt::begin(ctx),
        PollStage::Terms => terms::choose(ctx)?,
        PollStage::BeforeVotes => enter(ctx, PollStage::Polling),
        PollStage::Polling => enter(ctx, PollStage::Tally),
        PollStage::Tally => tally::count(ctx)?,
    }
    Ok(())
}

/// The next stage begins, with the texts that must happen in it.
fn enter(ctx: &mut Ctx, stage: PollStage) {
    if let Some(referendum) = &mut ctx.state.referendum {
        referendum.stage = stage;
    }
    match stage {
        PollStage::Diablerized => play::mandatory(ctx, Moment::Diablerized),
        PollStage::BeforeVotes => {
            cite(10, 7);
            play::mandatory(ctx, Moment::BeforeVotes);
        }
        PollStage::Polling => play::mandatory(ctx, Moment::Polling),
        PollStage::Terms | PollStage::Tally => {}
    }
}

/// It is over, with everything that lasted for it.
fn leave(ctx: &mut Ctx) -> Option<Referendum> {
    let referendum = ctx.state.referendum.take();
    rows::end(ctx.state, Span::Referendum);
    referendum
}

/// An effect decides the referendum without counting, or cancels it (§10.43).
pub fn settle(ctx: &mut Ctx, verdict: Verdict, by: CardId) -> Asked<()> {
    if ctx.state.referendum.is_none() {
        return Ok(());
    }
    match verdict {
        Verdict::Passes => tally::decide(ctx, true),
        Verdict::Fails => tally::decide(ctx, false),
        Verdict::Canceled => {
            leave(ctx);
            ctx.rule(10, 43).emit(Event::ReferendumCancelled { by: Some(by) });
            tally::after(ctx)
        }
    }
}
