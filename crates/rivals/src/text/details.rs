//! Numbers that help to choose, in brackets after a name.

use elysium_kit::Say;
use elysium_text::{Args, Text};

use super::Words;
use super::names::kind_word;
use crate::State;
use crate::cards::{CardId, CardKind, Kind, LibraryCard, Type};
use crate::rules::stats;
use crate::sets::Slot;
use crate::state::{AttackTarget, Place};

impl Words {
    /// A name with what is worth knowing.
    pub fn details(self, card: Text, details: impl IntoIterator<Item = Text>) -> Text {
        let details: Vec<Text> = details.into_iter().collect();
        if details.is_empty() {
            return card;
        }
        self.say("option-details", Args::new().set("card", card).set("details", Text::joined(details, ", ")))
    }

    fn detail(self, id: &str, n: impl Into<Option<u8>>) -> Option<Text> {
        n.into().map(|n| self.say(id, Args::new().set("n", n)))
    }

    /// A vampire with its Blood, or its Blood Potency before it is in play.
    pub fn vampire(self, state: &State, slot: Slot) -> Text {
        let vitals = self.vitals(state, slot);
        self.details(self.slot(state, slot), [vitals])
    }

    fn vitals(self, state: &State, slot: Slot) -> Text {
        let potency = stats::potency(state, slot);
        let args = Args::new().set("n", potency);
        match state[slot].place {
            Place::Away => self.say("detail-potency", args),
            _ => self.say("detail-vitals", args.set("blood", state.blood(slot))),
        }
    }

    /// Who or what can be attacked: with the Secrecy that needs Intel.
    pub fn target(self, state: &State, target: AttackTarget) -> Text {
        let secrecy = Some(stats::target_secrecy(state, target)).filter(|secrecy| *secrecy > 0);
        let secrecy = self.detail("mark-secrecy", secrecy);
        match target {
            AttackTarget::Vampire(slot) => {
                let vitals = self.vitals(state, slot);
                self.details(self.slot(state, slot), [Some(vitals), secrecy].into_iter().flatten())
            }
            AttackTarget::Mortal(slot) => {
                let card = state.book().city_card(slot);
                let blood = self.detail("detail-blood", card.blood);
                let agenda = self.detail("detail-agenda", Some(card.agenda).filter(|agenda| *agenda > 0));
                self.details(self.city(state, slot), [blood, agenda, secrecy].into_iter().flatten())
            }
        }
    }

    /// A type of attack with the attributes that raise and lower its damage.
    pub fn attack_type(self, state: &State, kind: Type) -> Text {
        let name = self.kind_of_attack(kind);
        let Some(attack) = &state.attack else { return name };
        let attribute = self.detail("detail-attribute", stats::attribute(state, attack.attacker, kind));
        let defence = match attack.target {
            AttackTarget::Vampire(victim) => {
                self.detail("detail-defence", stats::defence(state, victim, kind))
            }
            AttackTarget::Mortal(_) => None,
        };
        self.details(name, [attribute, defence].into_iter().flatten())
    }

    /// A card of the hand with its kind and what it needs.
    pub fn playable(self, state: &State, card: CardId) -> Text {
        let Some(text) = library(state, card) else { return self.card(card) };
        let prestige = match text.prestige {
            (0, _) => None,
            (from, to) if from == to => self.detail("detail-prestige", from),
            (from, to) => {
                Some(self.say("detail-prestige-range", Args::new().set("from", from).set("to", to)))
            }
        };
        let needs = (text.influence > 0).then_some(text.influence);
        let resolve = (text.resolve_at > 0).then_some(text.resolve_at);
        let details = [
            Some(self.kind(kind_word(card))),
            prestige,
            self.detail("mark-influence", needs),
            self.detail("fact-resolve-at", resolve),
        ];
        self.details(self.card(card), details.into_iter().flatten())
    }

    /// A card for an attack with its numbers.
    pub fn weapon(self, state: &State, card: CardId) -> Text {
        let Some(text) = library(state, card) else { return self.card(card) };
        let details = [self.detail("detail-damage", text.damage), self.detail("detail-shield", text.shield)];
        self.details(self.card(card), details.into_iter().flatten())
    }

    /// A card as an Influence Modifier: some cards can stand in for one by their Blood Potency.
    pub fn modifier(self, state: &State, card: CardId) -> Text {
        let worth = library(state, card).and_then(|text| match text.kind {
            Kind::InfluenceModifier => Some(text.influence),
            _ => text.potency,
        });
        self.details(self.card(card), self.detail("mark-influence", worth))
    }

    pub fn exertable(self, state: &State, slot: Slot) -> Text {
        self.details(self.slot(state, slot), self.detail("mark-influence", stats::influence(state, slot)))
    }
}

fn library(state: &State, card: CardId) -> Option<&'static LibraryCard> {
    match card.kind() {
        CardKind::Library(_) => Some(state.book().library_card(card)),
        _ => None,
    }
}
