//! Mortals that are struck down: Citizens, Vagrants, the Special Affairs Division (§22.6). They are no
//! characters (§21.3), and each is a party of its own (§21.2).

use elysium_kernel::{Asked, Seat, cite};

use super::{Ctx, EffectContext, attachments, effects, tokens, triggers, yes};
use crate::cards::{CardId, CityKind, Effect, When};
use crate::sets::Slot;
use crate::state::{Attached, Attachment, Attack};
use crate::vocabulary::{Ask, Choice, Event, Source};

/// §12.15: defeated only if one attack deals at least its Blood.
pub(crate) fn struck(ctx: &mut Ctx, attack: &Attack, slot: u8, damage: u8) -> Asked<()> {
    cite(21, 2);
    cite(21, 3);
    let (card, kind) = (ctx.state.book().city_id(slot), ctx.state.book().city_card(slot));
    let ctx = &mut *ctx.rule(12, 15);
    if kind.kind == CityKind::Hunter {
        cite(22, 6);
    }
    if damage < kind.blood {
        ctx.emit(Event::MortalSurvived { card });
        return Ok(());
    }
    let attacker = attack.attacker;
    let who = attacker.owner();
    ctx.emit(Event::MortalDefeated { who, card });
    // §4.13, §21.4: the printed agenda, whatever comes next.
    cite(21, 4);
    tokens::gain_agenda(&mut ctx.rule(4, 13), who, kind.agenda, Some(card));
    ctx.state[who].mortals += 1;
    match kind.kind {
        CityKind::Hunter => hunter(ctx, slot, who)?,
        CityKind::Vagrant | CityKind::Citizen => prey(ctx, slot, attacker)?,
        CityKind::Event | CityKind::OngoingEvent | CityKind::Prince => {}
    }
    let about = EffectContext::of(ctx.state, Source::Agenda(who), who);
    if kind.kind == CityKind::Vagrant {
        triggers::fire(ctx, who, When::VagrantDefeated, &about)?;
    }
    if ctx.state[who].mortals == 2 {
        triggers::fire(ctx, who, When::SecondMortal, &about)?;
    }
    Ok(())
}

/// §21.5 to §21.7: Burn or Attach.
fn prey(ctx: &mut Ctx, slot: u8, attacker: Slot) -> Asked<()> {
    let card = ctx.state.book().city_id(slot);
    let who = attacker.owner();
    ctx.state.city.streets &= !(1 << slot);
    let stands = ctx.state[attacker].in_coterie();
    if stands {
        let choice = ctx.choose(who, Ask::BurnOrAttach(card), |_, options| {
            options.push(Choice::Burn);
            options.push(Choice::Attach);
        })?;
        if choice == Choice::Attach {
            let new = Attached { card: Attachment::city(slot), exhausted: false };
            return attachments::attach(&mut ctx.rule(21, 6), attacker, new);
        }
    }
    ctx.state.city.burned |= 1 << slot;
    let ctx = &mut *if stands { ctx.rule(21, 5) } else { ctx.rule(21, 7) };
    ctx.emit(Event::MortalBurned { card });
    feed(ctx, slot, attacker)
}

/// §21.5: the attacker mends by the printed amount, unless a text of the party offers something else
/// (Johnny).
fn feed(ctx: &mut Ctx, slot: u8, attacker: Slot) -> Asked<()> {
    let who = attacker.owner();
    let mut instead = triggers::triggering(ctx.state, who, When::BurningMortal);
    instead.retain(|waiting| match waiting.source {
        Source::Vampire(member) => {
            ctx.state[attacker].in_coterie() && ctx.state[member].place == ctx.state[attacker].place
        }
        _ => false,
    });
    for waiting in instead {
        let context = EffectContext::of(ctx.state, waiting.source, who);
        let helps = super::act::has_object(ctx.state, triggers::ability(ctx.state, waiting), &context);
        if helps && yes(ctx, who, Ask::May(waiting.card))? {
            let mut context = EffectContext::of(ctx.state, waiting.source, who);
            let does = &triggers::ability(ctx.state, waiting).does;
            let ctx = &mut *triggers::answering(ctx, When::BurningMortal, waiting.source);
            return effects::run(ctx, does, &mut context);
        }
    }
    if ctx.state[attacker].in_coterie() {
        let (card, amount) = (ctx.state.book().city_id(slot), ctx.state.book().city_card(slot).blood);
        tokens::mend(ctx, attacker, amount, Some(card));
    }
    Ok(())
}

/// §22.7, §25.74: to the City discard pile, or back into the deck while Hunt the Hunters is in play.
fn hunter(ctx: &mut Ctx, slot: u8, who: Seat) -> Asked<()> {
    cite(22, 6);
    let card = ctx.state.book().city_id(slot);
    // §24.6: an Agenda that is turned up for this works for this one already.
    let about = EffectContext::of(ctx.state, Source::Agenda(who), who);
    triggers::offer_to_flip(ctx, who, When::HunterDefeated, &about)?;
    ctx.state.city.streets &= !(1 << slot);
    let hunted = ctx.state.everyone().into_iter().any(|seat| {
        let agenda = ctx.state.agenda_card(seat);
        !ctx.state[seat].agenda_down
            && ctx.state.book().at(agenda, When::Always).any(|(_, a)| a.does.contains(&Effect::HuntersReturn))
    });
    if hunted {
        ctx.state.city.deck |= 1 << slot;
        ctx.rule(25, 74).emit(Event::HunterBack { card });
    } else {
        ctx.state.city.discard |= 1 << slot;
        ctx.rule(22, 7).emit(Event::MortalDiscarded { card });
    }
    triggers::fire_face_up(ctx, who, When::HunterDefeated, &about)
}

/// §25.59: burning one is not defeating it.
pub(crate) fn burn_hunter(ctx: &mut Ctx, slot: u8, who: Seat, by: CardId) -> Asked<()> {
    let card = ctx.state.book().city_id(slot);
    ctx.state.city.streets &= !(1 << slot);
    ctx.state.city.burned |= 1 << slot;
    ctx.rule(25, 59).emit(Event::HunterBurned { card, by });
    let about = EffectContext::of(ctx.state, Source::Agenda(who), who);
    triggers::fire(ctx, who, When::HunterBurned, &about)
}
