//! What cards do, as clauses.

use elysium_kit::{Say, kebab};
use elysium_text::{Args, Text};

use super::Words;
use crate::cards::{CardId, CardKind, Effect, When, Whom};

/// Whom a text means by itself: a vampire, the bearer of an attached card, the Leader of a Haven.
#[derive(Clone, Copy)]
pub(super) enum SelfReference {
    Character,
    Bearer,
    Leader,
}

impl SelfReference {
    pub fn of(card: CardId) -> SelfReference {
        match card.kind() {
            CardKind::Vampire(_) => SelfReference::Character,
            CardKind::Library(_) | CardKind::City(_) | CardKind::Agenda(_) => SelfReference::Bearer,
            CardKind::Haven(_) => SelfReference::Leader,
        }
    }

    /// For messages to choose by.
    pub const fn word(self) -> &'static str {
        match self {
            SelfReference::Character => "character",
            SelfReference::Bearer => "bearer",
            SelfReference::Leader => "leader",
        }
    }
}

/// Words effects in the light of their card and moment.
#[derive(Clone, Copy)]
pub(super) struct EffectWriter {
    pub words: Words,
    pub when: When,
    pub own: SelfReference,
}

impl EffectWriter {
    /// Several effects: side by side where they always hold, otherwise one after the other. What
    /// comes with a block has no order.
    pub fn effects(self, effects: &[Effect]) -> Text {
        let join = match self.when {
            When::Always => "both",
            When::Block => "effects-also",
            _ => "effects-then",
        };
        self.words.joined(join, effects.iter().map(|effect| self.effect(effect))).unwrap_or_default()
    }

    fn effect(self, effect: &Effect) -> Text {
        let words = self.words;
        let id = format!("effect-{}", kebab(effect));
        let n = |n: u8| words.say(&id, Args::new().set("n", n));
        match *effect {
            Effect::Damage(amount)
            | Effect::Shield(amount)
            | Effect::PartyShield(amount)
            | Effect::GainAgenda(amount)
            | Effect::SpreadMend(amount)
            | Effect::LeaderInfluence(amount)
            | Effect::Intel(amount) => self.shaped(&id, amount, Args::new()),
            Effect::Influence(amount) => {
                let moment = if self.when == When::ForInfluence { "now" } else { "always" };
                self.shaped(&id, amount, Args::new().set("self", self.own.word()).set("moment", moment))
            }
            Effect::Discard(whom, amount)
            | Effect::GainPrestige(whom, amount)
            | Effect::LosePrestige(whom, amount)
            | Effect::LoseAgenda(whom, amount) => match whom {
                Whom::You => self.shaped(&format!("{id}-you"), amount, Args::new()),
                _ => self.shaped(&id, amount, Args::new().set("who", self.who(whom))),
            },
            Effect::StealPrestige(whom, amount) => {
                words.say(&id, Args::new().set("from", self.from(whom)).set("n", amount))
            }
            Effect::Mend(which, amount) | Effect::LoseBlood(which, amount) => {
                words.say(&format!("{id}-{}", kebab(which)), Args::new().set("n", amount))
            }
            Effect::Exhaust(which) => words.plain(&format!("{id}-{}", kebab(which))),
            Effect::Choose(ref options) => {
                let options = options.iter().map(|option| self.effects(option));
                let options = words.joined("effects-or", options).unwrap_or_default();
                words.say("effects-choose", Args::new().set("options", options))
            }
            Effect::If(condition, ref effects) => {
                let lead = self.conditions(&[condition]).unwrap_or_default();
                words.say("lead", Args::new().set("lead", lead).set("text", self.effects(effects)))
            }
            Effect::Draw(amount)
            | Effect::Prevent(amount)
            | Effect::Splash(amount)
            | Effect::MendOneEach(amount)
            | Effect::StealBlood(amount)
            | Effect::FeedAll(amount)
            | Effect::FeedOne(amount)
            | Effect::Load(amount)
            | Effect::LoadPerPrestige(amount)
            | Effect::TitleHoldersInfluence(amount)
            | Effect::SecrecyAtHome(amount)
            | Effect::SecrecyOutside(amount)
            | Effect::SecrecyInStreets(amount)
            | Effect::RecruitDiscount(amount)
            | Effect::Potency(amount) => n(amount),
            Effect::HoldersInfluence(of, amount) => {
                words.say(&id, Args::new().set("discipline", words.discipline(of)).set("n", amount))
            }
            Effect::Icon(of) => words.say(&id, Args::new().set("discipline", words.discipline(of))),
            Effect::Attribute(of, amount) => {
                words.say(&id, Args::new().set("type", of.slug()).set("n", amount))
            }
            Effect::Own(own) => words.plain(&format!("own-{}", kebab(own))),
            Effect::HuntersReturn => words.say(&id, Args::new().set("hunter", words.hunter())),
            Effect::IgnoreShields
            | Effect::CancelReaction
            | Effect::VoidText
            | Effect::Unblockable
            | Effect::RangedToo
            | Effect::DefeatWounded
            | Effect::Mark
            | Effect::BurnRetainer
            | Effect::StealRetainer
            | Effect::BurnTheirOngoing
            | Effect::BurnOngoing
            | Effect::BurnThis
            | Effect::Recover
            | Effect::GiveBlood
            | Effect::TakePrestige
            | Effect::NextCityCard
            | Effect::NoSecrecy
            | Effect::StayOut
            | Effect::NoRanged
            | Effect::PartiesOfOne
            | Effect::CityReturns => words.plain(&id),
        }
    }

    /// Whom it touches, as the subject of a sentence.
    fn who(self, whom: Whom) -> Text {
        self.words.say(&format!("who-{}", kebab(whom)), self.joining())
    }

    /// From whom something is taken.
    fn from(self, whom: Whom) -> Text {
        self.words.say(&format!("from-{}", kebab(whom)), self.joining())
    }

    /// §20.7: a Conspiracy spares those who have joined it.
    fn joining(self) -> Args {
        Args::new().set("joining", if self.when == When::Resolved { "spared" } else { "none" })
    }
}
