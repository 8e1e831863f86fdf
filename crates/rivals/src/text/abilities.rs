//! Abilities as sentences: tags, moment, condition, cost, effects.

use elysium_kit::{Say, kebab};
use elysium_text::{Args, Text};

use super::Words;
use super::effects::{EffectWriter, SelfReference};
use crate::cards::{Ability, CardId, CardKind, Effect, Kind, LibraryCard, Role, When, book};

/// What the sentences of one card have in common.
#[derive(Clone, Copy)]
pub(super) struct AbilityWriter<'a> {
    pub words: Words,
    pub card: CardId,
    /// The card as a card of a Library, if it is one.
    pub library: Option<&'a LibraryCard>,
}

impl AbilityWriter<'_> {
    pub fn of(words: Words, card: CardId) -> AbilityWriter<'static> {
        let library = match card.kind() {
            CardKind::Library(i) => book(false).library.get(i as usize),
            _ => None,
        };
        AbilityWriter { words, card, library }
    }

    pub fn writer(self, when: When) -> EffectWriter {
        EffectWriter { words: self.words, when, own: SelfReference::of(self.card) }
    }

    /// One sentence for each ability; abilities that differ in their moment only share one.
    pub fn sentences(self, abilities: &[Ability]) -> Vec<Text> {
        let same = |one: &Ability, other: &Ability| {
            let other = Ability { when: one.when, ..other.clone() };
            *one == other && one.when != When::Always
        };
        abilities.chunk_by(same).enumerate().map(|(nth, alike)| self.sentence(nth, alike)).collect()
    }

    fn sentence(self, nth: usize, alike: &[Ability]) -> Text {
        let Some(ability) = alike.first() else { return Text::default() };
        let mut text = self.ability(alike, ability);
        if ability.relentless {
            text = self.tagged("term-relentless", text);
        }
        // What a card grants to attackers says so itself.
        let role = match ability.role {
            Role::Attacker if !ability.granted => Some("role-attacker"),
            Role::Party => Some("role-party"),
            Role::Torpor => Some("role-torpor"),
            Role::Any | Role::Attacker => None,
        };
        if let Some(role) = role {
            text = self.tagged(role, text);
        }
        if let Some(id) = self.frame(nth, ability) {
            text = self.words.say(id, Args::new().set("text", text));
        }
        self.words.say("sentence", Args::new().set("text", text.capitalised()))
    }

    fn tagged(self, tag: &str, text: Text) -> Text {
        let args = Args::new().set("tag", self.words.plain(tag));
        self.words.say("tagged", args.set("text", text))
    }

    /// In which capacity the card acts, where that is not plain from its kind; said once where it
    /// is the same for the whole card.
    fn frame(self, nth: usize, ability: &Ability) -> Option<&'static str> {
        if ability.granted {
            return Some("frame-granted");
        }
        let i = match self.card.kind() {
            CardKind::City(i) => i,
            CardKind::Haven(_) => return (nth == 0).then_some("frame-leader"),
            _ => return None,
        };
        let kind = book(false).city[i as usize].kind;
        if kind.is_retainer() {
            return (nth == 0).then_some("frame-retainer");
        }
        let of_you = !matches!(ability.when, When::Always | When::AtOnce | When::MortalAttacked);
        (kind.is_event() && of_you).then_some("frame-each-player")
    }

    fn ability(self, alike: &[Ability], ability: &Ability) -> Text {
        let writer = self.writer(ability.when);
        let effects = Args::new().set("effects", writer.effects(&ability.does));
        let text = match (writer.costs(&ability.cost), ability.may) {
            (None, false) => writer.effects(&ability.does),
            (None, true) => self.words.say("ability-may", effects),
            (Some(cost), false) => self.words.say("ability-cost", effects.set("cost", cost)),
            (Some(cost), true) => self.words.say("ability-may-cost", effects.set("cost", cost)),
        };
        let moments = alike.iter().filter_map(|ability| self.moment(ability.when));
        let leads = [self.words.joined("moment-or", moments), writer.conditions(&ability.needs)];
        // The innermost first: the condition stands after the moment.
        leads
            .into_iter()
            .flatten()
            .rev()
            .fold(text, |text, lead| self.words.say("lead", Args::new().set("lead", lead).set("text", text)))
    }

    /// When, as a clause; none where the kind of the card or a tag says it.
    fn moment(self, when: When) -> Option<Text> {
        let stays = self.library.is_some_and(|card| card.kind == Kind::Ongoing);
        match when {
            When::Always | When::InAttack | When::Text => return None,
            When::Played if !stays => return None,
            _ => {}
        }
        let args = Args::new()
            .set("self", self.writer(when).own.word())
            .set("hunter", self.words.hunter())
            .set("n", self.library.map_or(0, |card| card.resolve_at));
        Some(self.words.say(&format!("when-{}", kebab(when)), args))
    }
}

/// What a card asks its player about, as a phrase: an optional effect, or one with a price.
pub(super) fn offered(words: Words, card: CardId, revised: bool) -> Option<Text> {
    let abilities = book(revised).abilities(card);
    let ability = abilities.iter().find(|ability| ability.may || !ability.cost.is_empty())?;
    Some(phrase(words, card, ability))
}

/// What a card can do at a moment, as a phrase.
pub(super) fn offered_at(words: Words, card: CardId, revised: bool, when: When) -> Option<Text> {
    let (_, ability) = book(revised).at(card, when).next()?;
    Some(phrase(words, card, ability))
}

/// Cost and effects.
fn phrase(words: Words, card: CardId, ability: &Ability) -> Text {
    let writer = AbilityWriter::of(words, card).writer(ability.when);
    let effects = writer.effects(&ability.does);
    match writer.costs(&ability.cost) {
        Some(cost) => words.say("ability-cost", Args::new().set("cost", cost).set("effects", effects)),
        None => effects,
    }
}

/// One of the texts that a card lets its player choose from, as a phrase.
pub(super) fn chosen(words: Words, card: CardId, nth: u8) -> Option<Text> {
    let abilities = book(false).abilities(card);
    let (when, options) = abilities.iter().find_map(|ability| match ability.does.as_slice() {
        [Effect::Choose(options)] => Some((ability.when, options)),
        _ => None,
    })?;
    Some(AbilityWriter::of(words, card).writer(when).effects(options.get(nth as usize)?))
}
