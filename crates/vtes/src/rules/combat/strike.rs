//! Choosing strikes: the acting minion first, then its opponent (§11.25 to §11.35).

use elysium_kernel::{Asked, Options, cite};

use super::{credits, equipment, fighter, go, name, not_barred, range};
use crate::Vtes;
use crate::cards::{Amount, Deed, Effect, How, Qty, Strike, Type};
use crate::moment::Moment;
use crate::rules::eval::View;
use crate::rules::{Check, Ctx, impulse, play, playable, script, unless, usable};
use crate::state::{
    Chosen, ClauseNo, Combat, CombatStage, Means, MinionId, Part, PermanentId, State, Thing, Use,
};
use crate::vocabulary::{Ask, Choice, Event, Why};

static HANDS: Strike = Strike::Hand(Amount::N(0));
static DODGE: Strike = Strike::Dodge;

/// A strike as its card says it: what it is, how, and what else it brings when it resolves.
#[derive(Clone, Copy)]
pub struct Said {
    pub strike: &'static Strike,
    pub how: &'static [How],
    pub riders: &'static [Effect],
}

/// The strike in a list of effects; a choice that was declared leads to it.
fn said(effects: &'static [Effect], option: u8) -> Option<Said> {
    effects.iter().enumerate().find_map(|(i, effect)| match effect {
        Effect::Strike(strike, how) => Some(Said { strike, how, riders: &effects[i + 1..] }),
        Effect::Choose(branches) => branches.get(usize::from(option)).and_then(|branch| said(branch, option)),
        _ => None,
    })
}

/// Is it a strike card with a maneuver of its own?
fn maneuvers(used: &Use) -> bool {
    let card = matches!(used.this, Thing::Card(_));
    let said = said(used.script().does, used.option);
    card && said.is_some_and(|said| said.riders.iter().any(|effect| matches!(effect, Effect::Maneuver(_))))
}

/// What a chosen strike is. Without a card it is the hand strike, or a dodge that was given.
pub fn of(chosen: &Chosen) -> Option<Said> {
    let plain = |strike| Some(Said { strike, how: &[], riders: &[] });
    match (chosen.used, chosen.means) {
        (Some(used), _) => said(used.script().does, used.option),
        (None, Means::Hands) => plain(&HANDS),
        (None, _) => plain(&DODGE),
    }
}

/// The text with which a card in play strikes.
pub fn text_of(state: &State, permanent: PermanentId) -> Option<(ClauseNo, Said)> {
    let texts = script::texts(state.card(state[permanent].slot));
    (0..).zip(texts).find_map(|(n, text)| Some((ClauseNo::Text(n), said(&text.does, 0)?)))
}

/// The strike that using this weapon means, if it is a weapon.
pub fn of_weapon(state: &State, means: Means, minion: MinionId) -> Option<Chosen> {
    let Means::Permanent(permanent) = means else { return None };
    let (clause, _) = text_of(state, permanent)?;
    let (card, you) = (state.card(state[permanent].slot), state[permanent].controller);
    let used = Use::new(card, clause, Thing::Permanent(permanent), you, Some(minion));
    Some(Chosen { means, used: Some(used), retainer: None })
}

/// Does it work at long range? Defensive strikes work at any (§11.31).
pub fn reaches_far(said: Said) -> bool {
    matches!(said.strike, Strike::Dodge | Strike::CombatEnds) || said.how.contains(&How::Ranged)
}

/// Is it a strike with the hands alone?
pub fn is_hand(said: Said, used: Option<&Use>) -> bool {
    let weapon = used.is_some_and(|used| matches!(used.this, Thing::Permanent(_)));
    matches!(said.strike, Strike::Hand(_)) && !weapon
}

/// Whose turn it is to choose.
fn chooser(combat: &Combat) -> Option<usize> {
    combat.chosen.iter().position(|chosen| !chosen)
}

/// A pair of strikes is due: of both, or of those with an additional strike left (§11.43).
pub fn begin_pair(ctx: &mut Ctx, first: bool) {
    let Some(combat) = &mut ctx.state.combat else { return };
    (combat.first, combat.part, combat.strikes) = (first, Part::Ends, [None; 2]);
    if first {
        cite(11, 25);
        combat.chosen = [false; 2];
    } else {
        // The range of the round stays, and a dodge of the pair before is gone.
        cite(11, 43);
        cite(11, 45);
        cite(11, 70);
        for side in [0, 1] {
            combat.chosen[side] = combat.left[side] == 0;
            if combat.chosen[side] {
                cite(11, 44);
            }
            combat.left[side] = combat.left[side].saturating_sub(1);
        }
    }
    go(ctx, CombatStage::Choose);
}

/// The next one chooses, if anybody is left.
pub fn choose(ctx: &mut Ctx) -> Asked<()> {
    let Some(combat) = ctx.state.combat else { return Ok(()) };
    let Some(side) = chooser(&combat) else {
        // Nothing else is chosen before this pair has resolved.
        cite(11, 26);
        cite(11, 35);
        go(ctx, CombatStage::BeforeResolution);
        return Ok(());
    };
    let (minion, who) = (combat.minions[side], combat.seats[side]);
    match combat.bound[side] {
        Some(bound) if combat.first => return use_bound(ctx, side, bound),
        Some(_) => cite(11, 46),
        None => {}
    }
    cite(11, 27);
    let choice = ctx.choose(who, Ask::Strike(minion), |state, options| offer(state, side, options))?;
    match choice {
        Choice::Strike(_) => set(ctx, side, Some(Chosen { means: Means::Hands, used: None, retainer: None })),
        Choice::Dodge(means) => {
            credits::take(ctx.state, Qty::Dodges, minion, means);
            set(ctx, side, Some(Chosen { means, used: None, retainer: None }));
        }
        // A card that is cancelled has chosen nothing: the question comes again (§11.34).
        Choice::Play(slot, clause, minion) => drop(play::card(ctx, who, slot, clause, minion)?),
        Choice::Use(thing, card, clause, _) => impulse::use_text(ctx, who, thing, card, clause)?,
        _ => set(ctx, side, None),
    }
    Ok(())
}

/// The maneuver has chosen already; a strike that cannot be used any more is lost (§11.18, §11.30).
fn use_bound(ctx: &mut Ctx, side: usize, mut bound: Chosen) -> Asked<()> {
    let Some(combat) = ctx.state.combat else { return Ok(()) };
    let minion = combat.minions[side];
    let usable = of(&bound).is_some_and(|said| allowed(ctx.state, minion, said, bound.used.as_ref()).is_ok())
        && weapon_is_there(ctx.state, &bound, minion);
    if !usable {
        cite(11, 30);
        set(ctx, side, None);
        return Ok(());
    }
    if let Some(used) = &mut bound.used {
        aim(ctx, used)?;
        bound.retainer = used.it.permanent();
    }
    set(ctx, side, Some(bound));
    Ok(())
}

/// A weapon that strikes is still on its minion; other strikes need nothing.
pub fn weapon_is_there(state: &State, chosen: &Chosen, minion: MinionId) -> bool {
    let (Means::Permanent(permanent), Some(used)) = (chosen.means, chosen.used) else { return true };
    let there = state.is_in_play(Thing::Permanent(permanent)) && state.bearer(permanent) == Some(minion);
    there && state.card(state[permanent].slot) == used.card && !state.stolen.has(permanent.index())
}

/// Everything that a minion can strike with. The hand strike is always there, unless a text forbids it (§11.29).
fn offer(state: &State, side: usize, options: &mut Options<Vtes>) {
    let Some(combat) = &state.combat else { return };
    let (minion, seat) = (combat.minions[side], combat.seats[side]);
    cite(11, 29);
    let hands = not_barred(state, minion, Deed::Strike);
    if hands.is_err() {
        options.push(Choice::Pass);
    }
    options.offer(Choice::Strike(Means::Hands), hands);
    let dodge = Said { strike: &DODGE, how: &[], riders: &[] };
    credits::offer(state, Qty::Dodges, minion, options, Choice::Dodge, |_| {
        allowed(state, minion, dodge, None)
    });
    playable::cards(state, seat, Moment::Strike, options);
    usable::texts(state, seat, Moment::Strike, options);
}

/// Is this strike forbidden?
fn allowed(state: &State, minion: MinionId, said: Said, used: Option<&Use>) -> Check {
    not_barred(state, minion, Deed::Strike)?;
    if is_hand(said, used) { Ok(()) } else { not_barred(state, minion, Deed::NonHandStrike) }
}

/// The same for a strike that a minion would choose, now or by the maneuver of a card (§11.18).
pub fn not_forbidden(state: &State, minion: MinionId, chosen: &Chosen) -> Check {
    of(chosen).map_or(Ok(()), |said| allowed(state, minion, said, chosen.used.as_ref()))
}

/// May the minion that uses this choose it as its strike now?
pub fn may_strike(view: View) -> Check {
    let (combat, side) = fighter(view)?;
    let (state, card) = (view.state, view.used.card);
    let chosen = Chosen { means: Means::Hands, used: Some(*view.used), retainer: None };
    if combat.stage == CombatStage::Range && maneuvers(view.used) {
        range::may_maneuver_to_strike(view)?;
        return not_forbidden(state, combat.minions[side], &chosen);
    }
    let its_turn = combat.stage == CombatStage::Choose && chooser(combat) == Some(side);
    unless(its_turn, 11, 27, Why::NotNow { card })?;
    not_forbidden(state, combat.minions[side], &chosen)?;
    let Some(said) = of(&chosen) else { return Ok(()) };
    let (minion, foe) = (combat.minions[side], combat.minions[1 - side]);
    let any = |thief, of| equipment::of(view, foe, thief, of).next().is_some();
    let has = match said.strike {
        Strike::DestroyEquipment(of) => any(None, of),
        Strike::StealEquipment(of) => any(Some(minion), of),
        _ => true,
    };
    unless(has, 11, 33, Why::NoTarget { card })
}

/// At long range a strike that works there may be aimed at a retainer of the opposing minion; that is declared with it.
pub fn aim(ctx: &mut Ctx, used: &mut Use) -> Asked<()> {
    let (Some(combat), Some(minion)) = (ctx.state.combat, used.me) else { return Ok(()) };
    let Some(side) = combat.side(minion) else { return Ok(()) };
    let said = said(used.script().does, used.option);
    cite(11, 101);
    let aimed = said.is_some_and(|said| said.how.contains(&How::Ranged));
    if !(combat.long && combat.stage == CombatStage::Choose && aimed) {
        return Ok(());
    }
    let foe = combat.minions[1 - side];
    let choice = ctx.choose(combat.seats[side], Ask::StrikeTarget(minion), |state, options| {
        options.push(Choice::Target(Thing::Minion(foe)));
        for retainer in retainers(state, foe) {
            options.push(Choice::Target(Thing::Permanent(retainer)));
        }
    })?;
    if let Choice::Target(target @ Thing::Permanent(_)) = choice {
        used.it = target;
    }
    Ok(())
}

fn retainers(state: &State, minion: MinionId) -> impl Iterator<Item = PermanentId> + '_ {
    let on = state.on_minion(minion).filter(|&permanent| !state[permanent].contested);
    on.filter(|&permanent| playable::is(state.card(state[permanent].slot), Type::Retainer))
}

/// A card or text has been used to strike.
pub fn choose_strike(ctx: &mut Ctx, used: &Use) {
    let side = ctx.state.combat.and_then(|combat| combat.side(used.me?));
    let Some(side) = side else { return };
    let means = match used.this {
        Thing::Permanent(permanent) => Means::Permanent(permanent),
        Thing::Card(slot) => Means::Card(slot),
        _ => Means::Minion,
    };
    let chosen = Chosen { means, used: Some(*used), retainer: used.it.permanent() };
    if ctx.state.combat.is_some_and(|combat| combat.stage == CombatStage::Range) {
        return range::maneuver_to_strike(ctx, side, chosen);
    }
    set(ctx, side, Some(chosen));
}

fn set(ctx: &mut Ctx, side: usize, chosen: Option<Chosen>) {
    let Some(combat) = &mut ctx.state.combat else { return };
    (combat.strikes[side], combat.chosen[side]) = (chosen, true);
    let minion = combat.minions[side];
    let minion = name(ctx.state, minion);
    let Some(chosen) = chosen else { return };
    let card = match chosen.means {
        Means::Row(row) => ctx.state.rows.get(usize::from(row)).map(|row| row.op.card),
        Means::Hands => None,
        _ => chosen.used.map(|used| used.card),
    };
    ctx.rule(11, 28).emit(Event::StrikeChosen { minion, card });
    if let Some(retainer) = chosen.retainer {
        let retainer = ctx.state.card(ctx.state[retainer].slot);
        cite(11, 102);
        ctx.rule(11, 101).emit(Event::StrikeAimed { minion, retainer });
    }
}

/// A minion chooses its strike anew.
pub fn restrike(ctx: &mut Ctx, minion: MinionId) {
    let Some(combat) = &mut ctx.state.combat else { return };
    if let (Some(side), CombatStage::BeforeResolution) = (combat.side(minion), combat.stage) {
        (combat.strikes[side], combat.chosen[side], combat.bound[side]) = (None, false, None);
        go(ctx, CombatStage::Choose);
    }
}
