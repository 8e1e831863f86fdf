//! How the game ends (section 3).

use elysium_kernel::{Asked, Outcome, Seat, Seats, cite};

use super::Ctx;
use crate::State;
use crate::state::{AGENDA_TO_WIN, Step};
use crate::vocabulary::Event;

/// §3.5, §3.6, §3.7: without Prestige, or without a vampire outside torpor.
fn is_knocked_out(state: &State, seat: Seat) -> bool {
    state[seat].total_prestige() == 0 || state.coterie(seat).next().is_none()
}

/// §3.1: ends the game at once if it is over; §3.16, §3.17: not before a conflict has
/// ended.
pub(crate) fn settle(ctx: &mut Ctx) -> Asked<()> {
    let state = &*ctx.state;
    let early = matches!(state.step, Step::Start | Step::Leaders | Step::Deal | Step::Over);
    if state.in_conflict() {
        cite(3, 16);
        cite(3, 17);
    }
    if early || state.in_conflict() {
        return Ok(());
    }
    let mut over = false;
    for player in &state.players[..state.seats as usize] {
        let active = player.vampires.iter().any(super::super::state::Vampire::in_coterie);
        over |= player.agenda >= AGENDA_TO_WIN || !active || player.total_prestige() == 0;
    }
    cite(3, 1);
    cite(3, 2);
    cite(3, 6);
    if !over {
        return Ok(());
    }
    finish(ctx);
    Err(ctx.end_step())
}

fn finish(ctx: &mut Ctx) {
    cite(3, 1);
    let everyone = ctx.state.everyone();
    let out: Seats = everyone.into_iter().filter(|&seat| is_knocked_out(ctx.state, seat)).collect();
    let alive = || everyone.into_iter().filter(|&seat| !out.has(seat));
    // §3.2, §3.13: who has reached 13 claims the win.
    let reached: Seats = alive().filter(|&seat| ctx.state[seat].agenda >= AGENDA_TO_WIN).collect();
    let mut claims = reached;
    if reached.len() > 1 {
        cite(3, 13);
    }
    for who in out {
        // §3.10, §3.11: agenda 0 for good, and no win by it.
        let undone_by = ctx.state[who].undone_by.get().map(Seat);
        let by = undone_by.filter(|&by| by != who);
        let broke = ctx.state[who].total_prestige() == 0;
        cite(3, 10);
        cite(3, 11);
        ctx.state[who].knocked_out = true;
        ctx.state[who].agenda = 0;
        let ctx = &mut *if broke { ctx.rule(3, 5) } else { ctx.rule(3, 6) };
        if !broke {
            cite(3, 7);
        }
        ctx.emit(Event::KnockedOut { who, by });
        match by {
            // §3.3: so does whoever knocks out their Rival, even while being knocked out.
            Some(by) if ctx.state[by].rival == who => {
                claims = claims.with(by);
            }
            // §3.8, §3.9: otherwise the player whose Rival this was gains 3.
            _ => {
                let ctx = &mut *if undone_by == Some(who) { ctx.rule(3, 9) } else { ctx.rule(3, 8) };
                for seat in alive().filter(|&seat| ctx.state[seat].rival == who).collect::<Seats>() {
                    super::tokens::gain_agenda(ctx, seat, 3, None);
                }
            }
        }
    }
    if claims.is_empty() {
        // §3.4, §3.18: the most Agenda.
        let leading = leading(ctx.state, alive().collect());
        if ctx.state.seats == 2 {
            cite(3, 18);
        }
        return close(&mut ctx.rule(3, 4), leading);
    }
    let ctx = &mut *if reached.is_empty() { ctx.rule(3, 3) } else { ctx.rule(3, 2) };
    close(ctx, claims);
}

fn leading(state: &State, seats: Seats) -> Seats {
    let most = seats.into_iter().map(|seat| state[seat].agenda).max();
    seats.into_iter().filter(|&seat| Some(state[seat].agenda) == most).collect()
}

/// §27.8: nobody has won in time. §27.15: whose turn was the last is still the active player.
pub(crate) fn turn_limit(ctx: &mut Ctx) {
    cite(27, 15);
    let ctx = &mut *ctx.rule(27, 8);
    ctx.emit(Event::TurnLimit);
    let claims = leading(ctx.state, ctx.state.everyone());
    close(ctx, claims);
}

/// §3.12: the tie-breakers: active player, most Prestige, highest player number. §27.14: where nobody can claim a
/// win, nobody wins. A single claim wins by the rule that applies.
fn close(ctx: &mut Ctx, claims: Seats) {
    let ctx = match claims.len() {
        0 => &mut *ctx.rule(27, 14),
        1 => ctx,
        _ => &mut *ctx.rule(3, 12),
    };
    let state = &*ctx.state;
    let winner = claims
        .into_iter()
        .max_by_key(|&seat| (seat == state.active, state[seat].total_prestige(), state.number(seat)));
    let winners = winner.map_or(Seats::NONE, Seats::one);
    ctx.state.winners = winners;
    ctx.state.step = Step::Over;
    ctx.emit(Event::Won { winners });
}

pub fn outcome(state: &State) -> Outcome {
    let score = |player: &crate::state::PlayerState| (!player.knocked_out).then_some(player.agenda as i32);
    Outcome {
        winners: state.winners,
        scores: state.players[..state.seats as usize].iter().map(score).collect(),
    }
}
