//! Gaining, spending, losing, stealing and deploying blood (section 8).

use elysium_kernel::{Asked, Refusal, Ruled, Seat, cite, unless};

use super::{Ctx, EffectSource, frenzy, relic_for, use_relic, with_or_without_partner};
use crate::cards::{CardId, Own, When};
use crate::sets::Loc;
use crate::vocabulary::{Ask, Choice, Event, Why};
use crate::{State, Vendetta};

/// §8.1: from the bank to the pool. The bank never runs out (§1.10).
pub(crate) fn gain(ctx: &mut Ctx, who: Seat, amount: u8, by: Option<CardId>) {
    if amount > 0 && ctx.state.alive.has(who) {
        cite(1, 10);
        cite(8, 1);
        let player = &mut ctx.state[who];
        player.pool = player.pool.saturating_add(amount);
        ctx.emit(Event::Gained { who, amount, by });
    }
}

/// §8.2: the last blood is never spent. A payment of nothing can always be made (§8.8).
pub(crate) fn can_spend(state: &State, who: Seat, cost: u8) -> Result<(), Refusal<Why>> {
    let have = state[who].pool;
    if cost == 0 {
        cite(8, 8);
        return Ok(());
    }
    unless(have > cost, 8, 2, Why::Spend { cost, have })
}

/// §8.2: pays a cost, at a location or at none.
pub(crate) fn spend(ctx: &mut Ctx, who: Seat, amount: u8, at: Option<Loc>, by: Option<CardId>) -> Asked<()> {
    if amount == 0 {
        return Ok(());
    }
    debug_assert!(can_spend(ctx.state, who, amount).is_ok());
    ctx.state[who].pool -= amount;
    cite(16, 16);
    ctx.emit(Event::Spent { who, amount, by });
    dark_pact(ctx, who, amount, at);
    retaliate(ctx, who, amount, at)
}

/// §8.3: forced, to the bank, the last one too.
pub(crate) fn lose(ctx: &mut Ctx, who: Seat, amount: u8, source: EffectSource) -> Asked<()> {
    cite(8, 3);
    take(ctx, who, amount, None, source)
}

/// §8.4: forced, to the thief's pool, the last one too.
pub(crate) fn steal(ctx: &mut Ctx, thief: Seat, who: Seat, amount: u8, source: EffectSource) -> Asked<()> {
    cite(8, 4);
    take(ctx, who, amount, Some(thief), source)
}

/// §8.5: pools only, never deployed blood. §8.7: also where a rival left the choice to the player.
fn take(ctx: &mut Ctx, who: Seat, amount: u8, thief: Option<Seat>, source: EffectSource) -> Asked<()> {
    cite(8, 5);
    cite(8, 7);
    // §13.2: an effect ends with its player.
    if source.you.is_some_and(|you| !ctx.state.alive.has(you)) {
        cite(13, 2);
        return Ok(());
    }
    // §7.9, §12.3: at 0 blood nothing can be lost, and no frenzy follows.
    if ctx.state[who].pool == 0 {
        cite(7, 9);
        cite(12, 3);
    }
    if amount == 0
        || ctx.state[who].pool == 0
        || !ctx.state.alive.has(who)
        || is_spared(ctx, who, amount, source)?
    {
        return Ok(());
    }
    // §7.4: as much as is there, the rest is forgotten.
    cite(7, 4);
    cite(12, 3);
    let taken = amount.min(ctx.state[who].pool);
    ctx.state[who].pool -= taken;
    if let (Some(thief), Some(by)) = (thief, source.card) {
        let pool = &mut ctx.state[thief].pool;
        *pool = pool.saturating_add(taken);
        ctx.emit(Event::Stolen { who: thief, from: who, amount: taken, by });
    } else {
        ctx.emit(Event::Lost { who, amount: taken, by: source.card });
        dark_pact(ctx, who, taken, source.at);
    }
    // §7.1: in frenzy the moment the pool is empty.
    if ctx.state[who].pool == 0 {
        cite(7, 9);
        frenzy::frenzy(ctx, who, source)?;
    }
    // §16.9: at once, after one's own frenzy is settled.
    cite(16, 9);
    retaliate(ctx, who, taken, source.at)
}

/// Submission, Forestall and the Ashwood Ward: the effect does not touch this player. Where losing
/// was the price of something, it counts as paid.
fn is_spared(ctx: &mut Ctx, who: Seat, amount: u8, source: EffectSource) -> Asked<bool> {
    cite(16, 7);
    if let Some(slot) = source.at.and_then(|at| ctx.state.has_own(at, who, Own::Submission)) {
        let by = ctx.state.card_of(slot);
        submitting(ctx, source).emit(Event::Ignored { who, by, of: source.card });
        return Ok(true);
    }
    // §16.18: until the end of the round.
    if source.slot.is_some_and(|slot| ctx.state.forestall.contains(&Some((who, slot)))) {
        let by = super::own::forestall_card();
        ctx.rule(16, 18).emit(Event::Ignored { who, by, of: source.card });
        return Ok(true);
    }
    // A negative feed is no effect (§2.4).
    if source.card.is_none() {
        return Ok(false);
    }
    if let Some(ward) = relic_for(ctx.state, who, When::YouWouldLose)
        && super::yes(ctx, who, Ask::IgnoreLoss(source.card.unwrap_or(ward), amount))?
    {
        use_relic(ctx, who, ward);
        ctx.rule(17, 90).emit(Event::Ignored { who, by: ward, of: source.card });
        return Ok(true);
    }
    Ok(false)
}

/// The statement by which Submission protects from an effect: one on prices (§17.37), one on Old Cathedral
/// (§17.82), or else the one that says where an effect is triggered (§16.7).
fn submitting<'c, 'a>(ctx: &'c mut Ctx<'a>, source: EffectSource) -> Ruled<'c, 'a, Vendetta> {
    const PRICES: u32 = Own::OneStepAhead.bit() | Own::Auction.bit();
    match source.slot.map(|slot| *ctx.state.marks(slot)) {
        None => ctx.rule(17, 82),
        Some(marks) if marks.own & PRICES != 0 || marks.when & When::Withdraw.bit() != 0 => ctx.rule(17, 37),
        Some(_) => ctx.rule(16, 7),
    }
}

/// Dark Pact: what is lost or spent at a location (§16.16, §16.20) lands on its owner's side.
fn dark_pact(ctx: &mut Ctx, who: Seat, amount: u8, at: Option<Loc>) {
    cite(16, 7);
    cite(16, 20);
    if at.is_some()
        && let Some((slot, pact_at)) = ctx.state.find_own(who, Own::DarkPact)
    {
        let by = ctx.state.card_of(slot);
        cite(16, 16);
        add(&mut ctx.rule(16, 20), who, amount, pact_at, by);
    }
}

/// Retaliation (§17.46): every rival at its location loses what was spent, lost or stolen there.
fn retaliate(ctx: &mut Ctx, who: Seat, amount: u8, at: Option<Loc>) -> Asked<()> {
    let Some(at) = at else { return Ok(()) };
    let Some(slot) = ctx.state.has_own(at, who, Own::Retaliation) else { return Ok(()) };
    let ctx = &mut *ctx.rule(17, 46);
    let source = EffectSource::clan_card(ctx.state, slot, at);
    let rivals = with_or_without_partner(ctx, who, ctx.state.rivals(at, who), ctx.state.card_of(slot))?;
    for rival in ctx.state.order().filter(|&seat| rivals.has(seat)) {
        lose(ctx, rival, amount, source)?;
    }
    Ok(())
}

/// §8.10: from the bank onto a side, without passing through the pool.
pub(crate) fn add(ctx: &mut Ctx, who: Seat, amount: u8, at: Loc, by: CardId) {
    if amount > 0 && ctx.state.alive.has(who) {
        cite(8, 10);
        let blood = ctx.state.blood_mut(at, who);
        *blood = blood.saturating_add(amount);
        ctx.emit(Event::Added { who, amount, at, by });
    }
}

/// §8.6: deploying by choice may not empty the pool, unless the table plays it so.
pub(crate) fn can_deploy(state: &State, who: Seat, amount: u8) -> Result<(), Refusal<Why>> {
    let have = state[who].pool;
    let keep = u8::from(!state.setup.deploying_may_empty_own_pool);
    unless(amount == 0 || have >= amount + keep, 8, 6, Why::EmptiesPool { amount, have })
}

/// From the pool onto one's side. An emptied pool is a frenzy that pays nobody (§7.3).
pub(crate) fn deploy(ctx: &mut Ctx, who: Seat, amount: u8, at: Loc, by: Option<CardId>) -> Asked<()> {
    if amount == 0 {
        return Ok(());
    }
    ctx.state[who].pool -= amount;
    *ctx.state.blood_mut(at, who) += amount;
    ctx.emit(Event::BloodDeployed { who, amount, at, by });
    if ctx.state[who].pool == 0 {
        frenzy::frenzy(ctx, who, EffectSource { card: by, slot: None, you: Some(who), at: Some(at) })?;
    }
    Ok(())
}

/// Asks how much to deploy, up to `limit`.
pub(crate) fn deploy_up_to(ctx: &mut Ctx, who: Seat, limit: u8, at: Loc, by: CardId) -> Asked<()> {
    cite(12, 1);
    let choice = ctx.choose(who, Ask::UpTo(by, at), |state, options| {
        for amount in 0..=limit {
            options.offer(Choice::Blood(amount), can_deploy(state, who, amount));
        }
    })?;
    if let Choice::Blood(amount) = choice { deploy(ctx, who, amount, at, Some(by)) } else { Ok(()) }
}

/// Deployed blood goes back to its player's pool: neither gained nor stolen (§5.10).
pub(crate) fn take_back(ctx: &mut Ctx, who: Seat, amount: u8, at: Loc, by: Option<CardId>) {
    if amount > 0 {
        *ctx.state.blood_mut(at, who) -= amount;
        cite(5, 10);
        let pool = &mut ctx.state[who].pool;
        *pool = pool.saturating_add(amount);
        ctx.emit(Event::BloodBack { who, amount, at, by });
    }
}

pub(crate) fn gain_influence(ctx: &mut Ctx, who: Seat, amount: u8, by: Option<CardId>) {
    if amount > 0 && ctx.state.alive.has(who) {
        let influence = &mut ctx.state[who].influence;
        *influence = influence.saturating_add(amount);
        ctx.emit(Event::InfluenceGained { who, amount, by });
    }
}

/// §8.9: tokens from the pool to the bank, never below 0.
pub(crate) fn lose_influence(ctx: &mut Ctx, who: Seat, amount: u8, by: Option<CardId>) {
    cite(8, 9);
    cite(12, 3);
    let amount = amount.min(ctx.state[who].influence);
    if amount > 0 {
        ctx.state[who].influence -= amount;
        ctx.emit(Event::InfluenceLost { who, amount, by });
    }
}
