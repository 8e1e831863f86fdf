//! Where the game stands: the innermost thing under way, and its moment.

use elysium_kernel::{Asked, cite};

use super::{
    Ctx, action, combat, discard, impulse, influence, minion_phase, referendum, resolve, turn, unlock,
};
use crate::moment::Moment;
use crate::state::{ActionStage, CombatStage, PollStage, State, Step};

/// The window that is open, if a window is.
pub fn moment(state: &State) -> Option<Moment> {
    if let Some(referendum) = &state.referendum {
        return match referendum.stage {
            PollStage::Diablerized => Some(Moment::Diablerized),
            PollStage::BeforeVotes => Some(Moment::BeforeVotes),
            PollStage::Polling => Some(Moment::Polling),
            PollStage::Terms | PollStage::Tally => None,
        };
    }
    if let Some(combat) = &state.combat {
        return match combat.stage {
            CombatStage::BeforeCombat => Some(Moment::BeforeCombat),
            CombatStage::BeforeRange => Some(Moment::BeforeRange),
            CombatStage::Range => Some(Moment::Range),
            CombatStage::BeforeStrikes => Some(Moment::BeforeStrikes),
            CombatStage::BeforeResolution => Some(Moment::BeforeResolution),
            CombatStage::EndOfRound => Some(Moment::EndOfRound),
            CombatStage::WouldEnd => Some(Moment::WouldEnd),
            CombatStage::Over => Some(Moment::CombatOver),
            CombatStage::Prevent => combat::victim(state).map(|_| Moment::Prevent),
            CombatStage::Additional => Some(Moment::Additional),
            CombatStage::Press => Some(Moment::Press),
            // One after the other must choose; the rest happens by itself.
            CombatStage::Choose | CombatStage::Resolve | CombatStage::Heal => None,
        };
    }
    if let Some(action) = &state.action {
        return match action.stage {
            ActionStage::Announced => Some(Moment::Announced),
            ActionStage::Undecided => Some(Moment::Undecided),
            ActionStage::Attempt => Some(Moment::Attempt),
            ActionStage::Declined => Some(Moment::Declined),
            ActionStage::WouldSucceed => Some(Moment::WouldSucceed),
            ActionStage::Blocked => Some(Moment::Blocked),
            ActionStage::Resolved => Some(Moment::Resolved),
            ActionStage::Resolve | ActionStage::CarriedOut | ActionStage::Ended => None,
        };
    }
    match state.step {
        Step::OthersUnlock => Some(Moment::Unlock),
        Step::Master => Some(Moment::Master),
        Step::Minion => Some(Moment::Between),
        Step::Influence => Some(Moment::Influence),
        Step::Discard => Some(Moment::Discard),
        _ => None,
    }
}

/// One impulse, or what comes when all have passed.
pub fn step(ctx: &mut Ctx) -> Asked<()> {
    if let Some(moment) = moment(ctx.state) {
        if moment == Moment::Polling {
            return referendum::polling(ctx);
        }
        if impulse::impulse(ctx, moment)? {
            return Ok(());
        }
    }
    close(ctx)
}

/// All have passed: the next step of the rulebook.
fn close(ctx: &mut Ctx) -> Asked<()> {
    if ctx.state.referendum.is_some() {
        return referendum::close(ctx);
    }
    if ctx.state.combat.is_some() {
        return combat::close(ctx);
    }
    if let Some(action) = &ctx.state.action {
        return match action.stage {
            ActionStage::Announced | ActionStage::Undecided | ActionStage::Attempt | ActionStage::Blocked => {
                action::close(ctx)
            }
            ActionStage::Declined
            | ActionStage::WouldSucceed
            | ActionStage::Resolve
            | ActionStage::CarriedOut => resolve::close(ctx),
            ActionStage::Resolved | ActionStage::Ended => resolve::finish(ctx),
        };
    }
    // The window of a phase is over when all have passed.
    if moment(ctx.state).is_some() {
        cite(18, 3);
    }
    match ctx.state.step {
        Step::Deal => turn::deal(ctx),
        Step::TurnStart => turn::begin(ctx),
        Step::Unlock => unlock::unlock(ctx),
        Step::Effects => unlock::effects(ctx),
        Step::OthersUnlock => turn::go(ctx, Step::Master),
        Step::Master => turn::go(ctx, Step::Minion),
        Step::Minion => minion_phase::close(ctx),
        Step::InfluenceStart => influence::begin(ctx),
        Step::Influence => influence::close(ctx),
        Step::DiscardStart => discard::begin(ctx),
        Step::Discard => discard::close(ctx),
        Step::TurnEnd => turn::end(ctx),
        Step::Over => Ok(()),
    }?;
    Ok(())
}

/// Frames whose minion is gone: an action without its actor is over, a combat without one of its minions, too (§9, §11).
#[inline]
pub fn drop_lost_frames(ctx: &mut Ctx) {
    if ctx.state.combat.is_some() {
        combat::drop_if_lost(ctx);
    }
    if ctx.state.action.is_some() {
        action::drop_if_lost(ctx);
    }
}
