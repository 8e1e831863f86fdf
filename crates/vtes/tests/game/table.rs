//! Positions and scripts for hand-written tests: cards are put where they should lie, and everything else goes through
//! questions and answers in notation.

use std::collections::VecDeque;

use elysium_kernel::{Game, Seat, Seed, Viewer};
use elysium_vtes::cards::{CardId, CardKind};
use elysium_vtes::moment::Moment;
use elysium_vtes::state::{Host, MinionId, Step};
use elysium_vtes::vocabulary::{Ask, Choice, Event};
use elysium_vtes::{Deck, Setup, State, TableOptions, Vtes, position};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// Where a card begins.
enum Place {
    Ready,
    Torpor,
    Hand,
    Library,
    On(&'static str),
}

/// A's minion phase, before anything is done in it. Libraries are empty unless cards are put there, so nothing is drawn that the
/// test did not ask for.
pub struct Position {
    seats: usize,
    cards: Vec<(Seat, &'static str, Place)>,
    changes: Vec<Change>,
}

type Change = Box<dyn Fn(&mut State)>;

pub fn card(slug: &str) -> CardId {
    CardId::find(slug).unwrap_or_else(|| panic!("no card {slug}"))
}

/// A minion in play, by its name.
pub fn minion(state: &State, slug: &str) -> MinionId {
    let mut all = state.controlled().or(state.contested).iter();
    all.find(|&one| state.card(state[one].slot) == card(slug))
        .unwrap_or_else(|| panic!("{slug} is not in play"))
}

impl Position {
    pub fn new(seats: usize) -> Position {
        Position { seats, cards: Vec::new(), changes: Vec::new() }
    }

    fn put(mut self, seat: Seat, slugs: &'static str, place: fn() -> Place) -> Position {
        self.cards.extend(slugs.split_whitespace().map(|slug| (seat, slug, place())));
        self
    }

    /// Vampires and allies, ready and full of blood.
    pub fn ready(self, seat: Seat, slugs: &'static str) -> Position {
        self.put(seat, slugs, || Place::Ready)
    }

    pub fn torpor(self, seat: Seat, slugs: &'static str) -> Position {
        self.put(seat, slugs, || Place::Torpor)
    }

    pub fn hand(self, seat: Seat, slugs: &'static str) -> Position {
        self.put(seat, slugs, || Place::Hand)
    }

    pub fn library(self, seat: Seat, slugs: &'static str) -> Position {
        self.put(seat, slugs, || Place::Library)
    }

    /// Cards on a minion that is in play already.
    pub fn on(mut self, seat: Seat, bearer: &'static str, slugs: &'static str) -> Position {
        self.cards.extend(slugs.split_whitespace().map(|slug| (seat, slug, Place::On(bearer))));
        self
    }

    pub fn change(mut self, change: impl Fn(&mut State) + 'static) -> Position {
        self.changes.push(Box::new(change));
        self
    }

    pub fn blood(self, slug: &'static str, blood: u8) -> Position {
        self.change(move |state| {
            let minion = minion(state, slug);
            state[minion].blood = blood;
        })
    }

    pub fn locked(self, slug: &'static str) -> Position {
        self.change(move |state| {
            let minion = minion(state, slug);
            state.locked.insert(minion);
        })
    }

    pub fn pool(self, seat: Seat, pool: u8) -> Position {
        self.change(move |state| state[seat].pool = pool)
    }

    pub fn start(self) -> Table {
        self.start_at(Step::Minion)
    }

    pub fn start_at(self, step: Step) -> Table {
        let mut decks: Vec<_> =
            (0..self.seats).map(|_| Deck { crypt: Vec::new(), library: Vec::new() }).collect();
        for (seat, slug, _) in &self.cards {
            let (card, deck) = (card(slug), &mut decks[seat.index()]);
            let pile =
                if matches!(card.kind(), CardKind::Crypt(_)) { &mut deck.crypt } else { &mut deck.library };
            pile.push(card);
        }
        let setup = Setup { decks, options: TableOptions::default() };
        let mut state = State::new(&setup);
        (state.step, state.turn, state.active) = (step, 5, A);
        for seat in state.everyone() {
            state[seat].pool = 20;
        }
        for (seat, slug, place) in &self.cards {
            let slot = position::find(&state, *seat, card(slug)).expect("a card of the deck");
            put(&mut state, slot, place);
        }
        // Once for what follows from the changes, and once more for what they set against it.
        self.changes.iter().for_each(|change| change(&mut state));
        position::refresh(&mut state);
        self.changes.iter().for_each(|change| change(&mut state));
        Table { game: Game::from_position(setup, Seed::number(1), state, VecDeque::new()) }
    }
}

fn put(state: &mut State, slot: elysium_vtes::state::Slot, place: &Place) {
    match place {
        Place::Ready | Place::Torpor => {
            let one =
                position::minion(state, slot, if slot.is_crypt() { 20 } else { 3 }).expect("there is room");
            if matches!(place, Place::Torpor) {
                state.ready.remove(one);
                state.torpor.insert(one);
            }
        }
        Place::Hand => position::hand(state, slot),
        Place::Library => {}
        Place::On(bearer) => {
            let host = Host::Minion(minion(state, bearer));
            position::permanent(state, slot, host, 0).expect("there is room");
        }
    }
}

/// A game under way.
pub struct Table {
    pub game: Game<Vtes>,
}

impl Table {
    pub fn state(&self) -> &State {
        self.game.now()
    }

    /// The same table, with a change made by hand in the middle of what is under way.
    pub fn changed(&self, change: impl Fn(&mut State)) -> Table {
        let mut state = self.state().clone();
        change(&mut state);
        elysium_vtes::position::refresh(&mut state);
        let setup = self.game.setup().clone();
        Table { game: Game::from_position(setup, Seed::number(1), state, VecDeque::new()) }
    }

    /// Answers line by line: `A act:mkhokheli`.
    pub fn play(&mut self, script: &str) -> &mut Table {
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, word) = line.split_once(' ').expect("a seat and a word");
            let seat: Seat = seat.parse().expect("a seat");
            if let Err(rejected) = self.game.play(seat, word) {
                panic!("{line}: {rejected}; {}", self.asked());
            }
        }
        self
    }

    /// Everybody passes until something is asked that is neither a window nor a chance to cancel.
    pub fn pass(&mut self) -> &mut Table {
        while let Some(open) = self.game.next_question() {
            let window = matches!(open.ask, Ask::Window(moment) if moment != Moment::Between);
            if !window && !matches!(open.ask, Ask::AsPlayed(..) | Ask::Would(..)) {
                break;
            }
            let who = open.who;
            self.game.apply(who, Choice::Pass).expect("who is in a window may pass");
        }
        self
    }

    /// Who is asked what, with the options.
    pub fn asked(&self) -> String {
        let waiting = self.game.open().iter().filter(|open| open.given.is_none());
        let line = |open: &elysium_kernel::Open<Vtes>| {
            let words: Vec<_> = open.options.iter().map(|&choice| self.word(choice)).collect();
            format!("{} {:?}: {}", open.who, open.ask, words.join(" "))
        };
        waiting.map(line).collect::<Vec<_>>().join("; ")
    }

    fn word(&self, choice: Choice) -> String {
        <Vtes as elysium_kernel::Rules>::notation(self.state(), choice)
    }

    /// May this seat answer so now?
    pub fn offers(&self, seat: Seat, word: &str) -> bool {
        self.game.find(seat, word).is_ok()
    }

    pub fn events(&self) -> Vec<Event> {
        self.game.log().since(0, Viewer::Omniscient).map(|(_, _, event)| event).collect()
    }

    pub fn pool(&self, seat: Seat) -> u8 {
        self.state()[seat].pool
    }

    /// Is a card in somebody's ash heap?
    pub fn in_ash(&self, seat: Seat, slug: &str) -> bool {
        let state = self.state();
        let mut ash = state[seat].ash.iter();
        ash.any(|index| state.card(elysium_vtes::state::Slot::new(seat, index)) == card(slug))
    }
}
