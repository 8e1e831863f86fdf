//! The Withdraw step (§5.4 to §5.12).

use arrayvec::ArrayVec;
use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, EffectSource, blood, effects, enter, own, planning, relic_for, use_relic, yes};
use crate::cards::{Effect, Own, When, book};
use crate::sets::Loc;
use crate::state::{MAX_SLOTS, Step};
use crate::vocabulary::{Ask, Choice, Event, Stage};

pub(crate) fn step(ctx: &mut Ctx, at: Loc) -> Asked<()> {
    look_around(ctx, at)?;
    // §1.6: everybody has both tokens. §5.4: everyone in the location chooses, also a player alone there; all reveal together.
    let present = ctx.state.present(at);
    cite(1, 6);
    // Nobody drains here.
    cite(4, 4);
    let tokens = ctx.choose_all(present, Ask::Stay(at), |_, _, options| {
        options.push(Choice::Stay);
        options.push(Choice::Withdraw);
    })?;
    let mut stays: Seats =
        present.into_iter().filter(|&seat| tokens.of(seat) == Some(Choice::Stay)).collect();
    for who in ctx.state.order().filter(|&seat| present.has(seat)) {
        ctx.rule(5, 4).emit(Event::Token { who, stays: stays.has(who), at });
    }
    ctx.state.here.stays = stays;
    // §15.2: the relic that changes a choice, Mass Manipulation, then the withdrawals.
    for who in ctx.state.order().filter(|&seat| present.has(seat)) {
        if let Some(mask) = relic_for(ctx.state, who, When::TokensRevealed)
            && yes(ctx, who, Ask::ChangeToken(mask, at))?
        {
            use_relic(ctx, who, mask);
            stays = if stays.has(who) { stays.without(who) } else { stays.with(who) };
            ctx.state.here.stays = stays;
            ctx.rule(15, 2).emit(Event::TokenChanged { who, stays: stays.has(who), by: mask });
        }
    }
    // §5.12: paid right after the tokens are revealed, also if its owner withdraws.
    for seat in ctx.state.order() {
        for slot in ctx.state.triggering(at, seat, When::Withdraw) {
            let source = EffectSource::clan_card(ctx.state, slot, at);
            effects::apply(&mut ctx.rule(5, 12), When::Withdraw, source, None)?;
        }
    }
    // §5.8: in turn order.
    for who in ctx.state.order() {
        if present.has(who) && !stays.has(who) && ctx.state.alive.has(who) {
            cite(5, 8);
            leave(ctx, who, at)?;
        }
    }
    enter(ctx, Step::Revelation(at), at, Stage::Revelation);
    Ok(())
}

/// Ambrus Maropis looks directly before each choice, too.
fn look_around(ctx: &mut Ctx, at: Loc) -> Asked<()> {
    for who in ctx.state.order() {
        if ctx.state[who].allies.and(book().standing.look_for_blood).is_empty() {
            continue;
        }
        loop {
            let choice = ctx.choose(who, Ask::Look(at), |state, options| {
                options.push(Choice::Done);
                planning::looks(state, who, options);
            })?;
            if choice == Choice::Done {
                break;
            }
            planning::do_aside(ctx, who, choice)?;
        }
    }
    Ok(())
}

/// §5.5 to §5.7: `who` leaves a location with everything there.
pub(crate) fn leave(ctx: &mut Ctx, who: Seat, at: Loc) -> Asked<()> {
    // Feral Whispers must lie elsewhere before anything moves.
    let elsewhere: ArrayVec<_, MAX_SLOTS> = ctx
        .state
        .locations()
        .filter(|&other| other != at)
        .flat_map(|other| {
            let triggered = ctx.state.triggering(other, who, When::YouWithdrawElsewhere);
            triggered.into_iter().map(move |slot| (slot, other))
        })
        .collect();
    let moved = ctx.state.side(at, who).len() as u8;
    let cloak = elsewhere.iter().find(|(slot, _)| ctx.state.marks(*slot).own & Own::Cloak.bit() != 0);
    match cloak {
        Some(&(slot, to)) if yes(ctx, who, Ask::Cloak(ctx.state.card_of(slot), at))? => {
            cloaked(ctx, who, at, to, moved);
        }
        _ => in_the_open(ctx, who, at, moved)?,
    }
    for (slot, there) in elsewhere {
        let source = EffectSource::clan_card(ctx.state, slot, there);
        let case = effects::Case { them: None, moved };
        // §15.2: with each withdrawal comes its Feral Whispers.
        effects::apply_with(&mut ctx.rule(15, 2), When::YouWithdrawElsewhere, source, case)?;
    }
    Ok(())
}

/// Cloak of Shadows: all cards, as they lie, and all blood go to its location.
fn cloaked(ctx: &mut Ctx, who: Seat, at: Loc, to: Loc, moved: u8) {
    // §17.21: as they lie, for the normal procedure is replaced.
    ctx.rule(17, 21).emit(Event::Withdrew { who, at, to: Some(to), cards: moved });
    for slot in ctx.state.side_in_order(at, who) {
        ctx.state.shift(slot, to);
    }
    let amount = std::mem::take(ctx.state.blood_mut(at, who));
    if amount > 0 {
        *ctx.state.blood_mut(to, who) += amount;
        let by = ctx.state.has_own(to, who, Own::Cloak).map(|slot| ctx.state.card_of(slot));
        if let Some(by) = by {
            ctx.rule(17, 22).emit(Event::BloodMoved { who, amount, from: at, to, by });
        }
    }
}

/// The normal procedure: blood to the pool, then all cards turned up and moved. §5.6: with blood
/// only, nothing moves. §5.9: from now on the cards fight and act where they arrive.
fn in_the_open(ctx: &mut Ctx, who: Seat, at: Loc, moved: u8) -> Asked<()> {
    if moved == 0 {
        cite(5, 6);
    }
    let to = if at == Loc::HAVEN { None } else { Some(refuge(ctx, who, at, moved)?) };
    let ctx = &mut *if to.is_none() { ctx.rule(5, 7) } else { ctx.rule(5, 5) };
    match to {
        None | Some(Loc::HAVEN) => ctx.emit(Event::Withdrew { who, at, to, cards: moved }),
        // Union Station
        Some(_) => ctx.rule(17, 79).emit(Event::Withdrew { who, at, to, cards: moved }),
    }
    let amount = ctx.state.blood(at, who);
    blood::take_back(ctx, who, amount, at, None);
    for slot in ctx.state.side_in_order(at, who) {
        match to {
            Some(to) => {
                cite(5, 9);
                if ctx.state.down.has(slot) {
                    ctx.state.turn_up(slot);
                    let card = ctx.state.card_of(slot);
                    ctx.emit(Event::Revealed { who, card, at });
                }
                cite(9, 3);
                ctx.state.shift(slot, to);
            }
            // §5.7: from the Haven cards go to hand.
            None => own::to_hand(ctx, slot, None),
        }
    }
    Ok(())
}

/// The Haven; from Union Station another location not yet resolved may be picked.
fn refuge(ctx: &mut Ctx, who: Seat, at: Loc, moved: u8) -> Asked<Loc> {
    let card = ctx.state.location_card(at);
    let chooses =
        card.is_some_and(|card| book().effects(card, When::Always).any(|e| *e == Effect::ChooseRefuge));
    if !chooses || moved == 0 {
        return Ok(Loc::HAVEN);
    }
    let choice = ctx.choose(who, Ask::Refuge(at), |state, options| {
        for to in state.locations().filter(|&to| to > at) {
            options.push(Choice::At(to));
        }
    })?;
    Ok(if let Choice::At(to) = choice { to } else { Loc::HAVEN })
}
