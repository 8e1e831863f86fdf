//! Everything that a later question may depend on: flat, small, copied by search all day.

use arrayvec::ArrayVec;
use elysium_kernel::{Seat, Seats, cite};
use elysium_kit::sets::Set;
use elysium_kit::{Steps, by_seat};
use serde::{Deserialize, Serialize};

use crate::cards::{AllySet, CardId, Clan, Marks, Own, PER_CLAN, Relics, When, book};
use crate::sets::{Loc, Slot, Slots};
use crate::setup::Setup;

pub const MAX_PLAYERS: usize = 6;
pub const MAX_SLOTS: usize = MAX_PLAYERS * PER_CLAN;
/// Victims in the common deck (§1.7).
pub const VICTIMS: u8 = 35;

/// The mark of a face-down card that everybody has seen, spectators included.
pub const PUBLIC: Seats = Seats(0xff);

/// Where the game stands between two steps. The seats are those who are done with their part. What is said of each
/// is on the page about scenarios, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Serialize, Deserialize, Steps)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "word", content = "of", rename_all = "kebab-case")]
pub enum Step {
    /// The ambition token, the clan sheets, and the location cards and relics of the variants are laid out.
    Start,
    /// The next player in turn order without a clan takes one.
    Clans,
    /// The next player without a relic takes one, counter-clockwise; the holder of the ambition token is the last.
    Relics,
    /// Everybody gains the feed of the alliance; the round has just begun.
    Feed,
    /// An ally comes to every location.
    LocationSetup,
    /// Everybody looks at cards of the clan deck and keeps some of them.
    HandManagement,
    /// The `active` player takes this `turn`. Once everybody has taken it, the next one begins.
    // The number of the turn, counted from 0.
    Planning(u8, Seats),
    /// Effects of the end of Planning; all turns have been taken.
    EndOfPlanning,
    /// Relics that are used before Resolution; the first location comes after that.
    StartOfResolution,
    /// Everybody at the `location` looks around and chooses to stay or to withdraw.
    Withdraw(Loc),
    /// Effects before Revelation, and cards are turned up; those who withdraw have left.
    Revelation(Loc),
    /// The `active` player's effects after Revelation.
    AfterRevelation(Loc, Seats),
    /// The `active` player's effects in Preparation.
    Preparation(Loc, Seats),
    /// Relics that add power, totals, places and rewards.
    Conflict(Loc),
    /// What the location card does at the start of Aftermath; the rewards have been given.
    AftermathStart(Loc),
    /// The `active` player's effects in Aftermath.
    Aftermath(Loc, Seats),
    /// What the location card does at the very end, and then the next location or the end of the round.
    AfterLocation(Loc),
    /// Cards and blood leave the locations, and the next round begins; after round 3, points are counted.
    EndOfRound,
    /// Nothing: the game is over.
    Over,
}

/// What one player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerState {
    pub clan: Option<Clan>,
    pub pool: u8,
    pub influence: u8,
    pub relic: Option<CardId>,
    pub relic_used: bool,
    /// Diablerie tokens, face up and turned over.
    pub tokens: u8,
    pub turned: u8,
    pub victims: u8,
    pub drained_victims: u8,
    pub allies: AllySet,
    pub drained: AllySet,
    /// The player's cards by zone, one bit each.
    pub hand: u16,
    /// The shuffled part of the clan deck: without order until drawn from.
    pub deck: u16,
    /// Drawn in Hand management and not yet kept or put back.
    pub drawn: u16,
    /// The player's cards that everybody knows are not in the deck.
    pub shown: u16,
    pub under: Under,
}

/// The ordered part of a clan deck: below all that is shuffled, the first to be drawn first.
/// Eight places of four bits; 0 is empty, otherwise the number of the card plus one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Under(u32);

impl Under {
    pub const MOST: usize = 8;

    pub const fn len(self) -> usize {
        (32 - self.0.leading_zeros()).div_ceil(4) as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a card at the very bottom.
    pub fn push(&mut self, i: usize) {
        debug_assert!(self.len() < Self::MOST);
        self.0 |= (i as u32 + 1) << (4 * self.len());
    }

    /// Takes the topmost card.
    pub fn pop(&mut self) -> Option<usize> {
        let top = self.0 & 15;
        self.0 >>= 4;
        (top != 0).then(|| top as usize - 1)
    }

    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self;
        std::iter::from_fn(move || rest.pop())
    }

    pub fn bits(self) -> u16 {
        self.iter().fold(0, |bits, i| bits | 1 << i)
    }
}

impl PlayerState {
    /// Cards of the alliance, drained ones not counted (§4.3).
    #[inline]
    pub fn alliance(&self) -> u8 {
        self.leaves_out_drained();
        self.allies.len() as u8 + self.victims
    }

    /// Drained cards have no part in what an alliance does (§4.3).
    #[inline]
    pub fn leaves_out_drained(&self) {
        if !self.drained.is_empty() || self.drained_victims > 0 {
            cite(4, 3);
        }
    }

    /// What is left of a player who is out of the game (§13.2).
    pub fn eliminated(&self) -> PlayerState {
        let PlayerState { clan, relic, relic_used, tokens, turned, .. } = *self;
        PlayerState { clan, relic, relic_used, tokens, turned, ..PlayerState::default() }
    }

    pub const fn diablerie(&self) -> u8 {
        self.tokens + self.turned
    }

    /// Does an ally of the alliance have this moment?
    pub fn allies_with(&self, when: When) -> impl Iterator<Item = CardId> {
        self.leaves_out_drained();
        self.allies.iter().filter(move |&ally| book().marks(ally).when & when.bit() != 0)
    }
}

/// The location being resolved: what its cards can refer to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Here {
    /// Cards that have acted in this step (§16.15).
    pub acted: Slots,
    /// Cards whose effect leaves the partner out (§14.6).
    pub spares: Slots,
    /// Whose face-down cards here count 4 (Mindless Assault).
    pub assault: Seats,
    /// Who skips Preparation and Aftermath here (Curfew).
    pub curfew: Seats,
    /// Who got an ally or a victim by the Conflict here.
    pub rewarded: Seats,
    /// Who stayed in the Withdraw step.
    pub stays: Seats,
    pub winner: Option<Seat>,
    /// Added to the totals by relics.
    pub bonus: [u8; MAX_PLAYERS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub setup: Setup,
    pub step: Step,
    pub round: u8,
    pub alive: Seats,
    pub ambition: Seat,
    pub players: [PlayerState; MAX_PLAYERS],
    pub offer: Set<Clan>,
    pub relic_offer: Relics,
    pub victims: u8,
    pub ally_deck: AllySet,
    pub ally_at: [Option<CardId>; Loc::COUNT],
    pub location_card: [Option<CardId>; Loc::COUNT],
    /// Which card each slot is, once the clans are chosen.
    pub def: [[Option<CardId>; PER_CLAN]; MAX_PLAYERS],
    /// Who, besides owner and holder, has looked at a face-down card; [`PUBLIC`] for everybody.
    pub looked: [[Seats; PER_CLAN]; MAX_PLAYERS],
    /// In which order the cards of this round came onto the table, and how many have.
    pub placed: [[u8; PER_CLAN]; MAX_PLAYERS],
    pub stamp: u8,
    /// Deployed cards by location; which of them are face down; which lie on a side that is not
    /// their owner's. Only Mesmerize takes cards, so one seat can hold all that are taken.
    pub at: [Slots; Loc::COUNT],
    pub down: Slots,
    pub taken: Slots,
    pub taker: Seat,
    /// Cards that somebody was shown in the step under way: no re-deal may touch them.
    pub exposed: Slots,
    pub blood: [[u8; MAX_PLAYERS]; Loc::COUNT],
    pub here: Here,
    /// Whom Forestall protects from which card until the end of the round (§16.18).
    pub forestall: [Option<(Seat, Slot)>; 4],
    /// Who shuffles a card into the deck at the end of the round (Malkav's Bane).
    pub bane: Seats,
}

by_seat!(State, players: PlayerState);

impl State {
    pub const fn seats(&self) -> usize {
        self.setup.players as usize
    }

    /// The locations in play, in order of resolution (§1.4, §5.1).
    #[inline]
    pub fn locations(&self) -> impl Iterator<Item = Loc> + use<> {
        let numbered = if self.setup.players >= 5 { 3 } else { 2 };
        if self.alive.len() < self.seats() {
            cite(16, 21);
        }
        if self.setup.players == 6 {
            cite(14, 5);
        }
        (0..numbered).map(Loc).chain([Loc::HAVEN])
    }

    pub fn next_location(&self, loc: Loc) -> Option<Loc> {
        self.locations().find(|&other| other > loc)
    }

    /// Players in turn order: clockwise from the ambition token (§1.2).
    #[inline]
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        cite(1, 2);
        let (seats, alive, first) = (self.setup.players, self.alive, self.ambition.0);
        (0..seats)
            .map(move |i| Seat(if first + i >= seats { first + i - seats } else { first + i }))
            .filter(move |&seat| alive.has(seat))
    }

    /// The first in turn order who is not `done`.
    pub fn next_in_order(&self, done: Seats) -> Option<Seat> {
        self.order().find(|&seat| !done.has(seat))
    }

    /// The partner in team play: the player opposite (§14.5).
    #[inline]
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        if !self.setup.teams {
            return None;
        }
        cite(14, 5);
        let half = self.setup.players / 2;
        Some(Seat(if seat.0 >= half { seat.0 - half } else { seat.0 + half }))
    }

    #[inline]
    pub fn opponents(&self, seat: Seat) -> Seats {
        self.alive.without(seat)
    }

    /// Which card this is.
    #[inline]
    pub fn card_of(&self, slot: Slot) -> CardId {
        self.def[slot.owner().index()][slot.index()]
            .expect("cards are dealt before anything is done with them")
    }

    #[inline]
    pub fn marks(&self, slot: Slot) -> &'static Marks {
        book().marks(self.card_of(slot))
    }

    /// Cards that would lie on `seat`'s sides if they were deployed (§9.2).
    #[inline]
    fn held_by(&self, seat: Seat) -> Slots {
        let own = Slot::all_of(seat).minus(self.taken);
        if !self.taken.is_empty() {
            cite(9, 2);
        }
        if seat == self.taker { own.or(self.taken) } else { own }
    }

    /// The cards on `seat`'s side at `loc`: what counts is where a card is now (§9.4).
    #[inline]
    pub fn side(&self, loc: Loc, seat: Seat) -> Slots {
        cite(9, 4);
        self.at[loc.index()].and(self.held_by(seat))
    }

    #[inline]
    pub fn face_up(&self, loc: Loc, seat: Seat) -> Slots {
        self.side(loc, seat).minus(self.down)
    }

    /// All cards of a side in the order in which they came.
    pub fn side_in_order(&self, loc: Loc, seat: Seat) -> ArrayVec<Slot, MAX_SLOTS> {
        let mut cards: ArrayVec<_, MAX_SLOTS> = self.side(loc, seat).into_iter().collect();
        cards.sort_unstable_by_key(|slot| (self.placed[slot.owner().index()][slot.index()], slot.0));
        cards
    }

    /// Whose side a deployed card is on.
    #[inline]
    pub fn holder(&self, slot: Slot) -> Seat {
        if self.taken.has(slot) { self.taker } else { slot.owner() }
    }

    pub fn deployed(&self) -> Slots {
        self.at.iter().fold(Slots::NONE, |all, at| all.or(*at))
    }

    pub fn location_of(&self, slot: Slot) -> Option<Loc> {
        (0..Loc::COUNT as u8).map(Loc).find(|loc| self.at[loc.index()].has(slot))
    }

    #[inline]
    pub fn blood(&self, loc: Loc, seat: Seat) -> u8 {
        self.blood[loc.index()][seat.index()]
    }

    #[inline]
    pub fn blood_mut(&mut self, loc: Loc, seat: Seat) -> &mut u8 {
        &mut self.blood[loc.index()][seat.index()]
    }

    /// A player is in a location with at least one card or one blood there (§5.3).
    #[inline]
    pub fn is_in(&self, loc: Loc, seat: Seat) -> bool {
        cite(5, 3);
        self.alive.has(seat) && (self.blood(loc, seat) > 0 || !self.side(loc, seat).is_empty())
    }

    pub fn present(&self, loc: Loc) -> Seats {
        self.alive.into_iter().filter(|&seat| self.is_in(loc, seat)).collect()
    }

    /// Opponents with something deployed here (§9.1); who withdrew is none any more (§5.11).
    #[inline]
    pub fn rivals(&self, loc: Loc, seat: Seat) -> Seats {
        cite(5, 11);
        cite(9, 1);
        self.present(loc).without(seat)
    }

    /// The face-up cards of a side that trigger at a moment. §3.13: a face-down card has no effect;
    /// §3.14: a passive one must be up at its very moment; §3.15: an active one works in its step,
    /// however it was played.
    #[inline]
    pub fn triggering(&self, loc: Loc, seat: Seat, when: When) -> Slots {
        if !self.side(loc, seat).and(self.down).is_empty() {
            cite(3, 13);
            cite(3, 14);
        }
        let mut triggered = Slots::NONE;
        for slot in self.face_up(loc, seat) {
            if self.marks(slot).when & when.bit() != 0 {
                cite(3, 14);
                cite(3, 15);
                triggered.insert(slot);
            }
        }
        triggered
    }

    /// A face-up card with this function of its own on `seat`'s side at `loc`.
    #[inline]
    pub fn has_own(&self, loc: Loc, seat: Seat, own: Own) -> Option<Slot> {
        self.face_up(loc, seat).into_iter().find(|&slot| self.marks(slot).own & own.bit() != 0)
    }

    /// The same, anywhere.
    pub fn find_own(&self, seat: Seat, own: Own) -> Option<(Slot, Loc)> {
        self.locations().find_map(|loc| Some((self.has_own(loc, seat, own)?, loc)))
    }

    /// The ally that lies at a location.
    pub fn ally_at(&self, at: Loc) -> Option<CardId> {
        self.ally_at[at.index()]
    }

    /// The location card of a location.
    #[inline]
    pub fn location_card(&self, at: Loc) -> Option<CardId> {
        let card = self.location_card[at.index()];
        if card.is_some() {
            cite(14, 2);
        }
        card
    }

    /// Puts a deployed card back where no location has it.
    pub fn lift(&mut self, slot: Slot) {
        for at in &mut self.at {
            at.remove(slot);
        }
        self.down.remove(slot);
        self.taken.remove(slot);
        if self.taken.is_empty() {
            self.taker = Seat(0);
        }
        self.looked[slot.owner().index()][slot.index()] = Seats::NONE;
        self.placed[slot.owner().index()][slot.index()] = 0;
    }

    /// Lays a card on `seat`'s side.
    pub fn lay(&mut self, slot: Slot, loc: Loc, seat: Seat, face_down: bool) {
        self.at[loc.index()].insert(slot);
        if slot.owner() != seat {
            self.taken.insert(slot);
            self.taker = seat;
        }
        self.stamp = self.stamp.saturating_add(1);
        self.placed[slot.owner().index()][slot.index()] = self.stamp;
        if face_down {
            self.down.insert(slot);
        } else {
            self.turn_up(slot);
        }
    }

    /// Moves a deployed card to the same player's side elsewhere, as it lies.
    pub fn shift(&mut self, slot: Slot, to: Loc) {
        for at in &mut self.at {
            at.remove(slot);
        }
        self.at[to.index()].insert(slot);
        self.stamp = self.stamp.saturating_add(1);
        self.placed[slot.owner().index()][slot.index()] = self.stamp;
    }

    /// Turns a card face up: from now on everybody knows where it is.
    pub fn turn_up(&mut self, slot: Slot) {
        self.down.remove(slot);
        self.looked[slot.owner().index()][slot.index()] = Seats::NONE;
        self[slot.owner()].shown |= 1 << slot.index();
        self.exposed.insert(slot);
    }

    /// Turns a face-up card down; whoever saw it knows it still.
    pub fn turn_down(&mut self, slot: Slot) {
        self.down.insert(slot);
        self.looked[slot.owner().index()][slot.index()] = PUBLIC;
    }

    /// Shows a face-down card to one more seat.
    pub fn show(&mut self, slot: Slot, seat: Seat) {
        let looked = &mut self.looked[slot.owner().index()][slot.index()];
        *looked = looked.with(seat);
        self.exposed.insert(slot);
    }
}
