//! What only Vendetta can say, so that everything is tried of it that is tried of any game.

mod at_hand;
mod reasons;

use elysium_kernel::{Game, Random, Rule, Seat, Seed};
use elysium_kit::{AnyGame, Standing};
use elysium_proof::words::answer;
use elysium_proof::{GameTests, Least};
use elysium_vendetta::cards::CardId;
use elysium_vendetta::sets::{Loc, Slot};
use elysium_vendetta::vocabulary::{Ask, Choice, Event};
use elysium_vendetta::{GAME, Setup, State, Vendetta};

const B: Seat = Seat(1);
/// A card of the second seat.
pub const SLOT: Slot = Slot::of(B, 0);

pub struct Subject;

impl GameTests for Subject {
    type Game = Vendetta;
    type Position = (State, Vec<Slot>);

    const LEAST: Least =
        Least { statements: 260, positions: 1_000, decisions: 50, wins: &[("easy", 4, 0.45)] };
    const LONGEST: usize = 2_000;
    const HIDDEN_CARDS_DECIDE_WHO_IS_ASKED: bool = false;
    const CARD_SECTIONS: &'static [u8] = &[17];
    const ORDINARY_WORDS: &'static [(&'static str, &'static str)] =
        &[("option-done", "Spanish has the same word for \"done\" and for the card Ready")];

    fn game() -> &'static dyn AnyGame {
        GAME
    }

    fn setup(players: u8, number: u64) -> Setup {
        let bit = |i: u32| number >> i & 1 == 1;
        Setup {
            players,
            location_cards: bit(0),
            relics: bit(1),
            teams: players == 6 || players == 4 && bit(2),
            homemade: true,
            deploying_may_empty_own_pool: bit(3),
            blood_alone_is_ranked: bit(4),
            zero_power_players_are_ranked: !bit(5),
            triggers_after_whole_play: !bit(6),
        }
    }

    fn stops(rng: &mut fastrand::Rng) -> Standing<Vendetta> {
        elysium_proof::any_standing(rng)
    }

    fn everything() -> Setup {
        Setup { relics: true, location_cards: true, teams: true, ..Setup::for_players(4) }
    }

    /// The sampled card lies face down somewhere.
    fn table() -> (State, Seat) {
        let mut state = *game(1).now();
        state.lift(SLOT);
        state.lay(SLOT, Loc(0), B, true);
        (state, B)
    }

    /// Left out are the numbers behind the order of cards on a side (the order itself is compared), and what was
    /// shown in the step under way.
    fn comparable(state: &State) -> (State, Vec<Slot>) {
        let sides = state.locations().flat_map(|at| (0..state.setup.players).map(move |i| (at, Seat(i))));
        let order = sides.flat_map(|(at, seat)| state.side_in_order(at, seat)).collect();
        let mut state = *state;
        (state.placed, state.stamp, state.exposed) = Default::default();
        (state, order)
    }

    fn can_be_the_reason(rule: Rule, event: &Event) -> bool {
        reasons::fits(event, rule)
    }

    fn at_hand(state: &State, who: Seat, ask: Ask) -> Vec<String> {
        at_hand::at_hand(state, who, ask)
    }

    fn uses(state: &State, choice: Choice) -> Option<String> {
        at_hand::uses(state, choice)
    }

    fn cards() -> Vec<&'static str> {
        CardId::all().map(CardId::code).collect()
    }
}

/// A good way into a game.
pub fn game(seed: u8) -> Game<Vendetta> {
    let mut game = Game::new(Subject::everything(), Seed([seed; 32])).expect("a set-up that can be played");
    answer(&mut game, &mut Random::new(seed.into()), 60);
    game
}
