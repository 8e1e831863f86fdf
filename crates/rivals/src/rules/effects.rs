//! What effects do. Every primitive of the language of effects has its place here.

use elysium_kernel::{Asked, Seat, cite};

use super::{
    Ctx, EffectContext, attachments, cards, city, conspiracy, damage, defeat, end, own, stats, tokens,
};
use crate::State;
use crate::cards::{CardId, CityCards, CityKind, Effect, MOST_LADEN, Which, Whom};
use crate::sets::Slot;
use crate::state::{AttackTarget, Place};
use crate::vocabulary::{Ask, Choice, Event, Source};

/// Carries out effects one after another.
pub(crate) fn run(ctx: &mut Ctx, effects: &[Effect], context: &mut EffectContext) -> Asked<()> {
    for effect in effects {
        one(ctx, effect, context)?;
        end::settle(ctx)?;
    }
    Ok(())
}

/// The players whom an effect touches, in the order of §27.1.
fn whom(state: &State, whom: Whom, context: &EffectContext) -> arrayvec::ArrayVec<Seat, 4> {
    cite(12, 2);
    cite(27, 1);
    match whom {
        Whom::You => [context.you].into_iter().collect(),
        Whom::Defender | Whom::ChosenFoe => context.foe.into_iter().collect(),
        Whom::TheirController => context.victim.map(Slot::owner).into_iter().collect(),
        Whom::Everyone => state.clockwise(state.active).collect(),
    }
}

/// Who is to blame for a loss: nobody for what lies in The Streets (§3.8).
fn causer(context: &EffectContext) -> Option<Seat> {
    (!matches!(context.source, Source::City(_))).then_some(context.you)
}

fn which(state: &State, which: Which, context: &EffectContext) -> arrayvec::ArrayVec<Slot, 8> {
    let attack = state.attack.as_ref();
    match which {
        Which::This => context.this.into_iter().collect(),
        Which::Party => context.this.map(|v| state.party(v).collect()).unwrap_or_default(),
        Which::AttackingParty => attack.map(|a| state.fought(a.attacker).collect()).unwrap_or_default(),
        Which::OpposingParty => match attack.map(|a| a.target) {
            Some(AttackTarget::Vampire(target)) => state.party(target).collect(),
            _ => Default::default(),
        },
        Which::Attacker => attack.map(|a| a.attacker).into_iter().collect(),
        Which::YourTitleHolders => {
            state.vampires(context.you).filter(|&v| stats::is_titled(state, v)).collect()
        }
        Which::TheirCoterie => context.foe.map(|foe| state.coterie(foe).collect()).unwrap_or_default(),
        Which::Bearer => context.victim.into_iter().collect(),
    }
}

fn one(ctx: &mut Ctx, effect: &Effect, context: &mut EffectContext) -> Asked<()> {
    let (you, by) = (context.you, context.card);
    match effect {
        // Attack
        Effect::Damage(n) => {
            let amount = stats::amount(ctx.state, *n, context);
            if amount > 0 {
                context.damage += amount;
                ctx.emit(Event::MoreDamage { amount, by });
            }
        }
        Effect::Shield(n) => context.shield += stats::amount(ctx.state, *n, context),
        Effect::PartyShield(n) => context.party_shield += stats::amount(ctx.state, *n, context),
        Effect::IgnoreShields => context.ignores_shields = true,
        Effect::Splash(n) => {
            if let Some(attack) = &mut ctx.state.attack {
                attack.splash += n;
            }
        }
        Effect::Unblockable => {
            if let Some(this) = context.this {
                ctx.state[this].unblockable = true;
                ctx.emit(Event::Unblockable { vampire: by });
            }
        }
        Effect::Choose(options) => {
            let chosen = ctx.state.attack.as_ref().map_or(0, |attack| attack.option as usize);
            if let Some(effects) = options.get(chosen) {
                run(ctx, effects, context)?;
            }
        }
        Effect::If(condition, effects) => {
            if stats::holds(ctx.state, *condition, context) {
                run(ctx, effects, context)?;
            }
        }
        // Players
        Effect::Draw(n) => cards::draw(ctx, you, *n, Some(by))?,
        Effect::Discard(of, n) => {
            let n = stats::amount(ctx.state, *n, context);
            for seat in whom(ctx.state, *of, context) {
                cards::discard_some(ctx, seat, n, Some(by))?;
            }
        }
        Effect::GainPrestige(of, n) => {
            let n = stats::amount(ctx.state, *n, context);
            for seat in whom(ctx.state, *of, context) {
                tokens::gain_prestige(ctx, seat, n, Some(by));
            }
        }
        Effect::LosePrestige(Whom::ChosenFoe, n) if context.foe.is_none() => {
            let foe = pick_foe(ctx, you, by)?;
            context.foe = Some(foe);
            let n = stats::amount(ctx.state, *n, context);
            tokens::lose_prestige(ctx, foe, n, Some(by), causer(context));
        }
        Effect::LosePrestige(of, n) => {
            let n = stats::amount(ctx.state, *n, context);
            for seat in whom(ctx.state, *of, context) {
                tokens::lose_prestige(ctx, seat, n, Some(by), causer(context));
            }
        }
        Effect::StealPrestige(of, n) => {
            for seat in whom(ctx.state, *of, context) {
                tokens::steal_prestige(ctx, you, seat, *n, by);
            }
        }
        Effect::GainAgenda(n) => {
            let n = stats::amount(ctx.state, *n, context);
            tokens::gain_agenda(ctx, you, n, Some(by));
        }
        Effect::LoseAgenda(of, n) => {
            let n = stats::amount(ctx.state, *n, context);
            for seat in whom(ctx.state, *of, context) {
                tokens::lose_agenda(ctx, seat, n, Some(by));
            }
        }
        // Vampires
        Effect::Mend(of, n) => {
            for vampire in which(ctx.state, *of, context) {
                tokens::mend(ctx, vampire, *n, Some(by));
            }
        }
        Effect::SpreadMend(n) => {
            let n = stats::amount(ctx.state, *n, context);
            spread_mend(ctx, you, n, by)?;
        }
        Effect::MendOneEach(n) => {
            for seat in ctx.state.clockwise(ctx.state.active) {
                if let Some(vampire) = pick_to_mend(ctx, seat, by)? {
                    tokens::mend(ctx, vampire, *n, Some(by));
                }
            }
        }
        Effect::LoseBlood(of, n) => {
            for vampire in which(ctx.state, *of, context) {
                damage::lose_blood(ctx, vampire, *n, context)?;
            }
        }
        Effect::StealBlood(n) => damage::steal_blood(ctx, *n, context)?,
        Effect::Exhaust(of) => {
            for vampire in which(ctx.state, *of, context) {
                if !ctx.state[vampire].exhausted {
                    ctx.state[vampire].exhausted = true;
                    let vampire = ctx.state.card(vampire);
                    ctx.emit(Event::Exhausted { vampire, by });
                }
            }
        }
        Effect::DefeatWounded => defeat_wounded(ctx, context)?,
        Effect::Mark => mark(ctx, you, by)?,
        Effect::BurnRetainer => {
            let attack = ctx.state.attack;
            if let Some(AttackTarget::Vampire(target)) = attack.map(|a| a.target) {
                let party: arrayvec::ArrayVec<Slot, 8> = ctx.state.party(target).collect();
                if let Some((bearer, at)) = attachments::pick_retainer(ctx, you, &party, by, false)? {
                    attachments::burn_attached(ctx, bearer, at);
                }
            }
        }
        Effect::StealRetainer => {
            let attack = ctx.state.attack;
            if let (Some(AttackTarget::Vampire(target)), Some(thief)) =
                (attack.map(|a| a.target), context.actor)
                && let Some((bearer, at)) = attachments::pick_retainer(ctx, you, &[target], by, false)?
            {
                attachments::steal(ctx, bearer, at, thief, by)?;
            }
        }
        // Cards
        Effect::BurnTheirOngoing => {
            if let Some(foe) = context.foe {
                burn_ongoing(ctx, you, Some(foe), by)?;
            }
        }
        Effect::BurnOngoing => burn_ongoing(ctx, you, None, by)?,
        Effect::BurnThis => {
            if let Source::Ongoing(slot) = context.source {
                super::play::burn_ongoing(ctx, slot, by);
            }
        }
        Effect::Recover => recover(ctx, you, by)?,
        Effect::FeedAll(n) => {
            let down: arrayvec::ArrayVec<u8, MOST_LADEN> = conspiracy::face_down(ctx.state, you).collect();
            for at in down {
                conspiracy::feed(ctx, you, at, *n, by);
            }
        }
        Effect::FeedOne(n) => {
            if let Some(at) = conspiracy::pick_face_down(ctx, you, you, by)? {
                conspiracy::feed(ctx, you, at, *n, by);
            }
        }
        Effect::Load(n) => super::play::load(ctx, context, *n),
        Effect::LoadPerPrestige(n) => super::play::load(ctx, context, *n * context.paid),
        Effect::GiveBlood => super::play::give_blood(ctx, context)?,
        Effect::TakePrestige => super::play::take_prestige(ctx, context),
        Effect::NextCityCard => city::next_card(ctx)?,
        Effect::CityReturns => city::discard_returns(ctx),
        Effect::Own(own) => own::run(ctx, *own, context)?,
        // Asked of the card where the rules need it.
        Effect::CancelReaction
        | Effect::VoidText
        | Effect::RangedToo
        | Effect::Prevent(_)
        | Effect::Intel(_)
        | Effect::LeaderInfluence(_)
        | Effect::HoldersInfluence(..)
        | Effect::TitleHoldersInfluence(_)
        | Effect::SecrecyAtHome(_)
        | Effect::SecrecyOutside(_)
        | Effect::SecrecyInStreets(_)
        | Effect::NoSecrecy
        | Effect::RecruitDiscount(_)
        | Effect::Icon(_)
        | Effect::Attribute(..)
        | Effect::Potency(_)
        | Effect::StayOut
        | Effect::NoRanged
        | Effect::PartiesOfOne
        | Effect::HuntersReturn => {}
        // §25.6: onto the vampire, to be exerted.
        Effect::Influence(n) => {
            if let Some(this) = context.this {
                let amount = stats::amount(ctx.state, *n, context);
                ctx.state[this].influence += amount;
                ctx.emit(Event::MoreInfluence { who: you, amount, by });
            }
        }
    }
    Ok(())
}

pub(crate) fn pick_foe(ctx: &mut Ctx, you: Seat, by: CardId) -> Asked<Seat> {
    cite(12, 2);
    let choice = ctx.choose(you, Ask::PickFoe(by), |state, options| {
        state.after(you).for_each(|foe| options.push(Choice::Foe(foe)));
    })?;
    Ok(if let Choice::Foe(foe) = choice { foe } else { you })
}

/// A vampire of the player that has room for Blood, in torpor too; none if nobody has.
fn pick_to_mend(ctx: &mut Ctx, who: Seat, by: CardId) -> Asked<Option<Slot>> {
    let hurt = |state: &State| {
        state
            .vampires(who)
            .filter(|&v| state.blood(v) < stats::potency(state, v))
            .collect::<arrayvec::ArrayVec<Slot, 8>>()
    };
    if hurt(ctx.state).is_empty() {
        return Ok(None);
    }
    let choice = ctx.choose(who, Ask::PickVampire(by), |state, options| {
        hurt(state).into_iter().for_each(|vampire| options.push(Choice::Vampire(vampire)));
    })?;
    Ok(if let Choice::Vampire(vampire) = choice { Some(vampire) } else { None })
}

/// §25.45: point by point, over coterie and torpor.
fn spread_mend(ctx: &mut Ctx, who: Seat, n: u8, by: CardId) -> Asked<()> {
    for _ in 0..n {
        match pick_to_mend(ctx, who, by)? {
            Some(vampire) => {
                tokens::mend(ctx, vampire, 1, Some(by));
            }
            None => return Ok(()),
        }
    }
    Ok(())
}

/// §25.34: a Wounded character outside its Haven is defeated; not an attack.
fn defeat_wounded(ctx: &mut Ctx, context: &EffectContext) -> Asked<()> {
    let choice = ctx.choose(context.you, Ask::PickVampire(context.card), |state, options| {
        wounded_outside(state).for_each(|vampire| options.push(Choice::Vampire(vampire)));
    })?;
    if let Choice::Vampire(victim) = choice {
        let taken = tokens::bleed(ctx, victim, u8::MAX);
        tokens::to_supply(ctx, taken);
        defeat::defeat(ctx, victim, defeat::DefeatedBy { seat: Some(context.you), vampire: context.actor })?;
    }
    Ok(())
}

pub(crate) fn wounded_outside(state: &State) -> impl Iterator<Item = Slot> + '_ {
    state
        .everyone()
        .into_iter()
        .flat_map(|seat| state.which(seat, |v| matches!(v.place, Place::Streets(_))))
        .filter(|&vampire| stats::is_wounded(state, vampire))
}

/// Marked Man: the token stays on the character (§25.47).
fn mark(ctx: &mut Ctx, you: Seat, by: CardId) -> Asked<()> {
    let choice = ctx.choose(you, Ask::PickVampire(by), |state, options| {
        for seat in state.clockwise(you) {
            state.coterie(seat).for_each(|vampire| options.push(Choice::Vampire(vampire)));
        }
    })?;
    if let Choice::Vampire(vampire) = choice {
        ctx.state[vampire].marks += 1;
        let vampire = ctx.state.card(vampire);
        ctx.rule(25, 47).emit(Event::Marked { vampire, by });
    }
    Ok(())
}

fn recover(ctx: &mut Ctx, you: Seat, by: CardId) -> Asked<()> {
    let player = &ctx.state[you];
    if player.discard == 0 && player.vampires_discarded == 0 {
        return Ok(());
    }
    let choice = ctx.choose(you, Ask::Recover(by), |state, options| {
        let player = &state[you];
        let pile = State::library_slots(you, player.discard)
            .chain(State::vampire_slots(you, player.vampires_discarded));
        cards::each_once(state, pile, |slot| options.push(Choice::Card(slot)));
    })?;
    if let Choice::Card(slot) = choice {
        let player = &mut ctx.state[you];
        if slot.is_vampire() {
            player.vampires_discarded &= !(1 << slot.nth_vampire());
        } else {
            player.discard &= !(1 << slot.index());
            // The pile is open, so everybody knows this card of the hand.
            player.shown |= 1 << slot.index();
        }
        ctx.state.expose(slot);
        cards::into_hand(ctx, slot);
        let card = ctx.state.card(slot);
        ctx.emit(Event::Recovered { who: you, card, by });
    }
    Ok(())
}

/// Ongoing cards that can burn: of one player, or all, with what is Ongoing in The Streets (§25.58).
pub(crate) fn each_ongoing(state: &State, of: Option<Seat>, mut offer: impl FnMut(Choice)) {
    let seats = state.everyone().into_iter().filter(|&seat| of.is_none_or(|of| of == seat));
    for seat in seats {
        let ongoing = state[seat].ongoing;
        let laden: u64 = state[seat].laden.iter().fold(0, |set, one| set | 1 << one.card);
        // Cards with tokens differ; plain copies are equal.
        let plain = State::library_slots(seat, ongoing & !laden);
        cards::each_once(state, plain, |slot| offer(Choice::Ongoing(slot)));
        State::library_slots(seat, ongoing & laden).for_each(|slot| offer(Choice::Ongoing(slot)));
    }
    if of.is_none() {
        let mut seen = CityCards::NONE;
        for slot in state.streets() {
            let card = state.book().city_id(slot);
            if state.book().city_card(slot).kind.is_ongoing() && !seen.has(card) {
                seen.insert(card);
                offer(Choice::CityCard(slot));
            }
        }
    }
}

fn burn_ongoing(ctx: &mut Ctx, you: Seat, of: Option<Seat>, by: CardId) -> Asked<()> {
    cite(4, 14);
    let choice = ctx.choose(you, Ask::PickOngoing(by), |state, options| {
        each_ongoing(state, of, |choice| options.push(choice));
    })?;
    match choice {
        Choice::Ongoing(slot) => super::play::burn_ongoing(ctx, slot, by),
        Choice::CityCard(slot) if ctx.state.book().city_card(slot).kind == CityKind::Hunter => {
            super::mortals::burn_hunter(ctx, slot, you, by)?;
        }
        Choice::CityCard(slot) => city::burn_event(ctx, slot),
        _ => {}
    }
    Ok(())
}
