//! Vampires that fall: torpor, burning, and what answers to it (section 14, §12.21).

use arrayvec::ArrayVec;
use elysium_kernel::{Asked, Seat, cite};

use super::{Ctx, EffectContext, attachments, stats, tokens, triggers};
use crate::cards::{Effect, Own, When};
use crate::sets::{FACTION, Maybe, Slot};
use crate::state::{Attached, Attachment, Place, Vampire, sum};
use crate::vocabulary::{Event, Source};

/// Who defeated somebody: a player, and the vampire that did it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DefeatedBy {
    pub seat: Option<Seat>,
    pub vampire: Option<Slot>,
}

/// A vampire that is defeated: into torpor (§14.1), or burned by Aggravated damage (§12.21), which is a defeat,
/// too (§4.14).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fallen {
    pub victim: Slot,
    pub by: DefeatedBy,
    pub burns: bool,
}

/// One vampire is defeated.
pub(crate) fn defeat(ctx: &mut Ctx, victim: Slot, by: DefeatedBy) -> Asked<()> {
    defeat_all(ctx, &[Fallen { victim, by, burns: false }])
}

/// Vampires that are defeated at the same moment. §12.14, §12.17, §14.4: all of them fall before anything answers to
/// it, so whatever mends them by then comes too late.
pub(crate) fn defeat_all(ctx: &mut Ctx, fallen: &[Fallen]) -> Asked<()> {
    cite(12, 17);
    cite(14, 4);
    let mut falls = ArrayVec::<_, { FACTION + 1 }>::new();
    for one in fallen {
        falls.push(fall(ctx, one, fallen)?);
    }
    for (one, fall) in fallen.iter().zip(&falls) {
        answers(ctx, one.victim, one.by, fall)?;
    }
    Ok(())
}

/// What is known of a fall once it is settled: whom it is about, and the Prince of the City if the vampire bore it.
struct Fall {
    about: EffectContext,
    prince: Option<u8>,
}

/// What happens to the vampire, its tokens and its cards. `fallen` are all that are defeated now.
fn fall(ctx: &mut Ctx, one: &Fallen, fallen: &[Fallen]) -> Asked<Fall> {
    let Fallen { victim, by, burns } = *one;
    let owner = victim.owner();
    let mut about = EffectContext::of(ctx.state, Source::Vampire(victim), owner);
    about.victim = Some(victim);
    about.victim_potency = stats::potency(ctx.state, victim);
    about.actor = by.vampire;
    about.foe = by.seat;
    // §25.47: the tokens of Marked Man go to whoever did it, before tokens are removed.
    let marks = ctx.state[victim].marks;
    if marks > 0 {
        cite(25, 47);
    }
    if let (Some(seat), true) = (by.seat, marks > 0) {
        let vampire = ctx.state.card(victim);
        ctx.state[victim].marks = 0;
        ctx.state[seat].agenda += marks;
        ctx.rule(25, 47).emit(Event::MarkTaken { who: seat, vampire, amount: marks });
    }
    // A Retainer can only be taken while it is there (Liza Holt).
    if let Some(vampire) = by.vampire.filter(|&v| v.owner() != owner) {
        super::own::take_retainers(ctx, vampire, victim, fallen)?;
    }
    let prince = go_down(ctx, victim, by, burns);
    tokens::blame(ctx, owner, by.seat);
    Ok(Fall { about, prince })
}

/// The Prince of the City, Agenda, and texts that answer to a defeat.
fn answers(ctx: &mut Ctx, victim: Slot, by: DefeatedBy, fall: &Fall) -> Asked<()> {
    let (owner, about) = (victim.owner(), &fall.about);
    if let Some(slot) = fall.prince {
        prince_falls(ctx, slot, by)?;
    }
    // §4.11, §4.12: a vampire of the Rival is worth 1, any other nothing by itself.
    if let Some(seat) = by.seat.filter(|&seat| seat != owner) {
        cite(4, 14);
        if ctx.state[seat].rival == owner {
            tokens::gain_agenda(&mut ctx.rule(4, 11), seat, 1, None);
        } else {
            cite(4, 12);
        }
        triggers::fire(ctx, seat, When::YouDefeat, about)?;
        if let Some(vampire) = by.vampire {
            triggers_of_party(ctx, vampire, about)?;
        }
    }
    triggers_of_victim(ctx, victim, about)
}

/// §14.1, §14.2, §14.3, §12.21, §12.22: what happens to the vampire and its cards. Gives back the Prince
/// of the City if it bore it.
fn go_down(ctx: &mut Ctx, victim: Slot, by: DefeatedBy, burns: bool) -> Option<u8> {
    let (owner, vampire) = (victim.owner(), ctx.state.card(victim));
    // What lies on it goes with it: into the fire, or to torpor without its Retainers.
    let ctx = &mut *if burns { ctx.rule(12, 21) } else { ctx.rule(14, 2) };
    let mut prince = None;
    let attached = ctx.state[victim].attached;
    for one in attached.iter().rev() {
        let title = stats::is_title(ctx.state, victim, one);
        cite(14, 7);
        match one.card.city_slot() {
            Some(slot) if title => {
                attachments::detach(ctx, victim, one.card);
                prince = Some(slot);
            }
            _ if title && !burns => {}
            _ => attachments::burn_attached(ctx, victim, one.card),
        }
    }
    let left = tokens::bleed(ctx, victim, u8::MAX);
    tokens::to_supply(ctx, left);
    if burns {
        cite(12, 22);
        burn_vampire(ctx, victim);
        ctx.emit(Event::VampireBurned { who: owner, vampire, by: by.seat });
        return prince;
    }
    let me = &mut ctx.state[victim];
    *me = Vampire { place: Place::Torpor, exhausted: true, attached: me.attached, ..Vampire::default() };
    ctx.rule(14, 1).emit(Event::Torpor { who: owner, vampire, by: by.seat });
    // §14.3, §3.15: 1 Prestige becomes its Blood, even the last.
    cite(1, 2);
    cite(3, 15);
    let token = tokens::take(&mut ctx.state[owner].prestige, owner, 1);
    if sum(&token) > 0 {
        tokens::put(&mut ctx.state[victim].blood, token);
        ctx.rule(14, 3).emit(Event::LostPrestige { who: owner, amount: 1, by: None });
    }
    prince
}

/// A vampire leaves the game; its Blood has gone before. Where it was the Leader, nobody is Leader from now on (§4.17).
pub(crate) fn burn_vampire(ctx: &mut Ctx, victim: Slot) {
    cite(1, 11);
    let owner = victim.owner();
    if ctx.state.leader(owner) == Some(victim) {
        ctx.state[owner].leader = Maybe::NONE;
    }
    ctx.state[victim] = Vampire::default();
}

/// §9.13 to §9.15: who defeated the Prince takes the card; otherwise it returns to The Streets.
fn prince_falls(ctx: &mut Ctx, slot: u8, by: DefeatedBy) -> Asked<()> {
    match by.vampire.filter(|&v| ctx.state[v].in_coterie()) {
        Some(vampire) => {
            // §9.15: outside an attack, too.
            let fought = ctx.state.attack.is_some();
            let ctx = &mut *if fought { ctx.rule(9, 13) } else { ctx.rule(9, 15) };
            let card = ctx.state.card(vampire);
            let title = ctx.state.book().city_id(slot);
            ctx.emit(Event::Prince { who: vampire.owner(), vampire: card, title });
            attachments::attach(ctx, vampire, Attached { card: Attachment::city(slot), exhausted: false })
        }
        None => {
            ctx.state.city.streets |= 1 << slot;
            ctx.rule(9, 14).emit(Event::PrinceFree);
            Ok(())
        }
    }
}

/// §12.3: texts of the party that defeated somebody, and of its player.
fn triggers_of_party(ctx: &mut Ctx, vampire: Slot, about: &EffectContext) -> Asked<()> {
    cite(12, 3);
    let you = vampire.owner();
    let mut pending = triggers::triggering(ctx.state, you, When::PartyDefeats);
    pending.retain(|waiting| match waiting.source {
        Source::Vampire(member) => ctx.state.fought(vampire).any(|other| other == member),
        _ => true,
    });
    // Retainers were taken before the vampire fell.
    let took = Effect::Own(Own::TakeRetainer);
    pending.retain(|waiting| !triggers::ability(ctx.state, *waiting).does.contains(&took));
    triggers::resolve(ctx, you, pending, about)?;
    if ctx.state.attack.is_some_and(|attack| attack.attacker == vampire) {
        triggers::fire(ctx, you, When::AttackerDefeats, about)?;
    }
    Ok(())
}

/// §14.4: after torpor is settled the fallen vampire's own text answers (Jesús).
fn triggers_of_victim(ctx: &mut Ctx, victim: Slot, about: &EffectContext) -> Asked<()> {
    let card = ctx.state.card(victim);
    let mut pending = triggers::WaitingTriggers::new();
    for (ability, _) in ctx.state.book().at(card, When::SelfDefeated) {
        pending.push(triggers::WaitingTrigger { source: Source::Vampire(victim), card, ability });
    }
    triggers::resolve(ctx, victim.owner(), pending, about)
}
