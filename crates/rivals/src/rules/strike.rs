//! What an attack adds up to, worked out without doing anything: for the fight itself, and for whoever wants to know before.

use arrayvec::ArrayVec;
use elysium_kernel::cite;

use super::{EffectContext, block, costs, damage, fight, legal, stats};
use crate::State;
use crate::cards::{CardId, Cost, Effect, MOST_STANDING, Own, Role, Type, When, Which};
use crate::sets::{Maybe, Slot};
use crate::state::{Attack, AttackTarget};
use crate::vocabulary::Source;

/// What one vampire's standing texts add to damage that `actor` deals, text by text (§12.3).
pub(crate) fn standing(
    state: &State,
    attack: &Attack,
    member: Slot,
    actor: Slot,
) -> ArrayVec<(CardId, u8), MOST_STANDING> {
    let mut found = ArrayVec::new();
    for (source, ability) in stats::standing(state, member) {
        // A text without a tag works for its own vampire only.
        if ability.role != Role::Party && member != actor {
            continue;
        }
        let mut context = fight::context(state, attack, source);
        context.actor = Some(actor);
        if actor != attack.attacker {
            context.victim = Some(attack.attacker);
        }
        for effect in &ability.does {
            if let Effect::Damage(n) = effect
                && stats::applies(state, ability, &context)
            {
                found.push((context.card, stats::amount(state, *n, &context)));
            }
        }
    }
    found
}

/// What the standing texts of the attacking party add.
pub(crate) fn standing_damage(state: &State, attack: &Attack) -> u8 {
    let party = state.party(attack.attacker);
    party.flat_map(|member| standing(state, attack, member, attack.attacker)).map(|(_, amount)| amount).sum()
}

/// §25.18: Shields by texts of the party (Montgomery White), against Reactions, too.
pub(crate) fn party_shield(state: &State, attack: &Attack, victim: Slot, kind: Option<Type>) -> u8 {
    let mut shield = 0;
    for member in state.party(victim) {
        for (source, ability) in stats::standing(state, member) {
            let context = fight::context(state, attack, source);
            for effect in &ability.does {
                if let Effect::PartyShield(n) = effect
                    && damage::guards_against(ability, kind)
                {
                    shield += stats::amount(state, *n, &context);
                }
            }
        }
    }
    shield
}

/// What an Attack card brings to an attack, in one of the ways it can turn out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Blow {
    pub skull: u8,
    pub text: u8,
    /// Blood that is stolen: no damage (§12.18).
    pub stolen: u8,
    pub aggravated: bool,
    pub ignores_shields: bool,
    pub cancels_reaction: bool,
    /// The target can change once more (§11.13).
    pub targeted: bool,
    /// The target mends by what it took (Backhanded Compliment).
    pub mends: bool,
    /// What an ability of the card itself could add, where somebody else decides that.
    pub ability: u8,
    /// A Retainer of the target can go, and what it adds to its defence with it.
    pub unarms: bool,
}

/// What a card comes to in the attack under way; without one there is nothing but the rest (§10.15). A card with two texts comes
/// to either, as long as none is `chosen` (§11.12).
pub(crate) fn blows(state: &State, card: Option<CardId>, chosen: Option<u8>) -> Vec<Blow> {
    let (Some(attack), Some(card)) = (&state.attack, card) else { return vec![Blow::default()] };
    let text = state.book().library_card(card);
    let printed = Blow {
        skull: text.damage.unwrap_or(0),
        aggravated: text.aggravated,
        targeted: text.targeted,
        mends: state
            .book()
            .at(card, When::AfterDamage)
            .any(|(_, ability)| ability.does.contains(&Effect::Own(Own::PayAndMend))),
        ..Blow::default()
    };
    let mut context = fight::context(state, attack, Source::AttackCard(attack.attacker));
    (context.card, context.this) = (card, None);
    let texts =
        state.book().at(card, When::Text).filter(|(_, ability)| stats::applies(state, ability, &context));
    let mut found = vec![printed];
    for (_, ability) in texts {
        if let [Effect::Choose(texts)] = ability.does.as_slice() {
            let open = (0..).zip(texts).filter(|(i, text)| match chosen {
                Some(chosen) => *i == chosen,
                None => block::works(attack, card, text).is_ok(),
            });
            found = open.map(|(_, text)| with(state, printed, text, &context)).collect();
        } else {
            found.iter_mut().for_each(|blow| *blow = with(state, *blow, &ability.does, &context));
        }
    }
    found
}

fn with(state: &State, mut blow: Blow, effects: &[Effect], context: &EffectContext) -> Blow {
    for effect in effects {
        match effect {
            Effect::Damage(n) => blow.text += stats::amount(state, *n, context),
            Effect::StealBlood(n) => blow.stolen += n,
            Effect::IgnoreShields => blow.ignores_shields = true,
            Effect::CancelReaction => blow.cancels_reaction = true,
            Effect::If(condition, then) if stats::holds(state, *condition, context) => {
                blow = with(state, blow, then, context);
            }
            _ => {}
        }
    }
    blow
}

/// Every card that can lie face down in the attack under way, as far as everybody can tell (§10.13, §27.4).
pub(crate) fn hidden_blows(state: &State) -> Vec<Blow> {
    let Some(attack) = &state.attack else { return Vec::new() };
    let all = (0..state.book().library.len()).map(|i| CardId::library(i as u16));
    let fits = |card: &CardId| legal::attack_card(state, attack.attacker, attack.kind, *card).is_ok();
    let ways = |card: CardId| {
        let mut context = fight::context(state, attack, Source::AttackCard(attack.attacker));
        (context.card, context.this) = (card, None);
        let ability = added(state, &context).map_or(0, |(_, most)| most);
        let texts = state.book().at(card, When::InAttack).flat_map(|(_, ability)| &ability.does);
        let mut texts = texts.filter(|effect| matches!(effect, Effect::BurnRetainer | Effect::StealRetainer));
        let unarms = texts.next().is_some();
        blows(state, Some(card), None).into_iter().map(move |blow| Blow { ability, unarms, ..blow })
    };
    let mut found: Vec<Blow> = all.filter(fits).flat_map(ways).collect();
    // Something else may turn out to be no card at all (§11.16).
    if state.options.bluffs || found.is_empty() {
        found.push(Blow::default());
    }
    found
}

/// The most that the attacking player's abilities could still add, as far as everybody can tell (§12.4): not those of a hidden card.
pub(crate) fn abilities(state: &State) -> u8 {
    let Some(attack) = state.attack else { return 0 };
    let open = Attack { card: Maybe::NONE, ..attack };
    let one = |(source, _)| {
        let context = fight::context(state, &open, source);
        if fight::is_free(state, &open, source) {
            added(state, &context).map_or(0, |(_, most)| most)
        } else {
            0
        }
    };
    fight::usable(state, &open).into_iter().map(one).sum()
}

/// What an ability of the attacker's side adds to the damage.
pub(crate) fn ability(state: &State, source: Source) -> (u8, u8) {
    let Some(attack) = &state.attack else { return (0, 0) };
    added(state, &fight::context(state, attack, source)).unwrap_or_default()
}

/// What an ability adds to the damage at the least and at the most: what its cost brings to light is not known before. `None` if it does
/// not apply, or everybody can see that it cannot be paid.
fn added(state: &State, context: &EffectContext) -> Option<(u8, u8)> {
    let (_, ability) = state.book().at(context.card, When::InAttack).next()?;
    let hand = state[context.you].hand_size();
    let payable = |&cost: &Cost| match cost {
        // Whether there is a Title is nobody else's business.
        Cost::DiscardTitle => hand > 0,
        other => costs::one_payable(state, other, context).is_ok(),
    };
    if !stats::applies(state, ability, context) || !ability.cost.iter().all(payable) {
        return None;
    }
    let discards = ability.cost.iter().find_map(|&cost| match cost {
        Cost::DiscardUpTo(n) => Some((1, n.min(hand))),
        Cost::Discard(n) => Some((n, n)),
        _ => None,
    });
    let (fewest, most) = discards.unwrap_or_default();
    let adds = |discarded: u8, brings: bool| -> u8 {
        let context = EffectContext { discarded, ..*context };
        let damage = |effect: &Effect| match effect {
            Effect::Damage(n) => stats::amount(state, *n, &context),
            _ => 0,
        };
        let one = |effect: &Effect| match effect {
            Effect::If(_, then) if brings => then.iter().map(damage).sum(),
            other => damage(other),
        };
        ability.does.iter().map(one).sum()
    };
    Some((adds(fewest, false), adds(most, true)))
}

/// What a Reaction does for the vampire that plays it, and to the attacker (§11.19, §11.20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reply {
    pub shield: u8,
    /// The text of the Attack card is void.
    pub voids: bool,
    /// Damage to the attacker before defence, and its type.
    pub damage: Option<(u8, Type)>,
    /// Blood that the attacker loses: no damage (§25.63).
    pub lost: u8,
}

pub(crate) fn reply(state: &State, reactor: Slot, card: CardId) -> Reply {
    let Some(attack) = &state.attack else { return Reply::default() };
    let text = state.book().library_card(card);
    let mut context = EffectContext::new(card, Source::Vampire(reactor), reactor.owner());
    (context.actor, context.this) = (Some(reactor), Some(reactor));
    (context.foe, context.victim) = (Some(attack.attacker.owner()), Some(attack.attacker));
    let mut reply = Reply { shield: text.shield.unwrap_or(0), ..Reply::default() };
    let mut more = 0;
    for (_, ability) in state.book().at(card, When::Text) {
        if !stats::applies(state, ability, &context) {
            continue;
        }
        for effect in &ability.does {
            match effect {
                Effect::Shield(n) | Effect::PartyShield(n) => {
                    reply.shield += stats::amount(state, *n, &context);
                }
                Effect::Damage(n) => more += stats::amount(state, *n, &context),
                Effect::VoidText => reply.voids = true,
                Effect::LoseBlood(Which::Attacker, n) => reply.lost += n,
                _ => {}
            }
        }
    }
    let kind = text.deals.unwrap_or(attack.kind);
    reply.damage = text.damage.map(|skull| {
        let own = standing(state, attack, reactor, reactor).iter().map(|(_, amount)| amount).sum::<u8>();
        (skull + stats::attribute(state, reactor, kind) + more + own, kind)
    });
    reply
}

/// The attack under way on one vampire: what raises and what lowers its damage, apart from the card (§12.7, §12.11).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blows<'a> {
    pub victim: Slot,
    pub attribute: u8,
    pub standing: u8,
    pub bonus: u8,
    pub defence: u8,
    /// What the Retainer that adds most to it adds.
    pub by_retainer: u8,
    pub party_shield: u8,
    pub reply: Option<Reply>,
    /// What the card can come to.
    pub cards: &'a [Blow],
    /// What abilities add, at the least and at the most.
    pub abilities: (u8, u8),
}

/// What a vampire loses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loss {
    pub least: u8,
    pub most: u8,
    /// It can fall; it falls for sure.
    pub falls: (bool, bool),
    /// The same for falling into torpor and not burning (§14.1, §12.21).
    pub torpor: (bool, bool),
}

impl Blows<'_> {
    /// The attack under way; without one, or on a mortal, there is nothing.
    pub fn on_target<'a>(
        state: &State,
        cards: &'a [Blow],
        abilities: (u8, u8),
        reply: Option<Reply>,
    ) -> Option<Blows<'a>> {
        let attack = &state.attack?;
        let AttackTarget::Vampire(victim) = attack.target else { return None };
        Some(Blows {
            victim,
            attribute: stats::attribute(state, attack.attacker, attack.kind),
            standing: standing_damage(state, attack),
            bonus: attack.bonus,
            defence: stats::defence(state, victim, attack.kind),
            by_retainer: by_retainer(state, victim, attack.kind),
            party_shield: party_shield(state, attack, victim, Some(attack.kind)),
            reply,
            cards,
            abilities,
        })
    }

    /// What the victim loses, whichever card it is and whatever is added.
    pub fn loss(&self, state: &State) -> Loss {
        cite(12, 7);
        cite(12, 11);
        let blood = state.blood(self.victim);
        let prestige = state[self.victim.owner()].total_prestige();
        let mut loss = Loss { least: u8::MAX, most: 0, falls: (false, true), torpor: (false, true) };
        for &card in self.cards {
            let most = self.abilities.1 + card.ability + if card.unarms { self.by_retainer } else { 0 };
            for more in [self.abilities.0, most] {
                let (stolen, damage) = self.dealt(card, more);
                let taken = blood.min(stolen + damage);
                let falls = taken == blood;
                // The foe pays for it, except the last.
                let mended = if card.mends && !falls { damage.min(prestige.saturating_sub(1)) } else { 0 };
                // §12.21: stolen Blood burns nobody.
                let torpor = falls && (!card.aggravated || stolen >= blood || damage == 0);
                loss.least = loss.least.min(taken - mended);
                loss.most = loss.most.max(taken - mended);
                loss.falls = (loss.falls.0 || falls, loss.falls.1 && falls);
                loss.torpor = (loss.torpor.0 || torpor, loss.torpor.1 && torpor);
            }
        }
        loss
    }

    /// Blood that is stolen, and damage after defence and Shields.
    fn dealt(&self, card: Blow, more: u8) -> (u8, u8) {
        let reply = self.reply.filter(|_| !card.cancels_reaction);
        let void = reply.is_some_and(|reply| reply.voids);
        let card = if void { Blow { text: 0, stolen: 0, ignores_shields: false, ..card } } else { card };
        let defence = if card.aggravated { 0 } else { self.defence };
        let shield = self.party_shield + reply.map_or(0, |reply| reply.shield);
        let shield = if card.ignores_shields { 0 } else { shield };
        let raised = card.skull + card.text + self.attribute + self.standing + self.bonus + more;
        (card.stolen, raised.saturating_sub(defence + shield))
    }
}

/// The most that one Retainer adds to what lowers damage of a type (§12.12).
fn by_retainer(state: &State, victim: Slot, kind: Type) -> u8 {
    let against = if kind == Type::Ranged { Type::Physical } else { kind };
    let retainers = stats::attached(state, victim).filter(|(one, _)| stats::is_retainer(state, one));
    retainers.map(|(_, card)| state.book().marks(card).attributes[against as usize]).max().unwrap_or(0)
}

/// Can the damage to the target be prevented once it comes?
pub(crate) fn can_prevent(state: &State) -> bool {
    match state.attack.map(|attack| attack.target) {
        Some(AttackTarget::Vampire(victim)) => damage::could_prevent(state, victim, false),
        _ => false,
    }
}

/// Can anybody still step between the attack and its target, or take something off its damage? Cards in hand may be Reactions.
pub(crate) fn is_open(state: &State) -> bool {
    let Some(attack) = &state.attack else { return false };
    let elsewhere = || {
        let blocks = |source: &Source| block::may_step_in(state, *source).is_ok();
        state.everyone().into_iter().any(|seat| block::elsewhere(state, seat).iter().any(blocks))
    };
    match attack.target {
        AttackTarget::Mortal(_) => !attack.claim && elsewhere(),
        AttackTarget::Vampire(victim) => {
            let blocked = || {
                state.party(victim).any(|member| block::may_block(state, attack, member).is_ok())
                    || elsewhere()
            };
            let reaction = || state[victim.owner()].hand_size() > 0;
            can_prevent(state) || !attack.claim && (reaction() || blocked())
        }
    }
}
