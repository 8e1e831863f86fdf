//! Promises: deals that the table holds their makers to (§18.1). Nothing can be given away (§18.2), and all
//! other talk is free (§18.8).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{Check, Ctx, unless};
use crate::State;
use crate::state::{AttackTarget, Promised, Step};
use crate::vocabulary::{Ask, Choice, Event, Promise, Why};

/// §18.5: agenda at which a promise of peace does not bind.
pub const PEACE_UNTIL: u8 = 9;

/// §18.6: while a Scheme is under way, each player may register promises, clockwise.
pub(crate) fn poll(ctx: &mut Ctx, done: Seats) -> Asked<()> {
    cite(18, 6);
    let next = ctx.state.clockwise(ctx.state.active).find(|&seat| !done.has(seat));
    let (Some(who), true, Some(scheme)) = (next, ctx.state.options.promises, ctx.state.scheme) else {
        ctx.state.step = Step::Answer(Seats::NONE);
        return Ok(());
    };
    cite(18, 1);
    cite(18, 2);
    cite(18, 8);
    let card = ctx.state.card(scheme.card);
    let choice = ctx.choose(who, Ask::Promise(card), |state, options| {
        options.push(Choice::Done);
        cite(17, 3);
        if who != state.active {
            for answer in [true, false] {
                let given =
                    find(state, |p| p.by == who && matches!(p.promise, Some(Promise::Answer(_)))).is_some();
                let promise = Promise::Answer(answer);
                options.offer(Choice::Promise(promise), unless(!given, 18, 3, Why::AlreadyPromised));
            }
        }
        for foe in state.after(who) {
            // With two players nobody else attacks.
            let intel = (state.seats > 2).then_some(Promise::Intel(foe));
            for promise in intel.into_iter().chain([Promise::Peace(foe, PEACE_UNTIL)]) {
                let given = find(state, |p| p.by == who && p.promise == Some(promise)).is_some();
                options.offer(Choice::Promise(promise), unless(!given, 18, 6, Why::AlreadyPromised));
            }
        }
    })?;
    match choice {
        Choice::Promise(promise) => {
            ctx.state.promises.push(Promised { by: who, promise: Some(promise) });
            ctx.rule(18, 6).emit(Event::Promised { who, promise });
        }
        _ => ctx.state.step = Step::Poll(done.with(who)),
    }
    Ok(())
}

fn find(state: &State, is: impl Fn(&Promised) -> bool) -> Option<usize> {
    state.promises.iter().position(is)
}

/// §18.3, §18.7: an answer other than the promised one is refused.
pub(crate) fn may_answer(state: &State, who: Seat, answer: Option<bool>) -> Check {
    cite(18, 7);
    let promised = state.promises.iter().find_map(|p| match p.promise {
        Some(Promise::Answer(yes)) if p.by == who => Some(yes),
        _ => None,
    });
    match promised {
        Some(yes) if answer != Some(yes) => {
            unless(false, 18, 3, Why::Promised { who, promise: Promise::Answer(yes) })
        }
        _ => Ok(()),
    }
}

/// §18.5: no attack on a player who was promised peace and has too little Agenda.
pub(crate) fn may_attack(state: &State, who: Seat, foe: Seat) -> Check {
    cite(18, 5);
    cite(18, 7);
    let broken = state.promises.iter().find_map(|p| match p.promise {
        Some(promise @ Promise::Peace(to, agenda))
            if p.by == who && to == foe && state[foe].agenda < agenda =>
        {
            Some(promise)
        }
        _ => None,
    });
    broken.map_or(Ok(()), |promise| unless(false, 18, 5, Why::Promised { who, promise }))
}

/// §18.4: has `who` promised Intel against this player?
pub(crate) fn owes_intel(state: &State, who: Seat, on: Seat) -> bool {
    cite(18, 4);
    find(state, |p| p.by == who && p.promise == Some(Promise::Intel(on))).is_some()
}

/// §18.4: the attack has come; the promises of Intel against that player are done with.
pub(crate) fn intel_given(ctx: &mut Ctx, attacker: Seat, on: Seat) {
    let promise = Promise::Intel(on);
    while let Some(at) = find(ctx.state, |p| p.by != attacker && p.promise == Some(promise)) {
        let kept = ctx.state.promises.remove(at);
        ctx.rule(18, 4).emit(Event::PromiseKept { who: kept.by, promise });
    }
}

/// §18.3: a promised answer ends with its Scheme.
pub(crate) fn scheme_over(ctx: &mut Ctx) {
    while let Some(at) = find(ctx.state, |p| matches!(p.promise, Some(Promise::Answer(_)))) {
        ctx.state.promises.remove(at);
    }
}

/// §18.4, §18.7: who owes Intel and has cards cannot stop.
pub(crate) fn may_stop(owes: bool, who: Seat, target: AttackTarget) -> Check {
    cite(18, 1);
    cite(18, 7);
    match target {
        AttackTarget::Vampire(victim) if owes => {
            unless(false, 18, 4, Why::Promised { who, promise: Promise::Intel(victim.owner()) })
        }
        _ => Ok(()),
    }
}
