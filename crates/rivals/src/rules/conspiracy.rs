//! Conspiracies: face-down cards that players join or suffer (section 20).

use elysium_kernel::{Asked, Refusal, Seat, Seats, cite};

use super::{
    Check, Ctx, EffectContext, Offered, cards, effects, legal, play, tokens, triggers, unless, yes_if,
};
use crate::State;
use crate::cards::{CardId, Effect, When};
use crate::sets::Slot;
use crate::state::{Laden, Step, sum};
use crate::vocabulary::{Ask, Choice, Event, Source, Why};

/// The places of a player's face-down cards among the cards with tokens.
pub(crate) fn face_down(state: &State, who: Seat) -> impl Iterator<Item = u8> + use<> {
    let mut down = 0u64;
    for (at, one) in state[who].laden.iter().enumerate() {
        down |= u64::from(one.down) << at;
    }
    crate::sets::Bits(down)
}

/// The n-th face-down card, counted from 1, as players count them.
pub(crate) fn place(state: &State, who: Seat, nth: u8) -> Option<usize> {
    face_down(state, who).nth(nth as usize - 1).map(usize::from)
}

fn nth(state: &State, who: Seat, at: u8) -> u8 {
    face_down(state, who).take_while(|&other| other <= at).count() as u8
}

/// The card behind the n-th face-down card.
pub(crate) fn slot(state: &State, who: Seat, nth: u8) -> Option<Slot> {
    place(state, who, nth).map(|at| Slot::library(who, state[who].laden[at].card))
}

/// §20.1: laid face down with 1 Prestige of its player. §27.3: what answers to face-down cards answers here
/// and in Schemes, not in attacks.
pub(crate) fn lay(ctx: &mut Ctx, slot: Slot) -> Asked<()> {
    cite(27, 3);
    let ctx = &mut *ctx.rule(20, 1);
    let (who, card) = (slot.owner(), ctx.state.card(slot));
    cards::out_of_hand(ctx, slot, false);
    let tokens = tokens::take(&mut ctx.state[who].prestige, who, 1);
    let me = Seats::one(who);
    let laden = Laden {
        card: slot.index() as u8,
        down: true,
        tokens,
        contributors: me,
        added: me,
        new: true,
        ..Laden::default()
    };
    ctx.state[who].laden.push(laden);
    let vampire = play::host(ctx, slot)?;
    let vampire = ctx.state.card(vampire);
    let open = Event::PlayedFaceDown { who, card: None, vampire };
    ctx.emit_secret(me, Event::PlayedFaceDown { who, card: Some(card), vampire }, open);
    let context = EffectContext::new(card, Source::Ongoing(slot), who);
    triggers::fire(ctx, who, When::FaceDownPlayed, &context)
}

/// §20.3, §20.4: once a turn of its controller, each who knows it; never with the last Prestige.
fn may_add(state: &State, who: Seat, owner: Seat, at: usize) -> Check {
    let laden = &state[owner].laden[at];
    // §20.4: its player adds no second token in the turn it was played.
    unless(!laden.new || who != owner, 20, 4, Why::OncePerTurn)?;
    unless(!laden.added.has(who), 20, 3, Why::OncePerTurn)?;
    tokens::can_spend(state, who, 1)
}

/// §20.6, §20.9: enough Prestige, its clan, and somebody to be its target.
fn may_resolve(state: &State, who: Seat, at: usize) -> Check {
    cite(20, 13);
    let laden = &state[who].laden[at];
    let card = state.card(Slot::library(who, laden.card));
    let (need, have) = (state.book().library_card(card).resolve_at, sum(&laden.tokens));
    unless(have >= need, 20, 6, Why::NotEnough { need, have })?;
    // §25.28: a clan is asked for now, and was not when the card was laid.
    legal::clan(state, who, card).map_err(|refusal| Refusal::new(25, 28, refusal.why))?;
    let any = state.foes(who).into_iter().any(|foe| may_target(state, laden, card, foe).is_ok());
    unless(any, 20, 9, Why::NoTarget { card })
}

/// §20.7: not a foe who contributed, unless a card says so.
fn may_target(state: &State, laden: &Laden, card: CardId, foe: Seat) -> Check {
    let joined = laden.contributors.has(foe) && !laden.exempt.has(foe);
    unless(!joined, 20, 7, Why::Contributors)?;
    let burns =
        state.book().at(card, When::Resolved).any(|(_, a)| a.does.contains(&Effect::BurnTheirOngoing));
    unless(!burns || state[foe].ongoing != 0, 20, 9, Why::NoTarget { card })
}

/// What a player may do with their Conspiracies in the Action Phase.
pub(crate) fn offer(state: &State, who: Seat, options: &mut Offered) {
    cite(20, 3);
    cite(20, 12);
    for (at, nth) in face_down(state, who).zip(1..) {
        let at = at as usize;
        options.offer(Choice::Contribute(nth), may_add(state, who, who, at));
        options.offer(Choice::Resolve(nth), may_resolve(state, who, at));
        offer_show(state, who, nth, options);
        let laden = &state[who].laden[at];
        for foe in state.after(who).filter(|&foe| laden.known.has(foe)) {
            let again = unless(!laden.invited.has(foe), 27, 7, Why::OncePerTurn);
            options.offer(Choice::Invite(nth, foe), again.and_then(|()| may_add(state, foe, who, at)));
        }
    }
}

/// §20.2, §27.6: to a foe who has not seen it.
pub(crate) fn offer_show(state: &State, who: Seat, nth: u8, options: &mut Offered) {
    cite(20, 2);
    cite(27, 6);
    let Some(at) = place(state, who, nth) else { return };
    for foe in state.after(who).filter(|&foe| !state[who].laden[at].known.has(foe)) {
        options.push(Choice::Show(nth, foe));
    }
}

pub(crate) fn offer_all_shows(state: &State, who: Seat, options: &mut Offered) {
    for (_, nth) in face_down(state, who).zip(1..) {
        offer_show(state, who, nth, options);
    }
}

/// §20.2: a foe looks at the card in secret.
pub(crate) fn show(ctx: &mut Ctx, who: Seat, nth: u8, to: Seat) {
    let (Some(at), Some(slot)) = (place(ctx.state, who, nth), slot(ctx.state, who, nth)) else { return };
    let laden = &mut ctx.state[who].laden[at];
    laden.known = laden.known.with(to);
    ctx.state.expose(slot);
    let card = ctx.state.card(slot);
    let open = Event::Shown { who, nth, to, card: None };
    ctx.rule(20, 2).emit_secret(
        Seats::one(who).with(to),
        Event::Shown { who, nth, to, card: Some(card) },
        open,
    );
}

/// §27.7: in its controller's turn the foe is asked to join when the card is shown.
pub(crate) fn show_and_ask(ctx: &mut Ctx, who: Seat, nth: u8, to: Seat) -> Asked<()> {
    show(ctx, who, nth, to);
    ask(ctx, who, nth, to)
}

pub(crate) fn invite(ctx: &mut Ctx, who: Seat, nth: u8, to: Seat) -> Asked<()> {
    if let Some(at) = place(ctx.state, who, nth) {
        let laden = &mut ctx.state[who].laden[at];
        laden.invited = laden.invited.with(to);
    }
    ask(ctx, who, nth, to)
}

fn ask(ctx: &mut Ctx, owner: Seat, nth: u8, foe: Seat) -> Asked<()> {
    let Some(at) = place(ctx.state, owner, nth) else { return Ok(()) };
    if yes_if(ctx, foe, Ask::Contribute(owner, nth), |state| may_add(state, foe, owner, at))? {
        contribute(ctx, foe, owner, nth);
    }
    Ok(())
}

/// §20.3: 1 Prestige of a player onto the card. §20.8: who adds it is the contributor.
pub(crate) fn contribute(ctx: &mut Ctx, who: Seat, owner: Seat, nth: u8) {
    cite(20, 8);
    let Some(at) = place(ctx.state, owner, nth) else { return };
    add(ctx, who, owner, at);
    ctx.rule(20, 3).emit(Event::Contributed { who, to: owner, nth });
}

fn add(ctx: &mut Ctx, who: Seat, owner: Seat, at: usize) {
    let token = tokens::take(&mut ctx.state[who].prestige, who, 1);
    let laden = &mut ctx.state[owner].laden[at];
    tokens::put(&mut laden.tokens, token);
    laden.contributors = laden.contributors.with(who);
    laden.added = laden.added.with(who);
}

/// §27.7: at the start of the Action Phase foes are asked about what they know, one per step.
pub(crate) fn joining(ctx: &mut Ctx, done: Seats) -> Asked<()> {
    let owner = ctx.state.active;
    let next = ctx.state.after(owner).find(|&foe| !done.has(foe));
    let Some(foe) = next else {
        ctx.state.step = Step::Act;
        return Ok(());
    };
    let count = face_down(ctx.state, owner).count() as u8;
    for nth in 1..=count {
        let known = place(ctx.state, owner, nth).is_some_and(|at| ctx.state[owner].laden[at].known.has(foe));
        if known {
            cite(20, 5);
            ask(ctx, owner, nth, foe)?;
        }
    }
    ctx.state.step = Step::Joining(done.with(foe));
    Ok(())
}

/// §20.6 to §20.10: its target is chosen, it is carried out and discarded.
pub(crate) fn resolve(ctx: &mut Ctx, who: Seat, nth: u8) -> Asked<()> {
    cite(20, 10);
    cite(20, 13);
    cite(27, 3);
    let (Some(at), Some(slot)) = (place(ctx.state, who, nth), slot(ctx.state, who, nth)) else {
        return Ok(());
    };
    let ctx = &mut *ctx.rule(20, 6);
    let card = ctx.state.card(slot);
    let laden = ctx.state[who].laden[at];
    ctx.state.expose(slot);
    ctx.emit(Event::Resolved { who, card });
    let choice = ctx.choose(who, Ask::PickFoe(card), |state, options| {
        for foe in state.after(who) {
            options.offer(Choice::Foe(foe), may_target(state, &laden, card, foe));
        }
    })?;
    play::leave_play(ctx, slot);
    cards::to_discard(ctx, slot);
    let mut context = EffectContext::new(card, Source::Ongoing(slot), who);
    if let Choice::Foe(foe) = choice {
        context.foe = Some(foe);
    }
    for (_, ability) in ctx.state.book().at(card, When::Resolved) {
        effects::run(ctx, &ability.does, &mut context)?;
    }
    triggers::fire(ctx, who, When::FaceDownResolved, &context)?;
    triggers::fire(ctx, who, When::ConspiracyResolved, &context)
}

/// §20.11: Prestige of the supply, in the controller's colour; nobody contributes by it.
pub(crate) fn feed(ctx: &mut Ctx, who: Seat, at: u8, n: u8, by: CardId) {
    let tokens = tokens::from_supply(ctx, who, n);
    tokens::put(&mut ctx.state[who].laden[at as usize].tokens, tokens);
    let nth = nth(ctx.state, who, at);
    ctx.rule(20, 11).emit(Event::Fed { who, nth, amount: sum(&tokens), by });
}

/// One of a player's face-down cards, if there is any; by its place among the cards with tokens.
pub(crate) fn pick_face_down(ctx: &mut Ctx, you: Seat, of: Seat, by: CardId) -> Asked<Option<u8>> {
    let count = face_down(ctx.state, of).count() as u8;
    if count == 0 {
        return Ok(None);
    }
    let choice = ctx.choose(you, Ask::PickFaceDown(by), |_, options| {
        (1..=count).for_each(|nth| options.push(Choice::FaceDown(nth)));
    })?;
    let Choice::FaceDown(nth) = choice else { return Ok(None) };
    Ok(place(ctx.state, of, nth).map(|at| at as u8))
}

/// Faulty Logic: the foe adds 1 Prestige, and the card may hit that foe in this turn nevertheless.
pub(crate) fn force(ctx: &mut Ctx, you: Seat, foe: Seat, by: CardId) -> Asked<()> {
    let Some(at) = pick_face_down(ctx, you, you, by)? else { return Ok(()) };
    if ctx.state[foe].total_prestige() == 0 {
        return Ok(());
    }
    add(ctx, foe, you, at as usize);
    let laden = &mut ctx.state[you].laden[at as usize];
    laden.exempt = laden.exempt.with(foe);
    cite(3, 14);
    tokens::blame(ctx, foe, Some(you));
    let nth = nth(ctx.state, you, at);
    ctx.emit(Event::Contributed { who: foe, to: you, nth });
    Ok(())
}
