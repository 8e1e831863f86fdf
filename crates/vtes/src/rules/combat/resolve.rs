//! Resolving a pair of strikes: combat ends, then first strike, then the rest (§11.36, §11.37).

use elysium_kernel::{Asked, cite};

use super::{damage, end, equipment, go, name, strike};
use crate::cards::{Effect, How, Qty, Sel, Span, Strike};
use crate::moment::Moment;
use crate::rules::effects::{self, amount};
use crate::rules::eval::View;
use crate::rules::{Ctx, play, raise, rows, settle, stats, tokens};
use crate::state::{Chosen, Combat, CombatStage, MinionId, Part, PermanentId, State, Thing, Use};
use crate::vocabulary::Event;

/// A strike that resolves.
#[derive(Clone, Copy)]
pub struct Blow {
    pub side: usize,
    pub minion: MinionId,
    pub foe: MinionId,
    /// The card or text; none for hands.
    pub used: Option<Use>,
    said: strike::Said,
    /// The weapon that it is done with.
    weapon: Option<PermanentId>,
    /// Damage on top of what the weapon does.
    extra: i32,
    /// A retainer that it is aimed at.
    retainer: Option<PermanentId>,
}

type Blows = arrayvec::ArrayVec<Blow, 2>;

/// The strike of a side, if it has one that can still be made: a weapon that is gone loses it.
fn blow(state: &State, combat: &Combat, side: usize) -> Option<Blow> {
    let chosen: Chosen = combat.strikes[side]?;
    let (minion, foe) = (combat.minions[side], combat.minions[1 - side]);
    if !strike::weapon_is_there(state, &chosen, minion) {
        cite(11, 65);
        return None;
    }
    let mut said = strike::of(&chosen)?;
    let mut weapon = if let Thing::Permanent(one) = chosen.used.map_or(Thing::Nothing, |used| used.this) {
        Some(one)
    } else {
        None
    };
    let mut extra = 0;
    if let (Strike::Weapon(sel, more), Some(used)) = (said.strike, &chosen.used) {
        let view = View::new(state, used);
        weapon = view
            .one(sel)
            .permanent()
            .filter(|&one| state.bearer(one) == Some(minion) && !state.stolen.has(one.index()));
        let (_, own) = strike::text_of(state, weapon?)?;
        extra = view.amount(more);
        said = strike::Said { riders: said.riders, ..own };
    }
    Some(Blow { side, minion, foe, used: chosen.used, said, weapon, extra, retainer: chosen.retainer })
}

/// The next strikes in order. Damage is prevented and healed before those that come after it (§11.63).
pub fn resolve(ctx: &mut Ctx) -> Asked<()> {
    let Some(combat) = ctx.state.combat else { return Ok(()) };
    let all: Blows = [0, 1].into_iter().filter_map(|side| blow(ctx.state, &combat, side)).collect();
    match combat.part {
        Part::Ends => {
            let ends: Blows =
                all.into_iter().filter(|blow| matches!(blow.said.strike, Strike::CombatEnds)).collect();
            if ends.is_empty() {
                set_part(ctx, Part::First);
                return Ok(());
            }
            combat_ends(ctx, &ends)
        }
        Part::First => {
            let first: Blows = all.into_iter().filter(is_first).collect();
            if first.is_empty() {
                set_part(ctx, Part::Rest);
                return Ok(());
            }
            cite(11, 63);
            if first.len() == 2 {
                cite(11, 66);
            }
            land(ctx, &first, &combat)
        }
        Part::Rest => {
            // Texts that speak during the resolution come with the first pair, together with its strikes.
            if combat.first {
                for waiting in play::due(ctx.state, Moment::Resolution) {
                    cite(11, 98);
                    raise::happen(ctx, waiting)?;
                }
            }
            let rest: Blows = all.into_iter().filter(|blow| !is_first(blow)).collect();
            land(ctx, &rest, &combat)
        }
    }
}

fn is_first(blow: &Blow) -> bool {
    blow.said.how.contains(&How::First)
}

fn set_part(ctx: &mut Ctx, part: Part) {
    if let Some(combat) = &mut ctx.state.combat {
        combat.part = part;
    }
}

/// Damage has been healed: the strikes that are left, or the end of the pair.
pub fn next(ctx: &mut Ctx) {
    let Some(combat) = &mut ctx.state.combat else { return };
    if combat.part == Part::First {
        (combat.part, combat.stage) = (Part::Rest, CombatStage::Resolve);
        return;
    }
    rows::end(ctx.state, Span::Strike);
    go(ctx, CombatStage::Additional);
}

/// Nothing else of this resolution happens, a dodge included, but what both such strikes bring besides.
fn combat_ends(ctx: &mut Ctx, ends: &[Blow]) -> Asked<()> {
    cite(11, 72);
    if ends.len() == 2 {
        cite(11, 73);
    }
    for blow in ends {
        let minion = name(ctx.state, blow.minion);
        ctx.rule(11, 71).emit(Event::StrikeEndsCombat { minion });
    }
    for blow in ends {
        ride(ctx, blow, |_| true)?;
    }
    end::stop(ctx);
    Ok(())
}

/// What becomes of a strike.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Lands,
    /// The opponent is protected; what the strike brings its own minion is not touched (§11.67).
    Dodged,
    /// Out of reach, or its target is gone (§11.32, §11.102).
    Fails,
}

fn fate(state: &State, blow: &Blow, combat: &Combat) -> Fate {
    if combat.long {
        cite(11, 31);
        if !strike::reaches_far(blow.said) {
            cite(11, 32);
            return Fate::Fails;
        }
    }
    let against = self::blow(state, combat, 1 - blow.side);
    let dodged = against.is_some_and(|against| matches!(against.said.strike, Strike::Dodge));
    if let Some(retainer) = blow.retainer {
        if dodged {
            cite(11, 68);
        }
        if state.is_in_play(Thing::Permanent(retainer)) && state.bearer(retainer) == Some(blow.foe) {
            return Fate::Lands;
        }
        cite(11, 102);
        return Fate::Fails;
    }
    if dodged {
        // The minion, and what is on it.
        cite(11, 69);
        Fate::Dodged
    } else {
        Fate::Lands
    }
}

/// Strikes resolve together: all see the table as it was.
fn land(ctx: &mut Ctx, blows: &[Blow], combat: &Combat) -> Asked<()> {
    if blows.len() == 2 {
        cite(11, 36);
    }
    let fates: arrayvec::ArrayVec<Fate, 2> = blows.iter().map(|blow| fate(ctx.state, blow, combat)).collect();
    for blow in blows.iter().filter(|blow| matches!(blow.said.strike, Strike::Dodge)) {
        let minion = name(ctx.state, blow.minion);
        ctx.rule(11, 67).emit(Event::Dodges { minion });
    }
    let landing = || blows.iter().zip(&fates).filter(|(_, fate)| **fate == Fate::Lands).map(|(blow, _)| blow);
    for blow in landing() {
        strike_for_damage(ctx, blow);
    }
    steal_blood(ctx, landing());
    for blow in landing() {
        match blow.said.strike {
            // A weapon of the same pair has done its damage already.
            Strike::DestroyEquipment(of) => {
                cite(11, 59);
                equipment::destroy(ctx, blow, of)?;
            }
            Strike::StealEquipment(of) => equipment::steal(ctx, blow, of)?,
            Strike::Do(list) => {
                if let Some(mut used) = blow.used {
                    effects::run(ctx, &mut used, list)?;
                }
            }
            _ => {}
        }
    }
    for (blow, fate) in blows.iter().zip(&fates) {
        match fate {
            Fate::Lands => ride(ctx, blow, |_| true)?,
            Fate::Dodged => ride(ctx, blow, is_for_itself)?,
            Fate::Fails => {}
        }
    }
    settle::after_effect(ctx)?;
    go(ctx, CombatStage::Prevent);
    Ok(())
}

/// What a strike brings besides.
fn ride(ctx: &mut Ctx, blow: &Blow, wanted: impl Fn(&Effect) -> bool) -> Asked<()> {
    let Some(mut used) = blow.used else { return Ok(()) };
    for effect in blow.said.riders.iter().filter(|effect| wanted(effect)) {
        // The time for it is over.
        if let Effect::Maneuver(_) = effect {
            cite(11, 22);
            continue;
        }
        effects::run(ctx, &mut used, std::slice::from_ref(effect))?;
    }
    Ok(())
}

/// Does an effect concern nobody but the minion that strikes?
fn is_for_itself(effect: &Effect) -> bool {
    match effect {
        Effect::Get(..) | Effect::Later(..) => true,
        Effect::Mod { of, .. } => of.as_ref().is_none_or(|of| *of == Sel::Me),
        Effect::Gain(_, _, of) | Effect::Unlock(of) | Effect::Lock(of) => *of == Sel::Me,
        _ => false,
    }
}

/// The use behind the numbers of a strike; hands have the minion itself.
pub fn use_of(state: &State, blow: &Blow) -> Use {
    let hands = || {
        let (card, who) = (name(state, blow.minion), state[blow.minion].controller);
        Use::new(card, Default::default(), Thing::Minion(blow.minion), who, Some(blow.minion))
    };
    blow.used.unwrap_or_else(hands)
}

/// Hand strikes do the strength that the minion has now, others what they say.
fn strike_for_damage(ctx: &mut Ctx, blow: &Blow) {
    let state = &*ctx.state;
    let (used, striker) = (use_of(state, blow), Thing::Minion(blow.minion));
    let view = View::new(state, &used);
    let hand = strike::is_hand(blow.said, blow.used.as_ref()) && blow.weapon.is_none();
    let n = match blow.said.strike {
        Strike::Hand(more) => {
            cite(11, 56);
            cite(11, 57);
            let hands = if hand { stats::value(state, Qty::HandDamage, striker) } else { 0 };
            stats::value(state, Qty::Strength, striker) + view.amount(more) + hands
        }
        Strike::Damage(n) => view.amount(n),
        _ => return,
    };
    let n = (n + blow.extra + stats::value(state, Qty::StrikeDamage, striker)).clamp(0, 255) as u8;
    let source = match (hand, blow.weapon) {
        (true, _) => Some(state[blow.minion].slot),
        (_, Some(weapon)) => Some(state[weapon].slot),
        _ => state.slot_of(used.this),
    };
    // Retainers are hurt by what is aimed at them alone.
    cite(11, 100);
    let to = blow.retainer.map_or(Thing::Minion(blow.foe), Thing::Permanent);
    let aggravated =
        blow.said.how.contains(&How::Aggravated) || hand && damage::has_aggravated_hands(state, blow.minion);
    let preventable = !blow.said.how.contains(&How::Unpreventable);
    let by =
        blow.weapon.map(|weapon| state.card(state[weapon].slot)).or_else(|| blow.used.map(|used| used.card));
    let source = source.map_or(Thing::Nothing, Thing::Card);
    damage::hit(&mut ctx.rule(11, 37), to, source, n, aggravated, preventable, by);
}

/// Blood or life goes from the target to the striker: no more than there is, and each takes from what the other had before.
fn steal_blood<'a>(ctx: &mut Ctx, blows: impl Iterator<Item = &'a Blow>) {
    let mut taken = arrayvec::ArrayVec::<(Blow, u8), 2>::new();
    for blow in blows {
        if let Strike::StealBlood(n) = blow.said.strike {
            let used = use_of(ctx.state, blow);
            let wanted = amount(View::new(ctx.state, &used), n);
            let has = match blow.retainer {
                Some(retainer) => ctx.state[retainer].counters,
                None => ctx.state[blow.foe].blood,
            };
            if wanted > has {
                cite(11, 77);
            }
            taken.push((*blow, wanted.min(has)));
        }
    }
    if taken.len() == 2 {
        cite(11, 79);
    }
    for (blow, n) in &taken {
        match blow.retainer {
            Some(retainer) => ctx.state[retainer].counters -= n,
            None => tokens::take_blood(ctx, blow.foe, *n),
        }
        ctx.state.dirty = true;
    }
    for (blow, n) in taken.into_iter().filter(|(_, n)| *n > 0) {
        let from = match blow.retainer {
            Some(retainer) => ctx.state.card(ctx.state[retainer].slot),
            None => name(ctx.state, blow.foe),
        };
        let (to, by) = (name(ctx.state, blow.minion), blow.used.map(|used| used.card));
        ctx.rule(11, 74).emit(Event::BloodMoved { from, to, n, by });
        // It is there to heal with; what there is no room for goes before. Blood becomes life, and life blood.
        cite(11, 75);
        cite(11, 78);
        if n > tokens::room_for_blood(ctx.state, blow.minion) {
            cite(11, 76);
        }
        tokens::put_blood(ctx.state, blow.minion, n);
    }
}
