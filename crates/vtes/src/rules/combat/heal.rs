//! Damage that was not prevented: vampires heal it or are wounded, allies and retainers lose life (§11.86 to §11.96).

use elysium_kernel::{Asked, cite};

use crate::cards::Trigger;
use crate::rules::{Ctx, raise, settle, tokens, torpor, zones};
use crate::state::{HITS, Hit, MinionId, State, Thing};
use crate::vocabulary::Event;

/// What damage has done to a vampire.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Healed,
    Wounded,
    Destroyed,
}

/// All of it is applied at the same time, then the wounded go to torpor and the destroyed are burned (§11.81, §11.93).
pub fn heal(ctx: &mut Ctx) -> Asked<()> {
    let hits: arrayvec::ArrayVec<Hit, HITS> =
        std::mem::take(&mut ctx.state.hits).iter().filter_map(|hit| hit.0).filter(|hit| hit.n > 0).collect();
    let mut victims = arrayvec::ArrayVec::<Thing, HITS>::new();
    for victim in in_order(ctx.state, &hits) {
        if ctx.state.is_in_play(victim) && !victims.contains(&victim) {
            victims.push(victim);
        }
    }
    if victims.len() > 1 {
        cite(11, 81);
    }
    let mut hurt = arrayvec::ArrayVec::<(MinionId, Fate), HITS>::new();
    for &victim in &victims {
        let sum = |aggravated: bool| -> u8 {
            let of = hits.iter().filter(|hit| hit.victim == victim && hit.aggravated == aggravated);
            of.fold(0, |sum, hit| sum.saturating_add(hit.n))
        };
        let (normal, aggravated) = (sum(false), sum(true));
        let listeners = raise::listeners(ctx.state, Trigger::Damaged, victim);
        match victim {
            Thing::Minion(ally) if ctx.state[ally].ally => {
                cite(4, 28);
                tokens::lose_blood(&mut ctx.rule(11, 96), ally, normal.saturating_add(aggravated), None);
            }
            Thing::Minion(vampire) => hurt.push((vampire, of_vampire(ctx, vampire, normal, aggravated))),
            Thing::Permanent(retainer) => {
                // Whatever becomes of it, both combatants are still there.
                cite(11, 103);
                tokens::lose_counters(
                    &mut ctx.rule(11, 96),
                    retainer,
                    normal.saturating_add(aggravated),
                    None,
                );
            }
            _ => {}
        }
        raise::answer(ctx, &listeners);
    }
    for (vampire, fate) in hurt {
        match fate {
            Fate::Healed => {}
            Fate::Wounded => torpor::enter(&mut ctx.rule(11, 93), vampire, None)?,
            Fate::Destroyed => zones::burn(&mut ctx.rule(11, 94), Thing::Minion(vampire), None)?,
        }
    }
    settle::after_effect(ctx)
}

/// The combatants first, the acting side before the other.
fn in_order<'a>(state: &State, hits: &'a [Hit]) -> impl Iterator<Item = Thing> + use<'a> {
    let fighters: arrayvec::ArrayVec<Thing, 2> =
        state.combat.iter().flat_map(|combat| combat.minions).map(Thing::Minion).collect();
    let hit = |victim: &Thing| hits.iter().any(|hit| hit.victim == *victim);
    fighters
        .into_iter()
        .filter(hit)
        .collect::<arrayvec::ArrayVec<_, 2>>()
        .into_iter()
        .chain(hits.iter().map(|hit| hit.victim))
}

/// Normal damage first, then aggravated, point by point.
fn of_vampire(ctx: &mut Ctx, vampire: MinionId, normal: u8, aggravated: u8) -> Fate {
    let card = super::name(ctx.state, vampire);
    let healed = normal.min(ctx.state[vampire].blood);
    if normal > 0 && aggravated > 0 {
        cite(11, 92);
    }
    if healed > 0 {
        tokens::take_blood(ctx, vampire, healed);
        ctx.rule(11, 86).emit(Event::Healed { card, n: healed });
    }
    if healed < normal {
        cite(11, 88);
    } else if normal > 0 {
        cite(11, 87);
    }
    // One in torpor is wounded already.
    let before = ctx.state.torpor.has(vampire);
    if before {
        cite(11, 95);
    }
    if aggravated > 0 {
        cite(11, 90);
    }
    let points = u16::from(aggravated) + u16::from(before || healed < normal);
    let wounded = points > 0;
    if wounded && !before {
        ctx.rule(11, 89).emit(Event::Wounded { card });
    }
    // Every further point of aggravated damage takes a blood, or the vampire.
    let price = points.saturating_sub(1).min(255) as u8;
    let paid = if price > 0 { tokens::lose_blood(&mut ctx.rule(11, 91), vampire, price, None) } else { 0 };
    let lost = healed.saturating_add(paid);
    if let Some(combat) = &mut ctx.state.combat
        && let Some(side) = combat.side(vampire)
    {
        cite(11, 99);
        combat.lost[side] = combat.lost[side].saturating_add(lost);
    }
    if paid < price {
        Fate::Destroyed
    } else if wounded {
        Fate::Wounded
    } else {
        Fate::Healed
    }
}
