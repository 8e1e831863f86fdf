//! Revelation (§5.13 to §5.17).

use elysium_kernel::{Asked, Refusal, Seat, Seats, cite};

use super::{Ctx, EffectSource, blood, effects, with_or_without_partner};
use crate::State;
use crate::cards::{Own, When};
use crate::sets::{Loc, Slot, Slots};
use crate::state::Step;
use crate::vocabulary::{Ask, Choice, Event, Why};

/// What a rival loses to turn a card up past One Step Ahead.
const PRICE_OF_REVEALING: u8 = 2;

pub(crate) fn step(ctx: &mut Ctx, at: Loc) -> Asked<()> {
    // §15.3, §5.13: before Revelation, after all withdrawals.
    for seat in ctx.state.order() {
        cite(5, 13);
        for slot in ctx.state.triggering(at, seat, When::BeforeRevelation) {
            let source = EffectSource::clan_card(ctx.state, slot, at);
            cite(15, 3);
            effects::apply(&mut ctx.rule(5, 13), When::BeforeRevelation, source, None)?;
        }
    }
    let left_down = one_step_ahead(ctx, at)?;
    // §5.14, §5.17: all who stayed turn up their cards, also when alone.
    for who in ctx.state.order() {
        cite(5, 17);
        for slot in ctx.state.side_in_order(at, who) {
            if ctx.state.down.has(slot) && !left_down.has(slot) {
                ctx.state.turn_up(slot);
                let card = ctx.state.card_of(slot);
                ctx.rule(5, 14).emit(Event::Revealed { who, card, at });
            }
        }
    }
    ctx.state.step = Step::AfterRevelation(at, Seats::NONE);
    ctx.state.here.acted = Slots::NONE;
    Ok(())
}

/// §15.4, §5.15: settled before the cards of its rivals are turned. §16.5: a rival needs blood to turn a
/// card up, and loses 2 or what there is.
fn one_step_ahead(ctx: &mut Ctx, at: Loc) -> Asked<Slots> {
    let mut left_down = Slots::NONE;
    for you in ctx.state.order() {
        cite(5, 15);
        let Some(ahead) = ctx.state.has_own(at, you, Own::OneStepAhead) else { continue };
        let ctx = &mut *ctx.rule(5, 15);
        cite(15, 4);
        let source = EffectSource::clan_card(ctx.state, ahead, at);
        let by = ctx.state.card_of(ahead);
        let rivals = with_or_without_partner(ctx, you, ctx.state.rivals(at, you), by)?;
        // §17.29: in turn order, card by card; also one that is turned down in the course of it (Ready of the Tremere).
        let mut decided = Slots::NONE;
        while let Some((who, slot)) = next_down(ctx.state, at, rivals, decided) {
            decided.insert(slot);
            let choice = ctx.choose(who, Ask::RevealFor(by, slot), |state, options| {
                let poor = Refusal::new(16, 5, Why::Spend { cost: PRICE_OF_REVEALING, have: 0 });
                options.offer(Choice::Yes, if state[who].pool > 0 { Ok(()) } else { Err(poor) });
                options.push(Choice::No);
            })?;
            if choice == Choice::Yes {
                blood::lose(ctx, who, PRICE_OF_REVEALING, source)?;
            } else {
                left_down.insert(slot);
                ctx.emit(Event::LeftDown { who, at, by });
            }
        }
    }
    Ok(left_down)
}

/// The next face-down card on the sides of `rivals` about which nothing is decided.
fn next_down(state: &State, at: Loc, rivals: Seats, decided: Slots) -> Option<(Seat, Slot)> {
    state.order().filter(|&who| rivals.has(who)).find_map(|who| {
        let side = state.side_in_order(at, who).into_iter();
        side.map(|slot| (who, slot)).find(|(_, slot)| state.down.has(*slot) && !decided.has(*slot))
    })
}
