//! Claiming the Prince of the City (section 9).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Ctx, attachments, attack, promises, unless};
use crate::State;
use crate::cards::CityKind;
use crate::sets::Slot;
use crate::state::{Attached, Attachment, AttackTarget, Step};
use crate::vocabulary::{Ask, Choice, Event, Why};

/// The Prince of the City, where it lies in The Streets.
pub(crate) fn prince_slot(state: &State) -> Option<u8> {
    state.streets().find(|&slot| state.book().city_card(slot).kind == CityKind::Prince)
}

/// §9.1: the card lies in The Streets.
pub(crate) fn prince_is_free(state: &State) -> bool {
    prince_slot(state).is_some()
}

/// §9.2: the claimant exhausts.
pub(crate) fn declare(ctx: &mut Ctx, vampire: Slot) {
    ctx.state[vampire].exhausted = true;
    ctx.state.claimant = Some(vampire);
    let card = ctx.state.card(vampire);
    ctx.rule(9, 2).emit(Event::Claim { who: vampire.owner(), vampire: card });
    ctx.state.step = Step::Claim(Seats::NONE);
}

/// The foes who have decided when `last` has: all from the claimant's left up to there.
pub(crate) fn decided(state: &State, last: Seat) -> Seats {
    let mut done = Seats::NONE;
    for seat in state.after(state.active) {
        done = done.with(seat);
        if seat == last {
            break;
        }
    }
    done
}

/// §9.3 to §9.10: each foe in turn order may attack, in the claimant's first turn too (§9.16); who survives
/// is Prince.
pub(crate) fn step(ctx: &mut Ctx, done: Seats) -> Asked<()> {
    cite(9, 16);
    let Some(claimant) = ctx.state.claimant else { return Ok(()) };
    if !ctx.state[claimant].in_coterie() {
        cite(9, 9);
        // §9.9, §9.10: the card stays where it is.
        ctx.state.claimant = None;
        let vampire = ctx.state.card(claimant);
        ctx.rule(9, 10).emit(Event::ClaimFailed { vampire });
        ctx.state.step = Step::Act;
        return Ok(());
    }
    let Some(foe) = ctx.state.after(ctx.state.active).find(|&seat| !done.has(seat)) else {
        return crown(ctx, claimant);
    };
    let ctx = &mut *ctx.rule(9, 3);
    let choice = ctx.choose(foe, Ask::AttackClaimant(claimant), |state, options| {
        options.push(Choice::Done);
        for vampire in state.coterie(foe) {
            let card = state.card(vampire);
            let ready = unless(state[vampire].is_ready(), 9, 3, Why::NotReady { vampire: card });
            let peace = promises::may_attack(state, foe, claimant.owner());
            options.offer(Choice::Attack(vampire), ready.and(peace));
        }
    })?;
    match choice {
        Choice::Attack(attacker) => {
            // §9.4, §9.5, §9.7: no action, no move, no Intel; abilities as in one's own turn.
            cite(9, 4);
            cite(9, 5);
            cite(9, 7);
            ctx.state[attacker].exhausted = true;
            let target = AttackTarget::Vampire(claimant);
            let (name, card) = (ctx.state.card(attacker), ctx.state.card(claimant));
            ctx.emit(Event::Attack { who: foe, attacker: name, target: card });
            ctx.state.attack = Some(attack::new(ctx.state, attacker, target, true));
            ctx.state.step = Step::Lay;
        }
        _ => {
            ctx.emit(Event::ClaimLetPass { who: foe });
            ctx.state.step = Step::Claim(done.with(foe));
        }
    }
    Ok(())
}

/// §9.10 to §9.12: the claimant has survived and has the Title with what it gives (§22.8).
fn crown(ctx: &mut Ctx, claimant: Slot) -> Asked<()> {
    cite(9, 12);
    cite(22, 8);
    let ctx = &mut *ctx.rule(9, 10);
    ctx.state.claimant = None;
    ctx.state.step = Step::Act;
    let Some(slot) = prince_slot(ctx.state) else { return Ok(()) };
    ctx.state.city.streets &= !(1 << slot);
    let (vampire, title) = (ctx.state.card(claimant), ctx.state.book().city_id(slot));
    ctx.emit(Event::Prince { who: claimant.owner(), vampire, title });
    attachments::attach(ctx, claimant, Attached { card: Attachment::city(slot), exhausted: false })
}
