//! Damage on its way to a vampire, and Blood lost or stolen (§12.11 to §12.22).

use arrayvec::ArrayVec;
use elysium_kernel::{Asked, cite};

use super::{Ctx, EffectContext, defeat, stats, tokens};
use crate::State;
use crate::cards::{Ability, Condition, Effect, Type, When};
use crate::sets::{FACTION, Slot};
use crate::state::AttackTarget;
use crate::vocabulary::{Ask, Choice, Event, Source};

/// Damage that is about to hit a vampire.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    pub victim: Slot,
    pub amount: u8,
    /// `None` for damage without a type, which no attribute lowers.
    pub kind: Option<Type>,
    pub aggravated: bool,
    pub shield: u8,
    /// Dealt by the attacker's side of an attack, not by a Reaction.
    pub by_attack: bool,
    pub taken: u8,
}

/// Every member of a party, and the attacker by a Reaction.
pub(crate) type Hits = ArrayVec<Hit, { FACTION + 1 }>;

/// §12.11: attribute, Shields, prevention.
pub(crate) fn mitigate(ctx: &mut Ctx, hit: &mut Hit) -> Asked<()> {
    let victim = ctx.state.card(hit.victim);
    // §12.20: attributes do not lower Aggravated damage.
    if hit.aggravated {
        cite(12, 20);
    }
    let defence = match hit.kind {
        Some(kind) if !hit.aggravated => stats::defence(ctx.state, hit.victim, kind),
        _ => 0,
    };
    let reduced = hit.amount.min(defence.saturating_add(hit.shield));
    if reduced > 0 {
        hit.amount -= reduced;
        ctx.rule(12, 11).emit(Event::Reduced { victim, amount: reduced });
    }
    prevent(ctx, hit)
}

/// Vagrants and The Dockyards, in step 11 and against the Special Affairs Division (§25.76, §25.86).
fn prevent(ctx: &mut Ctx, hit: &mut Hit) -> Asked<()> {
    cite(13, 5);
    let owner = hit.victim.owner();
    let mut haven_used = false;
    while hit.amount > 0 {
        let victim = hit.victim;
        if !could_prevent(ctx.state, victim, haven_used) {
            return Ok(());
        }
        let choice = ctx.choose(owner, Ask::Prevent(victim, hit.amount), |state, options| {
            options.push(Choice::Done);
            if let Some(source) = ready_preventer(state, victim) {
                options.push(Choice::Use(source));
            }
            if !haven_used && haven_prevents(state, victim) && state[owner].hand_size() > 0 {
                options.push(Choice::Use(Source::Haven(owner)));
            }
        })?;
        let Choice::Use(source) = choice else { return Ok(()) };
        let mut context = EffectContext::of(ctx.state, source, owner);
        let by = context.card;
        for (_, ability) in ctx.state.book().at(by, When::Prevent) {
            super::costs::pay(ctx, ability, &mut context)?;
            for effect in &ability.does {
                if let Effect::Prevent(n) = effect {
                    let amount = hit.amount.min(*n);
                    hit.amount -= amount;
                    let victim = ctx.state.card(victim);
                    ctx.rule(12, 11).emit(Event::Prevented { victim, amount, by });
                }
            }
        }
        haven_used |= matches!(source, Source::Haven(_));
    }
    Ok(())
}

pub(super) fn could_prevent(state: &State, victim: Slot, haven_used: bool) -> bool {
    ready_preventer(state, victim).is_some() || !haven_used && haven_prevents(state, victim)
}

fn ready_preventer(state: &State, victim: Slot) -> Option<Source> {
    stats::attached(state, victim)
        .find(|(one, card)| !one.exhausted && state.book().triggers_on(*card, When::Prevent))
        .map(|(one, _)| Source::Attached(victim, one.card))
}

fn haven_prevents(state: &State, victim: Slot) -> bool {
    let owner = victim.owner();
    state.active_leader(owner) == Some(victim)
        && state.book().triggers_on(state.haven_card(owner), When::Prevent)
}

/// Does a text protect from damage of this type?
pub(crate) fn guards_against(ability: &Ability, kind: Option<Type>) -> bool {
    ability.needs.iter().all(|need| match need {
        Condition::DamageIs(wanted) => kind == Some(*wanted),
        _ => true,
    })
}

/// §12.13: removes Blood for the damage that is left. Who falls, falls later.
pub(crate) fn apply(ctx: &mut Ctx, hit: &mut Hit) {
    let ctx = &mut *ctx.rule(12, 13);
    let victim = ctx.state.card(hit.victim);
    hit.taken = hit.amount.min(ctx.state.blood(hit.victim));
    let lost = tokens::bleed(ctx, hit.victim, hit.taken);
    tokens::to_supply(ctx, lost);
    if hit.taken > 0 {
        ctx.emit(Event::DamageTaken { victim, amount: hit.taken });
    } else {
        ctx.emit(Event::NoDamage { victim });
    }
}

/// §12.14, §12.21: those without Blood are defeated together, or burned if any of it was Aggravated.
pub(crate) fn fell(ctx: &mut Ctx, hits: &[Hit], by: impl Fn(&Hit) -> defeat::DefeatedBy) -> Asked<()> {
    cite(12, 14);
    let mut fallen = ArrayVec::<defeat::Fallen, { FACTION + 1 }>::new();
    for (i, hit) in hits.iter().enumerate() {
        let again = hits[..i].iter().any(|other| other.victim == hit.victim);
        if again || !ctx.state[hit.victim].in_coterie() || ctx.state.blood(hit.victim) > 0 {
            continue;
        }
        let mine = || hits.iter().filter(|other| other.victim == hit.victim && other.taken > 0);
        let aggravated = mine().any(|other| other.aggravated);
        let cause = mine().next().map_or_else(|| by(hit), &by);
        fallen.push(defeat::Fallen { victim: hit.victim, by: cause, burns: aggravated });
    }
    defeat::defeat_all(ctx, &fallen)
}

/// §12.18, §12.19: lost Blood is not damage; who causes it has defeated the vampire.
pub(crate) fn lose_blood(ctx: &mut Ctx, vampire: Slot, n: u8, context: &EffectContext) -> Asked<()> {
    cite(12, 19);
    if !ctx.state[vampire].in_coterie() {
        return Ok(());
    }
    let amount = n.min(ctx.state.blood(vampire));
    let lost = tokens::bleed(ctx, vampire, amount);
    tokens::to_supply(ctx, lost);
    let card = ctx.state.card(vampire);
    ctx.rule(12, 18).emit(Event::LostBlood { vampire: card, amount, by: context.card });
    if ctx.state.blood(vampire) == 0 {
        let by = match context.source {
            Source::City(_) => defeat::DefeatedBy::default(),
            _ => defeat::DefeatedBy { seat: Some(context.you), vampire: context.actor },
        };
        defeat::defeat(ctx, vampire, by)?;
    }
    Ok(())
}

/// §25.56: from the target onto the attacker, or to the supply if the attacker is full. §21.8: a mortal has
/// none to lose.
pub(crate) fn steal_blood(ctx: &mut Ctx, n: u8, context: &EffectContext) -> Asked<()> {
    cite(1, 10);
    cite(12, 19);
    let attack = ctx.state.attack;
    if attack.is_some_and(|attack| matches!(attack.target, AttackTarget::Mortal(_))) {
        cite(21, 8);
    }
    let (Some(AttackTarget::Vampire(from)), Some(thief)) = (attack.map(|a| a.target), context.actor) else {
        return Ok(());
    };
    if !ctx.state[from].in_coterie() {
        return Ok(());
    }
    let amount = n.min(ctx.state.blood(from));
    let mut stolen = tokens::bleed(ctx, from, amount);
    let room = stats::potency(ctx.state, thief).saturating_sub(ctx.state.blood(thief));
    let kept = tokens::take(&mut stolen, from.owner(), room);
    tokens::put(&mut ctx.state[thief].blood, kept);
    tokens::to_supply(ctx, stolen);
    let (vampire, victim) = (ctx.state.card(thief), ctx.state.card(from));
    ctx.rule(12, 18).emit(Event::StoleBlood { vampire, from: victim, amount, by: context.card });
    if ctx.state.blood(from) == 0 {
        defeat::defeat(ctx, from, defeat::DefeatedBy { seat: Some(context.you), vampire: Some(thief) })?;
    }
    Ok(())
}

/// Backhanded Compliment: the foe pays as much Prestige as damage was taken, except the last, and
/// the target mends by it.
pub(crate) fn pay_and_mend(ctx: &mut Ctx, context: &EffectContext) {
    if let (Some(foe), Some(target)) = (context.foe, context.victim) {
        cite(13, 7);
        let amount = context.damage_taken.min(ctx.state[foe].total_prestige().saturating_sub(1));
        tokens::pay_prestige(ctx, foe, amount, Some(context.card));
        tokens::mend(ctx, target, amount, Some(context.card));
    }
}
