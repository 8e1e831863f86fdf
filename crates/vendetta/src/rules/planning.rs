//! Planning (section 3): turns, plays, draining.

use elysium_kernel::{Asked, Options, Refusal, Seat, Seats, cite};

use super::{
    Ctx, EffectSource, blood, effects, frenzy, phase, reactions, relic_for, use_relic,
    with_or_without_partner,
};
use crate::cards::{CardId, Effect, Own, When, book};
use crate::sets::{Loc, Slot};
use crate::state::Step;
use crate::vocabulary::{Ask, Choice, Event, Phase, Why};
use crate::{State, Vendetta};

/// §3.5: blood from the pool with one card.
const MAX_BLOOD: u8 = 3;
/// §3.6: what a face-down play costs.
const FACE_DOWN_COST: u8 = 1;

/// §3.1: turns in turn order, again and again.
pub(crate) fn step(ctx: &mut Ctx, turn: u8, done: Seats) -> Asked<()> {
    cite(3, 1);
    match ctx.state.next_in_order(done) {
        Some(who) => {
            take_turn(ctx, who)?;
            ctx.state.step = Step::Planning(turn, done.with(who));
        }
        None => {
            // §3.17, §16.21: the number of turns depends on players and round alone.
            cite(3, 17);
            cite(16, 21);
            let more = turn + 1 < ctx.state.setup.planning_turns(ctx.state.round);
            // §3.16: only the last turn ends Planning.
            cite(3, 16);
            ctx.state.step = if more { Step::Planning(turn + 1, Seats::NONE) } else { Step::EndOfPlanning };
        }
    }
    Ok(())
}

/// §3.16: effects at the end of Planning, once, in turn order.
pub(crate) fn end(ctx: &mut Ctx) -> Asked<()> {
    for seat in ctx.state.order() {
        for at in ctx.state.locations() {
            for slot in ctx.state.triggering(at, seat, When::EndOfPlanning) {
                let source = EffectSource::clan_card(ctx.state, slot, at);
                effects::apply(&mut ctx.rule(3, 16), When::EndOfPlanning, source, None)?;
            }
        }
    }
    phase(&mut ctx.rule(5, 1), Step::StartOfResolution, Phase::Resolution);
    Ok(())
}

fn take_turn(ctx: &mut Ctx, who: Seat) -> Asked<()> {
    if !play_one(ctx, who)? {
        return Ok(());
    }
    // §3.11: draining is possible after the play too, and so are relics (§14.4).
    while ctx.state.alive.has(who) {
        let choice = ctx.choose(who, Ask::EndTurn, |state, options| {
            options.push(Choice::Done);
            // §3.3: the one card of the turn has been played.
            if options.explains() {
                for slot in Slot::some_of(who, state[who].hand) {
                    options.offer(Choice::Play(slot), Err(Refusal::new(3, 3, Why::OneCardATurn)));
                }
            }
            asides(state, who, options, true);
        })?;
        match choice {
            Choice::Done => break,
            Choice::Use(relic) if does(relic, Own::PlayAgain) => {
                use_relic(ctx, who, relic);
                play_one(ctx, who)?;
            }
            aside => do_aside(ctx, who, aside)?,
        }
    }
    Ok(())
}

/// §3.3: exactly one card, after any number of drains. Says whether the turn goes on.
fn play_one(ctx: &mut Ctx, who: Seat) -> Asked<bool> {
    loop {
        cite(3, 3);
        let choice = ctx.choose(who, Ask::Turn, |state, options| {
            let hand = Slot::some_of(who, state[who].hand);
            for slot in hand {
                options.push(Choice::Play(slot));
            }
            // §3.12: with no card in hand the turn is passed; there is no other pass.
            let pass = if hand.is_empty() { Ok(()) } else { Err(Refusal::new(3, 12, Why::MustPlay)) };
            options.offer(Choice::Done, pass);
            asides(state, who, options, false);
        })?;
        match choice {
            Choice::Play(slot) => {
                play(ctx, who, slot)?;
                return Ok(ctx.state.alive.has(who));
            }
            Choice::Done => {
                // Diablerie tokens are flipped with a play only.
                cite(3, 9);
                cite(16, 17);
                ctx.rule(3, 12).emit(Event::Passed { who });
                return Ok(false);
            }
            aside => do_aside(ctx, who, aside)?,
        }
        if !ctx.state.alive.has(who) {
            return Ok(false);
        }
    }
}

/// §3.11: (a) card, location and facing, paid at once; (b) blood and diablerie tokens.
fn play(ctx: &mut Ctx, who: Seat, slot: Slot) -> Asked<()> {
    cite(3, 11);
    // §3.4: wherever one likes.
    cite(1, 4);
    cite(3, 4);
    let place = ctx.choose(who, Ask::Where(slot), |state, options| {
        for at in state.locations() {
            let up = may_face_up(state, who, at, forced_down(state, who, at));
            options.offer(Choice::At(at), up.or_else(|why| may_face_down(state, who, at).map_err(|_| why)));
        }
    })?;
    let Choice::At(at) = place else { return Ok(()) };
    let eyes = watched(ctx, who, at)?;
    let facing = ctx.choose(who, Ask::Facing(slot, at), |state, options| {
        options.offer(Choice::FaceUp, may_face_up(state, who, at, eyes.map(|(_, slot)| slot)));
        options.offer(Choice::FaceDown, may_face_down(state, who, at));
    })?;
    let down = facing == Choice::FaceDown;
    pay(ctx, who, at, down)?;
    put_down(ctx, who, slot, at, down, eyes);
    if !ctx.state.setup.triggers_after_whole_play {
        reactions::to_play(&mut ctx.rule(3, 11), who, at, down)?;
    }
    blood_and_tokens(ctx, who, slot, at)?;
    if ctx.state.setup.triggers_after_whole_play && ctx.state.alive.has(who) {
        reactions::to_play(&mut ctx.rule(3, 11), who, at, down)?;
    }
    Ok(())
}

/// §3.6: the cost is spent before the card is placed; §16.1: it is fixed now. §17.75: where being face down costs
/// nothing there is only the toll of a location.
fn pay(ctx: &mut Ctx, who: Seat, at: Loc, down: bool) -> Asked<()> {
    cite(3, 6);
    cite(16, 1);
    let price = cost(ctx.state, who, at, down);
    let more = down && price > cost(ctx.state, who, at, false);
    let ctx = &mut *if more { ctx.rule(3, 6) } else { ctx.rule(17, 75) };
    blood::spend(ctx, who, price, Some(at), None)
}

fn put_down(ctx: &mut Ctx, who: Seat, slot: Slot, at: Loc, down: bool, eyes: Option<(Seat, Slot)>) {
    cite(9, 3);
    let ctx = &mut *ctx.rule(3, 3);
    ctx.state[who].hand &= !(1 << slot.index());
    ctx.state.lay(slot, at, who, down);
    let card = Some(ctx.state.card_of(slot));
    let full = Event::Played { who, card, at, down, by: None };
    if !down {
        return ctx.emit(full);
    }
    let mut audience = Seats::one(who);
    if let Some((watcher, _)) = eyes {
        ctx.state.show(slot, watcher);
        audience = audience.with(watcher);
    }
    ctx.emit_secret(audience, full, Event::Played { who, card: None, at, down, by: None });
}

fn blood_and_tokens(ctx: &mut Ctx, who: Seat, slot: Slot, at: Loc) -> Asked<()> {
    loop {
        if !ctx.state.alive.has(who) {
            return Ok(());
        }
        // §3.11: draining is possible between the two parts.
        let choice = ctx.choose(who, Ask::Blood(slot, at), |state, options| {
            for amount in 0..=MAX_BLOOD {
                options.offer(Choice::Blood(amount), blood::can_deploy(state, who, amount));
            }
            let limit = Refusal::new(3, 5, Why::AtMost { limit: MAX_BLOOD });
            options.offer(Choice::Blood(MAX_BLOOD + 1), Err(limit));
            asides(state, who, options, false);
        })?;
        if let Choice::Blood(amount) = choice {
            blood::deploy(&mut ctx.rule(3, 5), who, amount, at, None)?;
            break;
        }
        do_aside(ctx, who, choice)?;
    }
    if !ctx.state.alive.has(who) {
        return Ok(());
    }
    // §3.10: also tokens gained earlier in this turn. §3.9, §16.17: face-up diablerie tokens, each for one blood from the bank, beyond the 3.
    cite(3, 10);
    cite(16, 17);
    let choice = ctx.choose(who, Ask::Tokens(slot, at), |state, options| {
        let have = state[who].tokens;
        for amount in 0..=have {
            options.push(Choice::Tokens(amount));
        }
        let none_left = Refusal::new(3, 9, Why::NoTokens { want: have + 1, have });
        options.offer(Choice::Tokens(have + 1), Err(none_left));
    })?;
    if let Choice::Tokens(amount @ 1..) = choice {
        ctx.state[who].tokens -= amount;
        ctx.state[who].turned += amount;
        *ctx.state.blood_mut(at, who) += amount;
        ctx.rule(3, 9).emit(Event::TokensTurned { who, amount, at });
    }
    Ok(())
}

/// What a play costs: the toll of the location, and face down the base cost with all changes
/// added up, never below 0 (§16.24).
pub(crate) fn cost(state: &State, who: Seat, at: Loc, down: bool) -> u8 {
    let (mut toll, mut base) = (0, FACE_DOWN_COST as i8);
    if let Some(card) = state.location_card(at) {
        for effect in book().effects(card, When::Always) {
            match effect {
                Effect::PlayToll(n) => toll += n,
                Effect::FaceDownBase(n) => base = *n as i8,
                _ => {}
            }
        }
    }
    if !down {
        return toll;
    }
    cite(12, 1);
    cite(16, 24);
    state[who].leaves_out_drained();
    let changes: i8 = state[who].allies.iter().map(|ally| book().marks(ally).face_down_cost).sum();
    toll + (base + changes).max(0) as u8
}

/// §3.7: a cost of 1 needs 2 blood, as the last one cannot be spent.
fn may_face_down(state: &State, who: Seat, at: Loc) -> Result<(), Refusal<Why>> {
    cite(3, 7);
    let price = cost(state, who, at, true);
    blood::can_spend(state, who, price).map_err(|refusal| Refusal::new(3, 7, refusal.why))
}

fn may_face_up(state: &State, who: Seat, at: Loc, eyes: Option<Slot>) -> Result<(), Refusal<Why>> {
    match eyes {
        Some(slot) => Err(Refusal::new(12, 1, Why::OnlyFaceDown { by: state.card_of(slot) })),
        None => blood::can_spend(state, who, cost(state, who, at, false)),
    }
}

/// An opponent's Eyes in the Dark at a location.
fn eyes_at(state: &State, who: Seat, at: Loc) -> Option<(Seat, Slot)> {
    let face_up = state.at[at.index()].minus(state.down);
    let slot = face_up.into_iter().find(|&slot| state.marks(slot).own & Own::Eyes.bit() != 0)?;
    let holder = state.holder(slot);
    (holder != who).then_some((holder, slot))
}

/// Eyes in the Dark that bind this player without further question.
fn forced_down(state: &State, who: Seat, at: Loc) -> Option<Slot> {
    eyes_at(state, who, at).filter(|&(holder, _)| state.partner(who) != Some(holder)).map(|(_, slot)| slot)
}

/// The Eyes in the Dark that watch this play. A partner decides again each time (§14.6), but cannot
/// bind a partner who could not pay.
fn watched(ctx: &mut Ctx, who: Seat, at: Loc) -> Asked<Option<(Seat, Slot)>> {
    let Some((holder, slot)) = eyes_at(ctx.state, who, at) else { return Ok(None) };
    if ctx.state.partner(who) == Some(holder) {
        let card = ctx.state.card_of(slot);
        if may_face_down(ctx.state, who, at).is_err()
            || with_or_without_partner(ctx, holder, Seats::one(who), card)?.is_empty()
        {
            return Ok(None);
        }
    }
    Ok(Some((holder, slot)))
}

/// §3.8, §4.4, §14.4: what may be done at any moment of one's own turn besides the play.
fn asides(state: &State, who: Seat, options: &mut Options<Vendetta>, played: bool) {
    cite(4, 4);
    cite(14, 4);
    for card in frenzy::alliance(state, who) {
        options.offer(Choice::Drain(card), frenzy::can_drain(card));
    }
    if state.setup.relics {
        cite(14, 3);
    }
    if let Some(relic) = state[who].relic {
        options.offer(Choice::Use(relic), may_use(state, who, relic, played));
    }
    looks(state, who, options);
}

/// Is this what a relic does in its owner's turn?
fn does(relic: CardId, own: Own) -> bool {
    book().effects(relic, When::PlanningTurn).any(|effect| *effect == Effect::Own(own))
}

fn may_use(state: &State, who: Seat, relic: CardId, played: bool) -> Result<(), Refusal<Why>> {
    cite(14, 3);
    // §14.3: once a game, as written.
    if state[who].relic_used {
        return Err(Refusal::new(14, 3, Why::Used { relic }));
    }
    if relic_for(state, who, When::PlanningTurn).is_none() || does(relic, Own::PlayAgain) && !played {
        return Err(Refusal::new(14, 3, Why::NotNow { relic }));
    }
    if does(relic, Own::PlayAgain) && state[who].hand == 0 {
        return Err(Refusal::new(14, 3, Why::NoCardInHand));
    }
    if does(relic, Own::Restore) && state[who].drained.is_empty() && state[who].drained_victims == 0 {
        return Err(Refusal::new(14, 3, Why::NothingDrained));
    }
    Ok(())
}

/// Ambrus Maropis: face-down cards that may be looked at for blood.
pub(crate) fn looks(state: &State, who: Seat, options: &mut Options<Vendetta>) {
    state[who].leaves_out_drained();
    if state[who].allies.and(book().standing.look_for_blood).is_empty() {
        return;
    }
    let cost = looking(state, who).map_or(0, |(_, cost)| cost);
    for at in state.locations() {
        for side in state.alive.without(who) {
            for (i, slot) in state.side_in_order(at, side).into_iter().enumerate() {
                if state.down.has(slot) && !crate::view::knows(state, elysium_kernel::Viewer::Seat(who), slot)
                {
                    options.offer(Choice::Look(at, side, i as u8 + 1), blood::can_spend(state, who, cost));
                }
            }
        }
    }
}

/// The ally that looks, and what a look costs.
fn looking(state: &State, who: Seat) -> Option<(CardId, u8)> {
    let ally = state[who].allies.and(book().standing.look_for_blood).iter().next()?;
    book().effects(ally, When::Always).find_map(|effect| match effect {
        Effect::LookForBlood(cost) => Some((ally, *cost)),
        _ => None,
    })
}

pub(crate) fn do_aside(ctx: &mut Ctx, who: Seat, aside: Choice) -> Asked<()> {
    match aside {
        Choice::Drain(card) => {
            frenzy::drain(&mut ctx.rule(3, 8), who, card)?;
        }
        Choice::Use(relic) => {
            let ctx = &mut *ctx.rule(14, 3);
            use_relic(ctx, who, relic);
            if does(relic, Own::Restore) {
                restore(ctx, who, relic)?;
            }
            effects::apply(ctx, When::PlanningTurn, EffectSource::relic(relic, who), None)?;
        }
        Choice::Look(at, side, nth) => {
            // §17.68: whenever the ally may look.
            let ctx = &mut *ctx.rule(17, 68);
            let slot = ctx.state.side_in_order(at, side)[nth as usize - 1];
            if let Some((by, cost)) = looking(ctx.state, who) {
                blood::spend(ctx, who, cost, None, Some(by))?;
                ctx.state.show(slot, who);
                let card = Some(ctx.state.card_of(slot));
                let full = Event::Looked { who, at, side, card, by };
                ctx.emit_secret(Seats::one(who), full, Event::Looked { who, at, side, card: None, by });
            }
        }
        _ => {}
    }
    Ok(())
}

/// The Isaac Chalice: a drained card back into the alliance; nothing is gained by it again.
fn restore(ctx: &mut Ctx, who: Seat, by: CardId) -> Asked<()> {
    let choice = ctx.choose(who, Ask::Restore(by), |state, options| {
        for ally in state[who].drained {
            options.push(Choice::Restore(ally));
        }
        if state[who].drained_victims > 0 {
            options.push(Choice::Restore(CardId::VICTIM));
        }
    })?;
    if let Choice::Restore(card) = choice {
        let player = &mut ctx.state[who];
        if card == CardId::VICTIM {
            player.drained_victims -= 1;
            player.victims += 1;
        } else {
            player.drained.remove(card);
            player.allies.insert(card);
        }
        ctx.rule(17, 83).emit(Event::Restored { who, card, by });
    }
    Ok(())
}
