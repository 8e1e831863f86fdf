//! Everything that is proved of Rivals, in one program: it is built once.

mod data;
mod decks;
mod endings;
mod facts;
mod forecasts;
mod hidden;
mod inserted;
mod opening;
mod standing;
mod subject;
mod text;

elysium_proof::game_tests!(subject::Subject:
    two_players = 2,
    three_players = 3,
    four_players = 4,
);
