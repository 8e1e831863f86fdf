//! What a game says of itself once, and all that is tried of it from there on.

use std::fmt::Debug;

use elysium_kernel::scenario::Facts;
use elysium_kernel::testkit::Tries;
use elysium_kernel::{Rule, Rules, Seat};
use elysium_kit::{AnyGame, Title};

pub type Setup<T> = <<T as GameTests>::Game as Rules>::Setup;
pub type State<T> = <<T as GameTests>::Game as Rules>::State;
pub type Ask<T> = <<T as GameTests>::Game as Rules>::Ask;
pub type Choice<T> = <<T as GameTests>::Game as Rules>::Choice;
pub type Event<T> = <<T as GameTests>::Game as Rules>::Event;

/// What only the game can say: a unit of its test program implements this, and [`game_tests!`](crate::game_tests!)
/// makes the tests.
pub trait GameTests: 'static {
    type Game: Title + Facts;
    /// A position as it is compared, see [`GameTests::comparable`].
    type Position: Clone + PartialEq + Debug;

    const LEAST: Least;
    /// No random game takes more answers than this.
    const LONGEST: usize;
    /// In random games everything is tried at each question, or in long ones at each so-manieth.
    const EVERY: u64 = 1;
    /// Can a card that somebody may not know decide who else is asked? Where it can, a viewer may see from
    /// the questions that something hidden is so and not otherwise.
    const HIDDEN_CARDS_DECIDE_WHO_IS_ASKED: bool;
    /// Or can a game end without a winner?
    const SOMEBODY_ALWAYS_WINS: bool = true;
    /// Sections of the rules page with rulings on cards: they need a proof, and no code of their own.
    const CARD_SECTIONS: &'static [u8] = &[];
    /// Statements that scenarios prove though no code is there to be reached, each with the reason: a definition, or
    /// something that does not happen.
    const UNREACHABLE: &'static [(&'static str, &'static str)] = &[];
    /// Statements of the page that are not carried out yet, each with the reason: nothing cites or proves them.
    const NOT_YET: &'static [(&'static str, &'static str)] = &[];
    /// Ways a game ends that no scenario shows, by word: a test of the game does.
    const FATES_ELSEWHERE: &'static [&'static str] = &[];
    /// Messages in which the name of a card is an ordinary word, and why.
    const ORDINARY_WORDS: &'static [(&'static str, &'static str)] = &[];

    /// The game as it is registered.
    fn game() -> &'static dyn AnyGame;

    /// A table for random games. The bits of the number say which variants it is played with.
    fn setup(players: u8, number: u64) -> Setup<Self>;

    /// How many random games of each number of players a quick, a usual and a thorough run have.
    fn random_games() -> Tries {
        Tries::new(8, 24, 4_096)
    }

    /// Where a player might want to be asked, in games that let players say so.
    fn stops(_: &mut fastrand::Rng) -> <Self::Game as Rules>::Stops {
        Default::default()
    }

    /// A table with as much on it as there can be.
    fn everything() -> Setup<Self>;

    /// A state in which everything that a sample of the vocabulary mentions is there, and who is asked in it.
    fn table() -> (State<Self>, Seat);

    /// The state without what is no part of a position, so that the same positions are equal.
    fn comparable(state: &State<Self>) -> Self::Position;

    /// Can this position, in which a step begins, be given by its facts?
    fn can_be_given(_: &State<Self>) -> bool {
        true
    }

    /// Can this rule be the reason for the event?
    fn can_be_the_reason(_: Rule, _: &Event<Self>) -> bool {
        true
    }

    /// What the player who is asked this has at hand, by name: cards of the hand and abilities in play. Nothing where
    /// the question is not about using any. [`GameTests::uses`] gives the same names.
    fn at_hand(state: &State<Self>, who: Seat, ask: Ask<Self>) -> Vec<String>;

    /// What of it a choice would use.
    fn uses(state: &State<Self>, choice: Choice<Self>) -> Option<String>;

    /// Every card, by the name that its proof gives.
    fn cards() -> Vec<&'static str> {
        Vec::new()
    }
}

/// Fewer than these, and a test would mean nothing.
#[derive(Clone, Copy, Debug)]
pub struct Least {
    /// Statements of the rules page.
    pub statements: usize,
    /// Positions in the random games whose facts are tried.
    pub positions: usize,
    /// Decisions of a random game, on average.
    pub decisions: usize,
    /// The share of games that a bot wins at a table of so many players against bots of the weakest kind.
    pub wins: &'static [(&'static str, u8, f64)],
}

/// The table of a random game: each number of players in turn, and apart from that each mixture.
pub fn setup<T: GameTests>(number: u64) -> Setup<T> {
    let counts = T::Game::player_counts();
    let players = counts[(number % counts.len() as u64) as usize];
    T::setup(players, mixture(number))
}

/// The mixture of variants in a random game: all its bits change from number to number.
pub(crate) fn mixture(number: u64) -> u64 {
    number.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32
}

/// The tests of any game, by name.
pub mod every_game {
    pub use crate::bots::{
        a_bot_plays_the_same_way_with_the_same_seed, bots_are_known_by_name, bots_finish_every_kind_of_game,
        the_better_bots_win,
    };
    pub use crate::endings::{every_end_says_why, every_fate_comes_up};
    pub use crate::facts::{
        facts_hold_the_whole_position, positions_in_other_words_are_other_positions,
        scenarios_are_written_from_games, the_page_lists_every_fact,
    };
    pub use crate::forecasts::{every_forecast_is_put_in_words, forecasts_tell_nothing_hidden};
    pub use crate::golden::golden_records_replay_to_the_same_end;
    pub use crate::hints::hints_are_options_and_give_nothing_away;
    pub use crate::kit::{every_number_of_players_is_tried, random_games};
    pub use crate::list::{every_choice_is_written_as_the_list_says, the_list_of_words_is_up_to_date};
    pub use crate::log::every_event_carries_the_rule_that_applies;
    pub use crate::page::{
        every_statement_and_every_card_is_proved_by_a_test, every_statement_is_cited_by_code,
        no_code_cites_what_the_page_does_not_have,
    };
    pub use crate::places::every_choice_lies_somewhere_or_is_declared_to_lie_nowhere;
    pub use crate::plans::{chains_name_what_there_is, plans_are_what_is_asked_in_a_row};
    pub use crate::playouts::playouts_do_not_allocate;
    pub use crate::reached::every_scenario_reaches_what_it_proves;
    pub use crate::reasons::everything_at_hand_is_offered_or_has_a_reason;
    pub use crate::scenarios::every_scenario_holds;
    pub use crate::setups::{set_ups_are_made_from_words, variants_have_names_and_explanations};
    pub use crate::tables::{a_whole_game_is_put_in_words, cards_on_the_table_can_be_looked_up};
    pub use crate::words::{
        every_card_has_name_kind_and_text, every_event_is_put_in_words_or_declared_silent,
        every_fate_is_put_in_words, every_lesson_is_put_in_words, every_motive_is_put_in_words,
        every_option_of_every_question_is_put_in_words, every_question_is_put_in_words,
        every_reason_is_put_in_words, every_refusal_is_put_in_words, every_stop_is_put_in_words,
        no_card_is_named_in_plain_words, no_language_has_holes, no_message_is_left_over,
    };
}

/// Makes the tests of a game: `game_tests!(Subject: two_players = 2, three_players = 3)`. Random games of each
/// number of players are a test by themselves, so that they run beside each other.
#[macro_export]
macro_rules! game_tests {
    ($Subject:path: $($players:ident = $count:literal),+ $(,)?) => {
        mod kit {
            use super::*;

            $(
                #[test]
                fn $players() {
                    $crate::every_game::random_games::<$Subject>($count);
                }
            )+

            #[test]
            fn every_number_of_players_is_tried() {
                $crate::every_game::every_number_of_players_is_tried::<$Subject>(&[$($count),+]);
            }
        }

        $crate::game_tests! { @each $Subject:
            a_bot_plays_the_same_way_with_the_same_seed
            a_whole_game_is_put_in_words
            bots_are_known_by_name
            bots_finish_every_kind_of_game
            cards_on_the_table_can_be_looked_up
            chains_name_what_there_is
            every_card_has_name_kind_and_text
            every_choice_is_written_as_the_list_says
            every_choice_lies_somewhere_or_is_declared_to_lie_nowhere
            every_end_says_why
            every_event_carries_the_rule_that_applies
            every_event_is_put_in_words_or_declared_silent
            every_fate_comes_up
            every_fate_is_put_in_words
            every_forecast_is_put_in_words
            every_lesson_is_put_in_words
            every_motive_is_put_in_words
            every_option_of_every_question_is_put_in_words
            every_question_is_put_in_words
            every_reason_is_put_in_words
            every_refusal_is_put_in_words
            every_scenario_holds
            every_scenario_reaches_what_it_proves
            every_statement_and_every_card_is_proved_by_a_test
            every_statement_is_cited_by_code
            every_stop_is_put_in_words
            everything_at_hand_is_offered_or_has_a_reason
            facts_hold_the_whole_position
            forecasts_tell_nothing_hidden
            golden_records_replay_to_the_same_end
            hints_are_options_and_give_nothing_away
            no_card_is_named_in_plain_words
            no_code_cites_what_the_page_does_not_have
            no_language_has_holes
            no_message_is_left_over
            plans_are_what_is_asked_in_a_row
            playouts_do_not_allocate
            positions_in_other_words_are_other_positions
            scenarios_are_written_from_games
            set_ups_are_made_from_words
            the_better_bots_win
            the_list_of_words_is_up_to_date
            the_page_lists_every_fact
            variants_have_names_and_explanations
        }
    };
    (@each $Subject:path: $($test:ident)+) => {
        $(
            #[test]
            fn $test() {
                $crate::every_game::$test::<$Subject>();
            }
        )+
    };
}
