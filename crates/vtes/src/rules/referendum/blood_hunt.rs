//! The blood hunt: after every diablerie all decide whether the diablerist is burned (§12.35 to §12.45).

use elysium_kernel::cite;

use super::{enter, leave};
use crate::rules::Ctx;
use crate::state::{MinionId, PollStage, Referendum};
use crate::vocabulary::Event;

/// A diablerie has been committed: first comes the moment for texts that answer to it.
pub fn blood_hunt(ctx: &mut Ctx, diablerist: MinionId) {
    let mut referendum = Referendum::new(PollStage::Diablerized, ctx.state.acting());
    referendum.hunted = Some(diablerist);
    cite(12, 36);
    ctx.state.referendum = Some(referendum);
    enter(ctx, PollStage::Diablerized);
}

/// The referendum itself, if the diablerist is still in play: without terms, and with nobody's calling card.
pub fn begin(ctx: &mut Ctx) {
    let hunted = ctx.state.referendum.and_then(|referendum| referendum.hunted);
    let Some(hunted) = hunted.filter(|&hunted| ctx.state.controlled().has(hunted)) else {
        cite(12, 37);
        leave(ctx);
        return;
    };
    let minion = ctx.state.card(ctx.state[hunted].slot);
    ctx.rule(12, 35).emit(Event::BloodHuntCalled { minion });
    cite(12, 40);
    cite(12, 41);
    cite(12, 42);
    enter(ctx, PollStage::BeforeVotes);
}
