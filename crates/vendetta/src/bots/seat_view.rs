//! What the easy bot reads from a view: who may come where, and what things are worth.

use elysium_kernel::{Seat, Seats};

use super::deeds::{self, SideFacts};
use super::sides::LocationEstimate;
use super::weights::Weights;
use crate::View;
use crate::cards::{AllyKind, CardId, Effect, When, book};
use crate::rules::conflict::{HAVEN_BONUS, INFLUENCE};
use crate::sets::{Loc, Slot};
use crate::state::Step;
use crate::view::{LocationView, PlayerView, SideView};

/// A view through the eyes of one seat, with every location worked out.
pub(super) struct SeatView<'a> {
    pub view: &'a View,
    pub me: Seat,
    pub w: &'a Weights,
    pub places: [LocationEstimate; Loc::COUNT],
}

impl<'a> SeatView<'a> {
    pub fn new(view: &'a View, me: Seat, w: &'a Weights) -> Self {
        let mut table = SeatView { view, me, w, places: Default::default() };
        for location in &view.locations {
            table.fill(location);
        }
        table
    }

    /// Those still in the game.
    pub fn alive(&self) -> impl Iterator<Item = &'a PlayerView> + Clone + use<'a> {
        self.view.players.iter().filter(|player| player.alive)
    }

    /// How many more times everybody feeds.
    fn feeds(&self) -> f32 {
        f32::from(3 - self.view.round.clamp(1, 3))
    }

    fn round_index(&self) -> usize {
        usize::from(self.view.round.clamp(1, 3) - 1)
    }

    pub fn player(&self, seat: Seat) -> &'a PlayerView {
        &self.view.players[seat.index()]
    }

    pub fn mine(&self) -> &'a PlayerView {
        self.player(self.me)
    }

    pub fn card(&self, slot: Slot) -> Option<CardId> {
        self.view.slots.iter().find(|(known, _)| *known == slot).map(|&(_, card)| card)
    }

    pub fn partner(&self) -> Option<Seat> {
        let half = self.view.setup.players / 2;
        self.view.setup.teams.then(|| Seat((self.me.0 + half) % self.view.setup.players))
    }

    /// The location being resolved.
    pub fn here(&self) -> Option<Loc> {
        match self.view.step {
            Step::Withdraw(at) | Step::Revelation(at) | Step::Conflict(at) => Some(at),
            Step::AfterRevelation(at, _) | Step::Preparation(at, _) | Step::Aftermath(at, _) => Some(at),
            Step::AftermathStart(at) | Step::AfterLocation(at) => Some(at),
            _ => None,
        }
    }

    /// Its Conflict is still to come.
    pub fn is_open(&self, at: Loc) -> bool {
        let over =
            matches!(self.view.step, Step::AftermathStart(_) | Step::Aftermath(..) | Step::AfterLocation(_));
        self.here().is_none_or(|here| at > here || at == here && !over)
    }

    /// Planning turns of this round that `seat` has not begun.
    pub fn turns(&self, seat: Seat) -> f32 {
        let all = self.view.setup.planning_turns(self.view.round);
        match self.view.step {
            Step::Planning(turn, done) => {
                let begun = done.has(seat) || seat == self.me;
                f32::from(all - turn) - if begun { 1.0 } else { 0.0 }
            }
            step if step < Step::Planning(0, Seats::NONE) => f32::from(all),
            _ => 0.0,
        }
    }

    fn location(&self, at: Loc) -> Option<&'a LocationView> {
        self.view.locations.iter().find(|location| location.at == at)
    }

    pub fn sides_at(&self, at: Loc) -> &'a [SideView] {
        self.location(at).map_or(&[], |location| &location.sides)
    }

    pub fn side_of(&self, at: Loc, seat: Seat) -> Option<&'a SideView> {
        self.sides_at(at).iter().find(|side| side.seat == seat)
    }

    /// The bot's cards at a location.
    pub fn own_cards(&self, at: Loc) -> Vec<CardId> {
        self.side_of(at, self.me)
            .map_or(Vec::new(), |side| side.cards.iter().filter_map(|c| c.card).collect())
    }

    pub fn own_blood(&self, at: Loc) -> i32 {
        self.side_of(at, self.me).map_or(0, |side| i32::from(side.blood))
    }

    /// How likely `seat` takes part in the Conflict at a location.
    pub fn comes(&self, at: Loc, seat: Seat) -> f32 {
        let there = self.side_of(at, seat).is_some();
        if self.here() == Some(at) && !matches!(self.view.step, Step::Withdraw(_)) {
            return if there { 1.0 } else { 0.0 };
        }
        if there {
            return self.w.stays;
        }
        let elsewhere = 1.0 - 1.0 / self.view.locations.len() as f32;
        let plays = 1.0 - elsewhere.powi(self.turns(seat) as i32);
        let strays = if at == Loc::HAVEN { self.w.strays } else { 0.0 };
        self.w.stays * plays.max(strays)
    }

    /// First, second and third place.
    pub fn prizes(&self, location: &LocationView) -> [f32; 3] {
        let mut prizes = INFLUENCE[self.round_index()].map(f32::from);
        prizes[0] += location.ally.map_or(0.0, |ally| self.ally(ally));
        prizes[1] += self.ally(CardId::VICTIM);
        if location.at == Loc::HAVEN {
            prizes[0] += f32::from(HAVEN_BONUS) + self.w.ambition;
        }
        for ability in location.card.map_or(&[][..], |card| book().abilities(card)) {
            match ability.when {
                When::WinHere => prizes[0] += 1.0,
                When::ThirdHere => prizes[2] += self.ally(CardId::VICTIM),
                When::AftermathStart => {
                    prizes[1] -= self.blood();
                    prizes[2] -= self.blood();
                }
                _ => {}
            }
        }
        prizes
    }

    /// What a card in the alliance is worth: at the end, by what it feeds, and by what it does.
    pub fn ally(&self, card: CardId) -> f32 {
        let facts = book().ally(card);
        let feeds = self.feeds();
        // Whoever has to drain loses less with a card that gives much blood.
        let drain =
            if facts.kind == AllyKind::Vampire { 0.0 } else { 0.02 * feeds * f32::from(facts.drain_blood) };
        let deeds = deeds::of_card(&facts.abilities, &SideFacts { alliance: 3.0, ..SideFacts::default() });
        f32::from(facts.influence)
            + (f32::from(facts.feed) * feeds + deeds.gained + deeds.stolen * 3.0) * self.w.blood[1]
            + drain
            + deeds.worth
    }

    /// One blood in the bot's pool.
    pub fn blood(&self) -> f32 {
        self.w.blood[self.round_index()] + self.w.turn_blood * self.turns(self.me)
    }

    /// What the pool loses in worth if it loses so much; negative if it gains.
    pub fn price(&self, amount: i32) -> f32 {
        let pool = i32::from(self.mine().pool);
        let after = pool - amount;
        let scarce = pool.min(self.w.reserve) - after.clamp(0, self.w.reserve.max(0));
        let frenzy = if after <= 0 && amount > 0 { self.frenzy() } else { 0.0 };
        (pool - after.max(0)) as f32 * self.blood() + scarce as f32 * self.w.scarce + frenzy
    }

    /// What going into frenzy costs.
    fn frenzy(&self) -> f32 {
        let mine = self.mine();
        if mine.tokens + mine.turned < 2 || mine.alliance.is_empty() {
            return self.w.frenzy;
        }
        let vampire = |card: &&CardId| book().ally(**card).kind == AllyKind::Vampire;
        let vampires = mine.alliance.iter().filter(vampire).count();
        self.w.frenzy + self.w.elimination * vampires as f32 / mine.alliance.len() as f32
    }

    fn location_effects(&self, at: Loc) -> impl Iterator<Item = &'static Effect> {
        let card = self.location(at).and_then(|location| location.card);
        card.into_iter().flat_map(|card| book().effects(card, When::Always))
    }

    /// What any play costs at a location.
    pub fn toll(&self, at: Loc) -> i32 {
        self.location_effects(at)
            .map(|effect| if let Effect::PlayToll(n) = effect { i32::from(*n) } else { 0 })
            .sum()
    }

    /// What it costs more to play face down.
    pub fn face_down_cost(&self, at: Loc) -> i32 {
        let base = self.location_effects(at).find_map(|effect| match effect {
            Effect::FaceDownBase(n) => Some(i32::from(*n)),
            _ => None,
        });
        let change = |card: &CardId| i32::from(book().marks(*card).face_down_cost);
        (base.unwrap_or(1) + self.mine().alliance.iter().map(change).sum::<i32>()).max(0)
    }

    /// What cards on `seat`'s side at a location can count on.
    pub fn facts(&self, at: Loc, seat: Seat) -> SideFacts {
        let player = self.player(seat);
        let comes = &self.places[at.index()].comes;
        let mut facts = SideFacts {
            round: f32::from(self.view.round),
            haven: at == Loc::HAVEN,
            alliance: player.alliance.len() as f32,
            pool: f32::from(player.pool),
            victim: 1.0 + self.feeds() * self.w.blood[1],
            ..SideFacts::default()
        };
        for side in self.sides_at(at) {
            facts.all_cards += side.cards.len() as f32;
            if side.seat == seat {
                facts.own_cards = side.cards.len() as f32;
                facts.blood = f32::from(side.blood);
            } else {
                facts.rival_blood += f32::from(side.blood);
            }
        }
        for other in self.alive().filter(|other| other.seat != seat) {
            facts.rivals += if other.seat == self.me { 1.0 } else { comes[other.seat.index()] };
            facts.plays += self.turns(other.seat);
        }
        facts
    }
}
