//! How the sides at a location compare, and what a change of the bot's side would be worth.

use elysium_kernel::Seat;

use super::deeds::{self, Deeds, SideFacts};
use super::seat_view::SeatView;
use crate::cards::{CardId, Effect, Might, book};
use crate::sets::Loc;
use crate::state::MAX_PLAYERS;
use crate::view::LocationView;

/// One player's side at one location.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct SideEstimate {
    /// Printed power of all cards, and of the best one.
    printed: f32,
    top: f32,
    blood: f32,
    blood_worth: f32,
    halves: bool,
    zeroes: bool,
    majesty: bool,
    deeds: Deeds,
}

impl SideEstimate {
    /// The total as it would be, with the cards of rivals in mind.
    fn total(&self, halved: bool, zeroed: bool, highest: f32) -> f32 {
        let cards = self.printed - if zeroed { self.top } else { 0.0 };
        let majesty = if self.majesty { highest } else { 0.0 };
        cards * if halved { 0.5 } else { 1.0 } + self.deeds.power + self.blood * self.blood_worth + majesty
    }
}

/// What might come onto the bot's side.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct More<'a> {
    pub cards: &'a [CardId],
    pub blood: i32,
    pub power: f32,
}

/// One location, worked out once for each question.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LocationEstimate {
    /// Resolved locations have no prizes any more.
    open: bool,
    prizes: [f32; 3],
    /// How likely each of the others takes part in the Conflict.
    pub comes: [f32; MAX_PLAYERS],
    sides: [SideEstimate; MAX_PLAYERS],
    facts: SideFacts,
    /// What the bot's side is worth as it is.
    worth: f32,
}

impl SeatView<'_> {
    pub fn fill(&mut self, location: &LocationView) {
        let (at, me) = (location.at, self.me);
        let others = self.alive().filter(move |player| player.seat != me);
        let mut place = LocationEstimate { open: self.is_open(at), ..LocationEstimate::default() };
        if place.open {
            place.prizes = self.prizes(location);
        }
        for player in others.clone() {
            place.comes[player.seat.index()] = self.comes(at, player.seat);
        }
        self.places[at.index()] = place;
        for player in others {
            let side = self.side(at, player.seat, self.facts(at, player.seat), More::default());
            self.places[at.index()].sides[player.seat.index()] = side;
        }
        self.places[at.index()].facts = self.facts(at, self.me);
        if self.side_of(at, self.me).is_some() {
            self.places[at.index()].worth = self.with(at, More::default());
        }
    }

    /// A side as it will count in the Conflict.
    fn side(&self, at: Loc, seat: Seat, mut facts: SideFacts, more: More) -> SideEstimate {
        facts.own_cards += more.cards.len() as f32;
        facts.all_cards += more.cards.len() as f32;
        facts.blood += more.blood as f32;
        facts.pool -= more.blood as f32;
        let mut side = SideEstimate { blood: facts.blood, blood_worth: 1.0, ..SideEstimate::default() };
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

    fn count(&self, side: &mut SideEstimate, card: Option<CardId>, facts: &SideFacts) {
        let Some(card) = card else {
            side.printed += self.w.hidden_power;
            side.top = side.top.max(self.w.hidden_power);
            side.deeds.lost += self.w.hidden_harm;
            return;
        };
        let marks = book().marks(card);
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
        let mut deeds = deeds::of_card(book().abilities(card), facts);
        // §5.24: a card's power stops at 0.
        deeds.power = deeds.power.max(-printed);
        side.deeds.add(deeds);
    }

    /// What the Conflict at a location may bring with this side: the prizes by their chances.
    fn prospect(&self, at: Loc, mine: &SideEstimate) -> f32 {
        let place = &self.places[at.index()];
        if !place.open {
            return 0.0;
        }
        self.ranks(at, mine).iter().zip(place.prizes).map(|(chance, prize)| chance * prize).sum()
    }

    /// How likely this side comes first, second and third in the Conflict at a location.
    fn ranks(&self, at: Loc, mine: &SideEstimate) -> [f32; 3] {
        let place = &self.places[at.index()];
        let rivals =
            || self.view.order.iter().filter(|&&seat| seat != self.me && place.comes[seat.index()] > 0.0);
        let by =
            |of: fn(&SideEstimate) -> bool| rivals().filter(|seat| of(&place.sides[seat.index()])).count();
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
        above
    }

    /// What deeds at a location are worth to the bot.
    fn value(&self, at: Loc, deeds: &Deeds, facts: &SideFacts) -> f32 {
        let place = &self.places[at.index()];
        let taken = deeds.stolen + deeds.lost;
        let mut frenzies = 0.0;
        for other in self.alive().filter(|other| Some(other.seat) != self.partner()) {
            if taken > 0.0 && other.pool > 0 && f32::from(other.pool) <= taken {
                frenzies += place.comes[other.seat.index()];
            }
        }
        deeds.value(facts, self.blood(), self.w) + frenzies * self.w.frenzy_of_rival
    }

    /// What the bot's side at a location is worth with these changes.
    fn with(&self, at: Loc, more: More) -> f32 {
        let facts = self.places[at.index()].facts;
        let side = self.side(at, self.me, facts, more);
        self.prospect(at, &side) + self.value(at, &side.deeds, &facts)
    }

    /// What the bot's side at a location is worth as it is.
    pub fn worth(&self, at: Loc) -> f32 {
        self.places[at.index()].worth
    }

    /// What the changes add.
    pub fn gain(&self, at: Loc, more: More) -> f32 {
        self.with(at, more) - self.worth(at)
    }

    /// The same in its two parts: the prizes by their chances, and what cards do.
    pub fn gains(&self, at: Loc, more: More) -> (f32, f32) {
        let facts = self.places[at.index()].facts;
        let of = |more: More| {
            let side = self.side(at, self.me, facts, more);
            (self.prospect(at, &side), self.value(at, &side.deeds, &facts))
        };
        let before =
            if self.side_of(at, self.me).is_some() { of(More::default()) } else { Default::default() };
        let after = of(more);
        (after.0 - before.0, after.1 - before.1)
    }

    /// How likely the bot comes first at a location with these changes.
    pub fn chance(&self, at: Loc, more: More) -> f32 {
        self.ranks(at, &self.side(at, self.me, self.places[at.index()].facts, more))[0]
    }

    /// What effects of one's own would bring at a location.
    pub fn worth_of(&self, at: Loc, effects: &[Effect]) -> f32 {
        let facts = self.places[at.index()].facts;
        let deeds = deeds::of_effects(effects, &facts);
        let power = if deeds.power == 0.0 {
            0.0
        } else {
            self.gain(at, More { power: deeds.power, ..More::default() })
        };
        power + self.value(at, &deeds, &facts)
    }

    /// Blood that the cards of rivals would take at a location.
    pub fn danger(&self, at: Loc) -> i32 {
        let place = &self.places[at.index()];
        let harm = |(side, comes): (&SideEstimate, &f32)| (side.deeds.stolen + side.deeds.lost) * comes;
        place.sides.iter().zip(&place.comes).map(harm).sum::<f32>().round() as i32
    }

    /// How good a clan card is in general.
    pub fn standing(&self, card: CardId) -> f32 {
        let facts = SideFacts {
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
            ..SideFacts::default()
        };
        let mut side = SideEstimate::default();
        self.count(&mut side, Some(card), &facts);
        // Changing what others have is worth about as much as a strong card.
        let might =
            if side.halves || side.zeroes || side.majesty || side.blood_worth > 1.0 { 3.0 } else { 0.0 };
        0.4 * (side.printed + side.deeds.power + might) + side.deeds.value(&facts, self.w.blood[0], self.w)
    }
}
