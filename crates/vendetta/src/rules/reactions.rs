//! What reacts to a play, in Planning and in Resolution (§3.11, §16.7).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, EffectSource, blood, effects, with_or_without_partner};
use crate::State;
use crate::cards::{Effect, Own, When, book};
use crate::sets::{Loc, Slot, Slots};

/// What happens because a card was played: in turn order, once per card played.
pub(crate) fn to_play(ctx: &mut Ctx, who: Seat, at: Loc, down: bool) -> Asked<()> {
    const TRIGGERS: u32 = When::OpponentPlaysHere.bit() | When::OpponentPlaysElsewhere.bit();
    if !ctx.state.down.is_empty() {
        cite(3, 13);
        cite(3, 14);
    }
    let mut reacting = Slots::NONE;
    for slot in ctx.state.deployed().minus(ctx.state.down) {
        let marks = ctx.state.marks(slot);
        if marks.when & TRIGGERS != 0 || marks.own & Own::Eyes.bit() != 0 {
            reacting.insert(slot);
        }
    }
    let haven = at == Loc::HAVEN;
    if reacting.is_empty() && !haven {
        return Ok(());
    }
    cite(12, 2);
    for seat in ctx.state.order() {
        if seat == who && haven {
            let player = ctx.state[who];
            for ally in player.allies_with(When::YouPlayAtHaven) {
                let source = EffectSource { at: Some(at), ..EffectSource::ally(ally, who) };
                effects::apply(ctx, When::YouPlayAtHaven, source, None)?;
            }
        }
        for slot in reacting {
            if ctx.state.holder(slot) == seat && !ctx.state.down.has(slot) {
                react(ctx, slot, who, at, down)?;
            }
        }
    }
    Ok(())
}

/// Does an opponent's card take something from whoever plays there (Challenge)?
pub(crate) fn is_preyed_upon(state: &State, who: Seat, at: Loc) -> bool {
    state.deployed().minus(state.down).into_iter().any(|slot| {
        let here = state.location_of(slot) == Some(at);
        let when = if here { When::OpponentPlaysHere } else { When::OpponentPlaysElsewhere };
        let takes = |effect: &Effect| matches!(effect, Effect::Lose(..) | Effect::Steal(..));
        state.holder(slot) != who && book().effects(state.card_of(slot), when).any(takes)
    })
}

fn react(ctx: &mut Ctx, slot: Slot, who: Seat, at: Loc, down: bool) -> Asked<()> {
    let Some(here) = ctx.state.location_of(slot) else { return Ok(()) };
    let source = EffectSource::clan_card(ctx.state, slot, here);
    let (Some(card), Some(you)) = (source.card, source.you) else { return Ok(()) };
    let marks = ctx.state.marks(slot);
    // Eyes in the Dark: whoever plays face down there, which happens in Planning only.
    if marks.own & Own::Eyes.bit() != 0 && down && here == at {
        blood::add(ctx, you, 1, at, card);
    }
    // §3.11: a reaction may put the player out; the others still react to the play.
    let when = if here == at { When::OpponentPlaysHere } else { When::OpponentPlaysElsewhere };
    if you == who || marks.when & when.bit() == 0 {
        return Ok(());
    }
    if with_or_without_partner(ctx, you, Seats::one(who), card)?.is_empty() {
        return Ok(());
    }
    effects::apply(ctx, when, source, Some(who))
}
