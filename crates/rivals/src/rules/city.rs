//! The City Deck, its Events and its piles (section 22).

use elysium_kernel::{Asked, cite};

use super::{Ctx, EffectContext, effects, movement, stats, tokens};
use crate::State;
use crate::cards::{CityCards, CityKind, Effect, When};
use crate::sets::Bits;
use crate::state::sum;
use crate::vocabulary::{Ask, Choice, Event, Source};

/// §21.1: mortals in The Streets that are attached to nobody.
pub(crate) fn mortals(state: &State) -> impl Iterator<Item = u8> + use<> {
    cite(21, 1);
    cite(21, 6);
    let book = state.book();
    state.streets().filter(move |&slot| {
        let kind = book.city_card(slot).kind;
        if kind == CityKind::Prince {
            cite(22, 9);
        }
        kind.is_mortal()
    })
}

/// Every different mortal once: copies are equal.
pub(crate) fn each_mortal_once(state: &State, mut offer: impl FnMut(u8)) {
    let mut seen = CityCards::NONE;
    for slot in mortals(state) {
        let card = state.book().city_id(slot);
        if !seen.has(card) {
            seen.insert(card);
            offer(slot);
        }
    }
}

/// §22.4: the next city card comes into The Streets.
pub(crate) fn next_card(ctx: &mut Ctx) -> Asked<()> {
    if ctx.state.city.deck == 0 {
        cite(22, 5);
        let ctx = &mut *ctx.rule(22, 4);
        if ctx.state.city.discard == 0 {
            ctx.emit(Event::CityEmpty);
            return Ok(());
        }
        ctx.state.city.deck = std::mem::take(&mut ctx.state.city.discard);
        ctx.emit(Event::CityShuffled);
    }
    let deck = ctx.state.city.deck;
    let drawn = ctx.chance(Ask::Chance, |_, outcomes| {
        Bits(deck).for_each(|slot| outcomes.push(Choice::City(slot)));
    });
    let Choice::City(slot) = drawn else { return Ok(()) };
    ctx.state.city.deck &= !(1 << slot);
    cite(22, 1);
    ctx.state.city.streets |= 1 << slot;
    ctx.state.exposed.city |= 1 << slot;
    let (card, kind) = (ctx.state.book().city_id(slot), ctx.state.book().city_card(slot).kind);
    ctx.emit(Event::CityCard { card });
    match kind {
        CityKind::Event => {
            // §22.2: at once, then burned.
            let ctx = &mut *ctx.rule(22, 2);
            for (_, ability) in ctx.state.book().at(card, When::AtOnce) {
                let mut context = EffectContext::of(ctx.state, Source::City(slot), ctx.state.active);
                effects::run(ctx, &ability.does, &mut context)?;
            }
            burn_event(ctx, slot);
        }
        CityKind::OngoingEvent => {
            // §22.3: a token of the active player; §27.9: remembered without one.
            let who = ctx.state.active;
            cite(22, 3);
            cite(27, 9);
            let token = tokens::from_supply(ctx, who, 1);
            ctx.state.city.give(slot, who);
            if sum(&token) > 0 {
                ctx.state.city.tokened |= 1 << slot;
            }
            if stats::city_rule(ctx.state, |effect| *effect == Effect::PartiesOfOne).is_some() {
                movement::split_parties(ctx);
            }
        }
        CityKind::Citizen | CityKind::Vagrant | CityKind::Hunter | CityKind::Prince => {}
    }
    Ok(())
}

/// §5.2: Ongoing Events of the active player burn; their tokens return.
pub(crate) fn burn_own_events(ctx: &mut Ctx) {
    cite(5, 2);
    cite(22, 3);
    let who = ctx.state.active;
    for slot in ctx.state.streets() {
        if ctx.state.city.owner(slot) == Some(who) {
            burn_event(&mut ctx.rule(5, 2), slot);
        }
    }
}

/// §22.5: Events go to the burn pile, a token on one to the supply.
pub(crate) fn burn_event(ctx: &mut Ctx, slot: u8) {
    cite(22, 5);
    let city = &mut ctx.state.city;
    city.streets &= !(1 << slot);
    city.burned |= 1 << slot;
    let owner = city.take(slot);
    if city.tokened >> slot & 1 == 1 {
        city.tokened &= !(1 << slot);
        if let Some(owner) = owner {
            ctx.state.supply[owner.index()] += 1;
        }
    }
    let card = ctx.state.book().city_id(slot);
    ctx.emit(Event::EventBurned { card });
}

/// §25.85: to the City discard pile; not defeated.
pub(crate) fn discard_mortal(ctx: &mut Ctx, slot: u8) {
    ctx.state.city.streets &= !(1 << slot);
    ctx.state.city.discard |= 1 << slot;
    let card = ctx.state.book().city_id(slot);
    ctx.rule(25, 85).emit(Event::MortalDiscarded { card });
}

/// §26.4: the City discard pile goes back into the City Deck.
pub(crate) fn discard_returns(ctx: &mut Ctx) {
    let city = &mut ctx.state.city;
    city.deck |= std::mem::take(&mut city.discard);
    ctx.rule(26, 4).emit(Event::CityShuffled);
}
