//! What things are worth to the easy bot, in points that only compare.

use elysium_kernel::Seat;

use super::blows::{Blow, Prey};
use super::seat_view::SeatView;
use crate::cards::{CardId, CardKind, CityKind, Effect, Kind, When};
use crate::state::AGENDA_TO_WIN;
use crate::view::VampireView;

pub(super) const WIN: f32 = 1_000.0;
/// One point of agenda.
const POINT: f32 = 12.0;

impl SeatView<'_> {
    /// A card in the hand: what it would be bad to lose.
    pub fn keep(&self, card: CardId) -> f32 {
        match card.kind() {
            CardKind::Vampire(_) => match self.coterie(self.me).count() {
                0 | 1 => 9.0,
                2 => 5.0,
                _ => 2.0,
            },
            CardKind::Library(_) => {
                let text = self.book().library_card(card);
                let clan = text.clan.is_none_or(|clan| {
                    self.coterie(self.me).any(|one| self.book().marks(one.vampire).clan == Some(clan))
                });
                let able = self.coterie(self.me).any(|one| one.potency >= text.potency.unwrap_or(0));
                let plain = match text.kind {
                    Kind::Attack | Kind::AttackReaction => 4.0 + f32::from(text.damage.unwrap_or(0)),
                    Kind::Title => 5.0,
                    Kind::Reaction => 3.5,
                    Kind::Scheme | Kind::Conspiracy => 4.0,
                    Kind::Ongoing => 3.0,
                    Kind::InfluenceModifier | Kind::Action => 2.5,
                };
                if clan && able { plain } else { 1.0 }
            }
            _ => 0.0,
        }
    }

    /// Does the bot's Agenda score at this moment?
    pub fn scores(&self, when: When) -> bool {
        self.mine().agenda_card.is_some_and(|card| self.book().triggers_on(card, when))
    }

    /// What taking a vampire out is worth.
    pub fn defeat(&self, victim: &VampireView) -> f32 {
        let foe = victim.slot.owner();
        let mut worth = 10.0 + 2.0 * f32::from(victim.potency) + POINT * f32::from(victim.marks);
        if foe == self.rival() {
            worth += POINT;
        }
        if self.scores(When::YouDefeat) {
            worth += POINT;
        }
        if self.coterie(foe).count() == 1 {
            worth += self.knock_out(foe);
        }
        if self.player(foe).prestige <= 2 {
            worth += 15.0;
        }
        worth
    }

    /// Knocking a player out: the win if it is the Rival or if the bot's agenda leads then.
    pub fn knock_out(&self, foe: Seat) -> f32 {
        if foe == self.rival() {
            return WIN;
        }
        let best = self
            .foes()
            .filter(|player| player.seat != foe)
            .map(|player| player.agenda + if player.rival == foe { 3 } else { 0 });
        if self.mine().agenda > best.max().unwrap_or(0) { WIN } else { -WIN / 2.0 }
    }

    /// What defeating a mortal is worth.
    pub fn hunt(&self, card: CardId, hunter: &VampireView) -> f32 {
        let missing = f32::from(hunter.potency.saturating_sub(hunter.blood));
        match self.city_kind(card) {
            Some(CityKind::Citizen) => {
                let plaything = if self.scores(When::CitizenAttached) { POINT } else { 0.0 };
                POINT + 6.0 + missing.min(3.0) + plaything
            }
            Some(CityKind::Hunter) => {
                POINT + 5.0 + if self.scores(When::HunterDefeated) { POINT + 2.0 } else { 0.0 }
            }
            Some(CityKind::Vagrant) => 6.0 + missing.min(2.0),
            _ => 0.0,
        }
    }

    /// What a blow is worth against a prey, Intel that is still to be paid included.
    pub fn strike(&self, attacker: &VampireView, prey: Prey, blow: Blow) -> f32 {
        let dealt = self.dealt(blow, prey);
        let spent =
            blow.card.and_then(|slot| self.card(slot)).map_or(0.0, |card| 1.0 + 0.4 * self.keep(card));
        let won = match prey {
            Prey::Mortal(card) => {
                let CardKind::City(i) = card.kind() else { return 0.0 };
                let need = self.book().city[i as usize].blood;
                if dealt >= need { self.hunt(card, attacker) } else { -2.0 }
            }
            Prey::Vampire(victim) => {
                let intel = self.view.attack.as_ref().map_or(0, |attack| attack.intel);
                let toll = 4.0 * f32::from(victim.secrecy.saturating_sub(intel));
                // Whoever is not alone may be blocked or helped.
                let helpers =
                    self.party(self.vampire(victim.slot).unwrap_or(victim)).filter(|o| !o.exhausted).count();
                let doubt = if helpers > 1 { 0.5 } else { 0.85 };
                let kill = if dealt >= victim.blood { self.defeat(victim) * doubt } else { 0.0 };
                let near = if victim.slot.owner() == self.rival() { 2.2 } else { 1.4 };
                let drained =
                    if self.scores(When::Drained) && dealt > 0 && dealt < victim.blood { POINT } else { 0.0 };
                kill + near * f32::from(dealt.min(victim.blood)) + drained - toll
            }
        };
        won - spent
    }

    pub fn best_blow(&self, attacker: &VampireView, prey: Prey) -> (f32, Option<Blow>) {
        let mut best = (f32::NEG_INFINITY, None);
        for blow in self.blows(attacker, prey) {
            let worth = self.strike(attacker, prey, blow);
            if worth > best.0 {
                best = (worth, Some(blow));
            }
        }
        best
    }

    /// The best that a vampire could attack at all.
    pub fn best_attack(&self, attacker: &VampireView) -> f32 {
        self.preys().map(|prey| self.best_blow(attacker, prey).0).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Whom and what attacks could be aimed at.
    pub fn preys(&self) -> impl Iterator<Item = Prey<'_>> {
        let mortals = self.view.streets.iter().map(|one| Prey::Mortal(one.card)).filter(|prey| match prey {
            Prey::Mortal(card) => self.city_kind(*card).is_some_and(CityKind::is_mortal),
            Prey::Vampire(_) => true,
        });
        let begun = self.foes().filter(|player| self.view.had_turn.has(player.seat));
        let vampires = begun.flat_map(|player| self.coterie(player.seat)).map(Prey::Vampire);
        mortals.chain(vampires)
    }

    /// How far ahead a player is, as a target for hostile cards.
    pub fn threat(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let close =
            f32::from(player.agenda) * 1.5 + if player.agenda + 3 >= AGENDA_TO_WIN { 8.0 } else { 0.0 };
        close + if seat == self.rival() { 5.0 } else { 0.0 } + if player.prestige <= 3 { 4.0 } else { 0.0 }
    }

    /// An Action card, played now.
    pub fn play(&self, card: CardId) -> f32 {
        let text = self.book().library_card(card);
        let effects = || text.abilities.iter().flat_map(|ability| &ability.does);
        match text.kind {
            Kind::Ongoing => 9.0 - self.prestige_worth(text.prestige.0),
            Kind::Scheme => {
                let agenda = effects().any(|effect| matches!(effect, Effect::GainAgenda(_)));
                let masses = if self.scores(When::YourSchemeSucceeds) { POINT } else { 0.0 };
                let mine: u8 = self.coterie(self.me).map(|one| one.influence).sum();
                let theirs: u8 =
                    self.foes().map(|foe| self.coterie(foe.seat).map(|one| one.influence).sum::<u8>()).sum();
                let odds = if mine + 2 >= theirs { 1.0 } else { 0.5 };
                (if agenda { POINT + 6.0 } else { 7.0 } + masses) * odds
            }
            Kind::Conspiracy => {
                let waiting = self.mine().conspiracies.len() as f32;
                let nigh = if self.scores(When::ConspiracyResolved) { POINT + 4.0 } else { 0.0 };
                9.0 + nigh - 4.0 * waiting - self.prestige_worth(2)
            }
            Kind::Title => {
                let base = if self.scores(When::TitleAttached) { 2.0 * POINT } else { 0.0 };
                let exertable: u8 = self.coterie(self.me).map(|one| one.influence).sum();
                let short = text.influence.saturating_sub(exertable);
                base + 9.0 - self.prestige_worth(short)
            }
            _ => self.plain_action(effects()),
        }
    }

    fn plain_action<'e>(&self, effects: impl Iterator<Item = &'e Effect>) -> f32 {
        let hurt = self.mine().vampires.iter().map(|one| one.potency.saturating_sub(one.blood)).sum::<u8>();
        let down = self.mine().conspiracies.len() as f32;
        let titles =
            self.coterie(self.me).filter(|one| one.attached.iter().any(|a| a.is_title)).count() as f32;
        effects
            .map(|effect| match effect {
                Effect::Recover => 5.0,
                Effect::FeedAll(_) => 5.0 * down - 2.0,
                Effect::SpreadMend(_) => f32::from(hurt.min(3)) * 1.5,
                Effect::GainPrestige(..) => 4.0 * titles - 2.0,
                Effect::Mark => 7.0,
                Effect::DefeatWounded => {
                    let wounded = self.foes().flat_map(|foe| self.coterie(foe.seat));
                    let outside = wounded
                        .filter(|one| one.wounded && matches!(one.place, crate::state::Place::Streets(_)));
                    outside.map(|one| self.defeat(one)).fold(-5.0, f32::max)
                }
                _ => 1.0,
            })
            .sum()
    }
}
