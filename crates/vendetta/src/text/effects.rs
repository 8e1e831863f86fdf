//! Rules text of cards, derived from what they do.

use elysium_kit::{Say, kebab};
use elysium_text::{Args, Text};

use super::Words;
use crate::cards::{Ability, Amount, CardId, CardKind, Effect, Goal, When, Whom, book};

/// The whole text of a card.
pub(super) fn text(words: Words, card: CardId) -> Text {
    let abilities = book().abilities(card);
    if abilities.is_empty() {
        return words.plain("text-none");
    }
    let mut texts: Vec<Text> = abilities.iter().map(|ability| ability_text(words, ability)).collect();
    if let (CardKind::Relic(_), Some(first)) = (card.kind(), texts.first_mut()) {
        *first = words.say("text-relic", Args::new().set("text", first.clone()));
    }
    // Small letters at the start, so that pieces fit anywhere; a text begins with a large one.
    Text::joined(texts.into_iter().map(Text::capitalised), " ")
}

fn ability_text(words: Words, ability: &Ability) -> Text {
    let effects = EffectWriter { words, when: ability.when }.sequence(&ability.does, "effects-then");
    words.say(&format!("when-{}", kebab(ability.when)), Args::new().set("effects", effects))
}

/// What a card offers as an option, as a phrase.
pub(super) fn optional(words: Words, card: CardId) -> Text {
    for ability in book().abilities(card) {
        for effect in &ability.does {
            if let Effect::May(effects) = effect {
                return EffectWriter { words, when: ability.when }.sequence(effects, "effects-and");
            }
        }
    }
    words.card(card)
}

/// Words effects in the light of their moment.
#[derive(Clone, Copy)]
struct EffectWriter {
    words: Words,
    when: When,
}

impl EffectWriter {
    /// Several effects, joined from the front by a message.
    fn sequence(self, effects: &[Effect], join: &str) -> Text {
        let texts = effects.iter().map(|effect| self.effect(effect));
        let joined = texts.reduce(|first, second| {
            self.words.say(join, Args::new().set("first", first).set("second", second))
        });
        joined.unwrap_or_default()
    }

    fn effect(self, effect: &Effect) -> Text {
        let words = self.words;
        let say = |id: &str, args: Args| words.say(id, args);
        let n = |id: &str, n: u8| words.say(id, Args::new().set("n", n));
        let who = |whom: Whom| Args::new().set("who", self.who(whom));
        let from = |whom: Whom| Args::new().set("from", self.from(whom));
        match *effect {
            Effect::Lose(whom, amount) => words.shaped("effect-lose", amount, who(whom)),
            Effect::Steal(Whom::Them, amount) => words.shaped("effect-steal-them", amount, Args::new()),
            Effect::Steal(whom, amount) => words.shaped("effect-steal", amount, from(whom)),
            Effect::Gain(amount) => words.shaped("effect-gain", amount, Args::new()),
            Effect::GainInfluence(amount) => n("effect-gain-influence", amount),
            Effect::LoseInfluence(whom, amount) => say("effect-lose-influence", who(whom).set("n", amount)),
            Effect::GiveInfluence(amount) => n("effect-give-influence", amount),
            Effect::Deploy(amount) => {
                words.shaped("effect-deploy", amount, Args::new().set("place", self.place()))
            }
            Effect::DeployFromPool(amount) => words.shaped("effect-deploy-from-pool", amount, Args::new()),
            Effect::TakeDeployed(whom, amount, Goal::YourPool) => {
                say("effect-take-deployed-your-pool-share", from(whom).set("amount", words.amount(amount)))
            }
            Effect::TakeDeployed(whom, amount, Goal::YourSide) => {
                say("effect-take-deployed-your-side-share", who(whom).set("amount", words.amount(amount)))
            }
            Effect::TakeDeployed(whom, amount, Goal::Bank) => {
                words.shaped("effect-take-deployed-bank", amount, who(whom))
            }
            Effect::ReturnBlood(amount) => n("effect-return-blood", amount),
            Effect::MoveBlood(amount) => {
                say("effect-move-blood-share", Args::new().set("amount", words.amount(amount)))
            }
            Effect::PlayHand(whom) => words.plain(&format!("effect-play-hand-{}", kebab(whom))),
            Effect::Power(amount) => words.shaped("effect-power", amount, Args::new()),
            Effect::BloodWorth(worth) => n("effect-blood-worth", worth),
            Effect::AddToTotal(more) => n("effect-add-to-total", more),
            Effect::May(ref effects) => {
                say("effects-may", Args::new().set("effects", self.sequence(effects, "effects-and")))
            }
            Effect::If(condition, ref effects) => {
                let args = Args::new().set("condition", words.condition(condition));
                say("effects-if", args.set("effects", self.sequence(effects, "effects-then")))
            }
            Effect::Pay(cost, ref then, ref otherwise) => self.pay(cost, then, otherwise),
            Effect::Pick(whom, ref first, ref second) => {
                let args = Args::new().set("who", self.who(whom));
                let args = args.set("first", self.sequence(first, "effects-and"));
                say("effects-pick", args.set("second", self.sequence(second, "effects-and")))
            }
            Effect::FaceDownCost(change) => {
                let args = Args::new().set("change", if change < 0 { "less" } else { "more" });
                say("effect-face-down-cost", args.set("n", change.unsigned_abs()))
            }
            Effect::FaceDownBase(cost) => n("effect-face-down-base", cost),
            Effect::PlayToll(cost) => n("effect-play-toll", cost),
            Effect::DiablerieTokens(tokens) => n("effect-diablerie-tokens", tokens),
            Effect::LookForBlood(cost) => n("effect-look-for-blood", cost),
            Effect::WorthMore(more) => n("effect-worth-more", more),
            Effect::DrawMore(cards) => n("effect-draw-more", cards),
            Effect::Own(own) => words.plain(&format!("own-{}", kebab(own))),
            Effect::TakeBackBlood
            | Effect::ExchangeBlood
            | Effect::DrawVictim
            | Effect::DrawCard
            | Effect::PlayTop
            | Effect::ShuffleIn
            | Effect::MoveToHaven
            | Effect::TurnDown
            | Effect::Withdraw
            | Effect::SkipSteps
            | Effect::PowerOfHighest
            | Effect::HalveRivals
            | Effect::ZeroHighestRival
            | Effect::WinTies
            | Effect::CannotBeDrained
            | Effect::DrainedFirst
            | Effect::KeepBoth
            | Effect::ChooseRefuge => words.plain(&format!("effect-{}", kebab(effect))),
        }
    }

    fn pay(self, cost: Amount, then: &[Effect], otherwise: &[Effect]) -> Text {
        let args = Args::new().set("cost", self.words.amount(cost));
        let (first, second) = (self.sequence(then, "effects-then"), self.sequence(otherwise, "effects-then"));
        if otherwise.is_empty() {
            self.words.say("effects-pay", args.set("effects", first))
        } else if then.is_empty() {
            self.words.say("effects-pay-or", args.set("effects", second))
        } else {
            self.words.say("effects-pay-either", args.set("first", first).set("second", second))
        }
    }

    /// Whom it touches, as the subject of a sentence.
    fn who(self, whom: Whom) -> Text {
        self.words.plain(&format!("who-{}", kebab(whom)))
    }

    /// From whom something is taken.
    fn from(self, whom: Whom) -> Text {
        self.words.plain(&format!("from-{}", kebab(whom)))
    }

    /// An ally has no location of its own: the blood goes where the card was played.
    fn place(self) -> &'static str {
        if self.when == When::YouPlayAtHaven { "there" } else { "here" }
    }
}
