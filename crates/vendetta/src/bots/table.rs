//! What the easy bot makes of a view: how the locations stand, and what a change would be worth.

use elysium_kernel::Seat;

use super::deeds::{self, Deeds, Facts};
use super::weights::Weights;
use crate::View;
use crate::cards::{AllyKind, CardId, Effect, Might, Sort, When, book};
use crate::rules::conflict::{HAVEN_BONUS, INFLUENCE};
use crate::sets::{Loc, Slot};
use crate::state::{MAX_PLAYERS, Step};
use crate::view::{PlayerView, SideView};

/// One player's side at one location.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Side {
    /// Printed power of all cards, and of the best one.
    printed: f32,
    top: f32,
    blood: f32,
    blood_worth: f32,
    halves: bool,
    zeroes: bool,
    majesty: bool,
    pub deeds: Deeds,
}

impl Side {
    /// The total as it would be, with the cards of rivals in mind.
    fn total(&self, halved: bool, zeroed: bool, highest: f32) -> f32 {
        let cards = self.printed - if zeroed { self.top } else { 0.0 };
        let majesty = if self.majesty { highest } else { 0.0 };
        cards * if halved { 0.5 } else { 1.0 } + self.deeds.power + self.blood * self.blood_worth + majesty
    }
}

/// What might come onto the own side.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct More<'a> {
    pub cards: &'a [CardId],
    pub blood: i32,
    pub power: f32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Place {
    /// Resolved locations are worth nothing any more.
    open: bool,
    sides: [Side; MAX_PLAYERS],
    /// How likely each of the others takes part in the Conflict.
    comes: [f32; MAX_PLAYERS],
    prizes: [f32; 3],
}

pub(super) struct Table<'a> {
    pub view: &'a View,
    pub me: Seat,
    pub w: &'a Weights,
    places: [Place; Loc::COUNT],
}

impl<'a> Table<'a> {
    pub fn new(view: &'a View, me: Seat, w: &'a Weights) -> Self {
        let mut table = Table { view, me, w, places: Default::default() };
        for location in &view.locations {
            let at = location.at;
            let mut place = Place { open: table.is_open(at), ..Place::default() };
            if place.open {
                place.prizes = table.prizes(at, location.ally, location.card);
            }
            for player in view.players.iter().filter(|player| player.alive && player.seat != me) {
                place.comes[player.seat.index()] = table.comes(at, player.seat);
            }
            table.places[at.index()] = place;
            for player in view.players.iter().filter(|player| player.alive) {
                let side = table.side(at, player.seat, More::default());
                table.places[at.index()].sides[player.seat.index()] = side;
            }
        }
        table
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
        let over = matches!(self.view.step, Step::AftermathStart(_) | Step::Aftermath(..) | Step::AfterLocation(_));
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
            step if step < Step::Planning(0, elysium_kernel::Seats::NONE) => f32::from(all),
            _ => 0.0,
        }
    }

    fn sides_at(&self, at: Loc) -> impl Iterator<Item = &'a SideView> {
        self.view.locations.iter().filter(move |location| location.at == at).flat_map(|location| &location.sides)
    }

    pub fn side_of(&self, at: Loc, seat: Seat) -> Option<&'a SideView> {
        self.sides_at(at).find(|side| side.seat == seat)
    }

    /// Own cards at a location.
    pub fn own_cards(&self, at: Loc) -> Vec<CardId> {
        self.side_of(at, self.me).map_or(Vec::new(), |side| side.cards.iter().filter_map(|c| c.card).collect())
    }

    pub fn own_blood(&self, at: Loc) -> i32 {
        self.side_of(at, self.me).map_or(0, |side| i32::from(side.blood))
    }

    fn comes(&self, at: Loc, seat: Seat) -> f32 {
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
    fn prizes(&self, at: Loc, ally: Option<CardId>, card: Option<CardId>) -> [f32; 3] {
        let round = usize::from(self.view.round.clamp(1, 3) - 1);
        let mut prizes = INFLUENCE[round].map(f32::from);
        prizes[0] += ally.map_or(0.0, |ally| self.ally(ally));
        prizes[1] += self.ally(CardId::VICTIM);
        if at == Loc::HAVEN {
            prizes[0] += f32::from(HAVEN_BONUS) + self.w.ambition;
        }
        for ability in card.map_or(&[][..], |card| book().abilities(card)) {
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
        let Sort::Ally(ally) = card.sort() else { return 0.0 };
        let facts = &book().allies[ally as usize];
        let feeds = f32::from(3 - self.view.round.clamp(1, 3));
        // Whoever has to drain loses less with a card that gives much blood.
        let drain = if facts.kind == AllyKind::Vampire { 0.0 } else { 0.02 * feeds * f32::from(facts.drain_blood) };
        let deeds = deeds::of_card(&facts.abilities, &Facts { alliance: 3.0, ..Facts::default() });
        f32::from(facts.influence)
            + (f32::from(facts.feed) * feeds + deeds.gained + deeds.stolen * 3.0) * self.w.blood[1]
            + drain
            + deeds.worth
    }

    /// One blood in the own pool.
    pub fn blood(&self) -> f32 {
        self.w.blood[usize::from(self.view.round.clamp(1, 3) - 1)] + self.w.turn_blood * self.turns(self.me)
    }

    /// What the pool loses in worth if it loses so much; negative if it gains.
    pub fn price(&self, amount: i32) -> f32 {
        let pool = i32::from(self.mine().pool);
        let after = pool - amount;
        let scarce = pool.min(self.w.reserve) - after.clamp(0, self.w.reserve.max(0));
        let frenzy = if after <= 0 && amount > 0 { self.w.frenzy } else { 0.0 };
        (pool - after.max(0)) as f32 * self.blood() + scarce as f32 * self.w.scarce + frenzy
    }

    fn facts(&self, at: Loc, seat: Seat) -> Facts {
        let player = self.player(seat);
        let comes = &self.places[at.index()].comes;
        let mut facts = Facts {
            round: f32::from(self.view.round),
            haven: at == Loc::HAVEN,
            alliance: player.alliance.len() as f32,
            pool: f32::from(player.pool),
            victim: 1.0 + f32::from(3 - self.view.round.clamp(1, 3)) * self.w.blood[1],
            ..Facts::default()
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
        for other in self.view.players.iter().filter(|player| player.alive && player.seat != seat) {
            facts.rivals += if other.seat == self.me { 1.0 } else { comes[other.seat.index()] };
            facts.plays += self.turns(other.seat);
        }
        facts
    }

    /// A side as it will count in the Conflict.
    fn side(&self, at: Loc, seat: Seat, more: More) -> Side {
        let mut facts = self.facts(at, seat);
        facts.own_cards += more.cards.len() as f32;
        facts.all_cards += more.cards.len() as f32;
        facts.blood += more.blood as f32;
        facts.pool -= more.blood as f32;
        let mut side = Side { blood: facts.blood, blood_worth: 1.0, ..Side::default() };
        let theirs = self.side_of(at, seat).map_or(&[][..], |side| &side.cards);
        for card in theirs.iter().map(|card| card.card).chain(more.cards.iter().map(|&card| Some(card))) {
            self.count(&mut side, card, &facts);
        }
        side.deeds.power += more.power;
        if seat != self.me && self.places[at.index()].open {
            side.deeds.power += self.turns(seat) * self.w.play / self.view.locations.len() as f32;
        }
        side
    }

    fn count(&self, side: &mut Side, card: Option<CardId>, facts: &Facts) {
        let Some(Sort::Clan(def)) = card.map(CardId::sort) else {
            side.printed += self.w.hidden_power;
            side.top = side.top.max(self.w.hidden_power);
            side.deeds.lost += self.w.hidden_harm;
            return;
        };
        let marks = book().marks(def);
        let printed = f32::from(marks.power);
        side.printed += printed;
        side.top = side.top.max(printed);
        match marks.might {
            Might::Plain => {}
            Might::OfHighest => side.majesty = true,
            Might::HalvesRivals => side.halves = true,
            Might::ZeroesHighest => side.zeroes = true,
            Might::BloodWorth(n) => side.blood_worth = side.blood_worth.max(f32::from(n)),
        }
        let mut deeds = deeds::of_card(&book().clan_cards[def as usize].abilities, facts);
        // §5.24: a card's power stops at 0.
        deeds.power = deeds.power.max(-printed);
        side.deeds.add(deeds);
    }

    /// What the Conflict at a location may bring with this side: the prizes by their chances.
    fn prospect(&self, at: Loc, mine: &Side) -> f32 {
        let place = &self.places[at.index()];
        if !place.open {
            return 0.0;
        }
        let rivals = || self.view.order.iter().filter(|&&seat| seat != self.me && place.comes[seat.index()] > 0.0);
        let by = |of: fn(&Side) -> bool| rivals().filter(|seat| of(&place.sides[seat.index()])).count();
        let (halvers, zeroers) = (by(|side| side.halves), by(|side| side.zeroes));
        let highest = rivals().map(|seat| place.sides[seat.index()].top).fold(mine.top, f32::max);
        let own = mine.total(halvers > 0, zeroers > 0, highest);
        let turns = self.turns(self.me);
        let doubt = self.w.doubt + self.w.doubt_by_turn * turns;
        let (mut tie, mut above) = (self.w.tie, [1.0, 0.0, 0.0]);
        for &seat in &self.view.order {
            let theirs = &place.sides[seat.index()];
            if seat == self.me {
                tie = -self.w.tie;
                continue;
            }
            let halved = mine.halves || halvers > usize::from(theirs.halves);
            let zeroed = mine.zeroes || zeroers > usize::from(theirs.zeroes);
            let lead = (theirs.total(halved, zeroed, highest) + tie - own) / doubt;
            // A cheap curve from 0 to 1.
            let beats = place.comes[seat.index()] * (0.5 + 0.5 * lead / (1.0 + lead.abs()));
            above[2] += (above[1] - above[2]) * beats;
            above[1] += (above[0] - above[1]) * beats;
            above[0] -= above[0] * beats;
        }
        above.iter().zip(place.prizes).map(|(chance, prize)| chance * prize).sum()
    }

    /// What deeds at a location are worth to the bot.
    fn value(&self, at: Loc, deeds: &Deeds, facts: &Facts) -> f32 {
        let place = &self.places[at.index()];
        let taken = deeds.stolen + deeds.lost;
        let mut frenzies = 0.0;
        for other in self.view.players.iter().filter(|player| Some(player.seat) != self.partner()) {
            if taken > 0.0 && other.pool > 0 && f32::from(other.pool) <= taken {
                frenzies += place.comes[other.seat.index()];
            }
        }
        deeds.value(facts, self.blood(), self.w) + frenzies * self.w.frenzy_of_rival
    }

    /// What the own side at a location is worth with these changes.
    pub fn with(&self, at: Loc, more: More) -> f32 {
        let side = self.side(at, self.me, more);
        self.prospect(at, &side) + self.value(at, &side.deeds, &self.facts(at, self.me))
    }

    /// What the changes add.
    pub fn gain(&self, at: Loc, more: More) -> f32 {
        let there = self.side_of(at, self.me).is_some();
        self.with(at, more) - if there { self.with(at, More::default()) } else { 0.0 }
    }

    /// What effects of one's own would bring at a location.
    pub fn worth_of(&self, at: Loc, effects: &[Effect]) -> f32 {
        let facts = self.facts(at, self.me);
        let deeds = deeds::of_effects(effects, &facts);
        let power = if deeds.power == 0.0 { 0.0 } else { self.gain(at, More { power: deeds.power, ..More::default() }) };
        power + self.value(at, &deeds, &facts)
    }

    /// Blood that the cards of rivals would take at a location.
    pub fn danger(&self, at: Loc) -> i32 {
        let place = &self.places[at.index()];
        let harm = |(side, comes): (&Side, &f32)| (side.deeds.stolen + side.deeds.lost) * comes;
        place.sides.iter().zip(&place.comes).map(harm).sum::<f32>().round() as i32
    }

    /// How good a clan card is in general.
    pub fn standing(&self, card: CardId) -> f32 {
        let facts = Facts {
            round: f32::from(self.view.round),
            own_cards: 1.5,
            all_cards: 4.0,
            alliance: self.mine().alliance.len() as f32,
            pool: f32::from(self.mine().pool),
            blood: 1.0,
            rivals: 1.8,
            rival_blood: 2.0,
            plays: 6.0,
            victim: 1.3,
            ..Facts::default()
        };
        let mut side = Side::default();
        self.count(&mut side, Some(card), &facts);
        // Changing what others have is worth about as much as a strong card.
        let might = if side.halves || side.zeroes || side.majesty || side.blood_worth > 1.0 { 3.0 } else { 0.0 };
        0.4 * (side.printed + side.deeds.power + might) + side.deeds.value(&facts, self.w.blood[0], self.w)
    }
}
