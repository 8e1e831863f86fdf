//! Fights: who is stronger, which strike, how long.

use super::gist::Gist;
use super::seat_view::{SeatView, text_in_play};
use crate::cards::{CardId, CardKind, Type, book};
use crate::state::MinionId;
use crate::view::MinionView;
use crate::vocabulary::Choice;

impl SeatView<'_> {
    /// What a minion hits with, in points of damage.
    pub fn might(&self, one: &MinionView) -> f32 {
        let on = self.on(one.id).map(|other| other.card).chain([one.card]);
        let strikes = on.flat_map(|card| book().texts(card)).map(|text| Gist::of(&text.does));
        let (mut damage, mut more) = (1.0_f32, 0.0);
        for gist in strikes {
            damage = damage.max(gist.damage);
            more += gist.strength;
        }
        let cards = if one.controller == self.me { self.best_strike(one) } else { 0.7 };
        damage.max(cards) + more
    }

    /// The hardest strike in the hand that a minion could play.
    fn best_strike(&self, one: &MinionView) -> f32 {
        let hand = self.mine().hand.iter().flatten().copied();
        let library = hand.filter(|card| matches!(card.kind(), CardKind::Library(_)));
        let modes = library.flat_map(|card| book().library(card).modes.iter());
        let playable =
            modes.filter(|mode| mode.kind == Type::Combat && super::seat_view::prints(one.card, &mode.disc));
        playable.map(|mode| Gist::of(&mode.does)).map(|gist| gist.damage + gist.steals).fold(1.0, f32::max)
    }

    /// What a fight between two would bring to the first.
    pub fn duel(&self, mine: &MinionView, foe: &MinionView) -> f32 {
        let (given, taken) = (self.might(mine), self.might(foe));
        let falls = |one: &MinionView, damage: f32| f32::from(one.blood) < damage;
        let lost = if falls(mine, taken) { 3.0 + 0.3 * f32::from(mine.capacity) } else { 0.5 * taken };
        let won = if falls(foe, given) { 2.5 + 0.3 * f32::from(foe.capacity) } else { 0.4 * given };
        won - lost
    }

    /// This player's fighter and the other one.
    fn fighters(&self) -> Option<(&MinionView, &MinionView)> {
        let combat = self.view.combat.as_ref()?;
        let side = combat.sides.iter().position(|side| side.who == self.me)?;
        let of = |i: usize| self.named(combat.sides[i].minion, combat.sides[i].who);
        of(side).zip(of(1 - side))
    }

    /// Would the bot's fighter fall to the next blow?
    pub fn in_danger(&self) -> bool {
        self.fighters().is_some_and(|(mine, foe)| f32::from(mine.blood) < self.might(foe) || mine.blood <= 1)
    }

    fn winning(&self) -> bool {
        self.fighters().is_some_and(|(mine, foe)| self.duel(mine, foe) > 0.5)
    }

    /// A card or text in a fight.
    pub fn in_combat(&self, gist: Gist) -> f32 {
        if self.view.combat.is_none() {
            return -0.5;
        }
        let danger = self.in_danger();
        let mut worth = 0.0;
        if gist.damage + gist.steals > 0.0 {
            let wounds = if gist.aggravated { 1.6 } else { 1.0 };
            worth += 0.9 * gist.damage * wounds + 1.2 * gist.steals - 0.9;
        }
        if gist.dodge || gist.ends_combat {
            worth += if danger {
                3.0
            } else if self.winning() {
                -1.0
            } else {
                0.8
            };
        }
        if gist.prevents > 0.0 {
            worth += if danger { 2.5 } else { 1.0 };
        }
        if gist.strength > 0.0 || gist.strikes > 0.0 {
            worth += if self.winning() { 0.8 * (gist.strength + gist.strikes) } else { 0.3 };
        }
        if gist.maneuvers {
            worth += self.maneuver();
        }
        if gist.presses {
            worth += self.press();
        }
        worth - 0.2
    }

    /// Away from those who are stronger, towards those who are weaker.
    fn maneuver(&self) -> f32 {
        let Some((mine, foe)) = self.fighters() else { return -1.0 };
        let long = self.view.combat.as_ref().is_some_and(|combat| combat.long);
        let shoots = |one: &MinionView| self.on(one.id).any(|other| is_ranged(other.card));
        let wants_long = shoots(mine) && !shoots(foe) || self.in_danger() && !shoots(foe);
        if wants_long == long {
            -1.0
        } else if wants_long {
            1.2
        } else if self.winning() {
            0.8
        } else {
            -0.5
        }
    }

    fn press(&self) -> f32 {
        let winning = self.winning() && !self.in_danger();
        if winning { 0.8 } else { -0.8 }
    }

    /// What a card has given and can be used now.
    pub fn credit(&self, choice: Choice) -> f32 {
        match choice {
            Choice::Maneuver(_) => self.maneuver(),
            Choice::Press(_) => self.press(),
            Choice::Prevent(_) => 5.0,
            Choice::Additional(_) => 2.0,
            _ => 0.0,
        }
    }

    pub fn strike(&self, minion: MinionId, choice: Choice) -> f32 {
        let hands = self.minion(minion).map_or(1.0, |one| self.hands(one));
        match choice {
            Choice::Strike(_) => 0.9 * hands - 0.9,
            Choice::Dodge(_) => {
                if self.in_danger() {
                    2.5
                } else {
                    0.2
                }
            }
            Choice::Play(slot, clause, payer) => {
                let Some((_, mode)) = self.mode(slot, clause) else { return 0.0 };
                self.in_combat(Gist::of(&mode.does)) - self.cost(&mode.cost, payer)
            }
            Choice::Use(_, card, clause, payer) => {
                let Some(text) = text_in_play(card, clause) else { return 0.2 };
                self.in_combat(Gist::of(&text.does)) - self.cost(&text.cost, payer)
            }
            _ => -0.5,
        }
    }

    /// A strike with the hands.
    fn hands(&self, one: &MinionView) -> f32 {
        let on = self.on(one.id).map(|other| other.card).chain([one.card]);
        let texts = on.flat_map(|card| book().texts(card));
        1.0 + texts.map(|text| Gist::of(&text.does).strength).sum::<f32>()
    }
}

fn is_ranged(card: CardId) -> bool {
    book().texts(card).iter().any(|text| Gist::of(&text.does).ranged)
}
