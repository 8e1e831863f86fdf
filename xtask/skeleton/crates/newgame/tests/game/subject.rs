//! What only the game can say; the tests that every game has follow from it.

use elysium_kernel::{Game, Rule, Seat, Seed};
use elysium_kit::AnyGame;
use elysium_newgame::cards::CardId;
use elysium_newgame::vocabulary::{Ask, Choice, Event};
use elysium_newgame::{GAME, Newgame, Setup, State};
use elysium_proof::{GameTests, Least};

pub struct Subject;

impl GameTests for Subject {
    type Game = Newgame;
    const ORDINARY_WORDS: &'static [(&'static str, &'static str)] = &[("card", "the names themselves")];
    type Position = State;

    const LEAST: Least = Least { statements: 7, positions: 100, decisions: 3, wins: &[("easy", 3, 0.35)] };
    const LONGEST: usize = 20;
    const HIDDEN_CARDS_DECIDE_WHO_IS_ASKED: bool = false;

    fn game() -> &'static dyn AnyGame {
        GAME
    }

    fn setup(players: u8, _: u64) -> Setup {
        Setup { players }
    }

    fn everything() -> Setup {
        Setup { players: 4 }
    }

    fn table() -> (State, Seat) {
        let game = Game::<Newgame>::new(Self::everything(), Seed::number(1)).expect("four can play");
        (*game.now(), Seat(0))
    }

    /// All of a state is part of the position.
    fn comparable(state: &State) -> State {
        *state
    }

    fn can_be_the_reason(rule: Rule, event: &Event) -> bool {
        let reason = match event {
            Event::Round { .. } | Event::Played { .. } => (2, 1),
            Event::Drew { .. } => (1, 2),
            Event::Point { .. } => (2, 3),
            Event::Won { .. } => (3, 1),
        };
        rule == Rule::new(reason.0, reason.1)
    }

    /// All that a player can use is the hand.
    fn at_hand(state: &State, who: Seat, ask: Ask) -> Vec<String> {
        let hand = state.hands[who.index()].iter().filter(|_| ask == Ask::Play);
        hand.map(|card| card.slug().to_string()).collect()
    }

    fn uses(_: &State, choice: Choice) -> Option<String> {
        if let Choice::Play(card) = choice { Some(card.slug().to_string()) } else { None }
    }

    /// A scenario or a test proves each card.
    fn cards() -> Vec<&'static str> {
        CardId::all().map(CardId::slug).collect()
    }
}
