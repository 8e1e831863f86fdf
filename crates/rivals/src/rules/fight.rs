//! An attack, steps 9 to 13: abilities, damage, what answers to it (section 12).

use elysium_kernel::{Asked, Seat, cite};

use super::damage::{Hit, Hits};
use super::{
    Check, Ctx, EffectContext, act, attack, costs, damage, defeat, effects, mortals, reasons, stats, strike,
    triggers, unless,
};
use crate::State;
use crate::cards::{Ability, CardId, Effect, MOST_IN_ATTACK, Type, When};
use crate::sets::Slot;
use crate::state::{Attack, AttackTarget};
use crate::vocabulary::{Ask, Choice, Event, Source, Why};

/// Step 9 (§12.4): the attacking player's abilities, one after another. No card of the core box has
/// an ability for the defending player here: theirs prevent damage and come in step 11.
pub(crate) fn abilities(ctx: &mut Ctx) -> Asked<()> {
    cite(12, 4);
    cite(13, 5);
    let Some(attack) = ctx.state.attack else { return Ok(()) };
    let who = attack.attacker.owner();
    let choice = ctx.choose(who, Ask::Abilities(attack.attacker), |state, options| {
        options.push(Choice::Done);
        for (source, ability) in usable(state, &attack) {
            options.offer(Choice::Use(source), may_use(state, &attack, source, ability));
        }
        reasons::explain_abilities(state, who, When::InAttack, options);
    })?;
    let Choice::Use(source) = choice else {
        ctx.state.step = crate::state::Step::Damage;
        return Ok(());
    };
    use_ability(ctx, &attack, source)
}

/// Everything of the attacker's side that could be used in step 9; equal cards once.
pub(super) fn usable(
    state: &State,
    attack: &Attack,
) -> arrayvec::ArrayVec<(Source, &'static Ability), MOST_IN_ATTACK> {
    let who = attack.attacker.owner();
    let mut found = arrayvec::ArrayVec::<(Source, &'static Ability), _>::new();
    let mut add = |card: CardId, source: Source| {
        for (_, ability) in state.book().at(card, When::InAttack) {
            // The text of a card is one and the same for all its copies.
            if !found.iter().any(|(_, other)| std::ptr::eq(*other, ability)) {
                found.push((source, ability));
            }
        }
    };
    // §12.1: all of the party; §12.3: an Attacker text only of the attacker.
    cite(12, 1);
    cite(12, 3);
    for member in state.party(attack.attacker) {
        add(state.card(member), Source::Vampire(member));
    }
    // Of several copies one that can still be used.
    for free in [true, false] {
        for slot in State::library_slots(who, state[who].ongoing) {
            if is_free(state, attack, Source::Ongoing(slot)) == free {
                add(state.card(slot), Source::Ongoing(slot));
            }
        }
    }
    if state.active_leader(who) == Some(attack.attacker) {
        add(state.haven_card(who), Source::Haven(who));
    }
    if let (Some(i), false) = (attack.card.get(), attack.void) {
        let slot = Slot::library(who, i);
        add(state.card(slot), Source::AttackCard(slot));
    }
    found
}

/// Not exhausted and not used up: §13.4 once per turn, §25.32 a granted one once per attack.
pub(super) fn is_free(state: &State, attack: &Attack, source: Source) -> bool {
    match source {
        Source::Ongoing(slot) => {
            let player = &state[slot.owner()];
            let bit = 1u64 << slot.index();
            player.exhausted & bit == 0 && player.used & bit == 0 && attack.granted & bit == 0
        }
        Source::AttackCard(_) => !attack.card_used,
        _ => !act::is_used(state, source),
    }
}

pub(super) fn context(state: &State, attack: &Attack, source: Source) -> EffectContext {
    let who = attack.attacker.owner();
    let mut context = EffectContext::of(state, source, who);
    context.actor = Some(attack.attacker);
    context.foe = defender(attack);
    context.victim = if let AttackTarget::Vampire(victim) = attack.target { Some(victim) } else { None };
    context
}

/// The opposing player (§12.2).
fn defender(attack: &Attack) -> Option<Seat> {
    if let AttackTarget::Vampire(victim) = attack.target { Some(victim.owner()) } else { None }
}

fn may_use(state: &State, attack: &Attack, source: Source, ability: &Ability) -> Check {
    let context = context(state, attack, source);
    let card = context.card;
    if let Source::Ongoing(slot) = source {
        unless(attack.granted >> slot.index() & 1 == 0, 25, 32, Why::UsedInAttack { card })?;
    }
    unless(is_free(state, attack, source), 13, 4, Why::Used { card })?;
    unless(stats::applies(state, ability, &context), 12, 3, Why::NotNow { card })?;
    costs::payable(state, ability, &context)?;
    unless(has_object(state, attack, ability), 13, 1, Why::NoTarget { card })
}

fn has_object(state: &State, attack: &Attack, ability: &Ability) -> bool {
    ability.does.iter().all(|effect| match (effect, attack.target) {
        (Effect::BurnRetainer, AttackTarget::Vampire(target)) => {
            state.party(target).any(|member| stats::retainers(state, member) > 0)
        }
        (Effect::StealRetainer, AttackTarget::Vampire(target)) => stats::retainers(state, target) > 0,
        (Effect::Splash(_), AttackTarget::Vampire(target)) => state.party(target).count() > 1,
        (Effect::BurnRetainer | Effect::StealRetainer | Effect::Splash(_), AttackTarget::Mortal(_)) => false,
        _ => true,
    })
}

fn use_ability(ctx: &mut Ctx, attack: &Attack, source: Source) -> Asked<()> {
    let mut context = context(ctx.state, attack, source);
    let (who, card) = (context.you, context.card);
    let Some((_, ability)) = ctx.state.book().at(card, When::InAttack).next() else { return Ok(()) };
    let ctx = &mut *ctx.rule(13, 1);
    ctx.emit(Event::Used { who, card });
    match source {
        Source::Ongoing(slot) if ability.granted => {
            if let Some(attack) = &mut ctx.state.attack {
                attack.granted |= 1 << slot.index();
            }
        }
        Source::AttackCard(_) => {
            if let Some(attack) = &mut ctx.state.attack {
                attack.card_used = true;
            }
        }
        _ => act::mark_used(ctx, source),
    }
    costs::pay(ctx, ability, &mut context)?;
    effects::run(ctx, &ability.does, &mut context)?;
    if let Some(attack) = &mut ctx.state.attack {
        attack.bonus += context.damage;
    }
    Ok(())
}

/// Steps 10 to 13.
pub(crate) fn damage(ctx: &mut Ctx) -> Asked<()> {
    let Some(mut attack) = ctx.state.attack else { return Ok(()) };
    let ctx = &mut *ctx.rule(12, 6);
    let bits =
        |party: &mut dyn Iterator<Item = Slot>| party.fold(0, |set, one| set | 1u8 << one.nth_vampire());
    attack.party = bits(&mut ctx.state.party(attack.attacker));
    attack.defenders = attack.reactor.map_or(0, |reactor| bits(&mut ctx.state.party(reactor)));
    ctx.state.attack = Some(attack);
    // §12.5: the active player's text first.
    let strike = attack_text(ctx, &attack)?;
    let reply = reaction_text(ctx, &attack)?;
    let also = ctx.state.attack.map_or(0, |attack| attack.also);
    note_attack(ctx, &attack);
    let mut hits = Hits::new();
    let mut mortal_damage = 0;
    match attack.target {
        AttackTarget::Vampire(victim) => {
            if ctx.state[victim].in_coterie() {
                hits.push(hit(&attack, victim, strike.amount, strike.aggravated, true));
            }
            for other in ctx.state.party(victim).filter(|&other| other != victim) {
                let more = if also >> other.nth_vampire() & 1 == 1 { super::own::DRIVE_BY } else { 0 };
                let amount = attack.splash + more;
                if amount > 0 {
                    hits.push(hit(&attack, other, amount, strike.aggravated, true));
                }
            }
        }
        AttackTarget::Mortal(_) => mortal_damage = strike.amount,
    }
    if let (Some(reply), true) = (&reply, ctx.state[attack.attacker].in_coterie())
        && let Some(amount) = reply.damage
    {
        let mut back = hit(&attack, attack.attacker, amount, false, false);
        back.kind = Some(reply.kind);
        hits.push(back);
    }
    shields(ctx.state, &attack, &strike, reply.as_ref(), &mut hits);
    for hit in &mut hits {
        let victim = ctx.state.card(hit.victim);
        let kind = hit.kind.unwrap_or(attack.kind);
        let dealt = Event::Damage { victim, amount: hit.amount, kind, aggravated: hit.aggravated };
        match hit.by_attack {
            true if attack.target == AttackTarget::Vampire(hit.victim) => ctx.rule(12, 7).emit(dealt),
            true => ctx.rule(12, 9).emit(dealt),
            false => ctx.rule(11, 19).emit(dealt),
        }
        // §12.11, step 11.
        damage::mitigate(ctx, hit)?;
    }
    // Step 12: all at once (§12.17).
    for hit in &mut hits {
        damage::apply(ctx, hit);
    }
    let reactor = attack.reactor;
    damage::fell(ctx, &hits, |hit| {
        let vampire = if hit.by_attack { Some(attack.attacker) } else { reactor };
        defeat::DefeatedBy { seat: vampire.map(Slot::owner), vampire }
    })?;
    if let AttackTarget::Mortal(slot) = attack.target {
        mortals::struck(ctx, &attack, slot, mortal_damage)?;
    }
    after(ctx, &attack, &hits)?;
    attack::over(ctx)
}

fn hit(attack: &Attack, victim: Slot, amount: u8, aggravated: bool, by_attack: bool) -> Hit {
    Hit { victim, amount, kind: Some(attack.kind), aggravated, shield: 0, by_attack, taken: 0 }
}

/// What the attacker's side deals.
struct Strike {
    amount: u8,
    aggravated: bool,
    ignores_shields: bool,
}

/// §12.7 to §12.10: skull, attribute, bonuses, and the text of the card; without a card the rest (§10.15).
/// What hits others gets no attribute and no bonus (§12.9).
fn attack_text(ctx: &mut Ctx, attack: &Attack) -> Asked<Strike> {
    cite(12, 10);
    let attacker = attack.attacker;
    let slot = attack.card.get().map(|i| Slot::library(attacker.owner(), i));
    let card = slot.map(|slot| ctx.state.card(slot));
    let text = card.map(|card| ctx.state.book().library_card(card));
    let skull = text.and_then(|text| text.damage).unwrap_or(0);
    if text.is_none() {
        cite(10, 15);
    }
    if text.is_some_and(|text| text.damage == Some(0)) {
        cite(10, 16);
    }
    let aggravated = text.is_some_and(|text| text.aggravated);
    // §12.8: Ranged adds no attribute.
    let attribute = stats::attribute(ctx.state, attacker, attack.kind);
    if attack.kind == Type::Ranged {
        cite(12, 8);
    }
    let standing = standing_damage(ctx, attack);
    let mut strike =
        Strike { amount: skull + attribute + attack.bonus + standing, aggravated, ignores_shields: false };
    if let (Some(slot), Some(card), false) = (slot, card, attack.void) {
        let mut context = context(ctx.state, attack, Source::AttackCard(slot));
        for (_, ability) in ctx.state.book().at(card, When::Text) {
            if stats::applies(ctx.state, ability, &context) {
                effects::run(ctx, &ability.does, &mut context)?;
            }
        }
        strike.amount += context.damage;
        strike.ignores_shields = context.ignores_shields;
    }
    Ok(strike)
}

/// Damage that texts of the party add by themselves (Lixue Chen; Primogen on the attacker).
fn standing_damage(ctx: &mut Ctx, attack: &Attack) -> u8 {
    cite(12, 3);
    ctx.state.party(attack.attacker).map(|member| standing_of(ctx, attack, member, attack.attacker)).sum()
}

/// What one vampire's standing texts add to damage that `actor` deals.
fn standing_of(ctx: &mut Ctx, attack: &Attack, member: Slot, actor: Slot) -> u8 {
    let found = strike::standing(ctx.state, attack, member, actor);
    found.iter().for_each(|&(by, amount)| ctx.emit(Event::MoreDamage { amount, by }));
    found.iter().map(|(_, amount)| amount).sum()
}

/// What the Reaction does: damage to the attacker, Shields for the target or its whole party.
struct ReactionEffect {
    damage: Option<u8>,
    kind: Type,
    shield: u8,
    party_shield: u8,
}

/// §11.19, §11.20: the Reaction, unless it is cancelled.
fn reaction_text(ctx: &mut Ctx, attack: &Attack) -> Asked<Option<ReactionEffect>> {
    cite(11, 19);
    let (Some(i), Some(reactor), false) = (attack.reaction.get(), attack.reactor, attack.cancelled) else {
        return Ok(None);
    };
    let slot = Slot::library(reactor.owner(), i);
    let card = ctx.state.card(slot);
    let text = ctx.state.book().library_card(card);
    let mut context = EffectContext::new(card, Source::AttackCard(slot), reactor.owner());
    context.actor = Some(reactor);
    context.this = Some(reactor);
    context.foe = Some(attack.attacker.owner());
    // §25.67: whom a Reaction hits is the attacker.
    context.victim = Some(attack.attacker);
    for (_, ability) in ctx.state.book().at(card, When::Text) {
        if stats::applies(ctx.state, ability, &context) {
            effects::run(ctx, &ability.does, &mut context)?;
        }
    }
    let kind = text.deals.unwrap_or(attack.kind);
    let damage = match text.damage {
        Some(skull) => {
            let attribute = stats::attribute(ctx.state, reactor, kind);
            Some(skull + attribute + context.damage + standing_of(ctx, attack, reactor, reactor))
        }
        None => None,
    };
    Ok(Some(ReactionEffect {
        damage,
        kind,
        shield: text.shield.unwrap_or(0) + context.shield,
        party_shield: context.party_shield,
    }))
}

/// Which Shields stand before which hit: §11.15 a Reaction's help the vampire that played it.
fn shields(state: &State, attack: &Attack, strike: &Strike, reply: Option<&ReactionEffect>, hits: &mut Hits) {
    cite(11, 15);
    cite(11, 20);
    for hit in hits {
        if hit.by_attack && strike.ignores_shields {
            continue;
        }
        if let (Some(reply), Some(reactor), true) = (reply, attack.reactor, hit.by_attack) {
            if hit.victim == reactor {
                hit.shield += reply.shield;
            }
            if state.party(reactor).any(|member| member == hit.victim) {
                hit.shield += reply.party_shield;
            }
        }
        hit.shield += strike::party_shield(state, attack, hit.victim, hit.kind);
    }
}

/// §25.8: the party has now made an attack of this type in this turn.
fn note_attack(ctx: &mut Ctx, attack: &Attack) {
    for member in ctx.state.party(attack.attacker) {
        ctx.state[member].attacks |= attack.kind.bit();
    }
}

/// Step 13: abilities that look at damage taken (§12.16).
fn after(ctx: &mut Ctx, attack: &Attack, hits: &Hits) -> Asked<()> {
    let ctx = &mut *ctx.rule(12, 16);
    let who = attack.attacker.owner();
    if let (Some(i), false) = (attack.card.get(), attack.void) {
        let slot = Slot::library(who, i);
        let card = ctx.state.card(slot);
        let mut context = context(ctx.state, attack, Source::AttackCard(slot));
        context.damage_taken =
            hits.first().filter(|hit| Some(hit.victim) == context.victim).map_or(0, |hit| hit.taken);
        for (_, ability) in ctx.state.book().at(card, When::AfterDamage) {
            if stats::applies(ctx.state, ability, &context) {
                effects::run(ctx, &ability.does, &mut context)?;
            }
        }
    }
    let mut any = false;
    for hit in hits.iter().filter(|hit| hit.by_attack) {
        // §25.89, §25.90: damage really taken, not Aggravated, and the character survived.
        if hit.taken > 0 && !hit.aggravated && ctx.state[hit.victim].in_coterie() {
            any = true;
            let mut about = EffectContext::of(ctx.state, Source::Agenda(who), who);
            about.victim = Some(hit.victim);
            triggers::fire(ctx, who, When::Drained, &about)?;
        }
    }
    if any {
        let about = EffectContext::of(ctx.state, Source::Agenda(who), who);
        triggers::fire(ctx, who, When::AttackDrained, &about)?;
    }
    Ok(())
}
