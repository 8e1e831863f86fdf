//! Titles (section 19).

use elysium_kernel::{Asked, cite};

use super::{Ctx, attachments, influence, stats};
use crate::sets::Slot;
use crate::state::{Attached, Attachment, Place};

/// §19.1 to §19.6: exerts the Influence and attaches the Title to the vampire that acted.
pub(crate) fn attach(ctx: &mut Ctx, slot: Slot, vampire: Slot) -> Asked<()> {
    let card = ctx.state.card(slot);
    let text = ctx.state.book().library_card(card);
    influence::pay_for(ctx, slot.owner(), card, text.influence)?;
    cite(14, 7);
    cite(19, 6);
    if text.unique {
        for seat in ctx.state.everyone() {
            for other in ctx.state.which(seat, |v| v.place == Place::Torpor) {
                let at = stats::attached(ctx.state, other).find(|(_, title)| *title == card);
                if let Some((one, _)) = at {
                    attachments::discard_attached(&mut ctx.rule(19, 6), other, one.card);
                }
            }
        }
    }
    let title = Attachment::title(slot.index() as u8);
    attachments::attach(&mut ctx.rule(19, 1), vampire, Attached { card: title, exhausted: false })
}
