//! Feed and Location setup (section 2), and the frame of Resolution (section 5).

use arrayvec::ArrayVec;
use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, EffectSource, blood, effects, enter_location, phase, relic_for, use_relic, yes};
use crate::cards::{CardId, When, book};
use crate::sets::Loc;
use crate::state::Step;
use crate::vocabulary::{Ask, Choice, Event, Phase};

/// §2.2, §2.3: each player gains the sum of the feed values of the alliance, in round 1 too.
pub(crate) fn feed(ctx: &mut Ctx) -> Asked<()> {
    if ctx.state.round == 1 {
        cite(2, 3);
    }
    for who in ctx.state.order() {
        let player = ctx.state[who];
        player.leaves_out_drained();
        let allies: i8 = player.allies.iter().map(|ally| book().ally(ally).feed).sum();
        let victims = player.victims as i8 * book().ally(CardId::VICTIM).feed;
        cite(2, 4);
        match allies + victims {
            // §2.4: a sum below 0 is a loss with no causer.
            sum @ ..0 => {
                blood::lose(&mut ctx.rule(2, 4), who, sum.unsigned_abs(), EffectSource::RULES)?;
            }
            sum => blood::gain(&mut ctx.rule(2, 2), who, sum as u8, None),
        }
    }
    phase(&mut ctx.rule(2, 5), Step::LocationSetup, Phase::LocationSetup);
    Ok(())
}

/// §2.5: one ally, face up, on every location.
pub(crate) fn location_setup(ctx: &mut Ctx) {
    cite(1, 4);
    cite(1, 7);
    for at in ctx.state.locations() {
        if ctx.state.ally_deck.is_empty() {
            break;
        }
        let drawn = ctx.chance(Ask::Chance, |state, outcomes| {
            for ally in state.ally_deck {
                outcomes.push(Choice::Draw(ally));
            }
        });
        if let Choice::Draw(ally) = drawn {
            ctx.state.ally_deck.remove(ally);
            ctx.state.ally_at[at.index()] = Some(ally);
            ctx.rule(2, 5).emit(Event::AllyAppears { at, ally });
        }
    }
    phase(&mut ctx.rule(2, 6), Step::HandManagement, Phase::HandManagement);
}

/// §15.1: effects at the start of Resolution (the Sargon Apocrypha).
pub(crate) fn start(ctx: &mut Ctx) -> Asked<()> {
    for who in ctx.state.order() {
        if let Some(relic) = relic_for(ctx.state, who, When::StartOfResolution)
            && yes(ctx, who, Ask::UseBeforeResolution(relic))?
        {
            let ctx = &mut *ctx.rule(15, 1);
            use_relic(ctx, who, relic);
            deploy_everywhere(ctx, who, relic)?;
        }
    }
    let first = ctx.state.locations().next();
    enter_location(ctx, first);
    Ok(())
}

/// One blood from the pool on every location; where it does not reach, the player picks.
fn deploy_everywhere(ctx: &mut Ctx, who: Seat, by: CardId) -> Asked<()> {
    let mut left: ArrayVec<Loc, { Loc::COUNT }> = ctx.state.locations().collect();
    while !left.is_empty() && blood::can_deploy(ctx.state, who, 1).is_ok() {
        let enough = blood::can_deploy(ctx.state, who, left.len() as u8).is_ok();
        let at = if enough {
            left[0]
        } else {
            let choice = ctx.choose(who, Ask::DeployWhere(by), |_, options| {
                for &at in &left {
                    options.push(Choice::At(at));
                }
            })?;
            if let Choice::At(at) = choice { at } else { left[0] }
        };
        left.retain(|other| *other != at);
        blood::deploy(ctx, who, 1, at, Some(by))?;
        if !ctx.state.alive.has(who) {
            break;
        }
    }
    Ok(())
}

/// §5.18, §5.30, §12.2: one player resolves all their cards of this moment here, in the order they like,
/// each completely before the next. §5.19, §16.14: what comes onto the side in time is resolved too;
/// §5.20: what left or was turned down is not; §16.15: none acts twice.
pub(crate) fn own_cards(ctx: &mut Ctx, at: Loc, who: Seat, when: When) -> Asked<()> {
    cite(5, 20);
    let curfew = when != When::AfterRevelation && ctx.state.here.curfew.has(who);
    while !curfew && ctx.state.alive.has(who) {
        let triggering = ctx.state.triggering(at, who, when);
        let pending = triggering.minus(ctx.state.here.acted);
        if pending != triggering {
            cite(16, 15);
        }
        if pending.is_empty() {
            break;
        }
        cite(5, 19);
        cite(12, 2);
        cite(16, 14);
        let choice = ctx.choose(who, Ask::NextCard(at), |_, options| {
            for slot in pending {
                options.push(Choice::Resolve(slot));
            }
        })?;
        let Choice::Resolve(slot) = choice else { break };
        ctx.state.here.acted.insert(slot);
        let source = EffectSource::clan_card(ctx.state, slot, at);
        effects::apply(ctx, when, source, None)?;
    }
    Ok(())
}

/// §15.9: the location card that acts at the start of Aftermath goes first.
pub(crate) fn aftermath_start(ctx: &mut Ctx, at: Loc) -> Asked<()> {
    if let Some(card) = ctx.state.location_card(at) {
        let ctx = &mut *ctx.rule(15, 9);
        effects::apply(ctx, When::AftermathStart, EffectSource::location_card(card, at), None)?;
    }
    ctx.state.step = Step::Aftermath(at, Seats::NONE);
    Ok(())
}

/// §15.10, §5.34: effects after the location has been resolved. §5.32: cards and blood stay.
pub(crate) fn after_location(ctx: &mut Ctx, at: Loc) -> Asked<()> {
    cite(5, 32);
    if let Some(card) = ctx.state.location_card(at) {
        let ctx = &mut *ctx.rule(5, 34);
        cite(15, 10);
        effects::apply(ctx, When::AfterLocation, EffectSource::location_card(card, at), None)?;
    }
    let next = ctx.state.next_location(at);
    enter_location(ctx, next);
    Ok(())
}
