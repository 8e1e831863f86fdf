//! Positions and scripts for hand-written tests. Tests act through questions and answers only.

use std::collections::VecDeque;

use elysium_kernel::{AnswerError, Game, Seat, Seed, Viewer};

use crate::bug::Bug;
use crate::cards::{EVERYBODY, Slot};
use crate::rules::Skirmish;
use crate::stack::{Frame, Phase, Stack};
use crate::state::State;
use crate::words::{Event, Setup, notation};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);
pub const E: Seat = Seat(4);

pub struct Played {
    pub game: Game<Skirmish>,
}

/// A's turn with these hands, seat by seat. Libraries are empty and all other cards lie open, so
/// nothing happens that the test did not ask for.
pub fn position(hands: [&str; 5], change: impl FnOnce(&mut State)) -> State {
    let mut state = State::new(&Setup::table());
    for (seat, hand) in EVERYBODY.into_iter().zip(hands) {
        for name in hand.split_whitespace() {
            let mut free = Slot::of_set(seat, state.player(seat).library);
            let slot = free.find(|slot| state.kind(*slot).name() == name).expect("the deck has this card");
            let player = state.player_mut(seat);
            player.library &= !slot.bit();
            player.hand |= slot.bit();
            player.known[slot.index as usize] = elysium_kernel::Seats::one(seat);
        }
        let rest = std::mem::take(&mut state.player_mut(seat).library);
        state.player_mut(seat).discard = rest;
        Slot::of_set(seat, rest).for_each(|slot| state.learn(slot, EVERYBODY));
    }
    state.stack = Stack::new(Frame::Round { bids: false, next: B });
    state.stack.push(Frame::Turn { seat: A, phase: Phase::Minions });
    change(&mut state);
    state
}

/// All minions of these seats are locked, so that they do not block.
pub fn lock(state: &mut State, seats: &[Seat]) {
    for &seat in seats {
        state.player_mut(seat).minions.iter_mut().for_each(|minion| minion.locked = true);
    }
}

impl Played {
    pub fn new(hands: [&str; 5], change: impl FnOnce(&mut State)) -> Played {
        let start = position(hands, change);
        let game = Game::from_position(Setup::table(), Seed::number(1), start, VecDeque::new());
        Played { game }
    }

    /// From the very start, with a deal by chance.
    pub fn dealt(seed: u64) -> Played {
        let game = Game::new(Setup { bug: Bug::None, ..Setup::table() }, Seed::number(seed));
        Played { game: game.expect("five may play") }
    }

    /// Answers line by line, `B play:save`. The slot of a card may be left out.
    pub fn script(&mut self, script: &str) -> &mut Self {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, word) = line.split_once(' ').expect("a seat and a word");
            let seat: Seat = seat.parse().expect("a seat");
            let word = self.whole(seat, word);
            if let Err(rejected) = self.game.play(seat, &word) {
                panic!("{line}: {rejected}; asked is {}", self.asked());
            }
        }
        self
    }

    pub fn rejection(&self, seat: Seat, word: &str) -> AnswerError<Skirmish> {
        let word = self.whole(seat, word);
        self.game.clone().play(seat, &word).expect_err("not to be taken")
    }

    /// `play:save` for `play:save.b14`, whether it is offered or refused.
    fn whole(&self, seat: Seat, word: &str) -> String {
        let Some(open) = self.game.question(seat) else { return word.into() };
        let refused = open.refused.iter().map(|(choice, _)| *choice);
        let mut words = open.options.iter().copied().chain(refused).map(|c| notation(self.game.now(), c));
        let with_slot = format!("{word}.");
        words.find(|w| w.starts_with(&with_slot)).unwrap_or_else(|| word.into())
    }

    /// Who is asked what: `B Deflect`.
    pub fn asked(&self) -> String {
        let waiting = self.game.open().iter().filter(|open| open.given.is_none());
        let name = |ask: String| ask.split([' ', '{']).next().unwrap_or_default().to_string();
        let asked: Vec<_> = waiting.map(|o| format!("{} {}", o.who, name(format!("{:?}", o.ask)))).collect();
        asked.join(", ")
    }

    /// The options of whoever is asked, without the slots of cards.
    pub fn options(&self) -> String {
        let Some(open) = self.game.next_question() else { return String::new() };
        let word =
            |choice| notation(self.game.now(), choice).split('.').next().unwrap_or_default().to_string();
        open.options.iter().map(|&choice| word(choice)).collect::<Vec<_>>().join(" ")
    }

    pub fn heard(&self, viewer: Viewer) -> Vec<Event> {
        self.game.log().since(0, viewer).map(|(_, _, event)| event).collect()
    }

    pub fn has_happened(&self, event: Event) -> bool {
        self.heard(Viewer::Omniscient).contains(&event)
    }

    pub fn state(&self) -> &State {
        self.game.now()
    }
}
