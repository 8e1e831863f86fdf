//! The rules. A step is about one numbered step of the rulebook; a larger game has a file per concept.

use elysium_kernel::{Asked, Outcome, Refusal, Seat, Seats, cite, unless};

use crate::cards::CardId;
use crate::state::{HAND, Step};
use crate::vocabulary::{Ask, Choice, Event, Why};
use crate::{Newgame, State};

type Ctx<'a> = elysium_kernel::Ctx<'a, Newgame>;

/// One step of the game.
pub fn step(ctx: &mut Ctx) -> Asked<()> {
    match ctx.state.step {
        Step::Deal => deal(ctx),
        Step::Play => play(ctx)?,
        Step::Over => {}
    }
    Ok(())
}

/// §1.2: three cards for each.
fn deal(ctx: &mut Ctx) {
    for who in ctx.state.everyone() {
        for _ in 0..HAND {
            draw(&mut ctx.rule(1, 2), who);
        }
    }
    ctx.state.step = Step::Play;
    let round = ctx.state.round;
    ctx.rule(2, 1).emit(Event::Round { round });
}

fn draw(ctx: &mut Ctx, who: Seat) {
    let drawn = ctx.chance(Ask::Chance, |state, outcomes| {
        for card in state.deck.iter() {
            outcomes.push(Choice::Draw(card));
        }
    });
    let Choice::Draw(card) = drawn else { return };
    ctx.state.deck.remove(card);
    ctx.state.hands[who.index()].insert(card);
    // Only its player knows it.
    cite(2, 4);
    let (full, open) = (Event::Drew { who, card: Some(card) }, Event::Drew { who, card: None });
    ctx.emit_secret(Seats::one(who), full, open);
}

/// §2.1: the next player plays a card.
fn play(ctx: &mut Ctx) -> Asked<()> {
    let Some(who) = ctx.state.next() else { return Ok(()) };
    let played = ctx.choose(who, Ask::Play, |state, options| {
        for card in state.hands[who.index()].iter() {
            options.offer(Choice::Play(card), may_play(state, card));
        }
    })?;
    let Choice::Play(card) = played else { return Ok(()) };
    ctx.state.hands[who.index()].remove(card);
    ctx.state.played[who.index()] = Some(card);
    ctx.rule(2, 1).emit(Event::Played { who, card });
    if ctx.state.next().is_none() {
        end_of_round(ctx);
    }
    Ok(())
}

/// §2.2: the crown cannot be played in the first round.
fn may_play(state: &State, card: CardId) -> Result<(), Refusal<Why>> {
    unless(state.round > 1 || !card.printed().late, 2, 2, Why::TooEarly { card })
}

/// §2.3: a point for the highest card.
fn end_of_round(ctx: &mut Ctx) {
    let highest = |who: &Seat| ctx.state.played[who.index()].map(CardId::value);
    if let Some(who) = ctx.state.everyone().into_iter().max_by_key(highest) {
        ctx.state.points[who.index()] += 1;
        ctx.rule(2, 3).emit(Event::Point { who });
    }
    ctx.state.played = Default::default();
    if ctx.state.round == HAND {
        ctx.state.step = Step::Over;
        let winners = winners(ctx.state);
        ctx.rule(3, 1).emit(Event::Won { winners });
    } else {
        ctx.state.round += 1;
        let round = ctx.state.round;
        ctx.rule(2, 1).emit(Event::Round { round });
    }
}

/// §3.1: those with the most points.
fn winners(state: &State) -> Seats {
    let most = state.points.iter().max();
    state.everyone().into_iter().filter(|seat| state.points.get(seat.index()) == most).collect()
}

pub fn outcome(state: &State) -> Outcome {
    let scores = state.everyone().into_iter().map(|seat| Some(state.points[seat.index()].into()));
    Outcome { winners: winners(state), scores: scores.collect() }
}
