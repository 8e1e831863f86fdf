//! Recruiting, Action cards and Ongoing cards (section 8, section 23).

use elysium_kernel::{Asked, Seat, cite};

use super::{
    Check, Ctx, EffectContext, act, attachments, cards, conspiracy, costs, defeat, effects, legal, scheme,
    stats, title, tokens, triggers, unless,
};
use crate::State;
use crate::cards::{CardId, Kind, When};
use crate::sets::Slot;
use crate::state::{Laden, Place, Vampire, sum};
use crate::vocabulary::{Ask, Choice, Event, Source, Why};

/// What a vampire costs: its Blood Potency, less what Herald takes off.
pub(crate) fn price(state: &State, slot: Slot) -> u8 {
    let discount = stats::recruit_discount(state, slot.owner());
    if discount > 0 {
        cite(23, 7);
    }
    state.marks(slot).potency.saturating_sub(discount)
}

/// §8.2, §8.3, §8.5, §8.6: any clan, but a name that is free and a price that leaves something.
pub(crate) fn may_recruit(state: &State, slot: Slot) -> Check {
    cite(8, 3);
    cite(8, 5);
    legal::unique_name(state, state.card(slot))?;
    tokens::can_spend(state, slot.owner(), price(state, slot))
}

/// §8.2 to §8.4, §8.7: a vampire from the hand comes ready into the Haven.
pub(crate) fn recruit(ctx: &mut Ctx, slot: Slot) {
    cite(8, 4);
    let (who, vampire) = (slot.owner(), ctx.state.card(slot));
    let (cost, potency) = (price(ctx.state, slot), ctx.state.marks(slot).potency);
    if let Some(fraud) = legal::fraud(ctx.state, vampire) {
        // §8.7: the one in torpor burns with its Title; it is not defeated.
        let ctx = &mut *ctx.rule(8, 7);
        cite(4, 14);
        ctx.emit(Event::FraudBurned { who: fraud.owner(), vampire });
        let attached = ctx.state[fraud].attached;
        for one in &attached {
            attachments::burn_attached(ctx, fraud, one.card);
        }
        let blood = tokens::bleed(ctx, fraud, u8::MAX);
        tokens::to_supply(ctx, blood);
        defeat::burn_vampire(ctx, fraud);
    }
    cards::out_of_hand(ctx, slot, true);
    cite(1, 2);
    let mut blood = tokens::take(&mut ctx.state[who].prestige, who, cost);
    // Herald: the token that is missing comes from the supply.
    tokens::put(&mut blood, tokens::from_supply(ctx, who, potency - cost));
    ctx.state[slot] = Vampire { place: Place::Haven, blood, ..Vampire::default() };
    ctx.rule(8, 2).emit(Event::Recruited { who, vampire, cost });
}

/// The least Prestige that playing the card takes.
pub(crate) fn least_cost(state: &State, card: CardId) -> u8 {
    let text = state.book().library_card(card);
    // §20.1: a Conspiracy begins with 1 Prestige.
    if text.kind == Kind::Conspiracy {
        cite(20, 1);
        return 1;
    }
    text.prestige.0
}

/// §8.8 to §8.13: can this Action card be played at all?
pub(crate) fn may_play(state: &State, who: Seat, slot: Slot) -> Check {
    cite(8, 8);
    let card = state.card(slot);
    let text = state.book().library_card(card);
    // §25.28: a Conspiracy needs its clan when it is resolved, not before.
    if text.kind != Kind::Conspiracy {
        legal::clan(state, who, card)?;
    }
    tokens::can_spend(state, who, least_cost(state, card))?;
    if text.kind == Kind::Title {
        legal::title_free(state, who, card)?;
    }
    if text.unhosted {
        return Ok(());
    }
    legal::any_host(state, slot)
}

/// §8.8: shows the card, exhausts a vampire unless it is unhosted, and does what it says.
pub(crate) fn action_card(ctx: &mut Ctx, who: Seat, slot: Slot) -> Asked<()> {
    let card = ctx.state.card(slot);
    let text = ctx.state.book().library_card(card);
    act::spend_action(ctx);
    let ctx = &mut *ctx.rule(8, 8);
    if text.kind == Kind::Conspiracy {
        return conspiracy::lay(ctx, slot);
    }
    cards::out_of_hand(ctx, slot, true);
    let host = if text.unhosted { None } else { Some(host(ctx, slot)?) };
    cite(8, 10);
    let vampire = host.map(|vampire| ctx.state.card(vampire));
    ctx.emit(Event::Played { who, card, vampire });
    match (text.kind, host) {
        (Kind::Ongoing, _) => ongoing(ctx, slot, host)?,
        (Kind::Scheme, Some(vampire)) => return scheme::begin(ctx, slot, vampire),
        (Kind::Title, Some(vampire)) => title::attach(ctx, slot, vampire)?,
        _ => {
            let mut context = EffectContext::new(card, Source::Ongoing(slot), who);
            context.actor = host;
            cite(8, 11);
            played_text(ctx, card, &mut context)?;
            cards::to_discard(ctx, slot);
        }
    }
    end_of_action(ctx);
    Ok(())
}

/// §6.4, §6.7: which vampire plays the card; it exhausts and stays in its party.
pub(crate) fn host(ctx: &mut Ctx, slot: Slot) -> Asked<Slot> {
    cite(6, 7);
    cite(6, 14);
    let card = ctx.state.card(slot);
    let choice = ctx.choose(slot.owner(), Ask::Host(card), |state, options| {
        act::offer_hosts(state, slot, options);
    })?;
    let Choice::Vampire(vampire) = choice else { return Err(ctx.end_step()) };
    ctx.state[vampire].exhausted = true;
    Ok(vampire)
}

/// Influence gained for an action is gone when it ends (§16.9).
pub(crate) fn end_of_action(ctx: &mut Ctx) {
    cite(16, 9);
    for player in &mut ctx.state.players {
        player.vampires.iter_mut().for_each(|vampire| vampire.influence = 0);
    }
}

/// The texts of a card as it is played. §13.11: what asks for a discipline that is not there is void.
fn played_text(ctx: &mut Ctx, card: CardId, context: &mut EffectContext) -> Asked<()> {
    for (_, ability) in ctx.state.book().at(card, When::Played) {
        if !stats::applies(ctx.state, ability, context) {
            cite(13, 11);
            continue;
        }
        if !ability.cost.is_empty() {
            let check = *context;
            let wanted = super::yes_if(ctx, context.you, Ask::May(card), |state| {
                costs::payable(state, ability, &check)?;
                unless(effects::wounded_outside(state).next().is_some(), 25, 34, Why::NoTarget { card })
            })?;
            if !wanted {
                continue;
            }
            costs::pay(ctx, ability, context)?;
        }
        effects::run(ctx, &ability.does, context)?;
    }
    Ok(())
}

/// §8.11, §23.1: it stays in play and works from now on. §13.8: its price is paid once.
fn ongoing(ctx: &mut Ctx, slot: Slot, host: Option<Slot>) -> Asked<()> {
    cite(23, 1);
    let (who, card) = (slot.owner(), ctx.state.card(slot));
    let (least, most) = ctx.state.book().library_card(card).prestige;
    let mut context = EffectContext::new(card, Source::Ongoing(slot), who);
    context.actor = host;
    if most > 0 {
        let choice = ctx.choose(who, Ask::Pay(card), |state, options| {
            for amount in least..=most {
                options.offer(Choice::Amount(amount), tokens::can_spend(state, who, amount));
            }
        })?;
        if let Choice::Amount(amount) = choice {
            tokens::pay_prestige(&mut ctx.rule(13, 8), who, amount, Some(card));
            context.paid = amount;
        }
    }
    let ctx = &mut *ctx.rule(8, 11);
    ctx.state[who].ongoing |= 1 << slot.index();
    played_text(ctx, card, &mut context)?;
    triggers::fire(ctx, who, When::OngoingPlayed, &context)
}

/// Takes an Ongoing card out of play with its tokens; where it goes is for the caller to say.
pub(crate) fn leave_play(ctx: &mut Ctx, slot: Slot) {
    let player = &mut ctx.state[slot.owner()];
    player.ongoing &= !(1 << slot.index());
    player.exhausted &= !(1 << slot.index());
    let at = player.laden.iter().position(|one| one.card as usize == slot.index());
    if let Some(at) = at {
        let laden = player.laden.remove(at);
        tokens::to_supply(ctx, laden.tokens);
    }
}

/// An Ongoing card of a player is removed from the game.
pub(crate) fn burn_ongoing(ctx: &mut Ctx, slot: Slot, by: CardId) {
    cite(1, 11);
    cite(4, 14);
    leave_play(ctx, slot);
    let (who, card) = (slot.owner(), ctx.state.card(slot));
    ctx.emit(Event::OngoingBurned { who, card, by });
}

/// Tokens of the player's colour from the supply onto the card (§25.46).
pub(crate) fn load(ctx: &mut Ctx, context: &EffectContext, n: u8) {
    let Source::Ongoing(slot) = context.source else { return };
    let tokens = tokens::from_supply(ctx, context.you, n);
    let laden = Laden { card: slot.index() as u8, tokens, ..Laden::default() };
    ctx.state[context.you].laden.push(laden);
    ctx.emit(Event::Loaded { who: context.you, card: context.card, amount: sum(&tokens) });
    burn_if_empty(ctx, slot, context.card);
}

fn laden_at(state: &State, slot: Slot) -> Option<usize> {
    state[slot.owner()].laden.iter().position(|one| one.card as usize == slot.index())
}

/// Burns an Ongoing card whose tokens are gone.
fn burn_if_empty(ctx: &mut Ctx, slot: Slot, by: CardId) {
    let empty =
        laden_at(ctx.state, slot).is_none_or(|at| sum(&ctx.state[slot.owner()].laden[at].tokens) == 0);
    if empty {
        burn_ongoing(ctx, slot, by);
    }
}

/// §25.39: a token to a Wounded vampire of the player's, in torpor too.
pub(crate) fn give_blood(ctx: &mut Ctx, context: &EffectContext) -> Asked<()> {
    let Source::Ongoing(slot) = context.source else { return Ok(()) };
    let (you, by) = (context.you, context.card);
    let wounded = |state: &State| -> arrayvec::ArrayVec<Slot, 8> {
        state.vampires(you).filter(|&v| stats::is_wounded(state, v)).collect()
    };
    if !wounded(ctx.state).is_empty() {
        let choice = ctx.choose(you, Ask::PickVampire(by), |state, options| {
            wounded(state).into_iter().for_each(|vampire| options.push(Choice::Vampire(vampire)));
        })?;
        if let (Choice::Vampire(vampire), Some(at)) = (choice, laden_at(ctx.state, slot)) {
            let token = tokens::take(&mut ctx.state[you].laden[at].tokens, you, 1);
            tokens::put(&mut ctx.state[vampire].blood, token);
            let card = ctx.state.card(vampire);
            ctx.rule(25, 39).emit(Event::Mended { vampire: card, amount: sum(&token), by: Some(by) });
            super::turn::wake(&mut ctx.rule(14, 8), vampire);
        }
    }
    burn_if_empty(ctx, slot, by);
    Ok(())
}

/// Long-Term Investment: 1 Prestige from the card.
pub(crate) fn take_prestige(ctx: &mut Ctx, context: &EffectContext) {
    let Source::Ongoing(slot) = context.source else { return };
    let (you, by) = (context.you, context.card);
    if let Some(at) = laden_at(ctx.state, slot) {
        let token = tokens::take(&mut ctx.state[you].laden[at].tokens, you, 1);
        let amount = sum(&token);
        tokens::put(&mut ctx.state[you].prestige, token);
        if amount > 0 {
            ctx.emit(Event::GainedPrestige { who: you, amount, by: Some(by) });
        }
    }
    burn_if_empty(ctx, slot, by);
}
