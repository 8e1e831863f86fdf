//! Combat (chapter 11): from the moment before it to the one after it, round by round.

mod additional;
mod credits;
mod damage;
mod end;
mod equipment;
mod heal;
mod press;
mod prevent;
mod range;
mod resolve;
mod strike;

use elysium_kernel::{Asked, Options, Refusal, Seat, Seats, cite};

use super::eval::View;
use super::{Check, Ctx, flow, play, raise, stats, unless, withdraw, zones};
use crate::Vtes;
use crate::cards::{CardId, Deed, Effect, Qty, Trigger};
use crate::moment::Moment;
use crate::state::{Combat, CombatStage, MinionId, Part, State, Thing};
use crate::vocabulary::{Choice, Event, Why};

pub use additional::{gain_strikes, strikes_are_gained};
pub use damage::damage;
pub use end::{drop_frame, drop_if_lost, end, new_round};
pub use press::press;
pub use prevent::{prevent, victim};
pub use range::{maneuver, set_range};
pub use strike::{aim, choose_strike, restrike};

/// Two minions are about to fight. The acting one has the first opportunity; without it the one named first, which is that
/// of the Methuselah whose effect it is (§11.8, §11.9). Nobody is locked yet.
pub fn begin(ctx: &mut Ctx, first: MinionId, second: MinionId, block: bool) -> Asked<()> {
    if ctx.state.combat.is_some() {
        // It waits until the one under way is over, if none waits already.
        cite(11, 54);
        ctx.state.queued.get_or_insert((first, second));
        return Ok(());
    }
    let state = &*ctx.state;
    let acts = |minion| state.action.as_ref().is_some_and(|action| action.actor == minion);
    let (first, second) = if acts(second) { (second, first) } else { (first, second) };
    let seats = [first, second].map(|minion| state[minion].controller);
    if !(state.is_ready(first) && state.is_ready(second)) {
        cite(11, 1);
        return Ok(());
    }
    if seats[0] == seats[1] {
        cite(11, 2);
        return Ok(());
    }
    if acts(first) {
        cite(11, 8);
    } else {
        cite(11, 9);
    }
    ctx.state.combat = Some(Combat {
        stage: CombatStage::BeforeCombat,
        minions: [first, second],
        slots: [first, second].map(|minion| state[minion].slot),
        seats,
        round: 0,
        long: false,
        fixed: false,
        last: None,
        bound: [None; 2],
        strikes: [None; 2],
        chosen: [false; 2],
        part: Part::Ends,
        left: [0; 2],
        gained: [false; 2],
        first: true,
        lost: [0; 2],
        again: false,
        locks: [false, block],
        block,
    });
    cite(9, 58);
    play::mandatory(ctx, Moment::BeforeCombat);
    Ok(())
}

/// May a further combat be announced? Only one can wait (§11.54).
fn may_queue(view: View) -> Check {
    unless(view.state.queued.is_none(), 11, 54, Why::NotNow { card: view.used.card })
}

/// A minion that is about to fight because of the action is locked by it as the combat begins: both are one moment. Says
/// whether it is so.
pub fn locks(ctx: &mut Ctx, thing: Thing, by: CardId) -> bool {
    let own = ctx.state.action.is_some_and(|action| action.used.is_some_and(|used| used.card == by));
    let Some(combat) = &mut ctx.state.combat else { return false };
    let side = thing.minion().and_then(|minion| combat.side(minion));
    let Some(side) = side.filter(|_| own && combat.stage == CombatStage::BeforeCombat) else { return false };
    combat.locks[side] = true;
    true
}

/// Another minion counts as the acting one in this combat (§11.9).
pub fn acting_is(ctx: &mut Ctx, minion: MinionId) {
    if let Some(combat) = &mut ctx.state.combat
        && combat.minions[1] == minion
    {
        cite(11, 9);
        combat.minions.reverse();
        combat.slots.reverse();
        combat.seats.reverse();
        combat.locks.reverse();
    }
}

/// All have passed, or there is nothing to ask: the next part of the combat.
pub fn close(ctx: &mut Ctx) -> Asked<()> {
    let Some(combat) = ctx.state.combat else { return Ok(()) };
    match combat.stage {
        CombatStage::BeforeCombat => open(ctx),
        // An effect that sets the range skips the maneuvers (§11.23).
        CombatStage::BeforeRange if combat.fixed => go(ctx, CombatStage::BeforeStrikes),
        CombatStage::BeforeRange => range::begin(ctx),
        CombatStage::Range => range::close(ctx),
        CombatStage::BeforeStrikes => strike::begin_pair(ctx, true),
        CombatStage::Choose => strike::choose(ctx)?,
        CombatStage::BeforeResolution => go(ctx, CombatStage::Resolve),
        CombatStage::Resolve => resolve::resolve(ctx)?,
        CombatStage::Prevent => match victim(ctx.state) {
            Some(victim) => prevent::enough(ctx.state, victim),
            None => go(ctx, CombatStage::Heal),
        },
        CombatStage::Heal => {
            heal::heal(ctx)?;
            resolve::next(ctx);
        }
        CombatStage::Additional => additional::close(ctx),
        CombatStage::Press => go(ctx, CombatStage::EndOfRound),
        CombatStage::EndOfRound => end::round(ctx)?,
        CombatStage::WouldEnd => end::would(ctx)?,
        CombatStage::Over => end::finish(ctx)?,
    }
    Ok(())
}

/// The combat goes to another stage. What must happen there waits for its turn.
fn go(ctx: &mut Ctx, stage: CombatStage) {
    let Some(combat) = &mut ctx.state.combat else { return };
    combat.stage = stage;
    cite(18, 5);
    if let Some(moment) = flow::moment(ctx.state).filter(|&moment| moment != Moment::Prevent) {
        play::mandatory(ctx, moment);
    }
}

/// It begins: in the same moment the blocker is locked (§9.55, §9.59).
fn open(ctx: &mut Ctx) {
    let Some(combat) = ctx.state.combat else { return };
    let [first, second] = combat.minions;
    for (minion, _) in combat.minions.into_iter().zip(combat.locks).filter(|(_, locks)| *locks) {
        cite(9, 59);
        zones::lock(&mut ctx.rule(9, 55), Thing::Minion(minion), None);
    }
    // Whoever is locked fights like anybody else.
    cite(11, 3);
    let (minion, against) = (name(ctx.state, first), name(ctx.state, second));
    ctx.rule(11, 1).emit(Event::CombatBegins { minion, against });
    for (minion, who) in combat.minions.into_iter().zip(combat.seats) {
        withdraw::breaks(ctx, who, withdraw::Breach::Combat);
        let listeners = raise::listeners(ctx.state, Trigger::Fights, Thing::Minion(minion));
        raise::answer(ctx, &listeners);
    }
    begin_round(ctx);
}

/// Every round begins at close range, whatever the last one was, with the moment before range is determined.
fn begin_round(ctx: &mut Ctx) {
    let Some(combat) = &mut ctx.state.combat else { return };
    *combat = Combat {
        round: combat.round.saturating_add(1),
        long: false,
        fixed: false,
        last: None,
        bound: [None; 2],
        strikes: [None; 2],
        left: [0; 2],
        gained: [false; 2],
        first: true,
        lost: [0; 2],
        again: false,
        ..*combat
    };
    let n = combat.round;
    cite(11, 10);
    ctx.rule(11, 7).emit(Event::Round { n });
    cite(11, 11);
    go(ctx, CombatStage::BeforeRange);
}

/// Who may have something of that at a moment: the combatants, or whoever controls the one that is damaged.
pub fn concerned(state: &State, moment: Moment) -> Seats {
    if moment == Moment::Prevent {
        let victim = victim(state).and_then(Thing::minion);
        return victim.map_or(Seats::NONE, |minion| Seats::one(state[minion].controller));
    }
    let seats = state.combat.as_ref().map(|combat| combat.seats);
    seats.map_or(Seats::NONE, |[first, second]| Seats::one(first).with(second))
}

/// What the combatants have besides cards in hand and texts: maneuvers, presses, prevention, strikes that were given to them.
pub fn offer(state: &State, seat: Seat, moment: Moment, options: &mut Options<Vtes>) {
    match moment {
        Moment::Range => range::offer(state, seat, options),
        Moment::Prevent => prevent::offer(state, seat, options),
        Moment::Additional => additional::offer(state, seat, options),
        Moment::Press => press::offer(state, seat, options),
        _ => {}
    }
}

/// Uses one of them.
pub fn make(ctx: &mut Ctx, seat: Seat, choice: Choice) -> Asked<()> {
    match choice {
        Choice::Maneuver(means) => range::with_credit(ctx, seat, means),
        Choice::Press(means) => press::with_credit(ctx, seat, means),
        Choice::Prevent(means) => prevent::with_credit(ctx, means)?,
        Choice::Additional(means) => additional::with_credit(ctx, seat, means),
        _ => {}
    }
    Ok(())
}

/// A minion's name.
fn name(state: &State, minion: MinionId) -> CardId {
    state.card(state[minion].slot)
}

/// Is the combatant of a side still the one that it was, and ready?
fn is_fit(state: &State, combat: &Combat, side: usize) -> bool {
    let minion = combat.minions[side];
    state.is_ready(minion) && state[minion].slot == combat.slots[side]
}

/// A card that was cancelled has done nothing: as a strike it has chosen none, as a maneuver it has bound nobody, and it has
/// gained no additional strikes.
pub fn card_cancelled(state: &State) {
    match state.combat.as_ref().map(|combat| combat.stage) {
        Some(CombatStage::Choose | CombatStage::Range) => cite(11, 34),
        Some(CombatStage::Additional) => cite(11, 42),
        _ => {}
    }
}

/// The side that a Methuselah fights on.
fn side_of(state: &State, seat: Seat) -> Option<usize> {
    state.combat.as_ref()?.seats.iter().position(|&fighter| fighter == seat)
}

/// The combat, and the side of the minion that uses something; refused for all others (§11.5).
fn fighter(view: View<'_>) -> Result<(&Combat, usize), Refusal<Why>> {
    let combat = view.state.combat.as_ref();
    let side = combat.and_then(|combat| Some((combat, combat.side(view.used.me?)?)));
    side.ok_or(Refusal::new(11, 5, Why::NotNow { card: view.used.card }))
}

/// Can this effect of a list be used now? What follows a strike happens when the strike resolves.
pub fn possible(view: View, list: &[Effect], effect: &Effect) -> Check {
    match effect {
        Effect::Maneuver(_) if list.iter().any(|other| matches!(other, Effect::Strike(..))) => Ok(()),
        Effect::Maneuver(_) => range::may_maneuver(view),
        Effect::Press(how) => press::may_press(view, how),
        Effect::Prevent(_) => prevent::may_prevent(view),
        Effect::Strike(..) => strike::may_strike(view),
        Effect::Queue(_) => may_queue(view),
        Effect::Get(Qty::Strikes, _) | Effect::Mod { q: Qty::Strikes, .. } => {
            additional::may_gain_strikes(view)
        }
        _ => Ok(()),
    }
}

/// Nothing keeps the minion from it.
fn not_barred(state: &State, minion: MinionId, deed: Deed) -> Check {
    match stats::barred(state, Thing::Minion(minion), deed, Thing::Nothing) {
        Some(card) => unless(false, 1, 19, Why::Barred { card }),
        None => Ok(()),
    }
}
