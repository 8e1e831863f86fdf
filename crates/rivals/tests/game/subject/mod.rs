//! What only Rivals can say, so that everything is tried of it that is tried of any game.

mod at_hand;
mod canonical;
pub mod deals;
mod reasons;

use elysium_kernel::{Game, Random, Rule, Seat, Seed};
use elysium_kit::{AnyGame, Standing};
use elysium_proof::words::answer;
use elysium_proof::{GameTests, Least};
use elysium_rivals::cards::CardId;
use elysium_rivals::sets::Slot;
use elysium_rivals::setup::{RuleOptions, Setup};
use elysium_rivals::state::{Attack, AttackTarget, Laden};
use elysium_rivals::vocabulary::{Ask, Choice, Event};
use elysium_rivals::{GAME, Rivals, State, decks};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

pub struct Subject;

impl GameTests for Subject {
    type Game = Rivals;
    type Position = State;

    // `endings.rs` has it.
    const FATES_ELSEWHERE: &'static [&'static str] = &["nobody-left"];
    const LEAST: Least = Least {
        statements: 430,
        positions: 1_000,
        decisions: 20,
        wins: &[("easy", 2, 0.80), ("easy", 4, 0.55)],
    };
    const LONGEST: usize = 50_000;
    const HIDDEN_CARDS_DECIDE_WHO_IS_ASKED: bool = true;
    // §27.14: where nobody is left, nobody wins.
    const SOMEBODY_ALWAYS_WINS: bool = false;
    const CARD_SECTIONS: &'static [u8] = &[25, 26];
    const UNREACHABLE: &'static [(&'static str, &'static str)] =
        &[("15.1", "it names the disciplines, and says that they do nothing by themselves")];
    const ORDINARY_WORDS: &'static [(&'static str, &'static str)] = &[
        ("kind-vagrant", "the kind of card is meant, whose only card has its name"),
        ("when-vagrant-defeated", "the kind of card is meant, whose only card has its name"),
    ];

    fn game() -> &'static dyn AnyGame {
        GAME
    }

    fn setup(players: u8, number: u64) -> Setup {
        deals::setup(players, number)
    }

    fn stops(rng: &mut fastrand::Rng) -> Standing<Rivals> {
        elysium_proof::any_standing(rng)
    }

    fn everything() -> Setup {
        let decks = decks::STARTERS.iter().filter_map(|(name, _)| decks::starter(name)).collect();
        Setup {
            decks,
            options: RuleOptions { custom: true, errata: true, bluffs: true, ..RuleOptions::default() },
        }
    }

    /// An attack is under way, and seat A has the deck with Conspiracies and one of them face down.
    fn table() -> (State, Seat) {
        let mut state = attack();
        state.def[A.index()] = state.def[3];
        let down = (0..40).find(|&i| state.card(Slot::library(A, i)) == card("lost-glory"));
        state[A].laden.clear();
        state[A].laden.push(Laden { card: down.expect("a Conspiracy"), down: true, ..Laden::default() });
        (state, B)
    }

    fn comparable(state: &State) -> State {
        canonical::canonical(state)
    }

    fn can_be_given(state: &State) -> bool {
        state.attack.is_none() && state.scheme.is_none() && state.claimant.is_none()
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
        CardId::all().map(CardId::slug).collect()
    }
}

pub fn card(slug: &str) -> CardId {
    CardId::find(slug).unwrap_or_else(|| panic!("there is no card {slug}"))
}

/// A new table with everything on it.
pub fn new_game(seed: u8) -> Game<Rivals> {
    Game::new(Subject::everything(), Seed([seed; 32])).expect("a set-up that can be played")
}

/// The first game in which somebody attacks a vampire, when it happens.
fn attack() -> State {
    for seed in 0..=u8::MAX {
        let (mut game, mut player) = (new_game(seed), Random::new(seed.into()));
        while answer(&mut game, &mut player, 1) {
            if matches!(game.now().attack, Some(Attack { first: AttackTarget::Vampire(_), .. })) {
                return *game.now();
            }
        }
    }
    panic!("nobody has attacked anybody")
}
