//! Titles and Retainers on vampires (§21.9 to §21.12).

use arrayvec::ArrayVec;
use elysium_kernel::{Asked, Seat, cite};

use super::{Ctx, EffectContext, Offered, effects, stats, tokens, triggers};
use crate::State;
use crate::cards::{CardId, CityKind, When};
use crate::sets::Slot;
use crate::state::{Attached, Attachment, MOST_ATTACHED};
use crate::vocabulary::{Ask, Choice, Event, Source};

/// Takes a card off a vampire; where it goes is for the caller to say.
pub(crate) fn detach(ctx: &mut Ctx, bearer: Slot, card: Attachment) -> Attached {
    let attached = &mut ctx.state[bearer].attached;
    match attached.iter().position(|one| one.card == card) {
        Some(at) => attached.remove(at),
        None => Attached { card, exhausted: false },
    }
}

/// §1.11: an attached card leaves the game; §22.5: a City card goes to the burn pile.
pub(crate) fn burn_attached(ctx: &mut Ctx, bearer: Slot, card: Attachment) {
    cite(1, 11);
    let one = detach(ctx, bearer, card);
    if let Some(slot) = one.card.city_slot() {
        cite(22, 5);
        ctx.state.city.burned |= 1 << slot;
    }
    let (vampire, card) = (ctx.state.card(bearer), ctx.state.attached_card(bearer, one.card));
    ctx.emit(Event::AttachmentBurned { vampire, card });
    tokens::trim(ctx, bearer);
}

/// §21.11, §21.12: Retainers that their player may burn now; equal ones of a vampire once.
pub(crate) fn offer_burning(state: &State, who: Seat, options: &mut Offered) {
    cite(21, 11);
    cite(21, 12);
    for bearer in state.coterie(who) {
        let mut seen = ArrayVec::<CardId, MOST_ATTACHED>::new();
        for (one, card) in stats::attached(state, bearer) {
            if stats::is_retainer(state, &one) && !seen.contains(&card) {
                seen.push(card);
                options.push(Choice::BurnRetainer(bearer, one.card));
            }
        }
    }
}

pub(crate) fn burn_at_will(ctx: &mut Ctx, bearer: Slot, card: Attachment) {
    burn_attached(&mut ctx.rule(21, 11), bearer, card);
}

/// An attached card goes to its player's discard pile; the Prince returns to The Streets.
pub(crate) fn discard_attached(ctx: &mut Ctx, bearer: Slot, card: Attachment) {
    let one = detach(ctx, bearer, card);
    let (vampire, card) = (ctx.state.card(bearer), ctx.state.attached_card(bearer, one.card));
    match (one.card.library(), one.card.city_slot()) {
        (Some(i), _) => super::cards::to_discard(ctx, Slot::library(bearer.owner(), i)),
        (None, Some(slot)) => ctx.state.city.streets |= 1 << slot,
        (None, None) => {}
    }
    ctx.emit(Event::AttachmentDiscarded { vampire, card });
}

/// Attaches a card and lets everything answer to it.
pub(crate) fn attach(ctx: &mut Ctx, bearer: Slot, new: Attached) -> Asked<()> {
    cite(1, 12);
    let is_title = stats::is_title(ctx.state, bearer, &new);
    if is_title && let Some(old) = stats::title(ctx.state, bearer) {
        cite(19, 4);
        // §9.11: only the Prince of the City comes where a Title is.
        discard_attached(&mut ctx.rule(9, 11), bearer, old);
    }
    make_room(ctx, bearer)?;
    ctx.state[bearer].attached.push(new);
    let (vampire, card) = (ctx.state.card(bearer), ctx.state.attached_card(bearer, new.card));
    ctx.emit(Event::Attached { vampire, card });
    answer(ctx, bearer, new.card, is_title)
}

/// §21.10: before a fourth card another one burns that is not a Title.
fn make_room(ctx: &mut Ctx, bearer: Slot) -> Asked<()> {
    cite(9, 12);
    cite(21, 9);
    if ctx.state[bearer].attached.len() < MOST_ATTACHED {
        return Ok(());
    }
    let choice = ctx.choose(bearer.owner(), Ask::MakeRoom(bearer), |state, options| {
        let mut seen = ArrayVec::<(CardId, bool), MOST_ATTACHED>::new();
        for (one, card) in stats::attached(state, bearer) {
            if !stats::is_title(state, bearer, &one) && !seen.contains(&(card, one.exhausted)) {
                seen.push((card, one.exhausted));
                options.push(Choice::Retainer(bearer, one.card));
            }
        }
    })?;
    if let Choice::Retainer(_, one) = choice {
        burn_attached(&mut ctx.rule(21, 10), bearer, one);
    }
    Ok(())
}

/// §25.88: the card's own text first, then what answers to it.
fn answer(ctx: &mut Ctx, bearer: Slot, new: Attachment, is_title: bool) -> Asked<()> {
    let you = bearer.owner();
    let source = Source::Attached(bearer, new);
    let mut context = EffectContext::of(ctx.state, source, you);
    context.victim = Some(bearer);
    let card = context.card;
    for (_, ability) in ctx.state.book().at(card, When::Attached) {
        effects::run(&mut triggers::answering(ctx, ability.when, source), &ability.does, &mut context)?;
    }
    if is_title {
        return triggers::fire(ctx, you, When::TitleAttached, &context);
    }
    triggers::fire(ctx, you, When::RetainerAttached, &context)?;
    let citizen =
        ctx.state.book().city.iter().any(|city| city.kind == CityKind::Citizen && city.id == card.slug());
    if citizen {
        triggers::fire(ctx, you, When::CitizenAttached, &context)?;
    }
    Ok(())
}

/// A Retainer among those of some vampires; with `may` it can be left.
pub(crate) fn pick_retainer(
    ctx: &mut Ctx,
    you: Seat,
    bearers: &[Slot],
    by: CardId,
    may: bool,
) -> Asked<Option<(Slot, Attachment)>> {
    if bearers.iter().all(|&bearer| stats::retainers(ctx.state, bearer) == 0) {
        return Ok(None);
    }
    let choice = ctx.choose(you, Ask::PickRetainer(by), |state, options| {
        if may {
            options.push(Choice::Done);
        }
        for &bearer in bearers {
            let mut seen = ArrayVec::<(CardId, bool), MOST_ATTACHED>::new();
            for (one, card) in stats::attached(state, bearer) {
                if stats::is_retainer(state, &one) && !seen.contains(&(card, one.exhausted)) {
                    seen.push((card, one.exhausted));
                    options.push(Choice::Retainer(bearer, one.card));
                }
            }
        }
    })?;
    Ok(if let Choice::Retainer(bearer, one) = choice { Some((bearer, one)) } else { None })
}

/// §25.12, §25.13: ready or exhausted as it was, no Agenda of its own, but it is attached.
pub(crate) fn steal(ctx: &mut Ctx, from: Slot, card: Attachment, to: Slot, by: CardId) -> Asked<()> {
    let ctx = &mut *ctx.rule(25, 12);
    let one = detach(ctx, from, card);
    tokens::trim(ctx, from);
    let card = ctx.state.attached_card(from, one.card);
    let (vampire, old) = (ctx.state.card(to), ctx.state.card(from));
    ctx.emit(Event::RetainerTaken { vampire, from: old, card, by });
    attach(ctx, to, one)
}

/// §25.14: a Retainer goes over to another vampire without being attached again.
pub(crate) fn shift(ctx: &mut Ctx, from: Slot, card: Attachment, to: Slot, by: CardId) -> Asked<()> {
    let one = detach(ctx, from, card);
    tokens::trim(ctx, from);
    make_room(ctx, to)?;
    ctx.state[to].attached.push(one);
    let card = ctx.state.attached_card(to, one.card);
    let (vampire, old) = (ctx.state.card(to), ctx.state.card(from));
    ctx.rule(25, 14).emit(Event::RetainerTaken { vampire, from: old, card, by });
    Ok(())
}
