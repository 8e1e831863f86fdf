//! Ousting, victory points and the end of the game (chapter 15).

use elysium_kernel::{Asked, Outcome, Seat, Seats, cite};

use super::{Ctx, control, tokens, zones};
use crate::state::{Delay, Host, PermanentId, Player, Standing, State, Step, Thing, Wide};
use crate::vocabulary::Event;

/// A victory point, in halves.
const POINT: u8 = 2;
/// Pool for the predator of somebody who is ousted.
const REWARD: u8 = 6;

/// All who have no pool left are ousted together (§15).
pub fn settle(ctx: &mut Ctx) -> Asked<()> {
    if ctx.state.step == Step::Deal || ctx.state.step == Step::Over {
        return Ok(());
    }
    let broke = |player: &Player| player.pool == 0 && player.standing == Standing::Playing;
    if !ctx.state.players.iter().any(broke) {
        return Ok(());
    }
    let out: Seats = ctx.state.living().into_iter().filter(|&seat| ctx.state[seat].pool == 0).collect();
    // Points go by who was whose prey before anybody left.
    let predators: arrayvec::ArrayVec<(Seat, Option<Seat>), 8> =
        out.into_iter().map(|seat| (seat, ctx.state.predator(seat))).collect();
    for (who, _) in &predators {
        ctx.rule(15, 1).emit(Event::Ousted { who: *who });
    }
    if out.len() > 1 {
        cite(15, 15);
        cite(15, 16);
    }
    for (_, predator) in &predators {
        let Some(predator) = *predator else { continue };
        point(&mut ctx.rule(15, 13), predator);
        if !out.has(predator) {
            tokens::gain_pool(&mut ctx.rule(15, 13), predator, REWARD, None);
        } else {
            // Too late for pool, and it would save nobody.
            cite(15, 14);
            cite(15, 17);
        }
    }
    for who in out {
        leave(ctx, who, Standing::Ousted)?;
    }
    end_if_alone(ctx);
    Ok(())
}

pub fn point(ctx: &mut Ctx, who: Seat) {
    ctx.state[who].points += POINT;
    ctx.emit(Event::VictoryPoint { who, halves: POINT });
}

/// Somebody is out: everything under that control leaves the game, and the Edge goes back to the middle (§15).
pub fn leave(ctx: &mut Ctx, who: Seat, standing: Standing) -> Asked<()> {
    // From now on the neighbours on both sides are predator and prey.
    ctx.state.stand(who, standing);
    match standing {
        Standing::Withdrawn => {
            cite(15, 37);
            cite(15, 38);
        }
        _ => cite(15, 9),
    }
    ctx.state[who].pool = 0;
    // What lies on other cards goes first, for what is left on a card that goes is burned.
    let mut permanents: arrayvec::ArrayVec<_, 128> = ctx.state.in_play.iter().map(PermanentId).collect();
    permanents.sort_by_key(|&permanent| !matches!(ctx.state[permanent].host, Host::Permanent(_)));
    for permanent in permanents {
        if ctx.state.in_play.has(permanent.index()) && ctx.state[permanent].controller == who {
            if ctx.state.bearer(permanent).is_some() {
                cite(15, 4);
            }
            zones::leave_play(ctx, Thing::Permanent(permanent), zones::Leaves::Removed)?;
        }
    }
    for minion in ctx.state.controlled().or(ctx.state.contested) {
        if ctx.state[minion].controller == who {
            cite(15, 2);
            if control::is_for_a_while(ctx.state, Thing::Minion(minion)) {
                cite(15, 6);
            }
            zones::leave_play(ctx, Thing::Minion(minion), zones::Leaves::Removed)?;
        } else if ctx.state[minion].slot.owner() == who {
            cite(15, 3);
        }
    }
    cite(15, 5);
    let player = &mut ctx.state[who];
    for set in [player.deck, player.hand, player.ash] {
        player.removed.0 |= set.0;
    }
    (player.deck, player.hand, player.ash) = (Wide::NONE, Wide::NONE, Wide::NONE);
    for one in player.uncontrolled.iter().map(|one| one.slot).collect::<arrayvec::ArrayVec<_, 16>>() {
        let owner = one.owner();
        ctx.state[owner].removed.insert(one.index());
    }
    ctx.state[who].uncontrolled.clear();
    ctx.state[who].unreplaced = Default::default();
    ctx.state[who].withdrawing = false;
    ctx.state[who].hand_size = crate::state::HAND;
    zones::hand_changed(ctx.state, who);
    if ctx.state.edge == Some(who) {
        ctx.state.edge = None;
        ctx.rule(15, 8).emit(Event::EdgeReturned);
    }
    // What the acting Methuselah had under way is dropped, and the turn is over.
    if ctx.state.acting() == who || ctx.state.active == who {
        drop_everything(ctx.state, who);
    } else {
        cite(15, 12);
    }
    Ok(())
}

fn drop_everything(state: &mut State, who: Seat) {
    if state.action.is_some() {
        cite(15, 10);
    }
    // With everything of theirs that was still to happen.
    cite(18, 9);
    drop_frames(state);
    state.woken = Default::default();
    // Cards that were to be replaced after what is dropped now are replaced when hands are filled.
    state.uneven = true;
    for player in &mut state.players {
        for delay in [Delay::AfterAction, Delay::AfterCombat, Delay::AfterReferendum] {
            player.unreplaced[delay as usize] = 0;
        }
    }
    super::rows::end(state, crate::cards::Span::Action);
    super::rows::end(state, crate::cards::Span::Combat);
    super::rows::end(state, crate::cards::Span::Round);
    super::rows::end(state, crate::cards::Span::Referendum);
    if state.active == who {
        cite(15, 11);
        state.step = Step::TurnEnd;
    }
}

/// Nothing is under way any more; cards that were leave the game.
fn drop_frames(state: &mut State) {
    let played = state.limbo.iter().filter_map(|play| play.0).map(|play| play.slot);
    let slots: arrayvec::ArrayVec<_, 8> = played.chain(state.action.and_then(|action| action.card)).collect();
    for slot in slots {
        state[slot.owner()].removed.insert(slot.index());
    }
    state.limbo.clear();
    (state.action, state.combat, state.referendum, state.queued) = (None, None, None, None);
    state.waiting.clear();
    state.hits.clear();
}

/// The last one gets a point, and the game is over.
pub fn end_if_alone(ctx: &mut Ctx) {
    let living = ctx.state.living();
    if living.len() > 1 {
        return;
    }
    cite(15, 19);
    match living.into_iter().next() {
        Some(last) => point(&mut ctx.rule(15, 18), last),
        None => cite(15, 20),
    }
    over(ctx);
}

fn over(ctx: &mut Ctx) {
    ctx.state.step = Step::Over;
    drop_frames(ctx.state);
    let winners = winners(ctx.state);
    if winners.len() > 1 {
        cite(15, 22);
    }
    ctx.rule(15, 21).emit(Event::Won { winners });
}

/// The limit of time or turns has come: half a point for each survivor (§15).
pub fn end_at_limit(ctx: &mut Ctx) {
    for who in ctx.state.living() {
        ctx.state[who].points += 1;
        ctx.rule(15, 25).emit(Event::VictoryPoint { who, halves: 1 });
    }
    over(ctx);
}

/// Whoever has the most points, also those who were ousted; a tie is shared.
fn winners(state: &State) -> Seats {
    let most = state.everyone().into_iter().map(|seat| state[seat].points).max();
    state.everyone().into_iter().filter(|&seat| Some(state[seat].points) == most).collect()
}

pub fn outcome(state: &State) -> Outcome {
    let scores = state.everyone().into_iter().map(|seat| Some(state[seat].points.into()));
    Outcome { winners: winners(state), scores: scores.collect() }
}
