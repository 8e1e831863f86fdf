//! Cards with a function of their own.

use elysium_kernel::{Asked, Seat, Seats, cite};

use super::damage::{Hit, Hits};
use super::{
    Ctx, EffectContext, attachments, cards, conspiracy, damage, defeat, movement, scheme, stats, tokens,
};
use crate::State;
use crate::cards::{CardId, CityKind, Count, Discipline, Effect, Own, When};
use crate::sets::{Bits, Slot};
use crate::state::{AttackTarget, Place};
use crate::vocabulary::{Ask, Choice, Deck, Event};

pub(crate) fn run(ctx: &mut Ctx, own: Own, context: &EffectContext) -> Asked<()> {
    match own {
        Own::RevealForInfluence => reveal_for_influence(ctx, context),
        Own::ShiftRetainer => shift_retainer(ctx, context)?,
        Own::Balance => balance(ctx, context)?,
        Own::DriveBy => drive_by(ctx, context)?,
        Own::PayAndMend => damage::pay_and_mend(ctx, context),
        Own::FaultyLogic => {
            if let Some(foe) = context.foe {
                conspiracy::force(ctx, context.you, foe, context.card)?;
            }
        }
        Own::Peek => peek(ctx, context)?,
        Own::SmokeOut => smoke_out(ctx, context)?,
        Own::EventsReturn => events_return(ctx, context.card),
        Own::Gallery => gallery(ctx, context.card)?,
        Own::Alcatraz => alcatraz(ctx),
        // At the places that ask for them: blocks, damage, defeats, Influence, the Antagonist Step.
        Own::TakeRetainer | Own::BlockInStreets | Own::BlockAnywhere | Own::Redirect | Own::PostOffice => {}
    }
    Ok(())
}

/// Iris Lokken (§25.10, §25.11): the top card of the Library is shown and stays there; its Blood
/// Potency requirement is Influence for this Scheme.
fn reveal_for_influence(ctx: &mut Ctx, context: &EffectContext) {
    let ctx = &mut *ctx.rule(25, 10);
    let (who, by) = (context.you, context.card);
    let Some(slot) = cards::take_top(ctx, who, Deck::Library) else { return };
    ctx.state.expose(slot);
    cards::put_on_top(ctx, slot, true);
    let card = ctx.state.card(slot);
    ctx.emit(Event::TopRevealed { who, card, by });
    let amount = ctx.state.book().library_card(card).potency.unwrap_or(0);
    scheme::open(ctx, who, amount);
    ctx.emit(Event::MoreInfluence { who, amount, by });
}

/// Liza Holt (§25.12, §25.13): her party's victim loses a Retainer to one of the party. Who falls at the same
/// moment neither takes nor gets one (§14.5).
pub(crate) fn take_retainers(ctx: &mut Ctx, by: Slot, victim: Slot, fallen: &[defeat::Fallen]) -> Asked<()> {
    cite(12, 3);
    cite(14, 5);
    let stands = |member: &Slot| !fallen.iter().any(|one| one.victim == *member);
    let holds = |state: &State, member: Slot| {
        state
            .book()
            .at(state.card(member), When::PartyDefeats)
            .any(|(_, ability)| ability.does.contains(&Effect::Own(Own::TakeRetainer)))
    };
    let thieves: arrayvec::ArrayVec<Slot, 8> =
        ctx.state.fought(by).filter(stands).filter(|&member| holds(ctx.state, member)).collect();
    for thief in thieves {
        let (you, card) = (thief.owner(), ctx.state.card(thief));
        let Some((_, at)) = attachments::pick_retainer(ctx, you, &[victim], card, true)? else { continue };
        let choice = ctx.choose(you, Ask::NewBearer(card), |state, options| {
            state.fought(by).filter(stands).for_each(|member| options.push(Choice::Vampire(member)));
        })?;
        if let Choice::Vampire(bearer) = choice {
            attachments::steal(ctx, victim, at, bearer, card)?;
        }
    }
    Ok(())
}

/// Bong-Cha Park (§25.14): a Retainer moves within her party; that is no attaching.
fn shift_retainer(ctx: &mut Ctx, context: &EffectContext) -> Asked<()> {
    let (Some(this), by) = (context.this, context.card) else { return Ok(()) };
    let party: arrayvec::ArrayVec<Slot, 8> = ctx.state.party(this).collect();
    if party.len() < 2 {
        return Ok(());
    }
    let Some((from, at)) = attachments::pick_retainer(ctx, context.you, &party, by, false)? else {
        return Ok(());
    };
    let choice = ctx.choose(context.you, Ask::NewBearer(by), |_, options| {
        party
            .iter()
            .filter(|&&member| member != from)
            .for_each(|&member| options.push(Choice::Vampire(member)));
    })?;
    if let Choice::Vampire(to) = choice {
        attachments::shift(ctx, from, at, to, by)?;
    }
    Ok(())
}

/// Balance of Power (§25.30): whom its player names, always including that player.
pub(crate) fn name_players(ctx: &mut Ctx, you: Seat) -> Asked<()> {
    let Some(scheme) = ctx.state.scheme else { return Ok(()) };
    let card = ctx.state.card(scheme.card);
    let balance =
        ctx.state.book().at(card, When::Yes).any(|(_, a)| a.does.contains(&Effect::Own(Own::Balance)));
    if !balance {
        return Ok(());
    }
    let seats = ctx.state.seats as usize;
    let (least, most) = (seats.div_ceil(2), seats - 1);
    let mut named = Seats::one(you);
    while named.len() < most {
        let choice = ctx.choose(you, Ask::PickPlayers(card), |state, options| {
            if named.len() >= least {
                options.push(Choice::Done);
            }
            state.after(you).filter(|&foe| !named.has(foe)).for_each(|foe| options.push(Choice::Foe(foe)));
        })?;
        let Choice::Foe(foe) = choice else { break };
        named = named.with(foe);
    }
    if let Some(scheme) = &mut ctx.state.scheme {
        scheme.named = named;
    }
    ctx.rule(25, 30).emit(Event::Named { who: you, seats: named, by: card });
    Ok(())
}

/// Balance of Power (§25.31): each named player, clockwise, steals from an unnamed one. §3.16: nobody is knocked out
/// before all have.
fn balance(ctx: &mut Ctx, context: &EffectContext) -> Asked<()> {
    let (named, by) = (context.named, context.card);
    for seat in ctx.state.clockwise(ctx.state.active).filter(|&seat| named.has(seat)) {
        let choice = ctx.choose(seat, Ask::PickFoe(by), |state, options| {
            state.after(seat).filter(|&foe| !named.has(foe)).for_each(|foe| options.push(Choice::Foe(foe)));
        })?;
        if let Choice::Foe(foe) = choice {
            tokens::steal_prestige(&mut ctx.rule(25, 31), seat, foe, 1, by);
        }
    }
    Ok(())
}

/// The damage that Drive-By does to each further target.
pub(crate) const DRIVE_BY: u8 = 2;

/// Drive-By (§25.38): for each member with Celerity one more of the opposing party is hit.
fn drive_by(ctx: &mut Ctx, context: &EffectContext) -> Asked<()> {
    let Some(AttackTarget::Vampire(target)) = ctx.state.attack.map(|attack| attack.target) else {
        return Ok(());
    };
    for _ in 0..stats::count(ctx.state, Count::PartyHolders(Discipline::Celerity), context) {
        let also = ctx.state.attack.map_or(0, |attack| attack.also);
        let left = move |other: &Slot| *other != target && also >> other.nth_vampire() & 1 == 0;
        if !ctx.state.party(target).any(|other| left(&other)) {
            return Ok(());
        }
        let choice = ctx.choose(context.you, Ask::AlsoHit(context.card), |state, options| {
            state.party(target).filter(left).for_each(|other| options.push(Choice::Target(other)));
        })?;
        if let (Choice::Target(victim), Some(attack)) = (choice, &mut ctx.state.attack) {
            attack.also |= 1 << victim.nth_vampire();
        }
    }
    Ok(())
}

/// Search Engine: looks at the top of a deck, and may put the card under it.
fn peek(ctx: &mut Ctx, context: &EffectContext) -> Asked<()> {
    let (who, by) = (context.you, context.card);
    let from = ctx.choose(who, Ask::Peek(by), |state, options| cards::offer_decks(state, who, options))?;
    let deck = if from == Choice::FromLibrary { Deck::Library } else { Deck::Faction };
    let Some(slot) = cards::take_top(ctx, who, deck) else { return Ok(()) };
    cards::put_on_top(ctx, slot, false);
    let card = ctx.state.card(slot);
    let open = Event::Peeked { who, deck, card: None, by };
    ctx.emit_secret(Seats::one(who), Event::Peeked { who, deck, card: Some(card), by }, open);
    let choice = ctx.choose(who, Ask::KeepOnTop(by, card), |_, options| {
        options.push(Choice::Keep);
        options.push(Choice::Bottom);
    })?;
    if choice == Choice::Bottom
        && let Some(slot) = cards::take_top(ctx, who, deck)
    {
        cards::put_under(ctx, slot);
        ctx.emit(Event::PutUnder { who, deck, by });
    } else {
        ctx.emit(Event::KeptOnTop { who, deck, by });
    }
    Ok(())
}

/// Smoke 'Em Out (§25.61): everybody in a Haven goes out; the exhausted take Aggravated damage.
fn smoke_out(ctx: &mut Ctx, context: &EffectContext) -> Asked<()> {
    let (you, by) = (context.you, context.card);
    let choice = ctx.choose(you, Ask::PickHaven(by), |state, options| {
        state.clockwise(you).for_each(|seat| options.push(Choice::Foe(seat)));
    })?;
    let Choice::Foe(seat) = choice else { return Ok(()) };
    let driven: arrayvec::ArrayVec<Slot, 8> = ctx.state.which(seat, |v| v.place == Place::Haven).collect();
    let party = ctx.state.free_party(seat);
    for &vampire in &driven {
        // §27.2: together, unless parties are of one.
        cite(27, 2);
        let alone = movement::parties_of_one(ctx.state);
        ctx.state[vampire].place = Place::Streets(if alone { ctx.state.free_party(seat) } else { party });
        let vampire = ctx.state.card(vampire);
        ctx.rule(25, 61).emit(Event::Moved { vampire });
    }
    let mut hits = Hits::new();
    for &victim in driven.iter().filter(|&&vampire| ctx.state[vampire].exhausted) {
        hits.push(Hit {
            victim,
            amount: 1,
            kind: None,
            aggravated: true,
            shield: 0,
            by_attack: true,
            taken: 0,
        });
    }
    for hit in &mut hits {
        damage::mitigate(ctx, hit)?;
    }
    for hit in &mut hits {
        damage::apply(ctx, hit);
    }
    let by = defeat::DefeatedBy { seat: Some(you), vampire: context.actor };
    damage::fell(ctx, &hits, |_| by)
}

/// Chinese New Year (§25.71): Events of the burn pile go back into the City Deck.
fn events_return(ctx: &mut Ctx, by: CardId) {
    let mut amount = 0;
    for slot in Bits(ctx.state.city.burned) {
        let kind = ctx.state.book().city_card(slot).kind;
        if matches!(kind, CityKind::Event | CityKind::OngoingEvent) {
            ctx.state.city.burned &= !(1 << slot);
            ctx.state.city.deck |= 1 << slot;
            amount += 1;
        }
    }
    ctx.rule(25, 71).emit(Event::EventsReturned { amount, by });
}

/// Gallery Opening: up to two cards for 1 Prestige each.
fn gallery(ctx: &mut Ctx, by: CardId) -> Asked<()> {
    for seat in ctx.state.clockwise(ctx.state.active) {
        let discarded = cards::discard_up_to(ctx, seat, 0, 2, Some(by))?;
        tokens::gain_prestige(ctx, seat, discarded, Some(by));
    }
    Ok(())
}

/// Meeting at Alcatraz: all Leaders go out, each alone; the active player's stays out this turn.
fn alcatraz(ctx: &mut Ctx) {
    for seat in ctx.state.clockwise(ctx.state.active) {
        if let Some(leader) = ctx.state.active_leader(seat) {
            movement::go_out(ctx, leader);
            let vampire = ctx.state.card(leader);
            ctx.emit(Event::Moved { vampire });
        }
    }
    ctx.state.leader_out = true;
}
