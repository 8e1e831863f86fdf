//! The state: flat data, and the facts that rules read off it.

use elysium_kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::bug::Bug;
use crate::cards::{CARDS, DECK, Kind, MINIONS, MinionId, SEATS, Slot};
use crate::stack::{Frame, Stack};
use crate::words::Setup;

pub const POOL: i16 = 6;
pub const CAPACITY: i16 = 3;
pub const HAND: u32 = 5;
/// Pool and blood on the table and in the bank together.
pub const TOKENS: i16 = 200;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Minion {
    pub blood: i16,
    pub strength: u8,
    pub locked: bool,
    pub torpor: bool,
    /// Burned, or its player is out.
    pub gone: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerState {
    pub pool: i16,
    pub out: bool,
    /// What each slot is.
    pub def: [Kind; CARDS],
    /// Who knows what each slot is.
    pub known: [Seats; CARDS],
    /// The zones, as sets of slots. A library has no order: chance decides when it is drawn from.
    pub library: u16,
    pub hand: u16,
    pub discard: u16,
    pub minions: [Minion; MINIONS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub seats: u8,
    pub rounds: u8,
    pub round: u8,
    pub edge: Option<Seat>,
    pub bank: i16,
    pub players: [PlayerState; SEATS],
    pub stack: Stack,
    pub bug: Bug,
}

impl State {
    pub fn new(setup: &Setup) -> State {
        let minion = |strength| Minion { blood: 2, strength, ..Minion::default() };
        let player = PlayerState {
            pool: POOL,
            out: false,
            def: DECK,
            known: [Seats::NONE; CARDS],
            library: u16::MAX,
            hand: 0,
            discard: 0,
            minions: [minion(1), minion(2), minion(3)],
        };
        let mut state = State {
            seats: setup.seats,
            rounds: setup.rounds,
            round: 1,
            edge: None,
            bank: TOKENS,
            players: [player; SEATS],
            stack: Stack::new(Frame::Deal),
            bug: setup.bug,
        };
        for nobody in &mut state.players[setup.seats as usize..] {
            nobody.out = true;
            nobody.pool = 0;
            nobody.minions.iter_mut().for_each(|minion| *minion = Minion { gone: true, ..Minion::default() });
        }
        state.bank -= state.tokens_in_play();
        state
    }

    pub fn tokens_in_play(&self) -> i16 {
        self.players.iter().map(|p| p.pool + p.minions.iter().map(|m| m.blood).sum::<i16>()).sum()
    }

    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    pub fn minion(&self, id: MinionId) -> &Minion {
        &self.player(id.owner).minions[id.index as usize]
    }

    pub fn minion_mut(&mut self, id: MinionId) -> &mut Minion {
        &mut self.player_mut(id.owner).minions[id.index as usize]
    }

    pub fn ready(&self, id: MinionId) -> bool {
        !self.minion(id).gone && !self.minion(id).torpor
    }

    pub fn kind(&self, slot: Slot) -> Kind {
        self.player(slot.owner).def[slot.index as usize]
    }

    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        Slot::of_set(seat, self.player(seat).hand)
    }

    pub fn library(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        Slot::of_set(seat, self.player(seat).library)
    }

    /// `seats` learn what a card is.
    pub fn learn(&mut self, slot: Slot, seats: Seats) {
        let known = &mut self.player_mut(slot.owner).known[slot.index as usize];
        *known = Seats(known.0 | seats.0);
    }

    pub fn living(&self) -> Seats {
        Seats::first(self.seats as usize).into_iter().filter(|&seat| !self.player(seat).out).collect()
    }

    /// The next living player clockwise.
    pub fn after(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.seats as usize);
        while self.player(next).out && next != seat {
            next = next.next(self.seats as usize);
        }
        next
    }

    /// The other living players clockwise.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let (seats, living) = (self.seats as usize, self.living());
        std::iter::successors(Some(seat.next(seats)), move |s| Some(s.next(seats)))
            .take_while(move |&s| s != seat)
            .filter(move |&s| living.has(s))
    }

    /// Pool goes from a player to the bank.
    pub fn pay(&mut self, seat: Seat, pool: i16) {
        self.player_mut(seat).pool -= pool;
        if self.bug != Bug::PoolVanishes {
            self.bank += pool;
        }
    }

    pub fn gain(&mut self, seat: Seat, pool: i16) {
        self.player_mut(seat).pool += pool;
        self.bank -= pool;
    }

    /// Blood comes from the bank, or goes there.
    pub fn bleed_minion(&mut self, id: MinionId, blood: i16) {
        self.minion_mut(id).blood -= blood;
        self.bank += blood;
    }

    /// A minion leaves the game, and its blood goes to the bank.
    pub fn remove(&mut self, id: MinionId) {
        self.bleed_minion(id, self.minion(id).blood);
        let minion = self.minion_mut(id);
        (minion.gone, minion.torpor, minion.locked) = (true, false, false);
    }
}
