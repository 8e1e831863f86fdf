//! Influence: exerting, modifiers, Prestige (section 16).

use elysium_kernel::{Asked, Refusal, Seat, Seats, cite};

use super::{
    Check, Ctx, EffectContext, Offered, act, cards, costs, effects, reasons, stats, tokens, triggers, unless,
};
use crate::State;
use crate::cards::{CardId, Cost, Effect, Kind, Own, When};
use crate::sets::Slot;
use crate::vocabulary::{Choice, Event, Source, Why};

/// §16.6, §25.83: what a card of the hand is worth as an Influence Modifier, and whether it only
/// stands in for one.
pub(crate) fn modifier(state: &State, who: Seat, card: CardId) -> Option<(u8, bool)> {
    worth(state, who, card).filter(|(_, stands_in)| !stands_in || !state[who].haven_used)
}

/// The same, were the Haven not used yet.
fn worth(state: &State, who: Seat, card: CardId) -> Option<(u8, bool)> {
    let text = state.book().library_card(card);
    if text.kind == Kind::InfluenceModifier {
        return Some((text.influence, false));
    }
    // §25.84: a printed requirement of 1 to 3.
    let worth = text.potency.filter(|potency| (1..=3).contains(potency))?;
    post_office(state, who).then_some((worth, true))
}

/// May this card of the hand be played as an Influence Modifier, and what does it bring? `laid`: one has been.
pub(crate) fn may_modify(state: &State, slot: Slot, laid: bool) -> Result<u8, Refusal<Why>> {
    let (who, card) = (slot.owner(), state.card(slot));
    let worth = if slot.is_vampire() { None } else { worth(state, who, card) };
    let (worth, stands_in) = worth.ok_or(Refusal::new(16, 6, Why::NotNow { card }))?;
    unless(!laid, 16, 7, Why::OneModifier)?;
    unless(!stands_in || !state[who].haven_used, 13, 4, Why::Used { card: state.haven_card(who) })?;
    Ok(worth)
}

fn post_office(state: &State, who: Seat) -> bool {
    state.active_leader(who).is_some()
        && state
            .book()
            .at(state.haven_card(who), When::ForInfluence)
            .any(|(_, ability)| ability.does.contains(&Effect::Own(Own::PostOffice)))
}

/// §13.5, §13.6: abilities for Influence; in a foe's turn only Relentless ones.
fn abilities(state: &State, who: Seat) -> triggers::WaitingTriggers {
    cite(13, 6);
    let mut found = triggers::triggering(state, who, When::ForInfluence);
    found.retain(|waiting| !matches!(waiting.source, Source::Haven(_)));
    found
}

fn may_use(state: &State, who: Seat, waiting: triggers::WaitingTrigger) -> Check {
    let ability = triggers::ability(state, waiting);
    let (context, card) = (EffectContext::of(state, waiting.source, who), waiting.card);
    cite(13, 6);
    unless(state.active == who || ability.relentless, 13, 5, Why::NotNow { card })?;
    unless(!act::is_used(state, waiting.source), 13, 4, Why::Used { card })?;
    // §16.3: with a token, gained Influence is of no use.
    if let Some(this) = context.this {
        unless(!state[this].no_influence, 16, 3, Why::NoInfluence { vampire: state.card(this) })?;
    }
    costs::payable(state, ability, &context)
}

/// What an ability would add.
fn gain(state: &State, waiting: triggers::WaitingTrigger, who: Seat) -> u8 {
    let context = EffectContext::of(state, waiting.source, who);
    let does = &triggers::ability(state, waiting).does;
    does.iter()
        .map(|effect| if let Effect::Influence(n) = effect { stats::amount(state, *n, &context) } else { 0 })
        .sum()
}

/// The most Influence a player could bring together now, without and with the best modifier.
fn reach(state: &State, who: Seat) -> (u8, u8) {
    let prestige = state[who].total_prestige().saturating_sub(1);
    (open_reach(state, who) + prestige, best_modifier(state, who, state[who].hand))
}

/// The same without Prestige: what vampires have, and what abilities add to it.
pub(crate) fn open_reach(state: &State, who: Seat) -> u8 {
    cite(16, 5);
    cite(16, 10);
    let exertable: u8 = state.coterie(who).map(|vampire| stats::influence(state, vampire)).sum();
    let abilities: u8 = usable(state, who).map(|waiting| gain(state, waiting, who)).sum();
    exertable + abilities
}

fn usable(state: &State, who: Seat) -> impl Iterator<Item = triggers::WaitingTrigger> + '_ {
    abilities(state, who).into_iter().filter(move |waiting| may_use(state, who, *waiting).is_ok())
}

pub(crate) fn best_modifier(state: &State, who: Seat, hand: u64) -> u8 {
    cite(16, 7);
    let worth = |slot: Slot| modifier(state, who, state.card(slot)).map_or(0, |(worth, _)| worth);
    State::library_slots(who, hand).map(worth).max().unwrap_or(0)
}

/// What could be brought together for a Title once it is on the table and its vampire is exhausted.
pub(crate) fn potential(state: &State, title: Slot, host: Slot) -> u8 {
    cite(19, 3);
    let who = title.owner();
    let lost: u8 = usable(state, who)
        .filter(|waiting| waiting.source == Source::Vampire(host))
        .filter(|waiting| triggers::ability(state, *waiting).cost.contains(&Cost::ExhaustSelf))
        .map(|waiting| gain(state, waiting, who))
        .sum();
    let hand = state[who].hand & !(1 << title.index());
    reach(state, who).0 - lost + best_modifier(state, who, hand)
}

/// §16.2: vampires with Influence, and abilities that bring more. A vampire that exerts cannot use
/// an ability for itself any more (§16.3): no more than `spare` may be lost that way.
pub(crate) fn offer_open(state: &State, who: Seat, spare: u8, options: &mut Offered) {
    cite(16, 2);
    cite(16, 5);
    for vampire in state.coterie(who) {
        if stats::influence_with_token(state, vampire) > 0 {
            let card = state.card(vampire);
            let free = unless(!state[vampire].no_influence, 16, 3, Why::NoInfluence { vampire: card });
            let mine = abilities(state, who).into_iter().filter(|one| one.source == Source::Vampire(vampire));
            let lost: u8 =
                mine.filter(|one| may_use(state, who, *one).is_ok()).map(|one| gain(state, one, who)).sum();
            let enough = unless(lost <= spare, 16, 3, Why::Influence { need: lost, have: spare });
            options.offer(Choice::Exert(vampire), free.and(enough));
        }
    }
    for waiting in abilities(state, who) {
        options.offer(Choice::Use(waiting.source), may_use(state, who, waiting));
    }
}

/// §16.3: a vampire exerts all it has and gets a token.
pub(crate) fn exert(ctx: &mut Ctx, vampire: Slot) -> u8 {
    let amount = stats::influence(ctx.state, vampire);
    cite(1, 13);
    ctx.state[vampire].no_influence = true;
    let card = ctx.state.card(vampire);
    ctx.rule(16, 2).emit(Event::Exerted { vampire: card, amount });
    amount
}

pub(crate) fn use_ability(ctx: &mut Ctx, who: Seat, source: Source) -> Asked<()> {
    let mut context = EffectContext::of(ctx.state, source, who);
    let Some((_, ability)) = ctx.state.book().at(context.card, When::ForInfluence).next() else {
        return Ok(());
    };
    let ctx = &mut *ctx.rule(13, 1);
    act::mark_used(ctx, source);
    costs::pay(ctx, ability, &mut context)?;
    effects::run(ctx, &ability.does, &mut context)
}

/// Marks the Haven as used where a card only stands in for an Influence Modifier.
pub(crate) fn note_post_office(ctx: &mut Ctx, who: Seat, card: CardId) -> bool {
    let stands_in = modifier(ctx.state, who, card).is_some_and(|(_, stands_in)| stands_in);
    if stands_in {
        ctx.state[who].haven_used = true;
    }
    stands_in
}

/// Brings together the Influence for a Title (§19.3).
pub(crate) fn pay_for(ctx: &mut Ctx, who: Seat, title: CardId, need: u8) -> Asked<()> {
    cite(19, 3);
    let (mut total, mut modified) = (0, None);
    while total < need {
        let missing = need - total;
        let choice = ctx.choose(who, crate::vocabulary::Ask::Exert(title, missing), |state, options| {
            let (base, best) = reach(state, who);
            let spare = (base + if modified.is_none() { best } else { 0 }).saturating_sub(missing);
            offer_open(state, who, spare, options);
            cards::each_once(state, state.hand(who), |slot| {
                let enough = may_modify(state, slot, modified.is_some()).and_then(|worth| {
                    // Only one may be played (§16.7), so it must be enough with the rest.
                    let have = base + worth;
                    unless(have >= missing, 16, 7, Why::Influence { need: missing, have })
                });
                options.offer(Choice::Modifier(slot), enough);
            });
            reasons::explain_abilities(state, who, When::ForInfluence, options);
            let most = missing.min(state[who].total_prestige().saturating_sub(1));
            (1..=most).for_each(|amount| options.push(Choice::Spend(amount)));
            // Only where hidden cards were dealt again can it fall short.
            if options.list().is_empty() {
                options.push(Choice::Done);
            }
        })?;
        total += match choice {
            Choice::Exert(vampire) => exert(ctx, vampire),
            Choice::Use(source) => {
                use_ability(ctx, who, source)?;
                0
            }
            // §16.8: face up for a Title.
            Choice::Modifier(slot) => {
                let card = ctx.state.card(slot);
                let worth = modifier(ctx.state, who, card).map_or(0, |(worth, _)| worth);
                note_post_office(ctx, who, card);
                cards::out_of_hand(ctx, slot, true);
                ctx.rule(16, 8).emit(Event::ModifierLaid { who, card: Some(card) });
                modified = Some(slot);
                worth
            }
            Choice::Spend(amount) => {
                let ctx = &mut *ctx.rule(16, 10);
                tokens::pay_prestige(ctx, who, amount, None);
                ctx.emit(Event::SpentForInfluence { who, amount });
                amount
            }
            _ => break,
        };
    }
    // §16.9: the card is discarded at the end of the action.
    if let Some(slot) = modified {
        cards::to_discard(ctx, slot);
    }
    Ok(())
}

/// Lays a card of the hand face down as an Influence Modifier in a Scheme.
pub(crate) fn lay_modifier(ctx: &mut Ctx, who: Seat, slot: Slot) -> Asked<()> {
    let card = ctx.state.card(slot);
    if note_post_office(ctx, who, card)
        && let Some(scheme) = &mut ctx.state.scheme
    {
        scheme.post = scheme.post.with(who);
    }
    cards::out_of_hand(ctx, slot, false);
    if let Some(scheme) = &mut ctx.state.scheme {
        scheme.modifier[who.index()] = crate::sets::Maybe::some(slot.index() as u8);
    }
    let open = Event::ModifierLaid { who, card: None };
    ctx.rule(16, 8).emit_secret(Seats::one(who), Event::ModifierLaid { who, card: Some(card) }, open);
    let context = EffectContext::new(card, Source::Ongoing(slot), who);
    triggers::fire(ctx, who, When::FaceDownPlayed, &context)
}
