//! The Antagonist Step: what the hunters in The Streets do (§7.8 to §7.11).

use elysium_kernel::{Asked, Seat, cite};
use elysium_kit::sets::Bits;

use super::damage::{Hit, Hits};
use super::{Ctx, EffectContext, costs, damage, defeat, stats, triggers, yes};
use crate::State;
use crate::cards::{CardId, CityKind, When};
use crate::sets::{FACTION, Slot};
use crate::state::Step;
use crate::vocabulary::{Ask, Choice, Event};

/// §25.36: what Distraction turns away.
const REDIRECTED: usize = 2;

/// A set of cards of the city, by their slots.
type CitySlots = u64;

fn hunters_out(state: &State) -> CitySlots {
    set(state.streets().filter(|&slot| state.book().city_card(slot).kind == CityKind::Hunter))
}

fn set(slots: impl Iterator<Item = u8>) -> CitySlots {
    slots.fold(0, |set, slot| set | 1 << slot)
}

/// Those of a set that are copies of one card.
fn copies(state: &State, slots: CitySlots, card: CardId) -> CitySlots {
    set(Bits(slots).filter(|&slot| state.book().city_id(slot) == card))
}

pub(crate) fn step(ctx: &mut Ctx) -> Asked<()> {
    let who = ctx.state.active;
    let out = hunters_out(ctx.state);
    let intel = out.count_ones() as u8;
    let ctx = &mut *ctx.rule(7, 8);
    let mut left = out;
    for waiting in triggers::triggering(ctx.state, who, When::Antagonist) {
        let comes = ctx.state.coterie(who).any(|vampire| stats::secrecy(ctx.state, vampire) <= intel);
        if left == 0 || !comes || !yes(ctx, who, Ask::May(waiting.card))? {
            continue;
        }
        let mut context = EffectContext::of(ctx.state, waiting.source, who);
        costs::pay(ctx, triggers::ability(ctx.state, waiting), &mut context)?;
        let choice = ctx.choose(who, Ask::RedirectTo(waiting.card), |state, options| {
            state.after(who).for_each(|foe| options.push(Choice::Foe(foe)));
        })?;
        let Choice::Foe(to) = choice else { continue };
        let turned = set(Bits(left).take(REDIRECTED));
        left &= !turned;
        let amount = turned.count_ones() as u8;
        let ctx = &mut *ctx.rule(25, 36);
        ctx.emit(Event::Redirected { who, to, amount, by: waiting.card });
        // §25.36: Secrecy does not protect there.
        hunt(ctx, to, turned, u8::MAX)?;
        super::end::settle(ctx)?;
    }
    // §7.9: each has as much Intel as there are of them.
    cite(7, 9);
    hunt(ctx, who, left, intel)?;
    ctx.state.step = Step::Draw;
    Ok(())
}

/// The player spreads the damage, 1 from each hunter, over vampires that can be reached (§7.8, §7.11); if that
/// is the Prince alone, all of it goes there (§9.18).
fn hunt(ctx: &mut Ctx, who: Seat, hunters: CitySlots, intel: u8) -> Asked<()> {
    cite(7, 11);
    cite(9, 18);
    // By vampire: whose damage it takes.
    let mut hunted = [0; FACTION];
    let mut left = hunters;
    while let Some(hunter) = Bits(left).next() {
        let reached = |state: &State, hunted: &[CitySlots; FACTION], vampire: Slot| {
            let given = hunted[vampire.nth_vampire()].count_ones() as u8;
            stats::secrecy(state, vampire) <= intel && given < state.blood(vampire)
        };
        if !ctx.state.coterie(who).any(|vampire| reached(ctx.state, &hunted, vampire)) {
            break;
        }
        let card = ctx.state.book().city_id(hunter);
        let amount = copies(ctx.state, left, card).count_ones() as u8;
        let choice = ctx.choose(who, Ask::Antagonist(card, amount), |state, options| {
            let reached = state.coterie(who).filter(|&vampire| reached(state, &hunted, vampire));
            reached.for_each(|vampire| options.push(Choice::Vampire(vampire)));
        })?;
        if let Choice::Vampire(vampire) = choice {
            hunted[vampire.nth_vampire()] |= 1 << hunter;
        }
        left &= !(1 << hunter);
    }
    let mut hits = Hits::new();
    for vampire in ctx.state.coterie(who) {
        let amount = hunted[vampire.nth_vampire()].count_ones() as u8;
        if amount > 0 {
            // §7.10: neither an attack nor Ranged, and Aggravated.
            cite(7, 10);
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
        let mut by = hunted[hit.victim.nth_vampire()];
        while let Some(first) = Bits(by).next() {
            let hunter = ctx.state.book().city_id(first);
            let same = copies(ctx.state, by, hunter);
            ctx.emit(Event::HunterDamage { hunter, victim, amount: same.count_ones() as u8 });
            by &= !same;
        }
        damage::mitigate(ctx, hit)?;
    }
    for hit in &mut hits {
        damage::apply(ctx, hit);
    }
    damage::fell(ctx, &hits, |_| defeat::DefeatedBy::default())
}
