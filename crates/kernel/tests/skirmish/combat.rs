//! Section 5: combat, a frame of its own inside the action that was blocked.

use elysium_kernel::{Asked, Seat};

use crate::bug::Bug;
use crate::cards::MinionId;
use crate::play::{may, may_react, offer_cards, played};
use crate::rules::{Table, require};
use crate::stack::{Combat, Fight, Frame};
use crate::words::{Ask, Choice, Event, Strike, Why};

const LAST_ROUND: u8 = 3;

/// Both sides alternately play cards that turn something over, until both have passed in a row.
fn turned(ctx: Table, combat: Combat, ask: impl Fn(bool) -> Ask) -> Asked<bool> {
    let sides = [combat.attacker.owner, combat.defender.owner];
    let (mut on, mut side, mut passes) = (false, 0, 0);
    while passes < 2 {
        if may(ctx, sides[side], ask(on))?.is_some() {
            (on, passes) = (!on, 0);
        } else {
            passes += 1;
        }
        side = 1 - side;
    }
    Ok(on)
}

/// Rule 5.1: maneuvers decide the range, which is close unless somebody changes it.
pub fn range(ctx: Table, mut combat: Combat) -> Asked<()> {
    combat.long = turned(ctx, combat, |long| Ask::Maneuver { long })?;
    ctx.rule(5, 1).emit(Event::Range { long: combat.long });
    combat.stage = Fight::Strikes;
    ctx.state.stack.set(Frame::Combat(combat));
    Ok(())
}

/// Rule 5.2: both choose a strike, the attacker first; both strikes happen at the same time.
pub fn strikes(ctx: Table, mut combat: Combat) -> Asked<()> {
    let attack = strike(ctx, combat, combat.attacker)?;
    let defence = strike(ctx, combat, combat.defender)?;
    // A dodge is `None`, and there is nothing to hit for the other side then.
    if let (Some(attack), Some(defence)) = (attack, defence) {
        damage(ctx, combat.defender, attack)?;
        damage(ctx, combat.attacker, defence)?;
    }
    if ctx.state.ready(combat.attacker) && ctx.state.ready(combat.defender) && combat.round < LAST_ROUND {
        combat.stage = Fight::Press;
        ctx.state.stack.set(Frame::Combat(combat));
    } else {
        end(ctx);
    }
    Ok(())
}

/// The points of damage of a strike, or `None` for a dodge.
fn strike(ctx: Table, combat: Combat, minion: MinionId) -> Asked<Option<u8>> {
    let (who, long): (Seat, bool) = (minion.owner, combat.long);
    let ask = Ask::Strike { minion, long };
    let choice = ctx.choose(who, ask, |state, options| {
        options.offer(Choice::Strike(Strike::Hit), require(!long, 5, 3, Why::TooFar));
        options.push(Choice::Strike(Strike::Throw));
        offer_cards(state, who, ask, options);
    })?;
    Ok(match choice {
        Choice::Strike(Strike::Hit) => Some(ctx.state.minion(minion).strength),
        Choice::Strike(Strike::Throw) => Some(1),
        Choice::Play(slot) => {
            played(ctx, slot, ask);
            None
        }
        _ => unreachable!("{choice:?} is no strike"),
    })
}

/// Rule 5.4: each point may be prevented; otherwise it costs a blood, then sends the minion to
/// torpor, then burns it.
fn damage(ctx: Table, minion: MinionId, points: u8) -> Asked<()> {
    let ctx = &mut *ctx.rule(5, 4);
    ctx.emit(Event::Struck { minion, points });
    for left in (1..=points).rev() {
        if may(ctx, minion.owner, Ask::Prevent { minion, points: left })?.is_some() {
            continue;
        }
        if ctx.state.minion(minion).blood > 0 {
            ctx.state.bleed_minion(minion, 1);
        } else if !ctx.state.minion(minion).torpor {
            ctx.state.minion_mut(minion).torpor = true;
            ctx.emit(Event::Torpor { minion });
        } else {
            return burn(ctx, minion);
        }
    }
    Ok(())
}

/// Rule 5.5: a minion would burn. Its controller may save it; others may cancel that.
fn burn(ctx: Table, minion: MinionId) -> Asked<()> {
    if may_react(ctx, minion.owner, Ask::Save { minion })?.is_some() {
        ctx.rule(5, 5).emit(Event::Saved { minion });
        return Ok(());
    }
    if ctx.state.bug != Bug::Endless {
        ctx.state.remove(minion);
    }
    ctx.rule(5, 5).emit(Event::Burned { minion });
    Ok(())
}

/// Rule 5.6: a press asks for another round, a press against it ends the combat.
pub fn press(ctx: Table, mut combat: Combat) -> Asked<()> {
    if turned(ctx, combat, |again| Ask::Press { again })? {
        combat = Combat { round: combat.round + 1, long: false, stage: Fight::Range, ..combat };
        ctx.state.stack.set(Frame::Combat(combat));
    } else {
        end(ctx);
    }
    Ok(())
}

fn end(ctx: Table) {
    ctx.rule(5, 7).emit(Event::CombatEnds);
    ctx.state.stack.pop();
}
