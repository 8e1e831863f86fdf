//! Everything that is proved of V:TES, in one program: it is built once.

mod bots;
mod cards;
mod combat;
mod decks;
mod facts;
mod made_up;
mod printed;
mod random;
mod reached;
mod rulings;
mod setup;
mod subject;
mod table;
mod texts;
mod torpor;

// Random games of each number of players, and what is tried of every game; what is left out is named here.
mod kit {
    use elysium_proof::every_game::{every_number_of_players_is_tried, random_games};

    use crate::subject::Subject;

    macro_rules! players {
        ($($name:ident = $count:literal),+) => {
            $(
                #[test]
                fn $name() {
                    random_games::<Subject>($count);
                }
            )+

            #[test]
            fn all_numbers_of_players() {
                every_number_of_players_is_tried::<Subject>(&[$($count),+]);
            }
        };
    }

    players!(two_players = 2, three_players = 3, four_players = 4, five_players = 5, six_players = 6);
}

elysium_proof::game_tests! { @each subject::Subject:
    a_bot_plays_the_same_way_with_the_same_seed
    a_whole_game_is_put_in_words
    bots_are_known_by_name
    bots_finish_every_kind_of_game
    cards_on_the_table_can_be_looked_up
    every_card_has_name_kind_and_text
    every_choice_is_written_as_the_list_says
    every_choice_lies_somewhere_or_is_declared_to_lie_nowhere
    every_event_carries_the_rule_that_applies
    every_event_is_put_in_words_or_declared_silent
    every_option_of_every_question_is_put_in_words
    every_question_is_put_in_words
    every_reason_is_put_in_words
    every_refusal_is_put_in_words
    every_scenario_holds
    everything_at_hand_is_offered_or_has_a_reason
    facts_hold_the_whole_position
    golden_records_replay_to_the_same_end
    no_card_is_named_in_plain_words
    no_code_cites_what_the_page_does_not_have
    no_language_has_holes
    no_message_is_left_over
    playouts_do_not_allocate
    positions_in_other_words_are_other_positions
    set_ups_are_made_from_words
    the_better_bots_win
    the_list_of_words_is_up_to_date
    the_page_lists_every_fact
    variants_have_names_and_explanations
}
