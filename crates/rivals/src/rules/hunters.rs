//! The Antagonist Step: what the Special Affairs Division does (§7.8 to §7.11).

use elysium_kernel::{Asked, Seat};

use super::damage::{Hit, Hits};
use super::{Ctx, EffectContext, costs, damage, defeat, stats, triggers, yes};
use crate::State;
use crate::cards::{CityKind, When};
use crate::sets::{FACTION, Slot};
use crate::state::Step;
use crate::vocabulary::{Ask, Choice, Event};

/// §25.36: what Distraction turns away.
const REDIRECTED: u8 = 2;

pub(crate) fn hunters_out(state: &State) -> u8 {
    state.streets().filter(|&slot| state.book().city_card(slot).kind == CityKind::Hunter).count() as u8
}

pub(crate) fn step(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    let hunters = hunters_out(ctx.state);
    let ctx = &mut *ctx.rule(7, 8);
    let mut left = hunters;
    for waiting in triggers::triggering(ctx.state, who, When::Antagonist) {
        let comes = ctx.state.coterie(who).any(|vampire| stats::secrecy(ctx.state, vampire) <= hunters);
        if left == 0 || !comes || !yes(ctx, who, Ask::May(waiting.card))? {
            continue;
        }
        let mut context = EffectContext::of(ctx.state, waiting.source, who);
        costs::pay(ctx, triggers::ability(ctx.state, waiting), &mut context)?;
        let choice = ctx.choose(who, Ask::RedirectTo(waiting.card), |state, options| {
            state.after(who).for_each(|foe| options.push(Choice::Foe(foe)));
        })?;
        let Choice::Foe(to) = choice else { continue };
        let amount = left.min(REDIRECTED);
        left -= amount;
        let ctx = &mut *ctx.rule(25, 36);
        ctx.emit(Event::Redirected { who, to, amount, by: waiting.card });
        // §25.36: Secrecy does not protect there.
        hunt(ctx, to, amount, u8::MAX)?;
        super::end::settle(ctx)?;
    }
    // §7.9: each has as much Intel as there are of them.
    hunt(ctx, who, left, hunters)?;
    ctx.state.step = Step::Draw;
    Ok(())
}

/// The player spreads the damage over vampires that can be reached (§7.8, §7.11); if that is the Prince
/// alone, all of it goes there (§9.18).
fn hunt(ctx: &mut Ctx, who: Seat, amount: u8, intel: u8) -> Asked<()> {
    let mut given = [0u8; FACTION];
    for left in (1..=amount).rev() {
        let reached = |state: &State, given: &[u8; FACTION], vampire: Slot| {
            stats::secrecy(state, vampire) <= intel && given[vampire.nth_vampire()] < state.blood(vampire)
        };
        if !ctx.state.coterie(who).any(|vampire| reached(ctx.state, &given, vampire)) {
            break;
        }
        let choice = ctx.choose(who, Ask::Antagonist(left), |state, options| {
            let reached = state.coterie(who).filter(|&vampire| reached(state, &given, vampire));
            reached.for_each(|vampire| options.push(Choice::Vampire(vampire)));
        })?;
        if let Choice::Vampire(vampire) = choice {
            given[vampire.nth_vampire()] += 1;
        }
    }
    let mut hits = Hits::new();
    for vampire in ctx.state.coterie(who) {
        let amount = given[vampire.nth_vampire()];
        if amount > 0 {
            // §7.10: neither an attack nor Ranged, and Aggravated.
            hits.push(Hit {
                victim: vampire,
                amount,
                kind: None,
                aggravated: true,
                shield: 0,
                by_attack: false,
                taken: 0,
            });
        }
    }
    for hit in &mut hits {
        let victim = ctx.state.card(hit.victim);
        ctx.emit(Event::HunterDamage { victim, amount: hit.amount });
        damage::mitigate(ctx, hit)?;
    }
    for hit in &mut hits {
        damage::apply(ctx, hit);
    }
    damage::fell(ctx, &hits, |_| defeat::By::default())
}
