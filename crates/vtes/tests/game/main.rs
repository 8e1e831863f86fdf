//! Everything that is proved of V:TES, in one program: it is built once.

mod bots;
mod cards;
mod combat;
mod decks;
mod facts;
mod political;
mod printed;
mod random;
mod reached;
mod referendums;
mod setup;
mod stops;
mod subject;
mod table;
mod texts;
mod titles;
mod torpor;

elysium_proof::game_tests! { @each subject::Subject:
    every_reason_is_put_in_words
    every_scenario_holds
    facts_hold_the_whole_position
    no_code_cites_what_the_page_does_not_have
    positions_in_other_words_are_other_positions
    the_page_lists_every_fact
}
