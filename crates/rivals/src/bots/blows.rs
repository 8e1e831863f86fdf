//! What attacks would do, as far as can be known in advance.

use super::seat_view::SeatView;
use crate::cards::{
    Amount, CardId, CardKind, CityKind, Condition, Count, Discipline, Effect, LibraryCard, Type, When,
};
use crate::sets::Slot;
use crate::view::VampireView;

/// Whom or what an attack would hit.
#[derive(Clone, Copy)]
pub(super) enum Prey<'a> {
    Vampire(&'a VampireView),
    Mortal(CardId),
}

/// An attack that could be made: its type, its card, its damage before the target's defence.
#[derive(Clone, Copy)]
pub(super) struct Blow {
    pub kind: Type,
    pub card: Option<Slot>,
    pub damage: u8,
    pub aggravated: bool,
}

pub(super) fn attribute(one: &VampireView, of: Type) -> u8 {
    match of {
        Type::Ranged => 0,
        Type::Physical => one.physical,
        Type::Social => one.social,
        Type::Mental => one.mental,
    }
}

fn defence(one: &VampireView, against: Type) -> u8 {
    attribute(one, if against == Type::Ranged { Type::Physical } else { against })
}

impl SeatView<'_> {
    fn icons(&self, one: &VampireView, of: Discipline) -> u8 {
        let worn = one.attached.iter().map(|attached| self.book().marks(attached.card).icons[of as usize]);
        self.book().marks(one.vampire).icons[of as usize] + worn.sum::<u8>()
    }

    fn party_icons(&self, one: &VampireView, of: Discipline) -> u8 {
        self.party_of(one.slot).map(|member| self.icons(member, of)).sum()
    }

    fn party_of(&self, slot: Slot) -> impl Iterator<Item = &VampireView> {
        self.vampire(slot).into_iter().flat_map(|one| self.party(one))
    }

    fn count(&self, of: Count, actor: &VampireView) -> u8 {
        let party = |f: &dyn Fn(&VampireView) -> u8| self.party_of(actor.slot).map(f).sum::<u8>();
        match of {
            Count::PartyIcons(d) => self.party_icons(actor, d),
            Count::PartyHolders(d) => party(&|one| u8::from(self.icons(one, d) > 0)),
            Count::OwnIcons(d) => self.icons(actor, d),
            Count::PartyRetainers => party(&|one| one.attached.iter().filter(|a| !a.is_title).count() as u8),
            Count::PartyTitleHolders => party(&|one| u8::from(one.attached.iter().any(|a| a.is_title))),
            Count::CoterieTitleHolders | Count::CoterieTitles => {
                let titled = |one: &&VampireView| one.attached.iter().any(|a| a.is_title);
                self.coterie(actor.slot.owner()).filter(titled).count() as u8
            }
            _ => 1,
        }
    }

    fn holds(&self, condition: Condition, actor: &VampireView, prey: Prey) -> bool {
        let titled = |one: &VampireView| one.attached.iter().any(|attached| attached.is_title);
        match (condition, prey) {
            (Condition::TargetIsMortal, Prey::Mortal(_)) => true,
            (Condition::TargetIsHunter, Prey::Mortal(card)) => self.city_kind(card) == Some(CityKind::Hunter),
            (Condition::VictimBlood(n), Prey::Vampire(victim)) => victim.blood >= n,
            (Condition::VictimTitled, Prey::Vampire(victim)) => titled(victim),
            (Condition::PartyIcons(d, n), _) => self.party_icons(actor, d) >= n,
            (Condition::ActorHas(d), _) => self.icons(actor, d) > 0,
            (Condition::ActorTitled, _) => titled(actor),
            _ => false,
        }
    }

    pub fn city_kind(&self, card: CardId) -> Option<CityKind> {
        match card.kind() {
            CardKind::City(i) => Some(self.book().city[i as usize].kind),
            _ => None,
        }
    }

    pub(super) fn amount(&self, amount: Amount, actor: &VampireView, prey: Prey) -> u8 {
        match amount {
            Amount::Just(n) => n,
            Amount::Each(n, of) => n * self.count(of, actor),
            Amount::Either(condition, a, b) => {
                if self.holds(condition, actor, prey) {
                    a
                } else {
                    b
                }
            }
        }
    }

    /// What the text of a card adds to its damage.
    fn text_damage(&self, card: &LibraryCard, actor: &VampireView, prey: Prey) -> u8 {
        let mut total = 0;
        for ability in card.abilities.iter().filter(|ability| ability.when == When::Text) {
            if !ability.needs.iter().all(|&need| self.holds(need, actor, prey)) {
                continue;
            }
            for effect in &ability.does {
                total += match effect {
                    Effect::Damage(n) => self.amount(*n, actor, prey),
                    Effect::Choose(texts) => {
                        let text = |effects: &Vec<Effect>| match effects.as_slice() {
                            [Effect::Damage(n)] => self.amount(*n, actor, prey),
                            [Effect::If(need, inner)] if self.holds(*need, actor, prey) => {
                                match inner.as_slice() {
                                    [Effect::Damage(n)] => self.amount(*n, actor, prey),
                                    _ => 0,
                                }
                            }
                            _ => 0,
                        };
                        texts.iter().map(text).max().unwrap_or(0)
                    }
                    _ => 0,
                };
            }
        }
        total
    }

    fn may_lay(&self, actor: &VampireView, card: &LibraryCard) -> bool {
        let clan = card.clan.is_none_or(|clan| {
            self.coterie(actor.slot.owner()).any(|one| self.book().marks(one.vampire).clan == Some(clan))
        });
        clan && card.potency.unwrap_or(0) <= actor.potency
    }

    pub fn blow(&self, actor: &VampireView, prey: Prey, kind: Type, slot: Option<Slot>) -> Blow {
        let card = slot.and_then(|slot| self.library_card(slot));
        let skull = card.and_then(|card| card.damage).unwrap_or(0);
        let text = card.map_or(0, |card| self.text_damage(card, actor, prey));
        let bonus = self.view.attack.as_ref().map_or(0, |attack| attack.bonus);
        let damage = skull + attribute(actor, kind) + text + bonus;
        Blow { kind, card: slot, damage, aggravated: card.is_some_and(|card| card.aggravated) }
    }

    /// All attacks that a vampire could make with the bot's hand.
    pub fn blows(&self, actor: &VampireView, prey: Prey) -> Vec<Blow> {
        let mut found: Vec<Blow> =
            Type::ALL.iter().skip(1).map(|&kind| self.blow(actor, prey, kind, None)).collect();
        for &slot in &self.mine().hand_slots {
            let Some(card) = self.library_card(slot) else { continue };
            if card.kind.is_attack() && self.may_lay(actor, card) {
                found.extend(card.attack.iter().map(|&kind| self.blow(actor, prey, kind, Some(slot))));
            }
        }
        found
    }

    /// What is left of a blow after the defence that can be seen.
    pub fn dealt(&self, blow: Blow, prey: Prey) -> u8 {
        match prey {
            Prey::Vampire(victim) if !blow.aggravated => {
                blow.damage.saturating_sub(defence(victim, blow.kind))
            }
            _ => blow.damage,
        }
    }
}
