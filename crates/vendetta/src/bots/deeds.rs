//! What cards do, in numbers: a rough reading of the language of effects.

use super::weights::Weights;
use crate::cards::{Ability, Amount, Condition, Count, Effect, Own, When, Whom};

/// What the numbers on a card depend on: one side at one location.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SideFacts {
    pub round: f32,
    pub haven: bool,
    pub own_cards: f32,
    pub all_cards: f32,
    pub alliance: f32,
    pub pool: f32,
    pub blood: f32,
    /// Rivals expected in the Conflict, and the blood on all their sides.
    pub rivals: f32,
    pub rival_blood: f32,
    /// Cards that others will still play in this round.
    pub plays: f32,
    /// What one more victim is worth.
    pub victim: f32,
}

/// What a card, or a whole side, does besides its printed power.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deeds {
    /// Power in the Conflict.
    pub power: f32,
    /// Blood stolen from each rival, and lost by each rival.
    pub stolen: f32,
    pub lost: f32,
    /// Blood into the bot's pool.
    pub gained: f32,
    /// All else, in influence.
    pub worth: f32,
}

impl Deeds {
    pub fn add(&mut self, other: Deeds) {
        self.power += other.power;
        self.stolen += other.stolen;
        self.lost += other.lost;
        self.gained += other.gained;
        self.worth += other.worth;
    }

    fn times(self, n: f32) -> Deeds {
        Deeds {
            power: self.power * n,
            stolen: self.stolen * n,
            lost: self.lost * n,
            gained: self.gained * n,
            worth: self.worth * n,
        }
    }

    /// In influence, without the power; `blood` is the worth of one blood.
    pub fn value(&self, facts: &SideFacts, blood: f32, w: &Weights) -> f32 {
        let each = self.stolen * (blood + w.spite) + self.lost * w.spite;
        each * facts.rivals + self.gained * blood + self.worth
    }
}

/// What all abilities of a card amount to on a side.
pub(super) fn of_card(abilities: &[Ability], facts: &SideFacts) -> Deeds {
    let mut sum = Deeds::default();
    for ability in abilities {
        let deeds = of_effects(&ability.does, facts);
        sum.add(match ability.when {
            // These trigger once for each card that somebody plays at the right place.
            When::OpponentPlaysHere => deeds.times(facts.plays / 3.0),
            // Only whoever plays elsewhere suffers, so less than every rival each time.
            When::OpponentPlaysElsewhere => deeds.times(facts.plays / 6.0),
            _ => deeds,
        });
    }
    sum
}

pub(super) fn of_effects(effects: &[Effect], facts: &SideFacts) -> Deeds {
    let mut sum = Deeds::default();
    for effect in effects {
        sum.add(of_effect(effect, facts));
    }
    sum
}

fn of_effect(effect: &Effect, facts: &SideFacts) -> Deeds {
    let n = |of: &Amount| amount(*of, facts).max(0.0);
    let power = |power: f32| Deeds { power, ..Deeds::default() };
    let worth = |worth: f32| Deeds { worth, ..Deeds::default() };
    match effect {
        Effect::Power(of) => power(amount(*of, facts)),
        Effect::Deploy(of) => power(n(of)),
        // The blood is the player's own, and the choice stays open until late.
        Effect::DeployFromPool(of) => power(0.3 * n(of).min(facts.pool)),
        Effect::TakeDeployed(..) => power(0.4 * facts.rival_blood),
        Effect::PlayHand(_) | Effect::PlayTop => power(2.0),
        // The exchange pays off where little blood was deployed before.
        Effect::ExchangeBlood => power((0.5 * (facts.pool - facts.blood)).max(0.0)),
        Effect::Lose(Whom::You, _) => Deeds::default(),
        Effect::Lose(_, of) => Deeds { lost: n(of), ..Deeds::default() },
        Effect::Steal(_, of) => Deeds { stolen: n(of), ..Deeds::default() },
        Effect::Gain(of) => Deeds { gained: n(of), ..Deeds::default() },
        Effect::TakeBackBlood => Deeds { gained: facts.blood, ..Deeds::default() },
        Effect::MoveBlood(_) if !facts.haven => Deeds { gained: 0.4 * facts.blood, ..Deeds::default() },
        Effect::GainInfluence(n) => worth(0.3 * f32::from(*n)),
        Effect::LoseInfluence(..) => worth(0.3),
        Effect::DrawVictim => worth(facts.victim),
        Effect::DrawCard => worth(0.4),
        Effect::MoveToHaven if !facts.haven => worth(0.3),
        Effect::May(effects) => of_effects(effects, facts),
        Effect::If(_, effects) => of_effects(effects, facts).times(0.6),
        Effect::Pay(of, then, _) => {
            let mut deeds = of_effects(then, facts);
            deeds.gained -= n(of);
            deeds
        }
        // Whoever picks takes what hurts less.
        Effect::Pick(..) => worth(0.3 * facts.rivals),
        Effect::Own(own) => of_own(*own, facts),
        _ => Deeds::default(),
    }
}

fn of_own(own: Own, facts: &SideFacts) -> Deeds {
    let worth = |worth: f32| Deeds { worth, ..Deeds::default() };
    match own {
        Own::MindlessAssault => Deeds { power: facts.own_cards, ..Deeds::default() },
        Own::Eyes => Deeds { power: facts.plays / 6.0, ..Deeds::default() },
        Own::DarkPact => Deeds { power: 1.0, ..Deeds::default() },
        // The printed power of the best card that lies there.
        Own::Forestall => Deeds { gained: (3.0 * facts.rivals).min(3.5), ..Deeds::default() },
        Own::Auction | Own::Retaliation | Own::OneStepAhead => worth(0.2 * facts.rivals),
        Own::Submission | Own::Composure => worth(0.1 * facts.rivals),
        _ => Deeds::default(),
    }
}

fn amount(amount: Amount, facts: &SideFacts) -> f32 {
    match amount {
        Amount::Just(n) => f32::from(n),
        Amount::Round => facts.round,
        Amount::Each(n, of) => f32::from(n) * count(of, facts),
        Amount::EachUpTo(n, of, most) => (f32::from(n) * count(of, facts)).min(f32::from(most)),
        Amount::Half(of) => (count(of, facts) / 2.0).floor(),
        Amount::HalfUp(of) => (count(of, facts) / 2.0).ceil(),
        Amount::Either(condition, yes, no) => f32::from(if holds(condition, facts) { yes } else { no }),
        Amount::Fill(to, least) => (f32::from(to) - facts.pool).max(f32::from(least)),
    }
}

fn count(of: Count, facts: &SideFacts) -> f32 {
    match of {
        Count::YourCardsHere => facts.own_cards,
        Count::CardsHere => facts.all_cards,
        Count::RivalsHere => facts.rivals,
        Count::YourAlliance => facts.alliance,
        Count::YourPool => facts.pool,
        Count::YourBloodHere => facts.blood,
        Count::TheirBloodHere => facts.rival_blood / facts.rivals.max(1.0),
        Count::BloodHere => facts.blood + facts.rival_blood,
        Count::CardsMoved => 0.5,
    }
}

fn holds(condition: Condition, facts: &SideFacts) -> bool {
    match condition {
        Condition::YourBloodHere => facts.blood > 0.0,
        Condition::AtHaven => facts.haven,
        Condition::NobodyHasFewerFaceUp => facts.own_cards < 1.5,
        Condition::YouWon | Condition::Rewarded | Condition::OnlyHumanAlly => false,
    }
}
