//! What a list of effects comes to, in numbers that can be compared: who uses it does not matter.

use crate::cards::{Amount, Effect, Expr, How, Price, Qty, Sel, Strike, Token};

#[derive(Clone, Copy, Default)]
pub(super) struct Gist {
    pub stealth: f32,
    pub intercept: f32,
    pub bleed: f32,
    pub votes: f32,
    pub damage: f32,
    pub aggravated: bool,
    pub ranged: bool,
    pub dodge: bool,
    pub ends_combat: bool,
    pub steals: f32,
    pub prevents: f32,
    pub strength: f32,
    pub strikes: f32,
    pub maneuvers: bool,
    pub presses: bool,
    pub redirects: bool,
    pub wakes: bool,
    pub unlocks_me: bool,
    pub blocks: bool,
    pub cancels: bool,
    pub fights: bool,
    pub no_blocks: bool,
    pub against: bool,
}

/// A number as far as it can be known without the table.
pub(super) fn amount(amount: &Amount) -> f32 {
    match amount {
        Amount::N(n) => f32::from(*n),
        Amount::E(expr) => match &**expr {
            Expr::X | Expr::Points => 1.5,
            Expr::Count(_) | Expr::Of(..) | Expr::Tokens(..) | Expr::Own(_) => 2.0,
            Expr::Times(a, b) => self::amount(a) * self::amount(b),
            Expr::Plus(a, b) => self::amount(a) + self::amount(b),
            Expr::Minus(a, b) => self::amount(a) - self::amount(b),
            Expr::Least(a, b) => self::amount(a).min(self::amount(b)),
            Expr::Either(_, a, b) => (self::amount(a) + self::amount(b)) / 2.0,
        },
    }
}

impl Gist {
    pub fn of(effects: &[Effect]) -> Gist {
        let mut gist = Gist::default();
        for effect in effects {
            effect.visit(&mut |effect| gist.see(effect));
        }
        gist
    }

    fn see(&mut self, effect: &Effect) {
        match effect {
            Effect::Get(quantity, n) => self.number(*quantity, amount(n)),
            Effect::Mod { q, n, how, .. } => {
                self.against |= how.contains(&How::Against);
                self.number(*q, amount(n));
            }
            Effect::Strike(strike, how) => {
                self.ranged |= how.contains(&How::Ranged);
                self.aggravated |= how.contains(&How::Aggravated);
                match strike {
                    Strike::Hand(n) | Strike::Weapon(_, n) => self.damage += 1.0 + amount(n),
                    Strike::Damage(n) => self.damage += amount(n),
                    Strike::Dodge => self.dodge = true,
                    Strike::CombatEnds => self.ends_combat = true,
                    Strike::StealBlood(n) => self.steals += amount(n),
                    Strike::DestroyEquipment(_) | Strike::StealEquipment(_) | Strike::Do(_) => {
                        self.damage += 1.0;
                    }
                }
            }
            Effect::Damage(n, Sel::Foe, how) => {
                self.damage += amount(n);
                self.aggravated |= how.contains(&How::Aggravated);
            }
            Effect::EndCombat => self.ends_combat = true,
            Effect::Maneuver(_) => self.maneuvers = true,
            Effect::Press(_) => self.presses = true,
            Effect::Prevent(n) => self.prevents += amount(n),
            Effect::Redirect(_) => self.redirects = true,
            Effect::Wake(_) => self.wakes = true,
            Effect::Unlock(Sel::Me) => self.unlocks_me = true,
            Effect::TryBlock(_) => self.blocks = true,
            Effect::Cancel(..) => self.cancels = true,
            Effect::Fight(..) => self.fights = true,
            Effect::FailBlock | Effect::Bar { from: crate::cards::Deed::Block, .. } => self.no_blocks = true,
            _ => {}
        }
    }

    fn number(&mut self, quantity: Qty, n: f32) {
        match quantity {
            Qty::Stealth => self.stealth += n,
            Qty::Intercept => self.intercept += n,
            Qty::Bleed => self.bleed += n,
            Qty::Votes => self.votes += n,
            Qty::Strength | Qty::HandDamage | Qty::StrikeDamage => self.strength += n,
            Qty::Strikes => self.strikes += n,
            Qty::Maneuvers => self.maneuvers = true,
            Qty::Presses | Qty::PressesToEnd => self.presses = true,
            Qty::Prevention => self.prevents += n,
            Qty::Dodges => self.dodge = true,
            _ => {}
        }
    }

    /// Is it of use in a combat?
    pub fn is_combat(&self) -> bool {
        self.damage + self.steals + self.prevents + self.strength + self.strikes > 0.0
            || self.dodge
            || self.ends_combat
            || self.maneuvers
            || self.presses
    }
}

/// What a price takes of the pool, and of the blood of whoever pays.
pub(super) fn price(prices: &[Price]) -> (f32, f32) {
    let mut sum = (0.0, 0.0);
    for price in prices {
        match price {
            Price::Pool(n) => sum.0 += amount(n),
            Price::Blood(n) | Price::Life(n) | Price::BloodOrLife(n) | Price::BloodOf(n, _) => {
                sum.1 += amount(n);
            }
            Price::Remove(Token::Pool, n, _) => sum.0 += amount(n),
            Price::OneOf(any) => sum.1 += self::price(&any[..1]).1,
            Price::Edge => sum.0 += 1.0,
            _ => {}
        }
    }
    sum
}
