//! On what condition: clauses without the word "if".

use elysium_kit::{Say, kebab};
use elysium_text::{Args, Text};

use super::effects::EffectWriter;
use crate::cards::Condition;

impl EffectWriter {
    pub fn condition(self, condition: Condition) -> Text {
        let args = Args::new();
        let args = match condition {
            Condition::AttackIs(kind) | Condition::DamageIs(kind) | Condition::FirstAttack(kind) => {
                args.set("type", kind.slug())
            }
            Condition::PartyIcons(of, n) | Condition::CoterieIcons(of, n) => {
                args.set("discipline", self.words.discipline(of)).set("n", n)
            }
            Condition::ActorHas(of) => args.set("discipline", self.words.discipline(of)),
            Condition::VictimBlood(n)
            | Condition::VictimPotency(n)
            | Condition::FoeAgenda(n)
            | Condition::InStreets(n) => args.set("n", n),
            Condition::InStreetsPotency(n, potency) => args.set("n", n).set("potency", potency),
            Condition::SelfExhausted | Condition::SelfInStreets | Condition::SelfIsPrince => {
                args.set("self", self.own.word())
            }
            Condition::TargetIsHunter => args.set("hunter", self.words.hunter()),
            Condition::TargetIsMortal
            | Condition::VictimTitled
            | Condition::VictimNotRivals
            | Condition::ActorInStreets
            | Condition::ActorTitled
            | Condition::ActorIsPrince
            | Condition::ActorBlocked
            | Condition::TitleOnSelf
            | Condition::RetainerOnSelf
            | Condition::YouArePrince
            | Condition::NobodyIsPrince
            | Condition::SchemeThisTurn
            | Condition::PutAwayNoAttack
            | Condition::FirstThisTurn
            | Condition::TargetSurvived
            | Condition::AttackByFoe
            | Condition::TargetIsCharacter => args,
        };
        self.words.say(&format!("if-{}", kebab(condition)), args)
    }

    /// All of them must hold: `if x and y`.
    pub fn conditions(self, needs: &[Condition]) -> Option<Text> {
        let all = self.words.joined("both", needs.iter().map(|need| self.condition(*need)))?;
        Some(self.words.say("if", Args::new().set("condition", all)))
    }
}
