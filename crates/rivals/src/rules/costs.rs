//! What activated abilities cost (section 13).

use elysium_kernel::{Asked, Seat, cite};

use super::{Check, Ctx, EffectContext, cards, city, stats, tokens, unless};
use crate::State;
use crate::cards::{Ability, Cost, Kind};
use crate::sets::Slot;
use crate::vocabulary::{Ask, Choice, Deck, Event, Source, Why};

/// The vampire that pays Blood: its own, or that of the attacker (§13.2).
fn payer(context: &EffectContext) -> Option<Slot> {
    cite(13, 2);
    context.this.or(context.actor)
}

fn blood(state: &State, cost: Cost, context: &EffectContext) -> u8 {
    match cost {
        Cost::Blood(n) => n,
        // §15.5: the discount counts the party of the acting vampire.
        Cost::BloodEither(discipline, with, without) => {
            cite(15, 5);
            let has = context.actor.is_some_and(|actor| stats::party_icons(state, actor, discipline) > 0);
            if has { with } else { without }
        }
        _ => 0,
    }
}

/// Who pays Blood for an ability, and how much.
pub(crate) fn blood_of(state: &State, ability: &Ability, context: &EffectContext) -> Option<(Slot, u8)> {
    let amount = ability.cost.iter().map(|&cost| blood(state, cost, context)).sum();
    payer(context).filter(|_| amount > 0).map(|payer| (payer, amount))
}

/// The Prestige that an ability costs.
pub(crate) fn prestige_of(ability: &Ability) -> u8 {
    ability.cost.iter().map(|cost| if let Cost::Prestige(n) = cost { *n } else { 0 }).sum()
}

fn titles_in_hand(state: &State, you: Seat) -> impl Iterator<Item = Slot> + '_ {
    State::library_slots(you, state[you].hand)
        .filter(|&slot| state.book().library_card(state.card(slot)).kind == Kind::Title)
}

/// Can the cost be paid? §13.7, §10.17: not with the last Blood or Prestige.
pub(crate) fn payable(state: &State, ability: &Ability, context: &EffectContext) -> Check {
    cite(10, 17);
    ability.cost.iter().try_for_each(|&cost| one_payable(state, cost, context))
}

pub(super) fn one_payable(state: &State, cost: Cost, context: &EffectContext) -> Check {
    let you = context.you;
    let hand = state[you].hand_size();
    match cost {
        Cost::Blood(_) | Cost::BloodEither(..) => match payer(context) {
            Some(vampire) => tokens::can_bleed(state, vampire, blood(state, cost, context)),
            None => Ok(()),
        },
        Cost::Prestige(n) => tokens::can_spend(state, you, n),
        // §13.12: what exhausts must be ready.
        Cost::ExhaustSelf => match context.this {
            Some(this) => unless(state[this].is_ready(), 13, 12, Why::NotReady { vampire: state.card(this) }),
            None => Ok(()),
        },
        Cost::ExhaustThis => {
            let exhausted = match context.source {
                Source::Attached(bearer, card) => {
                    state[bearer].attached.iter().any(|one| one.card == card && one.exhausted)
                }
                Source::Ongoing(slot) => {
                    cite(23, 2);
                    state[you].exhausted >> slot.index() & 1 == 1
                }
                _ => false,
            };
            unless(!exhausted, 13, 12, Why::Used { card: context.card })
        }
        Cost::Discard(n) => unless(hand >= n, 13, 1, Why::NoCards { need: n, have: hand }),
        Cost::DiscardUpTo(_) => unless(hand >= 1, 13, 1, Why::NoCards { need: 1, have: hand }),
        Cost::DiscardTitle => {
            unless(titles_in_hand(state, you).next().is_some(), 13, 1, Why::NotNow { card: context.card })
        }
        Cost::PutAwayTop => unless(state[you].library_size() > 0, 23, 5, Why::DeckEmpty),
        Cost::DiscardThis => Ok(()),
        Cost::DiscardMortal => {
            unless(city::mortals(state).next().is_some(), 13, 1, Why::NoTarget { card: context.card })
        }
    }
}

/// §13.1, §13.3: pays, each cost with something of its own.
pub(crate) fn pay(ctx: &mut Ctx, ability: &Ability, context: &mut EffectContext) -> Asked<()> {
    cite(13, 3);
    for &cost in &ability.cost {
        pay_one(ctx, cost, context)?;
    }
    Ok(())
}

fn pay_one(ctx: &mut Ctx, cost: Cost, context: &mut EffectContext) -> Asked<()> {
    let ctx = &mut *ctx.rule(13, 1);
    let (you, by) = (context.you, context.card);
    match cost {
        Cost::Blood(_) | Cost::BloodEither(..) => {
            if let Some(vampire) = payer(context) {
                let amount = blood(ctx.state, cost, context);
                let paid = tokens::bleed(ctx, vampire, amount);
                tokens::to_supply(ctx, paid);
                let vampire = ctx.state.card(vampire);
                ctx.emit(Event::PaidBlood { vampire, amount, by });
            }
        }
        Cost::Prestige(n) => tokens::pay_prestige(ctx, you, n, Some(by)),
        Cost::ExhaustSelf => {
            if let Some(this) = context.this {
                ctx.state[this].exhausted = true;
            }
        }
        Cost::ExhaustThis => match context.source {
            Source::Attached(bearer, card) => {
                let all = ctx.state[bearer].attached.as_mut_slice();
                all.iter_mut().filter(|one| one.card == card).for_each(|one| one.exhausted = true);
            }
            Source::Ongoing(slot) => ctx.state[you].exhausted |= 1 << slot.index(),
            _ => {}
        },
        Cost::Discard(n) => context.discarded += cards::discard_some(ctx, you, n, Some(by))?,
        Cost::DiscardUpTo(n) => context.discarded += cards::discard_up_to(ctx, you, 1, n, Some(by))?,
        Cost::DiscardTitle => {
            // §25.15: from the hand.
            let choice = ctx.choose(you, Ask::Discard(Some(by), 1), |state, options| {
                cards::each_once(state, titles_in_hand(state, you), |slot| options.push(Choice::Card(slot)));
                // Only where hidden cards were dealt again can there be none.
                if options.list().is_empty() {
                    options.push(Choice::Done);
                }
            })?;
            if let Choice::Card(slot) = choice {
                cards::discard(ctx, slot, Some(by));
            }
        }
        Cost::PutAwayTop => {
            if let Some(slot) = cards::take_top(ctx, you, Deck::Library) {
                cards::to_discard(ctx, slot);
                let card = ctx.state.card(slot);
                context.put_away = Some(card);
                ctx.emit(Event::PutAway { who: you, card, by });
            }
        }
        Cost::DiscardThis => {
            if let Source::Ongoing(slot) = context.source {
                super::play::leave_play(ctx, slot);
                cards::to_discard(ctx, slot);
                ctx.emit(Event::Discarded { who: you, card: by, by: None });
            }
        }
        Cost::DiscardMortal => {
            let choice = ctx.choose(you, Ask::PickMortal(by), |state, options| {
                city::each_mortal_once(state, |slot| options.push(Choice::Mortal(slot)));
            })?;
            if let Choice::Mortal(slot) = choice {
                city::discard_mortal(ctx, slot);
            }
        }
    }
    Ok(())
}
