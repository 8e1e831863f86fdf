//! Windows: blocks, cards and texts in the middle of things.

use super::deeds::is_dear;
use super::gist::Gist;
use super::seat_view::{SeatView, text_in_play};
use super::worth::{NEVER, Names, OUST};
use crate::cards::{CardId, Deed, Effect, Key, Mode, Type};
use crate::moment::Moment;
use crate::state::{MinionId, Thing};
use crate::view::AimView;
use crate::vocabulary::Choice;

impl SeatView<'_> {
    /// Something at a moment, against passing, which is 0.
    pub fn window(&self, moment: Moment, choice: Choice) -> f32 {
        match choice {
            Choice::Pass | Choice::Done => 0.0,
            Choice::Act(minion) => self.act(minion),
            Choice::Block(minion) => self.block(minion),
            Choice::Play(slot, clause, minion) => {
                let Some((card, mode)) = self.mode(slot, clause) else { return 0.0 };
                self.play(moment, card, mode, minion)
            }
            Choice::Use(_, card, clause, minion) => {
                let Some(text) = text_in_play(card, clause) else { return 0.4 };
                let gist = Gist::of(&text.does);
                let cost = self.cost(&text.cost, minion);
                self.while_acting(moment, gist, minion).max(self.plain_use(&text.does, gist, minion)) - cost
            }
            Choice::Out(_) | Choice::Transfer(..) | Choice::Back(_) | Choice::Crypt => self.influence(choice),
            Choice::Discard(slot) => self.card(slot).map_or(0.0, |card| 2.2 - self.keep(card)),
            Choice::BurnOption(slot) => self.card(slot).map_or(0.0, |card| 2.0 - self.keep(card)),
            Choice::Maneuver(_) | Choice::Press(_) | Choice::Prevent(_) | Choice::Additional(_) => {
                self.credit(choice)
            }
            _ => 0.0,
        }
    }

    /// A text that is used for what it does.
    fn plain_use(&self, does: &'static [Effect], gist: Gist, minion: Option<MinionId>) -> f32 {
        if gist.is_combat() {
            return self.in_combat(gist);
        }
        // Numbers alone wait for the moment in which they count.
        if does.iter().all(Effect::is_standing) {
            return -0.5;
        }
        self.effects(does, self.names(minion)) - 0.3
    }

    fn play(&self, moment: Moment, card: CardId, mode: &'static Mode, minion: Option<MinionId>) -> f32 {
        let gist = Gist::of(&mode.does);
        let cost = self.cost(&mode.cost, minion);
        let thirsty = minion.and_then(|id| self.minion(id)).is_some_and(|one| is_dear(mode, one.blood));
        let cost = cost + if thirsty { 1.0 } else { 0.0 };
        match mode.kind {
            Type::Master => self.master(card, mode) - cost,
            Type::Event => 0.5 - cost,
            Type::Combat => self.in_combat(gist) - cost,
            Type::ActionModifier | Type::Reaction | Type::Reflex => {
                if moment == Moment::Polling {
                    return self.vote_card(gist, mode) - cost;
                }
                if gist.is_combat() && self.view.combat.is_some() {
                    return self.in_combat(gist) - cost;
                }
                self.while_acting(moment, gist, minion).max(self.rest(mode, gist, minion)) - cost
            }
            _ => -cost,
        }
    }

    /// What a modifier or reaction does besides numbers.
    fn rest(&self, mode: &'static Mode, gist: Gist, minion: Option<MinionId>) -> f32 {
        if gist.stealth + gist.intercept + gist.bleed != 0.0 || gist.wakes || gist.redirects || gist.blocks {
            return -0.5;
        }
        if gist.unlocks_me {
            return 2.5;
        }
        self.effects(&mode.does, self.names(minion)) - 0.5
    }

    /// A master card of its own phase.
    fn master(&self, card: CardId, mode: &'static Mode) -> f32 {
        let unique = mode.keys.contains(&Key::Unique);
        if mode.put.is_some() && unique && self.view.permanents.iter().any(|one| one.card == card) {
            return -3.0;
        }
        let names = Names { target: None, ..self.names(None) };
        let stays = if mode.put.is_some() { 3.5 } else { 0.0 };
        stays + self.effects(&mode.does, names)
    }

    /// How much the action under way hurts the bot.
    pub fn harm(&self) -> f32 {
        let Some(action) = &self.view.action else { return 0.0 };
        if action.who == self.me {
            return 0.0;
        }
        let bled = action.target == Some(AimView::Player(self.me));
        match action.deed {
            Deed::Bleed if bled => {
                let bleed = action.bleed.unwrap_or(1).max(0) as f32;
                if bleed >= f32::from(self.pool()) { OUST } else { -self.pool_worth(self.me, -bleed) + 0.5 }
            }
            Deed::Bleed => 0.0,
            Deed::Political => 2.0 - self.liking(action.who),
            Deed::Hunt => -0.5 - 0.5 * self.liking(action.who),
            _ if action.directed.has(self.me) => 3.0,
            _ => -0.8 * self.liking(action.who),
        }
    }

    /// A block: worth it if the action hurts and the blocker gets away.
    fn block(&self, minion: MinionId) -> f32 {
        let (Some(action), Some(one)) = (&self.view.action, self.minion(minion)) else { return -1.0 };
        let harm = self.harm();
        let Some(actor) = self.named(action.actor, action.who) else { return harm };
        let fight = self.duel(one, actor);
        // A block that cannot succeed as things are costs nothing but may draw out a card.
        let short = action.stealth as f32 - self.own_intercept(minion);
        if short > 0.0 && !self.has_intercept() {
            return -0.5;
        }
        let low = if self.pool() <= 10 { 1.0 } else { 0.0 };
        harm + low + fight - 1.0
    }

    fn own_intercept(&self, minion: MinionId) -> f32 {
        let cards = self.on(minion).map(|one| one.card).chain(self.minion(minion).map(|one| one.card));
        let texts = cards.flat_map(|card| crate::cards::book().texts(card));
        texts.map(|text| Gist::of(&text.does).intercept).sum()
    }

    fn has_intercept(&self) -> bool {
        self.reactions().any(|gist| gist.intercept > 0.0)
    }

    /// Reactions in the hand that somebody could play.
    fn reactions(&self) -> impl Iterator<Item = Gist> {
        let hand = self.mine().hand.iter().flatten().copied();
        hand.filter(|card| matches!(card.kind(), crate::cards::CardKind::Library(_))).flat_map(move |card| {
            let modes = crate::cards::book().library(card).modes.iter();
            let able = modes.filter(move |mode| mode.kind == Type::Reaction && self.is_able(card, mode));
            able.map(|mode| Gist::of(&mode.does))
        })
    }

    /// Stealth, intercept, bleeds, wakes and redirections, each at the moment at which it counts.
    fn while_acting(&self, moment: Moment, gist: Gist, minion: Option<MinionId>) -> f32 {
        let Some(action) = &self.view.action else { return NEVER };
        if action.who == self.me {
            let bled = action.bleed.unwrap_or(0).max(0) as f32;
            if gist.stealth > 0.0 && moment == Moment::Attempt {
                let enough = action.stealth as f32 + gist.stealth > action.intercept as f32;
                return if enough { 3.5 } else { 1.5 };
            }
            if gist.no_blocks {
                return 1.5;
            }
            if gist.bleed > 0.0 && action.deed == Deed::Bleed {
                let Some(AimView::Player(target)) = action.target else { return -1.0 };
                let pool = f32::from(self.player(target).pool);
                if moment != Moment::Declined || bled >= pool {
                    return -0.5;
                }
                let more = self.pool_worth(target, -(bled + gist.bleed)) - self.pool_worth(target, -bled);
                return if Some(target) == self.prey { more } else { -1.0 };
            }
            return -0.5;
        }
        let harm = self.harm();
        let mine = minion.and_then(|id| self.minion(id));
        let blocking = mine.is_some_and(|one| action.blocker == Some(one.card));
        if gist.redirects {
            let bleed = action.bleed.unwrap_or(0);
            return if bleed >= 2 || self.pool() <= 6 { harm + 1.5 } else { -0.5 };
        }
        if gist.bleed < 0.0 && action.target == Some(AimView::Player(self.me)) {
            return harm.min(-gist.bleed * 1.5) - 0.3;
        }
        if gist.intercept > 0.0 && blocking {
            let enough = action.intercept as f32 + gist.intercept >= action.stealth as f32;
            return if enough { harm.max(0.5) + 1.0 } else { harm - 1.5 };
        }
        if gist.wakes || gist.unlocks_me {
            let use_of_it = self.reactions().any(|one| one.redirects || one.intercept > 0.0);
            let plain = action.stealth <= 0;
            return if harm >= 2.0 && (use_of_it || plain) { harm - 1.0 } else { -0.5 };
        }
        if gist.blocks {
            return harm - 1.0;
        }
        -0.5
    }

    /// Whether to cancel a card that somebody plays.
    pub fn cancel(&self, card: CardId, of: elysium_kernel::Seat, choice: Choice) -> f32 {
        match choice {
            Choice::Pass => 0.0,
            Choice::Ransom => -1.0,
            _ if of == self.me => NEVER,
            Choice::Play(slot, clause, minion) => {
                let Some((_, mode)) = self.mode(slot, clause) else { return -1.0 };
                if !Gist::of(&mode.does).cancels {
                    return -1.0;
                }
                let near = if Some(of) == self.prey || Some(of) == self.predator { 1.5 } else { 0.0 };
                let aimed = if self.harm() >= 2.0 { 2.0 } else { 0.0 };
                near + aimed + 0.3 * self.keep(card) - 1.2 - self.cost(&mode.cost, minion)
            }
            _ => -0.2,
        }
    }

    /// What a card or text is used on.
    pub fn target(&self, card: CardId, choice: Choice) -> f32 {
        let Choice::Target(thing) = choice else { return 0.0 };
        let effects = self.all_effects(card);
        if effects.iter().any(|effect| matches!(effect, Effect::Redirect(_))) {
            return self.divert(thing);
        }
        let names = Names { target: Some(thing), it: Some(thing), ..self.names(None) };
        let worth: f32 = effects.iter().map(|effect| self.effects(std::slice::from_ref(effect), names)).sum();
        worth + self.lasting(card, thing)
    }

    /// The effects of a card when it is played.
    fn all_effects(&self, card: CardId) -> Vec<&'static Effect> {
        let crate::cards::CardKind::Library(_) = card.kind() else {
            return crate::cards::book().texts(card).iter().flat_map(|text| &text.does).collect();
        };
        let library = crate::cards::book().library(card);
        let modes = library.modes.iter().flat_map(|mode| &mode.does);
        modes.chain(library.text.iter().flat_map(|text| &text.does)).collect()
    }

    /// A card that stays on something: good ones on its biggest, bad ones on those of others.
    fn lasting(&self, card: CardId, thing: Thing) -> f32 {
        let Some(seat) = self.controller(thing) else { return 0.0 };
        let crate::cards::CardKind::Library(_) = card.kind() else { return 0.0 };
        let library = crate::cards::book().library(card);
        let bad = library.text.iter().any(|text| {
            text.does
                .iter()
                .any(|effect| matches!(effect, Effect::Bar { .. } | Effect::Lose(..) | Effect::Fight(..)))
        });
        let size = match thing {
            Thing::Minion(id) => self.minion(id).map_or(0.0, |one| 0.2 * f32::from(one.capacity)),
            _ => 0.0,
        };
        let sign = if bad { -1.0 } else { 1.0 };
        if library.on.is_empty() { 0.0 } else { sign * self.liking(seat) * (1.0 + size) }
    }

    /// Who gets a bleed that was meant for the bot: the prey, or whoever has least, but not the predator.
    fn divert(&self, thing: Thing) -> f32 {
        let Thing::Player(seat) = thing else { return 0.0 };
        let bleed = self.view.action.as_ref().and_then(|one| one.bleed).unwrap_or(1).max(0) as f32;
        self.pool_worth(seat, -bleed) - if Some(seat) == self.predator { 1.0 } else { 0.0 }
    }
}
