//! What only V:TES can say, so that everything is tried of it that is tried of any game.

mod canonical;

use elysium_kernel::testkit::Tries;
use elysium_kernel::{Game, Seat, Seed};
use elysium_kit::AnyGame;
use elysium_proof::{GameTests, Least};
use elysium_vtes::cards::CardId;
use elysium_vtes::state::Slot;
use elysium_vtes::stops::Stops;
use elysium_vtes::vocabulary::{Ask, Choice};
use elysium_vtes::{GAME, Setup, State, Vtes};

use crate::random;

pub struct Subject;

impl GameTests for Subject {
    type Game = Vtes;
    type Position = State;

    const LEAST: Least =
        Least { statements: 700, positions: 1_000, decisions: 100, wins: &[("easy", 5, 0.6)] };
    const EVERY: u64 = 8;
    const LONGEST: usize = random::LONGEST;
    const NOT_YET: &'static [(&'static str, &'static str)] = &[
        ("17.24", "no card of the pool has a research area"),
        ("17.32", "no card of the pool sets another aside"),
        ("17.39", "merging is still to come"),
    ];
    const ORDINARY_WORDS: &'static [(&'static str, &'static str)] =
        &[("option-dodge", "to dodge is a strike, and a card has its name from it")];
    const HIDDEN_CARDS_DECIDE_WHO_IS_ASKED: bool = true;
    const UNREACHABLE: &'static [(&'static str, &'static str)] = &[
        ("1.21", "which wording a card has is data"),
        ("3.33", "what is not asked again has no code"),
        ("6.31", "the data of the card say so"),
        ("10.19", "the table keeps that time: for the rules the polling ends when all have finished"),
        ("17.38", "words that nothing looks at have no code"),
    ];

    fn game() -> &'static dyn AnyGame {
        GAME
    }

    fn setup(players: u8, number: u64) -> Setup {
        random::setup(players.into(), number)
    }

    fn random_games() -> Tries {
        Tries::new(2, 40, 2_000)
    }

    fn stops(rng: &mut fastrand::Rng) -> Stops {
        crate::stops::any(rng)
    }

    fn everything() -> Setup {
        random::setup(6, 0)
    }

    /// The first question of a table with everything.
    fn table() -> (State, Seat) {
        let game =
            Game::<Vtes>::new(Self::everything(), Seed::number(0)).expect("a set-up that can be played");
        let who = game.next_question().expect("a question").who;
        (game.now().clone(), who)
    }

    fn comparable(state: &State) -> State {
        canonical::canonical(state)
    }

    fn can_be_given(state: &State) -> bool {
        let frames = state.action.is_some() || state.combat.is_some() || state.referendum.is_some();
        !frames
            && state.limbo.is_empty()
            && state.waiting.is_empty()
            && state.hits.is_empty()
            && state.queued.is_none()
    }

    /// Cards of the hand, in any window.
    fn at_hand(state: &State, who: Seat, ask: Ask) -> Vec<String> {
        if !matches!(ask, Ask::Window(_)) {
            return Vec::new();
        }
        state[who].hand.iter().map(|i| state.card(Slot::new(who, i)).slug().to_owned()).collect()
    }

    fn uses(state: &State, choice: Choice) -> Option<String> {
        let Choice::Play(slot, ..) = choice else { return None };
        Some(state.card(slot).slug().to_owned())
    }

    fn cards() -> Vec<&'static str> {
        CardId::all().map(CardId::slug).collect()
    }
}
