//! The Action Phase: two actions, and everything that costs none (section 6).

use elysium_kernel::{Asked, Seat, cite};

use super::{
    Check, Ctx, EffectContext, Offered, attachments, attack, cards, claim, conspiracy, costs, effects, legal,
    movement, play, reasons, stats, triggers, turn, unless,
};
use crate::State;
use crate::cards::{Ability, Condition, When};
use crate::sets::Slot;
use crate::state::Place;
use crate::vocabulary::{Ask, Choice, Source, Why};

pub(crate) fn step(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    let left = ctx.state.actions;
    let choice = ctx.choose(who, Ask::Act(left), |state, options| offer(state, who, options))?;
    match choice {
        // Actions
        Choice::Draw => {
            spend_action(ctx);
            cards::draw(&mut ctx.rule(8, 1), who, 1, None)?;
        }
        Choice::Recruit(slot) => {
            spend_action(ctx);
            play::recruit(ctx, slot);
        }
        Choice::Play(slot) => play::action_card(ctx, who, slot)?,
        Choice::Attack(attacker) => {
            spend_action(ctx);
            attack::declare(ctx, attacker);
        }
        Choice::Claim(vampire) => {
            spend_action(ctx);
            claim::declare(ctx, vampire);
        }
        Choice::TitleAction(vampire) => title_action(ctx, vampire)?,
        // No actions
        Choice::Move(vampire) => movement::move_out(ctx, vampire)?,
        Choice::Regroup(vampire) => movement::regroup(ctx, vampire)?,
        Choice::Use(source) => use_ability(ctx, source)?,
        Choice::BurnRetainer(bearer, one) => attachments::burn_at_will(ctx, bearer, one),
        Choice::Show(nth, to) => conspiracy::show_and_ask(ctx, who, nth, to)?,
        Choice::Invite(nth, to) => conspiracy::invite(ctx, who, nth, to)?,
        Choice::Contribute(nth) => conspiracy::contribute(ctx, who, who, nth),
        // §20.12: between actions.
        Choice::Resolve(nth) => {
            cite(20, 12);
            conspiracy::resolve(ctx, who, nth)?;
        }
        Choice::Flip => triggers::flip(&mut ctx.rule(24, 5), who),
        _ => turn::end_actions(ctx),
    }
    Ok(())
}

/// §6.1: an action is used, and vampires may be regrouped again (§27.5).
pub(crate) fn spend_action(ctx: &mut Ctx) {
    ctx.state.actions -= 1;
    let who = ctx.state.active;
    for vampire in &mut ctx.state[who].vampires {
        vampire.regrouped = false;
    }
}

fn offer(state: &State, who: Seat, options: &mut Offered) {
    offer_actions(state, who, options);
    offer_free(state, who, options);
    // §6.2: actions may be left unused.
    cite(6, 2);
    options.push(Choice::EndTurn);
}

/// §6.3: the five actions, and those that cards give.
fn offer_actions(state: &State, who: Seat, options: &mut Offered) {
    cite(6, 3);
    let left = unless(state.actions > 0, 6, 1, Why::NoActionLeft);
    if left.is_err() && !options.explains() {
        return;
    }
    let player = &state[who];
    let drawable = player.library_size() + player.faction_size() > 0;
    options.offer(Choice::Draw, left.and(unless(drawable, 23, 5, Why::DeckEmpty)));
    for slot in State::vampire_slots(who, player.vampires_in_hand) {
        options.offer(Choice::Recruit(slot), left.and_then(|()| play::may_recruit(state, slot)));
    }
    cards::each_once(state, State::library_slots(who, player.hand), |slot| {
        let card = state.card(slot);
        let action = state.book().library_card(card).kind.is_action();
        let may = if action { left } else { reasons::no_action(state, card) };
        options.offer(Choice::Play(slot), may.and_then(|()| play::may_play(state, who, slot)));
    });
    let prince = claim::prince_is_free(state);
    for vampire in state.coterie(who) {
        let (me, card) = (&state[vampire], state.card(vampire));
        let ready = left.and(unless(me.is_ready(), 6, 4, Why::NotReady { vampire: card }));
        let out = |section, number| {
            ready.and(unless(me.in_streets(), section, number, Why::NotInStreets { vampire: card }))
        };
        cite(6, 5);
        let may_attack = out(10, 1).and_then(|()| attack::has_target(state, vampire));
        options.offer(Choice::Attack(vampire), may_attack);
        if prince || options.explains() {
            let free = unless(prince, 9, 1, Why::PrinceNotFree);
            options.offer(Choice::Claim(vampire), out(9, 2).and(free));
        }
        if title_text(state, vampire).is_some() {
            // §6.6, §25.57: in any location.
            options.offer(Choice::TitleAction(vampire), ready);
        }
    }
    // §14.7: the text of a Title is off in torpor.
    if options.explains() {
        for vampire in state.which(who, |v| v.place == Place::Torpor) {
            if title_text(state, vampire).is_some() {
                let why = Why::InTorpor { vampire: state.card(vampire) };
                options.offer(Choice::TitleAction(vampire), unless(false, 14, 7, why));
            }
        }
    }
}

/// What costs no action: moving, abilities, Retainers, Conspiracies, the player's Agenda.
fn offer_free(state: &State, who: Seat, options: &mut Offered) {
    cite(6, 9);
    cite(6, 11);
    for vampire in state.coterie(who) {
        match state[vampire].place {
            Place::Haven => options.offer(Choice::Move(vampire), movement::may_move(state, vampire)),
            _ if movement::could_regroup(state, vampire) => {
                options.offer(Choice::Regroup(vampire), movement::may_regroup(state, vampire));
            }
            _ => {}
        }
    }
    offer_abilities(state, who, options);
    attachments::offer_burning(state, who, options);
    conspiracy::offer(state, who, options);
    // §24.5: a player's Agenda may be turned up at any time.
    if state[who].agenda_down {
        options.push(Choice::Flip);
    }
}

/// §13.9: abilities for the Action Phase; equal cards are offered once.
fn offer_abilities(state: &State, who: Seat, options: &mut Offered) {
    cite(13, 9);
    cite(13, 13);
    let mut seen = arrayvec::ArrayVec::<crate::cards::CardId, 64>::new();
    for waiting in triggers::triggering(state, who, When::InActionPhase) {
        if seen.contains(&waiting.card) {
            continue;
        }
        let ability = triggers::ability(state, waiting);
        let may = may_use(state, waiting.source, ability);
        if may.is_ok() {
            seen.push(waiting.card);
        }
        options.offer(Choice::Use(waiting.source), may);
    }
    reasons::explain_abilities(state, who, When::InActionPhase, options);
}

/// §13.4, §13.13, §23.2: once in the player's turn; conditions, cost, and something to do it to.
pub(crate) fn may_use(state: &State, source: Source, ability: &Ability) -> Check {
    cite(13, 13);
    let context = EffectContext::of(state, source, state.active);
    let card = context.card;
    unless(!is_used(state, source), 13, 4, Why::Used { card })?;
    // §6.5: where a text asks for The Streets, that is the reason.
    if let (Some(this), true) = (context.this, ability.needs.contains(&Condition::SelfInStreets)) {
        unless(state[this].in_streets(), 6, 5, Why::NotInStreets { vampire: state.card(this) })?;
    }
    unless(stats::applies(state, ability, &context), 13, 9, Why::NotNow { card })?;
    costs::payable(state, ability, &context)?;
    unless(has_object(state, ability, &context), 13, 1, Why::NoTarget { card })
}

/// Is there anything for the effect to work on?
pub(crate) fn has_object(state: &State, ability: &Ability, context: &EffectContext) -> bool {
    use crate::cards::{Effect, Own, Which};
    ability.does.iter().all(|effect| match effect {
        Effect::FeedOne(_) => conspiracy::face_down(state, context.you).next().is_some(),
        Effect::BurnOngoing => {
            let mut any = false;
            effects::each_ongoing(state, None, |_| any = true);
            any
        }
        Effect::Mend(which, _) => {
            let hurt = |v: Slot| state.blood(v) < stats::potency(state, v);
            match which {
                Which::YourTitleHolders => {
                    state.vampires(context.you).any(|v| stats::is_titled(state, v) && hurt(v))
                }
                _ => context.this.is_some_and(|this| state.party(this).any(hurt)),
            }
        }
        Effect::Own(Own::Peek) => state[context.you].library_size() + state[context.you].faction_size() > 0,
        Effect::Own(Own::ShiftRetainer) => context.this.is_some_and(|this| {
            state.party(this).count() > 1
                && state.party(this).any(|member| stats::retainers(state, member) > 0)
        }),
        Effect::GiveBlood => state.vampires(context.you).any(|v| stats::is_wounded(state, v)),
        Effect::Unblockable => context.this.is_some_and(|this| !state[this].unblockable),
        _ => true,
    })
}

pub(crate) fn is_used(state: &State, source: Source) -> bool {
    match source {
        Source::Vampire(slot) => state[slot].used,
        Source::Ongoing(slot) => {
            cite(23, 2);
            state[slot.owner()].used >> slot.index() & 1 == 1
        }
        Source::Haven(seat) => state[seat].haven_used,
        Source::Attached(..) | Source::Agenda(_) | Source::AttackCard(_) | Source::City(_) => false,
    }
}

pub(crate) fn mark_used(ctx: &mut Ctx, source: Source) {
    match source {
        Source::Vampire(slot) => ctx.state[slot].used = true,
        Source::Ongoing(slot) => ctx.state[slot.owner()].used |= 1 << slot.index(),
        Source::Haven(seat) => ctx.state[seat].haven_used = true,
        Source::Attached(..) | Source::Agenda(_) | Source::AttackCard(_) | Source::City(_) => {}
    }
}

/// §13.1: announce, pay, carry out.
fn use_ability(ctx: &mut Ctx, source: Source) -> Asked<()> {
    let mut context = EffectContext::of(ctx.state, source, ctx.state.active);
    let (who, card) = (context.you, context.card);
    let Some((_, ability)) = ctx.state.book().at(card, When::InActionPhase).next() else { return Ok(()) };
    let ctx = &mut *ctx.rule(13, 1);
    ctx.emit(crate::vocabulary::Event::Used { who, card });
    mark_used(ctx, source);
    costs::pay(ctx, ability, &mut context)?;
    effects::run(ctx, &ability.does, &mut context)
}

/// A Title with an action of its own (Seneschal).
fn title_text(state: &State, vampire: Slot) -> Option<(Source, &'static Ability)> {
    stats::attached(state, vampire).find_map(|(one, card)| {
        let (_, ability) = state.book().at(card, When::Action).next()?;
        Some((Source::Attached(vampire, one.card), ability))
    })
}

/// §6.6: one of the two actions; its vampire exhausts.
fn title_action(ctx: &mut Ctx, vampire: Slot) -> Asked<()> {
    let Some((source, ability)) = title_text(ctx.state, vampire) else { return Ok(()) };
    let ctx = &mut *ctx.rule(6, 6);
    spend_action(ctx);
    ctx.state[vampire].exhausted = true;
    let mut context = EffectContext::of(ctx.state, source, ctx.state.active);
    ctx.emit(crate::vocabulary::Event::Used { who: context.you, card: context.card });
    effects::run(ctx, &ability.does, &mut context)
}

/// The check of a host, for the question which vampire plays a card.
pub(crate) fn offer_hosts(state: &State, slot: Slot, options: &mut Offered) {
    cite(14, 6);
    for vampire in state.coterie(slot.owner()) {
        options.offer(Choice::Vampire(vampire), legal::host(state, vampire, slot));
    }
    // Only where hidden cards were dealt again can nobody find the Influence.
    if options.list().is_empty() {
        let able = state.coterie(slot.owner()).filter(|&vampire| legal::able(state, vampire, slot).is_ok());
        able.for_each(|vampire| options.push(Choice::Vampire(vampire)));
    }
}
