//! An attack, steps 1 to 5: attacker, target, Intel, type, card (section 10).

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::{
    Check, Ctx, EffectContext, cards, city, conspiracy, effects, legal, movement, promises, stats, triggers,
    unless,
};
use crate::State;
use crate::cards::{Effect, Type, When};
use crate::sets::{Maybe, Slot};
use crate::state::{Attack, AttackTarget, Step};
use crate::vocabulary::{Ask, Choice, Event, Source, Why};

pub(crate) fn target_card(state: &State, target: AttackTarget) -> crate::cards::CardId {
    match target {
        AttackTarget::Vampire(slot) => state.card(slot),
        AttackTarget::Mortal(slot) => state.book().city_id(slot),
    }
}

pub(crate) fn choice_of(target: AttackTarget) -> Choice {
    match target {
        AttackTarget::Vampire(slot) => Choice::Target(slot),
        AttackTarget::Mortal(slot) => Choice::Mortal(slot),
    }
}

pub(crate) fn chosen(choice: Choice) -> Option<AttackTarget> {
    match choice {
        Choice::Target(slot) => Some(AttackTarget::Vampire(slot)),
        Choice::Mortal(slot) => Some(AttackTarget::Mortal(slot)),
        _ => None,
    }
}

/// §10.4, §10.5, §18.5: may this vampire be attacked at all?
fn may_attack(state: &State, who: Seat, victim: Slot) -> Check {
    let foe = victim.owner();
    unless(state.had_turn.has(foe), 10, 5, Why::NoTurnYet { who: foe })?;
    promises::may_attack(state, who, foe)
}

/// §4.16, §10.6, §10.7: could enough Intel be found? Every card in every other hand could be discarded, and what the
/// attack has already stays (§10.8).
fn in_reach(state: &State, attacker: Slot, target: AttackTarget) -> Check {
    cite(4, 16);
    cite(10, 8);
    let secrecy = stats::target_secrecy(state, target);
    if secrecy == 0 {
        return Ok(());
    }
    let defender = if let AttackTarget::Vampire(victim) = target { Some(victim.owner()) } else { None };
    let helpers = state.everyone().into_iter().filter(|&seat| Some(seat) != defender);
    let cards: u8 = helpers.map(|seat| state[seat].hand_size()).fold(0, u8::saturating_add);
    let paid = state.attack.map_or(0, |attack| attack.intel);
    let reach = cards.saturating_add(paid).saturating_add(stats::party_intel(state, attacker, target));
    unless(reach >= secrecy, 10, 6, Why::TooSecret { secrecy, reach })
}

/// All vampires of foes outside torpor, and every different mortal.
fn each_target(state: &State, who: Seat, mut each: impl FnMut(AttackTarget)) {
    cite(14, 6);
    for foe in state.after(who) {
        state.coterie(foe).for_each(|victim| each(AttackTarget::Vampire(victim)));
    }
    city::each_mortal_once(state, |slot| each(AttackTarget::Mortal(slot)));
}

fn may_target(state: &State, attacker: Slot, target: AttackTarget) -> Check {
    if let AttackTarget::Vampire(victim) = target {
        may_attack(state, attacker.owner(), victim)?;
    }
    in_reach(state, attacker, target)
}

/// Is there anything to attack?
pub(crate) fn has_target(state: &State, attacker: Slot) -> Check {
    let mut any = false;
    each_target(state, attacker.owner(), |target| any = any || may_target(state, attacker, target).is_ok());
    unless(any, 10, 4, Why::NoTarget { card: state.card(attacker) })
}

/// §10.1 to §10.3: the attacker exhausts; exhausted vampires are left behind.
pub(crate) fn declare(ctx: &mut Ctx, attacker: Slot) {
    cite(6, 7);
    cite(10, 1);
    cite(10, 3);
    movement::leave_exhausted(ctx, attacker);
    ctx.state[attacker].exhausted = true;
    ctx.state.attack = Some(new(ctx.state, attacker, AttackTarget::Vampire(attacker), false));
    ctx.state.step = Step::Target;
}

/// An attack before anything is decided. Until step 2 it stands on the attacker itself.
pub(crate) fn new(state: &State, attacker: Slot, target: AttackTarget, claim: bool) -> Attack {
    Attack {
        attacker,
        target,
        first: target,
        kind: Type::Ranged,
        card: Maybe::NONE,
        face_up: false,
        intel: 0,
        unblockable: state[attacker].unblockable,
        blocker: None,
        reaction: Maybe::NONE,
        reactor: None,
        bonus: 0,
        splash: 0,
        also: 0,
        option: 0,
        void: false,
        cancelled: false,
        granted: 0,
        card_used: false,
        party: 0,
        defenders: 0,
        claim,
    }
}

/// How much Intel is missing against the target.
fn missing(state: &State, attack: &Attack) -> u8 {
    let have = attack.intel + stats::party_intel(state, attack.attacker, attack.target);
    stats::target_secrecy(state, attack.target).saturating_sub(have)
}

/// Steps 2 and 3: the target, and Intel against its Secrecy (§10.4 to §10.9). Nobody moves (§10.10).
pub(crate) fn target(ctx: &mut Ctx) -> Asked<()> {
    cite(10, 10);
    let Some(mut attack) = ctx.state.attack else { return Ok(()) };
    let attacker = attack.attacker;
    let who = attacker.owner();
    let ctx = &mut *ctx.rule(10, 4);
    let choice = ctx.choose(who, Ask::Target(attacker), |state, options| {
        each_target(state, who, |target| {
            options.offer(choice_of(target), may_target(state, attacker, target));
        });
    })?;
    let Some(mut target) = chosen(choice) else { return Ok(()) };
    loop {
        attack.target = target;
        attack.first = target;
        ctx.state.attack = Some(attack);
        // The attack that cannot be blocked is this one.
        ctx.state[attacker].unblockable = false;
        let (card, name) = (target_card(ctx.state, target), ctx.state.card(attacker));
        ctx.emit(Event::Attack { who, attacker: name, target: card });
        intel(ctx, who)?;
        attack = ctx.state.attack.unwrap_or(attack);
        cite(10, 9);
        if missing(ctx.state, &attack) == 0 {
            break;
        }
        // §10.9: another target that can be reached, or the attack is over.
        let ctx = &mut *ctx.rule(10, 9);
        ctx.emit(Event::OutOfReach { attacker: name, target: card });
        let reached = |state: &State, other: AttackTarget| {
            let attack = Attack { target: other, ..attack };
            let secrecy = stats::target_secrecy(state, other);
            let short = missing(state, &attack);
            may_target(state, attacker, other)?;
            unless(short == 0, 10, 9, Why::TooSecret { secrecy, reach: secrecy - short })
        };
        let mut any = false;
        each_target(ctx.state, who, |other| any = any || reached(ctx.state, other).is_ok());
        if !any {
            ctx.emit(Event::AttackOver { attacker: name });
            return over(ctx);
        }
        let choice = ctx.choose(who, Ask::Target(attacker), |state, options| {
            each_target(state, who, |other| options.offer(choice_of(other), reached(state, other)));
        })?;
        let Some(other) = chosen(choice) else { return Ok(()) };
        target = other;
    }
    ctx.state.step = Step::Lay;
    mortal_attacked(ctx, attacker)
}

/// What happens to those who attack a mortal (Protests in the Streets). §27.12: if it defeats the attacker, the
/// attack is over.
fn mortal_attacked(ctx: &mut Ctx, attacker: Slot) -> Asked<()> {
    let Some(Attack { target: AttackTarget::Mortal(_), .. }) = ctx.state.attack else { return Ok(()) };
    let who = attacker.owner();
    let mut pending = triggers::triggering(ctx.state, who, When::MortalAttacked);
    pending.retain(|waiting| matches!(waiting.source, Source::City(_)));
    for waiting in pending {
        let mut context = EffectContext::of(ctx.state, waiting.source, who);
        let does = &triggers::ability(ctx.state, waiting).does;
        effects::run(
            &mut triggers::answering(ctx, When::MortalAttacked, waiting.source),
            does,
            &mut context,
        )?;
    }
    if !ctx.state[attacker].in_coterie() {
        let name = ctx.state.card(attacker);
        ctx.rule(27, 12).emit(Event::AttackOver { attacker: name });
        return over(ctx);
    }
    Ok(())
}

/// Step 3: who promised Intel first (§18.4), then the attacker, then the others clockwise (§27.11: the
/// attacked player is not asked).
fn intel(ctx: &mut Ctx, who: Seat) -> Asked<()> {
    cite(18, 4);
    let Some(attack) = ctx.state.attack else { return Ok(()) };
    if missing(ctx.state, &attack) == 0 {
        return Ok(());
    }
    let defender =
        if let AttackTarget::Vampire(victim) = attack.target { Some(victim.owner()) } else { None };
    let owes = |state: &State, seat: Seat| {
        seat != who && defender.is_some_and(|on| promises::owes_intel(state, seat, on))
    };
    let debtors: Seats = ctx.state.everyone().into_iter().filter(|&seat| owes(ctx.state, seat)).collect();
    let order: arrayvec::ArrayVec<Seat, 4> = ctx.state.clockwise(who).collect();
    cite(27, 11);
    for first in [true, false] {
        for &seat in order.iter().filter(|&&seat| debtors.has(seat) == first && Some(seat) != defender) {
            intel_of(ctx, seat, debtors.has(seat))?;
        }
    }
    if let Some(on) = defender {
        promises::intel_given(ctx, who, on);
    }
    Ok(())
}

/// §10.7: a player discards one card after another for Intel.
fn intel_of(ctx: &mut Ctx, seat: Seat, owes: bool) -> Asked<()> {
    while let Some(attack) = ctx.state.attack {
        let short = missing(ctx.state, &attack);
        if short == 0 {
            return Ok(());
        }
        let ctx = &mut *ctx.rule(10, 7);
        let attacker = attack.attacker;
        let choice = ctx.choose(seat, Ask::Intel(attacker, short), |state, options| {
            let hand = state[seat].hand_size();
            options.offer(Choice::Done, promises::may_stop(owes && hand > 0, seat, attack.target));
            cards::each_once(state, state.hand(seat), |slot| options.push(Choice::Card(slot)));
            if seat == attacker.owner() {
                offer_scope(state, &attack, options);
            }
            conspiracy::offer_all_shows(state, seat, options);
        })?;
        match choice {
            Choice::Card(slot) => {
                cite(13, 3);
                cards::discard(ctx, slot, None);
                more_intel(ctx, seat, 1);
            }
            Choice::FaceUp(slot) => {
                // §25.53: the card is this attack's card, and its Intel works now.
                let ctx = &mut *ctx.rule(25, 53);
                cards::out_of_hand(ctx, slot, true);
                let card = ctx.state.card(slot);
                if let Some(attack) = &mut ctx.state.attack {
                    attack.card = Maybe::some(slot.index() as u8);
                    attack.face_up = true;
                    attack.kind = Type::Ranged;
                }
                ctx.emit(Event::CardLaid { who: seat, card: Some(card) });
                let intel = face_up_intel(ctx.state, card);
                more_intel(ctx, seat, intel);
            }
            Choice::Show(nth, to) => conspiracy::show(ctx, seat, nth, to),
            _ => return Ok(()),
        }
    }
    Ok(())
}

fn more_intel(ctx: &mut Ctx, who: Seat, amount: u8) {
    let Some(attack) = &mut ctx.state.attack else { return };
    attack.intel += amount;
    let attack = *attack;
    let need = stats::target_secrecy(ctx.state, attack.target);
    let have = attack.intel + stats::party_intel(ctx.state, attack.attacker, attack.target);
    ctx.emit(Event::Intel { who, amount, have, need });
}

fn face_up_intel(state: &State, card: crate::cards::CardId) -> u8 {
    let texts = state.book().at(card, When::FaceUp).flat_map(|(_, ability)| &ability.does);
    let context = EffectContext::new(card, Source::Agenda(state.active), state.active);
    texts
        .map(|effect| if let Effect::Intel(n) = effect { stats::amount(state, *n, &context) } else { 0 })
        .sum()
}

/// Cards that may be laid face up in the Intel step (Scoped .30-06).
fn offer_scope(state: &State, attack: &Attack, options: &mut super::Offered) {
    let who = attack.attacker.owner();
    if attack.card.get().is_some() {
        return;
    }
    cards::each_once(state, State::library_slots(who, state[who].hand), |slot| {
        let card = state.card(slot);
        if state.book().triggers_on(card, When::FaceUp) {
            let fits = legal::attack_card(state, attack.attacker, Type::Ranged, card);
            options.offer(Choice::FaceUp(slot), fits);
        }
    });
}

/// Steps 4 and 5: the type, and a card face down (§10.11 to §10.16).
pub(crate) fn lay(ctx: &mut Ctx) -> Asked<()> {
    let Some(attack) = ctx.state.attack else { return Ok(()) };
    let attacker = attack.attacker;
    let (who, name) = (attacker.owner(), ctx.state.card(attacker));
    let ctx = &mut *ctx.rule(10, 11);
    let mut kind = Type::Ranged;
    if attack.card.get().is_none() {
        let choice = ctx.choose(who, Ask::AttackType(attacker), |_, options| {
            Type::ALL.iter().for_each(|&kind| options.push(Choice::Type(kind)));
        })?;
        if let Choice::Type(chosen) = choice {
            kind = chosen;
        }
    }
    if let Some(attack) = &mut ctx.state.attack {
        attack.kind = kind;
    }
    ctx.emit(Event::AttackType { attacker: name, kind });
    if attack.card.get().is_none() {
        lay_card(ctx, attacker, kind)?;
    }
    // §9.6: no block and no Reaction for a claimant.
    ctx.state.step = if attack.claim { Step::Reveal } else { Step::Block };
    if attack.claim {
        cite(9, 6);
    }
    Ok(())
}

/// §9.8: against a claimant only the player whose Rival this is plays a card.
fn may_lay(state: &State, who: Seat) -> Check {
    match state.attack {
        Some(Attack { claim: true, target: AttackTarget::Vampire(victim), .. }) => {
            let claiming = victim.owner();
            unless(state[who].rival == claiming, 9, 8, Why::NotTheRival { who: claiming })
        }
        _ => Ok(()),
    }
}

fn lay_card(ctx: &mut Ctx, attacker: Slot, kind: Type) -> Asked<()> {
    cite(27, 3);
    let who = attacker.owner();
    let ctx = &mut *ctx.rule(10, 12);
    let choice = ctx.choose(who, Ask::AttackCard(attacker), |state, options| {
        options.push(Choice::Done);
        let mortal = matches!(state.attack, Some(Attack { target: AttackTarget::Mortal(_), .. }));
        let allowed = may_lay(state, who);
        cards::each_once(state, state.hand(who), |slot| {
            let fits = allowed.and_then(|()| legal::attack_card(state, attacker, kind, state.card(slot)));
            // §10.14: against a mortal it may lie face up.
            cite(10, 14);
            if mortal && fits.is_ok() {
                options.push(Choice::FaceUp(slot));
            }
            // §27.4: whatever it is, if the table allows bluffs.
            cite(27, 4);
            let bluffs = state.options.bluffs && !slot.is_vampire();
            options.offer(Choice::Card(slot), if bluffs { allowed } else { fits });
        });
    })?;
    let (slot, up) = match choice {
        Choice::Card(slot) => (slot, false),
        Choice::FaceUp(slot) => (slot, true),
        _ => {
            ctx.emit(Event::NoCard { who });
            return Ok(());
        }
    };
    cards::out_of_hand(ctx, slot, up);
    if let Some(attack) = &mut ctx.state.attack {
        attack.card = Maybe::some(slot.index() as u8);
        attack.face_up = up;
    }
    let card = Some(ctx.state.card(slot));
    if up {
        ctx.rule(10, 14).emit(Event::CardLaid { who, card });
    } else {
        let open = Event::CardLaid { who, card: None };
        ctx.emit_secret(Seats::one(who), Event::CardLaid { who, card }, open);
    }
    Ok(())
}

/// §10.18: the attack is over; its cards are discarded, and Intel is lost.
pub(crate) fn over(ctx: &mut Ctx) -> Asked<()> {
    cite(10, 18);
    let Some(attack) = ctx.state.attack.take() else { return Ok(()) };
    if let Some(i) = attack.card.get() {
        cards::to_discard(ctx, Slot::library(attack.attacker.owner(), i));
    }
    if let (Some(i), Some(reactor)) = (attack.reaction.get(), attack.reactor) {
        cards::to_discard(ctx, Slot::library(reactor.owner(), i));
    }
    ctx.state.step = if attack.claim {
        Step::Claim(super::claim::decided(ctx.state, attack.attacker.owner()))
    } else {
        Step::Act
    };
    Ok(())
}
