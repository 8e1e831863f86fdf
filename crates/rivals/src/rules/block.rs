//! An attack, steps 6 to 8: blocks, Reactions, revealing (section 11).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{
    Check, Ctx, EffectContext, attack, cards, costs, effects, legal, stats, tokens, triggers, unless,
};
use crate::State;
use crate::cards::{Ability, CardId, Effect, Own, Type, When};
use crate::sets::{Maybe, Slot};
use crate::state::{Attack, AttackTarget, Blocker, MAX_PLAYERS, Step, Tokens};
use crate::vocabulary::{Ask, Choice, Event, Source, Why};

/// Step 6 (§11.1 to §11.6).
pub(crate) fn block(ctx: &mut Ctx) -> Asked<()> {
    cite(11, 21);
    let Some(attack) = ctx.state.attack else { return Ok(()) };
    ctx.state.step = Step::React;
    if let AttackTarget::Vampire(target) = attack.target
        && block_from_party(ctx, target)?
    {
        return Ok(());
    }
    for seat in ctx.state.clockwise(ctx.state.active) {
        for source in elsewhere(ctx.state, seat) {
            if block_from_elsewhere(ctx, seat, source)? {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// §11.1 to §11.4: may this member of the target's party block?
pub(super) fn may_block(state: &State, attack: &Attack, vampire: Slot) -> Check {
    let card = state.card(vampire);
    let attacker = state.card(attack.attacker);
    unless(!attack.unblockable, 23, 7, Why::Unblockable { vampire: attacker })?;
    unless(state[vampire].is_ready(), 11, 1, Why::NotReady { vampire: card })?;
    let itself = AttackTarget::Vampire(vampire) == attack.target;
    unless(!itself, 11, 3, Why::BlocksItself { vampire: card })?;
    let guard = attack.kind != Type::Ranged || state.marks(vampire).guard;
    unless(guard, 11, 4, Why::NotAGuard { vampire: card })
}

fn block_from_party(ctx: &mut Ctx, target: Slot) -> Asked<bool> {
    cite(11, 3);
    let defender = target.owner();
    let choice = ctx.choose(defender, Ask::Block(target), |state, options| {
        options.push(Choice::Done);
        let Some(attack) = &state.attack else { return };
        for member in state.party(target).filter(|&member| member != target) {
            options.offer(Choice::Block(member), may_block(state, attack, member));
        }
    })?;
    let Choice::Block(vampire) = choice else { return Ok(false) };
    let place = ctx.state[vampire].place;
    step_in(ctx, Blocker { vampire, place, paid: [0; MAX_PLAYERS], gained: [0; MAX_PLAYERS], used: false });
    Ok(true)
}

/// §11.2: the blocker exhausts and becomes the target.
fn step_in(ctx: &mut Ctx, blocker: Blocker) {
    let vampire = blocker.vampire;
    ctx.state[vampire].exhausted = true;
    if let Some(attack) = &mut ctx.state.attack {
        attack.blocker = Some(blocker);
        attack.target = AttackTarget::Vampire(vampire);
    }
    let card = ctx.state.card(vampire);
    ctx.rule(11, 2).emit(Event::Blocked { who: vampire.owner(), vampire: card });
}

/// Where a block from elsewhere can come from: the Leader by the Haven, and vampires with such a text.
pub(super) fn elsewhere(state: &State, seat: Seat) -> arrayvec::ArrayVec<Source, 8> {
    let blocks = |card: CardId| state.book().triggers_on(card, When::Block);
    let haven =
        state.active_leader(seat).filter(|_| blocks(state.haven_card(seat))).map(|_| Source::Haven(seat));
    let vampires = state.coterie(seat).filter(|&vampire| blocks(state.card(vampire))).map(Source::Vampire);
    haven.into_iter().chain(vampires).collect()
}

/// The text of such a block, and where it works: in The Streets only, or anywhere.
fn block_text(state: &State, source: Source) -> Option<(EffectContext, Slot, &'static Ability, Own)> {
    let context = EffectContext::of(state, source, state.active);
    let (_, ability) = state.book().at(context.card, When::Block).next()?;
    let own = ability
        .does
        .iter()
        .find_map(|effect| if let Effect::Own(own) = effect { Some(*own) } else { None })?;
    Some((context, context.this?, ability, own))
}

/// §11.6, §25.24, §25.81: may this block from elsewhere happen? §27.13: of whatever player.
pub(super) fn may_step_in(state: &State, source: Source) -> Check {
    cite(27, 13);
    let (Some(attack), Some((context, vampire, ability, own))) = (&state.attack, block_text(state, source))
    else {
        return unless(false, 11, 1, Why::NoActionLeft);
    };
    let (card, attacker) = (state.card(vampire), state.card(attack.attacker));
    unless(!attack.unblockable, 23, 7, Why::Unblockable { vampire: attacker })?;
    unless(state[vampire].is_ready(), 11, 1, Why::NotReady { vampire: card })?;
    let itself = AttackTarget::Vampire(vampire) == attack.target || vampire == attack.attacker;
    unless(!itself, 11, 3, Why::BlocksItself { vampire: card })?;
    cite(11, 4);
    let guard = state.marks(vampire).guard || ability.does.contains(&Effect::RangedToo);
    unless(attack.kind != Type::Ranged || guard, 11, 6, Why::NotAGuard { vampire: card })?;
    let out = match attack.target {
        AttackTarget::Vampire(target) => state[target].in_streets(),
        AttackTarget::Mortal(_) => true,
    };
    unless(own == Own::BlockAnywhere || out, 25, 24, Why::NotNow { card: context.card })?;
    cite(13, 6);
    unless(!super::act::is_used(state, source), 13, 4, Why::Used { card: context.card })?;
    unless(stats::applies(state, ability, &context), 26, 5, Why::NotNow { card: context.card })?;
    costs::payable(state, ability, &context)
}

/// What has gone from the first to the second, by colour.
fn difference(before: Tokens, after: Tokens) -> Tokens {
    let mut gone = before;
    gone.iter_mut().zip(after).for_each(|(gone, left)| *gone = gone.saturating_sub(left));
    gone
}

/// Street Preacher and Dragon's Roost.
fn block_from_elsewhere(ctx: &mut Ctx, seat: Seat, source: Source) -> Asked<bool> {
    let (Some(attack), Some((mut context, vampire, ability, _))) =
        (ctx.state.attack, block_text(ctx.state, source))
    else {
        return Ok(false);
    };
    let ask = Ask::BlockElsewhere(context.card, attack.attacker);
    if !super::yes_if(ctx, seat, ask, |state| may_step_in(state, source))? {
        return Ok(false);
    }
    let place = ctx.state[vampire].place;
    let before = ctx.state[seat].prestige;
    costs::pay(ctx, ability, &mut context)?;
    super::act::mark_used(ctx, source);
    let paid = difference(before, ctx.state[seat].prestige);
    // §25.25: into the party of its own coterie that it helps, else a party of one.
    let joins = match attack.target {
        AttackTarget::Vampire(target) if target.owner() == seat && ctx.state[target].in_streets() => {
            Some(target)
        }
        _ => None,
    };
    match joins.filter(|_| !super::movement::parties_of_one(ctx.state)) {
        Some(target) => ctx.state[vampire].place = ctx.state[target].place,
        None => super::movement::go_out(ctx, vampire),
    }
    step_in(ctx, Blocker { vampire, place, paid, gained: [0; MAX_PLAYERS], used: true });
    let before = ctx.state[seat].prestige;
    effects::run(&mut triggers::answering(ctx, When::Block, source), &ability.does, &mut context)?;
    let gained = difference(ctx.state[seat].prestige, before);
    if let Some(Attack { blocker: Some(blocker), .. }) = &mut ctx.state.attack {
        blocker.gained = gained;
    }
    Ok(true)
}

/// Step 7 (§11.7 to §11.10).
pub(crate) fn react(ctx: &mut Ctx) -> Asked<()> {
    cite(11, 10);
    cite(27, 3);
    let Some(attack) = ctx.state.attack else { return Ok(()) };
    ctx.state.step = Step::Reveal;
    let AttackTarget::Vampire(target) = attack.target else {
        // §11.21: a mortal has no Reaction.
        cite(11, 21);
        return Ok(());
    };
    let who = target.owner();
    let choice = ctx.choose(who, Ask::React(target), |state, options| {
        options.push(Choice::Done);
        cards::each_once(state, state.hand(who), |slot| {
            let fits = legal::reaction(state, target, attack.kind, state.card(slot));
            cite(27, 4);
            let bluffs = state.options.bluffs && !slot.is_vampire();
            options.offer(Choice::Card(slot), if bluffs { Ok(()) } else { fits });
        });
    })?;
    let Choice::Card(slot) = choice else { return Ok(()) };
    cards::out_of_hand(ctx, slot, false);
    if let Some(attack) = &mut ctx.state.attack {
        attack.reaction = Maybe::some(slot.index() as u8);
        attack.reactor = Some(target);
    }
    let card = Some(ctx.state.card(slot));
    let open = Event::ReactionLaid { who, card: None };
    ctx.rule(11, 7).emit_secret(Seats::one(who), Event::ReactionLaid { who, card }, open);
    Ok(())
}

/// Step 8 (§11.11 to §11.18).
pub(crate) fn reveal(ctx: &mut Ctx) -> Asked<()> {
    let Some(attack) = ctx.state.attack else { return Ok(()) };
    let attacker = attack.attacker;
    let who = attacker.owner();
    if let Some(slot) = attack.card.get().map(|i| Slot::library(who, i)) {
        let card = ctx.state.card(slot);
        ctx.state.expose(slot);
        ctx.rule(11, 11).emit(Event::Revealed { who, card });
        if legal::attack_card(ctx.state, attacker, attack.kind, card).is_err() {
            return illegal(ctx, slot);
        }
    }
    reveal_reaction(ctx);
    retarget(ctx)?;
    contest(ctx);
    pick_option(ctx)?;
    ctx.state.step = Step::Abilities;
    Ok(())
}

/// §11.16, §11.17: the card is discarded, blocks and Reactions are taken back, and the attack
/// resumes at step 6.
fn illegal(ctx: &mut Ctx, slot: Slot) -> Asked<()> {
    let Some(mut attack) = ctx.state.attack else { return Ok(()) };
    let (who, card) = (slot.owner(), ctx.state.card(slot));
    ctx.rule(11, 16).emit(Event::Illegal { who, card });
    cards::to_discard(ctx, slot);
    attack.card = Maybe::NONE;
    let ctx = &mut *ctx.rule(11, 17);
    if let (Some(i), Some(reactor)) = (attack.reaction.get(), attack.reactor) {
        let defender = reactor.owner();
        cards::into_hand(ctx, Slot::library(defender, i));
        ctx.emit(Event::ReactionBack { who: defender });
    }
    if let Some(blocker) = attack.blocker {
        let (vampire, seat) = (blocker.vampire, blocker.vampire.owner());
        ctx.state[vampire].exhausted = false;
        ctx.state[vampire].place = blocker.place;
        if blocker.used {
            ctx.state[vampire].used = false;
            ctx.state[seat].haven_used = false;
        }
        // The very tokens go back where they came from.
        let (supply, prestige) = (ctx.state.supply, ctx.state[seat].prestige);
        ctx.state.supply = difference(supply, blocker.paid);
        ctx.state[seat].prestige = difference(prestige, blocker.gained);
        tokens::put(&mut ctx.state[seat].prestige, blocker.paid);
        tokens::to_supply(ctx, blocker.gained);
        let card = ctx.state.card(vampire);
        ctx.emit(Event::BlockUndone { who: seat, vampire: card });
    }
    attack.reaction = Maybe::NONE;
    attack.reactor = None;
    attack.blocker = None;
    attack.target = attack.first;
    ctx.state.attack = Some(attack);
    ctx.state.step = Step::Block;
    Ok(())
}

/// §11.18: an illegal Reaction is discarded without effect.
fn reveal_reaction(ctx: &mut Ctx) {
    let Some(attack) = ctx.state.attack else { return };
    let (Some(i), Some(reactor)) = (attack.reaction.get(), attack.reactor) else { return };
    let who = reactor.owner();
    let slot = Slot::library(who, i);
    let card = ctx.state.card(slot);
    ctx.state.expose(slot);
    ctx.rule(11, 11).emit(Event::Revealed { who, card });
    if legal::reaction(ctx.state, reactor, attack.kind, card).is_err() {
        ctx.rule(11, 18).emit(Event::Illegal { who, card });
        cards::to_discard(ctx, slot);
        if let Some(attack) = &mut ctx.state.attack {
            attack.reaction = Maybe::NONE;
            attack.reactor = None;
        }
    }
}

fn attack_text(state: &State, attack: &Attack) -> Option<(Slot, CardId)> {
    let slot = Slot::library(attack.attacker.owner(), attack.card.get()?);
    Some((slot, state.card(slot)))
}

/// §11.13, §11.14: a Targeted card may turn to any member of the opposing party it can reach, and back to
/// the first target.
fn retarget(ctx: &mut Ctx) -> Asked<()> {
    let Some(attack) = ctx.state.attack else { return Ok(()) };
    let (Some((_, card)), AttackTarget::Vampire(target)) = (attack_text(ctx.state, &attack), attack.target)
    else {
        return Ok(());
    };
    if !ctx.state.book().library_card(card).targeted {
        return Ok(());
    }
    cite(11, 13);
    let choice = ctx.choose(attack.attacker.owner(), Ask::Retarget(attack.attacker), |state, options| {
        for member in state.party(target) {
            let new = AttackTarget::Vampire(member);
            // §9.7: the claimant alone has no Secrecy.
            let claimed = state.claimant == Some(member);
            cite(9, 7);
            let secrecy = if claimed { 0 } else { stats::target_secrecy(state, new) };
            let reach = attack.intel + stats::party_intel(state, attack.attacker, new);
            let seen = member == target || new == attack.first || reach >= secrecy;
            options.offer(Choice::Target(member), unless(seen, 11, 14, Why::TooSecret { secrecy, reach }));
        }
        // A blocker from elsewhere is a party of its own.
        let beside = match attack.first {
            AttackTarget::Vampire(first) => !state.party(target).any(|member| member == first),
            AttackTarget::Mortal(_) => true,
        };
        if beside {
            options.push(attack::choice_of(attack.first));
        }
    })?;
    if let Some(new) = attack::chosen(choice).filter(|new| *new != attack.target) {
        if let Some(attack) = &mut ctx.state.attack {
            cite(11, 5);
            attack.target = new;
        }
        let target = attack::target_card(ctx.state, new);
        ctx.rule(11, 13).emit(Event::Retargeted { target });
    }
    Ok(())
}

/// §12.5, §25.54: cards that cancel each other; the active player's comes first.
fn contest(ctx: &mut Ctx) {
    let Some(attack) = ctx.state.attack else { return };
    let (Some((slot, card)), Some(i), Some(reactor)) =
        (attack_text(ctx.state, &attack), attack.reaction.get(), attack.reactor)
    else {
        return;
    };
    let reaction = ctx.state.card(Slot::library(reactor.owner(), i));
    let has = |state: &State, card: CardId, actor: Slot, effect: &Effect| {
        let mut context = EffectContext::new(card, Source::AttackCard(slot), actor.owner());
        context.actor = Some(actor);
        let mut texts = state.book().at(card, When::Text);
        texts.any(|(_, ability)| ability.does.contains(effect) && stats::applies(state, ability, &context))
    };
    if has(ctx.state, card, attack.attacker, &Effect::CancelReaction) {
        if let Some(attack) = &mut ctx.state.attack {
            attack.cancelled = true;
        }
        ctx.rule(12, 5).emit(Event::Cancelled { card: reaction, by: card });
    } else if has(ctx.state, reaction, reactor, &Effect::VoidText) {
        if let Some(attack) = &mut ctx.state.attack {
            attack.void = true;
        }
        ctx.rule(12, 5).emit(Event::TextVoid { card, by: reaction });
    }
}

/// §11.12: a card with two texts: which one, after both cards are shown.
fn pick_option(ctx: &mut Ctx) -> Asked<()> {
    cite(11, 12);
    let Some(attack) = ctx.state.attack else { return Ok(()) };
    let Some((_, card)) = attack_text(ctx.state, &attack) else { return Ok(()) };
    let texts =
        ctx.state.book().at(card, When::Text).find_map(|(_, ability)| match ability.does.as_slice() {
            [Effect::Choose(texts)] => Some(texts),
            _ => None,
        });
    let (Some(texts), false) = (texts, attack.void) else { return Ok(()) };
    let choice = ctx.choose(attack.attacker.owner(), Ask::Option(card), |_, options| {
        for (i, effects) in (0..).zip(texts) {
            options.offer(Choice::Option(i), works(&attack, card, effects));
        }
    })?;
    if let (Choice::Option(option), Some(attack)) = (choice, &mut ctx.state.attack) {
        attack.option = option;
    }
    Ok(())
}

/// Can a text do anything to this target? A mortal has no player (§12.2); §25.55: some texts work on vampires
/// or on mortals only.
pub(super) fn works(attack: &Attack, card: CardId, effects: &[Effect]) -> Check {
    let mortal = matches!(attack.target, AttackTarget::Mortal(_));
    let why = Why::NotNow { card };
    effects.iter().try_for_each(|effect| match effect {
        Effect::StealBlood(_) => {
            cite(21, 8);
            unless(!mortal, 25, 55, why)
        }
        Effect::StealPrestige(..) => unless(!mortal, 12, 2, why),
        Effect::If(crate::cards::Condition::TargetIsMortal, _) => unless(mortal, 25, 55, why),
        _ => Ok(()),
    })
}
