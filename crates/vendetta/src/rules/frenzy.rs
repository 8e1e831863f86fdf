//! Frenzy, draining, diablerie, elimination (sections 4, 7 and 13).

use elysium_kernel::{Asked, Refusal, Seat, cite};

use super::{Ctx, EffectSource, blood, effects, end, score, yes};
use crate::State;
use crate::cards::{AllyKind, CardId, Effect, Own, When, book};
use crate::sets::Slot;
use crate::vocabulary::{Ask, Choice, Event, Why};

/// Diablerie tokens that eliminate (§4.7).
pub(crate) const DIABLERIE_LIMIT: u8 = 3;

/// §7.10, §7.11: in any phase, and as often as it happens. §7.1: the pool has run out. §7.7: first the causer, then the drain, then the effect goes on.
pub(crate) fn frenzy(ctx: &mut Ctx, who: Seat, source: EffectSource) -> Asked<()> {
    cite(7, 7);
    cite(7, 10);
    cite(7, 11);
    // §7.3: one's own effect, feed or a location card pays nobody; §14.7: nor does a partner's.
    let causer = source.you.filter(|&you| you != who && ctx.state.partner(who) != Some(you));
    ctx.rule(7, 1).emit(Event::Frenzy { who, causer, by: source.card });
    match causer {
        Some(causer) => reward(ctx, causer, who, source)?,
        None if source.you.is_some_and(|you| you != who) => cite(14, 7),
        None => cite(7, 3),
    }
    cite(7, 12);
    // §7.13, §16.19: Tremere's Ready replaces the whole consequence. §7.12: at the location where
    // the effect that took the last blood was triggered.
    if let Some(at) = source.at
        && let Some(slot) = ctx.state.has_own(at, who, Own::Composure)
    {
        cite(7, 13);
        let by = ctx.state.card_of(slot);
        if yes(ctx, who, Ask::InsteadOfDraining(by))? {
            let ctx = &mut *ctx.rule(16, 19);
            ctx.state.turn_down(slot);
            ctx.emit(Event::TurnedDown { who, card: Some(by), at, by });
            blood::gain(ctx, who, 1, Some(by));
            return Ok(());
        }
    }
    drain_at_random(ctx, who)
}

/// §7.2: one influence, and whatever cards add to it. §13.4: it is kept even if the drain that
/// follows eliminates the player.
fn reward(ctx: &mut Ctx, causer: Seat, who: Seat, source: EffectSource) -> Asked<()> {
    cite(13, 4);
    blood::gain_influence(&mut ctx.rule(7, 2), causer, 1, None);
    // §16.8: Brujah's Ready asks for pieces at its own location, wherever the effect struck.
    for at in ctx.state.locations() {
        cite(16, 8);
        if ctx.state.is_in(at, who) {
            for slot in ctx.state.triggering(at, causer, When::YouDriveRivalIntoFrenzy) {
                let ready = EffectSource::clan_card(ctx.state, slot, at);
                let ctx = &mut *ctx.rule(16, 8);
                effects::apply(ctx, When::YouDriveRivalIntoFrenzy, ready, Some(who))?;
            }
        }
    }
    // §7.7: what allies add comes with the influence, before the drain.
    let allies = ctx.state[causer];
    for ally in allies.allies_with(When::YouDriveOpponentIntoFrenzy) {
        let ctx = &mut *ctx.rule(7, 7);
        effects::apply(ctx, When::YouDriveOpponentIntoFrenzy, EffectSource::ally(ally, causer), Some(who))?;
    }
    // §17.74: The Collar pays whoever drives somebody into frenzy there.
    if let Some(at) = source.at
        && let Some(card) = ctx.state.location_card(at)
    {
        let collar = EffectSource { you: Some(causer), ..EffectSource::location_card(card, at) };
        effects::apply(&mut ctx.rule(17, 74), When::FrenzyCausedHere, collar, Some(who))?;
    }
    Ok(())
}

/// §7.5: a random card of the alliance is drained; §7.6: with none to drain, influence for blood.
fn drain_at_random(ctx: &mut Ctx, who: Seat) -> Asked<()> {
    cite(4, 4);
    let player = ctx.state[who];
    // §7.13: Portia is left out of it, Miguel Chandler replaces the draw.
    cite(7, 13);
    let drainable = player.allies.minus(book().standing.cannot_be_drained);
    if let Some(first) = drainable.and(book().standing.drained_first).iter().next() {
        return drain(&mut ctx.rule(7, 13), who, first);
    }
    if drainable.is_empty() && player.victims == 0 {
        let ctx = &mut *ctx.rule(7, 6);
        blood::lose_influence(ctx, who, 1, None);
        blood::gain(ctx, who, 1, None);
    } else {
        let card = ctx.chance(Ask::Chance, |_, outcomes| {
            for ally in drainable {
                outcomes.push(Choice::Drain(ally));
            }
            for _ in 0..player.victims {
                outcomes.push(Choice::Drain(CardId::VICTIM));
            }
        });
        if let Choice::Drain(card) = card {
            return drain(&mut ctx.rule(7, 5), who, card);
        }
    }
    Ok(())
}

/// May this card of the alliance be drained?
pub(crate) fn can_drain(card: CardId) -> Result<(), Refusal<Why>> {
    if book().standing.cannot_be_drained.has(card) {
        return Err(Refusal::new(12, 1, Why::NotDrainable { card }));
    }
    Ok(())
}

/// The diablerie tokens that draining a card brings (§4.5): humans and victims bring none (§4.9).
pub(crate) fn diablerie(card: CardId) -> u8 {
    let facts = book().ally(card);
    let more = facts.abilities.iter().flat_map(|a| &a.does).find_map(|effect| match effect {
        Effect::DiablerieTokens(n) => Some(*n),
        _ => None,
    });
    if facts.kind == AllyKind::Vampire { more.unwrap_or(1) } else { 0 }
}

/// §4.1: a card leaves the alliance for the drained row, and its blood is gained at once.
pub(crate) fn drain(ctx: &mut Ctx, who: Seat, card: CardId) -> Asked<()> {
    cite(4, 1);
    let facts = book().ally(card);
    let player = &mut ctx.state[who];
    if card == CardId::VICTIM {
        player.victims -= 1;
        player.drained_victims += 1;
    } else {
        player.allies.remove(card);
        player.drained.insert(card);
    }
    player.pool = player.pool.saturating_add(facts.drain_blood);
    ctx.emit(Event::Drained { who, card, blood: facts.drain_blood });
    let tokens = diablerie(card);
    if tokens > 0 {
        let ctx = &mut *ctx.rule(4, 5);
        ctx.state[who].tokens += tokens;
        ctx.emit(Event::Diablerie { who, tokens });
        cite(4, 7);
        cite(13, 1);
        if ctx.state[who].diablerie() >= DIABLERIE_LIMIT {
            cite(4, 7);
            return eliminate(ctx, who);
        }
    } else {
        cite(4, 9);
    }
    Ok(())
}

/// §13.1: out of the game at once. §13.2: everything of the player's leaves the game; foreign
/// cards go to their owners' hands. §13.3: the ambition token passes on clockwise.
fn eliminate(ctx: &mut Ctx, who: Seat) -> Asked<()> {
    cite(13, 2);
    let state = &mut *ctx.state;
    for slot in state.deployed() {
        let (owner, holder) = (slot.owner(), state.holder(slot));
        if owner == who {
            state.lift(slot);
        } else if holder == who {
            state.lift(slot);
            state[owner].hand |= 1 << slot.index();
        }
    }
    for blood in &mut state.blood {
        blood[who.index()] = 0;
    }
    state[who] = state[who].eliminated();
    state.alive = state.alive.without(who);
    state.bane = state.bane.without(who);
    cite(13, 3);
    if state.ambition == who && !state.alive.is_empty() {
        cite(13, 3);
        let seats = state.seats();
        while !state.alive.has(state.ambition) {
            state.ambition = state.ambition.next(seats);
        }
    }
    debug_assert!(state.deployed().and(Slot::all_of(who)).is_empty());
    ctx.rule(13, 1).emit(Event::Eliminated { who });
    // §13.5: a sole survivor, or a sole surviving team, wins at once.
    if score::sole_survivors(ctx.state) {
        end::game(&mut ctx.rule(13, 5));
        return Err(ctx.end_step());
    }
    Ok(())
}

/// The alliance cards that might be drained, each kind once.
pub(crate) fn alliance(state: &State, who: Seat) -> impl Iterator<Item = CardId> {
    let player = state[who];
    let victim = (player.victims > 0).then_some(CardId::VICTIM);
    player.allies.iter().chain(victim)
}
