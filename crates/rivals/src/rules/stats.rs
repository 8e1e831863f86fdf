//! What vampires have: Blood Potency, attributes, disciplines, Secrecy, Intel, Influence.

use elysium_kernel::{Seat, cite};

use super::EffectContext;
use crate::State;
use crate::cards::{
    Ability, Amount, CardId, CityKind, Condition, Count, Discipline, Effect, Kind, Role, Type, When,
};
use crate::sets::{Bits, Slot};
use crate::state::{Attached, Attachment, AttackTarget, Place};
use crate::vocabulary::Source;

/// The cards attached to a vampire.
#[inline]
pub fn attached(state: &State, vampire: Slot) -> impl Iterator<Item = (Attached, CardId)> + '_ {
    state[vampire].attached.iter().map(move |one| (*one, state.attached_card(vampire, one.card)))
}

/// §4.2, §4.3, §14.12: attached cards raise it; §14.5: in torpor it is what is printed.
#[inline]
pub fn potency(state: &State, vampire: Slot) -> u8 {
    cite(4, 2);
    let printed = state.marks(vampire).potency;
    if state.blood(vampire) < printed {
        cite(4, 3);
    }
    if !state[vampire].in_coterie() {
        return printed;
    }
    let retainers = attached(state, vampire).filter(|(one, _)| one.card.city_slot().is_some());
    let raised = retainers.map(|(_, card)| state.book().marks(card).potency).sum::<u8>();
    if raised > 0 {
        cite(14, 12);
    }
    printed + raised
}

/// §4.4, §12.12: the attribute for a type of attack; `of` Ranged there is none.
#[inline]
pub fn attribute(state: &State, vampire: Slot, of: Type) -> u8 {
    cite(4, 1);
    cite(4, 4);
    // §14.5: none in torpor.
    if !state[vampire].in_coterie() {
        cite(14, 5);
        return 0;
    }
    let printed = state.marks(vampire).attributes[of as usize];
    printed
        + attached(state, vampire)
            .map(|(_, card)| state.book().marks(card).attributes[of as usize])
            .sum::<u8>()
}

/// §12.12: what lowers damage of a type.
#[inline]
pub fn defence(state: &State, vampire: Slot, against: Type) -> u8 {
    cite(12, 12);
    attribute(state, vampire, if against == Type::Ranged { Type::Physical } else { against })
}

/// §15.3: icons, those of attached cards included; §14.5: none in torpor.
#[inline]
pub fn icons(state: &State, vampire: Slot, of: Discipline) -> u8 {
    cite(14, 5);
    cite(15, 3);
    if !state[vampire].in_coterie() {
        return 0;
    }
    let printed = state.marks(vampire).icons[of as usize];
    printed
        + attached(state, vampire).map(|(_, card)| state.book().marks(card).icons[of as usize]).sum::<u8>()
}

/// §15.4: icons of a whole party.
pub fn party_icons(state: &State, vampire: Slot, of: Discipline) -> u8 {
    cite(15, 4);
    state.party(vampire).map(|member| icons(state, member, of)).sum()
}

pub fn coterie_icons(state: &State, seat: Seat, of: Discipline) -> u8 {
    cite(15, 4);
    state.coterie(seat).map(|member| icons(state, member, of)).sum()
}

/// Is the attached card a Title? The Prince of the City is one.
pub fn is_title(state: &State, bearer: Slot, attached: &Attached) -> bool {
    match attached.card.city_slot() {
        Some(slot) => state.book().city_card(slot).kind == CityKind::Prince,
        None => state.book().library_card(state.attached_card(bearer, attached.card)).kind == Kind::Title,
    }
}

pub fn is_retainer(state: &State, attached: &Attached) -> bool {
    attached.card.city_slot().is_some_and(|slot| state.book().city_card(slot).kind.is_retainer())
}

/// The Title of a vampire.
pub fn title(state: &State, vampire: Slot) -> Option<Attachment> {
    state[vampire].attached.iter().find(|one| is_title(state, vampire, one)).map(|one| one.card)
}

pub fn is_titled(state: &State, vampire: Slot) -> bool {
    title(state, vampire).is_some()
}

pub fn is_prince(state: &State, vampire: Slot) -> bool {
    state[vampire].attached.iter().any(|one| {
        one.card.city_slot().is_some_and(|slot| state.book().city_card(slot).kind == CityKind::Prince)
    })
}

pub fn retainers(state: &State, vampire: Slot) -> u8 {
    state[vampire].attached.iter().filter(|one| is_retainer(state, one)).count() as u8
}

/// Who is Prince of the City.
pub fn prince(state: &State) -> Option<Slot> {
    state
        .everyone()
        .into_iter()
        .find_map(|seat| state.coterie(seat).find(|&vampire| is_prince(state, vampire)))
}

/// §4.7.
pub fn is_wounded(state: &State, vampire: Slot) -> bool {
    cite(4, 7);
    2 * state.blood(vampire) <= potency(state, vampire)
}

/// Cards of The Streets with standing effects.
fn standing_city(state: &State) -> impl Iterator<Item = CardId> + '_ {
    Bits(state.city.streets & state.book().city_at(When::Always)).map(|slot| state.book().city_id(slot))
}

/// A standing effect of a card of The Streets, and the card.
pub fn city_rule(state: &State, is: impl Fn(&Effect) -> bool) -> Option<CardId> {
    standing_city(state)
        .find(|&card| state.book().at(card, When::Always).any(|(_, ability)| ability.does.iter().any(&is)))
}

/// Standing effects of a player's Ongoing cards and Titles; §14.7: not of those in torpor.
fn own_effects(state: &State, seat: Seat) -> impl Iterator<Item = &'static Effect> + '_ {
    cite(14, 7);
    let ongoing = State::library_slots(seat, state[seat].ongoing).map(|slot| state.card(slot));
    let titles = state.coterie(seat).flat_map(|vampire| attached(state, vampire).map(|(_, card)| card));
    ongoing
        .chain(titles)
        .flat_map(|card| state.book().at(card, When::Always).flat_map(|(_, ability)| &ability.does))
}

/// §4.15, §9.17: the Secrecy of a vampire.
pub fn secrecy(state: &State, vampire: Slot) -> u8 {
    if is_prince(state, vampire) {
        cite(9, 17);
        return 0;
    }
    let own = own_effects(state, vampire.owner());
    match state[vampire].place {
        Place::Haven => {
            cite(4, 15);
            1 + own.map(|effect| if let Effect::SecrecyAtHome(n) = effect { *n } else { 0 }).sum::<u8>()
        }
        Place::Streets(_) => {
            cite(4, 15);
            let outside =
                own.map(|effect| if let Effect::SecrecyOutside(n) = effect { *n } else { 0 }).sum::<u8>();
            outside + streets_secrecy(state)
        }
        Place::Away | Place::Torpor => 0,
    }
}

fn streets_secrecy(state: &State) -> u8 {
    let abilities = standing_city(state).flat_map(|card| state.book().at(card, When::Always));
    let effects = abilities.flat_map(|(_, ability)| &ability.does);
    effects.map(|effect| if let Effect::SecrecyInStreets(n) = effect { *n } else { 0 }).sum()
}

/// §27.10: what covers everyone in The Streets covers mortals, too.
pub fn target_secrecy(state: &State, target: AttackTarget) -> u8 {
    cite(27, 10);
    match target {
        AttackTarget::Vampire(slot) => secrecy(state, slot),
        AttackTarget::Mortal(_) => streets_secrecy(state),
    }
}

/// §10.8: Intel that the attacking party brings by itself against a target. Before an attack is declared
/// exhausted members do not count: they will be left behind (§10.2).
pub fn party_intel(state: &State, attacker: Slot, target: AttackTarget) -> u8 {
    cite(10, 8);
    let AttackTarget::Vampire(victim) = target else { return 0 };
    let mut intel = 0;
    cite(10, 2);
    cite(12, 3);
    let left_behind = |member: &Slot| state.attack.is_none() && state[*member].exhausted;
    for member in state.party(attacker).filter(|member| !left_behind(member)) {
        for (_, ability) in state.book().at(state.card(member), When::Always) {
            for effect in &ability.does {
                if let Effect::Intel(n) = effect {
                    let mut context = EffectContext::of(state, Source::Vampire(member), state.active);
                    context.foe = Some(victim.owner());
                    intel += amount(state, *n, &context);
                }
            }
        }
    }
    intel
}

/// §16.1 to §16.5: what a vampire could exert now.
pub fn influence(state: &State, vampire: Slot) -> u8 {
    if !state[vampire].in_coterie() {
        cite(16, 5);
    }
    cite(16, 1);
    let me = &state[vampire];
    if !me.in_coterie() || me.no_influence {
        return 0;
    }
    influence_with_token(state, vampire)
}

/// What it has, whether it has exerted or not.
pub fn influence_with_token(state: &State, vampire: Slot) -> u8 {
    let owner = vampire.owner();
    let is_leader = state.leader(owner) == Some(vampire);
    // §2.8: the Leader token.
    cite(2, 8);
    let mut total = state[vampire].influence + u8::from(is_leader);
    if is_prince(state, vampire) {
        cite(22, 8);
    }
    let book = state.book();
    let mut add = |card: CardId, source: Source| {
        for (_, ability) in book.at(card, When::Always) {
            for effect in &ability.does {
                if let Effect::Influence(n) = effect {
                    total += amount(state, *n, &EffectContext::of(state, source, state.active));
                }
            }
        }
    };
    add(state.card(vampire), Source::Vampire(vampire));
    for (one, card) in attached(state, vampire) {
        add(card, Source::Attached(vampire, one.card));
    }
    for slot in State::library_slots(owner, state[owner].ongoing) {
        for (_, ability) in book.at(state.card(slot), When::Always) {
            for effect in &ability.does {
                total += match effect {
                    Effect::LeaderInfluence(n) if is_leader => {
                        amount(state, *n, &EffectContext::of(state, Source::Ongoing(slot), state.active))
                    }
                    Effect::HoldersInfluence(of, n) if icons(state, vampire, *of) > 0 => {
                        cite(15, 2);
                        *n
                    }
                    _ => 0,
                };
            }
        }
    }
    if state.active_leader(owner).is_some() && is_titled(state, vampire) {
        for (_, ability) in book.at(state.haven_card(owner), When::Always) {
            for effect in &ability.does {
                if let Effect::TitleHoldersInfluence(n) = effect {
                    total += n;
                }
            }
        }
    }
    total
}

/// Prestige off the price of a vampire (Herald).
pub fn recruit_discount(state: &State, seat: Seat) -> u8 {
    own_effects(state, seat).map(|effect| if let Effect::RecruitDiscount(n) = effect { *n } else { 0 }).sum()
}

/// Always-on damage of a vampire's own text and attached cards.
pub fn standing(state: &State, vampire: Slot) -> impl Iterator<Item = (Source, &'static Ability)> + '_ {
    let own =
        state.book().at(state.card(vampire), When::Always).map(move |(_, a)| (Source::Vampire(vampire), a));
    let worn = attached(state, vampire).flat_map(move |(one, card)| {
        state.book().at(card, When::Always).map(move |(_, a)| (Source::Attached(vampire, one.card), a))
    });
    own.chain(worn)
}

/// A number as it is now.
pub(crate) fn amount(state: &State, amount: Amount, context: &EffectContext) -> u8 {
    match amount {
        Amount::Just(n) => n,
        Amount::Each(n, of) => n * count(state, of, context),
        Amount::Either(condition, first, second) => {
            if holds(state, condition, context) {
                first
            } else {
                second
            }
        }
    }
}

pub(crate) fn count(state: &State, of: Count, context: &EffectContext) -> u8 {
    let party =
        |f: &dyn Fn(Slot) -> u8| -> u8 { context.actor.map_or(0, |actor| state.party(actor).map(f).sum()) };
    match of {
        Count::PartyIcons(d) => {
            cite(15, 4);
            party(&|v| icons(state, v, d))
        }
        Count::CoterieIcons(d) => coterie_icons(state, context.you, d),
        Count::OwnIcons(d) => context.actor.map_or(0, |v| icons(state, v, d)),
        // §15.2: vampires, not icons.
        Count::PartyHolders(d) => {
            cite(15, 2);
            cite(15, 4);
            party(&|v| u8::from(icons(state, v, d) > 0))
        }
        Count::PartyRetainers => party(&|v| retainers(state, v)),
        Count::PartyTitleHolders => party(&|v| u8::from(is_titled(state, v))),
        // A vampire has one Title at most (§19.4), so Titles are as many as their holders.
        Count::CoterieTitleHolders | Count::CoterieTitles => {
            state.coterie(context.you).filter(|&v| is_titled(state, v)).count() as u8
        }
        Count::RetainersOnSelf => context.this.map_or(0, |v| retainers(state, v)),
        Count::Foes => state.seats - 1,
        Count::FoeAgendaFives => context.foe.map_or(0, |foe| state[foe].agenda / 5),
        Count::CoterieHurt => {
            state.coterie(context.you).filter(|&v| state.blood(v) < potency(state, v)).count() as u8
        }
        Count::Discarded => context.discarded,
    }
}

/// Is a condition met?
pub(crate) fn holds(state: &State, condition: Condition, context: &EffectContext) -> bool {
    let attack = state.attack.as_ref();
    match condition {
        Condition::AttackIs(kind) | Condition::DamageIs(kind) => attack.is_some_and(|a| a.kind == kind),
        Condition::TargetIsMortal => attack.is_some_and(|a| matches!(a.target, AttackTarget::Mortal(_))),
        Condition::TargetIsHunter => attack.is_some_and(|a| match a.target {
            AttackTarget::Mortal(slot) => state.book().city_card(slot).kind == CityKind::Hunter,
            AttackTarget::Vampire(_) => false,
        }),
        Condition::VictimBlood(n) => context.victim.is_some_and(|v| state.blood(v) >= n),
        Condition::VictimTitled => context.victim.is_some_and(|v| is_titled(state, v)),
        Condition::VictimPotency(n) => context.victim_potency >= n,
        Condition::VictimNotRivals => context.victim.is_some_and(|v| state[context.you].rival != v.owner()),
        Condition::PartyIcons(d, n) => count(state, Count::PartyIcons(d), context) >= n,
        Condition::CoterieIcons(d, n) => {
            cite(13, 10);
            coterie_icons(state, context.you, d) >= n
        }
        // §13.10: a discipline is met by having it. §13.11: without it the text is lost, not the card.
        Condition::ActorHas(d) => {
            cite(13, 10);
            cite(13, 11);
            cite(15, 5);
            context.actor.is_some_and(|v| icons(state, v, d) > 0)
        }
        Condition::ActorInStreets => context.actor.is_some_and(|v| state[v].in_streets()),
        Condition::ActorTitled => context.actor.is_some_and(|v| is_titled(state, v)),
        Condition::ActorIsPrince => context.actor.is_some_and(|v| is_prince(state, v)),
        Condition::ActorBlocked => {
            attack.is_some_and(|a| a.blocker.is_some_and(|blocker| context.actor == Some(blocker.vampire)))
        }
        Condition::TitleOnSelf => context.this.is_some_and(|v| is_titled(state, v)),
        Condition::RetainerOnSelf => context.this.is_some_and(|v| retainers(state, v) > 0),
        Condition::SelfExhausted => context.this.is_some_and(|v| state[v].exhausted),
        Condition::SelfInStreets => context.this.is_some_and(|v| state[v].in_streets()),
        Condition::SelfIsPrince => context.this.is_some_and(|v| is_prince(state, v)),
        Condition::YouArePrince => prince(state).is_some_and(|v| v.owner() == context.you),
        Condition::NobodyIsPrince => prince(state).is_none(),
        Condition::FoeAgenda(n) => context.foe.is_some_and(|foe| state[foe].agenda >= n),
        Condition::FirstAttack(kind) => {
            attack.is_some_and(|a| a.kind == kind)
                && context.this.is_some_and(|v| state[v].attacks & kind.bit() == 0)
        }
        Condition::InStreets(n) => {
            state.which(context.you, super::super::state::Vampire::in_streets).count() >= n as usize
        }
        Condition::InStreetsPotency(n, least) => {
            let out = state.which(context.you, super::super::state::Vampire::in_streets);
            out.filter(|&v| potency(state, v) >= least).count() >= n as usize
        }
        Condition::SchemeThisTurn => state[context.you].scheme_succeeded,
        // §25.9: a card that is also a Reaction is an Attack card.
        Condition::PutAwayNoAttack => {
            context.put_away.is_some_and(|card| state.book().marks(card).attack == 0)
        }
        Condition::FirstThisTurn => state.active == context.you && !state[context.you].agenda_used,
        Condition::TargetSurvived => context.victim.is_some_and(|v| state[v].in_coterie()),
        Condition::AttackByFoe => attack.is_some_and(|a| a.attacker.owner() != context.you),
        Condition::TargetIsCharacter => attack.is_some_and(|a| matches!(a.first, AttackTarget::Vampire(_))),
    }
}

/// Do all conditions of an ability hold, and is its vampire where the tag wants it (§12.3)?
pub(crate) fn applies(state: &State, ability: &Ability, context: &EffectContext) -> bool {
    let role = match ability.role {
        Role::Any | Role::Party => true,
        Role::Attacker => match context.this {
            Some(this) => state.attack.as_ref().is_some_and(|a| a.attacker == this),
            None => true,
        },
        Role::Torpor => context.this.is_some_and(|v| state[v].place == Place::Torpor),
    };
    role && ability.needs.iter().all(|&condition| holds(state, condition, context))
}
