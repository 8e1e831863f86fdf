//! Actions: what a minion does when it acts.

use super::gist::{Gist, price};
use super::seat_view::{SeatView, text_in_play};
use super::worth::{NEVER, Names, OUST};
use crate::cards::{Act, CardId, CardKind, Deed, Key, Mode, Test, Type, book};
use crate::state::{MinionId, Thing};
use crate::view::MinionView;
use crate::vocabulary::Choice;

/// The price of being blocked: a fight, and nothing done.
const BLOCKED: f32 = 2.0;

impl SeatView<'_> {
    /// A minion that could act: is there anything for it to do?
    pub fn act(&self, minion: MinionId) -> f32 {
        let Some(one) = self.minion(minion) else { return NEVER };
        if one.torpor {
            return 6.0;
        }
        let cards = self.mine().hand.iter().flatten().filter(|card| {
            let CardKind::Library(_) = card.kind() else { return false };
            book().library(**card).modes.iter().any(|mode| mode.act.is_some())
        });
        let best = self.bleed(one, 0.0, 0.0).max(self.hunt(one));
        let busy = if cards.count() > 0 { 0.8 } else { 0.0 };
        // Those who bleed for sure go first, the others later: blockers may be locked by then.
        best + busy
    }

    /// How likely an action with so much stealth goes through.
    fn odds(&self, stealth: f32, blockers: usize) -> f32 {
        let modifiers =
            self.mine().hand.iter().flatten().filter(|card| self.gives_stealth(**card)).count() as f32;
        if blockers == 0 {
            return 1.0;
        }
        let reach = stealth + 0.7 * modifiers;
        (0.45 + 0.25 * reach - 0.08 * blockers as f32).clamp(0.1, 0.95)
    }

    fn gives_stealth(&self, card: CardId) -> bool {
        let CardKind::Library(_) = card.kind() else { return false };
        book().library(card).modes.iter().any(|mode| {
            mode.kind == Type::ActionModifier
                && Gist::of(&mode.does).stealth > 0.0
                && self.is_able(card, mode)
        })
    }

    /// A bleed of the prey with so much more than usual.
    pub fn bleed(&self, actor: &MinionView, more: f32, stealth: f32) -> f32 {
        let Some(prey) = self.prey else { return NEVER };
        let n = self.bleed_of(actor) + more;
        let blockers = self.awake(prey).count();
        let odds = self.odds(stealth, blockers);
        let pool = f32::from(self.player(prey).pool);
        let hit = if n >= pool { OUST } else { self.pool_worth(prey, -n) + 1.0 };
        let edge = if self.view.edge == Some(self.me) { 0.0 } else { 1.0 };
        odds * (hit + edge) - (1.0 - odds) * BLOCKED * self.fear(actor)
    }

    /// What a minion bleeds for with what it has.
    pub fn bleed_of(&self, actor: &MinionView) -> f32 {
        let worn: f32 = self.on(actor.id).map(|one| standing_bleed(one.card)).sum();
        1.0 + worn + standing_bleed(actor.card)
    }

    /// What a fight with any blocker would mean to the actor.
    fn fear(&self, actor: &MinionView) -> f32 {
        if actor.blood <= 1 { 2.0 } else { 1.0 }
    }

    pub fn hunt(&self, one: &MinionView) -> f32 {
        if one.ally {
            return NEVER;
        }
        match (one.blood, one.capacity.saturating_sub(one.blood)) {
            (_, 0) => -1.0,
            (0, _) => 10.0,
            (1, _) => 2.6,
            (2, _) => 1.2,
            _ => 0.3,
        }
    }

    /// Everything that a minion can do.
    pub fn deed(&self, minion: MinionId, choice: Choice) -> f32 {
        let Some(one) = self.minion(minion) else { return 0.0 };
        match choice {
            Choice::Bleed => self.bleed(one, 0.0, 0.0),
            Choice::Hunt => self.hunt(one),
            Choice::LeaveTorpor => 6.0,
            Choice::Rescue(victim) => {
                let victim = self.minion(victim);
                let mine = victim.is_some_and(|victim| victim.controller == self.me);
                if mine { 4.0 + victim.map_or(0.0, |one| 0.4 * f32::from(one.capacity)) } else { -6.0 }
            }
            Choice::Diablerize(victim) => self.diablerize(one, victim),
            Choice::BecomeAnarch => -6.0,
            Choice::EquipFrom(_) => -3.0,
            Choice::Play(slot, clause, _) => {
                let Some((card, mode)) = self.mode(slot, clause) else { return 0.0 };
                self.action_card(one, card, mode)
            }
            Choice::Use(thing, card, clause, _) => {
                let Some(text) = text_in_play(card, clause) else { return 0.5 };
                let Some(act) = &text.act else { return 0.0 };
                let names = Names { me: Some(minion), ..self.names(Some(minion)) };
                let worth = self.action(one, act, &text.does, names) - self.cost(&text.cost, Some(minion));
                // Getting rid of one's own cards is for others.
                let mine = self.controller(thing) == Some(self.me);
                let burns = text.does.contains(&crate::cards::Effect::Burn(crate::cards::Sel::This));
                if burns { self.burn(thing, card, mine) } else { worth }
            }
            Choice::Pass => 0.0,
            _ => -1.0,
        }
    }

    /// A card that says how it can be burned.
    fn burn(&self, thing: Thing, card: CardId, mine: bool) -> f32 {
        let on = match thing {
            Thing::Permanent(one) => self.permanent(one).and_then(|one| one.on),
            _ => None,
        };
        let on_mine = on.and_then(|on| self.minion(on)).is_some_and(|one| one.controller == self.me);
        let hurts = on_mine && !book().library(card).on.contains(&Test::Yours);
        if hurts || !mine && on.is_none() { 1.8 } else { -5.0 }
    }

    fn action_card(&self, one: &MinionView, card: CardId, mode: &'static Mode) -> f32 {
        let Some(act) = &mode.act else { return 0.0 };
        let cost = self.cost(&mode.cost, Some(one.id));
        let names = self.names(Some(one.id));
        let worth = match act.is {
            Deed::Political => self.call(mode, names),
            Deed::Recruit => 5.0,
            Deed::Employ => 3.5,
            Deed::Equip => self.equip(one, card),
            _ if mode.put.is_some() && self.on(one.id).any(|other| other.card == card) => -2.0,
            _ => self.action(one, act, &mode.does, names) + if mode.put.is_some() { 3.0 } else { 0.0 },
        };
        worth - cost
    }

    /// What an action brings, with the chance that it does.
    fn action(
        &self,
        one: &MinionView,
        act: &Act,
        does: &'static [crate::cards::Effect],
        names: Names,
    ) -> f32 {
        let stealth = f32::from(act.stealth);
        let worth = self.effects(does, names);
        match act.is {
            Deed::Bleed => self.bleed(one, f32::from(act.bleed), stealth) + worth,
            Deed::EnterCombat => self.rush(one) + worth.min(0.0),
            _ => {
                let blockers = self.prey.map_or(0, |prey| self.awake(prey).count());
                let odds = self.odds(stealth, blockers);
                odds * worth - (1.0 - odds) * BLOCKED * self.fear(one)
            }
        }
    }

    /// Going for a fight: with the strong alone.
    fn rush(&self, one: &MinionView) -> f32 {
        self.might(one) * 0.8 - 2.5
    }

    fn equip(&self, one: &MinionView, card: CardId) -> f32 {
        let weapon = |card: CardId| book().library(card).has(Key::Weapon);
        let armed = self
            .on(one.id)
            .any(|other| matches!(other.card.kind(), CardKind::Library(_)) && weapon(other.card));
        let bleeds = 2.5 * standing_bleed(card);
        (if weapon(card) && armed { -2.0 } else { 2.2 }) + bleeds
    }

    /// Blood hunts are voted on: somebody with few votes had better not.
    fn diablerize(&self, one: &MinionView, victim: MinionId) -> f32 {
        let Some(victim) = self.minion(victim) else { return NEVER };
        if victim.controller == self.me {
            return -20.0;
        }
        let against: i32 = self.others().map(|seat| self.votes(seat)).sum();
        let safe = self.votes(self.me) + 1 >= against;
        let worth = 2.0 + 0.4 * f32::from(victim.capacity) - self.liking(victim.controller);
        if safe { worth } else { worth - 0.7 * f32::from(one.capacity) }
    }
}

/// What a card adds to every bleed.
fn standing_bleed(card: CardId) -> f32 {
    let texts = book().texts(card).iter();
    texts
        .filter(|text| text.is == crate::cards::TextKind::Standing)
        .map(|text| Gist::of(&text.does).bleed)
        .sum()
}

/// Is the price of a card more than a vampire with so much blood should pay?
pub(super) fn is_dear(mode: &Mode, blood: u8) -> bool {
    price(&mode.cost).1 >= f32::from(blood)
}
