//! Effects that answer to something: who has them, in which order they come (§5.5, §12.5).

use arrayvec::ArrayVec;
use elysium_kernel::{Asked, Ruled, Seat, cite};

use super::{Ctx, EffectContext, act, costs, effects, stats, yes_if};
use crate::State;
use crate::cards::{Ability, Book, CardId, CityKind, MOST_ANSWERING, Role, When};
use crate::sets::{Bits, Slot};
use crate::state::Place;
use crate::vocabulary::{Ask, Choice, Event, Source};

/// Something that waits for its turn: where it comes from, and which ability of the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct WaitingTrigger {
    pub source: Source,
    pub card: CardId,
    pub ability: u8,
}

pub(crate) type WaitingTriggers = ArrayVec<WaitingTrigger, MOST_ANSWERING>;

/// Everything of a player that triggers at this moment: vampires, what they bear, Ongoing cards, the
/// Haven, the Agenda, and cards of The Streets, which apply to everybody.
pub(crate) fn triggering(state: &State, you: Seat, when: When) -> WaitingTriggers {
    debug_assert!(when.is_gathered(), "whether all that triggers at {when:?} has room is not checked");
    let mut found = WaitingTriggers::new();
    let book = state.book();
    // Most cards do not trigger now.
    let mut add = |card: CardId, source: Source, torpor: bool| {
        if book.triggers_on(card, when) {
            gather(&mut found, book, when, card, source, torpor);
        }
    };
    for (i, vampire) in state[you].vampires.iter().enumerate() {
        if vampire.place == Place::Away {
            continue;
        }
        let slot = Slot::vampire(you, i as u8);
        let torpor = vampire.place == Place::Torpor;
        add(state.card(slot), Source::Vampire(slot), torpor);
        if !torpor {
            for (one, card) in stats::attached(state, slot) {
                add(card, Source::Attached(slot, one.card), false);
            }
        }
    }
    for i in Bits(state[you].ongoing) {
        let slot = Slot::library(you, i);
        add(state.card(slot), Source::Ongoing(slot), false);
    }
    cite(4, 10);
    if state.active_leader(you).is_some() {
        add(state.haven_card(you), Source::Haven(you), false);
    }
    if !state[you].agenda_down {
        add(state.agenda_card(you), Source::Agenda(you), false);
    }
    for slot in Bits(state.city.streets & book.city_at(when)) {
        // §22.9: the Prince applies to its bearer only.
        if book.city_card(slot).kind == CityKind::Prince {
            cite(22, 9);
        } else {
            add(book.city_id(slot), Source::City(slot), false);
        }
    }
    found
}

/// The texts of a card that trigger at this moment.
#[inline(never)]
fn gather(found: &mut WaitingTriggers, book: &Book, when: When, card: CardId, source: Source, torpor: bool) {
    for (ability, text) in book.at(card, when) {
        // §14.5: in torpor only text that says so.
        if torpor == (text.role == Role::Torpor) {
            found.push(WaitingTrigger { source, card, ability });
        }
    }
}

pub(crate) fn ability(state: &State, waiting: WaitingTrigger) -> &'static Ability {
    &state.book().abilities(waiting.card)[waiting.ability as usize]
}

/// §24.6: a face-down Agenda that would apply now may be turned up. Asked whatever the Agenda is:
/// the question alone must give nothing away.
pub(crate) fn offer_to_flip(ctx: &mut Ctx, you: Seat, when: When, about: &EffectContext) -> Asked<()> {
    cite(24, 6);
    if !ctx.state[you].agenda_down {
        return Ok(());
    }
    let choice = ctx.choose(you, Ask::FlipAgenda, |state, options| {
        let card = state.agenda_card(you);
        let context = EffectContext { card, source: Source::Agenda(you), you, ..*about };
        if state.book().at(card, when).any(|(_, ability)| stats::applies(state, ability, &context)) {
            options.push(Choice::Flip);
        }
        options.push(Choice::No);
    })?;
    if choice == Choice::Flip {
        flip(&mut ctx.rule(24, 6), you);
    }
    Ok(())
}

pub(crate) fn flip(ctx: &mut Ctx, you: Seat) {
    ctx.state[you].agenda_down = false;
    let card = ctx.state.agenda_card(you);
    ctx.emit(Event::AgendaFlipped { who: you, card });
}

/// Applies everything of `you` that triggers at this moment, an Agenda in any player's turn (§4.8).
/// `about` says whom it is about.
pub(crate) fn fire(ctx: &mut Ctx, you: Seat, when: When, about: &EffectContext) -> Asked<()> {
    offer_to_flip(ctx, you, when, about)?;
    fire_face_up(ctx, you, when, about)
}

/// The same, where a face-down Agenda has had its chance.
pub(crate) fn fire_face_up(ctx: &mut Ctx, you: Seat, when: When, about: &EffectContext) -> Asked<()> {
    let mut pending = triggering(ctx.state, you, when);
    pending.retain(|waiting| {
        let (context, ability) =
            (effect_context(ctx.state, *waiting, you, about), ability(ctx.state, *waiting));
        // What may be left out is not offered where it would do nothing.
        let worthwhile = !ability.may || act::has_object(ctx.state, ability, &context);
        worthwhile && stats::applies(ctx.state, ability, &context)
    });
    resolve(ctx, you, pending, about)
}

fn effect_context(state: &State, waiting: WaitingTrigger, you: Seat, about: &EffectContext) -> EffectContext {
    let own = EffectContext::of(state, waiting.source, you);
    EffectContext {
        card: own.card,
        source: own.source,
        you,
        this: own.this,
        actor: about.actor.or(own.this),
        ..*about
    }
}

/// Carries out what is pending, in the order that its player chooses (§12.5).
pub(crate) fn resolve(
    ctx: &mut Ctx,
    you: Seat,
    mut pending: WaitingTriggers,
    about: &EffectContext,
) -> Asked<()> {
    while let Some(first) = pending.first().copied() {
        let mut next = first;
        // Copies of one card need no order.
        if pending.iter().any(|other| other.card != first.card) {
            cite(12, 5);
            let waiting = pending.clone();
            let choice = ctx.choose(you, Ask::NextEffect, |_, options| {
                for (i, one) in waiting.iter().enumerate() {
                    if !waiting[..i].iter().any(|other| other.card == one.card) {
                        options.push(Choice::Use(one.source));
                    }
                }
            })?;
            if let Some(one) = pending.iter().find(|one| choice == Choice::Use(one.source)) {
                next = *one;
            }
        }
        pending.retain(|one| *one != next);
        one(ctx, you, next, about)?;
        // What an effect took out of play does not apply any more.
        pending.retain(|waiting| in_play(ctx.state, *waiting));
    }
    Ok(())
}

fn in_play(state: &State, waiting: WaitingTrigger) -> bool {
    match waiting.source {
        Source::Vampire(slot) => state[slot].place != Place::Away,
        Source::Attached(bearer, card) => {
            state[bearer].in_coterie() && state[bearer].attached.iter().any(|one| one.card == card)
        }
        Source::Ongoing(slot) => state[slot.owner()].ongoing >> slot.index() & 1 == 1,
        Source::Haven(seat) => state.active_leader(seat).is_some(),
        Source::City(slot) => state.city.streets >> slot & 1 == 1,
        Source::Agenda(_) | Source::AttackCard(_) => true,
    }
}

/// The statement by which a text answers: that of its moment, or else that of its kind of card.
pub(crate) fn answering<'c, 'a>(
    ctx: &'c mut Ctx<'a>,
    when: When,
    source: Source,
) -> Ruled<'c, 'a, crate::Rivals> {
    match (when, source) {
        (When::TurnStart, _) => ctx.rule(5, 5),
        (When::TorporStep, _) => ctx.rule(7, 3),
        (When::TurnEnd, _) => ctx.rule(7, 7),
        (When::PartyDefeats, _) => ctx.rule(12, 3),
        (When::Drained | When::AttackDrained, _) => ctx.rule(12, 16),
        (When::SelfDefeated, _) => ctx.rule(14, 4),
        (When::SchemeFailed | When::SchemeWon, _) => ctx.rule(17, 10),
        (_, Source::Agenda(_)) => ctx.rule(4, 8),
        (_, Source::Haven(_)) => ctx.rule(4, 17),
        (_, Source::Ongoing(_) | Source::City(_)) => ctx.rule(23, 2),
        (_, Source::Vampire(_) | Source::Attached(..) | Source::AttackCard(_)) => ctx.rule(4, 5),
    }
}

fn one(ctx: &mut Ctx, you: Seat, waiting: WaitingTrigger, about: &EffectContext) -> Asked<()> {
    let ability = ability(ctx.state, waiting);
    let mut context = effect_context(ctx.state, waiting, you, about);
    if matches!(waiting.source, Source::Agenda(_)) {
        cite(4, 8);
    }
    if !stats::applies(ctx.state, ability, &context) {
        return Ok(());
    }
    if ability.may || !ability.cost.is_empty() {
        let check = context;
        let used = yes_if(ctx, you, Ask::May(waiting.card), |state| costs::payable(state, ability, &check))?;
        if !used {
            return Ok(());
        }
    }
    costs::pay(ctx, ability, &mut context)?;
    effects::run(&mut answering(ctx, ability.when, waiting.source), &ability.does, &mut context)?;
    if ability.needs.contains(&crate::cards::Condition::FirstThisTurn) {
        ctx.state[you].agenda_used = true;
    }
    Ok(())
}
