//! Damage is dealt: by strikes, by texts, in combat or outside (§11.80 to §11.85, §11.97).

use elysium_kernel::{Asked, cite};

use super::{heal, prevent};
use crate::cards::{CardId, Deed, Effect, How, Trait};
use crate::moment::Moment;
use crate::rules::{Ctx, impulse, stats};
use crate::state::{CombatStage, HITS, Hit, Maybe, MinionId, RowKind, State, Thing, Use};
use crate::vocabulary::Event;

/// A card or text deals damage to all of these at once. With the strikes of a pair it is resolved together with theirs,
/// anywhere else at once.
pub fn damage(ctx: &mut Ctx, used: &Use, to: &[Thing], n: u8, how: &[How]) -> Asked<()> {
    let manner = |manner| how.contains(&manner);
    let stage = ctx.state.combat.map(|combat| combat.stage);
    let striking = matches!(stage, Some(CombatStage::Resolve | CombatStage::Prevent | CombatStage::Heal));
    let long = ctx.state.combat.is_some_and(|combat| combat.long);
    if striking && long && !(manner(How::Ranged) || manner(How::Environmental)) {
        return Ok(());
    }
    let waits = striking || !ctx.state.hits.is_empty();
    let source = ctx.state.slot_of(used.this).map_or(Thing::Nothing, Thing::Card);
    for &victim in to {
        let preventable = !manner(How::Unpreventable);
        hit(&mut ctx.rule(11, 85), victim, source, n, manner(How::Aggravated), preventable, Some(used.card));
    }
    if waits { Ok(()) } else { resolve(ctx) }
}

/// Damage that waits for nothing: prevented as far as its victims can and want, then healed.
fn resolve(ctx: &mut Ctx) -> Asked<()> {
    while let Some(victim) = prevent::victim(ctx.state) {
        if !impulse::impulse(ctx, Moment::Prevent)? {
            prevent::enough(ctx.state, victim);
        }
    }
    heal::heal(ctx)
}

/// Damage that has been dealt, and waits to be prevented or healed. Retainers prevent nothing.
pub fn hit(
    ctx: &mut Ctx,
    victim: Thing,
    source: Thing,
    n: u8,
    aggravated: bool,
    preventable: bool,
    by: Option<CardId>,
) {
    // What it comes from is there for texts to ask for.
    cite(11, 97);
    let immune = stats::allowed(ctx.state, victim, Deed::BeImmune, source);
    let (true, false, Some(card)) =
        (ctx.state.is_in_play(victim), immune || n == 0, ctx.state.card_of(victim))
    else {
        return;
    };
    let normal = victim.minion().is_some_and(|minion| has(ctx.state, minion, &Trait::NormalAggravated));
    let aggravated = aggravated && !normal;
    if !preventable {
        cite(11, 84);
    }
    let open = preventable && victim.minion().is_some();
    let new = Hit { victim, source, n, aggravated, open };
    let hits = &mut ctx.state.hits;
    let full = hits.len() == HITS;
    let alike = |hit: &&mut Hit| {
        let same = (hit.victim, hit.aggravated, hit.open) == (victim, aggravated, open);
        same && (hit.source == source || full)
    };
    match hits.iter_mut().filter_map(|hit| hit.0.as_mut()).find(alike) {
        Some(hit) => hit.n = hit.n.saturating_add(n),
        None if full => return,
        None => hits.push(Maybe(Some(new))),
    }
    ctx.emit(Event::Damage { card, n, aggravated: if aggravated { n } else { 0 }, by });
}

fn has(state: &State, minion: MinionId, wanted: &Trait) -> bool {
    state.rows.of(RowKind::Trait).any(|(_, row)| match row.op.text().effect {
        Effect::Trait { who, is, .. } => {
            is == wanted && stats::is_about(state, row, who, Thing::Minion(minion))
        }
        _ => false,
    })
}

/// Are its hand strikes aggravated?
pub fn has_aggravated_hands(state: &State, minion: MinionId) -> bool {
    has(state, minion, &Trait::AggravatedHands)
}
